"""The mini duel's own rules, clause by clause of ``rules.py``."""

from itertools import permutations

import pytest
from tests.contract.walk import walk
from tests.testgame.rules import STAKES, rank
from tests.testgame.speech import MiniDuel
from tests.testgame.state import Position, placed

from vedette.core.bits import mask_of, members
from vedette.core.errors import Illegal, Unreadable
from vedette.core.game import OVER, SPECTATOR
from vedette.core.match import Match

GAME = MiniDuel()
LAY = GAME.cards + STAKES


def match(*first: int) -> Match:
    """Return a match whose first six cards are these: seat 0's three, then seat 1's."""
    return Match(GAME, [*first, *[card for card in range(GAME.cards) if card not in first]])


def test_the_higher_rank_takes_the_stake_and_leads() -> None:
    duel = match(0, 1, 2, 8, 7, 6)
    for action in (GAME.cards + 1, LAY, LAY):
        duel.play(action)
    assert duel.state.returns() == [0.0, 0.0]
    assert GAME.show(duel.state.view(0), "en")["points"] == [0, 2]
    assert GAME.show(duel.state.view(0), "en")["last"] == [1, 9]
    assert duel.mover() == 1


def test_equal_ranks_take_nothing_and_the_leader_leads_again() -> None:
    duel = match(0, 1, 2, 9, 7, 6)
    for action in (GAME.cards, LAY, LAY):
        duel.play(action)
    assert GAME.show(duel.state.view(0), "en")["points"] == [0, 0]
    assert duel.mover() == 0


def test_hands_are_filled_and_the_end_comes_with_the_last_card() -> None:
    duel = match(0, 1, 2, 8, 7, 6)
    counts = []
    while duel.mover() != OVER:
        counts.append(GAME.show(duel.state.view(SPECTATOR), "en")["counts"])
        duel.play(duel.legal()[0])
    assert counts[0] == [3, 3]
    assert counts[3] == [3, 3]
    assert counts[-1] in ([0, 1], [1, 0])
    points = GAME.show(duel.state.view(0), "en")["points"]
    assert isinstance(points, list)
    assert duel.returns() == [float(points[0] > points[1]), float(points[1] > points[0])] or points[0] == points[1]


def test_a_deal_has_a_number_and_back() -> None:
    for number in (0, 1, 123456789, GAME.deals() - 1):
        assert GAME.number(GAME.deal(number)) == number
    assert {rank(card) for card in range(GAME.cards)} == set(range(1, 10))


@pytest.mark.parametrize("note", ["lay", "lay 0", "lay 4", "stake 3", "draw 18", "draw 5", "lay 1"])
def test_a_note_that_cannot_be_is_refused(note: str) -> None:
    duel = match(0, 1, 2, 8, 7, 6)
    with pytest.raises((Illegal, Unreadable)):
        GAME.read(duel.state, note)


def worlds(state: Position, seat: int) -> list[Position]:
    """Return every position that looks like this one to a seat."""
    hidden = [("hands", at) for at in range(6) if at // 3 != seat and state.hands[at] >= 0]
    hidden += [("down", at) for at in range(2) if at != seat and state.down[at] >= 0]
    cards = [*members(state.stock), *[getattr(state, where)[at] for where, at in hidden]]
    found = []
    for chosen in permutations(cards, len(hidden)):
        world = state.copy()
        for (where, at), card in zip(hidden, chosen, strict=True):
            setattr(world, where, placed(getattr(world, where), at, card))
        world.stock = mask_of(list(set(cards) - set(chosen)))
        found.append(world)
    return found


def differs(state: Position, action: int) -> bool:
    """Return whether an action shows somebody something, by looking at all worlds."""
    after = state.copy()
    after.apply(action)
    for seat in (0, 1, SPECTATOR):
        for world in worlds(state, seat):
            assert world.view(seat) == state.view(seat)
            if action not in world.legal():
                return True
            world.apply(action)
            if world.view(seat) != after.view(seat):
                return True
    return False


def test_what_an_action_reveals_is_what_tells_worlds_apart() -> None:
    found = set()
    for seed in range(4):
        for step in walk(GAME, seed):
            state = step.state
            assert isinstance(state, Position)
            if state.mover() >= 0 and state.stock.bit_count() <= 1:
                reveals = GAME.reveals(state, step.action)
                assert reveals == differs(state, step.action)
                found.add(reveals)
    assert found == {True, False}
