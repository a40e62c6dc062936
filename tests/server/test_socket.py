import gc
import json
import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.served import Guest, House, Line, house, unread
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from vedette.core.game import SPECTATOR
from vedette.protocol import client, server
from vedette.server.connections import TALK
from vedette.server.process import LARGEST_FRAME
from vedette.server.table_runner import TableRunner
from vedette.server.websocket.handler import LATER, WRONG, ConnectionHandler
from vedette.session.effects import Connection
from vedette.session.table import Table

pytestmark = pytest.mark.once


def closed(line: Line) -> int:
    """Hear until the socket closes; return its code."""
    with pytest.raises(ConnectionClosed) as end:
        list(all_heard(line))
    return code(end.value)


def all_heard(line: Line) -> Iterator[server.Server]:
    while True:
        yield line.hear()


def code(end: ConnectionClosed) -> int:
    assert end.rcvd is not None
    return int(end.rcvd.code)


def test_a_game_is_played_to_its_end(ann: Guest) -> None:
    rng = random.Random(2)
    table = ann.table()
    with ann.seat(table) as line:
        while line.table.legal:
            done = line.act(rng.choice(line.table.legal).action)
            assert isinstance(done, server.Done)
            assert done.version == line.table.version
        assert line.table.over is not None
    (listed,) = ann.get("/api/tables").json()["tables"]
    assert (listed["n"], listed["result"]) == (line.table.n, "lost")


def test_a_solved_deal_is_taken_over_to_a_win(ann: Guest) -> None:
    with ann.seat(ann.table()) as line:
        solution = line.ask(client.Solve("s"))
        assert isinstance(solution, server.Solution)
        line.ask(client.Takeover("t", line.table.version, len(solution.steps)))
        line.hear()
        assert line.table.over is not None
        assert line.table.over.result == "won"


def test_a_table_goes_on_after_the_server_was_stopped(tmp_path: Path) -> None:
    with house(tmp_path) as here, here.guest() as ann:
        table = ann.table()
        with ann.seat(table) as line:
            line.act()
            line.ask(client.Bookmark("b", "here"))
            before = line.hear()
        cookies = ann.client.cookies
    with house(tmp_path) as here, here.guest() as ann:
        ann.client.cookies = cookies
        with ann.seat(table) as line:
            after = line.table
            assert isinstance(before, server.Table)
            assert (after.version, after.n, after.view) == (before.version, before.n, before.view)
            assert (after.legal, after.bookmarks, after.can) == (before.legal, before.bookmarks, before.can)
            assert line.ask(client.Bookmark("b", "here")) == server.Done("b", 1)
            assert len(after.bookmarks) == 1


def test_a_message_lost_on_the_way_is_sent_again_and_done_once(ann: Guest) -> None:
    table = ann.table()
    with ann.seat(table) as line:
        message = client.Act("once", 0, line.table.legal[0].action)
        line.say(message)
    with ann.seat(table) as line:
        assert line.ask(message) == server.Done("once", 1)
        assert line.ask(message) == server.Done("once", 1)


def test_who_never_joins_is_let_go_of(ann: Guest) -> None:
    table = ann.table()
    with ann.seat(table) as line:
        ann.house.state.tables.silence = 0.5
        with ann.socket(table) as silent:
            silent.say(client.Ping("p"))
            assert closed(silent) == LATER
        assert isinstance(line.act(), server.Done)


