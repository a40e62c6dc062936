"""Bots with a name: whom they are offered as, what they bring to a table, and what they are called there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from vedette import capabilities, decks, registry, setups
from vedette.core.language import LANGUAGES
from vedette.protocol import client

if TYPE_CHECKING:
    from tests.server.served import Guest, House

pytestmark = pytest.mark.once

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


def test_each_seat_of_one_screen_has_its_deck(here: House, ann: Guest) -> None:
    table = ann.table({"kind": "random"}, game="patrol", deck="legion", theirs="venom", seats="here")
    with ann.socket(table) as line:
        assert line.join().deal.deck == "legion,venom"
        assert played(here, table) == [decks.shipped("patrol")[deck] for deck in ("legion", "venom")]


@pytest.mark.parametrize(("seat", "lists"), [(0, ["legion", "venom"]), (1, ["venom", "legion"])])
def test_a_bot_by_level_plays_the_deck_it_is_given(here: House, ann: Guest, seat: int, lists: list[str]) -> None:
    for theirs, options, sat in (
        ("venom", [], lists),
        ("venom", ["closed-decks"], lists),  # a deck that is named is drawn by no lot
        ("legion", ["closed-decks"], ["legion"] * 2),
    ):
        table = against(ann, "level:1", "legion", seat, theirs=theirs, options=options)
        with ann.socket(table) as line:
            line.join()
            assert played(here, table) == [decks.shipped("patrol")[deck] for deck in sat]


def test_a_deck_that_a_guest_keeps_is_played_by_the_other_seat(ann: Guest) -> None:
    held = capabilities.decks("patrol")
    text = held.write(held.renamed(decks.invent("patrol", 5, {}), "mine"))
    text = text.replace('name = "mine"\n', 'name = "mine"\ntitle = { en = "My Wall", fr = "Mon mur" }\n')
    assert ann.post("/api/decks", json={"game": "patrol", "text": text, "save": True}).status_code == 201
    table = ann.table({"kind": "random"}, game="patrol", deck="venom", theirs="own/mine", seats="here")
    with ann.socket(table) as line:
        assert line.join().deal.deck_words == "Venom and My Wall"
    table = ann.table({"kind": "random"}, game="patrol", deck="own/mine", theirs="own/mine", seats="here")
    with ann.socket(table) as line:
        deal = line.join().deal
        assert (deal.deck, deal.deck_words) == ("own/mine", "My Wall")


@pytest.mark.parametrize(
    "form",
    [
        {"seats": "invite"},
        {"seats": "bot", "bot": {"player": "perrin"}},
        {"seats": "here", "from": {"kind": "code", "code": "legion/1"}},
        {"seats": "here", "theirs": "nowhere"},
        {"seats": "here", "game": "twelve-patrols", "deck": "house"},
    ],
)
def test_a_second_deck_is_refused_where_there_is_no_place_for_it(ann: Guest, form: dict[str, object]) -> None:
    whole = {"game": "patrol", "deck": "legion", "theirs": "venom", "from": {"kind": "random"}, **form}
    assert ann.post("/api/tables", json=whole).status_code in {400, 404, 422}


def test_a_finished_game_is_listed_with_its_variants(ann: Guest) -> None:
    for options, words in (
        ([], {"en": [], "fr": []}),
        (["wounds", "quick"], {"en": ["Quick", "Wounds"], "fr": ["Rapide", "Blessures"]}),
    ):
        table = against(ann, "perrin", "legion", options=options)
        with ann.socket(table) as line:
            line.join()
            line.ask(client.Concede(line.name(), line.table.version))
        for language, wanted in words.items():
            told = ann.get("/api/tables", params={"state": "over", "lang": language}).json()["tables"]
            assert next(row["variants"] for row in told if row["table"] == table) == wanted
