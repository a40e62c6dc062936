"""What a beginner knows of good play: a worth for each thing that may be done, from the seat's own view.

The rules of level 1. Points are levels won by showing oneself and living, so a card is worth its level, and a point.

- Kill what can be seen to die, most of all without dying oneself; a face-down enemy counts as an average one.
- Use an ability rather than stay: it reveals, and a revealed card that lives is a point.
- A face-up card that can be killed runs when it is worth more than the point that it would win.
- Answer if one can: Shield and Counter are for that.
- In the set-up, patrols of two and three.
"""

from typing import Final

from mypy_extensions import i64

from vedette.core.chance import Stream
from vedette.core.judge import Judge
from vedette.games.patrol.reach import enemies, level
from vedette.games.patrol.rules import (
    ANSWER,
    ATTACK,
    HAND,
    LAY,
    MOVE,
    PAIR,
    PASS,
    PATROLS,
    PLACES,
    RUN,
    SACRIFICE,
    STAY,
    TABLE,
    TARGET,
    USE,
)
from vedette.games.patrol.setup import Setup
from vedette.games.patrol.state import ACTOR, BITS, CARDS, HANDS, KNOWN, POWER, SLOT, UP
from vedette.games.patrol.strength import attack, health
from vedette.games.patrol.tables import SPAN
from vedette.games.patrol.turn import Position

POINT: Final = 30
"""What a point weighs, and so does a level of a card."""
UNSEEN: Final = 2
"""The attack and the health that a face-down enemy is taken to have, before its counters."""
STAYING: Final = 40


class Beginner(Judge):
    """The plain rules of thumb. It imagines one position and asks it only what its view holds."""

    def __init__(self, game: Setup) -> None:
        """Judge this game."""
        self.game = game

    def scores(self, view: bytes, legal: list[int]) -> list[int]:
        """Return a score for each legal action."""
        position = self.game.imagine(view, Stream(0))
        return [self._score(position, action) for action in legal]

    def _score(self, position: Position, action: int) -> int:  # noqa: C901, PLR0911 (one return for each kind of action)
        w = position.words
        seat = position.mover()
        first = PLACES * seat
        if action < PAIR:
            return _laying(position, action - LAY)
        if action < STAY:
            return 0
        if action == STAY:
            return STAYING
        if action >= ANSWER:
            return 100
        if action == PASS:
            return 10
        if action >= TARGET:
            return self._target(position, action - TARGET)
        if action >= MOVE:
            return 5
        if action >= USE:
            up = w[CARDS + first + (action - USE) // 2] & UP
            return 5 if up else STAYING + POINT
        if action >= SACRIFICE:
            return -POINT * (1 + int(level(position.tables, i64(seat), w[CARDS + first + action - SACRIFICE])))
        if action >= ATTACK:
            return self._attack(position, i64(first + action - ATTACK))
        return _running(position, i64(first + action - RUN))

    def _attack(self, position: Position, place: i64) -> int:
        """Return what the best target of an attack is worth."""
        w = position.words
        best = -1000
        for at in range(TABLE):
            if enemies(w, place, w[CARDS + place]) & BITS[at]:
                best = max(best, _duel(position, place, i64(at)))
        return STAYING + best

    @staticmethod
    def _target(position: Position, at: int) -> int:
        """Return what it is worth to aim at a card."""
        w = position.words
        actor = w[ACTOR] - 1
        own = at // PLACES == actor // PLACES
        if w[POWER] == 0:
            return _duel(position, actor, i64(at))
        shown = own or w[CARDS + at] & KNOWN != 0
        weight = int(level(position.tables, i64(at // PLACES), w[CARDS + at])) if shown else UNSEEN
        return weight + (2 if w[CARDS + at] & UP else 0)


def _strengths(position: Position, place: i64, seat: i64) -> tuple[i64, i64]:
    """Return a card's attack and health, or what a seat that cannot know it must suppose."""
    w = position.words
    card = w[CARDS + place]
    if place // PLACES == seat or card & KNOWN:
        return attack(position.tables, w, place), health(position.tables, w, place)
    printed = position.tables.level[SPAN * (place // PLACES) + (card & SLOT)]
    supposed = UNSEEN + level(position.tables, place // PLACES, card) - printed
    return supposed, supposed


def _value(position: Position, place: i64, seat: i64) -> i64:
    """Return what a card is worth: a point, and its level."""
    card = position.words[CARDS + place]
    known = place // PLACES == seat or card & KNOWN != 0
    return POINT + 10 * (level(position.tables, place // PLACES, card) if known else i64(UNSEEN))


def _duel(position: Position, place: i64, other: i64) -> int:
    """Return what an attack is worth by what can be seen: whom it kills, whom it costs, whom it reveals."""
    w = position.words
    seat = place // PLACES
    mine = _strengths(position, place, seat)
    theirs = _strengths(position, other, seat)
    worth: i64 = 0
    if theirs[1] <= mine[0]:
        worth += _value(position, other, seat)
    elif w[CARDS + other] & UP == 0:
        worth -= POINT
    if mine[1] <= theirs[0]:
        worth -= _value(position, place, seat)
    elif w[CARDS + place] & UP == 0:
        worth += POINT
    return int(worth)


def _running(position: Position, place: i64) -> int:
    """Return what it is worth to run: much for a good card that can be killed, little for any other."""
    w = position.words
    seat = place // PLACES
    card = w[CARDS + place]
    own = _strengths(position, place, seat)
    front = enemies(w, place, card)
    threat: i64 = 0
    for at in range(TABLE):
        if front & BITS[at]:
            hits = _strengths(position, i64(at), seat)[0]
            threat = max(threat, hits)
    if threat < own[1]:
        return -POINT if card & UP else 0
    return STAYING - POINT // 2 + 6 * int(level(position.tables, seat, card)) - (0 if card & UP else POINT // 3)


def _laying(position: Position, which: int) -> int:
    """Return what it is worth to lay the first card of the hand so: patrols of three and two."""
    w = position.words
    seat = position.mover()
    card, number = divmod(which, PATROLS)
    first = min([at for at in range(HAND) if w[HANDS + HAND * seat + at]])
    laid = len([at for at in range(HAND) if w[CARDS + PLACES * seat + at]])
    wanted = 0 if laid < 3 else 1
    return (10 if card == first else 0) + (5 if number == wanted else 0)
