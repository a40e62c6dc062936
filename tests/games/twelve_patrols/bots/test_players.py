"""Players that see only a view: legal, repeatable, blind to the hidden order, each as strong as it should be."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.games.twelve_patrols.bots.moment import boxed, dealt, moments, reordered

from vedette.bots.blend import Blend
from vedette.bots.greedy import Greedy
from vedette.bots.shallow_search import ShallowSearch
from vedette.bots.uniform import Uniform
from vedette.core.game import CHANCE
from vedette.games.twelve_patrols.bots.beginner import Beginner, Counter
from vedette.games.twelve_patrols.bots.strategist import Strategist
from vedette.games.twelve_patrols.engine.rules import Options

if TYPE_CHECKING:
    from collections.abc import Callable

    from vedette.core.player import Player
    from vedette.games.twelve_patrols.text.speech import TwelvePatrols

MAKERS: dict[str, Callable[[TwelvePatrols], Player]] = {
    "uniform": lambda _: Uniform(5),
    "greedy": lambda game: Greedy(Beginner(game), 5),
    "search": lambda game: ShallowSearch(game, Counter(game), 5, width=2, deals=1),
    "order": lambda game: Greedy(Strategist(game), 5),
    "blend": lambda game: Blend(Greedy(Beginner(game), 1), Uniform(2), 30, 3),
}


@pytest.mark.parametrize("maker", MAKERS)
def test_the_same_seed_plays_the_same_game(maker: str) -> None:
    game = boxed("hard")
    deal = dealt(game, 1)
    most = 16 if maker == "search" else 999
    one = [action for _, action in moments(game, MAKERS[maker](game), deal, most)]
    assert one == [action for _, action in moments(game, MAKERS[maker](game), deal, most)]


@pytest.mark.parametrize("maker", ["greedy", "search", "order"])
def test_two_worlds_that_look_alike_are_played_alike(maker: str) -> None:
    game = boxed("hard")
    deal = dealt(game, 7)
    other = reordered(deal, 4)
    assert sorted(deal) == sorted(other)
    assert deal != other
    worlds = [moments(game, MAKERS[maker](game), cards, 20) for cards in (deal, other)]
    alike = 0
    for (here, action), (there, choice) in zip(*worlds, strict=False):
        if here.view(0) != there.view(0):
            break
        alike += here.mover() != CHANCE
        assert here.mover() == CHANCE or action == choice
    assert alike >= 2


@pytest.mark.once
@pytest.mark.parametrize(
    ("deck", "options"),
    [("hard", Options(top_up=True)), ("hard", Options(late_orders=True)), ("house12", Options())],
    ids=["top-up", "”: with late placement, items go only into lines you complete this turn", "twelve cards"],
)
def test_the_strongest_player_plays_every_variant(deck: str, options: Options) -> None:
    game = boxed(deck, options)
    player = Greedy(Strategist(game, nines=1), 1)
    most = 18 if deck == "house12" else 999
    assert moments(game, player, dealt(game, 3), most)[-1][0].turn() >= (3 if deck == "house12" else 6)


@pytest.mark.once
def test_the_strongest_player_wins_what_can_be_won() -> None:
    game = boxed("hard")
    won = sum(moments(game, Greedy(Strategist(game), 1), dealt(game, seed))[-1][0].returns()[0] for seed in range(8))
    assert won >= 4  # about four of five in docs/decks.md


def test_the_blind_player_never_wins_and_the_beginner_hardly_ever() -> None:
    game = boxed("house")
    assert sum(moments(game, Uniform(seed), dealt(game, seed))[-1][0].returns()[0] for seed in range(100)) == 0
    beginner = Beginner(game)
    assert sum(moments(game, Greedy(beginner, s), dealt(game, s))[-1][0].returns()[0] for s in range(5)) <= 2


def test_nothing_is_put_before_a_line_is_complete() -> None:
    game = boxed("hard")
    for here, action in moments(game, Greedy(Strategist(game), 1), dealt(game, 2)):
        if 198 <= action < 450:
            assert here.unmet() >> (action - 198) // 21 // 2 & 1
