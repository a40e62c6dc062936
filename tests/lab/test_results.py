"""The published answers: what their tables say adds up, and what they call lost cannot be won."""

import csv
import re
from math import comb
from pathlib import Path

import pytest
from tests.spoken import answer

from vedette import COMPILED, capabilities, decks, setups
from vedette.core.plugin import Counted
from vedette.games.twelve_patrols.cards import deck as cards
from vedette.games.twelve_patrols.solver import solver
from vedette.games.twelve_patrols.solver.question import UNWINNABLE, opening
from vedette.lab import plots, study_file

RESULTS = Path(__file__).resolve().parents[2] / "docs" / "results"
ROWS = re.findall(
    r"^\| ([\w]+) \| ([\d,]+) \| ([\d,]+) \| ([\d.]+)% \|$", (RESULTS / "README.md").read_text(), re.MULTILINE
)
EXACT = {deck: (int(won.replace(",", "")), int(of.replace(",", "")), float(share)) for deck, won, of, share in ROWS}


def lines(name: str) -> list[dict[str, str]]:
    return list(csv.DictReader((RESULTS / name).read_text().splitlines()))


def test_every_shipped_deck_has_its_exact_share() -> None:
    assert set(EXACT) == set(cards.box())
    for won, of, share in EXACT.values():
        assert share == round(100 * won / of, 4)


def test_the_rolls_of_the_house_that_are_lost_are_all_and_cannot_be_won() -> None:
    lost = lines("house-lost.csv")
    won, of, _ = EXACT["house"]
    assert sum(int(row["rolls"]) for row in lost) == of - won
    house = cards.box()["house"].deck
    for row in lost[:: len(lost) // 3]:
        dice = [int(pips) for part in ("dice 1", "dice 2", "dice 3") for pips in row[part]]
        assert solver.solve(opening(house, dice)).verdict == UNWINNABLE


def test_the_nines_of_the_deck_of_twelve_add_up() -> None:
    nines = lines("house12-nines.csv")
    assert len({row["removed"] for row in nines}) == len(nines) == 220
    assert sum(int(row["numerator"]) for row in nines) == EXACT["house12"][0]
    assert sum(int(row["denominator"]) for row in nines) == EXACT["house12"][1]


def test_a_heat_map_says_where_the_rolls_are_lost() -> None:
    """Of the house deck, whose lost rolls are published: counted again one by one over what each roll shows."""
    game = setups.game_with("twelve-patrols", decks.find("twelve-patrols", "house"))
    lost = [
        ({key: row[key] for key in row if key.startswith("dice")}, int(row["rolls"])) for row in lines("house-lost.csv")
    ]
    found = capabilities.solver(game).heat(game, [Counted((), *EXACT["house"][:2], lost)], "en")
    assert found.rows == list("123456")
    assert found.columns == [str(count) for count in range(10)]
    sixes = sum(rolls for dice, rolls in lost if "".join(dice.values()).count("6") == 2)
    assert found.shares[5][2] == pytest.approx(1 - sixes / (36 * 5**7))
    for shares in found.shares:
        whole = sum((share or 0) * comb(9, count) * 5 ** (9 - count) for count, share in enumerate(shares))
        assert whole == pytest.approx(EXACT["house"][0])
    picture = plots.heat(found, "en")
    assert picture.count("<rect") == 1 + 60
    share = f"{found.shares[5][2]:.1%}"
    assert f">{share}</text>" in picture
    assert f">{share[:-1].replace('.', ',')}\N{NO-BREAK SPACE}%</text>" in plots.heat(found, "fr")
    assert "<title>Share of rolls that can be won" in picture


@pytest.mark.skipif(not COMPILED, reason="an exact share takes minutes when nothing is compiled")
@pytest.mark.parametrize("deck", ["easy", "house"])
def test_an_exact_share_is_found_again(deck: str) -> None:
    told = answer("winrate", "twelve-patrols", "--deck", deck, "--exact")
    assert (told["numerator"], told["denominator"]) == EXACT[deck][:2]


@pytest.mark.parametrize(
    "name",
    [
        "patrol-matchups",
        "patrol-ratings",
        "patrol-strong",
        "spellfire-ratings",
        "spellfire-winnable",
        "spellfire-winnable-point",
        "twelve-patrols-fair",
        "twelve-patrols-ladder",
        "twelve-patrols-players",
        "twelve-patrols-ratings",
    ],
)
def test_a_study_that_was_published_is_a_study(name: str) -> None:
    told = study_file.StudyReader((RESULTS / f"{name}.toml").read_text(), name).study()
    assert told.name == name
    page = (RESULTS / f"{name}.md").read_text()
    assert page.startswith(f"# {name}\n\n{told.deals:,} deals, the same")
    assert all(f"| {deck} | " in page or f" {deck} |" in page for deck in told.decks)
