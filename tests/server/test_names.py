"""Names and colours that players choose: what is shown, to whom, what is refused, and that it stays with the table."""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.served import House, house
from tests.server.sitting import Person, duel
from tests.testgame.plugin import bring

from vedette.core.language import LANGUAGES
from vedette.players import names as players
from vedette.players import title
from vedette.protocol import client, server
from vedette.session import events, names
from vedette.session.presence import NAMES

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

FORM = {"game": "mini-duel", "from": {"kind": "random"}, "seats": "invite"}


@pytest.fixture(autouse=True)
def mini(monkeypatch: pytest.MonkeyPatch) -> None:
    bring(monkeypatch)


@pytest.fixture
def here(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path) as here:
        here.lift_limits()
        yield here


def shown(person: Person) -> list[tuple[str, str | None]]:
    return [(seat.name, seat.color) for seat in person.table.seats]


def test_a_name_reaches_all_at_the_table_at_once() -> None:
    room = duel()
    ann, bob, eve = Person(room, "ann").join(), Person(room, "bob", "fr").join(), Person(room, "eve").join()
    assert shown(ann) == [("", None), ("", None)]
    version = room.history.version
    ann.only(server.Done, client.Introduce(ann.name(), "  Nora\t of\u202e the hills ", "teal"))
    for person in (bob, eve):
        person.take(ann.effects)
    assert shown(ann) == shown(bob) == shown(eve) == [("Nora of the hills", "teal"), ("", None)]
    assert room.history.version == version
    assert ann.effects.events == [events.Named("ann-2", 0, events.Person("Nora of the hills", "teal"))]
    ann.only(server.Done, client.Introduce(ann.name(), "Nora of the hills", "teal"))
    assert ann.effects.events == []
    ann.only(server.Done, client.Introduce(ann.name()))
    assert shown(ann) == [("", None), ("", None)]


def test_two_of_one_name_are_told_apart_by_their_seats() -> None:
    room = duel()
    ann, bob = Person(room, "ann").join(), Person(room, "bob").join()
    ann.send(client.Introduce(ann.name(), "Nora"))
    bob.send(client.Introduce(bob.name(), "N\u043era"))  # its second letter is Cyrillic: refused
    assert bob.table.seats[1].name == ""
    bob.send(client.Introduce(bob.name(), "NÓRA", "red"))
    assert shown(bob) == [("Nora (1)", None), ("NÓRA (2)", "red")]


@pytest.mark.parametrize(
    "name",
    [
        "x" * (names.LONGEST + 1),
        "123",
        "...",
        "\u2800\u3164\u200b.",
        "N\u043era",
        "Z\u0300\u0301\u0302\u0303",
        "Player 1",
        "joueur2",
        "Bot 1",
        "BOT\u00a0level l",
        "B0t",
        "You",
        "\u0412\u043et",
    ],
)
def test_what_is_no_name_is_refused_and_changes_nothing(name: str) -> None:
    room = duel()
    ann = Person(room, "ann").join()
    assert ann.refused(client.Introduce(ann.name(), name)) == "name"
    assert ann.effects.events == []


@pytest.mark.parametrize("game", ["patrol", "mini-duel"])
def test_nobody_is_called_like_a_bot(game: str) -> None:
    for spec in players(game):
        for language in LANGUAGES:
            assert not names.fits(names.tidy(title(spec, game, language).upper()), game)


@pytest.mark.parametrize(
    "name",
    [
        "Nora",
        "Zoé",
        "Łukasz",
        "李小龙",
        "Ольга",
        "Ὀδυσσεύς",
        "\u0639\u0627\u0626\u0634\u0629",
        "Anna-Lena 2",
        "O’Brien",
        "Botticelli",
    ],
)
def test_names_of_every_alphabet_are_names(name: str) -> None:
    assert names.tidy(name) == name
    assert names.fits(name, "patrol")


@given(st.text(max_size=60))
def test_a_tidy_name_is_one_printable_line_and_stays_as_it_is(text: str) -> None:
    tidy = names.tidy(text)
    assert tidy.isprintable()
    assert names.tidy(tidy) == tidy
    names.fits(tidy, "patrol")


@pytest.mark.parametrize("text", ['{"color": "#f00"}', '{"color": "pink"}', '{"name": 3}', f'{{"name": "{"x" * 61}"}}'])
def test_no_other_colour_and_no_long_text_is_read(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        client.read('{"type": "introduce", "id": "i", ' + text[1:])


def test_who_watches_is_nobody_and_nobody_changes_names_for_ever() -> None:
    room = duel()
    ann, eve = Person(room, "ann").join(), Person(room, "eve").join()
    assert eve.refused(client.Introduce(eve.name(), "Eve")) == "foreign"
    for n in range(NAMES):
        ann.only(
            server.Done,
            client.Introduce(ann.name(), f"Nora {'x' * (n + 1)}"[: names.LONGEST], None if n % 2 else "red"),
        )
    assert ann.refused(client.Introduce(ann.name(), "Nina")) == "nothing"


def test_a_name_is_kept_with_the_table_and_goes_along_to_the_rematch(here: House) -> None:
    with here.guest() as ann, here.guest() as bob, ExitStack() as stack:
        for guest in (ann, bob):
            guest.get("/")
        opened = ann.post("/api/tables", json=FORM).json()
        first = stack.enter_context(ann.seat(opened["table"]))
        first.ask(client.Introduce(first.name(), "Nora", "blue"))
        here.state.tables.abandon(1012)
        first = stack.enter_context(ann.seat(opened["table"]))
        assert [seat.name for seat in first.table.seats] == ["Nora", ""]
        second = stack.enter_context(bob.socket(opened["table"]))
        second.join(token=opened["invitations"][0]["token"])
        second.ask(client.Introduce(second.name(), "Bob"))
        version = second.table.version
        assert isinstance(second.ask(client.Concede(second.name(), version)), server.Done)
        first.ask(client.Ask(first.name(), version + 1, "rematch"))
        answer = second.ask(client.Ask(second.name(), version + 1, "rematch"))
        assert isinstance(answer, server.Opened)
        again = stack.enter_context(bob.seat(answer.table))
        assert [(seat.name, seat.color) for seat in again.table.seats] == [("Bob", None), ("Nora", "blue")]


def test_an_open_table_tells_who_waits_there(here: House) -> None:
    with here.guest() as ann, here.guest() as bob, ExitStack() as stack:
        for guest in (ann, bob):
            guest.get("/")
        line = stack.enter_context(ann.seat(ann.post("/api/tables", json=FORM).json()["table"]))
        line.ask(client.Introduce(line.name(), "<b>Nora</b>", "green"))
        line.ask(client.Offer(line.name(), on=True))
        (found,) = bob.get("/api/challenges").json()["challenges"]
        assert (found["name"], found["color"]) == ("<b>Nora</b>", "green")


def test_what_was_stored_before_names_and_colours_of_later_days_are_read() -> None:
    begun = events.read('{"what": "begun", "record": "r"}')
    assert isinstance(begun, events.Begun)
    assert begun.people is None
    later = events.read('{"what": "named", "seat": 1, "person": {"name": "Nora", "color": "plaid"}}')
    assert isinstance(later, events.Named)
    assert names.color(later.person) is None
