"""What the mind of Solitaire Spellfire is worth: verdicts, players, hints, over the decks of the box.

    python -m bench.spellfire solve [DECK ...] [--deals 100] [--budget 100000]
    python -m bench.spellfire fair [DECK ...] [--deals 100] [--players level:1,level:2,level:3]
    python -m bench.spellfire hint [DECK ...] [--games 5]
    python -m bench.spellfire grade [DECK ...] [--deals 40]
    python -m bench.spellfire decks [DECK ...] [--deals 40] [--budget 100000]
    python -m bench.spellfire pair  [DECK ...] [--deals 40] [--players level:2,level:3]

``solve`` settles random deals with every card known: what share is winnable (undecided ones count both ways in the
interval), and the processor's time for a verdict. ``fair`` lets players who see only what is face up play the same
deals. ``hint`` times the advice before every choice of some games, ``grade`` counts the grades of some deals.
``decks`` makes a row of the table of decks: difficulty, what level 1 and 2 win of the same deals, what is winnable,
the gap between. ``pair`` counts the deals that only one of two players wins. The deals are those of a fixed seed;
without a deck all decks of the box are taken.
"""

import argparse
import platform
import sys
import time

import vedette
from vedette.core.chance import Stream
from vedette.core.game import CHANCE, OVER
from vedette.core.grading import UNGRADED
from vedette.core.interval import share
from vedette.games.spellfire.bots.grade import grade as grade_of
from vedette.games.spellfire.capabilities import difficulty
from vedette.games.spellfire.capabilities.decks import DECKS
from vedette.games.spellfire.engine.game import Setup
from vedette.games.spellfire.plugin import GAME as PLUGIN
from vedette.games.spellfire.solver import solver
from vedette.games.spellfire.solver.answer import UNDECIDED, UNWINNABLE, WINNABLE
from vedette.games.spellfire.text.speech import Spellfire

SEED = 20
CUTS = [least / difficulty.DEALS for least in difficulty.CUTS]
"""The share of deals that level 2 wins, from which on a deck has difficulty 1, 2, 3, 4."""


def deals(game: Setup, count: int) -> list[list[int]]:
    stream = Stream(SEED)
    return [game.deal(stream.below(game.deals())) for _ in range(count)]


def percent(won: int, count: int, undecided: int = 0) -> str:
    found = share(won, count, undecided)
    return f"{100 * found.share:5.1f}% ({100 * found.low:.0f}-{100 * found.high:.0f}%)"


def quantile(times: list[float], part: float) -> float:
    return 1000 * sorted(times)[min(len(times) - 1, int(part * len(times)))]


def solve(name: str, options: argparse.Namespace) -> None:
    game = PLUGIN.new(DECKS.shipped()[name], [])
    verdicts, times, nodes = [0, 0, 0], [], 0
    for deal in deals(game, options.deals):
        begun = time.process_time()
        answer = solver.solve(game.start(), deal, options.budget)
        times.append(time.process_time() - begun)
        verdicts[answer.verdict] += 1
        nodes += answer.nodes
    print(
        f"{name:20} {percent(verdicts[WINNABLE], options.deals, verdicts[UNDECIDED]):>18}"
        f"  unwinnable {verdicts[UNWINNABLE]:3}  undecided {verdicts[UNDECIDED]:3}"
        f"  median {quantile(times, 0.5):8.2f} ms  90% {quantile(times, 0.9):9.1f} ms"
        f"  {nodes / sum(times):9,.0f} nodes/s",
        flush=True,
    )


def won(game: Spellfire, player: str, deal: list[int], seed: int) -> bool:
    state, chooser = game.start(), PLUGIN.player(player, game, seed)
    while state.mover() != OVER:
        legal = state.legal()
        if state.mover() == CHANCE:
            state.apply(deal[state.slot()])
        else:
            state.apply(chooser.choose(state.view(0), legal) if len(legal) > 1 else legal[0])
    return state.returns()[0] == 1.0


