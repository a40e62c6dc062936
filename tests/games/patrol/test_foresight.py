"""What an attack would come to: sure only of what then happens, and told from the view alone."""

from collections.abc import Callable

import pytest
from mypy_extensions import i64
from tests.games.patrol.scene import scene

from vedette import setups
from vedette.bots.uniform import Uniform
from vedette.core.chance import Stream
from vedette.core.errors import Illegal
from vedette.core.language import LANGUAGES, say
from vedette.games.patrol.engine.foresight import ProspectCounts, aims, compares, foresee, possible, prospect
from vedette.games.patrol.engine.rules import STAY, TARGET, Options
from vedette.games.patrol.engine.state import ACTOR, CARDS, EFFECT, END, KNOWN, MET, PICK, POWER, SLOT, UP, WINDOW
from vedette.games.patrol.engine.turn import Position
from vedette.games.patrol.engine.view import read
from vedette.games.patrol.text.speech import Patrol

GAME = setups.game("patrol", "vanguard,tricksters", ["rounds-2"])
SEEDS = (3, 8, 11)


def positions(seed: int, wanted: Callable[[Position], bool]) -> list[Position]:
    """Return the positions of a random game that are wanted, of those in which somebody chooses."""
    rng, player = Stream(seed), Uniform(seed)
    state = GAME.start()
    assert isinstance(state, Position)
    found: list[Position] = []
    while state.mover() != -2:
        legal = state.legal()
        if state.mover() < 0:
            state.apply(legal[rng.below(len(legal))])
            continue
        if wanted(state):
            found.append(state.copy())
        state.apply(player.choose(state.view(state.mover()), legal))
    return found


def moments(seed: int) -> list[Position]:
    """Return positions of a random game in which an attack may be declared."""
    return positions(seed, lambda state: bool(GAME.show(state.view(state.mover()), "en")["plans"]))


def windows(seed: int) -> list[Position]:
    """Return positions of a random game in which there are several answers."""
    return positions(seed, lambda state: state.phase() == WINDOW and len(state.legal()) > 1)


def test_what_an_answer_comes_to_comes_true_and_is_told_in_the_window() -> None:
    assert isinstance(GAME, Patrol)
    told: set[bool | str | None] = set()
    for state in [state for seed in range(40) for state in windows(seed)]:
        view = state.view(state.mover())
        for action in state.legal():
            found = foresee(GAME, view, [action])
            words, facts = GAME.foresee(view, [action], "en")
            assert not found.hidden
            if not found.over:
                assert (words, facts) == ([], {}), "a further choice comes first"
                continue
            after = state.copy()
            after.apply(action)
            stages = set[i64]()
            while after.phase() != END and after.words[ACTOR] and after.mover() >= 0 and after.forced():
                stages.add(after.phase())
                after.apply(after.legal()[0])
            for place, falls in found.falls.items():
                assert falls in (None, not after.words[CARDS + place])
            told |= {found.falls[found.aimed]}
            cancelled = state.words[POWER] != 0 and EFFECT not in stages
            assert ("The ability is cancelled." in words) == cancelled
            if cancelled:
                told.add("cancelled")
        ask = GAME.show(view, "en")["ask"]
        assert isinstance(ask, dict)
        assert ask["tells"]
        assert ask["title"].endswith("Answer?")
        enemy = GAME.show(state.view(1 - state.mover()), "en")["ask"]
        assert isinstance(enemy, dict)
        assert (enemy["title"], enemy["tells"]) == ("Your opponent may answer.", False)
    assert {True, False, "cancelled"} <= told


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
    assert {"actor", "aimed", "hidden", "blow", "fates", "prospect"} == set(facts)


def test_what_may_not_be_done_is_not_foreseen() -> None:
    assert isinstance(GAME, Patrol)
    state = next(state for state in moments(3) if plans(state))
    with pytest.raises(Illegal):
        foresee(GAME, state.view(state.mover()), [plans(state)[0][0], STAY])


def test_the_cards_that_a_hidden_target_may_be_are_counted_from_the_view_alone() -> None:
    assert isinstance(GAME, Patrol)
    counted = 0
    for state in moments(3):
        view, actions = state.view(state.mover()), plans(state)[-1]
        place = actions[-1] - TARGET
        told = prospect(GAME, view, actions, place)
        other = GAME.imagine(view, Stream(99))
        assert prospect(GAME, other.view(state.mover()), actions, place) == told
        if told is not None:
            named = [int(read(one)[CARDS + place]) & SLOT for one in possible(read(view), i64(place))]
            assert int(state.words[CARDS + place]) & SLOT in named
            assert told.beats + told.trades + told.loses <= told.cards == len(set(named)) == len(named)
            counted += 1
    assert counted > 3


def test_an_attack_is_tried_on_every_card_that_may_lie_there() -> None:
    table = scene(
        "3", "(5/white) (wall) | (3) (2) (thorn)", wall="2 D shield", thorn="1 P if alone have self +4 attack"
    )
    state = table.position
    actions = [table.game.read(state, "attack a1")]
    assert aims(table.game, state.view(0), actions) == [TARGET + 8, TARGET + 9]
    told = prospect(table.game, state.view(0), [*actions, TARGET + 8], 8)
    # ten of level 1, the thorn among friends, the wall and the 2 fall, the 3 falls with the attacker, the 5 kills it
    assert told == ProspectCounts(cards=15, beats=13, trades=1, loses=1, answers=2)
    state.words[CARDS + 9] |= UP | KNOWN  # the wall is seen: it is not the other one
    assert prospect(table.game, state.view(0), [*actions, TARGET + 8], 8) == ProspectCounts(14, 12, 1, 1, 1)
    assert prospect(table.game, state.view(0), [*actions, TARGET + 9], 9) is None
    assert aims(table.game, state.view(0), [STAY]) == []


