"""Each card does what is printed on it: one line a card, and more where it says more."""

import pytest
from tests.games.spellfire.scenario import Scenario, rows

from vedette.games.spellfire.cards import sets

ROWS = list(rows())
UNSEEN = {
    # What only an attacking tableau would do, or to realms that somebody else holds.
    *("DR/11", "IQ/5", "NS/8", "UD/18", *[f"UD/{number}" for number in range(1, 10)]),
    # A friendly champion that defends, and one that is gone either way.
    *("FR/97", "BR/104"),
    # What keeps a realm from cards that no champion turns against it, and an event that nobody has.
    *("1st/146", "3rd/134", "4th/77", "4th/84", "FR/23", "IQ/1", "RR/23"),
    # The price of an avatar alone.
    *("4th/470", "4th/480", "PO/42", "PO/43", "UD/64"),
}
"""Cards whose power leaves no trace that a line could show."""


@pytest.mark.parametrize(("name", "told"), ROWS, ids=[f"{name}-{at}" for at, (name, _) in enumerate(ROWS)])
def test_a_card_does_what_is_printed_on_it(name: str, told: str) -> None:
    Scenario(name, told).run()


def test_every_card_with_a_power_has_a_line() -> None:
    powered = {name for name, printed in sets.box().items() if printed.card.power}
    shown = {name for name, _ in ROWS}
    assert powered - shown - UNSEEN == set()
    assert shown <= powered
