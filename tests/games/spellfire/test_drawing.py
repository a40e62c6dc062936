"""Cards as pictures: well-formed, everything on them, nothing over the edge, in both languages."""

import re
from xml.etree import ElementTree as ET

import pytest

from vedette.core.language import LANGUAGES
from vedette.core.print_sheet import HIGH, WIDE
from vedette.games.spellfire.cards import deck, drawing, sets, sheet
from vedette.games.spellfire.cards.text import sentence

SVG = "{http://www.w3.org/2000/svg}"


def texts(document: str) -> list[ET.Element]:
    return ET.fromstring(document).findall(f".//{SVG}text")  # noqa: S314 (our own drawing)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_drawn_whole(language: str) -> None:
    for printed in list(sets.box().values())[::7]:
        found = texts(drawing.draw(printed, language))
        said = [str(one.text) for one in found]
        assert printed.card.id in said
        assert printed.card.icon in ["", *said]
        power = re.sub(r"\s+", " ", sentence.write(printed.card.power, language))
        assert not power or power in re.sub(r"\s+", " ", " ".join(said)), printed.card.id
        for one in found:
            assert 0 < int(one.attrib["y"]) < HIGH
            broad = len(str(one.text)) * int(one.attrib["font-size"]) * 0.5
            start = int(one.attrib["x"]) - (broad / 2 if one.attrib.get("text-anchor") == "middle" else 0)
            assert start + broad <= WIDE + 5, (printed.card.id, one.text)


def test_a_card_says_what_it_is() -> None:
    said = [one.text for one in texts(drawing.draw(sets.box()["1st/72"], "en"))]
    assert {"Dracolich", "6", "Monster", "dragon, flyer, undead"} <= set(said)
    assert any("Forgotten Realms" in str(one) for one in said)
    note = " ".join(str(one.text) for one in texts(drawing.draw(sets.box()["1st/13"], "fr")))
    assert "Une partie est laissée de côté ici (la main)." in note


def test_a_deck_is_printed_on_seven_pages() -> None:
    found = sheet.deck(deck.box()["krynn"], sets.box(), "fr")
    assert len(found) == 7
    ids = [one.text for page in found for one in texts(page) if re.fullmatch(r"\w+/\d+", str(one.text))]
    assert ids == [card.id for card in deck.whole(deck.box()["krynn"].deck)]
