"""Nothing leaks: in two worlds that differ only in what is hidden from somebody, he receives the same bytes (law 3)."""

import asyncio
import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.server import sitting
from tests.server.served import Guest, Line, house
from tests.server.sitting import DUEL, Person
from tests.testgame.plugin import bring
from tests.testgame.state import Position

from vedette.core.game import SPECTATOR
from vedette.core.match import Match
from vedette.protocol import client, server
from vedette.server.tables import Provenance
from vedette.session import table_setup

pytestmark = pytest.mark.once

SEATS = {"ann": 0, "bob": 1, "eve": SPECTATOR}
SCRIPTS = st.lists(st.tuples(st.sampled_from("mmmmmmmauyncgdlsx"), st.integers(0, 1000)), max_size=45)


def other_world(deal: list[int], state: Position, watcher: str, rng: random.Random) -> list[int]:
    """Return a deal that the watcher cannot tell from this one by anything that was shown to him up to a position."""
    known = {card for card in range(DUEL.cards) if state.shown >> card & 1}
    if (seat := SEATS[watcher]) >= 0:
        known.update([*state.hands[3 * seat : 3 * seat + 3], state.down[seat]])
    hidden = [slot for slot, card in enumerate(deal) if card not in known]
    cards = [deal[slot] for slot in hidden]
    rng.shuffle(cards)
    changed = list(deal)
    for slot, card in zip(hidden, cards, strict=True):
        changed[slot] = card
    return changed


def message(person: Person, what: str, number: int) -> client.Client:
    """Return a message of one kind or another; what it says depends on nothing hidden."""
    name, version, n = person.name(), person.version, len(person.room.match.actions)
    legal = person.room.match.legal() or [0]
    made: dict[str, client.Client] = {
        "m": client.Act(name, version, legal[number % len(legal)]),
        "a": client.Ask(name, version, "undo"),
        "y": client.Reply(name, version, "undo", yes=number % 2 == 0),
        "n": client.Ask(name, version, "rematch"),
        "u": client.Undo(name, version),
        "c": client.Claim(name, version),
        "g": client.Goto(name, number % (n + 2)),
        "d": client.Describe(name, number % (n + 1)),
        "l": client.Goto(name, number % (n + 1), eyes=number % 2),
        "s": client.Speak(name, "fr" if number % 2 else "en"),
        "x": client.Act(name, version, number % 40),
    }
    return made[what]


def heard_in(
    deal: list[int], script: list[tuple[str, int]], *, changes: bool = False
) -> tuple[dict[str, list[bytes]], Position]:
    """Play a script; return what everybody received, and the position at its end."""
    room = sitting.duel(deal)
    people = {name: Person(room, name).join(changes=changes) for name in SEATS}
    for what, number in script:
        teller = people[["ann", "bob", "eve"][number % 3]]
        if what == "m":
            teller = people["ann" if room.match.mover() == 0 else "bob"]
        if what == "x" and number % 40 in room.match.legal():
            continue
        teller.send(message(teller, what, number))
        for person in people.values():
            if person is not teller:
                person.take(teller.effects)
    state = room.match.state
    assert isinstance(state, Position)
    return {name: person.messages for name, person in people.items()}, state


@given(st.integers(0, 10**15), SCRIPTS, st.sampled_from(list(SEATS)), st.randoms(use_true_random=False))
@settings(max_examples=100, deadline=None, derandomize=True)
def test_a_room_sends_the_same_bytes_in_both_worlds(
    number: int, script: list[tuple[str, int]], watcher: str, rng: random.Random
) -> None:
    deal = DUEL.deal(number)
    changes = rng.random() < 0.5
    heard, end = heard_in(deal, script, changes=changes)
    changed = other_world(deal, end, watcher, rng)
    if end.mover() >= 0:
        assert heard_in(changed, script, changes=changes)[0][watcher] == heard[watcher]


def test_the_worlds_do_differ_for_who_may_know() -> None:
    deal = DUEL.deal(12345)
    heard, end = heard_in(deal, [("m", 0), ("m", 1)])
    again, _ = heard_in(other_world(deal, end, "ann", random.Random(1)), [("m", 0), ("m", 1)])
    assert again["ann"] == heard["ann"]
    assert again["bob"] != heard["bob"]


def frames(guest: Guest, deal: list[int]) -> list[str]:
    """Play a few moves over sockets; return every frame that bob's socket got, and what HTTP tells him."""
    state = guest.house.state
    scene = table_setup.TableSetup(DUEL, "2", Match(DUEL, deal))
    heard: list[str] = []

    class Ear(Line):
        def hear(self) -> server.Server:
            text = self.socket.recv(timeout=30)
            heard.append(str(text))
            answer = client.read_answer(text)
            if isinstance(answer, server.Table):
                self.shown = answer
            return answer

    with guest.house.guest() as bob:
        bob.get("/")
        ann_name, bob_name = (state.signer.guest(one.client.cookies["vedette"]) or "" for one in (guest, bob))
        begun = asyncio.run_coroutine_threadsafe(
            state.tables.begin(scene, [ann_name, bob_name], Provenance("random")), guest.house.loop
        )
        table = begun.result(30)
        with guest.seat(table) as line, bob.socket(table) as socket:
            ear = Ear(socket.socket)
            ear.ask(client.Join("j"))
            ear.hear()
            line.hear()
            for _ in range(2):
                line.act()
                ear.hear()
            ear.ask(client.Describe("d"))
            ear.ask(client.Goto("g", 6))
        heard.append(bob.get("/api/tables").text)
        heard.append(bob.get(f"/api/tables/{table}/record").text)
        heard.append(bob.get(f"/api/tables/{table}/seats").text.split("token")[0])
    return [text.replace(table, "TABLE") for text in heard]


def test_a_socket_and_http_carry_the_same_bytes_in_both_worlds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bring(monkeypatch)
    deal = DUEL.deal(98765)
    state = Match(DUEL, deal).state
    assert isinstance(state, Position)
    rng = random.Random(4)
    with house(tmp_path) as here, here.guest() as ann:
        here.state.tables.clock = here.state.tables.steady = lambda: 0.0
        ann.get("/")
        one = frames(ann, deal)
        for line in one:
            assert DUEL.code(deal) not in line
        changed = other_world(deal, state, "bob", rng)
        assert changed != deal
        assert frames(ann, changed) == one
