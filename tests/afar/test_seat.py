"""A distant seat: it says what the server tells it, and turns what is typed into messages; played against a room."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.table import sitting, test_decks
from tests.table.sitting import DUEL
from tests.testgame.plugin import bring

from vedette import deals, setups
from vedette.afar.promise import Promise
from vedette.afar.seat import NAMES, Seat, commands
from vedette.core import pledge, record
from vedette.core.errors import Unreadable
from vedette.core.language import LANGUAGES, explain, say
from vedette.core.match import Match
from vedette.protocol import client, server
from vedette.session.commit_reveal import Fair
from vedette.session.connection import Visitor
from vedette.session.history import Course
from vedette.session.table import Table

if TYPE_CHECKING:
    from pathlib import Path

PLEDGED = "5a" * 16
OTHER = "5b" * 16
PLEDGE = pledge.pledge(PLEDGED, 0)
FOUND = ("verified", "kept", "older", "broken")


class Far:
    """Somebody who types at a seat of a room."""

    def __init__(self, hall: Hall, guest: str, language: server.Language = "en") -> None:
        self.said: list[str] = []
        self.hall = hall
        self.seat = Seat(language, "", self.said.append, lambda message: hall.post.append((self, message)))
        hall.people.append(self)
        self.comes(guest)

    def comes(self, guest: str) -> None:
        """Join through a new connection."""
        self.visitor = Visitor(guest)
        self.visitor.seat = -3 if (seat := self.hall.room.card.seat_of(guest)) is None else seat
        self.seat.join()
        self.hall.run()

    def types(self, line: str) -> list[str]:
        """Type a line; return what is said for it."""
        before = len(self.said)
        self.seat.answer(line)
        self.hall.run()
        return self.said[before:]


class Hall:
    """A room and the seats at it; messages go both ways as JSON."""

    def __init__(self, room: Table) -> None:
        self.room = room
        self.people: list[Far] = []
        self.post: list[tuple[Far, client.Client]] = []
        self.now = 1.0

    def run(self) -> None:
        while self.post:
            far, message = self.post.pop(0)
            self.now += 1
            outcome = self.room.handle(far.visitor, client.read(client.write(message)), self.now)
            for visitor, letter in outcome.letters:
                for one in [one for one in self.people if one.visitor is visitor]:  # nobody, where he came anew
                    one.seat.hear(client.read_answer(letter))


def two(room: Table | None = None) -> tuple[Far, Far]:
    hall = Hall(room or sitting.duel())
    return Far(hall, "ann"), Far(hall, "bob", "fr")


def test_a_card_is_read_out_by_its_name() -> None:
    game = setups.game("patrol", "vanguard")
    ann, bob = two(sitting.room_of(game, deals.random_deal(game, 1), ["ann", "bob"]))
    state = ann.hall.room.match.state
    assert ann.types("card") == game.faces(state.view(0), "en") != []
    assert [line.split(" (")[0] for line in ann.types("card snip")] == ["Sniper"]
    assert bob.types("carte") == game.faces(state.view(1), "fr")
    assert ann.types("card nobody") == [say("en", "afar-no-card", name="nobody")]


def test_a_whole_game_by_its_numbers() -> None:
    ann, bob = two()
    assert "You are player 1." in ann.said[0]
    for _ in range(60):
        mover = ann.hall.room.match.mover()
        if mover < 0:
            break
        (ann, bob)[mover].types("1")
    assert ann.hall.room.course.over()
    assert any(words in ann.said for words in ("Won", "Lost", "Drawn")) or ann.said[-2]
    assert ann.said[-1] == say("en", "afar-after")
    assert bob.said[-1] == say("fr", "afar-after")
    asked = ann.types("rematch")
    assert asked == []
    assert say("fr", "afar-asked", what="rematch", seat=1) in bob.said


def test_what_others_do_is_told_as_it_happens_and_how_it_stands_once_it_is_our_turn() -> None:
    ann, bob = two()
    before = len(bob.said)
    while ann.seat.table is not None and ann.seat.table.legal:
        assert not [line for line in bob.said[before:] if line.startswith("1 ")]
        told = len(bob.said)
        ann.types("1")
        if ann.seat.table.legal:
            assert bob.said[told:] == [line.words for line in bob.seat.log[-1:]]
    assert bob.seat.table is not None
    described = bob.hall.room.match.game.describe(bob.hall.room.match.state.view(1), "fr").splitlines()
    assert described[0] in bob.said[told:]
    assert bob.said[-1] == f"{len(bob.seat.table.legal)} {bob.seat.table.legal[-1].words}"


def test_an_answer_by_its_words_and_what_is_no_answer() -> None:
    ann, bob = two()
    table = ann.seat.table
    assert table is not None
    assert f"1 {table.legal[0].words}" in ann.said
    assert say("en", "afar-unknown", text="xyzzy") in ann.types("xyzzy")
    assert say("en", "afar-no-number", number="99", count=len(table.legal)) in ann.types("99")
    assert say("fr", "afar-no-number", number="1", count=0) in bob.types("1")
    assert any(line.startswith("“") for line in ann.types(table.legal[0].words.split()[0]))
    ann.types(table.legal[0].words)
    assert ann.hall.room.match.version == 1


def test_what_one_seat_is_told_the_other_is_not() -> None:
    ann, bob = two()
    before = len(bob.said)
    ann.types("1")
    ann.types("1")
    assert len(bob.said) > before
    hidden = ann.hall.room.match.game.describe(ann.hall.room.match.state.view(0), "en").splitlines()
    assert hidden[0] in ann.said
    assert not set(hidden) <= set(bob.said)


def test_consent_to_an_undo() -> None:
    ann, bob = two()
    ann.types("1")
    ann.types("1")
    assert ann.types("undo")[0] == say("en", "afar-asking")
    assert say("fr", "afar-asked", what="undo", seat=1) in bob.said
    version = ann.hall.room.course.version
    bob.types("oui")
    assert ann.hall.room.course.version == version + 1
    assert bob.types("non") == [say("fr", "afar-nothing-asked")]


def test_every_command_has_its_method_and_its_words() -> None:
    known = commands()
    for name in NAMES:
        assert callable(getattr(Seat, f"do_{name.replace('-', '_')}"))
        for language in LANGUAGES:
            assert known[say(language, "afar-command", name=name)] == name
    ann, _ = two()
    assert len(ann.types("help")) == len(NAMES) + 1
    assert ann.types("log") == [line.words for line in ann.seat.log]
    assert ann.types("look")
    assert say("en", "afar-no-language", text="xx", languages="en, fr") in ann.types("language xx")
    assert say("fr", "afar-no-undo") in [*ann.types("language fr"), *ann.types("annuler")]
    ann.types("quit")
    assert not ann.seat.open


def fairly(*, cheats: bool = False) -> tuple[Far, Far, Fair]:
    """Return two at a fair deal that stands at its first choice; a server that cheats deals from another salt."""
    course = Course(Match(DUEL, [], held=True), 0.0, None, 2)
    course.fair = fair = Fair(PLEDGED, 2, frozenset())
    fair.salt = OTHER if cheats else PLEDGED
    hall = Hall(Table(sitting.duel().card, course))
    ann = Far(hall, "ann")
    assert hall.room.match.actions == []
    assert say("en", "afar-fair-waits", pledge=fair.pledge) in ann.said
    bob = Far(hall, "bob", "fr")
    assert hall.room.match.actions != []
    fair.salt = PLEDGED
    return ann, bob, fair


def ended(ann: Far, bob: Far, text: str | None = None) -> tuple[str, str]:
    """Play a fair deal to its end, the record being this one or what the table has; return what both are told of it."""
    room = ann.hall.room
    assert room.course.fair is not None
    for far in (ann, bob):
        far.seat.record = lambda _: text if text is not None else told_of(room)
    while not room.course.over():
        (ann, bob)[room.course.mover()].types("1")
    found = [
        [line for line in far.said if line in {say(language, "afar-fair", found=one, pledge=PLEDGE) for one in FOUND}]
        for far, language in ((ann, "en"), (bob, "fr"))
    ]
    assert [len(lines) for lines in found] == [1, 1]
    return found[0][0], found[1][0]


def told_of(room: Table) -> str:
    """Return the record of a room, as it is handed out."""
    assert room.course.fair is not None
    salts, pledges = room.course.fair.record()
    return record.write(room.match, salts=salts, pledges=pledges)


def finding(found: str) -> tuple[str, str]:
    return say("en", "afar-fair", found=found, pledge=PLEDGE), say("fr", "afar-fair", found=found, pledge=PLEDGE)


@pytest.fixture(autouse=True)
def _dueling(monkeypatch: pytest.MonkeyPatch) -> None:
    bring(monkeypatch)


def test_a_fair_deal_waits_for_both_and_is_verified_after_the_end() -> None:
    assert ended(*fairly()[:2]) == finding("verified")


def test_a_server_that_ignores_the_salts_is_not_verified() -> None:
    ann, bob, fair = fairly(cheats=True)
    assert pledge.kept(*reversed(fair.record())), "every salt is the one that was pledged"
    assert ended(ann, bob) == finding("broken")


def test_a_record_of_another_game_than_was_seen_proves_nothing() -> None:
    ann, bob, fair = fairly(cheats=True)
    honest = Match(DUEL, fair.deal(DUEL))
    while honest.mover() >= 0:
        honest.play(honest.legal()[0])
    salts, pledges = fair.record()
    assert ended(ann, bob, record.write(honest, salts=salts, pledges=pledges)) == finding("kept")


def test_a_record_of_other_salts_or_none_at_all_proves_nothing() -> None:
    ann, bob, _ = fairly(cheats=True)
    salts = [OTHER, *(one or "" for one in ann.seat.table.fair.salts)] if ann.seat.table and ann.seat.table.fair else []
    assert ended(ann, bob, record.write(ann.hall.room.match, salts=salts)) == finding("broken")
    ann, bob, _ = fairly()
    assert ended(ann, bob, "no record") == finding("kept")
    ann, bob, _ = fairly()
    room = ann.hall.room
    while not room.course.over():
        (ann, bob)[room.course.mover()].types("1")
    assert finding("kept")[0] in ann.said, "without a way to the record"


def test_a_server_that_does_not_keep_its_pledge_is_found() -> None:
    ann, _, fair = fairly()
    pledges, salts = list(fair.pledges), list(fair.added)
    for told in (
        server.Fair("0" * 64, pledges, salts, PLEDGED),
        server.Fair(fair.pledge, pledges, ["c" * 32, "c" * 32], PLEDGED),
        server.Fair(fair.pledge, pledges, salts, "d" * 32),
        server.Fair(fair.pledge, [pledges[0], "0" * 64], salts, PLEDGED),
        server.Fair(fair.pledge, [pledges[0], pledge.pledge("c" * 32, 2)], [salts[0], "c" * 32], PLEDGED),
    ):
        before = len(ann.said)
        ann.seat._check(told)
        assert ann.said[before:] == [say("en", "afar-fair", found="broken", pledge=told.pledge)]


def test_a_salt_is_opened_for_the_pledges_that_were_shown_and_after_a_new_start_too(tmp_path: Path) -> None:
    kept = tmp_path / "salts"
    asked = server.Fair("0" * 64, [None, None], [None, None])
    first = Promise(kept, "https://here").wants("t", 0, asked, "1")
    assert isinstance(first, client.Pledge)
    assert Promise(kept, "https://here").wants("t", 0, asked, "2") == client.Pledge("2", first.pledge)
    shown = server.Fair("0" * 64, [first.pledge, "1" * 64], [None, None])
    for other in (
        server.Fair("2" * 64, shown.pledges, [None, None]),
        server.Fair("0" * 64, ["3" * 64, "1" * 64], [None, None]),
        server.Fair("0" * 64, [first.pledge, None], [None, None]),
    ):
        assert Promise(kept, "https://here").wants("t", 0, other, "3") is None
    opened = Promise(kept, "https://here").wants("t", 0, shown, "4")
    assert isinstance(opened, client.Salt)
    assert pledge.pledge(opened.salt, 1) == first.pledge
    assert Promise(kept, "https://here").wants("t", 0, shown, "5") == client.Salt("5", opened.salt), "lost on the way"
    again = server.Fair("0" * 64, [first.pledge, "4" * 64], [None, None])
    assert Promise(kept, "https://here").wants("t", 0, again, "6") is None, "whoever knows it chose another pledge"
    assert Promise(kept, "https://there").wants("t", 0, shown, "7") is None


def test_who_has_no_seat_watches() -> None:
    ann, _ = two()
    eve = Far(ann.hall, "eve")
    assert "You are watching." in eve.said[0]
    assert say("en", "afar-no-number", number="1", count=0) in eve.types("1")
    assert eve.types("give up") == [say("en", "table-no-foreign")]


class Drawer:
    """Two decks and no others."""

    def decks(self, game: str, language: str) -> list[tuple[str, str]]:
        return [("venom", f"Venom of {game} in {language}"), ("legion", "Legion")]

    def pack(self, game: str, spec: str, language: str) -> str:
        assert language in LANGUAGES
        if spec == "broken":
            raise Unreadable("deck-unknown", {"name": spec, "decks": game})
        return spec


def bringing(deck: str = "") -> tuple[Far, Far]:
    hall = Hall(test_decks.room_of(test_decks.CLOSED))
    ann, bob = Far(hall, "ann"), Far(hall, "bob", "fr")
    for far in (ann, bob):
        far.seat.choice.chest = Drawer()
    bob.seat.choice.deck = deck
    bob.comes("bob")
    return ann, bob


def test_who_is_invited_is_asked_for_a_deck_until_one_is_right() -> None:
    ann, bob = bringing()
    assert ann.said[-1] == say("en", "afar-deck-waits", deck="Venom")
    assert bob.said[-3:] == [say("fr", "afar-deck-ask"), "1 Venom of patrol in fr", "2 Legion"]
    assert bob.types("9") == [say("fr", "afar-no-number", number="9", count=2)]
    assert bob.types("broken")[0] == explain(Unreadable("deck-unknown", {"name": "broken", "decks": "patrol"}), "fr")
    refused = bob.types(test_decks.short())
    assert len(refused) > 5
    assert refused[-3:] == bob.said[-3:] == [say("fr", "afar-deck-ask"), "1 Venom of patrol in fr", "2 Legion"]
    assert bob.types("0") == [say("fr", "table-no-nothing")]
    assert bob.types("") == ["", *bob.said[-3:]]
    bob.types("2")
    assert ann.hall.room.course.decks is not None
    assert ann.hall.room.course.decks.titles("en") == ["Venom", "Legion"]
    assert ann.hall.room.match.actions
    assert ann.types("deck legion") == [say("en", "afar-deck-dealt")]
    assert not [line for line in ann.said if "Legion" in line]


def test_a_deck_that_is_named_is_brought_without_a_question() -> None:
    ann, bob = bringing("legion")
    assert say("fr", "afar-deck-ask") in bob.said  # only because this seat was there before it had the name
    assert ann.hall.room.match.actions


def test_whoever_waits_may_take_another_deck() -> None:
    ann, bob = bringing()
    ann.types("deck legion")
    assert ann.said[-1] == say("en", "afar-deck-waits", deck="Legion")
    assert ann.types("deck")[0] == say("en", "afar-deck-ask")
    eve = Far(ann.hall, "eve")
    assert eve.said[-1] == say("en", "table-decks-wait")
    bob.types("venom")
    assert eve.seat.table is not None
    assert eve.seat.table.n > 0
