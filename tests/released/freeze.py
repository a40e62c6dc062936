"""Write what the present version writes: records, decks, codes, deals, certificates, messages and a whole store.

    python -m tests.released.freeze tests/released/0.1

Run it at a release with that release's name; ``test_released.py`` then holds every later version to reading it.
Everything is made through the commands and a running server, and nothing here is ever written again.
"""

from __future__ import annotations

import json
import random
import re
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec
from tests.server.served import Guest, Line, house

from vedette.protocol import client as requests
from vedette.protocol import server as answers
from vedette.server.auth import COOKIE
from vedette.session import events

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

DECKS: Final = {
    "twelve-patrols": ("house", "house12", "easy", "hard", "fiendish"),
    "spellfire": ("first-steps", "war-of-minds", "wings", "dales"),
    "patrol": ("plain", "vanguard", "shadows"),
}
OPTIONS: Final = {
    "twelve-patrols": ([], ["top-up"], ["late-orders"], ["top-up", "late-orders"]),
    "spellfire": ([], ["one-by-one"], ["lenient-items", "spared-friends"], ["unfit-shield", "stripped-victor"]),
    "patrol": ([],),
}
DUELS: Final[tuple[dict[str, object], ...]] = (
    {"options": ["rounds-2"], "clock": {"bank": 3600, "increment": 5}},
    {"options": ["rounds-2"], "fair": True},
    {"options": ["rounds-2", "closed-decks"], "brings": True, "deck": "shadows"},
    {"options": ["lore"]},
    {"options": ["quick", "blind-answers"]},
    {"options": ["rounds-2", "many-to-one"]},
    {"options": ["rounds-2", "wounds"]},
    {"options": ["rounds-2", "wide-counter"]},
    {"options": ["rounds-2", "free-reveals"]},
    {"options": ["rounds-2", "reshuffle"]},
)
UNWINNABLE: Final = "fiendish/1MKEY-TC4X5"
OWN: Final = """name = "mine"
title = "A deck of mine"
note = "Nobody else has it."

""" + "\n".join(
    f'[[region]]\nname = "Mine {number}"\nnorth = "items {number % 3 + 1}"\neast = "colours {number % 2 + 1}"\n'
    for number in range(1, 10)
)
STEPS: Final = 400
WIRE: Final = Path(__file__).resolve().parents[2] / "docs" / "wire.md"
DECK: Final = {"name": "own/mine", "text": "name = 'mine'"}
SAMPLES: Final[dict[str, object]] = {
    "id": "m1",
    "seat": 1,
    "record": "vedette record 1",
    "deal": [3, 1, 2],
    "seed": 9,
    "cards": "name = 'mine'",
    "assisted": ["undo"],
    "clock": [300.0, 5.0],
    "fair": "5a" * 16,
    "luck": 4,
    "decks": [DECK, None],
    "parent": "t1",
    "deck": DECK,
    "salt": "a1" * 16,
    "note": "draw Wild Plains",
    "n": 3,
    "kind": "hint",
    "mark": 2,
    "name": "here",
    "notes": ["end"],
    "table": "t2",
    "guest": "ann",
    "of": "undo",
    "series": {"won": [2, 1], "drawn": 1},
    "people": [{"name": "Nora", "color": "teal"}, None],
    "person": {"name": "Nora", "color": "teal"},
    "dealing": 2,
    "texts": ["name = 'mine'", "name = 'theirs'"],
    "pledge": "c3" * 32,
    "on": False,
}
"""A value for each field of an event."""


def vedette(*words: str) -> str:
    """Return what a command prints; its exit status may say that the answer is no."""
    done = subprocess.run([sys.executable, "-m", "vedette", *words], capture_output=True, text=True, check=False)
    assert "Traceback" not in done.stderr, done.stderr
    return done.stdout


def main(folder: str) -> None:
    """Write everything into a folder that is not there yet."""
    root = Path(folder)
    root.mkdir(parents=True)
    for part in ("records", "decks", "certificates", "deals"):
        (root / part).mkdir()
    messages(root)
    files(root)
    with tempfile.TemporaryDirectory() as data:
        server(root, Path(data))
        with closing(sqlite3.connect(Path(data) / "vedette.db")) as store:
            (root / "store.sql").write_text("\n".join(store.iterdump()) + "\n", encoding="utf-8")


