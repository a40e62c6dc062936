"""What an attack or an answer would come to, as far as its seat can know, played out in positions that it may be in.

Nothing hidden is asked for. A card that the seat knows falls or stands where every such position says so; where they
differ, and of a card that lies hidden, nobody can tell.
"""

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from vedette.core.bits import BIT
from vedette.core.chance import Stream
from vedette.core.errors import Illegal
from vedette.games.patrol.engine import state as at
from vedette.games.patrol.engine.card_tables import SPAN
from vedette.games.patrol.engine.game import Setup
from vedette.games.patrol.engine.legal import attacking
from vedette.games.patrol.engine.rules import HALF, HAND, PASS, PLACES, TABLE, TARGET
from vedette.games.patrol.engine.stages import lead
from vedette.games.patrol.engine.strength import attack, health
from vedette.games.patrol.engine.turn import Position
from vedette.games.patrol.engine.view import MET_LISTS, read, slots
from vedette.games.patrol.engine.vocabulary import DO_AT, PART, SHOOT

WORLDS: Final = 5


class ClashNumbers(NamedTuple):
    """Attack and health of both cards in a clash."""

    attack: int
    """The attack of the attacker, sacrifices added."""
    health: int
    back: int
    """The attack of the card that is attacked."""
    against: int
    """The health of the card that is attacked."""


class ProspectCounts(NamedTuple):
    """What an attack on a hidden card comes to, counted over every card that it may be, where nobody answers."""

    cards: int
    beats: int
    """With how many of the cards the target falls and the attacker stands."""
    trades: int
    loses: int
    """With how many of the cards the attacker alone falls."""
    answers: int
    """How many of the cards may answer, which is counted as if they did not."""


class AttackForesight(NamedTuple):
    """What an attack, an ability or an answer would come to: what is sure of it, and what is not."""

    actor: int
    aimed: int
    hidden: bool
    """The target lies face down, so that its owner may answer, and nobody knows who it is."""
    shot: bool
    """Whether it is no fight, but an ability that kills its target if the health is low."""
    blow: ClashNumbers | None
    """The numbers of the clash; None where it does not come to one, or its numbers are not sure."""
    falls: dict[int, bool | None]
    """Whether a card falls, by place, of the two and of all others that may; None where nobody can tell."""
    over: bool
    """Whether the attack or the ability is over after these actions; else a choice or an answer comes first."""
    cancelled: bool
    """Whether these actions end an ability without its having taken effect."""


def blow(state: Position) -> ClashNumbers | None:
    """Return both sides' numbers in the clash that comes now; None where the attacker's power leaves no fight."""
    fight = state.copy()
    if not lead(fight):
        return None
    words, tables = fight.words, fight.tables
    one = i64(words[at.ACTOR] - 1)
    other = i64(words[at.AIMED] - 1)
    return ClashNumbers(
        int(attack(tables, words, one) + words[at.SUM]),
        int(health(tables, words, one)),
        int(attack(tables, words, other)),
        int(health(tables, words, other)),
    )


def aims(game: Setup, view: bytes, actions: list[int]) -> list[int] | None:
    """Return the legal targets of an attack that these actions declare; an empty list where they declare none.

    An ability that attacks whom it chooses (§6.6), or kills them if their health is low, is an attack here. None
    where the actions name the target. Raises Illegal for an action that may not be done.
    """
    position = game.imagine(view, Stream(0))
    for action in actions:
        if action not in position.legal():
            raise Illegal("match-illegal", {"action": str(action)})
        position.apply(action)
    if position.phase() in (at.AIM, at.PICK):
        return [action for action in position.legal() if action >= TARGET] if compares(position) else []
    return None if position.words[at.AIMED] and compares(position) else []


def compares(state: Position) -> bool:
    """Return whether an attack is going on, or an ability that kills its target only if the health is low."""
    return attacking(state) or shoots(state)


