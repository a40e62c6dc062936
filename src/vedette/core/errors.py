"""The errors of input: each says what was wrong, where, and what would be right."""

from typing import final


class Trouble(Exception):
    """Input that cannot be taken. ``message`` is a message id, ``values`` are its arguments.

    ``language.explain(trouble, language)`` returns the one line for the user.
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
    """An error of input: the text does not parse, or names something that does not exist."""


@final
class Illegal(Trouble):
    """An error of input: the text parses, but what it asks for is not allowed, or not here."""


@final
class Ambiguous(Trouble):
    """An error of input: the text has more than one meaning; the values name them."""


@final
class Unsupported(Trouble):
    """An error of input: the game does not offer what was asked for, or not with this deck or these variants."""

    def __init__(self, what: str, game: str) -> None:
        """Name what was asked for, as it was asked for (``solve``, ``--grade``), and the game."""
        super().__init__("game-lacks", {"game": game, "what": what, "kind": what.strip("-")})
