"""Matches what a user typed with choices, by words or their beginnings, and with commands in any language."""

import io
import re

from vedette.core.language import LANGUAGES, say


def lenient(*streams: object) -> None:
    """Let text streams replace characters that their encoding lacks; to be called before the first line is read."""
    for stream in streams:
        if isinstance(stream, io.TextIOWrapper) and stream.errors != "replace":
            stream.reconfigure(errors="replace")


def named(text: str, choices: list[str]) -> list[int]:
    """Return the indices of the choices that contain all these words or beginnings of words, ignoring case.

    Whole words win: ``patrol I`` means the choices with ``I``, not those with ``II``.
    """
    wanted = text.casefold().split()
    told = [re.split(r"[\s,:;()]+", choice.casefold()) for choice in choices]
    begun = [
        at for at, words in enumerate(told) if all(any(word.startswith(part) for word in words) for part in wanted)
    ]
    return [at for at in begun if all(part in told[at] for part in wanted)] or begun


def printed(name: str, faces: list[str]) -> list[str]:
    """Return the cards, each as its printed text, with names that match these words or beginnings of words."""
    begun = [face for face in faces if face.casefold().startswith(name.casefold())]
    return begun or [faces[at] for at in named(name, [face.split("(")[0] for face in faces])]


def commands(names: tuple[str, ...], letters: dict[str, str], message: str) -> dict[str, str]:
    """Return each command's name by all that may be typed for it.

    That is its own name, one in each language (``message`` says it, given ``name``), and its letters.
    """
    known = {**letters, **{name: name for name in names}}
    for name in names:
        known.update({say(language, message, name=name).casefold(): name for language in LANGUAGES})
    return known
