"""The lab over HTTP: studies and searches, streamed, the same as the commands find, bounded and refused in words."""

import asyncio
import csv
import io
import json
from collections.abc import Awaitable, Iterator
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from tests.lab.test_card_effects import tossed_game
from tests.server.served import Guest, house

from vedette import deals, decks
from vedette.core.chance import Stream
from vedette.core.interval import share
from vedette.lab import arena, comparison, deck_search, process_pool, study_plan
from vedette.lab.best_deck import AnswerSearch, AnswerWanted
from vedette.lab.deck_search import Target, Wanted
from vedette.protocol import experiments
from vedette.server.jobs import handlers, lab_handlers, lab_jobs
from vedette.server.lobby import searches, studies
from vedette.server.lobby.lab import Lab, Question
from vedette.server.lobby.lobby import Asker, Lobby

pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def ann(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guest]:
    with house(tmp_path_factory.mktemp("lab")) as here, here.guest() as ann:
        here.lift_limits()
        yield ann


class Worker:
    """A pool that does each job at once, here."""

    async def do(self, job: bytes, **_: object) -> bytes:
        return handlers.do(job)


class Asking:
    """Asks the lab without a network and without processes."""

    lang = "en"

    def lab(self) -> tuple[Lab, Asker]:
        return Lab(cast("Lobby", SimpleNamespace(tables=SimpleNamespace(pool=Worker())))), Asker("ann", self.lang)

    async def lines(self, asked: Awaitable[Question[Any]]) -> list[Any]:
        return [msgspec.to_builtins(line) async for line in (await asked).run()]

    def study(self, **form: object) -> list[Any]:
        return asyncio.run(self.lines(studies.prepare(*self.lab(), msgspec.convert(form, experiments.NewStudy))))

    def deck(self, **form: object) -> list[Any]:
        return asyncio.run(self.lines(searches.deck(*self.lab(), msgspec.convert(form, experiments.NewDeckSearch))))

    def answer(self, **form: object) -> list[Any]:
        return asyncio.run(self.lines(searches.answer(*self.lab(), msgspec.convert(form, experiments.NewAnswerSearch))))

    def deals(self, **form: object) -> list[Any]:
        return asyncio.run(self.lines(searches.deals(*self.lab(), msgspec.convert(form, experiments.NewDealSearch))))


def streamed(ann: Guest, path: str, **form: object) -> list[dict[str, Any]]:
    answer = ann.post(f"/api/{path}?lang=en", json=form)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/x-ndjson"
    return [json.loads(line) for line in answer.text.splitlines()]


def rows(found: list[dict[str, Any]]) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO("".join(one["csv"] for one in found))))


def test_a_study_tells_what_its_rows_say() -> None:
    found = Asking().study(game="twelve-patrols", decks=["easy"], players=["uniform", "greedy"], deals=9)
    last = found[-1]
    assert (last["deals"], last["of"], last["done"]) == (9, 9, True)
    assert [one["deals"] for one in found] == sorted(one["deals"] for one in found)
    assert not any(one["done"] for one in found[:-1])
    listed = rows(found)
    assert len(listed) == 18
    for player in ("uniform", "greedy"):
        won = sum(int(row["won"]) for row in listed if row["player"] == player)
        line = next(one for one in last["lines"] if one["measure"] == "won" and player in one["player"])
        assert (line["mean"], line["low"], line["high"]) == pytest.approx(tuple(share(won, 9))[:3])
    winnable = next(one for one in last["lines"] if one["measure"] == "winnable")
    assert (winnable["mean"], winnable["undecided"]) == (1.0, 0)
    assert winnable["words"].endswith(" 9 deals).")


