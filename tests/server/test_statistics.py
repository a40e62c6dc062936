"""Statistics of a game for several: against each bot, against people together, and with each deck of one's own."""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING, Any

import pytest
from tests.server.served import Guest, House, Line, house

from vedette import capabilities, decks
from vedette.protocol import client, server
from vedette.server.lobby import lobby
from vedette.server.lobby.statistics import MOST, statistics

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

pytestmark = pytest.mark.once


@pytest.fixture
def here(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path) as here:
        here.lift_limits()
        yield here


def give_up(line: Line) -> None:
    line.ask(client.Speak(line.name(), "en"))
    line.hear()
    assert isinstance(line.ask(client.Concede(line.name(), line.table.version)), server.Done)


def keep(guest: Guest, name: str, title: str) -> None:
    """Have a guest keep a deck of their own."""
    held = capabilities.decks("patrol")
    text = held.write(held.renamed(decks.invent("patrol", 5, {}), name))
    text = text.replace(f'name = "{name}"\n', f'name = "{name}"\ntitle = {{ en = "{title}", fr = "{title}" }}\n')
    assert guest.post("/api/decks", json={"game": "patrol", "text": text, "save": True}).status_code == 201


def told(guest: Guest) -> dict[str, Any]:
    games = guest.get("/api/statistics").json()["games"]
    return next(game for game in games if game["game"] == "patrol")


def counts(rows: list[dict[str, Any]]) -> dict[str, tuple[int, int, int]]:
    return {
        row["name"]: tuple(row["alone"][key] + row["assisted"][key] for key in ("played", "won", "drawn"))
        for row in rows
    }


def test_games_are_counted_by_opponent_and_by_ones_own_deck_and_forgotten(here: House) -> None:
    with here.guest() as ann, here.guest() as bob, ExitStack() as stack:
        for guest in (ann, bob):
            guest.get("/")
        assert told(ann)["opponents"] == []  # counted from here on
        form: dict[str, Any] = {"game": "patrol"}
        for player, deck in (("level:1", "legion"), ("level:1", "venom"), ("roland", "legion")):
            bot = {"player": player, "seat": 1}
            give_up(stack.enter_context(ann.seat(ann.table(**form, deck=deck, seats="bot", bot=bot))))
        opened = ann.post(
            "/api/tables",
            json={**form, "from": {"kind": "random"}, "seats": "invite", "brings": True, "deck": "shadows"},
        ).json()
        first = stack.enter_context(ann.seat(opened["table"]))
        second = stack.enter_context(bob.socket(opened["table"]))
        second.join(token=opened["invitations"][0]["token"])
        for line, deck in ((first, "shadows"), (second, "venom")):
            assert isinstance(line.ask(client.Bring(line.name(), deck=deck)), server.Done)
        give_up(second)
        mine, theirs = told(ann), told(bob)
        assert counts(mine["opponents"]) == {"level:1": (2, 0, 0), "people": (1, 1, 0), "roland": (1, 0, 0)}
        assert counts(mine["decks"]) == {"legion": (2, 0, 0), "shadows": (1, 1, 0), "venom": (1, 0, 0)}
        assert [row["words"] for row in mine["opponents"]][:2] == ["Bot 1", "People"]
        assert counts(theirs["opponents"]) == {"people": (1, 0, 0)}
        assert counts(theirs["decks"]) == {"venom": (1, 0, 0)}
        assert ann.delete("/api/statistics").status_code == 204
        assert (told(ann)["opponents"], told(ann)["decks"]) == ([], [])
        assert counts(told(bob)["decks"]) == {"venom": (1, 0, 0)}


def test_decks_are_told_by_name_up_to_a_number_and_the_rest_together() -> None:
    common = {"game": "patrol", "grade": None, "assisted": False, "opponent": None, "deck": None}
    tally = {"played": 2, "won": 1, "streak": 1, "best": 1, "seconds": 9, "fastest": 4, "drawn": 1}
    names = [*[f"own/deck {n:02}" for n in range(MOST + 2)], "p1CODE", ""]
    rows = [{**common, **tally, "own": name} for name in names]
    (game,) = statistics(["patrol"], rows, {}, "fr").games
    assert [deck.name for deck in game.decks] == [*names[:MOST], ""]
    assert (game.decks[-1].words, game.decks[-1].alone.played, game.decks[-1].alone.drawn) == ("Autres decks", 8, 4)


