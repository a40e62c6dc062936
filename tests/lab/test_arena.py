"""Two in the arena: the same deals, from either seat."""

from tests.spoken import answer

from vedette import setups
from vedette.lab import arena

MADE = setups.game("patrol", "vanguard,venom", ["rounds-2"])


def test_each_deal_is_played_from_both_seats() -> None:
    bouts = arena.duplicates(MADE, ("greedy", "uniform"), 5, 5)
    assert [bout.players for bout in bouts] == [("greedy", "uniform"), ("uniform", "greedy")] * 2 + [
        ("greedy", "uniform")
    ]
    assert [bouts[at].deal == bouts[at + 1].deal for at in range(4)] == [True, False, True, False]


def test_a_bout_is_played_the_same_again_with_the_decks_it_names() -> None:
    bout = arena.duplicates(MADE, ("greedy", "uniform"), 5, 1)[0]
    assert arena.play(bout) == arena.play(bout)
    assert sum(arena.play(bout).scores) == 1.0
    assert arena.game_of(bout.setup).definition() == MADE.definition()


def test_scores_follow_the_player_and_not_the_seat() -> None:
    told = answer("sim", "patrol", "--players", "greedy,uniform", "--option", "rounds-2", "--games", "6", "--seed", "2")
    greedy, uniform = told["players"]
    assert (greedy["name"], uniform["name"]) == ("greedy", "uniform")
    assert greedy["score"] + uniform["score"] == 1.0
    assert greedy["score"] > 0.8
