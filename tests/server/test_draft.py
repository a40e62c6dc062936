"""What is said at a table of a draft that undo takes back for free: not that the game is lost."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING

import pytest
from tests.server import sitting

from vedette import deals, setups
from vedette.core.game import OVER
from vedette.games.twelve_patrols.engine.rules import END
from vedette.protocol import client, server

if TYPE_CHECKING:
    from vedette.core.match import Match

pytestmark = pytest.mark.once

NAMED = re.compile(r"\b(row [123]|column [ABC])\b", re.IGNORECASE)
"""The name of a line of the kingdom."""

PUTS = range(198, 450)


def spoilt() -> sitting.Person:
    """Somebody who has put an item with which nothing can be won any more."""
    ann = sitting.Person(sitting.patrols(), "ann").join()
    ann.send(client.Solve("s"))
    solution = ann.work()[0]
    assert isinstance(solution, server.Solution)
    ann.send(client.Takeover("t", ann.version, len(solution.steps) - 8))
    while True:
        for action in ann.room.match.legal():
            ann.act(action)
            if ann.room.history.over():
                ann.send(client.Undo(ann.name(), ann.version))
                continue
            verdict = judged(ann)
            if verdict.verdict == "unwinnable":
                return ann
            ann.send(client.Undo(ann.name(), ann.version))
        ann.send(client.Solve(ann.name()))
        step = ann.work()[0]
        assert isinstance(step, server.Solution)
        ann.act(step.steps[0].action)


def stuck() -> sitting.Person:
    """Somebody whose turn, which could have been completed, has come to where nothing at all can be done."""
    ann = sitting.Person(sitting.patrols(), "ann").join()
    ann.send(client.Solve("s"))
    solution = ann.work()[0]
    assert isinstance(solution, server.Solution)
    ann.send(client.Takeover("t", ann.version, len(solution.steps) - 8))
    rng = random.Random(1)
    while True:
        for _ in range(200):
            for action in slips(ann.room.match, rng):
                ann.act(action)
            if ann.room.match.result() == "lost":
                return ann
        ann.send(client.Solve(ann.name()))
        step = ann.work()[0]
        assert isinstance(step, server.Solution)
        ann.act(step.steps[0].action)


def slips(match: Match, rng: random.Random) -> list[int]:
    """Return choices at random that go on to the end of the game within this turn, or none."""
    state, choices = match.moment(len(match.actions)), []
    while state.mover() >= 0:
        legal = [action for action in state.legal() if action != END]
        if not legal:
            return []
        choices.append(rng.choice(legal))
        state.apply(choices[-1])
    return choices if state.mover() == OVER else []


def judged(ann: sitting.Person) -> server.Verdict:
    ann.send(client.Watch(ann.name(), on=True))
    verdict = ann.work()[0]
    ann.send(client.Watch(ann.name(), on=False))
    assert isinstance(verdict, server.Verdict)
    return verdict


def test_a_draft_is_not_called_lost() -> None:
    ann = spoilt()
    verdict = judged(ann)
    assert verdict.draft
    assert verdict.lost_at is None
    assert "Take it back" in verdict.words
    ann.send(client.Solve("again"))
    solution = ann.work()[0]
    assert isinstance(solution, server.Solution)
    assert solution.draft
    assert "proved" not in solution.words


def test_a_turn_that_is_stuck_is_not_called_lost_and_its_line_is_named() -> None:
    ann = stuck()
    over = ann.table.over
    assert over is not None
    assert NAMED.search(over.words)
    ask = ann.table.view["ask"]
    assert isinstance(ask, dict)
    assert ask["title"] == "This turn can’t be completed"
    assert over.words in ask["detail"]
    assert ann.table.can.undo
    verdict = judged(ann)
    assert (verdict.draft, verdict.lost_at, verdict.lost_turn) == (True, None, None)
    assert "Take it back" in verdict.words
    assert NAMED.search(verdict.words)
    ann.send(client.Solve("again"))
    solution = ann.work()[0]
    assert isinstance(solution, server.Solution)
    assert solution.draft
    assert NAMED.search(solution.words)
    assert "lost" not in f"{over.words} {ask} {verdict.words} {solution.words}".lower()


def reviewed(ann: sitting.Person) -> server.Account:
    ann.send(client.Review(ann.name()))
    account = ann.work()[0]
    assert isinstance(account, server.Account)
    return account


def test_luck_and_skill_do_not_call_a_stuck_turn_lost() -> None:
    assert reviewed(stuck()).lost_at is None


def test_a_draft_that_wins_no_more_is_lost_by_who_gives_up_on_it() -> None:
    ann = spoilt()
    ann.send(client.Concede(ann.name(), ann.version))
    assert reviewed(ann).lost_at == len(ann.room.match.actions)


def test_a_stuck_turn_that_was_lost_before_names_the_move_that_lost_it() -> None:
    ann = sitting.Person(sitting.patrols(), "ann").join()
    lost = -1
    while not ann.room.history.over():
        found = judged(ann)
        if lost < 0 and found.lost_at is not None:
            lost = found.lost_at
        legal = ann.room.match.legal()
        ann.act(legal[-1] if legal[-1] == END else legal[0])
    verdict = judged(ann)
    assert (verdict.verdict, verdict.draft, verdict.lost_at) == ("unwinnable", False, lost)
    assert f"Lost in turn {verdict.lost_turn}" in verdict.words
    assert NAMED.search(verdict.words)
    account = reviewed(ann)
    assert account.lost_at is not None
    assert account.lost_at >= lost, "without its order a deal can be won for longer"


def test_a_draft_of_spellfire_is_told_in_words_of_any_game() -> None:
    game = setups.game("spellfire", "first-steps")
    deal = deals.random_deal(game, 0)
    ann = sitting.Person(sitting.room_of(game, deal, ["ann"]), "ann").join()
    for action in (92, 92, 68, 68, 116, 128, 99):
        ann.act(action)
    ann.act(103)  # what is discarded here is wanted later
    verdict = judged(ann)
    assert verdict.draft
    ann.send(client.Solve("s"))
    solution = ann.work()[0]
    assert isinstance(solution, server.Solution)
    assert solution.draft
    for words in (verdict.words, solution.words):
        assert words.startswith("What you’ve done since the last reveal can’t win. Take it back")


def test_the_win_chance_of_a_draft_is_that_of_the_turn_without_it() -> None:
    ann = spoilt()
    ann.send(client.Chance("c", on=True))
    odds = ann.work()[0]
    assert isinstance(odds, server.Odds)
    assert odds.value
    assert "Take it back" in odds.words
    assert "cost" not in odds.words
