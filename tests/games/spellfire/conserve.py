"""What no action of Solitaire Spellfire may lose or make: every card is in exactly one place."""

from vedette.core.bits import members
from vedette.core.game import Game, State
from vedette.games.spellfire.engine import layout as packed
from vedette.games.spellfire.engine.game import Setup
from vedette.games.spellfire.engine.rules import CARDS, COLUMNS, FOES, FRIENDS
from vedette.games.spellfire.engine.turn import Position


def everything(game: Game, state: State) -> None:
    assert isinstance(game, Setup)
    assert isinstance(state, Position)
    assert sorted(places(state)) == list(range(CARDS))
    columns(state)
    idle(state)


def places(state: Position) -> list[int]:
    """Return every card, as often as it lies somewhere."""
    words = state.words
    found = members(state.unseen()) + members(state.pool()) + members(state.gone())
    found += members(int(words[packed.JOINED]))
    for champion in [*range(FOES), FOES]:
        found += members(int(words[packed.BORNE + champion]))
    singles = [words[packed.RULE_CARD], words[packed.EVENT_CARD], words[packed.ATTACKER], words[packed.REVEALED]]
    for column in range(COLUMNS):
        singles += [words[at + column] for at in (packed.FACE, packed.REALM_AT, packed.HOLDING_AT)]
    return found + [int(card) - 1 for card in singles if card]


def columns(state: Position) -> None:
    assert sum(state.left(column) for column in range(COLUMNS)) == state.unseen().bit_count()
    program = state.box.program
    for column in range(COLUMNS):
        if state.realm(column) >= 0:
            assert program.realms >> state.realm(column) & 1
        if state.holding(column) >= 0:
            assert program.holdings >> state.holding(column) & 1
            assert state.realm(column) >= 0
        if state.won(column):
            assert state.realm(column) >= 0
            assert state.face(column) < 0
            assert state.left(column) == 0
    assert all(card < FRIENDS for card in members(state.pool()))


def idle(state: Position) -> None:
    """Outside a fight nothing of one is left."""
    if state.column() < 0:
        words = state.words
        choosing = state.phase() == packed.CHOICE
        picked = range(packed.PICKED, packed.PICKED + packed.PICKED_ROOM)
        powers = (packed.CHOSEN, packed.AGENDA_SIZE, *picked, packed.KEEPER)
        for word in range(packed.COLUMN, packed.AGENDA):
            if word != packed.KEEPER and not (choosing and word in powers):
                assert words[word] == 0, (word - packed.COLUMN, int(words[word]))
