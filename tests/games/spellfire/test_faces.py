"""Cards as pages draw them."""

from vedette.games.spellfire.cards import sets
from vedette.games.spellfire.cards.face import NEITHER, face


def test_a_name_within_a_name_is_set_in_quotation_marks() -> None:
    told = [face(printed.card, 0, NEITHER, "en")["name"] for printed in sets.box().values()]
    assert not [name for name in told if '"' in name]
    assert any("\N{LEFT DOUBLE QUOTATION MARK}Blackstaff\N{RIGHT DOUBLE QUOTATION MARK}" in name for name in told)


def test_a_card_in_play_tells_its_edition_as_people_call_it() -> None:
    card = sets.box()["NS/120"].card
    assert face(card, 0, "friendly", "en")["edition"] == "Night Stalkers"
    assert face(card._replace(id="mine/3"), 0, "friendly", "en")["edition"] == "mine"
    assert sets.edition_titles() == {edition.code: edition.title for edition in sets.editions().values()}
