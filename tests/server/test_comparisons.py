"""What an edit does, over HTTP: two decks at the same deals, streamed, and the same answer from the same seed."""

import asyncio
import json
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, cast

import pytest
from tests.server.served import Guest, house

from vedette import capabilities, decks
from vedette.core import editor as editors
from vedette.core import record
from vedette.core.errors import Unsupported
from vedette.core.plugin import Difference
from vedette.games.twelve_patrols.capabilities.solver import RegionSolver
from vedette.lab.arena import PortableGame
from vedette.lab.comparison import ComparedSide, Contest
from vedette.protocol import experiments
from vedette.server.jobs import encoding, lab_handlers, lab_jobs
from vedette.server.lobby.comparisons import Comparing
from vedette.server.lobby.lab import AHEAD, AT_ONCE, BATCH, Lab
from vedette.server.lobby.lobby import Asker, Lobby
from vedette.session import table_setup

pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def ann(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guest]:
    with house(tmp_path_factory.mktemp("comparisons")) as here, here.guest() as ann:
        here.lift_limits()
        yield ann


def told(ann: Guest, **form: object) -> list[dict[str, Any]]:
    answer = ann.post("/api/comparisons?lang=en", json=form)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/x-ndjson"
    return [json.loads(line) for line in answer.text.splitlines()]


def easier() -> str:
    """Return the first deck of 12 Patrols with nothing required of its first region."""
    held = capabilities.decks("twelve-patrols")
    lines = held.write(decks.find("twelve-patrols", "house")).splitlines()
    first, second = [at for at, line in enumerate(lines) if line.startswith("[[region]]")][:2]
    kept = [line for line in lines[first:second] if line.split(" ")[0] not in ("north", "east", "south", "west")]
    return "\n".join([*lines[:first], *kept, *lines[second:]]).replace('name = "house"', 'name = "freed"')


def levelled(level: int) -> str:
    """Return a set that has the first soldier of the plain deck at another level."""
    editor = capabilities.editor("patrol")
    head, cards = editors.decompose(editor.form, editor.write(editor.starts()[0]))
    return editors.compose(editor.form, head | {"name": "mine"}, [cards[0] | {"level": level}])


def test_an_easier_deck_is_told_to_be_better_with_records_that_show_it(ann: Guest) -> None:
    found = told(ann, game="twelve-patrols", old="fiendish", text=easier(), deals=96, exact=False)
    *before, last = found
    assert [one["deals"] for one in before] == sorted(one["deals"] for one in before)
    assert not any(one["done"] or one["records"] for one in before)
    assert (last["deals"], last["of"], last["done"], last["exact"]) == (96, 96, True, False)
    assert last["verdict"] == "better"
    assert -1 <= last["low"] <= last["difference"] <= last["high"] <= 1
    assert last["difference"] == pytest.approx(last["new"] - last["old"])
    assert last["words"].startswith("freed: +")
    assert len(last["records"]) == 3
    for text in last["records"]:
        match = record.replay(record.read(text, ""), table_setup.same(record.read(text, "")))
        assert match.returns() == [1.0]


def test_the_same_seed_gives_the_same_answer_and_another_seed_another(ann: Guest) -> None:
    form = {"game": "twelve-patrols", "old": "hard", "new": "house", "deals": 40, "exact": False}
    first, again, other = (told(ann, **form, seed=seed)[-1] for seed in (7, 7, 8))
    assert first == again
    assert first["records"] != other["records"]


def test_a_deck_against_itself_shows_no_difference(ann: Guest) -> None:
    last = told(
        ann, game="spellfire", old=decks.first("spellfire"), new=decks.first("spellfire"), deals=6, player="uniform"
    )[-1]
    assert (last["verdict"], last["difference"], last["records"]) == ("none", 0.0, [])
    assert "no difference shown" in last["words"]


def test_two_decks_of_a_duel_meet_from_both_seats(ann: Guest) -> None:
    last = told(ann, game="patrol", old="plain", new="legion", deals=4, player="uniform", opponent="uniform")[-1]
    assert (last["deals"], last["old"]) == (4, 0.5)
    assert last["new"] * 16 == pytest.approx(round(last["new"] * 16))


@pytest.mark.parametrize(
    ("form", "refused"),
    [
        ({"game": "chess", "old": "house", "new": "easy"}, "game-unknown"),
        ({"game": "twelve-patrols", "old": "nowhere", "new": "easy"}, "deck-unknown"),
        ({"game": "twelve-patrols", "old": "house", "new": "/etc/hostname"}, "deck-unknown"),
        ({"game": "twelve-patrols", "old": "house", "text": "name = 3"}, None),
        ({"game": "twelve-patrols", "old": "house"}, "form"),
        ({"game": "twelve-patrols", "old": "house", "new": "easy", "text": "x"}, "form"),
        ({"game": "twelve-patrols", "old": "house", "new": "easy", "player": "program:/bin/ls"}, "player-unknown"),
        ({"game": "twelve-patrols", "old": "house", "new": "easy", "deals": 0}, "form"),
        ({"game": "patrol", "old": "plain", "new": "legion", "player": "level:4"}, "lab-slow"),
        ({"game": "patrol", "old": "plain", "new": "legion", "player": "sampler:4096"}, "lab-slow"),
    ],
)
def test_what_cannot_be_compared_is_refused_in_words(ann: Guest, form: dict[str, Any], refused: str | None) -> None:
    answer = ann.post("/api/comparisons?lang=en", json=form)
    assert answer.status_code in (400, 422)
    assert answer.json()["words"]
    assert refused is None or answer.json()["refused"] == refused


