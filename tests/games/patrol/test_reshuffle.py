"""§3.1, with reshuffle: the discards become a new deck, and what is drawn from it is settled like any other card."""

from tests.games.patrol.army import recruits

from vedette.bots.uniform import Uniform
from vedette.core.game import OVER
from vedette.core.match import Match
from vedette.games.patrol.cards.deck import box
from vedette.games.patrol.engine.options import named, names
from vedette.games.patrol.engine.state import DECKS, DISCARDS, DRAWN
from vedette.games.patrol.engine.turn import Position
from vedette.games.patrol.text.speech import Patrol

CARDS = 7
"""Of each deck: the first round leaves two of them."""


def played(variants: list[str]) -> Match:
    match = Match(recruits(named(variants), CARDS), [], 3)
    players = [Uniform(seat) for seat in range(2)]
    while (mover := match.mover()) >= 0:
        match.play(players[mover].choose(match.state.view(mover), match.legal()))
    return match


def drawn(match: Match) -> list[int]:
    state = match.state
    assert isinstance(state, Position)
    return [int(state.words[DRAWN + seat]) for seat in range(2)]


def test_discards_come_back_only_where_that_is_agreed() -> None:
    assert max(drawn(played(["rounds-20"]))) <= CARDS
    match = played(["rounds-20", "reshuffle"])
    assert max(drawn(match)) > CARDS
    assert match.state.turn() == 20, "nobody runs out of soldiers"


def test_a_new_deck_is_the_discards_and_every_card_has_a_slot_of_its_own() -> None:
    match = played(["rounds-20", "reshuffle"])
    slots: list[int] = []
    for at, mover in enumerate(match.movers):
        state = match.moment(at)
        assert isinstance(state, Position)
        if mover < 0 and state.mover() == -1:
            slots.append(state.slot())
            seat = state.seat()
            if int(state.words[DRAWN + seat]) and not slots[-1] <= 2 * CARDS:
                assert int(state.words[DECKS + 2 * seat])
                assert int(state.words[DECKS + 2 * seat]) & int(state.words[DISCARDS + 2 * seat]) == 0
    assert len(set(slots)) == len(slots)
    assert 2 * CARDS + 1 not in slots, "the number of the deal stands there"
    assert match.mover() == OVER


def test_the_variant_has_a_name_and_keeps_the_code_of_a_deal() -> None:
    assert names(named(["reshuffle", "lore"])) == ["lore", "reshuffle"]
    vanguard = box()["vanguard"]
    made = Patrol((vanguard, vanguard), named(["reshuffle"]))
    deal = made.deal(12345)
    assert made.code([*deal, 7, 9]) == made.code(deal) != ""
