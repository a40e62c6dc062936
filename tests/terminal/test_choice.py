"""Choosing: the legal actions and the steps that lead to them are the same, both ways, in every position."""

import pytest
from tests.terminal import seat

from vedette.terminal.choice import END, Chooser, Facet, ListedChoice
from vedette.terminal.twelve_patrols.steps import facets


def leaves(choices: list[ListedChoice], picks: list[Facet]) -> list[int]:
    """Return every action that picking can end with."""
    found = []
    for facet in Chooser(choices, list(picks)).options():
        chooser = Chooser(choices, list(picks))
        action = chooser.pick(facet)
        found += leaves(choices, chooser.picks) if action is None else [action]
    return found


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("options", [(), ("top-up",), ("late-orders",)])
def test_steps_lead_to_every_choice_once_and_to_nothing_else(seed: int, options: tuple[str, ...]) -> None:
    sitting = seat.sit(seed, "en", "house", None, *options)
    for _ in range(30):
        choices = sitting.choices()
        if sitting.over():
            break
        assert sorted(leaves(choices, [])) == sorted(choice.action for choice in choices)
        assert sorted(c.action for c in choices if c.action >= 0) == sitting.match.legal()
        seat.draw(sitting, seed, 1)


@pytest.mark.parametrize("seed", range(4))
def test_a_place_may_be_picked_before_the_thing(seed: int) -> None:
    sitting = seat.sit(seed)
    seat.draw(sitting, seed + 20, 9)
    choices = sitting.choices()
    for choice in choices:
        chooser = Chooser(choices)
        done = None
        for facet in reversed(choice.facets):
            if done is None:
                done = chooser.pick(facet)
        assert done == choice.action


def test_a_step_that_does_not_fit_changes_nothing() -> None:
    chooser = Chooser(seat.sit(1).choices())
    assert chooser.pick(Facet("spot", 3)) is None
    assert chooser.pick(END) is None
    assert chooser.picks == []
    assert not chooser.back()


def test_back_returns_to_the_step_it_came_from() -> None:
    chooser = Chooser(seat.sit(1).choices())
    chooser.step(2)
    third = chooser.at()
    assert third is not None
    chooser.picks.append(third)
    assert chooser.back()
    assert chooser.at() == third


def test_the_cursor_goes_round() -> None:
    chooser = Chooser(seat.sit(1).choices())
    start = chooser.at()
    for _ in chooser.options():
        chooser.step(-1)
    assert chooser.at() == start
    assert Chooser([]).at() is None


def test_an_action_of_another_game_is_one_step() -> None:
    assert facets(7, {"do": "pass"}) == (Facet("action", 7),)
    chooser = Chooser([ListedChoice(7, "Pass", facets(7, {"do": "pass"}))])
    assert chooser.words(chooser.at()) == "Pass"
    assert chooser.pick(Facet("action", 7)) == 7
