"""A study: the same rows on any number of workers and after any end, each of which replays."""

import csv
import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.spoken import answer, fails, run

from vedette import COMPILED, capabilities, files, setups
from vedette.core import file, record
from vedette.core.chance import Stream
from vedette.core.errors import Illegal
from vedette.core.interval import share
from vedette.core.match import Match
from vedette.lab import course, plots, report, row_replay, study_file, study_plan, study_run
from vedette.lab.row_store import RowStore
from vedette.lab.row_store import run as do
from vedette.lab.study_plan import RowMeasures, RowTask
from vedette.lab.summary import StudySummary

SOLO = """\
name = "solo"
decks = ["easy"]
players = ["uniform", "greedy"]
deals = 3
measures = ["won", "choices", "winnable", "nodes", "decided"]
"""
DUEL = """\
name = "duel"
game = "patrol"
decks = ["venom", "plain"]
options = ["rounds-2"]
players = ["greedy"]
deals = 3
measures = ["won", "turn", "branching", "began", "decided", "behind"]
"""
LONG = """\
name = "long"
decks = ["house", "easy"]
players = ["uniform"]
deals = 400
measures = ["won", "choices"]
"""


KILLS = 10


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VEDETTE_DATA", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which both studies were done by two processes, with what they answered."""
    folder = tmp_path_factory.mktemp("studies")
    for name, text in (("solo", SOLO), ("duel", DUEL)):
        (folder / f"{name}.toml").write_text(text)
        told = answer("study", str(folder / f"{name}.toml"), "--jobs", "2")
        (folder / f"{name}.answer").write_text(json.dumps(told))
    return folder


@pytest.fixture
def done(finished: Path, tmp_path: Path) -> Path:
    """A copy of it, to be changed."""
    return shutil.copytree(finished, tmp_path / "done")


def told(text: str) -> study_run.Study:
    return study_file.StudyReader(text, "").study()


def tossed(task: RowTask) -> RowMeasures:
    """Return what a game might have measured, at once: of two decks one wins more."""
    stream = Stream(task.seed + len(task.entry.deck) + len(task.entry.player))
    won = int(stream.below(4) < (3 if task.entry.deck == "easy" else 2))
    course = {"decided": None if won else stream.below(9), "behind": stream.below(3)}
    played = {"won": won, "choices": stream.below(40), "turn": 3, "branching": 2.5, "began": 1, **course}
    return RowMeasures("", {**played, "winnable": stream.below(3) - 1}, "")


def inline(work: Any) -> Any:  # noqa: ANN401 (a stand-in for the engine)
    return lambda _, tasks: (work(task) for task in tasks)


