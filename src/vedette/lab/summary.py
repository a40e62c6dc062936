"""Sums up a study's rows in constant memory, for its results with intervals, and decides when it may stop."""

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
"""After how many deals a study is first tested for a verdict; then at each doubling."""
FIRST: Final = "first"
SEAT: Final = "seat"
"""Two lines in a summary of a game for two: the scores of the player to choose first, and of the first seat."""
WIDE: Final = {"choices": 10}
"""How many numbers a bin of a measure holds if not one; for nodes each bin is twice as wide as the one before."""
WIDTHS: Final = 50
"""After how many further deals the widths of the intervals are tested again."""


class SummaryLine(NamedTuple):
    """One line of a study's result: deck, player, opponent and measure, with its share or mean."""

    deck: str
    player: str
    other: str
    opponent: str
    measure: str
    share: Share | None
    mean: float
    cases: int
    undecided: int
    """How many cases had a search that ended without a verdict."""
    bins: tuple[tuple[int, int], ...] = ()
    """For a measure that is a number: the least number of each bin, ascending, and how often it came up."""


@dataclass
class Sums:
    """The sums of one measure over the rows of one pair of deck and player."""

    cases: int = 0
    total: float = 0.0
    undecided: int = 0
    bins: dict[int, int] = field(default_factory=lambda: defaultdict(int))
    """How often each number came up, by the least number of its bin."""

    def kept(self) -> list[Any]:
        """Return the sums as JSON data, to be stored."""
        return [self.cases, self.total, self.undecided, sorted(self.bins.items())]

    def take(self, kept: list[Any]) -> None:
        """Set these sums, which are still empty, to stored ones: the list that ``kept`` returned."""
        self.cases, self.total, self.undecided = kept[:3]
        self.bins.update((low, count) for low, count in kept[3])


@dataclass
class StudySummary:
    """The running sums of all rows of a study."""

    study: Study
    entries: list[StudyEntry]
    deals: int = 0
    work: int = 0
    """Choices made and nodes searched."""
    sums: dict[tuple[int, str], Sums] = field(default_factory=lambda: defaultdict(Sums))
    """The sums by the index of the first entry with the same decks and players, and by measure."""
    paired: dict[int, Paired] = field(default_factory=lambda: defaultdict(Paired))
    """Scores by deal: in a game for two of each entry's side, by the index of its first entry, as 2 * score - 1.
    In a game for one only entry 0 has them: how much more the second side scores than the first."""
    sides: dict[str, Paired] = field(default_factory=lambda: defaultdict(Paired))
    """In a game for two, over all entries: 2 * score - 1 of the player that chose first, and of the first seat."""

    def __post_init__(self) -> None:
        """Map each entry to the first with the same decks and players, and choose the measure for the verdict."""
        first: dict[tuple[str, ...], int] = {}
        self.labels = [first.setdefault(entry.label, at) for at, entry in enumerate(self.entries)]
        self.groups = [(entry.deck, entry.other) for entry in self.entries]
        """The decks of each entry: lines with the same decks stand together."""
        self.two = len(self.entries[0].players) > 1
        wanted = [measure for measure in SHARES if measure in self.study.measures]
        self.chief = wanted[0] if wanted else ""

    def add(self, rows: Sequence[Row]) -> None:
        """Add all rows of one deal to the sums; values may be text, as in rows read from a file."""
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
        """Add the scores of the player that chose first, and of the first seat, at one deal."""
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
        """Return the line with the share of the player that chose first, or of the first seat."""
        shared = self.sides[side].found().share()
        return SummaryLine("", "", "", "", side, shared, shared.share, shared.cases, 0)

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
        """Return a measure's share with its interval.

        In a game for one it is Wilson's, from the sums; in a game for two it comes from scores paired by deal, each
        deal played from both seats, and of the sums only the number of cases is used.
        """
        if not self.two:
            return share(sums.total, sums.cases, sums.undecided)
        return self.paired[label].found().share()._replace(cases=sums.cases)

    def ended(self) -> str:
        """Return which condition ends the study now: work, verdict, width or deals; empty if none.

        The same for any number of workers.
        """
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
        """Return all sums as JSON data, to be stored."""
        return {
            "deals": self.deals,
            "work": self.work,
            "sums": [[*key, sums.kept()] for key, sums in self.sums.items()],
            "paired": [[label, one.cases, one.total, one.squares] for label, one in self.paired.items()],
            "sides": [[side, one.cases, one.total, one.squares] for side, one in self.sides.items()],
        }

    def take(self, kept: dict[str, Any]) -> None:
        """Replace all sums by stored ones."""
        self.deals, self.work = kept["deals"], kept["work"]
        for label, measure, sums in kept["sums"]:
            self.sums[label, measure].take(sums)
        for label, *sums in kept["paired"]:
            self.paired[label] = Paired(*sums)
        for side, *sums in kept["sides"]:
            self.sides[side] = Paired(*sums)


def least(measure: str, value: float) -> int:
    """Return the least number of the bin in which a measure's value falls; a measure has a few dozen bins at most."""
    if measure == "nodes":
        return 1 << int(value).bit_length() - 1 if value >= 1 else 0
    return int(value) - int(value) % WIDE.get(measure, 1)