def test_what_cannot_be_stored_was_not_done(ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ann.table()

    def full(*told: object) -> None:
        told[4](OSError())  # type: ignore[operator]

    with ann.seat(table) as line:
        line.act()
        monkeypatch.setattr(ann.house.state.store, "append", full)
        answer = line.ask(client.Act("lost", 1, line.table.legal[0].action))
        assert isinstance(answer, server.Refused)
        assert answer.reason == "unsaved"
        assert closed(line) == 1012
        monkeypatch.undo()
    with ann.seat(table) as line:
        assert line.table.version == 1
        assert isinstance(line.act(), server.Done)


def test_nothing_is_said_before_it_is_stored(ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    table = ann.table()
    store = ann.house.state.store
    append, held = store.append, list[tuple[Any, ...]]()
    monkeypatch.setattr(store, "append", lambda *told: held.append(told))
    with ann.seat(table) as line:
        legal = line.table.legal[0].action
        line.say(client.Act("first", 0, legal))
        line.say(client.Goto("look", 0))
        line.say(client.Act("second", 1, 0))
        once(lambda: bool(held))
        with pytest.raises(TimeoutError):
            line.socket.recv(timeout=0.5)
        assert len(held) == 1
        ann.house.loop.call_soon_threadsafe(lambda: append(*held[0]))
        heard = [getattr(line.hear(), "id", None) for _ in range(4)]
        assert heard == ["first", None, "look", "second"]


def test_who_comes_as_a_table_is_let_go_of_is_sent_away_to_come_again(
    ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ann.table()
    tables = ann.house.state.tables
    find = tables.find

    async def late(name: str) -> TableRunner | None:
        runner = await find(name)
        assert runner is not None
        runner.close(1012)
        return runner

    monkeypatch.setattr(tables, "find", late)
    with ann.socket(table) as line:
        assert closed(line) == 1012
    monkeypatch.undo()
    with ann.seat(table) as line:
        assert isinstance(line.act(), server.Done)


def test_a_table_that_nobody_visits_leaves_memory_and_comes_back(ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    table, busy = ann.table(), ann.table()
    with ann.seat(table) as line:
        line.act()
    tables = ann.house.state.tables
    monkeypatch.setattr("vedette.server.tables.IDLE", -1.0)
    with ann.seat(busy):
        tables.sweep()
        assert set(tables.runner) == {busy}
    with ann.seat(table) as line:
        assert line.table.version == 1


@pytest.mark.parametrize("form", [{}, {"game": "spellfire"}, {"game": "patrol", "seats": "here"}])
def test_a_table_that_leaves_memory_is_gone_without_the_collector(ann: Guest, form: dict[str, Any]) -> None:
    tables = ann.house.state.tables
    tables.patience = 0.01  # a duel waits so long for who has left
    gc.collect()
    gc.freeze()  # what is there by now is none of ours
    gc.disable()
    try:
        table = ann.table({"kind": "random", "seed": 3}, **form)
        with ann.seat(table) as line:
            line.act()
            assert left(Table, ConnectionHandler, Connection) == {Table, ConnectionHandler, Connection}

        def swept() -> bool:
            """Sweep once more: a table may have been in use a moment ago, since its duel had a timer to wait for."""
            tables.loop.call_soon_threadsafe(tables.sweep, -1.0)
            return not left(Table, ConnectionHandler, Connection)

        once(swept)
    finally:
        gc.enable()
        gc.unfreeze()


def left(*kinds: type) -> set[type]:
    """Return the kinds of which there is still something."""
    return {type(one) for one in gc.get_objects() if type(one) in kinds}


def once(it_is: Callable[[], bool]) -> None:
    """Wait until something is so."""
    until = time.monotonic() + 120
    while not it_is():
        assert time.monotonic() < until
        time.sleep(0.01)


def test_a_branch_is_a_table_of_ones_own_that_knows_the_line_it_left(ann: Guest, here: House) -> None:
    table = ann.table()
    with ann.seat(table) as line:
        line.act()
        opened = line.ask(client.Branch("b", 12))
        assert isinstance(opened, server.Opened)
        assert line.ask(client.Branch("b", 12)) == opened
    with ann.socket(opened.table) as other:
        assert other.join().deal.parent == table
        assert (other.table.n, other.table.assisted, other.table.can.act) == (12, ["branch"], True)
    with here.guest() as eve, eve.socket(opened.table) as watching:
        assert watching.join().deal.parent is None


def test_a_token_seats_another_device(ann: Guest, here: House) -> None:
    opening = ann.begin().json()
    with here.guest() as phone:
        phone.get("/api/games")
        with phone.socket(opening["table"]) as line:
            assert line.join().seat == -3
        with phone.socket(opening["table"]) as line:
            assert line.join(token=opening["token"]).seat == 0
        for wrong in ("x", opening["token"][:-2], ann.begin().json()["token"]):
            with phone.socket(opening["table"]) as line:
                answer = line.ask(client.Join("j", token=wrong))
                assert isinstance(answer, server.Refused)
                assert answer.reason == "token"
                assert closed(line) == 1008


def test_who_watches_sees_the_moves(ann: Guest, here: House) -> None:
    table = ann.table()
    with here.guest() as eve, eve.seat(table) as watching, ann.seat(table) as line:
        line.act()
        watching.hear()
        assert watching.table.n == line.table.n
        assert watching.table.legal == []
        answer = watching.ask(client.Undo("u", 1))
        assert isinstance(answer, server.Refused)
        assert answer.reason == "foreign"


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "null", "http://["])
def test_only_pages_of_ours_get_a_socket(ann: Guest, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused, ann.socket(ann.table(), Origin=origin):
        pass
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize("name", ["nothing", "aaaaaaaaaaaa"])
def test_no_such_table(ann: Guest, name: str) -> None:
    with ann.socket(name) as line:
        assert closed(line) == 4404


def test_who_has_a_seat_may_watch_and_is_told_no_more_than_anybody(ann: Guest) -> None:
    opening = ann.begin({"kind": "random"}, game="patrol", deck="vanguard", seats="here").json()
    with ann.seat(opening["table"]) as own, ann.socket(opening["table"]) as board:
        joined = board.ask(client.Join("j", token=opening["mine"][0]["token"], watch=True))
        assert isinstance(joined, server.Welcome)
        assert joined.seat == SPECTATOR
        board.hear()
        assert not board.table.can.act
        assert not board.table.legal
        view: Any = board.table.view
        faces = [[card.get("title") for card in side["hand"]] for side in view["seats"]]
        assert faces == [[None] * 5] * 2
        assert own.table.version == board.table.version
        refused = board.ask(client.Act("a", board.table.version, 0))
        assert isinstance(refused, server.Refused)
        assert refused.reason == "foreign"


@pytest.mark.parametrize("text", ["", "{", "[]", '{"type":"act"}', '{"type":"join","id":"1","language":"de"}'])
def test_who_does_not_join_first_is_sent_away(ann: Guest, text: str) -> None:
    with ann.socket(ann.table()) as line:
        line.socket.send(text)
        answer = line.hear()
        assert isinstance(answer, server.Refused)
        assert answer.reason == "malformed"
        assert closed(line) == 1008


def test_acting_before_joining_is_refused(ann: Guest) -> None:
    with ann.socket(ann.table()) as line:
        answer = line.ask(client.Undo("u", 0))
        assert isinstance(answer, server.Refused)
        assert answer.reason == "join-first"
        assert closed(line) == 1008


def test_what_is_malformed_says_where_and_keeps_its_id(ann: Guest) -> None:
    with ann.seat(ann.table()) as line:
        line.socket.send('{"type":"act","id":"bad","version":0,"action":"first"}')
        answer = line.hear()
        assert isinstance(answer, server.Refused)
        assert (answer.id, answer.reason) == ("bad", "malformed")
        assert "$.action" in str(answer.where)
        assert isinstance(line.act(), server.Done)


def test_what_is_too_big_is_refused_and_what_is_huge_ends_the_socket(ann: Guest) -> None:
    with ann.seat(ann.table()) as line:
        line.socket.send(" " * (client.LARGEST + 1))
        answer = line.hear()
        assert isinstance(answer, server.Refused)
        assert answer.reason == "oversized"
        assert isinstance(line.act(), server.Done)
        line.socket.send(" " * (LARGEST_FRAME + 1))
        assert closed(line) == 1009


def test_what_was_said_before_is_not_sent_in_full_again(ann: Guest) -> None:
    with ann.seat(ann.table()) as line:
        deflate: Any = line.socket.protocol.extensions[0]
        assert deflate.name == "permessage-deflate"
        assert not deflate.remote_no_context_takeover
        squeezed, decode = list[int](), deflate.decode

        def counted(frame: Frame, **limits: int | None) -> Frame:
            squeezed.append(len(frame.data))
            decoded: Frame = decode(frame, **limits)
            return decoded

        deflate.decode = counted
        said = len(client.write(line.table))
        line.say(client.Speak("again", "en"))
        line.hear()
        assert sum(squeezed) < said / 3


def test_who_sends_too_much_is_slowed_and_loses_nothing(ann: Guest) -> None:
    many = int(TALK[0]) + 60
    with ann.seat(ann.table()) as line:
        begun = time.monotonic()
        line.socket.socket.sendall(b"".join(text(client.write(client.Ping(f"p{n}"))) for n in range(many)))
        assert [line.hear() for _ in range(many)] == [server.Pong(f"p{n}") for n in range(many)]
        assert time.monotonic() - begun > 0.9 * 60 / TALK[1]


def test_who_says_only_what_cannot_be_read_is_sent_away(ann: Guest) -> None:
    with ann.seat(ann.table()) as line:
        line.socket.socket.sendall(text(b"{") * (WRONG + 20))
        heard: list[server.Server] = []
        with pytest.raises(ConnectionClosed) as end:
            heard.extend(all_heard(line))
        assert [type(answer) for answer in heard] == [server.Refused] * WRONG
        assert code(end.value) == 1008


def text(data: bytes) -> bytes:
    """Return a whole text as a client's frame."""
    return Frame(Opcode.TEXT, data).serialize(mask=True)


def test_who_reads_too_slowly_is_sent_away_to_come_again(ann: Guest) -> None:
    table = ann.table()
    assert unread(ann, table) == 1013
    with ann.seat(table) as line:
        assert line.table.can.act


PIECES = [str(kind.__struct_config__.tag) for kind in server.kinds(client.Client)] + ["welcome", "table", "nothing"]


def nonsense(rng: random.Random) -> str | bytes:
    """Return a message that is random, truncated, of the wrong shape, or nearly right."""
    body: dict[str, object] = {"type": rng.choice(PIECES), "id": f"f{rng.randrange(40)}"}
    for key in ("version", "action", "n", "steps", "mark", "tier", "on", "name", "language", "work", "token", "x"):
        if rng.random() < 0.4:
            body[key] = rng.choice([0, 1, 2, 13, -1, 10**18, 1.5, "1", "en", "f1", None, True, [], {}])
    text = json.dumps(body)
    match rng.randrange(6):
        case 0:
            return text[: rng.randrange(len(text))]
        case 1:
            return rng.randbytes(rng.randrange(60))
        case 2:
            return text.replace('"', rng.choice(["'", "\x00", "\u202e"]), 1)
        case _:
            return text


def test_a_socket_of_nonsense_harms_nobody(ann: Guest, here: House) -> None:
    """The server stays up, the table is whole, and another table notices nothing."""
    rng = random.Random(11)
    mine, theirs = ann.table(), ann.table()
    with here.guest() as bob, bob.seat(bob.table()) as quiet:
        for _ in range(4):
            with ann.seat(theirs) as line:
                for _ in range(60):
                    line.socket.send(nonsense(rng))
                line.ask(client.Describe("the end"))
        with ann.socket(mine) as line:
            line.socket.send(rng.randbytes(100))
            assert closed(line) == 1008
        assert isinstance(quiet.act(), server.Done)
        assert quiet.table.version == 1
    for table in (mine, theirs):
        with ann.seat(table) as line:
            answer = line.ask(client.Restart("again", line.table.version))
            assert isinstance(answer, server.Done)
    assert ann.get("/healthz").status_code == 200


def test_frames_are_taken_in_whatever_pieces_they_come(ann: Guest) -> None:
    def said(name: str) -> bytes:
        return client.write(client.Describe(name))

    whole = [Frame(Opcode.TEXT, said(name)).serialize(mask=True) for name in "abcd"]
    half = len(said("e")) // 2
    parts = [
        Frame(Opcode.TEXT, said("e")[:half], fin=False),
        Frame(Opcode.PING, b"between"),
        Frame(Opcode.CONT, said("e")[half:]),
    ]
    with ann.seat(ann.table()) as line:
        wire = line.socket.socket
        wire.sendall(whole[0] + whole[1] + whole[2][:9])
        for byte in whole[2][9:]:
            wire.sendall(bytes([byte]))
        wire.sendall(b"".join(part.serialize(mask=True) for part in parts) + whole[3])
        heard = [line.hear() for _ in "abced"]
        assert [answer.id for answer in heard if isinstance(answer, server.Text)] == [*"abced"]


def test_a_frame_of_a_server_ends_the_socket_and_nothing_else(ann: Guest) -> None:
    with ann.seat(ann.table()) as line:
        line.socket.socket.sendall(Frame(Opcode.TEXT, b"{}").serialize(mask=False))
        assert closed(line) == 1002