def gone(work: Any, after: int) -> Any:  # noqa: ANN401 (as above)
    """Return an engine that ends the process, as it were, after so many tasks."""

    def engine(_: object, tasks: Iterator[RowTask]) -> Iterator[RowMeasures]:
        for number, task in enumerate(tasks):
            if number == after:
                raise KeyboardInterrupt
            yield work(task)

    return engine


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Toss instead of playing."""
    monkeypatch.setattr(study_plan, "find", tossed)


def store_of(text: str, folder: Path, *, resume: bool = False) -> RowStore:
    found = told(text)
    store = RowStore(folder, found, StudySummary(found, study_plan.entries(found, study_file.decks_of(found))))
    store.open(resume=resume)
    return store


@pytest.mark.parametrize(("name", "text", "rows"), [("solo", SOLO, 6), ("duel", DUEL, 6)])
def test_the_rows_are_the_same_for_any_number_of_workers(
    name: str, text: str, rows: int, finished: Path, tmp_path: Path
) -> None:
    store = store_of(text, tmp_path)
    assert list(do(store, inline(study_plan.find))) == [1, 2, 3]
    assert store.rows.read_bytes() == (finished / f"{name}.csv").read_bytes()
    assert rows_in(store.rows) == 1 + rows
    kept = json.loads((finished / f"{name}.answer").read_text())
    assert kept["rows"] == rows
    assert len(kept["results"]) == len(store.summary.lines())


def read(path: Path) -> list[dict[str, str]]:
    return list(csv.DictReader(path.read_text().splitlines()))


def test_a_row_is_what_the_other_commands_say(finished: Path) -> None:
    rows = read(finished / "solo.csv")
    for row in (rows[0], rows[-1]):
        said = answer("solve", "twelve-patrols", "--code", row["code"])
        assert (row["winnable"], row["nodes"]) == (str(int(said["verdict"] == "winnable")), str(said["nodes"]))
    first, second = ([row[key] for key in ("deal", "winnable", "nodes")] for row in rows[:2])
    assert first == second


def test_two_meet_from_either_seat_and_share_a_point(finished: Path) -> None:
    rows = read(finished / "duel.csv")
    assert [row["seat"] for row in rows] == ["0", "1"] * 3
    assert {(row["deck"], row["opponent_deck"], row["opponent"]) for row in rows} == {("venom", "plain", "greedy")}
    assert all(row["code"].startswith(("venom.2,plain+rounds-2/", "plain,venom.2+rounds-2/")) for row in rows)
    results = json.loads((finished / "duel.answer").read_text())["results"]
    won = next(one for one in results if one["measure"] == "won")
    assert won["share"] == pytest.approx(sum(float(row["won"]) for row in rows) / 6)
    assert won["low"] < won["share"] < won["high"]
    assert won["count"] == 6


def test_it_is_told_when_each_game_was_decided(finished: Path) -> None:
    """Of a lost deal, up to which choice it could be won; of a duel, from which turn on the winner was ahead."""
    for row in read(finished / "solo.csv"):
        assert (row["decided"] == "") == (row["won"] == "1")
        if row["won"] == "0":
            made, deal = files.uncode("twelve-patrols", row["code"])
            match = record_of(finished / "solo.csv", row)
            chosen = [number for number, mover in enumerate(match.movers) if mover >= 0]
            solver = capabilities.solver(made)
            alive = [solver.settle(made, match.moment(number), deal, 0)[0] == "winnable" for number in chosen]
            assert alive == [True] * int(row["decided"]) + [False] * (len(chosen) - int(row["decided"]))
    rows = read(finished / "duel.csv")
    for row in rows:
        match = record_of(finished / "duel.csv", row)
        seat, ends = int(row["seat"]), course.standings(match)
        assert len(ends) == 2
        margins = [points[seat] - points[1 - seat] for points in ends]
        assert int(row["behind"]) == max(0, -margins[0])
        if row["won"] == "0.5":
            assert row["decided"] == ""
        else:
            sign = 1 if row["won"] == "1.0" else -1
            assert row["decided"] == ("1" if sign * margins[0] > 0 else "2")


def record_of(path: Path, row: dict[str, str]) -> Match:
    number = 1 + read(path).index(row)
    told = record.read(row_replay.replay(path, number).record, "")
    return record.replay(told, setups.restore(told))


@pytest.mark.parametrize(
    ("returns", "points", "seat", "found"),
    [
        ([1.0, 0.0], [(0, 4), (3, 9), (12, 9), (20, 9)], 0, {"behind": 6, "decided": 3}),
        ([1.0, 0.0], [(0, 4), (3, 9), (12, 9), (20, 9)], 1, {"behind": 3, "decided": 3}),
        ([0.0, 1.0], [(1, 4), (3, 9)], 1, {"behind": 0, "decided": 1}),
        ([0.5, 0.5], [(1, 4), (4, 4)], 0, {"behind": 3, "decided": None}),
        ([1.0, 0.0], [(4, 4)], 0, {"behind": 0, "decided": 1}),
    ],
)
def test_a_duel_is_decided_once_the_winner_stays_ahead(
    returns: list[float],
    points: list[tuple[int, int]],
    seat: int,
    found: dict[str, int],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(course, "standings", lambda _: [list(one) for one in points])
    match = SimpleNamespace(returns=lambda: returns)
    assert course.course(setups.game("patrol"), match, seat, 0) == found  # type: ignore[arg-type]


def test_who_chose_first_and_who_sat_first_have_a_line(finished: Path) -> None:
    rows = read(finished / "duel.csv")
    told = {one["measure"]: one for one in json.loads((finished / "duel.answer").read_text())["results"]}
    for side, mine in (("first", "began"), ("seat", "seat")):
        own = [(row[mine] == "1") == (side == "first") for row in rows]
        scored = [float(row["won"]) if is_own else 1 - float(row["won"]) for row, is_own in zip(rows, own, strict=True)]
        assert told[side]["share"] == pytest.approx(sum(scored) / len(scored))
        assert told[side]["count"] == 3


@pytest.mark.parametrize(("name", "number"), [("solo", 4), ("duel", 3)])
def test_any_row_replays_whatever_became_of_the_decks(name: str, number: int, done: Path) -> None:
    row = read(done / f"{name}.csv")[number - 1]
    for source in (f"{name}.csv", f"{name}.study.json", f"{name}.toml"):
        again = answer("study", "replay", str(done / source), str(number))
        assert (again["status"], again["values"]) == ("EXACT", row)
    assert study_plan.fingerprint(again["record"]) == row["record"]
    assert answer("replay", "-", stdin=again["record"])["status"] == "EXACT"
    assert "found again exactly" in run("study", "replay", str(done / f"{name}.csv"), "1").err


def test_a_row_that_was_changed_is_found_out(done: Path) -> None:
    path = done / "solo.csv"
    lines = path.read_text().splitlines()
    cells = lines[2].split(",")
    lines[2] = ",".join([*cells[:9], str(int(cells[9]) + 1), *cells[10:]])
    path.write_text("\n".join(lines) + "\n")
    assert answer("study", "replay", str(path), "1")["status"] == "EXACT"
    again = answer("study", "replay", str(path), "2", status=1)
    assert (again["status"], again["differs"]) == ("DIVERGED", ["choices"])
    assert "there’s no row 99" in fails(1, "study", "replay", str(path), "99")
    assert f"the last is {len(lines) - 1}" in fails(1, "study", "replay", str(path), "99")
    assert "replay FILE ROW" in fails(2, "study", "replay", str(path), "0")
    assert "this file doesn’t exist" in fails(1, "study", "replay", "other.csv", "1")


@pytest.mark.usefixtures("quick")
def test_a_study_goes_on_from_wherever_it_was_broken_off(tmp_path: Path) -> None:
    """Ended after any number of tasks, and its last bytes cut off anywhere: in the end the rows are the same."""
    text = LONG.replace('"choices"]', '"choices", "branching", "winnable"]')
    whole = store_of(text, tmp_path / "whole")
    assert list(do(whole, inline(tossed))) == list(range(1, 401))
    rows = whole.rows.read_bytes()
    rng = random.Random(5)
    for _ in range(6):
        folder = tmp_path / str(rng.random())
        resume = False
        for _ in range(4):
            store = store_of(text, folder, resume=resume)
            with pytest.raises(KeyboardInterrupt):
                list(do(store, gone(tossed, rng.randrange(1, 150))))
            resume = True
            if rng.random() < 0.5:
                size = store.rows.stat().st_size
                os.truncate(store.rows, max(store.rows.read_bytes().index(b"\n") + 1, size - rng.randrange(200)))
            if rng.random() < 0.5:
                store.progress.unlink()
        store = store_of(text, folder, resume=True)
        for _ in do(store, inline(tossed)):
            pass
        assert store.rows.read_bytes() == rows
        assert store.summary.lines() == whole.summary.lines()


@pytest.mark.usefixtures("quick")
def test_what_is_done_again_is_less_than_a_deal(tmp_path: Path) -> None:
    store = store_of(LONG, tmp_path)
    with pytest.raises(KeyboardInterrupt):
        list(do(store, gone(tossed, 101)))
    store = store_of(LONG, tmp_path, resume=True)
    assert store.summary.deals == 50
    assert next(do(store, inline(tossed))) == 51


@pytest.mark.usefixtures("quick")
def test_more_deals_may_be_asked_for_and_nothing_else(tmp_path: Path) -> None:
    for _ in do(store_of(LONG, tmp_path), inline(tossed)):
        pass
    more = store_of(LONG.replace("400", "450"), tmp_path, resume=True)
    assert list(do(more, inline(tossed))) == list(range(401, 451))
    for old, new, key in (
        ('"easy"', '"hard"', "decks"),
        ('"uniform"', '"greedy"', "players"),
        ('"choices"', '"turn"', "measures"),
    ):
        with pytest.raises(Illegal, match="study-other") as caught:
            store_of(LONG.replace(old, new), tmp_path, resume=True)
        assert caught.value.values["field"] == key


@pytest.mark.usefixtures("quick")
def test_rows_that_wait_are_not_written_over(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        list(do(store_of(LONG, tmp_path), gone(tossed, 20)))
    with pytest.raises(Illegal, match="study-begun"):
        store_of(LONG, tmp_path)
    for _ in do(store_of(LONG, tmp_path, resume=True), inline(tossed)):
        pass
    store = store_of(LONG, tmp_path)
    assert store.summary.deals == 0  # it was finished: the same rows come again
    store.close()


@pytest.mark.usefixtures("quick")
def test_a_study_without_a_row_yet_begins_again(tmp_path: Path) -> None:
    """As where no scheduler answered: nothing would be lost."""
    with pytest.raises(KeyboardInterrupt):
        list(do(store_of(LONG, tmp_path), gone(tossed, 0)))
    assert next(do(store_of(LONG.replace("400", "401"), tmp_path), inline(tossed))) == 1


@pytest.mark.usefixtures("quick")
def test_the_files_of_something_else_are_refused(tmp_path: Path) -> None:
    for _ in do(store_of(LONG, tmp_path), inline(tossed)):
        pass
    lines = (tmp_path / "long.csv").read_text().split("\n")
    (tmp_path / "long.progress.json").unlink()
    (tmp_path / "long.csv").write_text("\n".join([lines[0], "hello", *lines[2:]]))
    (tmp_path / "a.toml").write_text(LONG)
    assert "“hello” isn’t a row of this study" in fails(1, "study", "a.toml", "--resume")
    (tmp_path / "long.study.json").write_text("{}")
    assert "does not say whole" in fails(1, "study", "a.toml", "--resume")


@pytest.mark.parametrize(
    ("stop", "ended", "least", "most"),
    [
        ("width = 0.2", "width", 50, 200),
        ("verdict = true", "verdict", 100, 400),
        ("work = 500", "work", 5, 40),
        ("width = 0.001", "deals", 400, 400),
    ],
)
@pytest.mark.usefixtures("quick")
def test_a_study_ends_by_its_rules(stop: str, ended: str, least: int, most: int, tmp_path: Path) -> None:
    store = store_of(f"{LONG}\n[stop]\n{stop}\n", tmp_path)
    done = list(do(store, inline(tossed)))[-1]
    assert least <= done <= most
    assert store.summary.ended() == ended
    kept = json.loads(file.read(store.progress))
    assert (kept["ended"], kept["sums"]["deals"]) == (ended, done)
    if ended == "width":
        assert all(one.share.high - one.share.low <= 0.2 for one in store.summary.lines() if one.share)


@pytest.mark.usefixtures("quick")
def test_two_equals_are_hardly_ever_told_apart() -> None:
    """A verdict is looked for again and again, and still errs in at most one of twenty studies."""
    found = told(
        LONG.replace('["uniform"]', '["uniform", "greedy"]')
        .replace('["house", "easy"]', '["house"]')
        .replace("400", "1600")
    )
    wrong = 0
    for seed in range(200):
        stream, summary = Stream(seed), StudySummary(found, study_plan.entries(found, study_file.decks_of(found)))
        for _ in range(1600):
            summary.add([{"won": stream.below(2), "choices": 1} for _ in range(2)])
            if summary._told():
                wrong += 1
                break
    assert wrong <= 16


def test_a_player_is_counted_against_the_most_that_anybody_can_win() -> None:
    found = told(LONG.replace('["won", "choices"]', '["won", "winnable"]'))
    summary, stream = StudySummary(found, study_plan.entries(found, study_file.decks_of(found))), Stream(7)
    deals: list[list[study_plan.Row]] = [
        [{"won": stream.below(2), "winnable": stream.below(3) - 1} for _ in range(2)] for _ in range(300)
    ]
    for rows in deals:
        summary.add(rows)
    lines = {line.deck: line for line in summary.lines() if line.measure == study_run.OF_WINNABLE}
    for at, deck in enumerate(("house", "easy")):
        mine = [int(rows[at]["won"] or 0) for rows in deals if rows[at]["winnable"] == 1]
        assert (lines[deck].share, lines[deck].cases) == (share(sum(mine), len(mine)), len(mine))
    again = StudySummary(found, summary.entries)
    again.take(json.loads(json.dumps(summary.kept())))
    assert again.lines() == summary.lines()
    assert "won-of-winnable" in report.markdown(summary, "en", "")
    assert "won-of-winnable" not in report.markdown(StudySummary(told(LONG), summary.entries), "en", "")


@pytest.mark.usefixtures("quick")
def test_sums_take_no_more_memory_for_more_rows(tmp_path: Path) -> None:
    store = store_of(LONG, tmp_path)
    sizes = [len(json.dumps(store.summary.kept())) for done in do(store, inline(tossed)) if done in (20, 400)]
    assert sizes[1] < sizes[0] + 80


def started(*words: str) -> "subprocess.Popen[bytes]":
    return subprocess.Popen(
        [sys.executable, "-m", "vedette", "study", *words],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        start_new_session=True,
        # Tests that run in the background inherit that it is ignored.
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509 (takes no lock)
    )


def rows_in(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.is_file() else 0


def waited(path: Path, rows: int, process: "subprocess.Popen[bytes]") -> None:
    """Wait until so many rows are there, or the study is over."""
    for _ in range(1200):
        if rows_in(path) >= rows or process.poll() is not None:
            return
        time.sleep(0.05)
    raise AssertionError(rows_in(path))


def test_a_study_survives_ten_kills_of_its_driver(tmp_path: Path) -> None:
    """A study that is over before it could be killed is looked at, and another one takes its place."""
    (tmp_path / "a.toml").write_text(LONG.replace("400", "3000" if COMPILED else "400"))  # it lasts a while
    whole = answer("study", "a.toml", "--out", "whole", "--jobs", "2")
    rng, killed, finished = random.Random(7), 0, 0
    for _ in range(4 * KILLS):
        folder = tmp_path / f"broken-{finished}"
        path = folder / "long.csv"
        process = started("a.toml", "--out", folder.name, "--jobs", "2", *(["--resume"] if folder.exists() else []))
        if killed < KILLS:
            waited(path, rows_in(path) + rng.randrange(5, 40), process)
            process.send_signal(signal.SIGKILL)
        said = process.communicate(timeout=600)[1].decode()
        if process.returncode == -signal.SIGKILL:
            killed += 1
            continue
        assert process.returncode == 0, said
        assert path.read_bytes() == (tmp_path / "whole" / "long.csv").read_bytes()
        assert answer("study", "a.toml", "--out", folder.name, "--resume")["results"] == whole["results"]
        finished += 1
        if killed == KILLS:
            break
    assert killed == KILLS


def test_ctrl_c_ends_a_long_search_at_once_and_says_how_to_go_on(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text(
        'name = "slow"\ngame = "spellfire"\nmeasures = ["winnable"]\nbudget = 0\ndecks = ["war-of-minds"]\ndeals = 50\n'
    )
    process = started("a.toml", "--jobs", "1")
    waited(tmp_path / "slow.csv", 1, process)
    time.sleep(1)
    process.send_signal(signal.SIGINT)
    said = process.communicate(timeout=60)[1].decode()  # a tenth of a second on a quiet machine; a search takes minutes
    assert process.returncode == 130
    assert "--resume goes on" in said
    assert len(said.splitlines()) == 1


def said(value: object) -> str:
    """Return a value as the CSV has it: nothing where there is none."""
    return "" if value is None else str(value)


def test_parquet_holds_the_rows_of_the_csv(finished: Path, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    assert report.parquet(finished / "duel.csv", tmp_path / "duel.parquet")
    assert str(finished / "duel.parquet") in json.loads((finished / "duel.answer").read_text())["files"]
    rows = read(finished / "duel.csv")
    for folder in (finished, tmp_path):
        table = parquet.read_table(folder / "duel.parquet")
        assert table.column_names == list(rows[0])
        assert [{key: said(value) for key, value in row.items()} for row in table.to_pylist()] == rows
    assert str(table.schema.field("deal").type) == "string"
    assert str(table.schema.field("won").type) == "double"


def test_without_pyarrow_the_rows_are_in_the_csv_alone(done: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vedette.lab.report.util.find_spec", lambda _: None)
    found = run("study", str(done / "solo.toml"), "--resume", "--json")
    assert [name for name in json.loads(found.out)["files"] if name.endswith(".parquet")] == []
    assert "vedette[lab]" in found.err


def test_the_report_is_one_page_that_needs_nothing_else(done: Path, quick: None) -> None:  # noqa: ARG001 (it tosses)
    store = store_of(DUEL.replace('"plain"]', '"plain", "legion"]'), done / "three")
    for _ in do(store, inline(tossed)):
        pass
    page = report.page(store.summary, "en", store.heading)
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")
    assert page.count("<svg") == page.count("</svg>") == page.count('role="img"') == 2 + 4
    assert page.count("How often each number came up: turn") == 2
    assert "data:application/json;base64," in page
    assert '<div class="wide"><table>' in page  # on a phone the table is moved aside, not the page
    assert "venom" in (done / "duel.html").read_text()
    french = run("study", str(done / "duel.toml"), "--resume", "--lang", "fr").out
    assert french.startswith("# duel\n\n3 donnes, les mêmes pour chaque deck")
    for text in (french, (done / "duel.html").read_text()):
        assert re.search(r"\d,\d.%", text)
        assert not re.search(r"\d\.\d%", text)
    assert not re.search(r"\d\.\d%", (done / "duel.svg").read_text())


def test_the_report_shows_how_long_deals_could_still_be_won(tmp_path: Path, quick: None) -> None:  # noqa: ARG001 (as above)
    store = store_of(LONG.replace('"choices"]', '"choices", "decided"]').replace("400", "40"), tmp_path)
    for _ in do(store, inline(tossed)):
        pass
    page = report.page(store.summary, "en", store.heading)
    assert "Share of games that could still be won" in page
    rows = [row for row in read(store.rows) if row["deck"] == "house"]
    after = [sum(row["decided"] == "" or int(row["decided"]) > 3 for row in rows) / len(rows)]
    assert f"<title>3: {after[0]:.1%}</title>" in page


def test_an_axis_has_the_numbers_between_unless_there_are_too_many() -> None:
    assert plots.scale({3, 5, 9}) == [3, 5, 7, 9]
    assert plots.scale({7}) == [7]
    assert plots.scale({0, 8, 64, 16384}) == [0, 8, 64, 16384]


def test_an_engine_that_is_not_there_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "a.toml").write_text(SOLO)
    assert "the engines are processes, dask" in fails(2, "study", "a.toml", "--engine", "spark")
    assert "--scheduler goes with --engine dask" in fails(2, "study", "a.toml", "--scheduler", "tcp://x:1")
    monkeypatch.setattr("vedette.lab.engine.util.find_spec", lambda _: None)
    told = run("study", "a.toml", "--engine", "dask")
    assert told.status == 1
    assert "install vedette[cluster]" in told.err


def test_a_player_by_two_names_is_said_to_be_one() -> None:
    text = 'name = "twins"\ngame = "spellfire"\nplayers = ["level:1", "{}"]\ndeals = 4\nseed = 3\nmeasures = ["won"]\n'
    for other, said in (("greedy", True), ("level:0", False)):
        study = told(text.format(other))
        summary = StudySummary(study, study_plan.entries(study, study_file.decks_of(study)))
        twins = "level:1 and greedy are one and the same player" in report.markdown(summary, "en", "")
        assert twins == said
