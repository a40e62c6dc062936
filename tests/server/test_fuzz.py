"""Fuzz: whatever comes over HTTP or a socket, the server stays up, answers in words, and no other table notices."""

import json
import random
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.lighter import fewer
from tests.server.forms import FORMS as RIGHT
from tests.server.forms import mutants
from tests.server.opened import STRANGE
from tests.server.served import Guest, House, Line, house
from tests.server.test_socket import nonsense
from tests.testgame.plugin import bring
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from vedette.protocol import client, server
from vedette.server import app_state
from vedette.server.process import LARGEST_FRAME


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with pytest.MonkeyPatch.context() as patch, house(tmp_path_factory.mktemp("fuzz")) as here:
        bring(patch)
        patch.setattr(app_state, "HEAVY", 0.0)
        here.lift_limits()
        yield here


@pytest.fixture(scope="module")
def somebody(here: House) -> Iterator[Guest]:
    with here.guest() as somebody:
        yield somebody


PATHS = st.sampled_from(STRANGE)
NAMES = PATHS | st.text(max_size=8)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | st.text(max_size=30) | PATHS,
    lambda inside: st.lists(inside, max_size=3) | st.dictionaries(st.text(max_size=8), inside, max_size=3),
    max_leaves=8,
)
KINDS = ["random", "code", "grade", "winnable", "daily", "deal", "record", "nothing"]
DEAL = st.dictionaries(
    st.sampled_from(["deck", "decks", "order", "dice", "columns", "starter", "options", "code", "game"]),
    JSON,
    max_size=5,
)
PATROL: st.SearchStrategy[object] = st.fixed_dictionaries(
    {"decks": st.lists(PATHS | st.sampled_from(["plain", "venom"]), min_size=2, max_size=2)},
    optional={"first": NAMES | st.just("a"), "order": st.just([[], []]) | JSON, "options": st.lists(NAMES, max_size=2)},
)
START = st.fixed_dictionaries(
    {"kind": st.sampled_from(KINDS)},
    optional={
        "seed": JSON | st.integers(0, 9),
        "code": PATHS | st.text(max_size=40) | st.sampled_from(["easy/3ADTX-HZZZ9", "../x/3ADTX", "house+top-up/0"]),
        "grade": st.integers(-1, 7) | JSON,
        "date": st.sampled_from(["2026-01-01", "2026-02-31", "9999-99-99", "2025-12-31"]) | JSON,
        "deal": JSON | DEAL | PATROL,
        "text": PATHS | st.text(max_size=200) | st.just("vedette record 1\ngame: twelve-patrols\nrules: 1\n---\n---\n"),
    },
)
NEW = st.fixed_dictionaries(
    {"game": st.sampled_from(["twelve-patrols", "mini-duel", "patrol", "spellfire", ""]) | NAMES},
    optional={
        "from": START,
        "deck": st.sampled_from(["house", "easy", "own/x", "d1AAAAAAAAAAAAAAAAAA"]) | PATHS | JSON,
        "options": st.lists(st.sampled_from(["top-up", "late-orders"]) | NAMES, max_size=3) | JSON,
        "seats": st.sampled_from(["invite", "here", "bot", "x"]),
        "bot": st.fixed_dictionaries(
            {"player": st.sampled_from(["level:0", "greedy", "ismcts:9999999"]) | PATHS | JSON},
            optional={"seat": st.integers(-1, 3) | JSON, "seed": JSON | st.integers(0, 9)},
        ),
        "clock": st.fixed_dictionaries({"bank": st.floats() | JSON}, optional={"increment": st.floats(0, 9)}),
        "x": JSON,
    },
)
GAME = st.sampled_from(["twelve-patrols", "spellfire", "patrol", "mini-duel", "x"]) | PATHS
DECK = st.fixed_dictionaries(
    {"game": GAME}, optional={"text": PATHS | st.text(max_size=100) | JSON, "save": st.booleans() | JSON}
)
SET = st.fixed_dictionaries(
    {"game": GAME},
    optional={
        "text": PATHS | st.text(max_size=100) | JSON,
        "head": st.dictionaries(NAMES | st.sampled_from(["name", "set", "title"]), NAMES, max_size=3) | JSON,
        "cards": st.lists(st.dictionaries(NAMES | st.sampled_from(["id", "name", "picture"]), NAMES, max_size=3))
        | JSON,
        "heard": st.fixed_dictionaries({"text": NAMES, "language": NAMES | st.sampled_from(["en", "fr"])}),
        "at": st.integers(0, 2) | JSON,
        "save": st.booleans(),
    },
)
DRAW = st.fixed_dictionaries({}, optional={"seed": JSON, "wishes": st.dictionaries(NAMES, NAMES | JSON, max_size=2)})
SKETCH = st.fixed_dictionaries({}, optional={"text": PATHS | st.text(max_size=100) | JSON})
LORE = st.fixed_dictionaries({}, optional={"name": NAMES | JSON, "token": NAMES | JSON})
FORMS = {
    "/api/tables": NEW,
    "/api/decks": DECK,
    "/api/pool": DECK,
    "/api/sets": SET,
    "/api/lore": LORE,
    "/api/decks/spellfire/random": DRAW,
    "/api/decks/spellfire/fits": SKETCH,
    "/api/decks/twelve-patrols/fill": SKETCH,
    "/api/decks/spellfire/foreign": SKETCH,
    "/api/sets/patrol/plain/deck": JSON,
}
PIECES = ["tables", "daily", "decks", "cards", "rules", "statistics", "games", "own", "house", "record", "sets", "pool"]
PIECES += ["prints", "lessons", "patrol", "spellfire", *[quote(path, safe="") for path in STRANGE]]
PIECE = st.sampled_from(PIECES)
PATH = st.lists(PIECE | st.text(max_size=12), max_size=4).map("/".join)
FUZZ = settings(max_examples=fewer(40), deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


def cost(form: object) -> bool:
    """Whether a form asks for a deal that must be proved: that is searched for in earnest, and not here."""
    return isinstance(form, dict) and form.get("from", {}).get("kind") in {"grade", "winnable", "daily"}


def polite(answer: httpx.Response) -> None:
    """An answer is no defect; a refusal is a form with a reason and one sentence."""
    assert answer.status_code < 500 or answer.status_code == 503, answer.text
    if answer.status_code >= 400 and answer.headers.get("content-type", "").startswith("application/json"):
        told: dict[str, Any] = answer.json()
        assert set(told) == {"refused", "words", "faults"}
        assert told["words"].strip()
        assert "Traceback" not in answer.text


@pytest.mark.parametrize("path", FORMS)
@given(st.data())
@FUZZ
def test_forms_of_every_shape_are_taken_or_refused_in_words(somebody: Guest, path: str, data: st.DataObject) -> None:
    form = data.draw(FORMS[path] | JSON)
    if cost(form):
        return
    polite(somebody.post(path, content=json.dumps(form).encode(errors="replace")))


@pytest.mark.parametrize("name", RIGHT)
@given(st.data())
@settings(FUZZ, max_examples=fewer(12))
def test_forms_that_are_nearly_right_are_taken_or_refused_in_words(
    somebody: Guest, name: str, data: st.DataObject
) -> None:
    form = RIGHT[name]
    polite(somebody.post(f"/api/{form.path}", content=json.dumps(data.draw(mutants(form.right))).encode()))


@pytest.mark.parametrize("path", STRANGE)
def test_no_text_of_a_stranger_is_a_path(somebody: Guest, path: str) -> None:
    patrol = {"decks": [path, "plain"], "first": "a", "order": [[], []]}
    deals = [("patrol", patrol), ("patrol", {"code": path}), ("spellfire", {"deck": path}), ("patrol", {"deck": path})]
    starts = [{"game": game, "seats": "here", "from": {"kind": "deal", "deal": deal}} for game, deal in deals]
    starts += [{"game": "patrol", "from": {"kind": "code", "code": path}}, {"game": "patrol", "deck": path}]
    for form in [*starts, {"game": "patrol", "deck": path, "seats": "invite", "brings": True}]:
        answer = somebody.post("/api/tables", json=form)
        assert answer.status_code in {400, 422}, answer.text
        assert not answer.json()["refused"].startswith(("file", "toml")), answer.text
    for address in (
        "decks/patrol/",
        "cards/spellfire/",
        "prints/patrol/coloured/",
        "rules/",
        "lessons/",
        "sets/patrol/",
    ):
        answer = somebody.get(f"/api/{address}{quote(path, safe='')}", params={"lang": path, "form": "svg"})
        assert answer.status_code in {400, 404, 422}, answer.text


@given(st.sampled_from(["GET", "POST", "DELETE", "PUT", "PATCH", "HEAD", "OPTIONS"]), PATH, st.binary(max_size=60))
@FUZZ
def test_addresses_of_every_shape_are_answered(somebody: Guest, method: str, path: str, body: bytes) -> None:
    try:
        address = httpx.URL(f"{somebody.house.home}/api/{path}", params={"lang": path[:3], "game": path[-9:]})
    except httpx.InvalidURL:
        return
    answer = somebody.client.request(method, address, content=body)
    if method == "HEAD":
        assert answer.status_code < 500
    else:
        polite(answer)


@given(st.binary(max_size=80), st.sampled_from(["", "fr", "x;q=9", ";,;;,"]))
@FUZZ
def test_cookies_and_bodies_of_every_shape_are_nobody_s(somebody: Guest, body: bytes, language: str) -> None:
    cookie = "".join(chr(33 + letter % 90) for letter in body)
    headers = {"cookie": f"vedette={cookie}", "accept-language": language}
    somebody.client.cookies.clear()
    assert somebody.get("/api/tables", headers=headers).json() == {"tables": []}
    polite(somebody.post("/api/tables", headers=headers, content=body))


HEADERS = ["origin", "cookie", "accept-language", "accept-encoding", "sec-fetch-site", "range", "if-none-match"]
ODD = ["http://[", "http://]", "http://\u2100", "null", "\xff", "", "bytes=9-1,2-3", ",;=,;", "%00", "x" * 4000]


@pytest.mark.parametrize("name", HEADERS)
def test_headers_of_every_shape_are_answered(somebody: Guest, name: str) -> None:
    for value in ODD:
        odd = {name.encode(): value.encode()}
        for ask in (somebody.get, somebody.delete):
            polite(ask("/api/lore", headers=odd))
        polite(somebody.post("/api/lore", headers=odd, json={}))
        assert somebody.get("/", headers=odd).status_code in {200, 206, 400, 416, 503}


class Seat:
    """A player who says what he is told to, and keeps what he said."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.said: list[str] = []

    def send(self, text: str | bytes) -> None:
        if isinstance(text, str):
            self.said.append(text)
        self.line.socket.send(text)

    def settled(self, name: str) -> None:
        """Hear until the table has taken everything that was said."""
        self.line.ask(client.Describe(name))


def misbehave(rng: random.Random, seat: Seat, number: int) -> None:
    """Say something random, truncated, huge, twice, or in the wrong order."""
    legal = seat.line.table.legal
    version = seat.line.table.version
    acts = [
        client.write(client.Act(f"{number}-{n}", version + n, legal[0].action if legal else 0)).decode() for n in (0, 1)
    ]
    match rng.randrange(7):
        case 0:
            seat.send(nonsense(rng))
        case 1:
            seat.send(acts[0][: rng.randrange(len(acts[0]))])
        case 2:
            seat.send("x" * rng.choice([client.LARGEST + 1, LARGEST_FRAME - 1]))
        case 3 if seat.said:
            seat.send(rng.choice(seat.said))
        case 4:
            for text in reversed(acts):
                seat.send(text)
        case 5:
            for _ in range(3):
                seat.send(acts[0])
        case _:
            seat.send(acts[0])


def test_two_who_misbehave_harm_nobody_and_not_even_their_own_table(here: House) -> None:
    rng = random.Random(7)
    with here.guest() as ann, here.guest() as bob, here.guest() as eve:
        for guest in (ann, bob):
            guest.get("/")
        opening = ann.post("/api/tables", json={"game": "mini-duel", "from": {"kind": "random"}}).json()
        with eve.seat(eve.table()) as quiet, ann.seat(opening["table"]) as one, bob.socket(opening["table"]) as two:
            two.join(token=opening["invitations"][0]["token"])
            seats = [Seat(one), Seat(two)]
            for number in range(60):
                misbehave(rng, seats[number % 2], number)
                if number % 10 == 9:
                    for at, seat in enumerate(seats):
                        seat.settled(f"settled-{number}-{at}")
            assert isinstance(quiet.act(), server.Done)
            assert quiet.table.version == 1
        whole(here, ann, opening["table"])


def whole(here: House, ann: Guest, table: str) -> None:
    """The table in memory is the table in the store, event by event."""
    version = here.state.tables.runner[table].room.history.version
    assert version > 0
    here.state.tables.loop.call_soon_threadsafe(here.state.tables.sweep, -1.0)
    with ann.seat(table) as line:
        assert line.table.version == version
    assert ann.get("/healthz").status_code == 200


def test_a_frame_beyond_all_bounds_ends_that_socket_alone(here: House) -> None:
    with here.guest() as ann:
        table = ann.table()
        with ann.seat(table) as other:
            with ann.seat(table) as line:
                line.socket.send("x" * (LARGEST_FRAME + 1))
                with pytest.raises(ConnectionClosed):
                    line.ask(client.Describe("after"))
            assert isinstance(other.act(), server.Done)


def test_a_socket_s_address_may_be_anything(here: House) -> None:
    with here.guest() as ann:
        for name in ("%00", "..%2f..", "x" * 500, "%C3%A9", "';DROP%20TABLE%20events;--"):
            with pytest.raises((ConnectionClosed, InvalidHandshake)), ann.socket(name) as line:
                line.hear()
        assert ann.get("/healthz").status_code == 200
