"""The variants of Patrol by their names: names read as options, and options as names."""

from typing import Final

from vedette.core.errors import Unreadable
from vedette.games.patrol.engine.rules import GAME_LIMIT, LORE, QUICK, ROUNDS, Options

QUICK_NAME: Final = "quick"
LORE_NAME: Final = "lore"
ROUNDS_NAME: Final = "rounds-8"
"""The name of the goal of a set number of rounds; any even number may stand for the 8."""
FREE: Final = "free-reveals"
BLIND: Final = "blind-answers"
RESHUFFLE: Final = "reshuffle"
MANY: Final = "many-to-one"
WOUNDS: Final = "wounds"
WIDE: Final = "wide-counter"
CLOSED: Final = "closed-decks"
SWITCHES: Final = {
    FREE: "free_reveal",
    BLIND: "blind",
    RESHUFFLE: "reshuffle",
    MANY: "many",
    WOUNDS: "wounds",
    WIDE: "wide",
    CLOSED: "closed",
}
"""Variants that are on or off, by the field of ``Options`` that they set."""
GOALS: Final = (QUICK_NAME, ROUNDS_NAME, LORE_NAME)
"""The names of what a game may be played for, in place of 20 points: one of these at most (§9)."""
NAMES: Final = (*GOALS, *SWITCHES)
"""The names of all variants that users are offered."""


def named(names_: list[str]) -> Options:
    """Return the variants of these names.

    Raises Unreadable for one that there is not (``patrol-option``) and for two goals (``patrol-goals``).
    """
    options = Options()
    goals = list(dict.fromkeys([name for name in names_ if name not in SWITCHES]))
    for name in names_:
        head, _, number = name.partition("-")
        if name == QUICK_NAME:
            options = options._replace(goal=QUICK)
        elif name == LORE_NAME:
            options = options._replace(goal=LORE)
        elif name in SWITCHES:
            options = options._replace(**{SWITCHES[name]: True})
        elif head == "rounds" and number.isascii() and number.isdecimal() and len(number) < 3 and even(int(number)):
            options = options._replace(goal=ROUNDS, rounds=int(number))
        else:
            raise Unreadable("patrol-option", {"name": name, "options": ", ".join(NAMES), "most": str(GAME_LIMIT)})
    if len(goals) > 1:
        raise Unreadable("patrol-goals", {"first": goals[0], "second": goals[1]})
    return options


def even(rounds: int) -> bool:
    """Return whether a game can have so many rounds (§9.3)."""
    return rounds % 2 == 0 and 2 <= rounds <= GAME_LIMIT


def names(options: Options) -> list[str]:
    """Return the names of the variants that are on in these options, a goal other than the usual one first."""
    goals = {QUICK: QUICK_NAME, LORE: LORE_NAME, ROUNDS: f"rounds-{options.rounds}"}
    found = [goals[options.goal]] if options.goal in goals else []
    return found + [name for name, field in SWITCHES.items() if getattr(options, field)]
