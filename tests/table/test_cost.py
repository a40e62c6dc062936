"""What a stranger may cost: no request keeps the loop's thread busy for long, none makes the process much larger."""

import asyncio
import json
import os
import resource
import sys
import time
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.table.served import Guest, Here, House, house
from tests.table.test_fuzz import FORMS, JSON, cost, polite
from tests.testgame.plugin import bring

from vedette import registry, setups
from vedette.core import editor
from vedette.session.jobs import Failed
from vedette.session.seats import User
from vedette.table import desk
from vedette.table.work import adviser
from vedette.table.work.turns import SERVER

LOOP: Final = 0.050
"""Seconds of a processor that a request may take of the loop's thread."""
GROWTH: Final = 20.0
"""Megabytes that a request may add to the process at its largest."""
DIGITS: Final = "9" * 5000


class Elsewhere(Here):
    """Does errands in a thread: what workers compute is no part of what the loop does; deals of the day take long."""

    async def do(self, errand: bytes, *, lane: int = 0, user: User = SERVER) -> bytes:  # noqa: ARG002 (nothing waits)
        if b'"today"' in errand:
            raise Failed
        return await asyncio.to_thread(adviser.do, errand)


def deck_of(count: int) -> dict[str, Any]:
    return {
        "name": "x",
        **{key: [f"unknown {key} {n}" for n in range(count)] for key in ("friendly", "opposing", "cards")},
    }


def table(game: str, deal: object) -> dict[str, Any]:
    return {"game": game, "seats": "here" if game == "patrol" else "invite", "from": {"kind": "deal", "deal": deal}}


def text(game: str, text: str) -> dict[str, Any]:
    return {"game": game, "text": text}


def record(game: str, row: str, *tail: str) -> dict[str, Any]:
    """Return a record of which the last pinned row is another one, its digest right, and what stands at its end."""
    lines = setups.game(game).definition()[:-1]
    lines[-1] = f"  {row}"
    if game == "patrol":
        digest = sha256("\n".join(line for line in lines if line.startswith("  ")).encode()).hexdigest()
    else:
        digest = sha256("".join(f"{line[2:]}\n" for line in lines if line.startswith("  ")).encode()).hexdigest()
    head = ["vedette record 1", f"game: {game}", f"rules: {setups.game(game).rules.version}", *lines]
    text = "\n".join([*head, f"cards: {digest}", "---", "---", *(tail or ["result: open"]), ""])
    return {"game": game, "from": {"kind": "record", "text": text}}


def heard(game: str, said: str) -> dict[str, Any]:
    card = {"id": "a", "name": "A", "type": "ally"}
    return {"game": game, "cards": [card], "heard": {"text": said[:2000], "language": "en"}}


DOTTED = "name='x'\n" + ".".join(["a"] * 45_000) + " = 1"
ROWS = "\n".join(f"unknown card {n}" for n in range(200))
TOML = {
    "dotted": DOTTED,
    "quoted": "name='x'\n" + ".".join(["'a'"] * 20_000) + " = 1",
    "tables": "name='x'\n[" + ".".join(["a"] * 45_000) + "]\n",
    "inline": "name='x'\nb = {" + ".".join(["a"] * 45_000) + " = 1}",
    "brackets": "name='x'\na = " + "[" * 90_000,
    "braces": "name='x'\na = " + "{a=" * 30_000,
    "digits": "name='x'\na = " + "9" * 90_000,
    "hexadecimal": "name='x'\na = 0x" + "f" * 90_000,
    "keys": "name='x'\n" + "\n".join(f"k{n} = 1" for n in range(7000)),
    "lists": "name='x'\n" + "[[own]]\n" * 10_000,
    "quotes": "name='x'\na = " + '\\"""' * 22_000,
    "rows": "name: x\n" + ROWS,
    "long rows": "name: x\n" + "\n".join("u" * 450 for _ in range(200)),
}
ATTACKS: Final[dict[str, tuple[str, Any]]] = {
    **{
        f"{path} {game} {name}": (f"/api/{path}", text(game, told))
        for path in ("decks", "pool", "sets")
        for game in ("spellfire", "patrol", "twelve-patrols")
        for name, told in TOML.items()
        if not (path == "sets" and (game == "twelve-patrols" or "rows" in name))
    },
    "names of spellfire": ("/api/tables", table("spellfire", {"deck": deck_of(200)})),
    "names of patrol": ("/api/tables", table("patrol", {"decks": [{"name": "x", "cards": ROWS.split("\n")}] * 2})),
    "long name": ("/api/tables", table("spellfire", {"deck": {"name": "x", "friendly": ["u" * 50_000] * 4}})),
    "deep deal": ("/api/tables", table("patrol", {"decks": ["plain", {"name": {"a": [[[[{}]]]]}}]})),
    "field": ("/api/tables", {"game": "patrol", "x" * 200_000: 1}),
    "field of a deal": ("/api/tables", table("patrol", {"x" * 200_000: 1})),
    "heard words": ("/api/sets", heard("spellfire", "Discard one card and draw " * 80)),
    "heard stops": ("/api/sets", heard("spellfire", "The enemy. " * 200)),
    "heard letters": ("/api/sets", heard("spellfire", "a" * 2000)),
    "heard parts": ("/api/sets", heard("patrol", "hide enemy and " * 140)),
    "patrol's row": ("/api/tables", record("patrol", "= [")),
    "patrol's deep row": ("/api/tables", record("patrol", "[" * 5000)),
    "patrol's digits": ("/api/tables", record("patrol", f"{{ id = 'a', level = {DIGITS} }}")),
    "spellfire's row": ("/api/tables", record("spellfire", "= [")),
    "spellfire's digits": ("/api/tables", record("spellfire", f"{{ id = '1st/{DIGITS}' }}")),
    "a record's seat": ("/api/tables", record("patrol", "= [", "result: conceded", f"seat: {DIGITS}")),
}
RAW: Final = {
    "deep": b'{"game": ' + b"[" * 100_000,
    "deep and closed": b'{"game": "patrol", "from": {"kind": "deal", "deal": {"a": '
    + b"[" * 5000
    + b"]" * 5000
    + b"}}}",
    "digits": b'{"game": "patrol", "from": {"kind": "random", "seed": ' + DIGITS.encode() + b"}}",
    "digits of a deal": b'{"game": "patrol", "from": {"kind": "deal", "deal": {"first": ' + DIGITS.encode() + b"}}}",
    "no text": b"\xff" * 1000,
}


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with pytest.MonkeyPatch.context() as patch, house(tmp_path_factory.mktemp("cost"), workshop=Elsewhere) as here:
        bring(patch)
        patch.setattr(desk, "HEAVY", 0.0)
        here.desk.limits.burst = here.desk.limits.rate = 1e9
        with here.guest() as guest:  # what is read once, and kept for all
            for language in ("en", "fr"):
                guest.get("/api/games", params={"lang": language})
                for game in registry.names():
                    guest.get(f"/api/pool/{game}", params={"lang": language})
                    guest.post("/api/decks", json=text(game, "name: x\na\n"), params={"lang": language})
                    guest.post("/api/sets", json=heard(game, "a"), params={"lang": language})
        yield here


