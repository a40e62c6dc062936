"""Three things to say: heard by all in their language, by people alone, a few times in a while, and kept nowhere."""

from __future__ import annotations

import msgspec
import pytest
from tests.server.sitting import Person, duel

from vedette.protocol import client, server
from vedette.session.presence import EMOTES, SPELL

pytestmark = pytest.mark.once


def test_all_at_the_table_hear_it_in_their_language_and_nothing_is_stored() -> None:
    room = duel()
    ann, bob, eve = Person(room, "ann").join(), Person(room, "bob", "fr").join(), Person(room, "eve").join()
    ann.only(server.Done, client.Say("s", "well-played"))
    heard = [letter for connection, letter in ann.effects.messages if connection is bob.connection]
    assert [client.read_answer(letter) for letter in heard] == [
        server.Emoted(0, "well-played", "Bien joué\N{NO-BREAK SPACE}!")
    ]
    assert ann.heard[-1] == server.Emoted(0, "well-played", "Well played!")
    assert [connection for connection, _ in ann.effects.messages].count(eve.connection) == 1
    assert ann.effects.events == []


def test_who_talks_too_much_is_refused_until_a_while_has_passed_and_the_other_is_not() -> None:
    room = duel()
    ann, bob = Person(room, "ann").join(), Person(room, "bob").join()
    for _ in range(EMOTES):
        ann.only(server.Done, client.Say(ann.name(), "hello"))
    assert ann.refused(client.Say(ann.name(), "hello")) == "often"
    bob.only(server.Done, client.Say(bob.name(), "hello"))
    ann.now += SPELL
    ann.only(server.Done, client.Say(ann.name(), "thanks"))


def test_a_message_that_is_sent_again_is_said_once() -> None:
    room = duel()
    ann, _ = Person(room, "ann").join(), Person(room, "bob").join()
    assert len(ann.send(client.Say("s", "hello"))) == 2
    assert ann.send(client.Say("s", "hello")) == [server.Done("s", 0)]


@pytest.mark.parametrize(
    ("guests", "who", "reason"),
    [
        ("ann bob", "eve", "foreign"),
        ("ann @level:0", "ann", "nothing"),
        ("ann ann", "ann", "nothing"),
        ("ann", "ann", "nothing"),
    ],
)
def test_only_people_talk_and_only_to_people(guests: str, who: str, reason: str) -> None:
    assert Person(duel(guests=guests), who).join().refused(client.Say("s", "hello")) == reason


def test_nothing_else_can_be_said() -> None:
    with pytest.raises(msgspec.ValidationError):
        client.read('{"type": "say", "id": "s", "emote": "you lose"}')
