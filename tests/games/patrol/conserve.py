"""What no action of Patrol may lose or make: cards, and what the words of a position must agree on."""

from vedette.core.game import Game, State
from vedette.games.patrol.engine import state as packed
from vedette.games.patrol.engine.game import Setup
from vedette.games.patrol.engine.rules import HAND, PATROLS, PLACES, SEATS
from vedette.games.patrol.engine.turn import Position
from vedette.games.patrol.engine.view import slots


def everything(game: Game, state: State) -> None:
    assert isinstance(game, Setup)
    assert isinstance(state, Position)
    for seat in range(SEATS):
        cards(game, state, seat)
        patrols(state, seat)
    pairs(state)


def cards(game: Setup, state: Position, seat: int) -> None:
    """Every card of a deck is in one place: not drawn, in hand, on the table, or discarded."""
    words = state.words
    held = [state.held(seat, at) for at in range(HAND)]
    laid = [state.card(PLACES * seat + at) for at in range(PLACES)]
    units = [card for card in laid if card and card & packed.SLOT == packed.UNIT]
    found = [card & packed.SLOT for card in [*held, *laid] if card and card not in units]
    for first in (packed.DECKS, packed.DISCARDS):
        found += slots(words[first + 2 * seat], words[first + 2 * seat + 1])
    assert sorted(found) == list(range(len(game.decks[seat].cards)))
    left = slots(words[packed.DECKS + 2 * seat], words[packed.DECKS + 2 * seat + 1])
    again = len(left) + words[packed.DRAWN + seat] - len(game.decks[seat].cards)
    assert again >= 0 if game.options.reshuffle else again == 0
    assert len(found) - len(left) - len(slots(words[36 + 2 * seat], words[37 + 2 * seat])) <= game.options.hand
    assert all(card & packed.UP for card in units)


def patrols(state: Position, seat: int) -> None:
    """Cards lie in patrols 1 to 5 or in base; what is face up was seen; in a hand nothing is."""
    for place in range(PLACES * seat, PLACES * seat + PLACES):
        card = state.card(place)
        assert (card == 0) == (packed.zone(card) == 0)
        assert packed.zone(card) <= PATROLS or packed.zone(card) == packed.BASE
        if card & packed.UP:
            assert card & packed.KNOWN
        if card & packed.KNOWN:
            assert card & packed.MET
    for at in range(HAND):
        assert state.held(seat, at) & (packed.UP | packed.KNOWN | packed.POISONED | packed.BEASTLY) == 0


def pairs(state: Position) -> None:
    """A patrol faces those that face it."""
    first, second = (
        {(own, other) for own in range(PATROLS) for other in faced(state, seat, own)} for seat in range(SEATS)
    )
    assert first == {(own, other) for other, own in second}


def faced(state: Position, seat: int, own: int) -> list[int]:
    word = int(state.words[packed.PAIRS + seat])
    further = word >> packed.FURTHER + PATROLS * own & 31
    first = word >> 4 * own & 15
    return [other for other in range(PATROLS) if other + 1 == first or further >> other & 1]
