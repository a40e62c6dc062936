"""How fair Patrol is and how it goes, measured, and written as the tables of a page.

    python -m bench.balance --games 20000 --openings 64000 > docs/patrol-balance.md

Three counts, each of so many games between two players of the same name:

- *The field*: all pairs of the eight starter decks. Each deal is played twice, the other seat attacking first. Beside
  the field stands the yardstick, the plain ninety, and what they win against each of the eight in turn.
- *Soldiers* and *colours*: what one in the opening five adds to the share won, from openings drawn by lot
  (``openings.py`` says how).

``--openings`` says of how many games the last is, if not of as many as the field.
"""

import argparse
import sys
from collections.abc import Callable, Iterator
from typing import NamedTuple

from bench import openings

from vedette.core.chance import Stream
from vedette.core.game import CHANCE, OVER
from vedette.core.interval import wilson
from vedette.core.player import Player
from vedette.games.patrol.cards.deck import box
from vedette.games.patrol.engine.rules import FIRST, SEATS
from vedette.games.patrol.engine.state import CLASH
from vedette.games.patrol.plugin import GAME as PLUGIN
from vedette.games.patrol.text.speech import Patrol

YARDSTICK = "plain"
"""The deck that the others are measured by: one of each soldier, uncoloured."""
Maker = Callable[[Patrol, int], Player]


class Played(NamedTuple):
    """One game: the result of seat 0, its rounds, how many of them saw no clash, both seats’ points, the leader."""

    won: float
    rounds: int
    idle: int
    points: int
    leader: float | None
    """The result of the seat that had more points after the first round of several, if one had."""


def play(made: Patrol, maker: Maker, deal: list[int], seed: int) -> Played:
    state = made.start()
    players = [maker(made, seed + seat) for seat in range(SEATS)]
    turn = idle = 0
    fought = True
    led = None
    while (mover := state.mover()) != OVER:
        if state.turn() != turn:
            if turn == 1 and state.score(0) != state.score(1):
                led = int(state.score(1) > state.score(0))
            idle += not fought
            fought, turn = False, state.turn()
        if mover == CHANCE:
            state.apply(deal[state.slot()])
        elif state.forced():
            fought = fought or state.phase() == CLASH
            state.apply(state.legal()[0])
        else:
            state.apply(players[mover].choose(state.view(mover), state.legal()))
    won, points = state.returns()[0], state.score(0) + state.score(1)
    leader = None if led is None else 1 - won if led else won
    return Played(won, state.turn(), idle + (not fought), points, leader)


class Tally:
    """Results of those who had something in common."""

    def __init__(self) -> None:
        self.won = 0.0
        self.games = 0

    def add(self, won: float) -> None:
        self.won += won
        self.games += 1

    @property
    def share(self) -> float:
        return self.won / self.games if self.games else 0.0

    def row(self, name: str) -> str:
        low, high = wilson(self.won, self.games)
        return f"| {name} | {self.share:.1%} | {low:.1%} to {high:.1%} | {self.games:,} |"


def twice(made: Patrol, maker: Maker, rng: Stream, seed: int) -> Iterator[Played]:
    """Yield the two games of a deal: seat 0 attacks first, then seat 1."""
    deal = made.deal(rng.below(made.deals()))
    for attacker in range(SEATS):
        yield play(made, maker, [FIRST + attacker, *deal[1:]], seed)


