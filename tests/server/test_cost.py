"""What a stranger may cost: no request keeps the loop's thread busy for long, none makes the process much larger."""

import json
from collections.abc import Iterator
from hashlib import sha256
from typing import Any, Final

import msgspec
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from tests.server.costs import GROWTH, LOOP, Cost, measured, served, told
from tests.server.forms import FORMS as RIGHT
from tests.server.forms import mutants
from tests.server.served import Guest, House
from tests.server.test_fuzz import FORMS, JSON, cost, polite

from vedette import registry, setups
from vedette.core import editor
from vedette.server.jobs import handlers

pytestmark = pytest.mark.once

DIGITS: Final = "9" * 5000


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
    with served(tmp_path_factory.mktemp("cost")) as here:
        yield here


@pytest.fixture
def guest(here: House) -> Iterator[Guest]:
    with here.guest() as guest:
        guest.get("/")
        yield guest


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


@pytest.mark.parametrize("name", [name for name in RIGHT if not name.startswith("draw")])
def test_forms_that_are_nearly_right_cost_little(here: House, guest: Guest, name: str) -> None:
    form = RIGHT[name]

    @given(mutants(form.right))
    @settings(max_examples=12, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
    @example(form.right)
    def every(sent: dict[str, Any]) -> None:
        body = json.dumps(sent).encode()
        polite(measured(here, f"{name} {body[:300]!r}", lambda: guest.post(f"/api/{form.path}", content=body)))

    every()


def test_the_games_of_whoever_keeps_many_cards_cost_little(
    here: House, guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = registry.get("spellfire").editor
    assert made is not None
    for n in range(6):
        cards = [{"number": one + 1, "name": f"Card {n} {one}", "type": "ally"} for one in range(40)]
        text = editor.compose(made.form, {"set": f"S{n}"}, cards)
        saved = guest.post("/api/sets", json={"game": "spellfire", "text": text, "save": True})
        assert saved.status_code == 201, saved.text
        assert guest.post(f"/api/sets/spellfire/S{n}/deck", json={}).status_code in {200, 201}
    do, done = handlers.do, []

    def counted(job: bytes) -> bytes:
        done.append(msgspec.json.decode(job)["what"])
        return do(job)

    monkeypatch.setattr(handlers, "do", counted)
    first = measured(here, "games", lambda: guest.get("/api/games")).json()
    assert measured(here, "games again", lambda: guest.get("/api/games")).json() == first
    for _ in range(5):
        assert measured(here, "pool", lambda: guest.get("/api/pool/spellfire")).status_code == 200
    assert done == ["read-own", "read-pool"], "what has not changed is not read again"


def test_the_dearest_is_told(here: House) -> None:
    assert here.state is not None
    told()
    assert Cost.seconds < LOOP
    assert Cost.megabytes < GROWTH
