"""The whole kingdom on the rules page: what it shows is a win, by the rule of a line written out here once more."""

import re
from pathlib import Path

import pytest

import vedette.games
from vedette.games.twelve_patrols.cards import deck
from vedette.games.twelve_patrols.engine import rules

TEXT = Path(vedette.games.__file__).parent / "twelve_patrols" / "text"
COLOURS = {"white": 0, "blanc": 0, "yellow": 1, "jaune": 1, "blue": 2, "bleu": 2}
ROLL = [(0, 4), (0, 5), (0, 5), (1, 3), (1, 3), (1, 6), (2, 2), (2, 4), (2, 5)]
Item = tuple[int, int]


def grid(language: str) -> list[list[str]]:
    text = (TEXT / f"RULES.{language}.md").read_text(encoding="utf-8")
    rows = [line for line in text.rpartition("**")[2].splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]


def items(cell: str) -> list[Item]:
    found = []
    for told in cell.split(","):
        (colour,) = [COLOURS[word] for word in told.split() if word in COLOURS]
        pips = re.search(r"\d", told)
        assert pips or "cube" in told
        found.append((colour, int(pips[0]) if pips else 0))
    return found


def met(required: int, seen: list[Item]) -> bool:
    kind, number = deck.WORDS[required >> rules.KIND_SHIFT], required & rules.NUMBER
    have = {"items": len(seen), "colours": len({colour for colour, _ in seen}), "sum": sum(pips for _, pips in seen)}
    return have[kind] == number


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_kingdom_on_the_rules_page_wins(language: str) -> None:
    told = grid(language)
    assert [len(row) for row in told] == [5] * 5
    printed = {
        region.name.replace("'", "\N{RIGHT SINGLE QUOTATION MARK}"): region
        for region in deck.box()["house"].deck.regions
    }
    laid = [told[y][x] for y in (0, 2, 4) for x in (0, 2, 4)]
    assert len(set(laid)) == 9
    asked = 0
    for y in (0, 2, 4):
        for x in (0, 2, 4):
            for required, (south, east) in zip(
                printed[told[y][x]][1:], ((-1, 0), (0, 1), (1, 0), (0, -1)), strict=True
            ):
                line = [(y + south * far, x + east * far) for far in (1, 3)]
                seen = [item for a, b in line if 0 <= a < 5 and 0 <= b < 5 for item in items(told[a][b])]
                if seen and required != rules.FREE:
                    asked += 1
                    assert met(required, seen), told[y][x]
    assert asked > 12


@pytest.mark.parametrize("language", ["en", "fr"])
def test_its_items_are_those_of_the_roll(language: str) -> None:
    told = grid(language)
    patrols = [items(told[y][x]) for y in range(5) for x in range(5) if (x + y) % 2]
    assert len(patrols) == 12
    used = [item for patrol in patrols for item in patrol]
    supply = ROLL + [(colour, 0) for colour in range(3)] * 3
    for item in used:
        supply.remove(item)
    assert supply == [(2, 2), (2, 0), (2, 0)]
    assert [row[0::2] for row in told[0::2]] == [row[0::2] for row in grid("en")[0::2]]
