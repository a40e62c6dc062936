"""What a line of three regions asks of its two patrols, the few contents that answer it, and all lines of a deck.

Three kinds of numbers bind a line, items, colours and pips: each on the whole line, on the left or on the right.
A patrol that already lies there (closed, or begun and still open) is a base under what may still come.

A *content* says what may still come into one spot, as one small int: how many items, which colours, how many pips,
each of them unbound where no requirement asks. A *signature* is a pair of contents that satisfies the line.

``Catalogue`` numbers every kind of line that the regions of a deck can form: a kind, or DEAD,
stands in ``tables[line][triple(first, middle, last)]``. Lines 0 to 2 are the rows, read from west to east, lines 3 to 5
the columns, read from north to south.
"""

from typing import Final, NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i64

from vedette.core.bits import mask_of
from vedette.games.twelve_patrols.engine import rules
from vedette.games.twelve_patrols.engine.line import UNBOUND, Asked, Bound, asked, bounds
from vedette.games.twelve_patrols.engine.rules import COLOUR_COUNT, Region
from vedette.games.twelve_patrols.engine.state import COLOUR_BITS, COUNT, PIPS_SHIFT, edges_of
from vedette.games.twelve_patrols.solver.supply import DICE_AT, NEVER

MOST: Final = 18
"""The number of items there are in all."""

# A content: bits 0-1 the fewest items where their number is unbound, 2-6 items + 1, 7-10 colour mask + 1, 11- pips + 1.
ITEMS_AT: Final = 2
MASK_AT: Final = 7
PIPS_AT: Final = 11


class SpotBase(NamedTuple):
    """What lies in a spot already: all that requirements see of it, and whether it may grow."""

    items: int = 0
    mask: int = 0
    """The mask of the colours of what lies there."""
    pips: int = 0
    shut: bool = False


BARE: Final = SpotBase()


def base_of(signature: int, *, shut: bool) -> SpotBase:
    """Return what lies in a spot whose patrol has this signature, 0 for none, and whether it may grow."""
    if signature == 0:
        return BARE
    mask = mask_of([colour for colour in range(COLOUR_COUNT) if signature >> COLOUR_BITS * (colour + 1) & COUNT])
    return SpotBase(signature & COUNT, mask, signature >> PIPS_SHIFT, shut)


class LineDemands(NamedTuple):
    """What a line asks and what lies in its spots; equal lines, and a line and its mirror image, cost the same."""

    items: Bound
    colours: Bound
    pips: Bound
    left: SpotBase
    right: SpotBase

    def mirrored(self) -> "LineDemands":
        """Return the same line read from its other end."""
        bounds = [Bound(b.whole, b.right, b.left) for b in (self.items, self.colours, self.pips)]
        return LineDemands(bounds[0], bounds[1], bounds[2], self.right, self.left)


def read(wanted: Asked, left: SpotBase = BARE, right: SpotBase = BARE) -> LineDemands | None:
    """Return what three cards in a line ask and what lies between them, or None if that contradicts itself.

    Of a line and its mirror image the smaller is returned, so that equal demands are equal keys.
    """
    found = bounds(wanted)
    if found is None:
        return None
    items, colours, pips = found
    line = LineDemands(_parts(items), colours, _parts(pips), left, right)
    return min(line, line.mirrored())


def _parts(bound: Bound) -> Bound:
    """Return a bound on items or pips without the number of both patrols, where those of each imply it."""
    return bound if bound.left < 0 or bound.right < 0 else Bound(UNBOUND, bound.left, bound.right)


def content(items: int, mask: int, pips: int, fewest: int) -> int:
    """Return what may still come into a spot packed into one int; -1 leaves items, colours or pips unbound."""
    if items >= 0:
        fewest = 0
    return fewest | (items + 1) << ITEMS_AT | (mask + 1) << MASK_AT | (pips + 1) << PIPS_AT


NOTHING: Final = content(0, UNBOUND, UNBOUND, 0)


def signatures(line: LineDemands) -> list[tuple[int, int]]:
    """Return all pairs of what may come left and right to meet a line, without repetition; none where nothing can.

    Where only the ends bind and both spots are bare, the two patrols are one pool of at least two items: any one of
    them goes left, the rest right.
    """
    whole_only = max(max(bound.left, bound.right) for bound in (line.items, line.colours, line.pips)) < 0
    if whole_only and line.left == BARE and line.right == BARE:
        if 0 <= line.items.whole < 2:
            return []
        masks = _masks(line.colours.whole) if line.colours.whole >= 0 else [UNBOUND]
        pool = [content(line.items.whole, mask, line.pips.whole, 2) for mask in masks]
        return [(one, NOTHING) for one in pool if possible(one)]
    found: list[tuple[int, int]] = []
    masks_of_both = _mask_pairs(line)
    for items in _splits(line.items, line.left.items, line.right.items, line):
        for pips in _splits(line.pips, line.left.pips, line.right.pips, line):
            for masks_pair in masks_of_both:
                left = _one(items[0], masks_pair[0], pips[0], line.left)
                right = _one(items[1], masks_pair[1], pips[1], line.right)
                if left >= 0 and right >= 0:
                    found.append((left, right))
    return found


def _masks(count: int) -> list[int]:
    """Return the colour masks of so many colours."""
    return [mask for mask in range(8) if mask.bit_count() == count]


