"""How large refutations of 12 Patrols are, and what it takes to write one and to verify it.

    python -m bench.refutations [--decks fiendish hard house] [--deals 20] [--seconds 200] [--json FILE]

Seeds 0, 1, 2, ... of every deck are asked with their order of the cards and without one, their variants none, top-up,
late-orders and both in turn, until each of these rows has so many deals that cannot be won, or the time is over, which
the rows share equally. A deal's certificate is what ``solve --certificate`` writes, and ``verify`` reads it back from
its bytes. Seconds are processor time and leave the search for the verdict out.
"""

import argparse
import json
import sys
import time
from pathlib import Path
from statistics import median
from typing import NamedTuple

import vedette
from vedette import capabilities, deals, setups
from vedette.core.certificate import UNWINNABLE

GAME = "twelve-patrols"
VARIANTS = ((), ("top-up",), ("late-orders",), ("top-up", "late-orders"))
DICE = 9
ORDERS = ("known", "any")
BUDGET = 200_000
"""Nodes after which a verdict is given up."""
TITLES = ("lines", "kB", "s to write", "s to verify")


class Refuted(NamedTuple):
    """A deal that cannot be won."""

    lines: int
    size: float
    written: float
    verified: float


class Row:
    """The deals of one deck, with or without their order."""

    def __init__(self, deck: str, order: str) -> None:
        """Begin before the first seed."""
        self.deck = deck
        self.order = order
        self.asked = self.undecided = self.too_large = 0
        self.spent = 0.0
        self.refuted: list[Refuted] = []

    def turn(self) -> None:
        """Ask of the next seed, and count the processor time."""
        began = time.process_time()
        self.ask()
        self.spent += time.process_time() - began

    def ask(self) -> None:
        """Ask of the next seed whether it can be won; where it cannot, write and verify that."""
        made = setups.game(GAME, self.deck, VARIANTS[self.asked % len(VARIANTS)])
        deal = deals.random_deal(made, self.asked)
        if self.order == "any":
            deal = deal[:DICE]
        self.asked += 1
        found = capabilities.solver(made).solve(made, deal, BUDGET)
        self.undecided += found.verdict == "undecided"
        if found.verdict != UNWINNABLE:
            return
        began = time.process_time()
        claim = capabilities.solver(made).certificate(made, deal, found)
        text = json.dumps(claim)
        written = time.process_time()
        if "refutation" not in claim:
            self.too_large += 1
            return
        verified = capabilities.solver(made).verify(json.loads(text), self.deck)
        ended = time.process_time()
        if verified.fault is not None:
            sys.exit(f"{self.deck}, seed {self.asked - 1}: refused: {verified.fault}")
        self.refuted.append(Refuted(verified.lines, len(text) / 1000, written - began, ended - written))

    def said(self) -> str:
        """Return the row of a Markdown table: median and maximum of each column."""
        columns = [sorted(column) for column in zip(*self.refuted, strict=True)]
        figures = [f"{figure(median(column))} / {figure(column[-1])}" for column in columns] or ["-"] * len(TITLES)
        counted = f"{len(self.refuted)} of {self.asked}"
        return f"| {self.deck} | {self.order} | {counted} | {' | '.join(figures)} |"


def figure(value: float) -> str:
    """Return a number with as many digits as one wants to read."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def measure(decks: list[str], deals: int, seconds: float) -> list[Row]:
    """Return the rows, after so many deals that cannot be won in each, or so many seconds."""
    rows = [Row(deck, order) for deck in decks for order in ORDERS]
    until = time.monotonic() + seconds
    while time.monotonic() < until and (short := [row for row in rows if len(row.refuted) < deals]):
        min(short, key=lambda row: row.spent).turn()
    return rows


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decks", nargs="+", default=["fiendish", "hard", "house"])
    parser.add_argument("--deals", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=200)
    parser.add_argument("--json", type=Path)
    asked = parser.parse_args()
    rows = measure(asked.decks, asked.deals, asked.seconds)
    sys.stdout.write(f"vedette {vedette.__version__}; median / maximum, processor time\n\n")
    sys.stdout.write(f"| deck | order | unwinnable of deals asked | {' | '.join(TITLES)} |\n")
    sys.stdout.write(f"|{'---|' * (3 + len(TITLES))}\n")
    for row in rows:
        sys.stdout.write(f"{row.said()}\n")
    undecided, large = sum(row.undecided for row in rows), sum(row.too_large for row in rows)
    sys.stdout.write(f"\n{undecided} deals undecided after {BUDGET:,} nodes, {large} refutations too large to write\n")
    if asked.json:
        told = [{"deck": row.deck, "order": row.order, "asked": row.asked, "refuted": row.refuted} for row in rows]
        asked.json.write_text(json.dumps(told), encoding="utf-8")


if __name__ == "__main__":
    main()
