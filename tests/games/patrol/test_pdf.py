"""Pages as PDF: the file is whole, every text is in it, and outlines are the ones of the SVG."""

import re
import zlib
from math import hypot, isclose

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.contract.walk import EN_FR, examples

from vedette.games.patrol.art import drawing, outline, pdf, sheet
from vedette.games.patrol.decks import deck
from vedette.games.patrol.soldier import Card
from vedette.games.patrol.soldiers import cards

HOUSE = cards.house()
STREAM = re.compile(rb"/Length (\d+) >>\nstream\n")


def objects(file: bytes) -> list[bytes]:
    """Return the objects of a file by its own table of places."""
    start = int(file.rsplit(b"startxref\n", 1)[1].split(b"\n")[0])
    table = file[start:].split(b"\n")
    assert table[0] == b"xref"
    count = int(table[1].split()[1])
    places = [int(line.split()[0]) for line in table[3 : 2 + count]]
    found = [file[place : file.index(b"endobj", place)] for place in places]
    assert all(one.startswith(b"%d 0 obj\n" % number) for number, one in enumerate(found, 1))
    return found


def contents(file: bytes) -> list[str]:
    """Return every stream of a file, unpacked."""
    found = []
    for one in objects(file):
        if head := STREAM.search(one):
            packed = one[head.end() : head.end() + int(head[1])]
            found.append(zlib.decompress(packed).decode("latin-1"))
    return found


@pytest.mark.parametrize("language", EN_FR)
def test_every_text_of_the_sheets_is_in_the_file(language: str) -> None:
    chosen = [card for card in deck.box()["shadows"].deck.cards if card.soldier % 4 == 0]
    pages = [*sheet.pages(HOUSE, chosen, language), sheet.counters(language)]
    file = pdf.pdf(pages, "Vedette")
    assert file == pdf.pdf(pages, "Vedette")
    assert file.startswith(b"%PDF-1.4\n")
    assert file.endswith(b"%%EOF\n")
    drawn = [content for content in contents(file) if " Tj" in content]
    assert len(drawn) == len(pages)
    assert sum(b"/Type /Page " in one for one in objects(file)) == len(pages)
    for page, content in zip(pages, drawn, strict=True):
        wanted = re.findall(r"<text[^>]*>([^<]*)</text>", page)
        written = [re.sub(r"\\(.)", r"\1", told) for told in re.findall(r"\((.*)\) Tj", content)]
        assert [told.encode("latin-1").decode("cp1252") for told in written] == [
            told.replace("\N{MINUS SIGN}", "\N{EN DASH}") for told in wanted
        ]
        assert content.count("q\n") + content.startswith("q") == content.count("\nQ")


def test_hatchings_and_tints_are_named_where_they_are_used() -> None:
    at = cards.find(HOUSE, "knight")
    file = pdf.pdf(sheet.pages(HOUSE, [Card(at, colour) for colour in range(1, 10)], "en"), "x")
    used = {name for content in contents(file) for name in re.findall(r"/(hatch-\d+) scn", content)}
    assert used == {f"hatch-{colour}" for colour in range(1, 10)}
    (page,) = (one.decode("latin-1") for one in objects(file) if b"/Type /Page " in one)
    assert all(f"/{name} " in page for name in used)
    states = {name for content in contents(file) for name in re.findall(r"/(o\d+-\d+) gs", content)}
    assert states
    assert all(f"/{name} " in page for name in states)


def test_a_text_is_as_wide_as_the_metrics_of_the_fonts_say() -> None:
    assert isclose(pdf.width_of("Impaler", 10, bold=False), (278 + 833 + 556 * 3 + 222 + 333) / 100)
    assert pdf.width_of("été", 10, bold=True) == pdf.width_of("ete", 10, bold=True)
    assert len(pdf.PLAIN_WIDTHS.split()) == len(pdf.BOLD_WIDTHS.split()) == 95


def ends(path: str) -> list[tuple[float, float]]:
    return [(points[-2], points[-1]) for _, points in outline.curves(path) if points]


@examples(50)
@given(st.floats(-50, 50), st.floats(-50, 50), st.floats(1, 40))
def test_a_circle_is_round(x: float, y: float, r: float) -> None:
    here = (0.0, 0.0)
    for operator, points in outline.curves(outline.circle(x, y, r)):
        if operator == "c":
            for t in (0.25, 0.5, 0.75, 1):
                at = [
                    (1 - t) ** 3 * here[k]
                    + 3 * t * (1 - t) ** 2 * points[k]
                    + 3 * t * t * (1 - t) * points[2 + k]
                    + t**3 * points[4 + k]
                    for k in (0, 1)
                ]
                assert isclose(hypot(at[0] - x, at[1] - y), r, rel_tol=1e-3)
        here = (points[-2], points[-1]) if points else here
    assert {operator for operator, _ in outline.curves(outline.circle(x, y, r))} == {"m", "c", "h"}


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("M1 2L3 4H5V6Z", [(1, 2), (3, 4), (5, 4), (5, 6)]),
        ("m1 2l3 4h5v6z", [(1, 2), (4, 6), (9, 6), (9, 12)]),
        ("M0 0 2 2 4 0", [(0, 0), (2, 2), (4, 0)]),
        ("M1 1q2 0 2 2Q3 5 1 5", [(1, 1), (3, 3), (1, 5)]),
        ("M1 1c0 1 2 1 2 0C3 0 4 0 5 .5", [(1, 1), (3, 1), (5, 0.5)]),
        ("M0 0Zl2 2", [(0, 0), (2, 2)]),
        ("M0 0h.1M5-3h-2", [(0, 0), (0.1, 0), (5, -3), (3, -3)]),
    ],
)
def test_a_path_goes_where_it_says(path: str, expected: list[tuple[float, float]]) -> None:
    assert ends(path) == expected


def test_every_part_goes_round_to_its_ends() -> None:
    for kind in drawing.parts():
        for layers in kind.values():
            for path in layers.values():
                drawn = outline.curves(path)
                assert drawn[0][0] == "m"
                assert all(abs(number) < 250 for _, points in drawn for number in points)