def _splits(bound: Bound, left: int, right: int, line: LineDemands) -> list[tuple[int, int]]:
    """Return the pairs of items, or of pips, that may come left and right: -1 where unbound, 0 in a shut spot."""
    if bound.whole >= 0:
        rest = bound.whole - left - right
        if line.left.shut:
            return [(0, rest)] if rest >= 0 and (rest == 0 or not line.right.shut) else []
        if line.right.shut:
            return [(rest, 0)] if rest >= 0 else []
        return [(part, rest - part) for part in range(rest + 1)]
    parts: list[int] = []
    for number, there, base in ((bound.left, left, line.left), (bound.right, right, line.right)):
        part = number - there if number >= 0 else UNBOUND
        if number >= 0 and (part < 0 or (base.shut and part > 0)):
            return []
        parts.append(0 if base.shut else part)
    return [(parts[0], parts[1])]


def _mask_pairs(line: LineDemands) -> list[tuple[int, int]]:
    """Return the pairs of colour masks that may come left and right, -1 where no requirement sees them."""
    bound = line.colours
    sees_left = bound.whole >= 0 or bound.left >= 0
    sees_right = bound.whole >= 0 or bound.right >= 0
    pairs: list[tuple[int, int]] = []
    for left in range(8) if sees_left and not line.left.shut else [0]:
        on_left = line.left.mask | left
        if bound.left >= 0 and on_left.bit_count() != bound.left:
            continue
        for right in range(8) if sees_right and not line.right.shut else [0]:
            on_right = line.right.mask | right
            if bound.right >= 0 and on_right.bit_count() != bound.right:
                continue
            if bound.whole >= 0 and (on_left | on_right).bit_count() != bound.whole:
                continue
            pairs.append((left if sees_left else UNBOUND, right if sees_right else UNBOUND))
    return pairs


def _one(items: int, mask: int, pips: int, base: SpotBase) -> int:
    """Return items, colours and pips that may come into a spot packed into one int, or -1 if they cannot."""
    fewest = 0 if base.items else 1
    if base.shut or (mask == 0 and items < 0):
        items = 0
    if base.shut:
        mask, pips = UNBOUND, UNBOUND
    if 0 <= items < fewest:
        return -1
    one = content(items, mask, pips, fewest)
    if not possible(one):
        return -1
    return NOTHING if items == 0 else one


def possible(one: int) -> bool:
    """Return whether any items at all have the number, colours and pips packed into this int."""
    items = (one >> ITEMS_AT & 31) - 1
    mask = (one >> MASK_AT & 15) - 1
    pips = (one >> PIPS_AT) - 1
    if items > MOST or pips > 6 * 9:
        return False
    if items == 0:
        return mask <= 0 and pips <= 0
    if mask == 0:  # no colour, no item
        return False
    return items < 0 or (items >= max(mask, 0).bit_count() and pips <= 6 * items)


def shapes(one: int) -> list[tuple[int, int, int]]:
    """Return the ways to make what may come into a spot, by count: items, dice that show pips, and how many pips.

    Only the cheapest number of items for each number of dice; colours count, but not which dice have them.
    """
    items = (one >> ITEMS_AT & 31) - 1
    colours = max((one >> MASK_AT & 15) - 1, 0).bit_count()
    pips = (one >> PIPS_AT) - 1
    fewest = max(one & 3, colours)
    if pips <= 0:
        return [(items if items >= 0 else fewest, 0, 0)]
    most = min(pips, 9, items if items >= 0 else 9)
    return [(items if items >= 0 else max(dice, fewest), dice, pips) for dice in range((pips + 5) // 6, most + 1)]


ROW: Final = 0
COLUMN: Final = 3
"""A line that stands for all rows, and one for all columns."""
DEAD: Final = 0
"""The kind of every line that no items satisfy."""
TRIPLES: Final = rules.REGIONS**3


class Catalogue:
    """The kinds of lines that the regions of a deck can form: what satisfies each, and what it costs at least."""

    def __init__(self, regions: tuple[Region, ...], other: "Catalogue | None" = None) -> None:
        """Give numbers to the kinds of lines that these regions form on a bare table.

        With another catalogue, of the same regions or of others: go on with its numbers, and be free to add more.
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
        """For each number given to what may come into a spot, the fewest items that make it."""
        self.bound_of: vec[i64] = vec[i64]([0]) if other is None else other.bound_of[:]
        self.pips: int = max(
            [edge & rules.NUMBER for region in regions for edge in region[1:] if edge >> rules.KIND_SHIFT == rules.SUM]
            + [0 if other is None else other.pips]
        )
        """The highest sum that anything asks for."""
        self.tables: list[vec[i64]] = []
        if other is not None and other.regions == regions:
            self.tables = list(other.tables)
        else:
            rows = self._table(ROW)
            columns = self._table(COLUMN)
            self.tables = [rows, rows, rows, columns, columns, columns]

    def _table(self, line: int) -> vec[i64]:
        """Return the kind of line that every ordered triple of regions forms where no patrol lies."""
        table = vec[i64]([DEAD] * TRIPLES)
        cards = range(len(self.regions))
        for first in cards:
            for middle in cards:
                for last in cards:
                    if len({first, middle, last}) == 3:
                        table[triple(first, middle, last)] = self.kind(line, first, middle, last)
        return table

    def kind(self, line: int, first: int, middle: int, last: int, left: SpotBase = BARE, right: SpotBase = BARE) -> int:
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
        """List what satisfies a new kind of line and return the number given to it, DEAD where nothing does."""
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
        """Return the number of what may come into a spot, a new one if it has none."""
        if one not in self.content_ids:
            self.content_ids[one] = len(self.contents)
            self.contents.append(one)
            self.fewest = append(self.fewest, i64(min([items for items, _, _ in shapes(one)])))
        return self.content_ids[one]

    def _bound(self, bounds: tuple[int, ...]) -> int:
        """Return the number of a list of cost bounds, a new one if it has none; many kinds of lines share a list."""
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
    """Return the index of three regions of a line, in their order, in a table of kinds."""
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
