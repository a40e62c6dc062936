"""The errors of input: each says what was wrong, where, and what would be right."""

from typing import final


class Trouble(Exception):  # noqa: N818 (its kinds are the names that people read)
    """Input that cannot be taken. ``message`` is an id of the words, ``values`` what it names.

    The words themselves live with the languages: a surface asks ``language.explain(trouble, language)``
    for the one line a person reads.
    """

    def __init__(self, message: str, values: dict[str, str] | None = None) -> None:
        """Keep the id of the message and the values it names; ``where`` is a value like the others."""
        self.message = message
        self.values: dict[str, str] = {} if values is None else values
        super().__init__(message, self.values)

    def __str__(self) -> str:
        """Return the id and the values, for a traceback or a test."""
        named = ", ".join([f"{name}={value!r}" for name, value in self.values.items()])
        return f"{self.message} ({named})" if named else self.message


@final
class Unreadable(Trouble):
    """The text is not in the language that was expected."""


@final
class Illegal(Trouble):
    """The text means something that may not be done, or not here."""


@final
class Ambiguous(Trouble):
    """The text means more than one thing; the values name them."""


@final
class Unsupported(Trouble):
    """The game does not have what was asked for, or not with this deck or these variants."""

    def __init__(self, what: str, game: str) -> None:
        """Name what was asked for, as it was asked for (``solve``, ``--grade``), and the game."""
        super().__init__("game-lacks", {"game": game, "what": what, "kind": what.strip("-")})