@pytest.mark.parametrize(
    ("alone", "assisted", "interval"),
    [((3, 1), (1, 0), None), ((4, 1), (1, 0), [0.0362, 0.6245]), ((0, 0), (40, 8), [0.105, 0.3476])],
)
def test_a_share_has_its_interval_from_five_games_on(
    alone: tuple[int, int], assisted: tuple[int, int], interval: list[float] | None
) -> None:
    common = {"game": "patrol", "grade": None, "opponent": "@level:1", "deck": None, "own": None}
    tally = {"streak": 0, "best": 1, "seconds": 9, "fastest": 4, "drawn": 0}
    rows = [
        {**common, **tally, "assisted": helped, "played": played, "won": won}
        for helped, (played, won) in ((False, alone), (True, assisted))
    ]
    (game,) = statistics(["patrol"], rows, {}, "en").games
    (row,) = game.opponents
    told = [row.low, row.high]
    assert told == ([None, None] if interval is None else pytest.approx(interval, abs=1e-4))


def test_a_finished_duel_is_listed_with_its_opponent_both_decks_and_who_won(here: House) -> None:
    with here.guest() as ann, here.guest() as bob, ExitStack() as stack:
        for guest in (ann, bob):
            guest.get("/")
        keep(ann, "wall", "My Wall")
        keep(bob, "snakes", "Nest of Snakes")
        bot = ann.table(game="patrol", deck="own/wall", seats="bot", bot={"player": "roland", "seat": 1})
        give_up(stack.enter_context(ann.seat(bot)))
        form: dict[str, Any] = {"game": "patrol", "from": {"kind": "random"}, "deck": "shadows"}
        alone = ann.post("/api/tables", json=form | {"seats": "here"}).json()["table"]
        give_up(stack.enter_context(ann.seat(alone)))
        opened = ann.post("/api/tables", json=form | {"seats": "invite", "brings": True}).json()
        first = stack.enter_context(ann.seat(opened["table"]))
        second = stack.enter_context(bob.socket(opened["table"]))
        second.join(token=opened["invitations"][0]["token"])
        for line, name, deck in ((first, "Nora", "shadows"), (second, "Zoé", "own/snakes")):
            assert isinstance(line.ask(client.Introduce(line.name(), name)), server.Done)
            assert isinstance(line.ask(client.Bring(line.name(), deck)), server.Done)
        open_rows = {row["table"]: row for row in ann.get("/api/tables?state=open").json()["tables"]}
        assert open_rows[opened["table"]]["deck_words"] == ""
        assert open_rows[opened["table"]]["against"] == "Zoé"
        give_up(second)

        def rows(guest: Guest) -> dict[str, list[Any]]:
            keys = ("against", "deck_words", "against_deck", "shared", "result")
            listed = guest.get("/api/tables?state=over").json()["tables"]
            return {row["table"]: [row[key] for key in keys] for row in listed}

        assert rows(ann) == {
            bot: ["Roland", "My Wall", "Vanguard", False, "lost"],
            alone: ["", "Shadows", "", True, "lost"],
            opened["table"]: ["Zoé", "Shadows", "Nest of Snakes", False, "won"],
        }
        assert rows(bob) == {opened["table"]: ["Nora", "Nest of Snakes", "Shadows", False, "lost"]}
        assert [(row["name"], row["words"]) for row in told(bob)["decks"]] == [("own/snakes", "Nest of Snakes")]
        assert bob.delete("/api/decks/patrol/own/snakes").status_code in {200, 204}
        assert rows(ann)[opened["table"]][2] == "Nest of Snakes"  # it was played with all the same
        for line in (first, second):
            line.ask(client.Speak(line.name(), "en"))
            line.hear()
            answer = line.ask(client.Ask(line.name(), line.table.version, "rematch"))
        assert isinstance(answer, server.Opened)
        again = [stack.enter_context(guest.seat(answer.table)) for guest in (ann, bob)]
        for line in again:
            assert isinstance(line.ask(client.Bring(line.name(), "legion")), server.Done)
        give_up(again[1])
        assert rows(ann)[answer.table][0] == "Zoé", "they said their names at the game before"


def test_unfinished_games_tell_who_has_the_other_seat(here: House) -> None:
    form: dict[str, Any] = {"game": "patrol", "from": {"kind": "random"}}
    with here.guest() as ann:
        ann.get("/")
        bots = [
            ann.table(game="patrol", seats="bot", bot={"player": "roland", "seat": 1}) for _ in range(lobby.PICTURED)
        ]
        alone = ann.post("/api/tables", json=form | {"seats": "here"}).json()["table"]
        invited = ann.post("/api/tables", json=form | {"seats": "invite", "brings": True}).json()["table"]
        keys = ("against", "bot", "vacant", "shared", "turn_mine")
        rows = {row["table"]: [row[key] for key in keys] for row in ann.get("/api/tables?state=open").json()["tables"]}
        assert rows[alone] == ["", "", False, True, None], "whoever plays both seats is always to move"
        assert rows[invited][:4] == ["", "", True, False]
        assert all(rows[table][:4] == ["Roland", "roland", False, False] for table in bots), "also without a position"
