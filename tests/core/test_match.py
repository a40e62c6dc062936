"""A match: what plays itself, what can be taken back, and what counts as help."""

import random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.contract.walk import examples
from tests.core.urn import UrnGame

from vedette import deals, setups
from vedette.core.chance import Stream
from vedette.core.errors import Illegal
from vedette.core.game import CHANCE, OVER
from vedette.core.match import APART, FORCED, LATEST, UNKNOWN, Match

if TYPE_CHECKING:
    from collections.abc import Callable

LOW, HIGH, BOW = 4, 5, 6
DEAL = [2, 0, 3]


def urn() -> Match:
    return Match(UrnGame(), DEAL)


def test_chance_and_forced_steps_play_themselves() -> None:
    match = urn()
    assert match.actions == [2]
    match.play(LOW)
    assert match.actions == [2, LOW, BOW, 0]
    assert match.movers == [CHANCE, 0, FORCED, CHANCE]
    assert match.legal() == [LOW, HIGH]


def test_an_action_that_is_not_legal_changes_nothing() -> None:
    match = urn()
    with pytest.raises(Illegal):
        match.play(BOW)
    assert (match.actions, match.version) == ([2], 0)


def test_a_match_ends_with_a_result() -> None:
    match = urn()
    for _ in range(3):
        assert match.result() == "open"
        match.play(HIGH)
    assert (match.mover(), match.legal(), match.result(), match.returns()) == (OVER, [], "won", [1.0])
    with pytest.raises(Illegal):
        match.play(HIGH)


def test_undo_takes_back_one_choice_and_what_followed() -> None:
    match = urn()
    match.play(LOW)
    match.play(HIGH)
    match.undo()
    assert match.actions == [2, LOW, BOW, 0]
    match.undo()
    assert match.actions == [2]
    assert not match.can_undo()
    with pytest.raises(Illegal):
        match.undo()


def test_redo_does_again_as_long_as_the_same_is_chosen() -> None:
    match = urn()
    match.play(LOW)
    match.play(HIGH)
    match.undo()
    match.undo()
    match.play(LOW)
    assert match.can_redo()
    match.redo()
    assert match.actions == [2, LOW, BOW, 0, HIGH, BOW, 3]
    match.undo()
    match.play(LOW)
    assert not match.can_redo()
    with pytest.raises(Illegal):
        match.redo()


def test_undo_past_a_reveal_is_help() -> None:
    match = urn()
    match.play(LOW)
    assert match.undo_assists()
    match.undo()
    assert match.assisted == ["undo"]


def test_undo_within_a_turn_is_free() -> None:
    match = Match(setups.game("twelve-patrols"), deals.random_deal(setups.game("twelve-patrols"), 1))
    match.play(next(action for action in match.legal() if match.game.parts(action)["do"] == "place"))
    assert not match.undo_assists()
    match.undo()
    assert match.assisted == []


def test_restart_keeps_the_deal_and_what_can_be_redone() -> None:
    match = urn()
    match.play(LOW)
    match.play(HIGH)
    match.restart()
    assert match.actions == [2]
    match.redo()
    match.redo()
    assert match.actions == [2, LOW, BOW, 0, HIGH, BOW, 3]


def test_giving_up_ends_the_match_and_can_be_taken_back() -> None:
    match = urn()
    match.concede()
    assert (match.mover(), match.result(), match.returns()) == (OVER, "conceded", [0.0])
    with pytest.raises(Illegal):
        match.concede()
    match.undo()
    assert (match.mover(), match.result()) == (0, "open")
    assert match.assisted == []


def test_help_is_noted_once() -> None:
    match = urn()
    match.assist("hint")
    match.assist("hint")
    assert match.assisted == ["hint"]


def test_every_change_has_a_version_of_its_own() -> None:
    match = urn()
    seen = [match.version]
    steps: list[Callable[[], None]] = [
        lambda: match.play(LOW),
        match.undo,
        match.redo,
        match.restart,
        match.concede,
        match.undo,
        lambda: match.assist("hint"),
    ]
    for step in steps:
        step()
        seen.append(match.version)
    assert seen == sorted(set(seen))


def test_a_branch_goes_its_own_way() -> None:
    match = urn()
    match.play(LOW)
    match.play(LOW)
    other = match.branch(4)
    assert other.actions == [2, LOW, BOW, 0]
    assert other.assisted == ["undo"]
    other.play(HIGH)
    assert other.actions[-1] == 3
    assert match.actions == [2, LOW, BOW, 0, LOW, BOW, 3]


