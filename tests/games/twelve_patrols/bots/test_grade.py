"""Grades: the same for everybody, asked for and found, harder toward the week's end."""

from datetime import date

import pytest
from tests.games.twelve_patrols.bots.moment import boxed, dealt

from vedette import deals
from vedette.core.errors import Illegal
from vedette.core.grading import UNGRADED
from vedette.games.twelve_patrols.bots.grade import CUTS, Measure, measure, winnable

pytestmark = pytest.mark.once

GAME = boxed("hard")


def test_bits_are_cut_into_five_grades() -> None:
    grades = [Measure(True, bits, 0, 1, 0).grade() for bits in (0.0, *CUTS, 99.0)]
    assert grades == [1, 1, 2, 3, 4, 5]
    assert Measure(won=False, bits=0.0, only=0, layouts=0, spare=0).grade() == UNGRADED


def test_a_deal_that_is_graded_can_be_won() -> None:
    for seed in range(4):
        deal = dealt(GAME, seed)
        assert measure(GAME, deal) == measure(GAME, deal)
        if measure(GAME, deal).grade() != UNGRADED:
            assert winnable(GAME, deal)


@pytest.mark.parametrize("grade", [3, 4])
def test_a_deal_of_a_grade_is_found(grade: int) -> None:
    deal = deals.graded_deal(GAME, grade, 7)
    assert measure(GAME, deal).grade() == grade
    assert deal == deals.graded_deal(GAME, grade, 7)


def test_what_is_not_found_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deals, "GRADED", 0)
    with pytest.raises(Illegal, match="deal-none-graded"):
        deals.graded_deal(GAME, 3, 1)


def test_the_daily_deal_is_the_same_for_everybody() -> None:
    deal, grade = deals.daily_deal(GAME, date(2026, 11, 21))
    assert (deal, grade) == deals.daily_deal(boxed("hard"), date(2026, 11, 21))
    assert measure(GAME, deal).grade() == grade != UNGRADED
    assert deal != deals.daily_deal(GAME, date(2026, 11, 22))[0]


def test_the_week_grows_harder() -> None:
    assert sorted(deals.WEEK) == list(deals.WEEK)
