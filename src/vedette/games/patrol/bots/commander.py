"""What a commander knows of good play: a worth for each thing that may be done, from the seat's own view.

In thirtieths of a point (``prospects.py``):

- A point is won by living face up, and high levels live: a card is worth its point and the levels it keeps.
- Attack where the outcomes are worth most on average; what lies face down is as strong as its deck list allows.
- A weak card dies cheaply, because the next of the deck replaces it; a strong one that can be killed runs.
- Use an ability for what it does and for being face up after it.
- Answer, unless the attack is welcome.
- In the set-up those stand alone whose abilities need nobody beside them, if there are two of them, and all others
  together, who find more to attack, and more to give up for it, than three and two.
- Assign many to few, and to many whoever gains by being outnumbered.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vedette.core.chance import Stream
from vedette.core.game import OVER, State
from vedette.core.player import CERTAIN, Judge
from vedette.games.patrol.bots.abilities import aim, use
from vedette.games.patrol.bots.company import OFTEN, SELDOM, alone, assigned, laying
from vedette.games.patrol.bots.judgement import PRICE, Judgement
from vedette.games.patrol.bots.prospects import POINT, Prospects, kept, shown, unseen
from vedette.games.patrol.engine import rules
from vedette.games.patrol.engine import state as layout
from vedette.games.patrol.engine.card_tables import SPAN
from vedette.games.patrol.engine.game import Setup
from vedette.games.patrol.engine.reach import level
from vedette.games.patrol.engine.state import patrolling, zone
from vedette.games.patrol.engine.turn import Position
from vedette.games.patrol.engine.view import VIEWER, read

HORIZON: Final = 10
"""How many points before the goal the end is near: levels kept for later rounds are worth less and less from there
on."""
COUNTS: Final = 64
"""How many counts of unseen cards are cached; a round takes a few."""
SLIP: Final = 10
"""How many of a hundred quick choices are made at random."""


class Commander(Judge):
    """Scores actions and positions by the finer rules of thumb, from what the view of a seat would show."""

    def __init__(self, game: Setup) -> None:
        self.game = game
        tables = game.likely()
        self.prospects = Prospects(tables, tables.whole)
        """What face-down cards may be, counted over whole decks: in imagined rounds nobody counts the cards that were
        seen."""
        self._counted: dict[bytes, Prospects] = {}
        self.alone = vec[i64]([0] * (SPAN * rules.SEATS))
        """For each card of both decks, how likely it is laid alone, in thousandths."""
        for seat in range(rules.SEATS):
            for slot in range(len(tables.decks[seat].cards)):
                self.alone[SPAN * seat + slot] = alone(tables, SPAN * seat + slot)

    def scores(self, view: bytes, legal: list[int]) -> list[int]:
        """Return a score for each legal action, by what the dead and the cards that were seen leave of the decks."""
        position = self.game.imagine(view, Stream(0))
        return self.weigh(position, legal, self.counted(position))

    def counted(self, position: Position) -> Prospects:
        """Return chances of what face-down cards may be, over unseen cards; over whole decks if lists are closed."""
        if self.game.options.closed:
            return self.prospects
        masks = unseen(position.words)
        key = bytes(masks)
        found = self._counted.get(key)
        if found is None:
            if len(self._counted) >= COUNTS:
                self._counted.clear()
            found = self._counted[key] = Prospects(position.tables, masks)
        return found

    def quick(self, state: State, legal: list[int], rng: Stream) -> int:
        """Return a quick choice for an imagined position: the best by these rules, sometimes a random action."""
        if not isinstance(state, Position):
            raise TypeError(state)
        if len(legal) == 1 or rng.below(100) < SLIP:
            return legal[rng.below(len(legal))]
        scores = self.weigh(state, legal)
        return legal[scores.index(max(scores))]

    def weigh(self, position: Position, legal: list[int], prospects: Prospects | None = None) -> list[int]:
        """Return a score for each legal action of a position's mover, by what that seat can see of it.

        ``prospects`` tell what face-down cards may be, by default those of whole decks.
        """
        if legal[0] < rules.STAY:
            weighed = laying if legal[0] < rules.PAIR else assigned
            return [weighed(position, i64(position.mover()), action) for action in legal]
        look = Judgement(prospects or self.prospects, position, i64(position.mover()))
        return [int(_score(position, look, i64(action))) for action in legal]

    def credible(self, state: State, seat: int) -> int:
        """Return in thousandths how well the enemy's formation goes with who is imagined in it.

        Who stands alone from the beginning seldom wants company, and the other way round. Where an enemy has died or
        run, those who stand alone now may have had company.
        """
        if not isinstance(state, Position):
            raise TypeError(state)
        if self.game.options.closed:
            return CERTAIN
        w = state.words
        first: i64 = rules.PLACES * (1 - seat)
        mates = vec[i64]([0] * (rules.PATROLS + 1))
        laid: i64 = 0
        for at in range(rules.PLACES):
            card = w[layout.CARDS + first + at]
            if patrolling(card) and card & layout.SLOT != layout.UNIT:
                mates[zone(card)] += 1
                laid += 1
        found: i64 = CERTAIN
        for at in range(rules.PLACES):
            card = w[layout.CARDS + first + at]
            if patrolling(card) and card & layout.KNOWN == 0:
                lone = self.alone[SPAN * (1 - seat) + (card & layout.SLOT)]
                if mates[zone(card)] > 1:
                    found = found * (CERTAIN - lone) // (CERTAIN - SELDOM)
                elif laid >= self.game.options.hand:
                    found = found * lone // OFTEN
        return int(found)

    def worth(self, view: bytes) -> float:
        """Return how likely a win looks: the lead in points and in levels, against what is left to the goal."""
        return self.chance(self.game.imagine(view, Stream(0)), int(read(view)[VIEWER]))

    def value(self, state: State, seat: int) -> float:
        """Return how likely a seat is to win an imagined position."""
        if not isinstance(state, Position):
            raise TypeError(state)
        return self.chance(state, seat)

    def chance(self, position: Position, seat: int) -> float:
        """Return how likely a seat is to win a position, in 0..1, by the points and by the cards in play."""
        if position.mover() == OVER:
            return position.returns()[seat]
        w = position.words
        left = self._left(position)
        points: i64 = POINT * (w[layout.SCORES + seat] - w[layout.SCORES + 1 - seat])
        future: i64 = 0
        for at in range(rules.TABLE):
            place: i64 = at
            card = w[layout.CARDS + place]
            if card and card & layout.SLOT != layout.UNIT and card & layout.POISONED == 0:
                sign: i64 = 1 if place // rules.PLACES == seat else -1
                rank = level(position.tables, place // rules.PLACES, card)
                future += sign * (kept(rank) - self.prospects.draw[place // rules.PLACES])
                if card & layout.UP and patrolling(card):
                    points += sign * POINT
                    future += sign * (shown(rank) - POINT)
        for at in range(rules.HAND):
            for owner in range(2):
                card = w[layout.HANDS + rules.HAND * owner + at]
                if card:
                    rank = level(position.tables, i64(owner), card)
                    worth = kept(rank) - self.prospects.draw[owner]
                    future += worth if owner == seat else -worth
        ahead = int(points) + int(future) * min(left, HORIZON) // HORIZON
        return 0.5 + ahead / (2 * (abs(ahead) + POINT * (2 + left // 2)))

    def _left(self, position: Position) -> int:
        """Return how far the end of the game is, counted in points that the leader may still score."""
        goal = self.game.options.goal
        if goal in (rules.ROUNDS, rules.LORE):
            return (
                2 * (self.game.options.rounds - int(position.words[layout.ROUND])) if goal == rules.ROUNDS else HORIZON
            )
        points = rules.POINTS[1] if goal == rules.QUICK else rules.POINTS[0]
        return max(1, points - max(position.score(0), position.score(1)))


def _score(position: Position, look: Judgement, action: i64) -> i64:  # noqa: C901 (one return for each kind of action)
    w = position.words
    first: i64 = rules.PLACES * look.seat
    if action == rules.STAY:
        return 1
    if action >= rules.ANSWER:
        return _answering(position, look)
    if action == rules.PASS:
        return 0
    if action >= rules.TARGET:
        if w[layout.POWER]:
            return aim(look, action - rules.TARGET)
        return look.duel(w[layout.ACTOR] - 1, action - rules.TARGET, look.pledged())
    if action >= rules.MOVE:
        way = action - rules.MOVE
        return look.moved(first + way // rules.PATROLS, way % rules.PATROLS + 1)
    if action >= rules.USE:
        if position.phase() == layout.WINDOW:
            return 50
        place: i64 = first + (action - rules.USE) // 2
        if w[layout.CARDS + place] & layout.UP:
            return -look.exposed(place) - 5
        return use(look, place, (action - rules.USE) % 2)
    if action >= rules.SACRIFICE:
        return look.sacrifice(first + action - rules.SACRIFICE)
    if action >= rules.ATTACK:
        return _attacking(look, first + action - rules.ATTACK)
    return look.retreat(first + action - rules.RUN)


def _attacking(look: Judgement, place: i64) -> i64:
    """Return what an attack is worth, alone or with the one sacrifice that helps it most."""
    best = look.assault(place, i64(0))
    w = look.field.words
    for at in range(rules.PLACES):
        mate: i64 = rules.PLACES * look.seat + at
        if (
            mate != place
            and patrolling(w[layout.CARDS + mate])
            and (w[layout.CARDS + mate] ^ w[layout.CARDS + place]) & layout.ZONE_BITS == 0
        ):
            best = max(best, look.assault(place, look.attack[mate]) - look.lost(mate) - PRICE)
    return best


def _answering(position: Position, look: Judgement) -> i64:
    """Return what an answer is worth: much, unless the attacker would die of the attack and the target live."""
    w = position.words
    if w[layout.POWER]:
        return 50
    aimed = w[layout.AIMED] - 1
    actor = w[layout.ACTOR] - 1
    if not look.sees(actor):
        return 50
    lives = look.health[aimed] > look.attack[actor] + w[layout.SUM]
    return i64(-10) if lives and look.attack[aimed] >= look.health[actor] else i64(50)