def test_moments_are_copies() -> None:
    match = urn()
    match.play(LOW)
    match.moment(0).apply(3)
    assert match.moment(0).legal() == [0, 1, 2, 3]
    for n in (-1, 99):
        for ask in (match.moment, match.turn, match.revealed):
            with pytest.raises(Illegal):
                ask(n)
        with pytest.raises(Illegal):
            match.revealed(len(match.actions))
        with pytest.raises(Illegal):
            match.view(n, 0)
        with pytest.raises(Illegal):
            match.back(n)


def test_an_unknown_slot_is_drawn_from_the_seed_and_kept() -> None:
    match = Match(UrnGame(), [2, UNKNOWN], seed=5)
    twin = Match(UrnGame(), [2], seed=5)
    for one in (match, twin):
        one.play(LOW)
        one.play(LOW)
    assert match.deal == twin.deal
    assert UNKNOWN not in match.deal
    match.restart()
    match.play(LOW)
    assert match.actions[3] == match.deal[1]


def test_a_deal_of_other_rules_is_refused() -> None:
    with pytest.raises(Illegal):
        Match(UrnGame(), [6])


def test_an_item_is_taken_out_and_the_later_ones_stay() -> None:
    game = setups.game("twelve-patrols")
    match = Match(game, deals.random_deal(game, 1))

    def first(do: str) -> int:
        return next(action for action in match.legal() if game.parts(action)["do"] == do)

    for do in ("place", "end", "place", "put", "put"):
        match.play(first(do))
    kept = match.actions[-1]
    assert match.retractable() == [len(match.actions) - 2, len(match.actions) - 1]
    match.retract(len(match.actions) - 2)
    assert match.actions[-1] == kept
    assert game.parts(match.actions[-2])["do"] == "place"
    assert match.assisted == []
    with pytest.raises(Illegal):
        match.retract(0)
    with pytest.raises(Illegal):
        match.retract(len(match.actions) - 2)


@examples(15)
@given(st.integers(0, 2**32))
def test_whatever_is_done_the_match_is_the_replay_of_its_actions(seed: int) -> None:
    game = setups.game("twelve-patrols")
    rng = Stream(seed)
    match = Match(game, deals.random_deal(game, seed))
    for _ in range(25):
        doing = rng.below(10)
        if doing < 7 and match.legal():
            match.play(match.legal()[rng.below(len(match.legal()))])
        elif doing == 7 and match.can_undo():
            match.undo()
        elif doing == 8 and match.can_redo():
            match.redo()
        elif doing == 9 and (able := match.retractable()) and match.mover() >= 0:
            match.retract(able[rng.below(len(able))])
        state = game.start()
        for number, action in enumerate(match.actions):
            assert match.moment(number).key() == state.key()
            assert (match.view(number, 0), match.turn(number)) == (state.view(0), state.turn())
            assert match.revealed(number) == game.reveals(state, action)
            assert action in state.legal()
            state.apply(action)
        assert state.key() == match.state.key()
        assert state.mover() >= 0 or state.mover() == OVER


def test_moments_that_are_not_kept_are_played_again() -> None:
    game, rng = setups.game("patrol"), random.Random(2)
    match = Match(game, game.deal(rng.randrange(game.deals())))
    slow = [game.start().view(0)]

    def follow() -> None:
        """Play every action from the start, keeping what one seat saw."""
        state = game.start()
        slow[:] = [state.view(0)]
        for action in match.actions:
            state.apply(action)
            slow.append(state.view(0))

    def hold() -> None:
        orders = [[*range(len(slow))], [*reversed(range(len(slow)))], rng.sample(range(len(slow)), len(slow))]
        for order in orders:
            assert [match.view(n, 0) for n in order] == [slow[n] for n in order]
        assert match.state.view(0) == slow[-1]

    while match.mover() >= 0 and len(match.actions) < 500:
        match.play(rng.choice(match.legal()))
    follow()
    hold()
    assert len(match._kept) <= LATEST + len(match.actions) // APART + 2
    branch = match.branch(333)
    assert [branch.view(n, 0) for n in range(334)] == slow[:334]
    match.back(217)
    while match.mover() >= 0 and len(match.actions) < 400:
        match.play(rng.choice(match.legal()))
    follow()
    hold()
