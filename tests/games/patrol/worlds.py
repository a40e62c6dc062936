"""Two worlds of Patrol: the same game again after cards were exchanged that a watcher never saw; he must see the same.

The exchanged cards have the same numbers, because whether a shot kills a card that lies face down is there for all to
see; what they are called, what they can do and what colour they have is not. Nothing here asks the engine who knows
what: a card counts as seen once it lay face up or in the discards, or gained a level at the end of a round, which only
those do who lie face up then (§8.3): the round's last powers may have turned it up just before it went home.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from tests.server import sitting
from tests.server.sitting import Person

from vedette import players
from vedette.core.chance import Stream
from vedette.core.errors import Trouble
from vedette.core.game import CHANCE, OVER
from vedette.core.match import Match
from vedette.games.patrol.engine.card_tables import SPAN
from vedette.games.patrol.engine.rules import DRAW, HAND, LAY, PLACES, SEATS
from vedette.games.patrol.engine.state import CARDS, DISCARDS, EIGHT, END, HANDS, PERMANENT_AT, SLOT, UNKNOWN, UP
from vedette.games.patrol.engine.view import slots
from vedette.protocol import client

if TYPE_CHECKING:
    from vedette.games.patrol.engine.game import Setup
    from vedette.games.patrol.engine.turn import Position
    from vedette.games.patrol.text.speech import Patrol

SPECTATOR = -3
EVERY = 12
"""Choices between two at which the watcher asks the room for something."""


class Played(NamedTuple):
    """One game: its deal, what the players did, and whom each seat has shown by its end."""

    deal: list[int]
    actions: list[int]
    choices: list[int]
    """Those of the actions that were not the only one in everybody's sight."""
    shown: list[set[int]]


def play(game: Setup, seed: int, most: int) -> Played:
    """Play a random game of so many actions, and what follows from the last of them without a choice."""
    rng = Stream(seed)
    deal = game.deal(rng.below(game.deals()))
    state, actions, choices, shown = game.start(), list[int](), list[int](), [set[int](), set[int]()]
    while state.mover() != OVER and (len(actions) < most or state.forced()):
        legal = state.legal()
        action = deal[state.slot()] if state.mover() == CHANCE else legal[rng.below(len(legal))]
        if state.mover() != CHANCE:
            actions.append(action)
            choices += [] if state.forced() else [action]
        before, ends = levels(state), state.phase() == END
        state.apply(action)
        show(state, shown)
        if ends:
            for seat, slot, _ in levels(state) - before:
                shown[seat].add(slot)
    return Played(deal, actions, choices, shown)


def show(state: Position, shown: list[set[int]]) -> None:
    """Note whom everybody sees now."""
    words = state.words
    for seat in range(SEATS):
        at = DISCARDS + 2 * seat
        shown[seat].update(slots(words[at], words[at + 1]))
        for place in range(PLACES * seat, PLACES * seat + PLACES):
            card = int(words[CARDS + place])
            if card & UP and card & SLOT < UNKNOWN:
                shown[seat].add(card & SLOT)


def levels(state: Position) -> set[tuple[int, int, int]]:
    """Return whose permanent levels are how many: seat, slot, levels, of the living who have any."""
    found = set()
    for seat in range(SEATS):
        places = [*range(CARDS + PLACES * seat, CARDS + PLACES * seat + PLACES)]
        places += range(HANDS + HAND * seat, HANDS + HAND * seat + HAND)
        for card in [int(state.words[place]) for place in places]:
            if card & SLOT < UNKNOWN and (gained := card >> PERMANENT_AT & EIGHT):
                found.add((seat, card & SLOT, gained))
    return found


def exchanged(game: Setup, played: Played, watcher: int, seed: int) -> list[int]:
    """Return a deal that a watcher cannot tell from the one that was played by anything shown to him."""
    rng, deal = Stream(seed), list(played.deal)
    tables = game.tables
    for seat in range(SEATS):
        if seat == watcher:
            continue
        first = 1 + (len(game.decks[0].cards) if seat else 0)
        groups: dict[tuple[int, int, int], list[int]] = {}
        for at in range(first, first + len(game.decks[seat].cards)):
            slot = deal[at] - DRAW
            if slot not in played.shown[seat]:
                card = SPAN * seat + slot
                numbers = (int(tables.level[card]), int(tables.attack[card]), int(tables.health[card]))
                groups.setdefault(numbers, []).append(at)
        for places in groups.values():
            cards = [deal[at] for at in places]
            rng.shuffle(cards)
            for at, card in zip(places, cards, strict=True):
                deal[at] = card
    return deal


