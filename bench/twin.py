"""How much a perfect answer wins from a player of Patrol, computed exactly on a twin of the game that is small enough.

    python -m bench.twin --player solver:4000
    python -m bench.twin --player sampler:512 --seeds 8 --levels 1 2 4

The twin is one round by the same engine, two cards a side, drawn from one plain soldier of each level named; what is
won is points. The best answer knows what the player does at every view and remembers all that it saw itself; it does
not know what lies face down. A player is made anew for every view, as it is at a table, and does there what it would
do in the full game, with the same work.

A solver's tree holds this whole game, as it does not hold a round of the full one with its ninety cards a side: at most
choices there level 4 is ``sampler:WORLDS``, and that is what to measure of it. Nobody at a table is told a bot's seed,
so with ``--seeds N`` the player is the equal mixture of what it does with N of them.
"""

import argparse
import time

from bench.best_response import Path, answer

from vedette.bots.equilibrium import EquilibriumPlayer
from vedette.bots.sampler import Sampler
from vedette.bots.uniform import Uniform
from vedette.core.chance import Stream
from vedette.core.game import State
from vedette.core.player import Judge, Player
from vedette.games.patrol.bots.commander import Commander
from vedette.games.patrol.cards.deck import Draft
from vedette.games.patrol.cards.sets import SoldierFace, SoldierSet, house
from vedette.games.patrol.engine.game import Setup
from vedette.games.patrol.engine.rules import FIRST, ROUNDS, SEATS, Options
from vedette.games.patrol.engine.soldier import Card, Deck, Roster, Said, Soldier
from vedette.games.patrol.engine.turn import Position
from vedette.games.patrol.plugin import ITERATIONS, WIDTH, WORLDS
from vedette.games.patrol.text.speech import Patrol

CARDS = 2
MOST = 2 * CARDS
"""Points that a round of the twin can bring, so that values lie in 0..1."""


class Purse(Judge):
    """The commander's judgement of actions; of positions, the points."""

    def __init__(self, made: Setup) -> None:
        self.commander = Commander(made)

    def scores(self, view: bytes, legal: list[int]) -> list[int]:
        return self.commander.scores(view, legal)

    def quick(self, state: State, legal: list[int], rng: Stream) -> int:
        return self.commander.quick(state, legal, rng)

    def value(self, state: State, seat: int) -> float:
        return 0.5 + points(state, seat) / (2 * MOST)


def points(state: State, seat: int) -> float:
    """Return how many points a seat is ahead."""
    if not isinstance(state, Position):
        raise TypeError(state)
    return float(state.score(seat) - state.score(1 - seat))


def twin(levels: list[int], cards: int = CARDS) -> Patrol:
    """Return one round with so many cards a side."""
    soldiers = tuple(Soldier(f"soldier-{at}", level, 0) for at, level in enumerate(levels))
    drawn = SoldierSet(
        Roster("twin", soldiers, house().roster.colours), tuple(SoldierFace(Said(one.id, one.id)) for one in soldiers)
    )
    draft = Draft(Deck("twin", tuple(Card(at) for at in range(len(levels)))), drawn)
    return Patrol((draft, draft), Options(goal=ROUNDS, rounds=1, hand=cards))


class Habit:
    """What a player does at every view, as shares of the legal actions; each view is asked once.

    A solver's mixture follows from the view and from what everybody saw as the round began, so it is asked once for
    each of these; it is reminded of how the round began, as it is at a table.
    """

    def __init__(self, made: Patrol, name: str, seeds: range) -> None:
        self.made = made
        self.kind, _, work = name.partition(":")
        self.work = int(work or 0)
        self.seeds = seeds
        self.judge = Purse(made)
        self.minds: dict[tuple[bytes, int], Player] = {}
        self.known: dict[tuple[bytes, bytes], list[float]] = {}

    def __call__(self, seen: Path, legal: list[int]) -> list[float]:
        outset = self.made.outset(seen[0])
        asked = outset, seen[-1]
        if asked not in self.known:
            minds = [self._mind(outset, seen[0], seed) for seed in self.seeds]
            found = [mind.shares(seen[-1], legal) for mind in minds]
            self.known[asked] = [sum(shares) / len(found) for shares in zip(*found, strict=True)]
        return self.known[asked]

    def _mind(self, outset: bytes, first: bytes, seed: int) -> Player:
        """Return a player that is made anew; one that keeps a tree is kept with it."""
        if self.kind != "solver":
            return self._player(seed)
        if (outset, seed) not in self.minds:
            self.minds[outset, seed] = self._player(seed)
            self.minds[outset, seed].recall(first)
        return self.minds[outset, seed]

    def _player(self, seed: int) -> Player:
        if self.kind == "uniform":
            return Uniform(seed)
        other = Sampler(self.made, self.judge, WORLDS if self.kind == "solver" else self.work, WIDTH, seed)
        return (
            EquilibriumPlayer(self.made, self.judge, self.work, WIDTH, other, seed) if self.kind == "solver" else other
        )


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--player", default=f"solver:{ITERATIONS}", help="uniform, sampler:WORLDS or solver:ITERATIONS")
    reader.add_argument("--levels", type=int, nargs="+", default=[1, 2, 3])
    reader.add_argument("--seed", type=int, default=1, help="the first of the seeds")
    reader.add_argument("--seeds", type=int, default=1, help="how many seeds are mixed")
    told = reader.parse_args()
    made = twin(told.levels)
    habit = Habit(made, told.player, range(told.seed, told.seed + told.seeds))
    begun = time.process_time()
    won = []
    for seat in range(SEATS):
        start = made.start()
        start.apply(FIRST)
        won.append(answer(start, seat, habit, points))
        role = "defender" if seat else "attacker"
        print(f"the best answer as {role}: {won[-1]:+.4f} points", flush=True)
    spent = time.process_time() - begun
    print(f"{told.player}: exploitability {sum(won) / SEATS:.4f} points; {len(habit.known)} views, {spent:.0f} s")


if __name__ == "__main__":
    main()
