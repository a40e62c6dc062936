"""Cards as pages draw them."""

from vedette.games.spellfire.cards import sets
from vedette.games.spellfire.cards.face import NEITHER, face


def test_a_name_within_a_name_is_set_in_quotation_marks() -> None:
    told = [face(printed.card, 0, NEITHER, "en")["name"] for printed in sets.box().values()]
    assert not [name for name in told if '"' in name]
    assert any("\N{LEFT DOUBLE QUOTATION MARK}Blackstaff\N{RIGHT DOUBLE QUOTATION MARK}" in name for name in told)
