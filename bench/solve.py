"""How fast the thoughtful question of 12 Patrols is answered, and by how much faster than CP-SAT in the same run.

    python -m bench.solve [--deals 300] [--peer 6] [--agree 0] [--json FILE]

Every deal is a roll and an order of the deck, drawn from a fixed seed; the clock starts from the dice, with the tables
of the deck ready, and stops at the verdict with its winning line. ``--peer`` deals of each deck go to CP-SAT as well
(one worker; the time in its search alone, not in writing the model). ``--agree`` compares verdicts on so many random
deals of random decks, half of them without an order.
"""

import argparse
import json
import platform
import time
from pathlib import Path
from typing import NamedTuple

from bench import cpsat

import vedette
from vedette.core.chance import Stream
from vedette.games.twelve_patrols.cards import deck as cards
from vedette.games.twelve_patrols.cards.random_deck import invent
from vedette.games.twelve_patrols.engine.rules import Deck
from vedette.games.twelve_patrols.solver import plan, solver
from vedette.games.twelve_patrols.solver.question import WINNABLE, opening

NAMED = ("house", "fiendish")
INVENTED = ((105, 5), (106, 6), (108, 8))
"""Seeds and tightness of the three generated decks."""


class Deal(NamedTuple):
    """What is asked."""

    dice: list[int]
    order: list[int]


class Took(NamedTuple):
    """Seconds for one verdict."""

    winnable: bool
    wall: float
    cpu: float


def decks() -> dict[str, Deck]:
    boxed = {name: cards.box()[name].deck for name in NAMED}
    return boxed | {f"invented {seed}/{tight}": invent(seed, tight) for seed, tight in INVENTED}


def deals(deck: Deck, count: int) -> list[Deal]:
    stream, drawn = Stream(len(deck.regions)), []
    for _ in range(count):
        order = list(range(len(deck.regions)))
        stream.shuffle(order)
        drawn.append(Deal([1 + stream.below(6) for _ in range(9)], order[:9]))
    return drawn


def ask(deck: Deck, deal: Deal) -> Took:
    wall, cpu = time.perf_counter(), time.process_time()
    question = opening(deck, deal.dice, deal.order)
    answer = solver.solve(question)
    if answer.verdict == WINNABLE:
        plan.line(question, answer)
    return Took(answer.verdict == WINNABLE, time.perf_counter() - wall, time.process_time() - cpu)


def part(values: list[float], share: float) -> float:
    """Return the value below which this share of them lies, in milliseconds."""
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def measure(name: str, deck: Deck, count: int, peers: int) -> dict[str, float | str | int]:
    drawn = deals(deck, count)
    ask(deck, drawn[0])  # the deck's tables
    took = [ask(deck, deal) for deal in drawn]
    figures: dict[str, float | str | int] = {
        "deck": name,
        "deals": count,
        "won": sum(one.winnable for one in took) / count,
        "median": part([one.wall for one in took], 0.5),
        "p99": part([one.wall for one in took], 0.99),
        "cpu median": part([one.cpu for one in took], 0.5),
        "cpu p99": part([one.cpu for one in took], 0.99),
    }
    if peers:
        found = [cpsat.Model(deck, deal.dice, deal.order).solve() for deal in drawn[:peers]]
        agreed = sum(one.winnable == ours.winnable for one, ours in zip(found, took[:peers], strict=True))
        figures["cp-sat median"] = part([one.seconds for one in found], 0.5)
        figures["agreed"] = agreed
        figures["times"] = sum(one.seconds for one in found) / sum(ours.cpu for ours in took[:peers])
    return figures


def agree(count: int) -> dict[str, int]:
    """Compare verdicts with CP-SAT; name each deal on which they differ."""
    tally = {"winnable": 0, "unwinnable": 0, "differ": 0}
    for seed in range(count):
        stream = Stream(seed)
        deck = invent(seed, 3 + seed % 7)
        deal = deals(deck, 1)[0]._replace(dice=[1 + stream.below(6) for _ in range(9)])
        order = deal.order if seed % 2 else None
        found = cpsat.Model(deck, deal.dice, order).solve().winnable
        ours = solver.solve(opening(deck, deal.dice, order)).verdict == WINNABLE
        tally["winnable" if ours else "unwinnable"] += 1
        if found != ours:
            tally["differ"] += 1
            print(f"differ: invent({seed}, {3 + seed % 7}) {deal.dice} {order}: CP-SAT {found}, ours {ours}")
    return tally


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--deals", type=int, default=300)
    asked.add_argument("--peer", type=int, default=6)
    asked.add_argument("--agree", type=int, default=0)
    asked.add_argument("--json", type=Path)
    given = asked.parse_args()
    how = "compiled" if vedette.COMPILED else "interpreted"
    print(f"vedette {vedette.__version__}, {how}, Python {platform.python_version()}, {platform.machine()}\n")
    rows = [measure(name, deck, given.deals, given.peer) for name, deck in decks().items()]
    print("| " + " | ".join(rows[0]) + " |\n|" + "---|" * len(rows[0]))
    for row in rows:
        print(
            "| "
            + " | ".join(f"{value:.3g}" if isinstance(value, float) else str(value) for value in row.values())
            + " |"
        )
    print("\nMilliseconds; times: CP-SAT's time over our CPU time on the same deals.")
    result: dict[str, object] = {"rows": rows}
    if given.agree:
        result["agree"] = tally = agree(given.agree)
        print(f"\nCP-SAT on {given.agree} deals of random decks: {tally}")
    if given.json:
        given.json.write_text(json.dumps(result, indent=2) + "\n")


if __name__ == "__main__":
    main()