def test_the_rows_of_a_study_are_those_of_the_command() -> None:
    form: dict[str, Any] = {"game": "patrol", "decks": ["plain", "legion"], "players": ["uniform"], "deals": 2}
    listed = rows(Asking().study(**form, seed=5))
    asked = experiments.NewStudy("patrol", form["decks"], form["players"], 2, 5)
    made = lab_handlers.study_of(lab_jobs.PrepareStudy(asked, {}))
    wanted, entries = made.study, made.entries
    columns = study_plan.columns(wanted, entries)
    tasks = study_plan.tasks(wanted, entries)
    expected = [
        row
        for at in range(2)
        for row in study_plan.rows(
            wanted, entries, study_plan.tasks(wanted, entries, at), (study_plan.find(task) for task in tasks)
        )
    ]
    assert listed == [{name: str(row[name]) for name in columns} for row in expected]
    assert listed != rows(Asking().study(**form, seed=6))


def test_a_duel_tells_what_who_begins_scores() -> None:
    found = Asking().study(game="patrol", decks=["plain", "legion"], players=["uniform"], deals=3)
    listed, last = rows(found), found[-1]
    first = sum(float(row["won"]) if row["began"] == "1" else 1 - float(row["won"]) for row in listed) / len(listed)
    line = next(one for one in last["lines"] if one["measure"] == "first")
    assert line["mean"] == pytest.approx(first)
    assert line["low"] <= line["mean"] <= line["high"]
    assert line["words"].startswith("Whoever chooses first scores ")


def test_a_study_speaks_french(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Asking, "lang", "fr")
    last = Asking().study(game="twelve-patrols", decks=["easy"], players=["uniform"], deals=1)[-1]
    assert {one["measure"] for one in last["lines"]} == {"won", "winnable", "won-of-winnable", "turn"}
    assert all("une donne)." in one["words"] for one in last["lines"])


def test_a_study_and_a_search_are_streamed(ann: Guest) -> None:
    found = streamed(ann, "studies", game="twelve-patrols", decks=["easy"], players=["uniform"], deals=2)
    assert found == Asking().study(game="twelve-patrols", decks=["easy"], players=["uniform"], deals=2)
    form: dict[str, Any] = {"game": "twelve-patrols", "deck": "easy", "count": 2, "tries": 9}
    found = streamed(ann, "searches/deals", **form)
    assert found == Asking().deals(**form)
    assert (len(found[-1]["deals"]), found[-1]["done"]) == (2, True)
    code = found[-1]["deals"][0]["code"]
    made, deal = deals.uncode("twelve-patrols", code)
    assert made.code(deal) == code
    opened = ann.post("/api/tables", json={"game": "twelve-patrols", "from": {"kind": "code", "code": code}})
    assert opened.status_code == 201


@pytest.mark.parametrize(
    ("path", "form", "refused"),
    [
        ("studies", {"game": "chess"}, "game-unknown"),
        ("studies", {"game": "patrol", "decks": ["nowhere"]}, "deck-unknown"),
        ("studies", {"game": "patrol", "decks": ["/etc/hostname"]}, "deck-unknown"),
        ("studies", {"game": "patrol", "players": ["level:4"]}, "lab-slow"),
        ("studies", {"game": "patrol", "players": ["program:/bin/ls"]}, "player-unknown"),
        (
            "studies",
            {"game": "patrol", "decks": ["plain", "legion", "venom"], "players": ["level:0", "level:1"]},
            "lab-many",
        ),
        ("studies", {"game": "patrol", "deals": 100_000}, "form"),
        ("searches/decks", {"game": "patrol", "wins": 99, "margin": 5}, "lab-target"),
        ("searches/decks", {"game": "patrol", "margin": 1}, "lab-narrow"),
        ("searches/decks", {"game": "patrol", "player": "level:4"}, "lab-slow"),
        ("searches/answers", {"game": "spellfire", "deck": "krynn"}, "game-lacks"),
        ("searches/answers", {"game": "patrol", "deck": "legion", "games": 10}, "effects-few"),
        ("searches/answers", {"game": "patrol", "deck": "legion", "player": "level:4"}, "lab-slow"),
        ("searches/answers", {"game": "patrol", "deck": "/etc/hostname"}, "deck-unknown"),
        ("searches/deals", {"game": "patrol"}, "game-lacks"),
        ("searches/deals", {"game": "twelve-patrols", "deck": "nowhere"}, "deck-unknown"),
        ("searches/deals", {"game": "twelve-patrols", "count": 100}, "form"),
    ],
)
def test_what_cannot_be_done_is_refused_in_words(ann: Guest, path: str, form: dict[str, Any], refused: str) -> None:
    answer = ann.post(f"/api/{path}?lang=en", json=form)
    assert answer.status_code in (400, 422)
    assert answer.json()["refused"] == refused
    assert answer.json()["words"]


