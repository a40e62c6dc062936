"""Texts of strangers are read by workers with limits: one that exceeds them is refused, and nobody else waits."""

import json
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import pytest
from tests.server.hard_reading import work
from tests.server.served import House, house
from tests.server.test_cost import DIGITS

from vedette import deals, registry, setups
from vedette.core import record
from vedette.core.match import Match
from vedette.server.jobs.pool import WorkerPool
from vedette.server.jobs.priority import PRIORITIES

pytestmark = pytest.mark.once

LONGEST: Final = 2.0
"""Seconds in which a move is answered, on a busy machine."""
PAUSE: Final = 0.1
"""Seconds between two moves: who plays takes no processor from who reads."""


def forms(word: str) -> dict[str, tuple[str, dict[str, Any]]]:
    """Return every door that takes a text, and a form with this word in it."""
    card = {"id": "a", "name": word, "type": "ally"}
    return {
        "deck": ("/api/decks", {"game": "patrol", "text": word}),
        "pool": ("/api/pool", {"game": "spellfire", "text": word}),
        "fits": ("/api/decks/spellfire/fits", {"text": word}),
        "fill": ("/api/decks/spellfire/fill", {"text": word}),
        "foreign": ("/api/decks/spellfire/foreign", {"text": word}),
        "set": ("/api/sets", {"game": "patrol", "text": word}),
        "cards": ("/api/sets", {"game": "spellfire", "cards": [card]}),
        "heard": ("/api/sets", {"game": "patrol", "cards": [card], "heard": {"text": "a", "language": "en"}}),
        "deal": ("/api/tables", {"game": "twelve-patrols", "from": {"kind": "deal", "deal": {"deck": word}}}),
        "record": ("/api/tables", {"game": "twelve-patrols", "from": {"kind": "record", "text": word}}),
    }


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("reading")
    with house(folder, pool=lambda: WorkerPool(len(PRIORITIES), work)) as here:
        here.lift_limits()
        yield here


@pytest.mark.parametrize(("door", "word"), [*((door, "gigabytes") for door in forms("")), ("deck", "seconds")])
def test_a_text_that_takes_too_much_is_refused_while_others_play(here: House, door: str, word: str) -> None:
    """Every door asks a worker with limits: one limit shows that of each, the other, which takes its time, of one."""
    path, form = forms(word)[door]
    with here.guest() as other, other.seat(other.table()) as line, here.guest() as guest, ThreadPoolExecutor() as pool:
        asked = pool.submit(guest.post, path, json=form, params={"lang": "fr"})
        slowest, moves = 0.0, 0
        while not asked.done() and line.table.legal:
            begun = time.monotonic()
            line.act()
            slowest, moves = max(slowest, time.monotonic() - begun), moves + 1
            time.sleep(PAUSE)
        answer = asked.result()
        assert (answer.status_code, answer.json()["refused"]) == (422, "work"), answer.text
        assert answer.json()["words"].startswith("Ce texte est trop long à lire")
        assert moves > 1 or slowest < LONGEST  # a server that waits for the text answers one move, after it


def test_after_a_text_that_took_too_much_others_are_read(here: House) -> None:
    with here.guest() as guest:
        path, form = forms("seconds")["deck"]
        refused = threading.Thread(target=guest.post, args=(path,), kwargs={"json": form})
        refused.start()
        with here.guest() as other:
            for _ in range(3):
                told = other.post("/api/decks", json={"game": "twelve-patrols", "text": "name: x\na\n"})
                assert told.status_code == 200
                assert told.json()["faults"]
        refused.join()


def test_a_defect_of_ours_is_called_one(here: House) -> None:
    with here.guest() as guest:
        answer = guest.post("/api/decks", json=forms("defect")["deck"][1])
    assert (answer.status_code, answer.json()["refused"]) == (500, "defect")


def test_what_is_wrong_is_explained_in_the_language_of_who_asks(here: House) -> None:
    told: dict[str, Any] = {"game": "twelve-patrols", "from": {"kind": "record", "text": "no record"}}
    with here.guest() as guest:
        words = [guest.post("/api/tables", json=told, params={"lang": lang}).json() for lang in ("en", "fr")]
    assert [answer["refused"] for answer in words] == ["record-first"] * 2
    assert words[0]["words"] != words[1]["words"]


@pytest.mark.parametrize("game", registry.names())
def test_tables_begin_as_their_deal_or_record_says(here: House, game: str) -> None:
    made = setups.game(game)
    deal = deals.random_deal(made, 3)
    match = Match(made, deal)
    starts: list[dict[str, object]] = [
        {"kind": "code", "code": made.code(deal)},
        {"kind": "deal", "deal": deals.write(made, deal)},
        {"kind": "record", "text": record.write(match)},
    ]
    shown = []
    with here.guest() as guest:
        for start in starts:
            table = guest.table(start, game=game, seats="here" if made.rules.players > 1 else "invite")
            with guest.seat(table) as line:
                shown.append((line.table.view, line.table.legal, line.table.n))
    assert shown[0] == shown[1] == shown[2]


def test_brackets_and_digits_without_end_over_a_socket_are_refused_in_words(here: House) -> None:
    bodies = [
        "[" * 4000,
        '{"type": "act", "id": ' + "[" * 1500 + "]" * 1500 + "}",
        '{"type": "act", "id": "a", "version": ' + DIGITS[:4000] + "}",
    ]
    with here.guest() as guest, guest.seat(guest.table()) as line:
        for body in bodies:
            line.socket.send(body)
            refused = json.loads(line.socket.recv(timeout=120))
            assert (refused["type"], refused["reason"]) == ("refused", "malformed"), refused
        line.act()
