"""A phrase: a sentence that is said again and again, its words kept beside what they were said with."""

from typing import Final

from vedette.core.language import say

KEPT: Final = 4096
"""Words that one phrase keeps; with more it begins anew."""


class Phrase:
    """A message and the names of its values. To say it is to say the message, and quicker from the second time on."""

    def __init__(self, message: str, *names: str) -> None:
        """Say this message with values of these names."""
        self.message = message
        self.names = names
        self._kept: dict[tuple[object, ...], str] = {}

    def say(self, language: str, *values: str | float) -> str:
        """Return the message in a language, with values in the order of their names; raises as ``language.say``."""
        key = (language, *values)
        words = self._kept.get(key)
        if words is None:
            if len(self._kept) >= KEPT:
                self._kept.clear()
            words = self._kept[key] = say(language, self.message, **dict(zip(self.names, values, strict=True)))
        return words
