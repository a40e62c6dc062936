"""An answer that is typed: the words of one choice or beginnings of them, or a command in any language."""

import re

from vedette.core.language import LANGUAGES, say


def named(text: str, choices: list[str]) -> list[int]:
    """Return the choices, by index, whose words hold all these words or beginnings of words, in whatever case.

    Where some hold all of them whole (``patrol I``), they alone are meant, not those where they begin others (``II``).
    """
    wanted = text.casefold().split()
    told = [re.split(r"[\s,:;()]+", choice.casefold()) for choice in choices]
    begun = [
        at for at, words in enumerate(told) if all(any(word.startswith(part) for word in words) for part in wanted)
    ]
    return [at for at in begun if all(part in told[at] for part in wanted)] or begun


def printed(name: str, faces: list[str]) -> list[str]:
    """Return the cards, each as all that is printed on it, that a name or beginnings of its words mean."""
    begun = [face for face in faces if face.casefold().startswith(name.casefold())]
    return begun or [faces[at] for at in named(name, [face.split("(")[0] for face in faces])]


def commands(names: tuple[str, ...], letters: dict[str, str], message: str) -> dict[str, str]:
    """Return the commands by everything that may be typed for them.

    A command has its own name, one in each language (``message`` says it, given ``name``), and its letters.
    """
    known = {**letters, **{name: name for name in names}}
    for name in names:
        known.update({say(language, message, name=name).casefold(): name for language in LANGUAGES})
    return known
