"""The words of Patrol as numbers: places, actions, goals, options.

Each seat has eight places for the cards it has in play: five soldiers, and up to three units that powers make.
A place keeps its number for a whole round: the order in which the owner laid the cards down.

    seat 0   places 0 to 7      a1 to a8
    seat 1   places 8 to 15     b1 to b8
"""

from typing import Final, NamedTuple

from vedette.core.game import Rules

SEATS: Final = 2
HAND: Final = 5
"""Soldiers that a player fields each round."""
UNITS: Final = 3
"""Units that a player can have at once."""
PLACES: Final = HAND + UNITS
"""Of one seat."""
TABLE: Final = SEATS * PLACES
PATROLS: Final = 5
"""The most that a seat can form; they are numbered from 1 where 0 is none."""
SLOTS: Final = 120
"""The most cards that a deck can have; a legal one has 90 (§1.2)."""
HALF: Final = 60
"""Slots in a word of a mask."""

# Actions, ascending: what chance settles, what the set-up asks, what a turn offers, what completes and answers it.
FIRST: Final = 0
"""``FIRST + seat``: this seat attacks first."""
DRAW: Final = 2
"""``DRAW + slot``: the next card is this one of the deck."""
LAY: Final = 122
"""``LAY + 5 * card + patrol``: a card of the hand goes face down into a patrol; the next number founds one."""
PAIR: Final = 147
"""``PAIR + 5 * own + enemy``: these two patrols are assigned to each other."""
STAY: Final = 172
RUN: Final = 173
"""``RUN + place``: this card of one's own returns to base."""
ATTACK: Final = 181
"""``ATTACK + place``: this card attacks; sacrifices and the target follow."""
SACRIFICE: Final = 189
"""``SACRIFICE + place``: a patrolmate of the attacker is given up for its attack."""
USE: Final = 197
"""``USE + 2 * place + which``: a card's own ability (0) or its colour's (1) is used."""
MOVE: Final = 213
"""``MOVE + 5 * place + patrol``: a card changes to another patrol of its side (Mobility)."""
TARGET: Final = 253
"""``TARGET + place`` of the table: what is attacked, or chosen for an ability."""
PASS: Final = 269
"""The card that was aimed at does not answer."""
ANSWER: Final = 270
"""``ANSWER + which``: it does, with its own ability (0) or its colour's (1)."""
GO: Final = 272
"""The next stage of what is going on, which nobody chooses."""
ACTIONS: Final = 273

RULES: Final = Rules("patrol", 1, SEATS, ACTIONS)

# Goals (§9).
NORMAL: Final = 0
QUICK: Final = 1
ROUNDS: Final = 2
LORE: Final = 3
POINTS: Final = (20, 10)
"""What ends a Normal and a Quick game."""

# Bounds that only keep a game finite (§8.5).
QUIET_LIMIT: Final = 20
ROUND_LIMIT: Final = 200
DRY_LIMIT: Final = 10
GAME_LIMIT: Final = 60


class Options(NamedTuple):
    """The variants, as data; the defaults are the rules as ruled."""

    goal: int = NORMAL
    rounds: int = 8
    """How many are played to the goal ROUNDS: an even number."""
    free_reveal: bool = False
    """An ability may be used without anybody to use it on (§5.3)."""
    blind: bool = False
    """Who is attacked answers before the attacker turns up (§4.3)."""
    reshuffle: bool = False
    """Who has no card left to draw shuffles the discards into a new deck (§3.1)."""
    many: bool = False
    """Patrols that nobody is left for face one that faces another already (§3.4)."""
    wounds: bool = False
    """Damage stays on a card until the end of the round (§4.6)."""
    wide: bool = False
    """Counter answers any reveal ability used in the patrol that its card faces (§6.7)."""
    closed: bool = False
    """Neither player is told what is in the other's deck (§1.5)."""
    hand: int = HAND
    """Soldiers that a player fields: five, fewer in small twins of the game."""