def fair(name: str, options: argparse.Namespace) -> None:
    game = PLUGIN.new(DECKS.shipped()[name], [])
    told = []
    for player in options.players.split(","):
        begun = time.process_time()
        wins = sum(won(game, player, deal, seed) for seed, deal in enumerate(deals(game, options.deals)))
        took = time.process_time() - begun
        told.append(f"{player} {percent(wins, options.deals)} {1000 * took / options.deals:6.0f} ms a game")
    print(f"{name:20} {'   '.join(told)}", flush=True)


def decks(name: str, options: argparse.Namespace) -> None:
    game = PLUGIN.new(DECKS.shipped()[name], [])
    dealt = deals(game, options.deals)
    fair = [sum(won(game, player, deal, seed) for seed, deal in enumerate(dealt)) for player in ("level:1", "level:2")]
    verdicts, times = [0, 0, 0], []
    for deal in dealt:
        begun = time.process_time()
        verdicts[solver.solve(game.start(), deal, options.budget).verdict] += 1
        times.append(time.process_time() - begun)
    level_2, settled = fair[1] / options.deals, options.deals - verdicts[UNDECIDED]
    grade = 1 + sum(level_2 < least for least in CUTS)
    gap = 100 * (verdicts[WINNABLE] / settled - level_2) if settled else 0
    fairly = " | ".join(percent(wins, options.deals) for wins in fair)
    found = percent(verdicts[WINNABLE], options.deals, verdicts[UNDECIDED])
    print(
        f"| {name} | {grade} | {fairly} | {found} | {gap:.0f} | {verdicts[UNDECIDED]} of {options.deals}"
        f" | {quantile(times, 0.5):.1f} | {quantile(times, 0.9):.0f} |",
        flush=True,
    )


def pair(name: str, options: argparse.Namespace) -> None:
    game = PLUGIN.new(DECKS.shipped()[name], [])
    one, other = options.players.split(",")[:2]
    results = [
        (won(game, one, deal, seed), won(game, other, deal, seed))
        for seed, deal in enumerate(deals(game, options.deals))
    ]
    only = [
        sum(first and not second for first, second in results),
        sum(second and not first for first, second in results),
    ]
    print(f"{name:20} of {options.deals} deals only {one} won {only[0]}, only {other} {only[1]}", flush=True)


def hint(name: str, options: argparse.Namespace) -> None:
    game = PLUGIN.new(DECKS.shipped()[name], [])
    times = []
    for seed, deal in enumerate(deals(game, options.games)):
        state, chooser = game.start(), PLUGIN.player("level:1", game, seed)
        while state.mover() != OVER:
            legal = state.legal()
            if state.mover() == CHANCE:
                state.apply(deal[state.slot()])
                continue
            if len(legal) > 1:
                begun = time.process_time()
                game.advise(state.view(0), 3, "en")
                times.append(time.process_time() - begun)
            state.apply(chooser.choose(state.view(0), legal))
    told = "  ".join(f"{label} {quantile(times, part):6.1f} ms" for label, part in (("50%", 0.5), ("95%", 0.95)))
    print(f"{name:20} {len(times):4} hints  {told}  worst {1000 * max(times):6.1f} ms", flush=True)


def grade(name: str, options: argparse.Namespace) -> None:
    game = PLUGIN.new(DECKS.shipped()[name], [])
    begun = time.process_time()
    grades = [grade_of(game, deal) for deal in deals(game, options.deals)]
    took = (time.process_time() - begun) / options.deals
    told = "  ".join(f"{one}: {grades.count(one):3}" for one in (1, 2, 3, 4, 5))
    print(f"{name:20} {told}  none: {grades.count(UNGRADED):3}  {1000 * took:6.0f} ms a deal", flush=True)


WHAT = {"solve": solve, "fair": fair, "hint": hint, "grade": grade, "decks": decks, "pair": pair}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=WHAT)
    parser.add_argument("decks", nargs="*")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--budget", type=int, default=100_000)
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--players", default="level:1,level:2,level:3")
    options = parser.parse_intermixed_args()
    print(
        f"{platform.python_implementation()} {platform.python_version()}, compiled: {vedette.COMPILED}", file=sys.stderr
    )
    for name in options.decks or sorted(DECKS.shipped()):
        WHAT[options.what](name, options)


if __name__ == "__main__":
    main()
