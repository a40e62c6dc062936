"""Drawn soldiers, cards and print sheets: whole SVG, every word of a picture drawn, colour never the only cue."""

import re
import xml.etree.ElementTree as ET
from collections import Counter

import pytest
from tests.contract.walk import EN_FR

from vedette.games.patrol.cards import deck, drawing, lint, sets, sheet, text
from vedette.games.patrol.cards.colours import hues
from vedette.games.patrol.cards.drawing import DARK, HATCHINGS, LAYERS, MIDDLES, SHAPES, TINTS, figure, parts
from vedette.games.patrol.engine.soldier import COLOURS, PLAIN, Card, Roster, Said
from vedette.games.patrol.engine.vocabulary import COUNTERS

HOUSE = sets.house()
SVG = "{http://www.w3.org/2000/svg}"
LIME = COLOURS.index("lime") + 1
BARD = sets.find(HOUSE, "bard")


def texts(svg: str) -> list[str]:
    return ["".join(node.itertext()) for node in ET.fromstring(svg).iter(f"{SVG}text")]  # noqa: S314 (our own)


def test_every_colour_has_a_tint_a_hatching_and_a_letter_of_its_own() -> None:
    assert len(set(TINTS)) == len(set(HATCHINGS)) == len({hue.letter for hue in hues()}) == 12
    assert len(set(SHAPES)) == len(MIDDLES) == 6
    assert set(DARK) < set(range(12))


def test_every_part_is_made_of_layers_of_paths() -> None:
    for kind in parts():
        for name, layers in kind.items():
            assert set(layers) <= {"back", *LAYERS}, name
            for path in layers.values():
                assert re.fullmatch(r"M[MmLlHhVvQqCcAaZz0-9. -]+", path), name


def test_the_house_set_names_only_parts_that_there_are_and_uses_nearly_all() -> None:
    used: Counter[str] = Counter()
    for soldier, face in zip(HOUSE.roster.soldiers, HOUSE.faces, strict=True):
        drawn = figure(face.picture, soldier.id)
        assert drawn.unknown == (), soldier.id
        assert {drawn.head, drawn.body, *drawn.items} == set(face.picture)
        used.update(face.picture)
    assert [word for kind in parts() for word in kind if word not in used] == []
    drawings = {
        drawing.art(face, soldier.id, PLAIN) for soldier, face in zip(HOUSE.roster.soldiers, HOUSE.faces, strict=True)
    }
    assert len(drawings) == 90


def test_a_soldier_without_a_picture_is_drawn_all_the_same() -> None:
    one = figure((), "somebody")
    assert one == figure((), "somebody")
    assert one.head in parts().head
    assert one.body in parts().body
    assert figure(("sword", "kazoo"), "x").unknown == ("kazoo",)


@pytest.mark.parametrize("language", EN_FR)
@pytest.mark.parametrize("at", range(0, 90, 6))
def test_a_card_bears_everything_that_is_told_of_it(at: int, language: str) -> None:
    soldier, face = HOUSE.roster.soldiers[at], HOUSE.faces[at]
    told = texts(drawing.card(HOUSE, at, PLAIN, language))
    whole = " ".join(told).replace("- ", "-")  # a line may end at a hyphen
    assert str(soldier.level) in told
    assert f"{soldier.level}/{soldier.level}" in told
    for said in (face.name, face.ability, face.quote):
        assert said.to(language) in whole
    assert " ".join(text.write(soldier.power, soldier.type, language).split()) in " ".join(whole.split())


@pytest.mark.parametrize("colour", range(13))
def test_a_coloured_card_says_its_colour_in_words_and_letter(colour: int) -> None:
    svg = drawing.card(HOUSE, BARD, colour)
    told = texts(svg)
    if colour == PLAIN:
        assert "hatch-" not in svg
        assert not any(tint in svg for tint in TINTS)
        return
    hue = hues()[colour - 1]
    assert {hue.letter, hue.name.en, hue.ability.en} <= set(told)
    assert TINTS[colour - 1] in svg
    assert (f'id="hatch-{colour}"' in svg) == bool(HATCHINGS[colour - 1])
    assert SHAPES[hue.colour.family] in svg


