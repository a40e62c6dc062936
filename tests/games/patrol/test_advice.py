"""The judgement of beginner and commander, and the players that follow them: honest, repeatable, better than chance."""

import pytest
from tests.games.patrol.army import recruits
from tests.games.patrol.scene import Scene, scene

from vedette.bots.equilibrium import EquilibriumPlayer
from vedette.bots.greedy import Greedy
from vedette.bots.ismcts import Ismcts
from vedette.bots.sampler import Sampler
from vedette.bots.uniform import Uniform
from vedette.core.chance import Stream
from vedette.core.game import CHANCE, OVER, SPECTATOR
from vedette.core.player import Player
from vedette.games.patrol.bots.beginner import Beginner
from vedette.games.patrol.bots.commander import Commander
from vedette.games.patrol.engine.game import Setup
from vedette.games.patrol.engine.rules import QUICK, ROUNDS, Options
from vedette.games.patrol.engine.state import DEAL, SETUP

JUDGES = (Beginner, Commander)


def advised(table: Scene, judge: type[Beginner | Commander]) -> str:
    """Return what a follower of a judge does."""
    state = table.position
    chosen = Greedy(judge(table.game), 1).choose(state.view(state.mover()), state.legal())
    return table.game.note(state, chosen)


@pytest.mark.parametrize("judge", JUDGES)
def test_kill_what_can_be_killed_without_dying(judge: type[Beginner | Commander]) -> None:
    table = scene("5 1", "3 5")
    assert advised(table, judge) == "attack a1"
    table.do("attack a1")
    assert advised(table, judge) == "target b1"


@pytest.mark.parametrize("judge", JUDGES)
def test_do_not_attack_what_cannot_be_killed(judge: type[Beginner | Commander]) -> None:
    table = scene("1", "5")
    assert advised(table, judge) in ("stay", "run a1")


@pytest.mark.parametrize("judge", JUDGES)
def test_a_good_card_that_can_be_killed_runs(judge: type[Beginner | Commander]) -> None:
    assert advised(scene("4 (1)", "5"), judge) == "run a1"


@pytest.mark.parametrize("judge", JUDGES)
def test_answer_if_you_can(judge: type[Beginner | Commander]) -> None:
    table = scene("5", "(2/white) 1")
    table.do("attack a1", "target b1")
    assert advised(table, judge) == "answer colour"


def test_worth_grows_with_the_lead() -> None:
    worths = []
    for points in ((0, 6), (3, 3), (6, 0)):
        table = scene("(2)", "(2)", Options(goal=QUICK), scores=points)
        worths.append(Commander(table.game).worth(table.position.view(0)))
    assert worths == sorted(set(worths))
    assert 0 < worths[0] < worths[2] < 1


def players(made: Setup, seed: int) -> dict[str, Player]:
    return {
        "beginner": Greedy(Beginner(made), seed),
        "commander": Greedy(Commander(made), seed),
        "ismcts": Ismcts(made, Commander(made), 12, seed),
        "sampler": Sampler(made, Commander(made), 12, 4, seed),
        "solver": EquilibriumPlayer(made, Commander(made), 1, 4, Sampler(made, Commander(made), 12, 4, seed), seed),
    }


@pytest.mark.once
@pytest.mark.parametrize("name", ["beginner", "commander", "ismcts", "sampler", "solver"])
def test_same_view_same_choice_whatever_lies_behind_it(name: str) -> None:
    made = recruits(Options(goal=ROUNDS, rounds=2), 10)
    rng, state, asked = Stream(3), made.start(), 0
    while state.mover() != OVER:
        legal = state.legal()
        mover = state.mover()
        if mover != CHANCE and len(legal) > 1 and rng.below(3) == 0:
            other = made.imagine(state.view(mover), Stream(asked))
            choices = [players(made, 7)[name].choose(one.view(mover), one.legal()) for one in (state, other)]
            assert choices[0] == choices[1]
            assert choices[0] in legal
            asked += 1
        state.apply(legal[rng.below(len(legal))])
    assert asked > 5


class Nobody(Player):
    """A player that nobody should have to ask."""

    def choose(self, view: bytes, legal: list[int]) -> int:
        raise AssertionError(view, legal)


def test_a_solver_needs_nobody_where_all_cards_lie_open() -> None:
    table = scene("4", "2")
    state = table.position
    chosen = EquilibriumPlayer(table.game, Commander(table.game), 60, 4, Nobody(), 1).choose(
        state.view(0), state.legal()
    )
    assert table.game.note(state, chosen) == "attack a1"


def test_the_beginning_of_a_round_is_told_by_every_view_of_its_set_up() -> None:
    made = recruits(Options(goal=ROUNDS, rounds=4), 20)
    rng, state, outset, asked = Stream(4), made.start(), b"", 0
    while state.mover() != OVER:
        legal, mover = state.legal(), state.mover()
        if state.phase() == DEAL:
            outset = b""
        elif state.phase() == SETUP:
            outset = outset or state.view(SPECTATOR)
            for seat in (0, 1, SPECTATOR):
                assert made.outset(state.view(seat)) == outset
            asked += 1
        else:
            assert made.outset(state.view(mover)) == state.view(SPECTATOR)
        state.apply(legal[rng.below(len(legal))])
    assert asked == 40


def duel(made: Setup, seats: list[Player], seed: int) -> list[float]:
    """Return the results of one game."""
    state, deal = made.start(), made.deal(seed)
    while state.mover() != OVER:
        if state.mover() == CHANCE:
            state.apply(deal[state.slot()])
        else:
            state.apply(seats[state.mover()].choose(state.view(state.mover()), state.legal()))
    return state.returns()


@pytest.mark.once
def test_the_beginner_beats_chance_and_the_commander_beats_the_beginner_from_both_seats() -> None:
    made = recruits(Options(goal=QUICK), 30)
    for strong, weak in ((Beginner, Uniform), (Commander, Beginner)):
        won = 0.0
        for seed in range(4):
            one, other = player(strong, made, seed), player(weak, made, seed)
            won += duel(made, [one, other], seed)[0]
            won += duel(made, [other, one], seed)[1]
        assert won >= 6, strong


def player(kind: type[Beginner | Commander | Uniform], made: Setup, seed: int) -> Player:
    return Uniform(seed) if issubclass(kind, Uniform) else Greedy(kind(made), seed)


def test_search_sees_what_an_attack_would_cost() -> None:
    table = scene("4", "5 5")
    view = table.position.view(0)
    chosen = Ismcts(table.game, Commander(table.game), 150, 2).choose(view, table.position.legal())
    assert table.game.note(table.position, chosen) != "attack a1"


def test_a_sampler_plays_its_ideas_out() -> None:
    table = scene("4", "5 5")
    view = table.position.view(0)
    chosen = Sampler(table.game, Commander(table.game), 60, 4, 2).choose(view, table.position.legal())
    assert table.game.note(table.position, chosen) != "attack a1"


def test_five_who_stand_together_are_laid_together() -> None:
    made = recruits(Options(), 14)
    state, deal = made.start(), made.deal(3)
    while state.mover() == CHANCE:
        state.apply(deal[state.slot()])
    commander = Greedy(Commander(made), 1)
    laid = []
    for _ in range(5):
        action = commander.choose(state.view(state.mover()), state.legal())
        laid.append(made.note(state, action))
        state.apply(action)
    assert [note.split()[2] for note in laid] == ["1"] * 5
