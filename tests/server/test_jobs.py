import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from itertools import combinations

import pytest
from tests.server.echoing import echo, end, hang, ready

from vedette import deals, setups
from vedette.core.match import Match
from vedette.server.jobs import encoding, handlers
from vedette.server.jobs import priority as priorities
from vedette.server.jobs.encoding import Failed
from vedette.server.jobs.pool import BY_ADDRESS, BY_GUEST, GRACE, LONGEST, Busy, Exceeded, WorkerPool
from vedette.server.jobs.priority import LONG, PRIORITIES, QUICK, USUAL
from vedette.session import jobs
from vedette.session.info import User

pytestmark = pytest.mark.once


def with_workshop(what: Callable[[WorkerPool], Awaitable[None]], *, size: int = 2, patience: float = 60.0) -> None:
    async def run() -> None:
        pool = WorkerPool(size, echo, ready, patience)
        pool.open()
        try:
            await what(pool)
        finally:
            await pool.close()

    asyncio.run(run())


def test_jobs_are_done() -> None:
    async def some(pool: WorkerPool) -> None:
        answers = await asyncio.gather(*(pool.do(b"%d" % n) for n in range(20)))
        assert [answer.split()[1] for answer in answers] == [b"%d" % n for n in range(20)]

    with_workshop(some)


def test_a_long_answer_comes_whole() -> None:
    async def some(pool: WorkerPool) -> None:
        assert (await pool.do(b"x" * 1_000_000)).endswith(b"x" * 1_000_000)

    with_workshop(some)


def test_a_worker_that_dies_is_replaced_and_its_job_fails() -> None:
    async def some(pool: WorkerPool) -> None:
        with pytest.raises(Failed):
            await pool.do(b"die")
        with pytest.raises(Failed):
            await pool.do(b"die")
        assert b"still" in await pool.do(b"still")
        assert b"here" in await pool.do(b"here")

    with_workshop(some)


@pytest.mark.parametrize(
    ("job", "kind"), [(b"fail", Failed), (b"gigabytes", Exceeded), (b"die", Failed), (b"kill", Exceeded)]
)
def test_how_a_job_ended_is_told(job: bytes, kind: type[Exception]) -> None:
    async def some(pool: WorkerPool) -> None:
        with pytest.raises(Failed) as told:
            await pool.do(job)
        assert type(told.value) is kind
        assert (pool.done, pool.lost) == (0, 1)
        assert b"still" in await pool.do(b"still")

    with_workshop(some, size=1)


def test_cancelling_kills_the_work_and_nobody_else_waits() -> None:
    async def some(pool: WorkerPool) -> None:
        first = await pool.do(b"who")
        long = asyncio.create_task(pool.do(b"sleep"))
        await asyncio.sleep(0)
        assert b"meanwhile" in await pool.do(b"meanwhile")
        long.cancel()
        with pytest.raises(asyncio.CancelledError):
            await long
        answers = await asyncio.gather(pool.do(b"a"), pool.do(b"b"))
        assert len(answers) == 2
        assert first

    with_workshop(some, size=len(PRIORITIES))


def test_a_job_that_takes_too_long_fails() -> None:
    async def some(pool: WorkerPool) -> None:
        with pytest.raises(Failed):
            await pool.do(b"sleep")

    with_workshop(some, patience=0.05)