@pytest.mark.parametrize(
    ("level", "colour", "expected"),
    [
        *((2, colour, (2, 2)) for colour in (PLAIN, 1, 4, 12 - 1)),
        *((0, 2, (1, 0)), (0, 3, (2, 0)), (0, 9, (0, 1)), (0, 12, (0, 2))),
        *((1, 2, (2, 1)), (1, 3, (3, 1)), (1, 9, (1, 2)), (1, 12, (1, 3))),
        *((5, 2, (6, 5)), (5, 3, (7, 4)), (5, 9, (5, 6)), (5, 12, (4, 7))),
    ],
)
def test_attack_and_health_are_those_of_the_table(level: int, colour: int, expected: tuple[int, int]) -> None:
    assert drawing.numbers(level, colour) == expected


def test_long_texts_are_set_smaller_and_never_cut() -> None:
    long = "word " * 120
    drawn = drawing.paragraph(drawing.Block(0, 0, 30, 33, 5), long)
    assert " ".join(re.findall(r">([^<]+)</text>", drawn)).split() == long.split()
    sizes = {float(size) for size in re.findall(r'font-size="([0-9.]+)"', drawn)}
    assert len(sizes) == 1
    assert sizes.pop() < 30


def test_sheets_hold_nine_cards_to_a_page_at_their_true_size() -> None:
    pages = sheet.pages(HOUSE, [Card(at) for at in range(90)], "en")
    assert len(pages) == 10
    titles = [ET.fromstring(page).findtext(f"{SVG}title") for page in pages]  # noqa: S314 (our own)
    assert [name for title in titles for name in str(title).split(", ")] == [face.name.en for face in HOUSE.faces]
    assert all('width="210mm" height="297mm"' in page for page in pages)
    assert not any(tint in page for page in pages for tint in TINTS)
    printed = list(deck.box()["venom"].deck.cards)
    mine = sheet.pages(HOUSE, printed, "fr")
    assert len(mine) == 10
    assert len(sheet.pages(HOUSE, [Card(BARD, 1)] * 10, "en")) == 2
    assert sum(page.count(">citron vert<") for page in mine) == sum(card.colour == LIME for card in printed)


@pytest.mark.parametrize("language", EN_FR)
def test_the_page_of_counters_has_all_seven_kinds(language: str) -> None:
    told = Counter(texts(sheet.counters(language)))
    assert len(told) == len(COUNTERS)
    assert sorted(told.values()) == sorted(sheet.COPIES.values())


def test_the_house_set_has_no_remarks() -> None:
    assert [lint.remarks(HOUSE, at) for at in range(90) if lint.remarks(HOUSE, at)] == []


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ('type = "R"\nability = "A"\npower = "reveal enemy"', ["lint-power-gift"]),
        ('type = "P"\nability = "A"\npower = "ends: give self 1 temporary"', ["lint-power-late"]),
        ('type = "R"\nability = "A"\npower = "run self; shoot enemy 1; give self 1 attack"', ["lint-power-gone"]),
        ('type = "P"\nability = "A"\npower = "dies: if alone shoot enemies 1"', ["lint-power-alone"]),
        ('picture = "bare robe kazoo"', ["lint-soldier-picture"]),
    ],
)
def test_what_is_hardly_meant_is_pointed_out(lines: str, expected: list[str]) -> None:
    told = f'name = "x"\n[[soldier]]\nid = "a"\nname = "A"\nlevel = 1\n{lines}\n'
    mine = sets.read(told, "")
    found = [message for message, _ in lint.remarks(mine, 0)]
    assert found == (["lint-soldier-quote", *expected] if "picture" in lines else [*expected, "lint-soldier-quote"])


def test_a_common_power_and_a_nameless_one_are_pointed_out() -> None:
    nameless = HOUSE._replace(faces=(HOUSE.faces[0]._replace(ability=Said()), *HOUSE.faces[1:]))
    assert [message for message, _ in lint.remarks(nameless, 0)] == ["lint-soldier-ability"]
    many = Roster("many", (HOUSE.roster.soldiers[BARD],) * 4, HOUSE.roster.colours)
    mine = HOUSE._replace(roster=many, faces=(HOUSE.faces[BARD],) * 4)
    assert [message for message, _ in lint.remarks(mine, 0)] == ["lint-soldier-common"]