def against(mine: Maker, theirs: Maker, games: int, seed: int) -> Tally:
    """Return what one player wins against another with starter decks: every deal twice, the seats swapped."""

    def maker(made: Patrol, at: int) -> Player:
        # ``play`` makes the player of seat 0 from an even number, that of seat 1 from an odd one
        return (mine if at % SEATS == seat else theirs)(made, at)

    decks = [draft for name, draft in box().items() if name != YARDSTICK]
    rng, tally = Stream(seed), Tally()
    for game in range(games // SEATS):
        made = Patrol((decks[rng.below(len(decks))], decks[rng.below(len(decks))]))
        deal = made.deal(rng.below(made.deals()))
        for seat in range(SEATS):
            won = play(made, maker, [FIRST + rng.below(SEATS), *deal[1:]], SEATS * (seed + game)).won
            tally.add(1 - won if seat else won)
    return tally


def field(maker: Maker, games: int, seed: int) -> Iterator[str]:
    decks = box()
    names = [name for name in decks if name != YARDSTICK]
    pairs = [(one, other) for one in names for other in names]
    setups = {pair: Patrol((decks[pair[0]], decks[pair[1]])) for pair in pairs}
    rng, seat, first, leader = Stream(seed), Tally(), Tally(), Tally()
    of_deck = {name: Tally() for name in names}
    rounds: list[int] = []
    idle = points = 0
    for game in range(games // 2):
        pair = pairs[game % len(pairs)]
        for attacker, played in enumerate(twice(setups[pair], maker, rng, seed + 2 * game)):
            seat.add(played.won)
            first.add(played.won if attacker == 0 else 1 - played.won)
            if played.leader is not None:
                leader.add(played.leader)
            rounds.append(played.rounds)
            idle += played.idle
            points += played.points
            if pair[0] != pair[1]:
                of_deck[pair[0]].add(played.won)
                of_deck[pair[1]].add(1 - played.won)
    rounds.sort()
    yield "| | share of games won | 95% interval | games |\n|---|---|---|---|"
    yield seat.row("seat a")
    yield first.row("who attacks first")
    yield leader.row("who leads after the first round")
    yield ""
    tenth, half, ninth = (rounds[len(rounds) * part // 10] for part in (1, 5, 9))
    yield f"Rounds of a game: median {half}, a tenth below {tenth}, a tenth above {ninth}."
    each = points / sum(rounds)
    yield f"Rounds in which nobody fought: {idle / sum(rounds):.1%}. Points in a round, both sides: {each:.2f}."
    yield "\n| deck | won against the others | 95% interval | games |\n|---|---|---|---|"
    for name, tally in sorted(of_deck.items(), key=lambda item: -item[1].share):
        yield tally.row(name)
    yield measured(maker, len(rounds) * 2 // len(names), seed).row(f"{YARDSTICK} (the yardstick)")


def measured(maker: Maker, games: int, seed: int) -> Tally:
    """Return what the yardstick wins against each of the starter decks in turn, the seats in turn too."""
    decks = box()
    names = [name for name in decks if name != YARDSTICK]
    rng, tally = Stream(seed), Tally()
    for game in range(games // 2):
        at, other = divmod(game % (SEATS * len(names)), len(names))
        pair = (YARDSTICK, names[other]) if at == 0 else (names[other], YARDSTICK)
        made = Patrol((decks[pair[0]], decks[pair[1]]))
        for played in twice(made, maker, rng, seed + 2 * game):
            tally.add(played.won if at == 0 else 1 - played.won)
    return tally


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--games", type=int, default=20_000)
    reader.add_argument("--openings", type=int)
    reader.add_argument("--player", default="level:1")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--only", choices=("field", "openings"))
    told = reader.parse_args()

    def maker(game: Patrol, seed: int) -> Player:
        return PLUGIN.player(told.player, game, seed)

    asked = " ".join(f"--{name} {value}" for name, value in vars(told).items() if value is not None)
    opened = told.games if told.openings is None else told.openings
    counts = {"field": f"{told.games:,} games of the field", "openings": f"{opened:,} of openings"}
    measured = ", ".join(counts.values()) if told.only is None else counts.get(told.only, counts["openings"])
    print(f"# Patrol, measured: {measured}, {told.player}\n")
    print(f"`python -m bench.balance {asked}` wrote this page.")
    if told.only in (None, "field"):
        print("\n## The field: all pairs of starter decks, each deal twice, the other seat attacking first\n")
        for line in field(maker, told.games, told.seed):
            print(line, flush=True)
    if told.only in (None, "openings"):
        print("\n## Openings drawn by lot\n")
        played = ((one, play(one.made(), maker, one.deal, one.seed).won) for one in openings.drawn(opened, told.seed))
        try:
            found = openings.effects(played)
        except ValueError as thing:
            sys.exit(f"{opened} openings do not tell the effect of {thing}: draw more")
        for line in openings.told(found):
            print(line)


if __name__ == "__main__":
    main()
