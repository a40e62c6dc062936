"""Closed deck lists at a table: who names one deck plays against one of the lot, which nobody names before the end."""

from pathlib import Path

from tests.server.served import house

from vedette.protocol import client

CLOSED = {"game": "patrol", "deck": "venom", "options": ["rounds-2", "closed-decks"]}


def test_nobody_is_told_the_decks_before_the_end(tmp_path: Path) -> None:
    with house(tmp_path) as here, here.guest() as ann:
        table = ann.table({"kind": "random"}, **CLOSED, seats="here")
        with ann.seat(table) as line:
            [listed] = ann.get("/api/tables").json()["tables"]
            assert (listed["deck"], listed["code"]) == ("", None)
            with here.guest() as eve, eve.socket(table) as watching:
                told = watching.join().deal
                assert (told.deck, told.deck_words) == ("", "secret deck lists")
            line.ask(client.Concede(line.name(), line.table.version))
        [listed] = ann.get("/api/tables?state=over").json()["tables"]
        assert listed["deck"].split(",")[0] == "venom"
        assert len(listed["deck"].split(",")) == 2 or listed["deck"] == "venom"  # the lot may draw the same
        with ann.seat(table):
            pass
        with ann.socket(table) as again:
            assert "Venom" in again.join().deal.deck_words