def messages(root: Path) -> None:
    """Write one event of every type, and the messages that the page about the wire shows."""
    happened = [events.write(sample(kind)) for kind in events.Happened.__subclasses__()]
    (root / "events.jsonl").write_text("\n".join(happened) + "\n")
    shown: dict[str, list[str]] = {"client": [], "server": []}
    for kind, text in re.findall(r"^```json (\w+)\n(.*?)^```$", WIRE.read_text(), re.MULTILINE | re.DOTALL):
        if kind in shown:
            shown[kind].append(json.dumps(json.loads(text), ensure_ascii=False))
    for side, lines in shown.items():
        (root / f"{side}.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")


def sample(kind: type[events.Happened]) -> events.Happened:
    """Return an event in which every field has a value of its own."""
    told = {field.name: SAMPLES[field.name] for field in msgspec.structs.fields(kind)}
    return msgspec.convert(told | {"what": kind.__struct_config__.tag}, kind)


def files(root: Path) -> None:
    """Write decks in every form, deals with their codes, and certificates."""
    for game, decks in DECKS.items():
        for deck in decks:
            for form in ("toml", "json", "code"):
                (root / "decks" / f"{game}-{deck}.{form}").write_text(
                    vedette("deck", "convert", game, deck, "--to", form)
                )
            for seed in (1, 2, 3):
                named = f"{deck},{decks[0]}" if game == "patrol" else deck
                deal = vedette("deal", game, "--deck", named, "--seed", str(seed), "--json")
                name = f"{game}-{deck}-{seed}.json"
                (root / "deals" / name).write_text(deal)
                if game != "patrol":
                    proof = root / "certificates" / name
                    prove(game, json.loads(deal)["code"], proof)
    prove("twelve-patrols", UNWINNABLE, root / "certificates" / "twelve-patrols-unwinnable.json")


def prove(game: str, code: str, file: Path) -> None:
    """Write a certificate."""
    vedette("solve", game, "--code", code, "--budget", "200000", "--certificate", str(file))


class Clerk:
    """Plays at tables by chance, and keeps the records."""

    def __init__(self, root: Path, seed: int) -> None:
        """Play by the numbers of a seed."""
        self.root = root
        self.chance = random.Random(seed)

    def walk(self, lines: Sequence[Line], steps: int) -> None:
        """Let whoever may act do so by chance, at most so many times."""
        for _ in range(steps):
            for line in lines:
                look(line)
            acting = [line for line in lines if line.table.legal]
            if not acting or acting[0].table.over is not None:
                return
            line = acting[0]
            choice = self.chance.choice(line.table.legal)
            assert isinstance(line.ask(requests.Act(line.name(), line.table.version, choice.action)), answers.Done)
        for line in lines:
            look(line)

    def keep(self, guest: Guest, table: str, name: str) -> None:
        """Keep the record of a table."""
        while (answer := guest.get(f"/api/tables/{table}/record")).status_code == 429:
            time.sleep(0.2)  # a guest may ask only so often
        if answer.status_code != 409:  # a duel's record is for the end
            assert answer.status_code == 200, answer.text
            (self.root / "records" / f"{name}.record").write_text(answer.text, encoding="utf-8")


def look(line: Line) -> None:
    """Have the present table told: what was sent before it has been heard then."""
    while not isinstance(line.ask(requests.Speak(line.name(), "en")), answers.Welcome):
        time.sleep(0.2)  # a connection may say only so much
    while not isinstance(line.hear(), answers.Table):
        pass


def server(root: Path, data: Path) -> None:
    """Play tables of every kind on a server."""
    with house(data) as here, here.guest() as ann, here.guest() as bob:
        clerk = Clerk(root, 20261123)
        assert ann.post("/api/decks", json={"game": "twelve-patrols", "text": OWN, "save": True}).status_code == 201
        for game, kinds in OPTIONS.items():
            for number, options in enumerate(kinds):
                solo = game != "patrol"
                deck = DECKS[game][number % len(DECKS[game])]
                form = {"game": game, "deck": deck, "options": options, "seats": "invite" if solo else "here"}
                table = ann.table({"kind": "random", "seed": number}, **form)
                with ann.seat(table) as line:
                    clerk.walk([line], 4 if number == 1 else STEPS)
                clerk.keep(ann, table, f"{game}-{number}")
        history(clerk, ann)
        origins(clerk, ann)
        duels(clerk, ann, bob)
        guests = {name: str(guest.client.cookies.get(COOKIE)) for name, guest in (("ann", ann), ("bob", bob))}
        listed = {
            name: [
                (one["table"], one["game"], one["n"], one["result"])
                for one in guest.get("/api/tables?state=all").json()["tables"]
            ]
            for name, guest in (("ann", ann), ("bob", bob))
        }
        told = {"cookies": guests, "tables": listed, "statistics": ann.get("/api/statistics").json()}
        (root / "store.json").write_text(json.dumps(told, indent=1) + "\n")


