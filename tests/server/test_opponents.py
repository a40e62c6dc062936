"""Bots with a name: whom they are offered as, what they bring to a table, and what they are called there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from vedette import capabilities, decks, registry, setups
from vedette.core.language import LANGUAGES

if TYPE_CHECKING:
    from tests.server.served import Guest, House

OPPONENTS = {name: bot.opponent for name, bot in registry.get("patrol").bots.items() if bot.opponent is not None}


def test_eight_are_offered_each_with_a_deck_of_its_own(ann: Guest) -> None:
    assert len(OPPONENTS) == len({one.deck for one in OPPONENTS.values()}) == 8
    assert len({(one.colour, one.icon) for one in OPPONENTS.values()}) == 8
    assert [one.level for one in OPPONENTS.values()] == [1, 1, 2, 2, 3, 3, 4, 4]
    plans = {}
    for language in LANGUAGES:
        games = {game["game"]: game for game in ann.get("/api/games", params={"lang": language}).json()["games"]}
        offered = games.pop("patrol")["opponents"]
        assert [(one["player"], one["words"], one["level"]) for one in offered] == [
            (name, one.name, one.level) for name, one in OPPONENTS.items()
        ]
        assert all(one["deck_words"] for one in offered)
        assert not any(game["opponents"] for game in games.values())
        plans[language] = {one["detail"] for one in offered}
        assert len(plans[language]) == 8
    assert plans["en"].isdisjoint(plans["fr"])


@pytest.mark.parametrize("name", OPPONENTS)
def test_an_opponent_plays_as_its_level_does(name: str) -> None:
    one, bots = OPPONENTS[name], registry.get("patrol").bots
    level = bots[f"level:{one.level}"]
    assert bots[name] == level._replace(opponent=one)
    assert one.deck in decks.names("patrol")


def against(ann: Guest, player: str, deck: str, seat: int = 0, **form: object) -> str:
    """Open a table of Patrol against a bot."""
    bot = {"player": player, "seat": seat}
    return ann.table(form.pop("start", {"kind": "random"}), game="patrol", deck=deck, seats="bot", bot=bot, **form)  # type: ignore[arg-type]


def played(here: House, table: str) -> list[Any]:
    """Return the deck of each seat, as the table in memory has it."""
    return setups.parts(here.state.tables.runner[table].room.match.game)


@pytest.mark.parametrize(("seat", "lists"), [(0, ["legion", "longbows"]), (1, ["longbows", "legion"])])
def test_at_a_table_it_has_its_name_and_its_deck(here: House, ann: Guest, seat: int, lists: list[str]) -> None:
    table = against(ann, "perrin", "legion", seat, options=["quick"])
    with ann.socket(table) as line:
        deal = line.join().deal
        assert deal.deck == ",".join(lists)
        assert deal.options == ["quick"]
        assert [one.name for one in line.table.seats] == ([] if seat else [""]) + ["Perrin"] + ([""] if seat else [])
        assert played(here, table) == [decks.shipped("patrol")[deck] for deck in lists]
    told = ann.get(f"/api/tables/{table}/decks").json()["decks"]
    assert [one["words"] for one in told] == [deck.capitalize() for deck in lists]


def test_it_plays_its_deck_against_its_own_and_against_one_that_a_guest_keeps(here: House, ann: Guest) -> None:
    with ann.socket(against(ann, "sybil", "venom")) as line:
        assert line.join().deal.deck == "venom"
    held = capabilities.decks("patrol")
    text = held.write(held.renamed(decks.invent("patrol", 5, {}), "mine"))
    text = text.replace('name = "mine"\n', 'name = "mine"\ntitle = { en = "My Wall", fr = "Mon mur" }\n')
    assert ann.post("/api/decks", json={"game": "patrol", "text": text, "save": True}).status_code == 201
    table = against(ann, "sybil", "own/mine")
    with ann.socket(table) as line:
        deal = line.join().deal
        assert (deal.deck, deal.deck_words) == ("mine,venom", "My Wall and Venom")
        first, second = (one.first.deck for one in played(here, table))
        assert first.name == "mine"
        assert second == decks.shipped("patrol")["venom"].first.deck


def test_with_closed_lists_its_deck_is_no_lot(here: House, ann: Guest) -> None:
    table = against(ann, "noor", "shadows", options=["closed-decks"])
    with ann.socket(table) as line:
        assert line.join().deal.deck == ""
        assert played(here, table) == [decks.shipped("patrol")["shadows"]] * 2


def test_a_deal_that_names_its_decks_keeps_them(here: House, ann: Guest) -> None:
    made = setups.game("patrol", "legion,ramparts")
    code = made.code(made.deal(3))
    table = against(ann, "noor", "orchard", start={"kind": "code", "code": code})
    with ann.socket(table) as line:
        line.join()
        assert line.table.seats[1].name == "Noor"
        assert setups.deck_name(here.state.tables.runner[table].room.match.game) == "legion,ramparts"
