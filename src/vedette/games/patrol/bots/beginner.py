"""What a beginner knows of good play: a worth for each thing that may be done, from the seat's own view.

The rules of level 1. Points are levels won by showing oneself and living, so a card is worth its level, and a point.

- Kill what can be seen to die, most of all without dying oneself; a face-down enemy counts as one a little better than
  the average, since those that lived are.
- Use an ability rather than stay: it reveals, and a revealed card that lives is a point.
- A good card that an enemy in sight can kill, and live, runs, unless to stay ends the round.
- Answer if one can: Shield and Counter are for that.
- Give up a patrolmate for an attack where what dies of it is worth more.
- All five stand together: soldiers laid alone face nobody, so an opponent who only reveals soldiers scores unhindered.
"""

from typing import Final

from mypy_extensions import i64

from vedette.core.bits import BIT
from vedette.core.chance import Stream
from vedette.core.player import Judge
from vedette.games.patrol.bots.company import together
from vedette.games.patrol.engine import rules, vocabulary
from vedette.games.patrol.engine import state as layout
from vedette.games.patrol.engine.card_tables import SPAN
from vedette.games.patrol.engine.game import Setup
from vedette.games.patrol.engine.reach import enemies, level
from vedette.games.patrol.engine.state import patrol, zone
from vedette.games.patrol.engine.strength import attack, health
from vedette.games.patrol.engine.turn import Position

POINT: Final = 30
"""The worth of a point in a beginner's rules of thumb; a level of a card is worth a third of it."""
UNSEEN: Final = 3
"""The attack and the health that a face-down enemy is taken to have, before its counters."""
STAYING: Final = 40
"""The score of an action that changes nothing; to stay scores half a point more, since who shows itself risks it."""


