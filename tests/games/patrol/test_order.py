"""The order in which a bot lays its hand tells nothing: who guesses from it guesses blindly."""

import pytest

from vedette import deals, players, setups
from vedette.bots.uniform import Uniform
from vedette.core.match import Match
from vedette.games.patrol.engine.rules import HAND, LAY, PAIR, PATROLS
from vedette.games.patrol.engine.turn import Position

GAMES = 12


def laid(spec: str, games: int) -> list[int]:
    """Return where in its hand each first card of a whole hand lay that a bot laid down, over many games."""
    made = setups.game("patrol", "vanguard", ["rounds-12"])
    first: list[int] = []
    for game in range(games):
        match = Match(made, deals.random_deal(made, game))
        minds = [players.player(spec, made, 2 * game + seat) for seat in range(2)]
        other = Uniform(game)
        while (mover := match.mover()) >= 0 and match.state.turn() < 9:
            legal = match.legal()
            setup = LAY <= legal[0] < PAIR
            action = (minds[mover] if setup else other).choose(match.state.view(mover), legal)
            if setup and len({(one - LAY) // PATROLS for one in legal}) == HAND:
                first.append((action - LAY) // PATROLS)
            match.play(action)
    return first


@pytest.mark.parametrize(("spec", "games"), [("level:1", GAMES), ("level:2", GAMES), ("sampler:1", 3)])
def test_every_card_of_the_hand_is_as_likely_to_be_laid_first(spec: str, games: int) -> None:
    first = laid(spec, games)
    expected = len(first) / HAND
    assert expected > 6
    chi = sum((first.count(card) - expected) ** 2 / expected for card in range(HAND))
    assert chi < 18.5, "one in a thousand, with four degrees of freedom"


def test_a_guess_from_the_order_is_as_good_as_any() -> None:
    """The guesser knows all five survivors of a round in which nobody died, and says they are laid in their order."""
    made = setups.game("patrol", "vanguard", ["rounds-12"])
    right = guessed = 0
    for game in range(GAMES):
        match = Match(made, deals.random_deal(made, 100 + game))
        minds = [players.player("level:2", made, 5 * game + seat) for seat in range(2)]
        other = Uniform(game)
        held: dict[int, list[int]] = {}
        while (mover := match.mover()) >= 0:
            legal = match.legal()
            setup = LAY <= legal[0] < PAIR
            action = (minds[mover] if setup else other).choose(match.state.view(mover), legal)
            if setup:
                state = match.state
                assert isinstance(state, Position)
                hand = {at: state.held(mover, at) for at in range(HAND) if state.held(mover, at)}
                if len(hand) == HAND:
                    held[mover] = [hand[at] for at in range(HAND)]
                place = HAND - len(hand)
                right += held[mover][place] == hand[(action - LAY) // PATROLS]
                guessed += 1
            match.play(action)
    assert guessed > 300
    assert abs(right - guessed / HAND) < 4 * (guessed * 0.16) ** 0.5
