"""A duel that has ended for good lies open: every card that was hidden is shown to both seats and to spectators."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.games.patrol.worlds import exchanged, play
from tests.server import sitting
from tests.server.sitting import Person

from vedette import setups
from vedette.games.patrol.engine.options import SWITCHES
from vedette.games.patrol.text.speech import Patrol
from vedette.protocol import client, server
from vedette.session import events

if TYPE_CHECKING:
    from vedette.session.table import Table

DECKS = "tricksters,venom"


def begun(options: list[str], choices: int = 30) -> dict[str, Person]:
    """Two at a table of Patrol and one who watches, so many choices into the game."""
    game = setups.game("patrol", DECKS, options)
    assert isinstance(game, Patrol)
    played = play(game, 5, choices)
    room = sitting.room_of(game, played.deal, ["ann", "bob"], None)
    room.history.span = 0.0  # no windows: every answer is done at once
    people = {name: Person(room, name).join() for name in ("ann", "bob", "eve")}
    for action in played.choices:
        acts(people, action)
    return people


def tells(people: dict[str, Person], teller: Person, message: client.Client) -> None:
    """Send a message; all hear what follows."""
    teller.send(message)
    for person in people.values():
        if person is not teller:
            person.take(teller.effects)


def acts(people: dict[str, Person], action: int) -> None:
    """Do an action of the seat to act."""
    teller = people["ann" if people["ann"].room.match.mover() == 0 else "bob"]
    tells(people, teller, client.Act(teller.name(), teller.version, action))


def gives_up(people: dict[str, Person], teller: Person) -> None:
    """Give up; all hear it."""
    tells(people, teller, client.Concede(teller.name(), teller.version))


def cards(person: Person, seat: int) -> list[dict[str, Any]]:
    """Return a seat's cards in hand and on the table, as a person is shown them."""
    side: dict[str, Any] = person.table.view["seats"][seat]  # type: ignore[index]  # as Patrol shows it
    return [*side["hand"], *[card for row in side["patrols"] for card in row["cards"]], *side["base"]]


def hidden(people: dict[str, Person]) -> dict[str, int]:
    """Return how many cards of both seats each person cannot name."""
    return {
        name: len([card for seat in range(2) for card in cards(person, seat) if not card.get("title")])
        for name, person in people.items()
    }


@pytest.mark.parametrize("option", ["quick", *SWITCHES])
def test_a_game_given_up_shows_all_cards_to_all_and_no_card_before(option: str) -> None:
    people = begun([option])
    before = hidden(people)
    assert all(before.values())
    assert before["eve"] > max(before["ann"], before["bob"])
    own = [sorted(card["title"] for card in cards(people[name], seat)) for seat, name in enumerate(("ann", "bob"))]
    gives_up(people, people["ann"])
    assert hidden(people) == dict.fromkeys(people, 0)
    for person in people.values():
        assert [sorted(card["title"] for card in cards(person, seat)) for seat in range(2)] == own
    told = people["eve"].only(server.Text, client.Describe(people["eve"].name()))
    assert "the face-down card" not in told.words


def test_the_moments_before_the_end_stay_as_they_were_seen() -> None:
    people = begun(["quick"])
    ann = people["ann"]
    n = len(ann.room.match.actions)
    lines = list(ann.room.table_log.lines(0, "en"))
    gives_up(people, people["bob"])
    seen = ann.only(server.Seen, client.Goto(ann.name(), n))
    assert seen.view != ann.table.view
    assert ann.room.table_log.lines(0, "en") == lines


def test_a_replay_with_named_eyes_tells_whose_turn_it_was_by_number() -> None:
    people = begun(["quick"])
    ann = people["ann"]
    n = len(ann.room.match.actions)
    gives_up(people, people["bob"])
    own, named = (ann.only(server.Seen, client.Goto(ann.name(), n, eyes=eyes)) for eyes in (None, 0))
    watched = people["eve"].only(server.Seen, client.Goto(people["eve"].name(), n))
    assert named.view == {**own.view, "ask": watched.view["ask"]}
    assert named.view != own.view
    assert "layer" in str(named.view["ask"])


def closes(room: Table, event: events.Happened) -> dict[str, Any]:
    room.history.apply(event, 1e9)
    watcher = Person(room, "eve").join()
    return hidden({"eve": watcher})


def test_so_does_one_lost_on_time_or_by_absence() -> None:
    assert closes(begun([])["ann"].room, events.Claimed("", 1)) == {"eve": 0}
    assert closes(begun([])["ann"].room, events.Flagged("", 1)) == {"eve": 0}


def test_no_duel_that_lies_open_can_be_taken_up_again() -> None:
    people = begun(["quick"])
    gives_up(people, people["ann"])
    for person in (people["ann"], people["bob"]):
        can = person.table.can
        assert not any([can.act, can.undo, can.redo, can.restart, can.retract, "undo" in can.ask])
        assert person.refused(client.Undo(person.name(), person.version)) == "nothing"
        assert person.refused(client.Redo(person.name(), person.version)) == "nothing"
        assert person.refused(client.Ask(person.name(), person.version, "undo")) == "nothing"
        assert person.refused(client.Restart(person.name(), person.version)) == "foreign"
        assert person.refused(client.Back(person.name(), person.version, 0)) == "foreign"


def test_a_game_for_one_that_was_given_up_can_be_and_stays_hidden() -> None:
    room = sitting.patrols()
    ann = Person(room, "ann").join()
    ann.act()
    shown = ann.table.view
    ann.send(client.Concede(ann.name(), ann.version))
    assert ann.table.over is not None
    assert ann.table.can.undo
    assert not room.history.opened()
    assert ann.table.view == shown


def test_while_it_lasts_two_worlds_look_alike_and_after_the_end_they_do_not() -> None:
    game = setups.game("patrol", DECKS)
    assert isinstance(game, Patrol)
    played = play(game, 5, 30)
    heard = []
    for deal in (played.deal, exchanged(game, played, 0, 3)):
        room = sitting.room_of(game, list(deal), ["ann", "bob"], None)
        room.history.span = 0.0
        people = {name: Person(room, name).join() for name in ("ann", "bob")}
        for action in played.choices:
            acts(people, action)
        so_far = list(people["ann"].messages)
        gives_up(people, people["ann"])
        heard.append((so_far, people["ann"].table.view))
    assert heard[0][0] == heard[1][0]
    assert heard[0][1] != heard[1][1]
