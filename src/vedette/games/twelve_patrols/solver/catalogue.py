"""Every kind of line that the regions of a deck can form, numbered, with all that is known of it before dice fall.

``tables[line][triple(first, middle, last)]`` is a kind of line, or DEAD: lines 0 to 2 are the rows, read from west to
east, lines 3 to 5 the columns, read from north to south.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vedette.games.twelve_patrols.engine import rules
from vedette.games.twelve_patrols.engine.line import asked
from vedette.games.twelve_patrols.engine.rules import Region
from vedette.games.twelve_patrols.engine.state import edges_of
from vedette.games.twelve_patrols.solver.lines import BARE, LineDemands, SpotBase, read, shapes, signatures
from vedette.games.twelve_patrols.solver.pip_changes import DICE_AT, NEVER

ROW: Final = 0
COLUMN: Final = 3
"""A line that stands for all rows, and one for all columns."""
DEAD: Final = 0
"""The kind of every line that no items satisfy."""
TRIPLES: Final = rules.REGIONS**3


class Catalogue:
    """Kinds of lines: the pairs of contents that satisfy each, and the shapes that bound its cost from below."""

    def __init__(self, regions: tuple[Region, ...], other: "Catalogue | None" = None) -> None:
        """Give numbers to the kinds of lines that these regions form on a bare table.

        With another catalogue of the same regions: know what it knows, and be free to number more.
        """
        self.regions = regions
        self.edges = edges_of(regions)
        self.kinds: dict[LineDemands, int] = {} if other is None else dict(other.kinds)
        self.pairs: list[vec[i64]] = [vec[i64]()] if other is None else list(other.pairs)
        self.contents: list[int] = [] if other is None else list(other.contents)
        self.content_ids: dict[int, int] = {} if other is None else dict(other.content_ids)
        self.bounds: list[vec[i64]] = [vec[i64]()] if other is None else list(other.bounds)
        self.bound_ids: dict[tuple[int, ...], int] = {} if other is None else dict(other.bound_ids)
        self.fewest: vec[i64] = vec[i64]() if other is None else other.fewest[:]
        """For each content, the fewest items that make it."""
        self.bound_of: vec[i64] = vec[i64]([0]) if other is None else other.bound_of[:]
        self.pips = max(
            [edge & rules.NUMBER for region in regions for edge in region[1:] if edge >> rules.KIND_SHIFT == rules.SUM]
            + [0]
        )
        """The highest sum that anything asks for."""
        if other is None:
            rows = self._table(ROW)
            columns = self._table(COLUMN)
            self.tables = [rows, rows, rows, columns, columns, columns]
        else:
            self.tables = list(other.tables)

    def _table(self, line: int) -> vec[i64]:
        """Return the kinds of all ordered triples on a bare table."""
        table = vec[i64]([DEAD] * TRIPLES)
        cards = range(len(self.regions))
        for first in cards:
            for middle in cards:
                for last in cards:
                    if len({first, middle, last}) == 3:
                        table[triple(first, middle, last)] = self.kind(line, first, middle, last)
        return table

    def kind(  # noqa: PLR0913, PLR0917 (which line, three cards, two spots)
        self, line: int, first: int, middle: int, last: int, left: SpotBase = BARE, right: SpotBase = BARE
    ) -> int:
        """Return the kind of a line of three cards, on top of what lies in its spots, and number it if it is new."""
        kind = read(asked(self.edges, line, first, middle, last), left, right)
        return DEAD if kind is None else self.number(kind)

    def number(self, line: LineDemands) -> int:
        """Return the number of a kind of line, a new one if it has none."""
        known = self.kinds.get(line)
        if known is None:
            known = self._number(line)
            self.kinds[line] = known
        return known

    def _number(self, line: LineDemands) -> int:
        """Return the number of a new kind of line."""
        found = signatures(line)
        if not found:
            return DEAD
        pairs = vec[i64]()
        bounds: set[int] = set()
        for left, right in found:
            pairs = append(pairs, i64(self._content(left) << 16 | self._content(right)))
            for items, dice, pips in shapes(left):
                for more, again, others in shapes(right):
                    bounds.add(_shape(items + more, dice, pips, again, others))
        self.pairs.append(pairs)
        self.bound_of = append(self.bound_of, i64(self._bound(_cheapest(bounds))))
        return len(self.pairs) - 1

    def _content(self, one: int) -> int:
        """Return the number of a content."""
        if one not in self.content_ids:
            self.content_ids[one] = len(self.contents)
            self.contents.append(one)
            self.fewest = append(self.fewest, i64(min([items for items, _, _ in shapes(one)])))
        return self.content_ids[one]

    def _bound(self, bounds: tuple[int, ...]) -> int:
        """Return the number of a list of shapes, which many kinds of lines share."""
        if bounds not in self.bound_ids:
            self.bound_ids[bounds] = len(self.bounds)
            self.bounds.append(vec[i64](bounds))
        return self.bound_ids[bounds]

    def floors(self, changes: vec[i64]) -> vec[i64]:
        """Return for each kind the least it can cost, given the changes that so many dice with so many pips need.

        ``changes[DICE_AT * dice + pips]`` is a count, or NEVER. Colours count only by their number here, and the two
        patrols of a line may both use the same die: a bound from below, close and quick.
        """
        least = vec[i64]([NEVER] * len(self.bounds))
        for at in range(1, len(self.bounds)):
            best: i64 = NEVER
            bound = self.bounds[at]
            for index in range(len(bound)):
                shape = bound[index]
                items: i64 = shape & 31
                if items >= best:
                    break
                price: i64 = items + changes[shape >> 5 & 1023] + changes[shape >> 15]
                best = min(best, price)
            least[at] = best
        bound_of = self.bound_of
        floors = vec[i64]([NEVER] * len(bound_of))
        for kind in range(1, len(bound_of)):
            floors[kind] = least[bound_of[kind]]
        return floors


def triple(first: i64, middle: i64, last: i64) -> i64:
    """Return the place of three cards in a table."""
    return 144 * first + 12 * middle + last


def _shape(items: int, dice: int, pips: int, again: int, others: int) -> int:
    """Return a shape of a line's two contents as one int, the fewer dice last; items lowest, so that they sort."""
    one, other = sorted((DICE_AT * dice + pips, DICE_AT * again + others))
    return items | other << 5 | one << 15


def _cheapest(bounds: set[int]) -> tuple[int, ...]:
    """Return the shapes without those that another with the same dice undercuts, fewest items first."""
    kept: dict[int, int] = {}
    for shape in sorted(bounds, key=lambda shape: shape & 31):
        kept.setdefault(shape >> 5, shape)
    return tuple(sorted(kept.values(), key=lambda shape: (shape & 31, shape)))
