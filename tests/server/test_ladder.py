"""Ladders: the rungs of each game, which one comes next, and what a table of one is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from vedette import decks, players, registry
from vedette.protocol import tables
from vedette.server.lobby import ladder

if TYPE_CHECKING:
    from tests.server.served import Guest

pytestmark = pytest.mark.once


def row(game: str, deck: str, grade: int | None, **others: object) -> dict[str, Any]:
    """Return the tally of a table that was won without help."""
    return {"game": game, "deck": deck, "grade": grade, "assisted": False, "climbs": 1, **others}


@pytest.mark.parametrize("name", registry.OURS)
def test_every_rung_can_be_dealt_and_is_told_from_the_others(name: str) -> None:
    plugin = registry.get(name)
    assert len(plugin.ladder) == 8
    assert len({(rung.deck, rung.grade) for rung in plugin.ladder}) == 8
    for rung in plugin.ladder:
        assert rung.deck in decks.names(name)
        if rung.bot:
            assert rung.bot in players.names(name)
            assert rung.bot == f"level:{rung.grade}", "by its level a duel is known again"
        elif rung.grade:
            assert plugin.grading is not None
            assert rung.grade in plugin.grading.by_deck[rung.deck]


def test_a_win_without_help_climbs_and_a_harder_one_leaps() -> None:
    name = "twelve-patrols"
    assert ladder.climbed(name, []) == 0
    assert ladder.climbed(name, [row(name, "easy", 1)]) == 1
    assert ladder.climbed(name, [row(name, "easy", 1, climbs=0)]) == 0
    assert ladder.climbed(name, [row(name, "house", None)]) == 0, "it was not graded"
    assert ladder.climbed(name, [row(name, "house", 3)]) == 5
    assert ladder.climbed("spellfire", [row(name, "easy", 1), row("spellfire", "krynn", None)]) == 3
    assert ladder.climbed("patrol", [row("patrol", "legion", None)]) == 0, "of a duel the rung is stored as its grade"
    told = ladder.card(name, [row(name, "fiendish", 5)], "en")
    assert told is not None
    assert (told.rung, told.rungs, told.won) == (8, 8, 8)


def test_a_rung_brings_its_deck_its_grade_and_its_bot(ann: Guest) -> None:
    cards = {game["game"]: game["ladder"] for game in ann.get("/api/statistics").json()["games"]}
    assert cards["patrol"] == {
        "rung": 1,
        "rungs": 8,
        "won": 0,
        "deck_words": "Vanguard",
        "grade": None,
        "bot_words": "Bot 1",
    }
    with ann.socket(ann.table({"kind": "rung"}, deck="fiendish")) as line:
        deal = line.join().deal
        assert (deal.origin, deal.deck, deal.grade, deal.verdict) == ("rung", "easy", 1, "winnable")
        assert deal.rung == [1, 8]
    form = tables.NewTable("patrol", tables.RungStart(3), deck="legion", options=["quick"])
    found = ladder.step(form, [])
    assert found is not None
    whole = ladder.spelled(form, found)
    assert (whole.deck, whole.options, whole.seats, whole.fair) == ("ramparts", [], "bot", True)
    assert whole.bot == tables.SeatedBot("level:2")
    assert ann.begin({"kind": "rung", "rung": 3}, game="patrol").status_code == 201
    (listed,) = [table for table in ann.get("/api/tables").json()["tables"] if table["game"] == "patrol"]
    assert (listed["deck"], listed["grade"]) == ("ramparts", 2)


def test_a_rung_that_there_is_not_is_refused(ann: Guest) -> None:
    answer = ann.begin({"kind": "rung", "rung": 9})
    assert (answer.status_code, answer.json()["refused"]) == (400, "form")
    assert "1 to 8" in answer.json()["words"]
