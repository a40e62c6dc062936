"""The numbers of Patrol's engine: places of cards, actions, goals and limits; and the variants of a game.

Each seat has eight places for the cards it has in play: five soldiers, and up to three units that powers make. A
place keeps its number for a whole round: the order in which the owner laid the cards down.

    seat 0   places 0 to 7      a1 to a8
    seat 1   places 8 to 15     b1 to b8
"""

from typing import Final, NamedTuple

from vedette.core.game import Rules

SEATS: Final = 2
HAND: Final = 5
"""How many soldiers a player fields each round."""
UNITS: Final = 3
"""How many wizard units a player can have at once."""
PLACES: Final = HAND + UNITS
"""How many places for cards in play one seat has."""
TABLE: Final = SEATS * PLACES
PATROLS: Final = 5
"""How many patrols a seat can form at most; patrols are numbered from 1 where 0 stands for none."""
SLOTS: Final = 120
"""The most cards that a deck can have; a legal one has 90 (§1.2)."""
HALF: Final = 60
"""How many slots of a deck one word of a bit mask stands for; a mask of a whole deck takes two words."""

# Actions, ascending: what chance settles, what the set-up asks, what a turn offers, what completes and answers it.
FIRST: Final = 0
"""The actions ``FIRST + seat`` of chance: this seat attacks first."""
DRAW: Final = 2
"""The actions ``DRAW + slot`` of chance: this card of the deck is the next that is drawn."""
LAY: Final = 122
"""The actions ``LAY + 5 * card + patrol``: a card of the hand is laid face down into a patrol, both counted from 0;
the next number that no patrol has forms a new one."""
PAIR: Final = 147
"""The actions ``PAIR + 5 * own + enemy``: these two patrols, counted from 0, are assigned to each other."""
STAY: Final = 172
RUN: Final = 173
"""The actions ``RUN + place``: the card at this place of the acting seat returns to base."""
ATTACK: Final = 181
"""The actions ``ATTACK + place``: the card at this place of the acting seat attacks; sacrifices and the target
follow."""
SACRIFICE: Final = 189
"""The actions ``SACRIFICE + place``: a patrolmate of the attacker is declared as a sacrifice."""
USE: Final = 197
"""The actions ``USE + 2 * place + which``: the card's own ability (0) or its colour's (1) is used."""
MOVE: Final = 213
"""The actions ``MOVE + 5 * place + patrol``: a card changes to another patrol of its side (Mobility)."""
TARGET: Final = 253
"""The actions ``TARGET + place``, a place of either seat: the card there is attacked, or chosen for an ability."""
PASS: Final = 269
"""The action by which the card that was aimed at does not answer."""
ANSWER: Final = 270
"""The actions ``ANSWER + which``: the card that was aimed at answers with its own ability (0) or its colour's (1)."""
GO: Final = 272
"""The action that does the next stage of an attack, an ability or the end of a round, which nobody chooses."""
ACTIONS: Final = 273

RULES: Final = Rules("patrol", 1, SEATS, ACTIONS)

# Goals (§9).
NORMAL: Final = 0
QUICK: Final = 1
ROUNDS: Final = 2
LORE: Final = 3
POINTS: Final = (20, 10)
"""How many points end a Normal game, and a Quick one."""

# Bounds that only keep a game finite (§8.5).
QUIET_LIMIT: Final = 20
ROUND_LIMIT: Final = 200
DRY_LIMIT: Final = 10
GAME_LIMIT: Final = 60


class Options(NamedTuple):
    """The goal and the variants that a game is played with; the defaults are the rules without any variant."""

    goal: int = NORMAL
    rounds: int = 8
    """How many rounds are played where the goal is a set number of them: an even number."""
    free_reveal: bool = False
    """Whether an ability may be used without anybody to use it on (§5.3)."""
    blind: bool = False
    """Whether who is attacked answers before the attacker turns up (§4.3)."""
    reshuffle: bool = False
    """Whether who has no card left to draw shuffles the discards into a new deck (§3.1)."""
    many: bool = False
    """Whether patrols that are left over are assigned to enemy patrols that face one already (§3.4)."""
    wounds: bool = False
    """Whether damage stays on a card until the end of the round (§4.6)."""
    wide: bool = False
    """Whether Counter also answers any reveal ability used in the patrol that its card faces (§6.7)."""
    closed: bool = False
    """Whether neither player is told what is in the other's deck (§1.5)."""
    hand: int = HAND
    """How many soldiers a player fields: five, or fewer in small versions of the game."""
