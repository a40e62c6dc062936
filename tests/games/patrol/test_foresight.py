"""What an attack would come to: sure only of what then happens, and told from the view alone."""

import pytest

from vedette import setups
from vedette.bots.uniform import Uniform
from vedette.core.chance import Stream
from vedette.core.errors import Illegal
from vedette.core.language import LANGUAGES
from vedette.games.patrol.engine.foresight import foresee
from vedette.games.patrol.engine.rules import STAY
from vedette.games.patrol.engine.state import ACTOR, CARDS, END, WINDOW
from vedette.games.patrol.engine.turn import Position
from vedette.games.patrol.text.speech import Patrol

GAME = setups.game("patrol", "vanguard,tricksters", ["rounds-2"])
SEEDS = (3, 8, 11)


def moments(seed: int) -> list[Position]:
    """Return positions of a random game in which an attack may be declared."""
    rng, player = Stream(seed), Uniform(seed)
    state = GAME.start()
    assert isinstance(state, Position)
    found: list[Position] = []
    while state.mover() != -2:
        legal = state.legal()
        if state.mover() < 0:
            state.apply(legal[rng.below(len(legal))])
            continue
        if GAME.show(state.view(state.mover()), "en")["plans"]:
            found.append(state.copy())
        state.apply(player.choose(state.view(state.mover()), legal))
    return found


def plans(state: Position) -> list[list[int]]:
    """Return every attack that may be declared here, with nobody given up and with everybody."""
    shown = GAME.show(state.view(state.mover()), "en")["plans"]
    assert isinstance(shown, list)
    found = []
    for plan in shown:
        mates = [mate["action"] for mate in plan["mates"]]
        for target in plan["targets"]:
            found += [[plan["action"], target["action"]], [plan["action"], *mates, target["action"]]]
    return found


def test_what_is_sure_comes_true() -> None:
    assert isinstance(GAME, Patrol)
    sure = 0
    for state in [state for seed in SEEDS for state in moments(seed)]:
        for actions in plans(state):
            told = foresee(GAME, state.view(state.mover()), actions)
            if told.hidden:
                assert told.falls[told.actor] is None
                assert told.falls[told.aimed] is None
                continue
            after = state.copy()
            for action in actions:
                after.apply(action)
            while after.phase() not in {WINDOW, END} and after.forced() and after.words[ACTOR]:
                after.apply(after.legal()[0])
            for place, falls in told.falls.items():
                if falls is not None:
                    gone = bool(state.words[CARDS + place]) and not after.words[CARDS + place]
                    assert gone is falls, (actions, place)
                    sure += 1
    assert sure > 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_words(language: str) -> None:
    assert isinstance(GAME, Patrol)
    state = next(state for state in moments(3) if plans(state))
    words, facts = GAME.foresee(state.view(state.mover()), plans(state)[0], language)
    assert words
    assert {"actor", "aimed", "hidden", "blow", "fates"} == set(facts)


def test_what_may_not_be_done_is_not_foreseen() -> None:
    assert isinstance(GAME, Patrol)
    state = next(state for state in moments(3) if plans(state))
    with pytest.raises(Illegal):
        foresee(GAME, state.view(state.mover()), [plans(state)[0][0], STAY])
