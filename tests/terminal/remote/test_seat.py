"""A seat at a remote table: it says what the server sends, and sends what is typed; played against a room."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import msgspec
import pytest
from tests.server import sitting, test_changes, test_decks
from tests.server.sitting import DUEL
from tests.testgame.plugin import bring

from vedette import deals, setups
from vedette.core import pledge, record
from vedette.core.errors import Unreadable
from vedette.core.language import LANGUAGES, explain, say
from vedette.core.match import Match
from vedette.protocol import client, server
from vedette.session import answers
from vedette.session.commit_reveal import CommitReveal
from vedette.session.effects import Connection
from vedette.session.history import History
from vedette.session.table import Table
from vedette.terminal.client import actions
from vedette.terminal.dialogue import HELPS
from vedette.terminal.remote.conversation import RemoteDialogue
from vedette.terminal.remote.fair_deal import FairDeal
from vedette.terminal.remote.seat import RemoteClient

if TYPE_CHECKING:
    from pathlib import Path

    from vedette.terminal.remote.deck_choice import LocalDecks

PLEDGED = "5a" * 16
OTHER = "5b" * 16
PLEDGE = pledge.pledge(PLEDGED, 0)
FOUND = ("verified", "kept", "older", "broken")


class Far:
    """Somebody who types at a seat of a room."""

    def __init__(self, tables: LiveTables, guest: str, language: server.Language = "en") -> None:
        self.said: list[str] = []
        self.tables = tables
        self.client = RemoteClient(language, "", lambda message: tables.exchange(self, message), self.said.append)
        tables.people.append(self)
        self.connects(guest)
        assert self.client.join() == ""
        self.dialogue = RemoteDialogue(self.client, self.said.append)
        self.dialogue.greet()
        self.tables.run()

    def connects(self, guest: str) -> None:
        self.connection = Connection(guest)
        self.connection.seat = -3 if (seat := self.tables.room.info.seat_of(guest)) is None else seat

    def comes(self, guest: str) -> None:
        """Join again through a new connection."""
        self.connects(guest)
        assert self.client.join() == ""
        self.dialogue.rejoined()
        self.tables.run()

    @property
    def table(self) -> server.Table:
        return self.client.table

    def types(self, line: str) -> list[str]:
        """Type a line; return what is said for it."""
        before = len(self.said)
        self.dialogue.answer(line)
        self.tables.run()
        return self.said[before:]


class LiveTables:
    """A room and the seats at it; messages go both ways as JSON."""

    def __init__(self, room: Table) -> None:
        self.room = room
        self.people: list[Far] = []
        self.now = 1.0
        self.news = False

    def exchange(self, far: Far, message: client.Client) -> list[server.Server]:
        self.now += 1
        came = []
        waiting = [self.room.handle(far.connection, client.read(client.write(message)), self.now)]
        while waiting:
            effects = waiting.pop(0)
            for connection, letter in effects.messages:
                for one in [one for one in self.people if one.connection is connection]:  # nobody, where he came anew
                    told = client.read_answer(letter)
                    one.client.hear(told)
                    self.news = True
                    if one is far:
                        came.append(told)
            for number, what in effects.jobs:
                waiting.append(self.room.job_done(number, msgspec.json.encode(answers.find(what)), self.now))
        return came

    def run(self) -> None:
        """Let all say what came, until nothing new does."""
        while self.news:
            self.news = False
            for far in self.people:
                far.dialogue.follow()


def two(room: Table | None = None) -> tuple[Far, Far]:
    tables = LiveTables(room or sitting.duel())
    return Far(tables, "ann"), Far(tables, "bob", "fr")


def test_a_card_is_read_out_by_its_name() -> None:
    game = setups.game("patrol", "vanguard")
    ann, bob = two(sitting.room_of(game, deals.random_deal(game, 1), ["ann", "bob"]))
    state = ann.tables.room.match.state
    assert ann.types("card") == game.faces(state.view(0), "en") != []
    assert [line.split(" (")[0] for line in ann.types("card snip")] == ["Sniper"]
    assert bob.types("carte") == game.faces(state.view(1), "fr")
    assert ann.types("card nobody") == [say("en", "terminal-no-card", name="nobody")]


def test_a_whole_game_by_its_numbers() -> None:
    ann, bob = two()
    assert "You’re player 1." in ann.said[0]
    for _ in range(60):
        mover = ann.tables.room.match.mover()
        if mover < 0:
            break
        (ann, bob)[mover].types("1")
    assert ann.tables.room.history.over()
    assert any(words in ann.said for words in ("Won", "Lost", "Drawn")) or ann.said[-2]
    assert ann.said[-1] == say("en", "remote-after")
    assert bob.said[-1] == say("fr", "remote-after")
    asked = ann.types("rematch")
    assert asked == []
    assert say("fr", "remote-asked", what="rematch", seat=1) in bob.said


def test_what_others_do_is_told_as_it_happens_and_how_it_stands_once_it_is_our_turn() -> None:
    ann, bob = two()
    before = len(bob.said)
    while ann.table is not None and ann.table.legal:
        assert not [line for line in bob.said[before:] if line.startswith("1 ")]
        told = len(bob.said)
        ann.types("1")
        if ann.table.legal:
            assert bob.said[told:] == [line.words for line in bob.client.received.log[-1:]]
    assert bob.table is not None
    described = bob.tables.room.match.game.describe(bob.tables.room.match.state.view(1), "fr").splitlines()
    assert described[0] in bob.said[told:]
    assert bob.said[-1] == f"{len(bob.table.legal)} {bob.table.legal[-1].words}"


def test_an_answer_by_its_words_and_what_is_no_answer() -> None:
    ann, bob = two()
    table = ann.table
    assert table is not None
    assert f"1 {table.legal[0].words}" in ann.said
    assert say("en", "terminal-unknown", text="xyzzy") in ann.types("xyzzy")
    assert say("en", "terminal-no-number", number="99", count=len(table.legal)) in ann.types("99")
    assert say("fr", "terminal-no-number", number="1", count=0) in bob.types("1")
    assert any(line.startswith("“") for line in ann.types(table.legal[0].words.split()[0]))
    ann.types(table.legal[0].words)
    assert ann.tables.room.match.version == 1


def test_what_one_seat_is_told_the_other_is_not() -> None:
    ann, bob = two()
    before = len(bob.said)
    ann.types("1")
    ann.types("1")
    assert len(bob.said) > before
    hidden = ann.tables.room.match.game.describe(ann.tables.room.match.state.view(0), "en").splitlines()
    assert hidden[0] in ann.said
    assert not set(hidden) <= set(bob.said)


def test_consent_to_an_undo() -> None:
    ann, bob = two()
    ann.types("1")
    ann.types("1")
    assert ann.types("undo")[0] == say("en", "remote-asking")
    assert say("fr", "remote-asked", what="undo", seat=1) in bob.said
    version = ann.tables.room.history.version
    bob.types("oui")
    assert ann.tables.room.history.version == version + 1
    assert bob.types("non") == [say("fr", "remote-nothing-asked")]


def test_every_command_has_its_method_and_its_words() -> None:
    ann, _ = two()
    known = ann.dialogue.commands()
    names = RemoteDialogue.NAMES
    for name in names:
        assert callable(getattr(RemoteDialogue, f"do_{name.replace('-', '_')}"))
        for language in LANGUAGES:
            assert known[say(language, "terminal-command", name=name)] == name
    missing = [one for one in HELPS.values() if not ann.client.offers(one)]
    assert len(ann.types("help")) == len(names) + 1 - len(missing) - 1, "a duel isn’t restarted"
    assert ann.types("log") == [f"{line.turn} {line.words}" for line in ann.client.received.log]
    assert ann.types("look")
    assert say("en", "terminal-no-language", text="xx", languages="en, fr") in ann.types("language xx")
    assert say("fr", "terminal-no-undo-between") in [*ann.types("language fr"), *ann.types("annuler")]
    ann.types("quit")
    assert not ann.dialogue.open


def fairly(*, cheats: bool = False) -> tuple[Far, Far, CommitReveal]:
    """Return two at a fair deal that stands at its first choice; a server that cheats deals from another salt."""
    history = History(Match(DUEL, [], held=True), 0.0, None, 2)
    history.fair = fair = CommitReveal(PLEDGED, 2, frozenset())
    fair.salt = OTHER if cheats else PLEDGED
    tables = LiveTables(Table(sitting.duel().info, history))
    ann = Far(tables, "ann")
    assert tables.room.match.actions == []
    assert say("en", "remote-fair-waits", pledge=fair.pledge) in ann.said
    bob = Far(tables, "bob", "fr")
    assert tables.room.match.actions != []
    fair.salt = PLEDGED
    return ann, bob, fair


def ended(ann: Far, bob: Far, text: str | None = None) -> tuple[str, str]:
    """Play a fair deal to its end, the record being this one or what the table has; return what both are told of it."""
    room = ann.tables.room
    assert room.history.fair is not None
    for far in (ann, bob):
        far.dialogue.record = lambda _: text if text is not None else told_of(room)
    while not room.history.over():
        (ann, bob)[room.history.mover()].types("1")
    found = [
        [line for line in far.said if line in {say(language, "remote-fair", found=one, pledge=PLEDGE) for one in FOUND}]
        for far, language in ((ann, "en"), (bob, "fr"))
    ]
    assert [len(lines) for lines in found] == [1, 1]
    return found[0][0], found[1][0]


def told_of(room: Table) -> str:
    """Return the record of a room, as it is handed out."""
    assert room.history.fair is not None
    salts, pledges = room.history.fair.record()
    return record.write(room.match, salts=salts, pledges=pledges)


def finding(found: str) -> tuple[str, str]:
    return say("en", "remote-fair", found=found, pledge=PLEDGE), say("fr", "remote-fair", found=found, pledge=PLEDGE)


@pytest.fixture(autouse=True)
def _dueling(monkeypatch: pytest.MonkeyPatch) -> None:
    bring(monkeypatch)


def test_a_fair_deal_waits_for_both_and_is_verified_after_the_end() -> None:
    assert ended(*fairly()[:2]) == finding("verified")


def test_a_server_that_ignores_the_salts_is_not_verified() -> None:
    ann, bob, fair = fairly(cheats=True)
    assert pledge.match_pledges(*reversed(fair.record())), "every salt is the one that was pledged"
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
    salts = [OTHER, *(one or "" for one in ann.table.fair.salts)] if ann.table and ann.table.fair else []
    assert ended(ann, bob, record.write(ann.tables.room.match, salts=salts)) == finding("broken")
    ann, bob, _ = fairly()
    assert ended(ann, bob, "no record") == finding("kept")
    ann, bob, _ = fairly()
    room = ann.tables.room
    while not room.history.over():
        (ann, bob)[room.history.mover()].types("1")
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
        ann.dialogue.check(told)
        assert ann.said[before:] == [say("en", "remote-fair", found="broken", pledge=told.pledge)]


def test_a_salt_is_opened_for_the_pledges_that_were_shown_and_after_a_new_start_too(tmp_path: Path) -> None:
    kept = tmp_path / "salts"
    asked = server.Fair("0" * 64, [None, None], [None, None])
    first = FairDeal(kept, "https://here").wants("t", 0, asked, "1")
    assert isinstance(first, client.Pledge)
    assert FairDeal(kept, "https://here").wants("t", 0, asked, "2") == client.Pledge("2", first.pledge)
    shown = server.Fair("0" * 64, [first.pledge, "1" * 64], [None, None])
    for other in (
        server.Fair("2" * 64, shown.pledges, [None, None]),
        server.Fair("0" * 64, ["3" * 64, "1" * 64], [None, None]),
        server.Fair("0" * 64, [first.pledge, None], [None, None]),
    ):
        assert FairDeal(kept, "https://here").wants("t", 0, other, "3") is None
    opened = FairDeal(kept, "https://here").wants("t", 0, shown, "4")
    assert isinstance(opened, client.Salt)
    assert pledge.pledge(opened.salt, 1) == first.pledge
    assert FairDeal(kept, "https://here").wants("t", 0, shown, "5") == client.Salt("5", opened.salt), "lost on the way"
    again = server.Fair("0" * 64, [first.pledge, "4" * 64], [None, None])
    assert FairDeal(kept, "https://here").wants("t", 0, again, "6") is None, "whoever knows it chose another pledge"
    assert FairDeal(kept, "https://there").wants("t", 0, shown, "7") is None


def test_a_game_alone_has_the_same_help_as_in_this_process() -> None:
    game = setups.game("spellfire", "", [])
    tables = LiveTables(sitting.room_of(game, deals.random_deal(game, 3), ["ann"]))
    ann = Far(tables, "ann")
    known = len(ann.client.log())
    assert {"hint", "chance", "solution", "restart"} <= {
        line.strip().partition(":")[0] for line in ann.types("help") if line.startswith("  ")
    }
    assert ann.types("odds") == [say("en", "terminal-no-foresight")]
    assert not any("odds:" in line for line in ann.types("help"))
    hint, more = ann.types("hint"), ann.types("hint")
    assert hint[0] == say("en", "table-thinking")
    assert hint[1:] != more[1:]
    assert "%" in ann.types("chance")[-1]
    ann.types("1")
    said = ann.client.log()[known].words
    assert ann.types("undo")[0] == say("en", "terminal-undone", said=said)
    assert len(ann.client.log()) == known
    ann.types("redo")
    assert ann.client.log()[known].words == said
    ann.types("restart")
    assert ann.client.moves() == 0
    assert {"hint", "chance"} <= set(ann.table.assisted)
    assert ann.types("give up")[-1] == say("en", "remote-after")


def test_who_comes_back_is_told_what_happened_and_how_it_stands() -> None:
    ann, bob = two()
    while not ann.table.legal:
        bob.types("1")
    before, known = len(bob.said), len(bob.client.log())
    bob.connection = Connection("nobody")  # what is sent meanwhile is lost
    ann.types("1")
    assert bob.said[before:] == []
    bob.comes("bob")
    missed = [line.words for line in bob.client.received.log[known:]]
    assert missed
    assert bob.said[before : before + len(missed)] == missed
    described = bob.tables.room.match.game.describe(bob.tables.room.match.state.view(1), "fr").splitlines()
    assert described[0] in bob.said[before:]


def test_who_has_no_seat_watches() -> None:
    ann, _ = two()
    eve = Far(ann.tables, "eve")
    assert "You’re watching." in eve.said[0]
    assert say("en", "terminal-no-number", number="1", count=0) in eve.types("1")
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
    tables = LiveTables(test_decks.room_of(test_decks.CLOSED))
    ann, bob = Far(tables, "ann"), Far(tables, "bob", "fr")
    for far in (ann, bob):
        far.dialogue.choice.decks = cast("LocalDecks", Drawer())
    bob.dialogue.choice.deck = deck
    bob.comes("bob")
    return ann, bob


def test_who_is_invited_is_asked_for_a_deck_until_one_is_right() -> None:
    ann, bob = bringing()
    assert ann.said[-1] == say("en", "remote-deck-waits", deck="Venom")
    assert bob.said[-3:] == [say("fr", "remote-deck-ask"), "1 Venom of patrol in fr", "2 Legion"]
    assert bob.types("9") == [say("fr", "terminal-no-number", number="9", count=2)]
    assert bob.types("broken")[0] == explain(Unreadable("deck-unknown", {"name": "broken", "decks": "patrol"}), "fr")
    refused = bob.types(test_decks.short())
    assert len(refused) > 5
    assert refused[-3:] == bob.said[-3:] == [say("fr", "remote-deck-ask"), "1 Venom of patrol in fr", "2 Legion"]
    assert bob.types("0") == [say("fr", "table-no-nothing")]
    assert bob.types("") == ["", *bob.said[-3:]]
    bob.types("2")
    assert ann.tables.room.history.decks is not None
    assert ann.tables.room.history.decks.titles("en") == ["Venom", "Legion"]
    assert ann.tables.room.match.actions
    assert ann.types("deck legion") == [say("en", "remote-deck-dealt")]
    assert not [line for line in ann.said if "Legion" in line]


def test_a_deck_that_is_named_is_brought_without_a_question() -> None:
    ann, bob = bringing("legion")
    assert say("fr", "remote-deck-ask") in bob.said  # only because this seat was there before it had the name
    assert ann.tables.room.match.actions


def test_whoever_waits_may_take_another_deck() -> None:
    ann, bob = bringing()
    ann.types("deck legion")
    assert ann.said[-1] == say("en", "remote-deck-waits", deck="Legion")
    assert ann.types("deck")[0] == say("en", "remote-deck-ask")
    eve = Far(ann.tables, "eve")
    assert eve.said[-1] == say("en", "table-decks-wait")
    bob.types("venom")
    assert eve.table is not None
    assert eve.table.n > 0


def test_who_joins_late_has_the_end_of_the_log_and_asks_for_the_rest() -> None:
    table = test_changes.room("patrol", 11, 300)
    far = Far(LiveTables(table), "ann")
    log, last = table.table_log, len(table.match.actions)
    assert far.client.log() == actions(log.earlier(last, 0, "en")[-60:])
    whole = actions(log.earlier(last - 200, 0, "en") + log.earlier(last, 0, "en"))
    assert far.types("log")[: len(whole)] == [f"{line.turn} {line.words}" for line in whole]
    assert [line.n for line in far.client.steps()] == list(range(last))


def test_a_name_is_told_on_the_way_in_and_said_in_place_of_the_opponent(monkeypatch: pytest.MonkeyPatch) -> None:
    bring(monkeypatch)
    tables = LiveTables(sitting.duel())
    ann, bob = Far(tables, "ann"), Far(tables, "bob", "fr")
    ann.client.person = "Nora"
    assert ann.client.introduce() == ""
    assert [seat.name for seat in bob.table.seats] == ["Nora", ""]
    assert bob.client.named("Votre adversaire passe. Le joueur 1 gagne.") == "Nora passe. Nora gagne."
    assert ann.client.named("Your opponent passes.") == "Your opponent passes."
    ann.client.person = "Player 2"
    assert "another name" in ann.client.introduce()
    watching = Far(tables, "eve")
    watching.client.person = "Eve"
    assert watching.client.introduce() == ""
    assert watching.client.named("Player 1 wins, player 2 loses.") == "Nora wins, player 2 loses."
