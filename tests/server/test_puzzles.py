"""Puzzles: what is asked, what an answer is worth, and how ratings and streaks move."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

import pytest

from vedette import puzzles
from vedette.server.lobby.puzzles import FIRST, PUZZLE_STEP, STEP, attempt, expected, following

if TYPE_CHECKING:
    from tests.server.served import Guest, House

pytestmark = pytest.mark.once

NAME = "twelve-patrols"
ALL = ("patrol", "spellfire", NAME)
"""The games with puzzles."""
HARD: Final = 900
"""The rating of puzzles that a bot misses, at the least."""
SEQUEL: Final = re.compile(
    r"\nAfter your move, with best play:\n.+\nPoints in the round: you (\d+), your opponent (\d+)\.(?:\n|$)", re.DOTALL
)


def answers(name: str, number: int) -> tuple[int, int]:
    """Return an action that solves a puzzle and one that does not."""
    asked = puzzles.asked(name, puzzles.numbered(name, number))
    return asked.wins[0], next(action for action in asked.choices if action not in asked.wins)


def tell(guest: Guest, number: int, action: int, name: str = NAME) -> dict[str, Any]:
    found: dict[str, Any] = guest.post(f"/api/puzzles/{name}/{number}", json={"action": action}).json()
    return found


def test_all_games_ask_puzzles(ann: Guest) -> None:
    rows = ann.get("/api/puzzles").json()["games"]
    assert {row["game"]: row["count"] for row in rows} == {name: len(puzzles.shipped(name)) for name in ALL}


@pytest.mark.parametrize("name", ALL)
def test_a_puzzle_is_asked_without_its_answer(ann: Guest, name: str) -> None:
    page = ann.get(f"/api/puzzles/{name}/1").json()
    puzzle = puzzles.numbered(name, 1)
    assert f" {puzzle.choices} " in page["task"]
    assert (page["number"], page["rating"], page["tried"]) == (1, puzzle.rating, 0)
    assert len(page["legal"]) == page["choices"] == puzzle.choices
    assert not {"wins", "deal", "code"} & set(page)
    assert page["score"] == {"rating": FIRST, "tried": 0, "solved": 0, "streak": 0, "best_streak": 0}


def test_the_first_answer_alone_counts(here: House) -> None:
    with here.guest() as ann, here.guest() as ben:
        answered(ann, ben)


def answered(ann: Guest, ben: Guest) -> None:
    right, wrong = answers(NAME, 1)
    no = tell(ann, 1, wrong)
    assert (no["right"], no["counted"]) == (False, True)
    assert [choice["action"] for choice in no["wins"]] == [right]
    assert no["words"].startswith("No, that doesn’t win.")
    assert "\nWhat wins: " in no["words"]
    laid = [region for region in no["view"]["kingdom"] if region and region["new"]]
    assert len(laid) == 1, "what wins is seen on the board"
    assert no["score"]["rating"] < FIRST
    again = tell(ann, 1, right)
    assert (again["right"], again["counted"], again["score"]) == (True, False, no["score"])
    page = ben.get(f"/api/puzzles/{NAME}/1").json()
    assert (page["tried"], page["solved"]) == (1, 0)
    assert page["rating"] >= puzzles.numbered(NAME, 1).rating
    yes = tell(ben, 1, right)
    assert (yes["right"], yes["score"]["streak"], yes["score"]["best_streak"]) == (True, 1, 1)
    assert yes["words"].startswith("Right: ")
    assert tell(ben, 2, answers(NAME, 2)[1])["score"]["streak"] == 0
    (row,) = [row for row in ben.get("/api/puzzles").json()["games"] if row["game"] == NAME]
    assert row["lead"] == "Save the kingdom: one placement still wins, whatever comes next."
    assert (row["count"], row["score"]["solved"], row["score"]["best_streak"]) == (len(puzzles.shipped(NAME)), 1, 1)


@pytest.mark.parametrize("name", ALL)
def test_an_answer_is_judged_and_what_wins_is_shown(ann: Guest, name: str) -> None:
    right, wrong = answers(name, 2)
    asked = ann.get(f"/api/puzzles/{name}/2").json()
    no = tell(ann, 2, wrong, name)
    assert (no["right"], no["score"]["tried"]) == (False, 1)
    assert no["words"].startswith("No, that doesn’t win.")
    assert no["words"].splitlines()[-1].startswith("What wins: "), "last, since the board shows it"
    assert [choice["action"] for choice in no["wins"]] == [right]
    assert no["n"] > asked["n"]
    assert no["lines"][: len(asked["lines"])] == asked["lines"]
    assert any(line.get("sum") for line in asked["lines"]) == (name != "spellfire"), "an action, a throw of dice"
    assert tell(ann, 3, answers(name, 3)[0], name)["words"].startswith("Right: ")


def test_it_is_told_how_the_opponent_answers(ann: Guest) -> None:
    for number, puzzle in enumerate(puzzles.shipped("patrol"), 1):
        if puzzle.rating < HARD:
            continue
        for action, wins in zip(answers("patrol", number), (True, False), strict=True):
            words = tell(ann, number, action, "patrol")["words"]
            points = SEQUEL.search(words)
            assert points
            assert (int(points[1]) > int(points[2])) == wins
        return
    raise AssertionError


def test_the_next_puzzle_is_a_new_one_that_suits(ann: Guest) -> None:
    first = ann.get(f"/api/puzzles/{NAME}").json()["number"]
    nearest = min(abs(puzzle.rating - FIRST) for puzzle in puzzles.shipped(NAME))
    assert abs(puzzles.numbered(NAME, first).rating - FIRST) == nearest
    tell(ann, first, answers(NAME, first)[0])
    assert ann.get(f"/api/puzzles/{NAME}").json()["number"] != first


def test_what_is_no_puzzle_or_no_choice_is_refused(ann: Guest) -> None:
    answer = ann.post(f"/api/puzzles/{NAME}/1", json={"action": 100_000})
    assert (answer.status_code, answer.json()["refused"]) == (400, "form")
    answer = ann.get(f"/api/puzzles/{NAME}/9999")
    assert (answer.status_code, answer.json()["refused"]) == (422, "puzzle-unknown")


def test_a_game_without_puzzles_says_so(ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "shipped", lambda _: ())
    assert ann.get(f"/api/puzzles/{NAME}").json()["refused"] == "puzzle-none"
    assert ann.get("/api/puzzles").json()["games"] == []


@pytest.mark.parametrize("name", ALL)
def test_a_puzzle_is_played_on_and_counts_for_no_statistics(ann: Guest, name: str) -> None:
    page = ann.get(f"/api/puzzles/{name}/1").json()
    against: dict[str, Any] = {"seats": "bot", "bot": {"player": page["against"]}} if page["against"] else {}
    assert bool(against) == (name == "patrol")
    with ann.socket(ann.table({"kind": "puzzle", "number": 1}, game=name, **against)) as line:
        line.join()
    (listed,) = ann.get("/api/tables").json()["tables"]
    assert (listed["n"], listed["assisted"]) == (page["n"], True)
    games = {game["game"]: game["unfinished"] for game in ann.get("/api/statistics").json()["games"]}
    assert games.get(name, 0) == 0


def test_ratings_move_by_surprise() -> None:
    assert expected(1000, 1000) == 0.5
    puzzle = puzzles.shipped(NAME)[0]
    even = puzzle.rating - FIRST
    won = attempt("a", NAME, puzzle, [], right=True, shift=-even, at=5.0)
    assert (won["rating"], won["shift"]) == (FIRST + STEP / 2, -PUZZLE_STEP / 2)
    lost = attempt("a", NAME, puzzle, [won], right=False, shift=-even, at=1.0)
    assert (lost["streak"], lost["best"], lost["at"]) == (0, 1, 5.0)
    assert lost["rating"] < won["rating"]
    assert lost["shift"] > 0


@pytest.mark.parametrize("solved", [True, False])
def test_when_all_were_tried_those_not_solved_come_first(*, solved: bool) -> None:
    known = puzzles.shipped(NAME)
    mine = [{"puzzle": one.key, "solved": solved or one is not known[3], "rating": FIRST} for one in known]
    number = following(NAME, mine, {})
    assert number == 4 if not solved else known[number - 1].key != mine[-1]["puzzle"]