@pytest.fixture
def guest(here: House) -> Iterator[Guest]:
    with here.guest() as guest:
        guest.get("/")
        yield guest


class Cost:
    """The dearest of all requests."""

    seconds = 0.0
    megabytes = 0.0
    slowest = largest = ""


def measured(here: House, name: str, ask: Callable[[], httpx.Response]) -> httpx.Response:
    """Return the answer to a request that keeps the law; time is the processor's: a busy machine fails nobody."""
    clock = time.pthread_getcpuclockid(here.thread.ident or 0)
    largest, before = peak(), time.clock_gettime(clock)
    answer = ask()
    seconds, megabytes = time.clock_gettime(clock) - before, peak() - largest
    if seconds > Cost.seconds:
        Cost.seconds, Cost.slowest = seconds, name
    if megabytes > Cost.megabytes:
        Cost.megabytes, Cost.largest = megabytes, name
    assert seconds < LOOP, f"{name}: {seconds * 1000:.0f} ms of the loop"
    assert megabytes < GROWTH, f"{name}: {megabytes:.0f} MB"
    return answer


def peak() -> float:
    """Return the megabytes of this process at its largest."""
    unit = 1 << 20 if sys.platform == "darwin" else 1 << 10
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit


@pytest.mark.parametrize("name", ATTACKS)
def test_what_is_sent_costs_little_and_is_refused_in_words(here: House, guest: Guest, name: str) -> None:
    path, form = ATTACKS[name]
    body = json.dumps(form).encode()
    answer = measured(here, name, lambda: guest.post(path, content=body))
    polite(answer)
    assert answer.status_code in {200, 400, 413, 422}, answer.text
    if answer.status_code == 200 and not path.endswith("pool"):
        assert answer.json()["faults"]


@pytest.mark.parametrize("name", RAW)
def test_what_is_no_form_is_refused_in_words(here: House, guest: Guest, name: str) -> None:
    answer = measured(here, name, lambda: guest.post("/api/tables", content=RAW[name]))
    polite(answer)
    assert answer.status_code in {400, 422}, answer.text


@pytest.mark.parametrize("path", FORMS)
def test_forms_of_every_shape_cost_little(here: House, guest: Guest, path: str) -> None:
    @given(st.data())
    @settings(max_examples=25, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
    def every(data: st.DataObject) -> None:
        form = data.draw(FORMS[path] | JSON)
        if not cost(form) and "random" not in path:
            body = json.dumps(form).encode(errors="replace")
            polite(measured(here, f"{path} {body[:80]!r}", lambda: guest.post(path, content=body)))

    every()


def test_the_games_of_whoever_keeps_many_cards_cost_little(here: House, guest: Guest) -> None:
    made = registry.get("spellfire").editor
    assert made is not None
    for n in range(6):
        cards = [{"number": one + 1, "name": f"Card {n} {one}", "type": "ally"} for one in range(40)]
        text = editor.compose(made.form, {"set": f"S{n}"}, cards)
        saved = guest.post("/api/sets", json={"game": "spellfire", "text": text, "save": True})
        assert saved.status_code == 201, saved.text
        assert guest.post(f"/api/sets/spellfire/S{n}/deck", json={}).status_code in {200, 201}
    first = measured(here, "games", lambda: guest.get("/api/games")).json()
    begun = time.process_time()
    assert measured(here, "games again", lambda: guest.get("/api/games")).json() == first
    assert time.process_time() - begun < LOOP, "what has not changed is not read again"
    begun = time.process_time()
    for _ in range(5):
        assert measured(here, "pool", lambda: guest.get("/api/pool/spellfire")).status_code == 200
    assert time.process_time() - begun < 5 * LOOP


def test_the_dearest_is_told(here: House) -> None:
    """Print the figures where they are wanted: VEDETTE_FIGURES names a file."""
    assert here.desk is not None
    told = f"{Cost.seconds * 1000:.1f} ms ({Cost.slowest}), {Cost.megabytes:.1f} MB ({Cost.largest})\n"
    if file := os.environ.get("VEDETTE_FIGURES"):
        Path(file).write_text(told, encoding="utf-8")
    assert Cost.seconds < LOOP
    assert Cost.megabytes < GROWTH
