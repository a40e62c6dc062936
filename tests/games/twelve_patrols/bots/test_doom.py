"""What the position itself says of being lost: only what is proved, at once, and what taking back would help."""

from typing import Any

import pytest

from vedette import setups
from vedette.core.chance import Stream
from vedette.core.game import CHANCE, OVER, State
from vedette.games.twelve_patrols.bots import doom as verdicts
from vedette.games.twelve_patrols.bots.doom import (
    CARD_BACK,
    DEAL_LOST,
    ITEMS_BACK,
    LOST,
    LOST_GIVEN,
    doom,
    without_card,
    without_drafts,
)
from vedette.games.twelve_patrols.bots.forecast import OrderForecast, forecast
from vedette.games.twelve_patrols.plugin import GAME
from vedette.games.twelve_patrols.solver import solver
from vedette.games.twelve_patrols.solver.question import UNDECIDED, UNWINNABLE, WINNABLE, Key, question_of
from vedette.games.twelve_patrols.text.speech import TwelvePatrols

pytestmark = pytest.mark.once

FINAL = {LOST, LOST_GIVEN, DEAL_LOST}


def shown(game: TwelvePatrols, state: State, language: str = "en") -> dict[str, Any] | None:
    """What the view shows of it."""
    found: dict[str, Any] | None = dict[str, Any](game.show(state.view(0), language))["doom"]
    return found


def told_of(deck: str, seed: int) -> list[str]:
    """What is said at each choice of a beginner's game; each word held against a count of every order."""
    game = setups.game("twelve-patrols", deck)
    assert isinstance(game, TwelvePatrols)
    deal = game.deal(Stream(seed).below(game.deals()))
    state, player, told = game.start(), GAME.player("greedy", game, seed), []
    while (mover := state.mover()) != OVER:
        if mover == CHANCE:
            state.apply(deal[state.slot()])
            continue
        said = doom(game, state)
        assert (said != "") == forecast(game, state).lost()
        if said == ITEMS_BACK:
            freed = without_drafts(game, state)
        elif said == CARD_BACK:
            freed = without_card(game, state)
        else:
            freed = None
        assert freed is None or not OrderForecast(freed).lost()
        seen = shown(game, state)
        assert (seen is None) == (said == "")
        assert seen is None or (seen["final"] == (said in FINAL) and seen["words"])
        told.append(said)
        state.apply(player.choose(state.view(0), state.legal()))
    return told


def test_a_lost_game_says_so_at_once_and_to_its_end() -> None:
    told = told_of("fiendish", 0)
    assert told[-1] in {*FINAL, ITEMS_BACK, CARD_BACK}
    final = [said in FINAL for said in told]
    assert final.index(True) < len(told) // 2
    assert all(final[final.index(True) :])


def test_a_game_that_can_be_won_says_nothing() -> None:
    game = setups.game("twelve-patrols", "house")
    assert isinstance(game, TwelvePatrols)
    deal = game.deal(Stream(0).below(game.deals()))
    state = game.start()
    assert doom(game, state) == ""
    while state.mover() == CHANCE:
        state.apply(deal[state.slot()])
    assert forecast(game, state).layouts() > 0
    assert shown(game, state) is None


WORDS = {
    LOST: {"en": "start this deal again", "fr": "recommencez cette donne"},
    DEAL_LOST: {"en": "Take another", "fr": "Prenez-en une autre"},
}


def test_a_deal_that_cannot_be_won_is_not_to_be_begun_again() -> None:
    game = setups.game("twelve-patrols", "fiendish")
    assert isinstance(game, TwelvePatrols)
    told = set[str]()
    for seed in range(12):
        deal = game.deal(Stream(seed).below(game.deals()))
        state, player = game.start(), GAME.player("greedy", game, seed)
        hopeless = False
        while (mover := state.mover()) != OVER:
            if mover == CHANCE:
                state.apply(deal[state.slot()])
                continue
            said = doom(game, state)
            hopeless = hopeless or (state.turn() == 1 and said == DEAL_LOST)
            assert (said == DEAL_LOST) == (hopeless and not state.given())
            for language, words in WORDS.get(said, {}).items() if said not in told else ():
                seen = shown(game, state, language)
                assert seen is not None
                assert words in seen["words"]
                assert seen["deal"] == (said == DEAL_LOST)
                assert seen["words"] in game.describe(state.view(0), language)
            told.add(said)
            state.apply(player.choose(state.view(0), state.legal()))
    assert told >= {LOST, DEAL_LOST, ""}


@pytest.mark.parametrize("deck", ["easy", "house12"])
def test_a_view_makes_no_long_lists(deck: str) -> None:
    """Views are made in the server's loop: the lists of arrangements that one makes are few and short."""
    game = setups.game("twelve-patrols", deck)
    assert isinstance(game, TwelvePatrols)
    deal = game.deal(Stream(1).below(game.deals()))
    state, player, cut = game.start(), GAME.player("greedy", game, 1), 0
    while (mover := state.mover()) != OVER:
        if mover == CHANCE:
            state.apply(deal[state.slot()])
            continue
        verdicts._verdicts.clear()
        solver._shortlists.clear()
        solver._around.clear()
        game.show(state.view(0), "en")
        assert not solver._shortlists
        made = list(solver._around.values())
        # as it stands, without this turn's items, without its card: three questions, each within what is allowed
        assert sum(int(one.steps) + solver.LIST for one in made) <= 3 * (2 * solver.CARDS + solver.LIST)
        assert max(len(one.words) for one in made) < solver.CARDS
        cut += len([one for one in made if one.cut])
        state.apply(player.choose(state.view(0), state.legal()))
    assert cut or deck == "house12"


def test_what_is_said_at_a_glance_is_what_the_solver_says() -> None:
    told = [0, 0, 0]
    for seed in range(2):
        for deck in ("easy", "hard"):
            game = setups.game("twelve-patrols", deck)
            assert isinstance(game, TwelvePatrols)
            deal = game.deal(Stream(seed).below(game.deals()))
            state, player = game.start(), GAME.player("greedy", game, seed)
            while (mover := state.mover()) != OVER:
                if mover == CHANCE:
                    state.apply(deal[state.slot()])
                    continue
                question = question_of(game, state, None)
                verdict = solver.glance(question, 2000)
                laid = 9 - question.cells.count(-1)
                assert verdict == solver.solve(question, 2000).verdict or (
                    verdict == UNDECIDED and laid < solver.AROUND
                )
                told[verdict] += 1
                state.apply(player.choose(state.view(0), state.legal()))
    assert min(told[UNWINNABLE], told[WINNABLE]) > 20


def test_a_verdict_that_is_kept_is_the_one_that_is_found() -> None:
    game = setups.game("twelve-patrols", "fiendish")
    assert isinstance(game, TwelvePatrols)
    deal = game.deal(Stream(3).below(game.deals()))
    state, player, keys = game.start(), GAME.player("greedy", game, 3), dict[Key, bool]()
    verdicts._verdicts.clear()
    while (mover := state.mover()) != OVER:
        if mover == CHANCE:
            state.apply(deal[state.slot()])
            continue
        said = doom(game, state)
        assert doom(game, state) == said
        for question in (question_of(game, state, None), without_card(game, state), without_drafts(game, state)):
            if question is not None:
                found = solver.glance(question, verdicts.NODES) == UNWINNABLE
                assert verdicts.lost(question) == keys.setdefault(question.key(), found) == found
        state.apply(player.choose(state.view(0), state.legal()))
    assert set(keys.values()) == {True, False}
