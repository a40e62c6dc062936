"""The players of Solitaire Spellfire: the beginner does better than chance, and the same from the same view."""

from tests.games.spellfire.company import cast
from tests.games.spellfire.scene import scene

from vedette.core.chance import Stream
from vedette.core.game import CHANCE, OVER
from vedette.games.spellfire.bots.beginner import Beginner
from vedette.games.spellfire.bots.dreamer import FINE, STEP, Sifter
from vedette.games.spellfire.bots.veteran import Veteran
from vedette.games.spellfire.bots.worlds import WIN
from vedette.games.spellfire.capabilities.decks import DECKS, FIRST_DECK
from vedette.games.spellfire.plugin import GAME as PLUGIN
from vedette.games.spellfire.solver.answer import WINNABLE
from vedette.games.spellfire.solver.solver import solve

LAST = "Thay Oak* Dale* Moor* Isle* Vale*\n0 0 0 0 0 0\n"


def realms(name: str, games: int) -> int:
    """Return how many realms a player wins in so many deals."""
    made = PLUGIN.new(DECKS.shipped()[FIRST_DECK], [])
    won = 0
    for number in range(games):
        player = PLUGIN.player(name, made, number)
        deal = made.deal(Stream(number).below(made.deals()))
        state = made.start()
        while state.mover() != OVER:
            legal = state.legal()
            if state.mover() == CHANCE:
                state.apply(deal[state.slot()])
            else:
                state.apply(player.choose(state.view(0), legal))
        won += state.realms_won()
    return won


def test_the_beginner_wins_more_realms_than_chance() -> None:
    assert realms("greedy", 12) > realms("uniform", 12)


def test_the_beginner_attacks_where_the_totals_win_and_waits_elsewhere() -> None:
    drawing = "Thay Oak . . . .\n1 1 0 0 0 0\nLich Rat Band . . ."
    table = scene(cast(), drawing, pool="Hero Nun")
    scores = Beginner(table.game).scores(table.position.view(0), table.position.legal())
    best = dict(zip(table.notes(), scores, strict=True))
    assert max(best, key=lambda note: best[note]) == "attack B Nun"
    assert best["discard C"] > best["attack A Hero"]


def test_the_veteran_wins_more_realms_than_chance() -> None:
    assert realms("veteran", 8) > realms("uniform", 8)


def test_the_veteran_reckons_with_what_is_hidden_and_keeps_what_helps() -> None:
    drawing = "Thay Oak . . . .\n8 0 0 0 0 0\nOgre Rat Band Spark . ."
    table = scene(cast(), drawing, pool="Hero")
    scores = dict(
        zip(table.notes(), Veteran(table.game).scores(table.position.view(0), table.position.legal()), strict=True)
    )
    assert max(scores, key=lambda note: scores[note]) == "attack B Hero"
    assert scores["discard D"] > scores["discard C"]
    few = scene(cast(), drawing.replace("8", "1"), pool="Hero")
    fewer = dict(zip(few.notes(), Veteran(few.game).scores(few.position.view(0), few.position.legal()), strict=True))
    assert fewer["attack A Hero"] > scores["attack A Hero"]


def test_the_sifter_tries_longest_what_wins_most() -> None:
    table = scene(cast(), f"{LAST}Rat Band Pack . . .", pool="Hero Nun", hidden="")
    legal = table.position.legal()
    scores = Sifter(table.game, 1).scores(table.position.view(0), legal)
    assert len(set(scores)) > 1
    assert scores == Sifter(table.game, 1).scores(table.position.view(0), legal)
    after = table.position.copy()
    after.apply(legal[scores.index(max(scores))])
    assert solve(after, []).verdict == WINNABLE
    assert len([score for score in scores if score >= STEP * FINE * (WIN + 1)]) == (len(legal) + 1) // 2


def test_of_two_actions_nobody_is_sifted_out() -> None:
    table = scene(cast(), f"{LAST}Rat Sword . . . .", pool="Hero Nun", hidden="")
    legal = table.position.legal()
    assert len(legal) == 2
    assert max(Sifter(table.game, 1).scores(table.position.view(0), legal)) < STEP * FINE * (WIN + 1)