def test_an_ability_that_attacks_is_foreseen_as_an_attack_is() -> None:
    table = scene("(gun) | (2)", "(3) | (wall) 4", gun="3 R strike anywhere", wall="2 D shield")
    state = table.position
    use = table.game.read(state, "use a1 own")
    assert aims(table.game, state.view(0), [use]) == [TARGET + 8, TARGET + 9, TARGET + 10]
    told = prospect(table.game, state.view(0), [use, TARGET + 9], 9)
    # ten of level 1, the wall and the 2 fall, the 3 falls with the one who strikes
    assert told == ProspectCounts(cards=12, beats=11, trades=1, loses=0, answers=1)
    state.apply(use)
    assert prospect(table.game, state.view(0), [TARGET + 9], 9) == told
    assert aims(table.game, state.view(0), [TARGET + 9]) is None
    sure = foresee(table.game, state.view(0), [TARGET + 10])
    assert (sure.hidden, sure.falls) == (False, {0: True, 10: False})


def test_an_ability_that_does_not_attack_is_not_foreseen() -> None:
    table = scene("(sage)", "(3) (2)", sage="3 R give enemy poison")
    state = table.position
    use = table.game.read(state, "use a1 own")
    assert aims(table.game, state.view(0), [use]) == []
    state.apply(use)
    assert aims(table.game, state.view(0), [TARGET + 8]) == []


def test_a_shot_is_tried_on_every_card_that_may_lie_there() -> None:
    table = scene("(bow)", "(3) 2 4", bow="3 R shoot enemy 2; give self 1 health")
    state = table.position
    use = table.game.read(state, "use a1 own")
    assert aims(table.game, state.view(0), [use]) == [TARGET + 8, TARGET + 9, TARGET + 10]
    told = prospect(table.game, state.view(0), [use, TARGET + 8], 8)
    assert told == ProspectCounts(cards=11, beats=10, trades=0, loses=0, answers=0)
    found = [foresee(table.game, state.view(0), [use, target]) for target in (TARGET + 9, TARGET + 10)]
    assert [(one.shot, one.falls[one.aimed]) for one in found] == [(True, True), (True, False)]


@pytest.mark.parametrize(
    ("cards", "beats", "told"),
    [
        (1, 0, "By all you know the face-down card b1 can be one card only: it survives."),
        (1, 1, "By all you know the face-down card b1 can be one card only: it falls."),
        (80, 0, "Of the 80 cards that the face-down card b1 may be, none falls."),
        (80, 1, "Of the 80 cards that the face-down card b1 may be, one falls."),
        (80, 33, "Of the 80 cards that the face-down card b1 may be, 33 fall."),
    ],
)
def test_a_shot_is_said_in_words(cards: int, beats: int, told: str) -> None:
    counted = {"cards": cards, "beats": beats, "trades": 0, "loses": 0, "answers": 0}
    assert say("en", "patrol-foresee-shot", actor="King", aimed="the face-down card b1", **counted) == told
    assert "carte" in say("fr", "patrol-foresee-shot", actor="King", aimed="la carte", **counted)


def test_a_target_of_range_is_told_in_words_before_it_is_confirmed() -> None:
    assert isinstance(GAME, Patrol)
    hidden = sure = 0
    for state in [state for seed in range(12) for state in positions(seed, lambda state: state.phase() == PICK)]:
        view = state.view(state.mover())
        for target in state.legal():
            words, facts = GAME.foresee(view, [target], "en")
            if not compares(state):
                assert (words, facts) == ([], {})
            elif facts["hidden"]:
                assert facts["prospect"]
                hidden += 1
            else:
                assert any("fall" in one or "depends" in one for one in words)
                sure += 1
    assert hidden
    assert sure


def test_one_whose_counters_give_it_away_is_the_one_that_was_met() -> None:
    table = scene("3", "(5+L) (2)")
    state = table.position
    state.words[CARDS + 8] |= MET
    actions = [table.game.read(state, "attack a1")]
    assert prospect(table.game, state.view(0), [*actions, TARGET + 8], 8) == ProspectCounts(1, 0, 0, 1, 0)
    assert prospect(table.game, state.view(0), [*actions, TARGET + 9], 9) == ProspectCounts(11, 11, 0, 0, 0)


def test_what_a_closed_list_holds_is_not_counted() -> None:
    table = scene("3", "(5)", Options(closed=True))
    state = table.position
    actions = [table.game.read(state, "attack a1"), TARGET + 8]
    assert foresee(table.game, state.view(0), actions).hidden
    assert prospect(table.game, state.view(0), actions, 8) is None


@pytest.mark.parametrize(
    ("beats", "trades", "loses", "told"),
    [(1, 0, 0, "King wins."), (0, 1, 0, "King trades."), (0, 0, 1, "King loses."), (0, 0, 0, "King does not kill it.")],
)
def test_where_only_one_card_is_left_nothing_is_counted(beats: int, trades: int, loses: int, told: str) -> None:
    counted = {"cards": 1, "beats": beats, "trades": trades, "loses": loses, "answers": 0}
    words = say("en", "patrol-foresee-prospect", actor="King", aimed="the face-down card b1", **counted)
    assert words == f"By all you know the face-down card b1 can be one card only: {told}"
    assert "King" in say("fr", "patrol-foresee-prospect", actor="King", aimed="la carte", **counted)