class Leak(NamedTuple):
    """Where a watcher could tell two worlds apart."""

    moment: int
    what: str


def leak(game: Setup, played: Played, changed: list[int], watcher: int, seed: int) -> tuple[Leak | None, int]:
    """Play both worlds side by side; return the first thing that differs for a watcher, and the moments before it."""
    deals = [played.deal, changed]
    states = [game.start(), game.start()]
    rng, left, moment = Stream(seed), list(reversed(played.actions)), 0
    while True:
        one, other = states
        if (found := differs(game, one, other, watcher, rng)) or one.mover() == OVER:
            return Leak(moment, found) if found else None, moment
        if one.mover() != CHANCE and not left:
            return None, moment
        chosen = left.pop() if one.mover() != CHANCE else -1
        for state, deal in zip(states, deals, strict=True):
            action = deal[state.slot()] if chosen < 0 else chosen
            if action not in state.legal():
                return Leak(moment, "what may be done"), moment
            state.apply(action)
        moment += 1


def differs(game: Setup, one: Position, other: Position, watcher: int, rng: Stream) -> str:
    """Return by what a watcher can tell two positions apart; nothing where he cannot."""
    if one.view(watcher) != other.view(watcher):
        return "the view"
    if (one.mover(), one.turn()) != (other.mover(), other.turn()):
        return "whose turn it is"
    if one.mover() != CHANCE and one.mover() != OVER and one.forced() != other.forced():
        return "whether it goes on by itself"  # the timing class: what is played without a question
    if one.mover() == watcher and one.legal() != other.legal():
        return "what he may do"
    probe = rng.below(game.rules.actions)
    if one.mover() == watcher and refusal(game, one, probe) != refusal(game, other, probe):
        return "why he may not"
    return "the result" if one.returns() != other.returns() else ""


def refusal(game: Setup, state: Position, action: int) -> str:
    """Return how the rules answer a note for an action, allowed or not."""
    if action < LAY:
        return ""
    try:
        return str(game.read(state, game.note(state, action)))
    except Trouble as trouble:
        return f"{trouble.message} {sorted(trouble.values.items())}"


def letters(game: Setup, deal: list[int], chosen: list[int], watcher: str) -> list[bytes]:
    """Play choices in a room; return every byte that a watcher received, with answers to questions of his own."""
    room = sitting.room_of(game, deal, ["ann", "bob"])
    people = {name: Person(room, name).join() for name in ("ann", "bob", "eve")}
    asker = people[watcher]
    for number, action in enumerate(chosen):
        teller = people["ann" if room.match.mover() == 0 else "bob"]
        tells(people, teller, client.Act(teller.name(), teller.version, action))
        if number % EVERY == 0:
            tells(people, asker, client.Describe(asker.name()))
            tells(people, asker, client.Faces(asker.name()))
            tells(people, asker, client.Goto(asker.name(), number))
            probe = 7 * number % game.rules.actions
            if probe not in room.match.legal():
                tells(people, asker, client.Act(asker.name(), asker.version, probe))
            mine = asker.table.legal[0].action if asker.table.legal else 1
            tells(people, asker, client.Foresee(asker.name(), asker.version, [mine]))
    return asker.messages


def tells(people: dict[str, Person], teller: Person, message: client.Client) -> None:
    """Send a message; everybody hears what follows."""
    teller.send(message)
    for person in people.values():
        if person is not teller:
            person.take(teller.effects)


def choices(game: Patrol, deal: list[int], played: Played, seat: int, name: str) -> list[int]:
    """Return what a player of the shelf would choose wherever a seat was to act in a game."""
    match, found = Match(game, deal), list[int]()
    for action in played.choices:
        if match.mover() == seat:
            found.append(players.player(name, game, 1).choose(match.state.view(seat), match.legal()))
        match.play(action)
    return found