def shoots(state: Position) -> bool:
    """Return whether an ability is used that kills whom it chooses if its health is low."""
    words, tables = state.words, state.tables
    actor = words[at.ACTOR] - 1
    if actor < 0 or words[at.POWER] == 0:
        return False
    used = 2 * (SPAN * (actor // PLACES) + (words[at.CARDS + actor] & at.SLOT)) + words[at.POWER] - 1
    chosen = tables.choice[used]
    return chosen >= 0 and tables.clauses[chosen] >> DO_AT & PART == SHOOT


def foresee(game: Setup, view: bytes, actions: list[int]) -> AttackForesight:
    """Return what these actions of the mover come to, one after the other: an attack, sacrifices, a target.

    Raises Illegal for an action that may not be done.
    """
    worlds = [PossibleWorld(game.imagine(view, Stream(seed)), actions) for seed in range(WORLDS)]
    first = worlds[0]
    seen = read(view)
    falls: dict[int, bool | None] = {}
    for place in range(TABLE):
        told = [world.fallen(place) for world in worlds]
        if place in (first.actor, first.aimed) or any(told):
            known = seen[at.CARDS + place] & at.SLOT != at.UNKNOWN
            falls[place] = told[0] if known and all(one == told[0] for one in told) else None
    if first.hidden:
        for place in (first.actor, first.aimed):
            falls[place] = None
    blows = [world.blow for world in worlds]
    sure = blows[0] if all(other == blows[0] for other in blows) else None
    over = all(world.over() for world in worlds)
    cancelled = over and all(world.cancelled() for world in worlds)
    return AttackForesight(first.actor, first.aimed, first.hidden, first.shot, sure, falls, over, cancelled)


def prospect(game: Setup, view: bytes, actions: list[int], place: int) -> ProspectCounts | None:
    """Return counts of what these actions come to, over every card that may lie face down at the target's place.

    None where the card there is not hidden, or the deck lists are closed.
    """
    seen = read(view)
    if game.options.closed or seen[at.CARDS + place] & at.SLOT != at.UNKNOWN:
        return None
    counts = [0, 0, 0, 0]
    answers = 0
    views = possible(seen, i64(place))
    for one in views:
        world = PossibleWorld(game.imagine(one, Stream(0)), actions)
        answers += int(world.pass_by())
        counts[2 * int(world.fallen(world.actor)) + int(world.fallen(place))] += 1
    return ProspectCounts(len(views), counts[1], counts[3], counts[2], answers)


def possible(seen: vec[i64], place: i64) -> list[bytes]:
    """Return, for each card that may lie face down at an enemy's place, the view with that card named.

    A card with counters like those of a soldier that was met may be that one; where more cards look so than were met,
    it may also be any that was never seen.
    """
    card = seen[at.CARDS + place]
    seat = place // PLACES
    side, held = at.CARDS + PLACES * seat, at.HANDS + HAND * seat
    kind = card >> at.CLASS_AT & at.TWENTY
    alike = 0
    for word in [*range(side, side + PLACES), *range(held, held + HAND)]:
        lies = seen[word]
        if lies and lies & at.SLOT == at.UNKNOWN and lies >> at.CLASS_AT & at.TWENTY == kind:
            alike += 1
    found: list[bytes] = []
    for word in range(MET_LISTS + PLACES * seat, MET_LISTS + PLACES * seat + PLACES):
        met = seen[word]
        if met and met >> 8 == kind:
            alike -= 1
            seen[word] = 0
            found.append(_named(seen, place, met >> 1 & at.SLOT | at.MET))
            seen[word] = met
    if alike:
        deck = at.DECKS + 2 * seat
        for slot in slots(seen[deck], seen[deck + 1]):
            half: i64 = slot // HALF
            seen[deck + half] ^= BIT[slot % HALF]
            found.append(_named(seen, place, i64(slot)))
            seen[deck + half] ^= BIT[slot % HALF]
    return found


def _named(seen: vec[i64], place: i64, who: i64) -> bytes:
    """Return a view in which a hidden card, at a place, is named by its slot."""
    card = seen[at.CARDS + place]
    seen[at.CARDS + place] = card & ~i64(at.SLOT) | who
    view = bytes(seen)
    seen[at.CARDS + place] = card
    return view


class PossibleWorld:
    """One position that looks like a view, and what some actions come to in it."""

    def __init__(self, state: Position, actions: list[int]) -> None:
        """Do the actions, then what follows without a choice, up to an answer, a choice or the next turn.

        Raises Illegal for an action that may not be done.
        """
        self.before = state.copy()
        self.after = state
        self.blow: ClashNumbers | None = None
        self.effective = False
        """An ability took effect."""
        for action in actions:
            if action not in state.legal():
                raise Illegal("match-illegal", {"action": str(action)})
            state.apply(action)
        self.actor = int(state.words[at.ACTOR] - 1)
        self.aimed = int(state.words[at.AIMED] - 1)
        self.shot = shoots(state)
        self.ability = state.words[at.POWER] != 0
        asked = self.before.phase() == at.WINDOW  # who answers knows the target, and is asked once
        self.hidden = not asked and self.aimed >= 0 and int(self.before.words[at.CARDS + self.aimed]) & at.UP == 0
        self._go_on()

    def _go_on(self) -> None:
        """Do the stages in which nobody chooses, up to an answer, a choice or the action's end; note a clash."""
        state = self.after
        while (
            state.phase() not in (at.WINDOW, at.END) and state.mover() >= 0 and state.forced() and state.words[at.ACTOR]
        ):
            if state.phase() == at.CLASH:
                self.blow = blow(state)
            elif state.phase() == at.EFFECT:
                self.effective = True
            state.apply(state.legal()[0])

    def over(self) -> bool:
        """Return whether the attack or the ability is done."""
        return self.after.phase() == at.END or not self.after.words[at.ACTOR]

    def cancelled(self) -> bool:
        """Return whether an ability was used and never took effect."""
        return self.ability and not self.effective

    def pass_by(self) -> bool:
        """Give no answer where a window is open, and go on; return whether an answer could have been given."""
        if self.after.phase() != at.WINDOW:
            return False
        answers = len(self.after.legal()) > 1
        self.after.apply(PASS)
        self._go_on()
        return answers

    def fallen(self, place: int) -> bool:
        """Return whether a place had a card before the actions and has none after them."""
        return bool(self.before.words[at.CARDS + place]) and not self.after.words[at.CARDS + place]
