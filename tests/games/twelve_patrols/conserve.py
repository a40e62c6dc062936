"""What no action of 12 Patrols may lose or make: regions, items, and the words kept beside others."""

from vedette.core.game import Game, State
from vedette.games.twelve_patrols.engine import state as packed
from vedette.games.twelve_patrols.engine.game import Setup
from vedette.games.twelve_patrols.engine.rules import CELLS, COLOUR_COUNT, CUBE, EACH, FACES, SPOTS
from vedette.games.twelve_patrols.engine.turn import Position


def everything(game: Game, state: State) -> None:
    assert isinstance(game, Setup)
    assert isinstance(state, Position)
    regions(game, state)
    items(state)
    kept(state)


def regions(game: Setup, state: Position) -> None:
    laid = [region for region in map(state.region_at, range(CELLS)) if region >= 0]
    shown = [region for region in range(12) if state.display() >> region & 1]
    unseen = [region for region in range(12) if state.unseen() >> region & 1]
    assert sorted(laid + shown + unseen) == list(range(len(game.deck.regions)))
    assert len(laid) + len(shown) + state.deck_left() == CELLS
    assert len(laid) == state.words[packed.TURN]


def items(state: Position) -> None:
    rolled = int(state.words[packed.ROLLED])
    where = [state.supply(), state.given(), *map(state.patrol, range(SPOTS))]
    kinds = [kind for there in where for kind in packed.items_of(there)]
    for colour in range(COLOUR_COUNT):
        mine = [kind % FACES for kind in kinds if kind // FACES == colour]
        assert mine.count(CUBE) == EACH
        assert len(mine) - EACH == max(0, min(EACH, rolled - EACH * colour))


def kept(state: Position) -> None:
    """Work out again what the position keeps at hand."""
    words = state.words
    supply = packed.items_of(state.supply())
    filled = [spot for spot in range(SPOTS) if state.patrol(spot)]
    occupied = [cell for cell in range(CELLS) if state.region_at(cell) >= 0]
    assert words[packed.AVAILABLE] == sum(1 << kind for kind in set(supply))
    assert words[packed.DICE_LEFT] == sum(1 for kind in supply if kind % FACES)
    assert words[packed.FILLED] == sum(1 << spot for spot in filled)
    assert words[packed.OCCUPIED] == sum(1 << cell for cell in occupied)
    assert words[packed.ROLLED] < 9 or state.spare() == len(supply) - (SPOTS - len(filled))
    assert state.spare() >= 0
    assert state.drafts() & ~words[packed.FILLED] == 0
    assert words[packed.FILLED] & ~state.between() == 0
    for spot in range(SPOTS):
        weight = sum(int(packed.WEIGHTS[kind]) for kind in packed.items_of(state.patrol(spot)))
        assert state.signature(spot) == weight