class Beginner(Judge):
    """Scores actions by the plain rules of thumb; it imagines one position and asks it only what its view holds."""

    def __init__(self, game: Setup) -> None:
        self.game = game

    def scores(self, view: bytes, legal: list[int]) -> list[int]:
        """Return a score for each legal action of the mover of a view; the highest is the best."""
        position = self.game.imagine(view, Stream(0))
        return [self._score(position, action) for action in legal]

    def _score(self, position: Position, action: int) -> int:  # noqa: C901 (one return for each kind of action)
        w = position.words
        seat = position.mover()
        first = rules.PLACES * seat
        if action < rules.PAIR:
            return together(position, i64(seat), action)
        if action < rules.STAY:
            return 0
        if action == rules.STAY:
            return STAYING + POINT // 2
        if action >= rules.ANSWER:
            return 100
        if action == rules.PASS:
            return 10
        if action >= rules.TARGET:
            return self._target(position, action - rules.TARGET)
        if action >= rules.MOVE:
            return 5
        if action >= rules.USE:
            up = w[layout.CARDS + first + (action - rules.USE) // 2] & layout.UP
            return 5 if up else STAYING + POINT
        if action >= rules.SACRIFICE:
            return _helped(position, w[layout.ACTOR] - 1, i64(first + action - rules.SACRIFICE))
        if action >= rules.ATTACK:
            return STAYING + _attacking(position, i64(first + action - rules.ATTACK))
        return _running(position, i64(first + action - rules.RUN))

    @staticmethod
    def _target(position: Position, at: int) -> int:
        """Return what it is worth to choose the card at a place as the target of the present attack or ability."""
        w = position.words
        actor = w[layout.ACTOR] - 1
        own = at // rules.PLACES == actor // rules.PLACES
        if w[layout.POWER] == 0:
            return _duel(position, actor, i64(at), _pledged(position))
        if not own and _survives(position, actor, i64(at)):
            return 0
        shown = own or w[layout.CARDS + at] & layout.KNOWN != 0
        weight = int(level(position.tables, i64(at // rules.PLACES), w[layout.CARDS + at])) if shown else UNSEEN
        return weight + (2 if w[layout.CARDS + at] & layout.UP else 0)


def _strengths(position: Position, place: i64, seat: i64) -> tuple[i64, i64]:
    """Return a card's attack and health, or what a seat that cannot know it must suppose."""
    w = position.words
    card = w[layout.CARDS + place]
    if place // rules.PLACES == seat or card & layout.KNOWN:
        return attack(position.tables, w, place), health(position.tables, w, place)
    printed = position.tables.level[SPAN * (place // rules.PLACES) + (card & layout.SLOT)]
    supposed = UNSEEN + level(position.tables, place // rules.PLACES, card) - printed
    return supposed, supposed


def _survives(position: Position, actor: i64, other: i64) -> bool:
    """Return whether an enemy seems to have too much health to die of the ability that is being used."""
    w = position.words
    tables = position.tables
    which = 2 * (SPAN * (actor // rules.PLACES) + (w[layout.CARDS + actor] & layout.SLOT)) + w[layout.POWER] - 1
    clause = tables.clauses[tables.choice[which]]
    if clause >> vocabulary.DO_AT & vocabulary.PART != vocabulary.SHOOT:
        return False
    amount = (clause >> vocabulary.AMOUNT_AT & vocabulary.AMOUNT_BITS) - vocabulary.NO_AMOUNT
    if amount == vocabulary.OWN:
        amount = attack(tables, w, actor)
    return _strengths(position, other, actor // rules.PLACES)[1] > amount


def _value(position: Position, place: i64, seat: i64) -> i64:
    """Return what a card is worth: 10 for each level, and a point, or half a point while it lies face down."""
    card = position.words[layout.CARDS + place]
    known = place // rules.PLACES == seat or card & layout.KNOWN != 0
    point = POINT if card & layout.UP else POINT // 2
    return point + 10 * (level(position.tables, place // rules.PLACES, card) if known else i64(UNSEEN))


def _duel(position: Position, place: i64, other: i64, added: i64) -> int:
    """Return what an attack, with what sacrifices add, is worth by what can be seen: kills, losses, reveals."""
    w = position.words
    seat = place // rules.PLACES
    mine = _strengths(position, place, seat)
    theirs = _strengths(position, other, seat)
    worth: i64 = 0
    if theirs[1] <= mine[0] + added:
        worth += _value(position, other, seat)
    elif w[layout.CARDS + other] & layout.UP == 0:
        worth -= POINT
    if mine[1] <= theirs[0]:
        worth -= _value(position, place, seat)
    elif w[layout.CARDS + place] & layout.UP == 0:
        worth += POINT
    return int(worth)


def _assault(position: Position, place: i64, added: i64) -> int:
    """Return what a card's attack is worth on its best target; ``added`` is the attack that sacrifices add."""
    w = position.words
    best = -1000
    for at in range(rules.TABLE):
        if enemies(w, place, w[layout.CARDS + place]) & BIT[at]:
            best = max(best, _duel(position, place, i64(at), added))
    return best


def _helped(position: Position, place: i64, mate: i64) -> int:
    """Return what an attack is worth for which a patrolmate is given up beside those that are already."""
    added = _pledged(position) + attack(position.tables, position.words, mate)
    return _assault(position, place, added) - int(_value(position, mate, mate // rules.PLACES))


def _attacking(position: Position, place: i64) -> int:
    """Return what an attack is worth, alone or with the patrolmate given up for it that helps most."""
    w = position.words
    mates = patrol(w, place // rules.PLACES, zone(w[layout.CARDS + place])) & ~BIT[place]
    best = _assault(position, place, i64(0))
    for mate in range(rules.TABLE):
        if mates & BIT[mate]:
            best = max(best, _helped(position, place, i64(mate)))
    return best


def _pledged(position: Position) -> i64:
    """Return the attack that the declared sacrifices add."""
    w = position.words
    total: i64 = 0
    for place in range(rules.TABLE):
        if w[layout.GIVEN] & BIT[place]:
            total += attack(position.tables, w, i64(place))
    return total


def _running(position: Position, place: i64) -> int:
    """Return what it is worth to run: much for a good card that can be killed, little for any other."""
    w = position.words
    seat = place // rules.PLACES
    card = w[layout.CARDS + place]
    own = _strengths(position, place, seat)
    front = enemies(w, place, card)
    threat: i64 = 0
    for at in range(rules.TABLE):
        if front & BIT[at] and w[layout.CARDS + at] & layout.KNOWN:
            theirs = _strengths(position, i64(at), seat)
            if theirs[1] > own[0]:
                threat = max(threat, theirs[0])
    if threat < own[1] or w[layout.STAYS]:  # if the enemy just stayed, to stay ends the round
        return -POINT if card & layout.UP else 0
    return STAYING - POINT // 2 + 8 * int(level(position.tables, seat, card)) - (0 if card & layout.UP else POINT // 3)
