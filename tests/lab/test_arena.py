"""Two in the arena: the same deals, from either seat."""

import pytest
from tests.spoken import answer, fails, run

from vedette import files, setups
from vedette.lab import arena
from vedette.lab.arena import Entrant

MADE = setups.game("patrol", "vanguard,venom", ["rounds-2"])
PAIR = (Entrant("greedy", files.deck("patrol", "vanguard")), Entrant("uniform", files.deck("patrol", "venom")))


def test_each_deal_is_played_from_both_seats() -> None:
    bouts = arena.meetings(MADE, PAIR, 5, 5)
    assert [bout.players for bout in bouts] == [("greedy", "uniform"), ("uniform", "greedy")] * 2 + [
        ("greedy", "uniform")
    ]
    assert [bouts[at].deal == bouts[at + 1].deal for at in range(4)] == [True, False, True, False]


def test_a_bout_is_played_the_same_again_with_the_decks_it_names() -> None:
    bout = arena.meetings(MADE, PAIR, 5, 1)[0]
    assert arena.play(bout) == arena.play(bout)
    assert sum(arena.play(bout).scores) == 1.0
    assert [draft.deck.name for draft in arena.game_of(bout.setup).drafts] == ["vanguard", "venom"]  # type: ignore[attr-defined]


def test_scores_follow_the_player_and_not_the_seat() -> None:
    told = answer("sim", "patrol", "--players", "greedy,uniform", "--option", "rounds-2", "--games", "6", "--seed", "2")
    greedy, uniform = told["players"]
    assert (greedy["name"], uniform["name"]) == ("greedy", "uniform")
    assert greedy["score"] + uniform["score"] == 1.0
    assert greedy["score"] > 0.8


def test_each_brings_its_own_deck_to_either_seat() -> None:
    pair = tuple(
        Entrant(player, files.deck("patrol", deck)) for player, deck in (("greedy", "venom"), ("uniform", "plain"))
    )
    bouts = arena.meetings(MADE, (pair[0], pair[1]), 5, 4)
    assert [bout.players for bout in bouts] == [("greedy", "uniform"), ("uniform", "greedy")] * 2
    names = [[one.deck.name for one in arena.game_of(bout.setup).drafts] for bout in bouts]  # type: ignore[attr-defined]
    assert names == [["venom", "plain"], ["plain", "venom"]] * 2


def test_a_deck_with_its_pilot_has_a_figure() -> None:
    words = ("sim", "patrol", "--players", "greedy", "--decks", "venom,plain", "--option", "rounds-2", "--seed", "2")
    venom, plain = answer(*words, "--games", "20")["players"]
    assert (venom["name"], venom["deck"], plain["deck"]) == ("greedy", "venom", "plain")
    assert venom["score"] + plain["score"] == pytest.approx(1.0)
    assert venom["score"] > 0.5
    assert venom["low"] < venom["score"] < venom["high"]
    assert answer(*words, "--games", "20", "--jobs", "2")["players"] == [venom, plain]
    assert "greedy venom: " in run(*words, "--games", "2").out


def test_the_same_deck_with_the_same_pilot_takes_exactly_a_half() -> None:
    told = answer("sim", "patrol", "--players", "greedy,greedy", "--option", "rounds-2", "--games", "20", "--seed", "2")
    for one in told["players"]:
        assert one["score"] == 0.5
        assert 0.4 < one["low"] < 0.5 < one["high"] < 0.6


@pytest.mark.parametrize(
    "words",
    [("greedy", "venom"), ("greedy,uniform,greedy", "venom,plain"), ("greedy,uniform", "venom,plain,legion")],
)
def test_pilots_and_decks_that_do_not_go_together_are_refused(words: tuple[str, str]) -> None:
    assert "this is a game for two" in fails(2, "sim", "patrol", "--players", words[0], "--decks", words[1])


def test_no_deal_of_two_has_a_winnability() -> None:
    assert "two play patrol" in fails(1, "winrate", "patrol", "--fair", "greedy")
    assert "two play patrol" in fails(1, "winrate", "patrol")