def test_a_card_is_put_into_the_old_deck(ann: Guest) -> None:
    last = told(ann, game="patrol", old="plain", text=levelled(5), deals=2, player="uniform")[-1]
    assert last["deals"] == 2
    assert last["words"].startswith("mine: ")


def test_decks_of_twelve_are_too_many_to_count() -> None:
    asked = lab_jobs.Prepare(experiments.NewComparison("twelve-patrols", "house12", "house12"), {}, [], "en")
    with pytest.raises(Unsupported):
        lab_handlers.compared_all(lab_jobs.CompareAll(lab_handlers.comparison_of(asked).contest))


def test_decks_of_nine_are_counted_over_all_rolls(monkeypatch: pytest.MonkeyPatch) -> None:
    """The count is a stand-in: the real one has tests of its own, and takes a minute where nothing is compiled."""
    counted = Difference(6, 8, 10, 3, 1, [], [])
    monkeypatch.setattr(RegionSolver, "differ", lambda *_: counted)
    asked = lab_jobs.Prepare(experiments.NewComparison("twelve-patrols", "house", "easy"), {}, [], "en")
    found = lab_handlers.compared_all(lab_jobs.CompareAll(lab_handlers.comparison_of(asked).contest))
    assert found == lab_jobs.ComparedAll(6, 8, 10, 3, 1, [])


class Unanswered:
    """A pool whose workers never answer; it counts the jobs that wait, and keeps all that came."""

    def __init__(self) -> None:
        self.waiting = 0
        self.came: list[bytes] = []

    async def do(self, job: bytes, **_: object) -> bytes:
        self.waiting += 1
        self.came.append(job)
        try:
            await asyncio.Event().wait()
        finally:
            self.waiting -= 1
        raise AssertionError


def contest_of(game: str, *players: str) -> Contest:
    """Return a comparison of a game that is never played."""
    side = ComparedSide((PortableGame(game, ()),), players)
    return Contest(side, side, 1)


async def passes() -> None:
    """Let every task go as far as it can."""
    for _ in range(20):
        await asyncio.sleep(0)


def test_a_user_has_few_comparisons_at_a_time_and_those_that_are_left_end() -> None:
    async def ask() -> None:
        pool = Unanswered()
        made = Lab(cast("Lobby", SimpleNamespace(tables=SimpleNamespace(pool=pool))))
        contest = contest_of("twelve-patrols")
        form = experiments.NewComparison("twelve-patrols", "house", new="easy", exact=False)

        def comparing(guest: str, address: str) -> Comparing:
            return Comparing(made, Asker(guest, "en", address), form, lab_jobs.Prepared(contest, "", [], duel=False))

        runs = [comparing(f"guest {at}", "10.0.0.1").run() for at in range(AT_ONCE)]
        asked = [asyncio.ensure_future(anext(run)) for run in runs]
        await passes()
        assert pool.waiting == AT_ONCE * AHEAD
        refused = [found async for found in comparing("guest 9", "10.0.0.1").run()]
        assert [(one.done, one.refused.refused) for one in refused if one.refused] == [(True, "busy")]
        other = asyncio.ensure_future(anext(comparing("ben", "10.0.0.2").run()))
        await passes()
        assert pool.waiting == (AT_ONCE + 1) * AHEAD
        for one in (*asked, other):
            one.cancel()
        await asyncio.gather(*asked, other, return_exceptions=True)
        await passes()
        assert pool.waiting == 0
        again = asyncio.ensure_future(anext(comparing("guest 9", "10.0.0.1").run()))
        await passes()
        assert pool.waiting == AHEAD
        again.cancel()

    asyncio.run(ask())


@pytest.mark.parametrize(
    ("players", "firsts"),
    [
        ([], [(0, BATCH), (BATCH, 3)]),
        (["level:1", "level:2"], [(0, BATCH), (BATCH, 3)]),
        (["level:1", "level:3"], [(0, 1), (1, 1)]),
        (["level:4", "level:4"], [(0, 1), (1, 1)]),
        (["sampler:4096", "level:1"], [(0, 1), (1, 1)]),
    ],
)
def test_a_slow_player_plays_one_deal_a_job(players: list[str], firsts: list[tuple[int, int]]) -> None:
    async def ask() -> None:
        pool = Unanswered()
        made = Lab(cast("Lobby", SimpleNamespace(tables=SimpleNamespace(pool=pool))))
        contest = contest_of("patrol", *players)
        form = experiments.NewComparison("patrol", "plain", new="legion", exact=False, deals=BATCH + 3)
        prepared = lab_jobs.Prepared(contest, "", [], duel=True)
        asked = asyncio.ensure_future(anext(Comparing(made, Asker("ann", "en", "10.0.0.1"), form, prepared).run()))
        await passes()
        came = [encoding.read(job) for job in pool.came]
        assert [(one.first, one.count) for one in came if isinstance(one, lab_jobs.CompareSome)] == firsts
        asked.cancel()

    asyncio.run(ask())
