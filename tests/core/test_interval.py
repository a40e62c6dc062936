"""Intervals: known values, and undecided cases counted both ways."""

import pytest

from vedette.core.interval import share, wilson


@pytest.mark.parametrize(
    ("won", "count", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (81, 263, 0.2553, 0.3662), (0, 0, 0.0, 1.0)],
)
def test_wilsons_interval_has_its_published_values(won: int, count: int, low: float, high: float) -> None:
    assert wilson(won, count) == pytest.approx((low, high), abs=1e-4)


def test_the_share_lies_in_its_interval() -> None:
    for count in (1, 7, 100):
        for won in range(count + 1):
            found = share(won, count)
            assert 0.0 <= found.low <= found.share <= found.high <= 1.0


def test_undecided_cases_widen_the_interval_on_both_sides() -> None:
    sure, unsure = share(50, 100), share(50, 100, 10)
    assert unsure.low == sure.low
    assert unsure.high == wilson(60, 100)[1] > sure.high
