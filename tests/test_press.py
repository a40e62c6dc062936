"""What is printed: whole pages whose text is text, in both languages, the same bytes each time."""

import io
import re
import zipfile
from html import unescape

import pytest
from pypdf import PdfReader
from tests.contract.walk import EN_FR

from vedette import capabilities, decks, registry
from vedette.core.errors import Unreadable
from vedette.core.print_sheet import PAGE
from vedette.games.twelve_patrols.cards import deck as region_cards
from vedette.games.twelve_patrols.engine.rules import FREE, NUMBER
from vedette.printing import packed, pdf

DECKS = {"patrol": "venom", "spellfire": "first-steps", "twelve-patrols": "house12"}
WHOLE = [(game, what) for game in DECKS for what in capabilities.printing(game).kinds]
POINT = 72 / 254


def plain(text: str) -> str:
    """A text as it can be compared: what a page breaks and where is its own."""
    return re.sub(r"\s+", "", text)


@pytest.mark.parametrize(("game", "what"), WHOLE)
@pytest.mark.parametrize("language", EN_FR)
def test_every_word_of_the_sheets_is_in_the_pdf(game: str, what: str, language: str) -> None:
    printing = capabilities.printing(game)
    pages = printing.pages(decks.find(game, DECKS[game]), what, language)[:1]
    file = pdf(pages, "Été")
    assert file == pdf(pages, "Été")
    read = PdfReader(io.BytesIO(file))
    assert read.metadata is not None
    assert read.metadata.title == "Été"
    assert len(read.pages) == len(pages)
    for page, printed in zip(pages, read.pages, strict=True):
        assert [round(float(side) / POINT) for side in printed.mediabox[2:]] == list(PAGE)
        text = plain(printed.extract_text())
        for told in re.findall(r"<text[^>]*>([^<]*)</text>", page):
            assert plain(unescape(told)) in text, told


def test_patrol_is_printed_to_colour_in_as_well() -> None:
    printing, deck = capabilities.printing("patrol"), decks.find("patrol", "venom")
    blank, coloured = (printing.pages(deck, what, "en") for what in ("blank", "coloured"))
    assert len(blank) == len(coloured) == 10
    assert not any("hatch-" in page for page in blank)
    assert all("hatch-" in page for page in coloured)


@pytest.mark.parametrize("language", EN_FR)
def test_every_requirement_of_a_region_stands_at_its_edge(language: str) -> None:
    printing = capabilities.printing("twelve-patrols")
    deck = region_cards.box()["house12"]
    pages = printing.pages(deck, "cards", language)
    assert len(pages) == 2
    drawn = [card for page in pages for card in page.split('<rect width="630"')[1:]]
    assert len(drawn) == 12
    for card, region in zip(drawn, deck.deck.regions, strict=True):
        assert f">{region.name}<" in card
        places = re.findall(r'<g transform="translate\((\d+) (\d+)\)"><g', card)
        numbers = [int(number) for number in re.findall(r'font-size="68"[^>]*>(\d+)<', card)]
        edges = [required for required in region[1:] if required != FREE]
        assert numbers == [required & NUMBER for required in edges]
        assert len(places) == len(edges)
        north, east, south, west = ("315", "100"), ("496", "440"), ("315", "780"), ("134", "440")
        whole = zip((north, east, south, west), region[1:], strict=True)
        assert places == [place for place, required in whole if required != FREE]


@pytest.mark.parametrize("game", registry.names())
def test_what_is_not_printed_is_refused_with_what_is(game: str) -> None:
    printing = capabilities.printing(game)
    with pytest.raises(Unreadable) as wrong:
        printing.check("posters")
    assert wrong.value.values["prints"] == ", ".join(printing.kinds)


def test_svg_pages_are_packed_as_they_are() -> None:
    file = packed(["<svg/>", "<svg>é</svg>"], "deck")
    assert file == packed(["<svg/>", "<svg>é</svg>"], "deck")
    with zipfile.ZipFile(io.BytesIO(file)) as folder:
        assert {name: folder.read(name).decode() for name in folder.namelist()} == {
            "deck-1.svg": "<svg/>",
            "deck-2.svg": "<svg>é</svg>",
        }
