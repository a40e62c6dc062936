"""What a study's rows come to: sums only, so that any number of rows takes the same memory, and when it may stop."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from vedette.core.interval import Share, share
from vedette.lab.paired import Paired, quantile
from vedette.lab.study_run import OF_WINNABLE, SHARES, SOLVED
from vedette.lab.winnability import UNDECIDED, WON

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vedette.lab.study_plan import Row, StudyEntry
    from vedette.lab.study_run import Study

FIRST_LOOK: Final = 100
"""Deals before a verdict is looked for; then at each doubling."""
FIRST: Final = "first"
SEAT: Final = "seat"
"""Lines of a game for two: what who chose first scores, and who has the first seat."""
WIDE: Final = {"choices": 10}
"""How many numbers a bin has, where it is not one; one of nodes is twice as wide as the one before."""
WIDTHS: Final = 50
"""Deals between two looks at the widths of intervals."""


class SummaryLine(NamedTuple):
    """One line of the table: a deck, its player, the opponent, what was measured."""

    deck: str
    player: str
    other: str
    opponent: str
    measure: str
    share: Share | None
    mean: float
    cases: int
    undecided: int
    """Cases whose search ended without a verdict."""
    bins: tuple[tuple[int, int], ...] = ()
    """Of a number: how often it was in each bin, by the least number of the bin, ascending."""


@dataclass
class Sums:
    """The sums of one measure of one label."""

    cases: int = 0
    total: float = 0.0
    undecided: int = 0
    bins: dict[int, int] = field(default_factory=lambda: defaultdict(int))
    """How often each number came up, by the least number of its bin."""

    def kept(self) -> list[Any]:
        """Return them as JSON."""
        return [self.cases, self.total, self.undecided, sorted(self.bins.items())]

    def take(self, kept: list[Any]) -> None:
        """Go on from what was kept."""
        self.cases, self.total, self.undecided = kept[:3]
        self.bins.update((low, count) for low, count in kept[3])


@dataclass
class StudySummary:
    """The sums of a study."""

    study: Study
    entries: list[StudyEntry]
    deals: int = 0
    work: int = 0
    """Choices made and nodes searched."""
    sums: dict[tuple[int, str], Sums] = field(default_factory=lambda: defaultdict(Sums))
    """By the first entry of a label, and the measure."""
    paired: dict[int, Paired] = field(default_factory=lambda: defaultdict(Paired))
    """Of two sides, by the first entry of a label: how far above a half, doubled; of a game for one, entry 0 alone
    has how much more the second side scores than the first."""
    sides: dict[str, Paired] = field(default_factory=lambda: defaultdict(Paired))
    """Of a game for two, all entries together: how far above a half, doubled, scores who chose first, and who has the
    first seat."""

    def __post_init__(self) -> None:
        """Give each label the number of its first entry."""
        first: dict[tuple[str, ...], int] = {}
        self.labels = [first.setdefault(entry.label, at) for at, entry in enumerate(self.entries)]
        self.groups = [(entry.deck, entry.other) for entry in self.entries]
        """The decks of each entry: lines of the same stand together."""
        self.two = len(self.entries[0].players) > 1
        wanted = [measure for measure in SHARES if measure in self.study.measures]
        self.chief = wanted[0] if wanted else ""

    def add(self, rows: Sequence[Row]) -> None:
        """Count all rows of one deal; those read again from a file are text."""
        self.deals += 1
        scores: dict[int, list[float]] = defaultdict(list)
        for at, row in enumerate(rows):
            label = self.labels[at]
            for measure in self.study.measures:
                if measure in SOLVED and not self.entries[at].solves:
                    continue
                value = row[measure]
                if value not in (None, ""):
                    self._count(label, measure, float(value), scores)
            if str(row.get("winnable")) == str(WON) and (won := row.get("won")) not in (None, ""):
                kept = self.sums[label, OF_WINNABLE]
                kept.cases, kept.total = kept.cases + 1, kept.total + float(won)
        if self.two:
            for label, found in scores.items():
                self.paired[label].add(2 * sum(found) / len(found) - 1)
            self._side(rows)
        elif len(scores) == 2:
            one, two = scores.values()
            self.paired[0].add(two[0] - one[0])

    def _side(self, rows: Sequence[Row]) -> None:
        """Count what a deal brought the player that chose first, and that of the first seat."""
        if "won" not in self.study.measures:
            return
        firsts = {SEAT: [int(row["seat"] or 0) == 0 for row in rows]}
        if "began" in self.study.measures:
            firsts[FIRST] = [int(row["began"] or 0) == 1 for row in rows]
        for side, mine in firsts.items():
            scored = [
                float(row["won"] or 0) if own else 1 - float(row["won"] or 0)
                for row, own in zip(rows, mine, strict=True)
            ]
            self.sides[side].add(2 * sum(scored) / len(scored) - 1)

    def _count(self, label: int, measure: str, value: float, scores: dict[int, list[float]]) -> None:
        sums = self.sums[label, measure]
        sums.cases += 1
        if measure in SHARES and value == UNDECIDED:
            sums.undecided += 1
            value = 0.0
        sums.total += value
        if measure not in SHARES:
            sums.bins[least(measure, value)] += 1
        if measure in ("choices", "nodes"):
            self.work += int(value)
        if measure == self.chief:
            scores[label].append(value)

    def lines(self) -> list[SummaryLine]:
        """Return a line for each deck, player and measure; what concerns deals alone stands once for each deck."""
        found = [
            self._line(label, measure, sums)
            for group in dict.fromkeys(self.groups)
            for measure in (*self.study.measures, OF_WINNABLE)
            for label in range(len(self.entries))
            if self.groups[label] == group and (sums := self.sums.get((label, measure))) is not None
        ]
        return found + [self._sided(side) for side in (FIRST, SEAT) if side in self.sides]

    def _sided(self, side: str) -> SummaryLine:
        """Return the line of the player that chose first, or of the first seat."""
        mean, low, high, cases = self.sides[side].found()
        shared = Share((mean + 1) / 2, (low + 1) / 2, (high + 1) / 2, cases)
        return SummaryLine("", "", "", "", side, shared, shared.share, cases, 0)

    def _line(self, label: int, measure: str, sums: Sums) -> SummaryLine:
        entry = self.entries[label]
        shared = self._share(label, sums) if measure in (*SHARES, OF_WINNABLE) else None
        player = "" if measure in SOLVED else entry.player
        mean = sums.total / sums.cases
        bins = tuple(sorted(sums.bins.items()))
        return SummaryLine(
            entry.deck, player, entry.other, entry.opponent, measure, shared, mean, sums.cases, sums.undecided, bins
        )

    def _share(self, label: int, sums: Sums) -> Share:
        """Return a share with its interval: Wilson's, and for two that of whole deals, both seats of each."""
        if not self.two:
            return share(sums.total, sums.cases, sums.undecided)
        mean, low, high, _ = self.paired[label].found()
        return Share((mean + 1) / 2, (low + 1) / 2, (high + 1) / 2, sums.cases)

    def ended(self) -> str:
        """Return which rule ends the study after these deals, or nothing; the same for any number of workers."""
        stop = self.study.stop
        if stop.work and self.work >= stop.work:
            return "work"
        if stop.verdict and self._told():
            return "verdict"
        if stop.width and self.deals % WIDTHS == 0 and self._narrow(stop.width):
            return "width"
        return "deals" if self.deals >= self.study.deals else ""

    def _narrow(self, width: float) -> bool:
        shares = [line.share for line in self.lines() if line.share is not None and line.measure != OF_WINNABLE]
        return bool(shares) and all(one.high - one.low <= width for one in shares)

    def _told(self) -> bool:
        """Return whether one of two sides is shown to be better.

        It is looked at after 100, 200, 400 ... deals, in such a way that all looks together err as one would.
        """
        look, rest = divmod(self.deals, FIRST_LOOK)
        if rest or look & (look - 1) or not look:
            return False
        z = quantile(look.bit_length())
        return any(one.found(z).shown for one in self.paired.values())

    def kept(self) -> dict[str, Any]:
        """Return the sums as JSON."""
        return {
            "deals": self.deals,
            "work": self.work,
            "sums": [[*key, sums.kept()] for key, sums in self.sums.items()],
            "paired": [[label, one.cases, one.total, one.squares] for label, one in self.paired.items()],
            "sides": [[side, one.cases, one.total, one.squares] for side, one in self.sides.items()],
        }

    def take(self, kept: dict[str, Any]) -> None:
        """Go on from sums that were kept."""
        self.deals, self.work = kept["deals"], kept["work"]
        for label, measure, sums in kept["sums"]:
            self.sums[label, measure].take(sums)
        for label, *sums in kept["paired"]:
            self.paired[label] = Paired(*sums)
        for side, *sums in kept["sides"]:
            self.sides[side] = Paired(*sums)


def least(measure: str, value: float) -> int:
    """Return the least number of a number’s bin; there are some dozens of bins, however many rows there are."""
    if measure == "nodes":
        return 1 << int(value).bit_length() - 1 if value >= 1 else 0
    return int(value) - int(value) % WIDE.get(measure, 1)