def history(clerk: Clerk, ann: Guest) -> None:
    """Play a table on which everything is done that one can do alone."""
    table = ann.table({"kind": "random", "seed": 11}, deck="own/mine")
    with ann.seat(table) as line:
        clerk.walk([line], 6)

        def do(kind: Callable[..., requests.Client], *values: object) -> answers.Server:
            look(line)
            return line.ask(kind(line.name(), line.table.version, *values))

        do(requests.Undo)
        do(requests.Redo)
        line.ask(requests.Bookmark(line.name(), "here"))
        line.ask(requests.Bookmark(line.name(), "there"))
        line.ask(requests.Unmark(line.name(), 1))
        clerk.walk([line], 3)
        do(requests.Recall, 0)
        do(requests.Back, 2)
        clerk.walk([line], 3)
        look(line)
        if line.table.can.retract:
            do(requests.Retract, line.table.can.retract[0])
        do(requests.Hint, 3)
        line.ask(requests.Branch(line.name(), 2))
        do(requests.Restart)
        clerk.walk([line], 2)
        line.ask(requests.Solve(line.name()))
        do(requests.Takeover, 1)
        do(requests.Concede)
    clerk.keep(ann, table, "everything")


def origins(clerk: Clerk, ann: Guest) -> None:
    """Open tables from everything that one may be opened from."""
    deal = json.loads((clerk.root / "deals" / "twelve-patrols-house-1.json").read_text())
    record = next((clerk.root / "records").glob("spellfire-*.record")).read_text()
    for start in (
        {"kind": "code", "code": deal["code"]},
        {"kind": "winnable", "seed": 3},
        {"kind": "grade", "grade": 1, "seed": 3},
        {"kind": "deal", "deal": deal},
    ):
        table = ann.table(start)
        with ann.seat(table) as line:
            clerk.walk([line], 5)
    ann.table({"kind": "record", "text": record}, game="spellfire")


def duels(clerk: Clerk, ann: Guest, bob: Guest) -> None:
    """Play duels by invitation: plain, with clocks, fair, with brought decks, against a bot."""
    assert bob.post("/api/lore", json={"name": "Bob"}).status_code == 200  # gives him his cookie
    for number, form in enumerate(DUELS):
        opened = ann.begin({"kind": "random"}, **{"game": "patrol", "seats": "invite", **form}).json()
        table, invitation = opened["table"], opened["invitations"][0]["token"]
        with ann.seat(table) as first, bob.socket(table) as second:
            second.join(token=invitation)
            for seat, line in enumerate((first, second)):
                if form.get("fair"):
                    line.ask(requests.Salt(line.name(), f"{seat + 1}a" * 16))
                if form.get("brings"):
                    line.ask(requests.Bring(line.name(), "vanguard"))
            clerk.walk([first, second], 60 if number == 3 else STEPS)
            look(first)
            first.ask(
                requests.Ask(first.name(), first.table.version, "undo" if first.table.over is None else "rematch")
            )
            look(second)
            second.ask(requests.Reply(second.name(), second.table.version, "undo", yes=False))
            second.ask(requests.Concede(second.name(), second.table.version))
            look(first)
            first.ask(requests.Ask(first.name(), first.table.version, "rematch"))
            look(second)
            second.ask(requests.Reply(second.name(), second.table.version, "rematch", yes=True))
        clerk.keep(ann, table, f"duel-{number}")
    bot = {"player": "level:1", "seat": 0, "seed": 5}
    table = ann.table({"kind": "random", "seed": 5}, game="patrol", seats="bot", bot=bot)
    with ann.seat(table) as line:
        clerk.walk([line], 12)


if __name__ == "__main__":
    main(*sys.argv[1:])