@pytest.mark.parametrize(("priority", "quicker"), [*combinations(reversed(PRIORITIES), 2)])
def test_no_job_waits_for_one_of_a_longer_priority(priority: int, quicker: int) -> None:
    async def some(pool: WorkerPool) -> None:
        long = [asyncio.create_task(pool.do(b"sleep %d" % n, priority=priority)) for n in range(LONGEST)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await pool.do(b"one more", priority=priority)
        for _ in range(3):
            assert b"quick" in await pool.do(b"quick", priority=quicker)
        assert pool.waiting == LONGEST
        for task in long:
            task.cancel()
        await asyncio.gather(*long, return_exceptions=True)
        assert b"again" in await pool.do(b"again", priority=priority)  # a cancelled job blocks no other

    with_workshop(some, size=len(PRIORITIES))


def test_a_small_workshop_still_does_what_is_long() -> None:
    async def some(pool: WorkerPool) -> None:
        answers = await asyncio.gather(*(pool.do(b"%d" % n, priority=n % len(PRIORITIES)) for n in range(12)))
        assert len(answers) == 12

    with_workshop(some, size=1)


def test_a_long_job_has_more_time() -> None:
    async def some(pool: WorkerPool) -> None:
        with pytest.raises(Failed):
            await pool.do(b"nap")
        assert b"nap" in await pool.do(b"nap", priority=LONG)

    with_workshop(some, patience=0.4)


def test_what_a_job_costs_decides_its_priority() -> None:
    setup = jobs.SetupData("patrol", [])
    found = {
        name: priorities.priority(jobs.Choose(setup, b"", [1], name, 0, b""))
        for name in ("level:1", "level:2", "level:4", "new")
    }
    assert found == {"level:1": QUICK, "level:2": QUICK, "level:4": LONG, "new": LONG}
    assert priorities.priority(jobs.Advise(setup, b"", 1, "en")) == USUAL
    assert priorities.priority(jobs.ReviewGame(setup, [], conceded=False)) == LONG


def test_more_than_can_wait_are_refused_at_once() -> None:
    async def some(pool: WorkerPool) -> None:
        waiting = [asyncio.create_task(pool.do(b"sleep %d" % n)) for n in range(LONGEST)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await pool.do(b"one more")
        for task in waiting:
            task.cancel()

    with_workshop(some)


def test_equal_jobs_are_computed_once_for_all_who_wait() -> None:
    async def some(pool: WorkerPool) -> None:
        first, *others = [asyncio.create_task(pool.do(b"nap", user=User(f"{n}", "here"))) for n in range(200)]
        await asyncio.sleep(0.1)
        first.cancel()  # who asked first goes; the others go on waiting
        answers = await asyncio.gather(*others)
        assert len(set(answers)) == 1
        assert (pool.done, pool.lost, pool.waiting) == (1, 0, 0)

    with_workshop(some)


def test_users_are_served_in_turn() -> None:
    async def some(pool: WorkerPool) -> None:
        served: list[str] = []

        async def ask(guest: str, address: str, n: int) -> None:
            await pool.do(f"{address} {guest} {n}".encode(), user=User(guest, address))
            served.append(guest)

        greedy = [ask("greedy", "here", n) for n in range(BY_GUEST)]
        crowd = [ask(f"crowd {n}", "there", 0) for n in range(20)]
        honest = [ask("ann", "here", 0), ask("ben", "elsewhere", 0)]
        await asyncio.gather(*greedy, *crowd, *honest)
        assert served.index("ben") <= 4, "an address waits for one job of each other address"
        assert served.index("ann") <= 8, "a guest waits for one job of each other guest of their address"

    with_workshop(some, size=1)


def test_nobody_may_ask_for_more_than_their_share() -> None:
    async def some(pool: WorkerPool) -> None:
        mine = [asyncio.create_task(pool.do(b"sleep %d" % n, user=User("ann", "a"))) for n in range(BY_GUEST)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await pool.do(b"one more", user=User("ann", "b"))
        again = asyncio.create_task(pool.do(b"sleep 0", user=User("ann", "a")))  # what is computed anyway
        rest = [
            asyncio.create_task(pool.do(b"sleep a%d" % n, user=User(f"{n}", "a"))) for n in range(BY_ADDRESS - BY_GUEST)
        ]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await pool.do(b"one more", user=User("eve", "a"))
        assert not again.done()
        for task in (*mine, *rest, again):
            task.cancel()
        await asyncio.gather(*mine, *rest, again, return_exceptions=True)
        assert b"mine" in await pool.do(b"mine", user=User("ben", "b"))

    with_workshop(some)


def test_what_nobody_waits_for_is_never_begun_and_what_is_begun_is_stopped() -> None:
    async def some(pool: WorkerPool) -> None:
        tasks = [asyncio.create_task(pool.do(b"sleep %d" % n)) for n in range(5)]
        await asyncio.sleep(1.0)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert pool.waiting == 1, "one was begun"
        await asyncio.sleep(GRACE + 0.2)
        assert (pool.waiting, pool.lost) == (0, 1)

    with_workshop(some, size=1)


def test_a_worker_that_takes_more_than_it_may_is_ended_by_the_system() -> None:
    def ended(work: str) -> int:
        program = f"""
from vedette.server.jobs.priority import Limits
from vedette.server.jobs.worker import Confined
Confined().begin(Limits(1, 1 << 26))
{work}
"""
        return subprocess.run([sys.executable, "-c", program], capture_output=True, check=False).returncode

    assert ended("while True: pass") == -signal.SIGXCPU
    assert ended("bytearray(1 << 25)") == 0
    assert ended("bytearray(1 << 28)") == 1


def test_workers_that_cannot_start_say_so_until_they_can() -> None:
    async def run() -> None:
        pool = WorkerPool(1, echo, end)
        pool.open()
        with pytest.raises(Failed):
            await pool.do(b"x")
        pool.prepare = ready
        assert b"again" in await pool.do(b"again")
        await pool.close()

    asyncio.run(run())


def test_a_machine_without_room_for_a_worker_says_so_until_it_has_some(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: object) -> None:
        raise OSError

    async def run() -> None:
        pool = WorkerPool(1, echo, ready)
        with monkeypatch.context() as machine:
            machine.setattr("multiprocessing.popen_forkserver.Popen", full)
            pool.open()
            with pytest.raises(Failed):
                await pool.do(b"x")
        assert b"again" in await pool.do(b"again")
        await pool.close()

    asyncio.run(run())


def test_workers_that_end_while_they_are_idle_are_replaced() -> None:
    async def some(pool: WorkerPool) -> None:
        for number in range(3):
            worker = int((await pool.do(b"%d" % number)).split()[0])
            os.kill(worker, signal.SIGKILL)
            await asyncio.sleep(0.3)
        assert pool.lost == 0

    with_workshop(some)


def test_a_worker_that_is_never_ready_ends_with_the_pool() -> None:
    async def run() -> None:
        pool = WorkerPool(1, echo, hang, patience=0.2)
        pool.open()
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(2.0):
                await pool.do(b"x")
        await pool.close()
        assert pool.waiting == 0

    asyncio.run(run())


def test_our_own_worker_settles_a_deal() -> None:
    game = setups.game("twelve-patrols")
    deal = deals.random_deal(game, 1)
    match = Match(game, deal)
    what = jobs.SolveDeal(jobs.SetupData("twelve-patrols", game.definition()), match.actions, deal)

    async def run() -> bytes:
        pool = WorkerPool(1)
        pool.open()
        try:
            return await pool.do(encoding.write(what))
        finally:
            await pool.close()

    answer = asyncio.run(run())
    assert answer == handlers.do(encoding.write(what))


def test_a_job_for_a_game_that_is_not_there_fails_with_its_reason() -> None:
    what = jobs.Find(jobs.SetupData("chess", []), 0, None)
    answer = handlers.do(encoding.write(what))
    assert answer.startswith(encoding.BAD)
    with pytest.raises(Failed, match="record-game"):
        encoding.opened(answer)