def test_a_slow_player_is_refused_with_the_command_that_plays_it(ann: Guest) -> None:
    words = ann.post("/api/studies?lang=en", json={"game": "patrol", "players": ["level:4"]}).json()["words"]
    assert "vedette sim patrol --players A,B" in words


def test_only_what_ends_a_deal_soon_plays_in_the_lab() -> None:
    quick = [f"level:{level}" for level in range(5) if not lab_handlers.slow("patrol", f"level:{level}", compiled=True)]
    assert quick == ["level:0", "level:1", "level:2", "level:3"]
    assert lab_handlers.slow("patrol", "level:3", compiled=False)
    assert lab_handlers.slow("patrol", "sampler:1", compiled=True)


def test_a_search_finds_the_pair_that_the_command_finds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are tossed for instead of played."""
    monkeypatch.setattr(comparison, "score", lambda play, _: float(Stream(play.task.deal + play.seat).below(2)))
    last = Asking().deck(game="patrol", wins=50, margin=10, player="uniform", seed=3, tries=40)[-1]
    assert (last["done"], last["refused"]) == (True, None)
    wanted = Wanted("patrol", Target(0.4, 0.6), 3, 40, ("uniform", "uniform"))
    monkeypatch.setattr(process_pool, "work", lambda do, tasks, _, **__: (do(task) for task in tasks))
    expected = deck_search.sampled(wanted, 1, lambda *_: None)
    assert last["tried"] == expected.number
    assert [decks.examine("patrol", one["text"], "")[0] for one in last["decks"]] == list(expected.decks)
    assert f"candidate {expected.number} of seed 3" in last["words"]


def test_a_search_finds_the_answer_that_the_command_finds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are tossed for instead of played, and the more of one soldier the random deck has, the more it wins."""
    monkeypatch.setattr(arena, "seated", tossed_game)
    monkeypatch.setattr(comparison, "score", lambda play, _: float(Stream(play.task.deal + play.seat).below(2)))
    found = Asking().answer(game="patrol", deck="legion", player="uniform", games=600, seed=3)
    last = found[-1]
    assert (last["done"], last["refused"]) == (True, None)
    assert [one["games"] for one in found] == sorted(one["games"] for one in found)
    wanted = AnswerWanted("patrol", (decks.find("patrol", "legion"),), 3, 600, ("uniform", "uniform"))
    monkeypatch.setattr(process_pool, "work", lambda do, tasks, _, **__: (do(task) for task in tasks))
    expected = AnswerSearch(wanted, 1, lambda *_: None).run()
    (deck,) = last["decks"]
    assert decks.examine("patrol", deck["text"], "")[0] == expected.deck
    assert f"{100 * expected.share.share:.1f}%".replace(".0%", "%") in last["words"]
    assert f"{expected.tried} decks raced, seed 3" in last["words"]


def test_a_search_without_success_says_so() -> None:
    last = Asking().deck(game="spellfire", wins=90, margin=9, player="uniform", tries=1)[-1]
    assert last["done"]
    assert last["refused"]["refused"] == "generate-none"
    assert not last["decks"]


def test_too_few_deals_are_told_with_those_that_were_found() -> None:
    last = Asking().deals(game="twelve-patrols", deck="easy", count=20, tries=3)[-1]
    assert last["refused"]["refused"] == "generate-few"
    assert (last["looked"], len(last["deals"])) == (3, 3)
