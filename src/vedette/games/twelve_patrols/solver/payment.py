"""The ways to pay for a line from a supply, the cheapest first and none of them wasteful; and how one becomes pieces.

Pieces say which item of the supply goes into which spot, which die changes and what is given up.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from vedette.games.twelve_patrols.engine import rules
from vedette.games.twelve_patrols.engine.line import Asked, asked, cells_of, met
from vedette.games.twelve_patrols.engine.state import PIPS_SHIFT, signature_of
from vedette.games.twelve_patrols.solver.contents import Contents
from vedette.games.twelve_patrols.solver.lines import Catalogue
from vedette.games.twelve_patrols.solver.question import Question
from vedette.games.twelve_patrols.solver.supply import (
    ANY_CUBE,
    ANY_DIE,
    COST,
    CUBE_OF,
    DIE_OF,
    ITEM_OF,
    NEVER,
    Supply,
    changes,
)

UNBUILT: Final = -1
DEAREST: Final = 15
"""The most that any line costs: the twelve patrols have six items to spare."""


class LineOptions:
    """The ways to pay for each kind of line from one supply, listed as far as they are asked for, all in ``pool``.

    ``floor[kind]`` is what the kind costs at least: a bound while no demand of it is known, exact from then on.
    ``level[kind]`` is the cost up to which its list is complete. In the pool a demand's cost is what it costs above
    the floor.
    """

    def __init__(self, catalogue: Catalogue, supply: Supply) -> None:
        self.catalogue = catalogue
        self.supply = supply
        self.source = Contents(supply)
        self.floor = catalogue.floors(changes(supply.counts, int(catalogue.pips)))
        self.level = vec[i64]([UNBUILT] * len(self.floor))
        self.first = vec[i64]([0] * len(self.floor))
        self.last = vec[i64]([0] * len(self.floor))
        self.pool = vec[i64]()
        self.known: list[vec[i64]] = [self.pool] * len(catalogue.contents)
        self.known_to = vec[i64]([UNBUILT] * len(self.known))
        self.raw: list[vec[i64]] = []

    def build(self, kind: i64, level: i64) -> None:
        """List all ways to pay for a kind of line up to a cost, and raise its floor to the least cost found."""
        level = min(level, i64(DEAREST))
        self.raw = [vec[i64]() for _ in range(level + 1)]
        fewest = self.catalogue.fewest
        pairs = self.catalogue.pairs[kind]
        for at in range(len(pairs)):
            left: i64 = pairs[at] >> 16
            right: i64 = pairs[at] & 0xFFFF
            if fewest[left] + fewest[right] <= level:
                self._pair(
                    self._content(left, level - fewest[right]), self._content(right, level - fewest[left]), level
                )
        self.first[kind] = len(self.pool)
        least = self._sift(level)
        self.last[kind] = len(self.pool)
        self.level[kind] = level
        self.floor[kind] = least if least != NEVER else max(self.floor[kind], level + 1)
        if level == DEAREST and least == NEVER:
            self.floor[kind] = NEVER

    def _content(self, number: i64, level: i64) -> vec[i64]:
        """Return the ways to pay for what comes into a spot, up to a cost or beyond, the cheapest first."""
        if self.known_to[number] < level:
            self.known[number] = self.source.demands(self.catalogue.contents[number], level)
            self.known_to[number] = level
        return self.known[number]

    def _pair(self, left: vec[i64], right: vec[i64], level: i64) -> None:
        """Keep, by cost, every way to pay for the left and the right spot together that fits the supply."""
        room: i64 = self.supply.room
        guards: i64 = self.supply.guards
        raw = self.raw
        if len(right) == 0:
            return
        for at in range(len(left)):
            one: i64 = left[at]
            if (one + right[0]) >> COST > level:
                return
            for index in range(len(right)):
                both: i64 = one + right[index]
                price: i64 = both >> COST
                if price > level:
                    break
                if (both + room) & guards == 0:
                    raw[price] = append(raw[price], both)

    def _sift(self, level: i64) -> i64:
        """Move the ways to pay into the pool but for those that another one undercuts; return the least cost."""
        pool = self.pool
        guards: i64 = self.supply.guards
        start: i64 = len(pool)
        least: i64 = NEVER
        for price in range(level + 1):
            row = self.raw[price]
            for at in range(len(row)):
                demand: i64 = row[at]
                if least == NEVER:
                    least = price
                demand -= least << COST
                spared: i64 = demand | guards
                index: i64 = start
                end: i64 = len(pool)
                while index < end and (spared - pool[index]) & guards != guards:
                    index += 1
                if index == end:
                    pool = append(pool, demand)
        self.pool = pool
        return least


CHANGED: Final = -1
"""In place of the face that a die will show: it is changed, to a value not chosen yet."""
ANY: Final = -1
"""In place of a colour: any colour will do."""

Share = list[tuple[int, int]]
"""What a line gets: types, each with the face it will show or CHANGED."""


def paid(
    edges: vec[i64], frame: Question, cells: list[int], supply: Supply, demands: list[int]
) -> tuple[list[list[tuple[int, int]]], list[int]]:
    """Return for each spot its new pieces (type, face it was found with), and the types given up.

    The demands, one for each line, must fit the supply together.
    """
    shares = Till(supply, demands).shares()
    left = frame.supply[:]
    added: list[list[tuple[int, int]]] = [[] for _ in range(rules.SPOTS)]
    for line, share in enumerate(shares):
        for kind, _ in share:
            left[kind] -= 1
        first, middle, last = [cells[cell] for cell in cells_of(line)]
        spots = [(frame.patrols[spot], frame.grows(spot)) for spot in (2 * line, 2 * line + 1)]
        added[2 * line], added[2 * line + 1] = divided(asked(edges, line, first, middle, last), spots, share)
    spare = [kind for kind in range(rules.TYPES) for _ in range(left[kind])]
    changes = [1 for pieces in added for kind, face in pieces if kind % rules.FACES != face]
    return added, spare[: len(changes)]


class Till:
    """Divides the items of a supply among six lines: what is asked for exactly first, what may be anything last."""

    def __init__(self, supply: Supply, demands: list[int]) -> None:
        """Take a supply, and for each line a packed demand on it; together they must fit."""
        self.supply = supply
        self.demands = demands
        self.left = supply.counts[:]
        self.given: list[Share] = [[] for _ in range(rules.LINES)]

    def shares(self) -> list[Share]:
        """Return the items that each of the six lines gets."""
        self._naturals()
        self._coloured()
        self._items()
        self._open()
        return self.given

    def _naturals(self) -> None:
        """Give each line the dice that it wants with the value that they show."""
        for line, demand in enumerate(self.demands):
            for kind in range(rules.TYPES):
                for _ in range(self._natural(demand, kind)):
                    self._give(line, kind, kind % rules.FACES)

    def _coloured(self) -> None:
        """Give each line its changed dice and its cubes of a fixed colour."""
        for line, demand in enumerate(self.demands):
            for colour in range(rules.COLOUR_COUNT):
                natural = len([1 for kind, face in self.given[line] if face and kind // rules.FACES == colour])
                for _ in range((demand >> (DIE_OF + 3 * colour) & 7) - natural):
                    self._give(line, self._die(colour), CHANGED)
                for _ in range(demand >> (CUBE_OF + 3 * colour) & 7):
                    self._give(line, rules.FACES * colour + rules.CUBE, rules.CUBE)

    def _open(self) -> None:
        """Give each line its changed dice and its cubes of any colour, and last its items of any kind."""
        for line, demand in enumerate(self.demands):
            for _ in range(demand >> ANY_DIE & 7):
                self._give(line, self._die(ANY), CHANGED)
            for _ in range(demand >> ANY_CUBE & 15):
                self._give(line, self._cube(), rules.CUBE)
        for line, demand in enumerate(self.demands):
            changed = len([1 for _, face in self.given[line] if face == CHANGED])
            for _ in range((demand >> COST) - changed - len(self.given[line])):
                kind = [kind for kind in range(rules.TYPES) if self.left[kind]][0]  # noqa: RUF015 (no generators here)
                self._give(line, kind, kind % rules.FACES)

    def _items(self) -> None:
        """Give each line its items of a fixed colour: cubes unless they are owed elsewhere, else dice."""
        wanted = [0] * rules.COLOUR_COUNT
        spare = 0
        for colour in range(rules.COLOUR_COUNT):
            wanted[colour] = sum([demand >> (ITEM_OF + 4 * colour) & 15 for demand in self.demands])
            spare += self.left[rules.FACES * colour + rules.CUBE]
        spare -= sum([demand >> ANY_CUBE & 15 for demand in self.demands])
        cubes = [
            min(wanted[colour], self.left[rules.FACES * colour + rules.CUBE]) for colour in range(rules.COLOUR_COUNT)
        ]
        for colour in range(rules.COLOUR_COUNT):
            # too many cubes taken: dice stand in, as far as the colour has them
            dice = self._dice_left(colour) - (wanted[colour] - cubes[colour])
            fewer = max(0, min(sum(cubes) - spare, dice, cubes[colour]))
            cubes[colour] -= fewer
        for line, demand in enumerate(self.demands):
            for colour in range(rules.COLOUR_COUNT):
                for _ in range(demand >> (ITEM_OF + 4 * colour) & 15):
                    cube = cubes[colour] > 0
                    cubes[colour] -= 1
                    kind = rules.FACES * colour + rules.CUBE if cube else self._die(colour)
                    self._give(line, kind, kind % rules.FACES)

    def _natural(self, demand: int, kind: int) -> int:
        """Return how many dice of a type a demand wants with the value that they show."""
        count = self.supply.counts[kind] if kind % rules.FACES else 0
        return demand >> int(self.supply.shift[kind]) & (1 if count == 1 else 3) if count else 0

    def _dice_left(self, colour: int) -> int:
        """Return how many dice of a colour are left."""
        return sum(self.left[rules.FACES * colour + 1 : rules.FACES * colour + rules.FACES])

    def _die(self, colour: int) -> int:
        """Return a die that is left, of a colour or of any."""
        for kind in range(rules.TYPES):
            if kind % rules.FACES and self.left[kind] and colour in (ANY, kind // rules.FACES):
                return kind
        raise AssertionError(self.left)

    def _cube(self) -> int:
        """Return a cube that is left."""
        for kind in range(0, rules.TYPES, rules.FACES):
            if self.left[kind]:
                return kind
        raise AssertionError(self.left)

    def _give(self, line: int, kind: int, face: int) -> None:
        """Give an item to a line, with the face that it will show there."""
        self.left[kind] -= 1
        self.given[line].append((kind, face))


def divided(wanted: Asked, spots: list[tuple[list[int], bool]], share: Share) -> list[list[tuple[int, int]]]:
    """Return a line's items divided into its two spots so that its requirements are met with what lies there.

    Of each spot: what lies there, and whether it may grow.
    """
    for left in range(1 << len(share)):
        sides: list[Share] = [[], []]
        for place, piece in enumerate(share):
            sides[0 if left >> place & 1 else 1].append(piece)
        if [1 for side, (_, grows) in zip(sides, spots, strict=True) if side and not grows]:
            continue
        pips = _pips(wanted, [lying for lying, _ in spots], sides)
        if pips is not None:
            return [_shown(sides[0], pips[0]), _shown(sides[1], pips[1])]
    raise AssertionError((wanted, spots, share))


def _pips(wanted: Asked, lying: list[list[int]], sides: list[Share]) -> tuple[int, int] | None:
    """Return what the changed dice left and right must show together so that the line is met, or None."""
    shown: list[int] = []
    changed: list[int] = []
    for there, side in zip(lying, sides, strict=True):
        # a changed die counts as an item of its colour, its pips come on top
        faces = [kind - kind % rules.FACES if face == CHANGED else kind for kind, face in side]
        shown.append(signature_of(there + faces))
        changed.append(len([1 for _, face in side if face == CHANGED]))
    for left in range(changed[0], 6 * changed[0] + 1):
        for right in range(changed[1], 6 * changed[1] + 1):
            if met(wanted, shown[0] + (left << PIPS_SHIFT), shown[1] + (right << PIPS_SHIFT)):
                return left, right
    return None


def _shown(side: Share, pips: int) -> list[tuple[int, int]]:
    """Return a spot's items with values chosen for its changed dice: the final type and the old face of each."""
    owing = len([1 for _, face in side if face == CHANGED])
    pieces: list[tuple[int, int]] = []
    for kind, face in side:
        found = kind % rules.FACES
        if face == CHANGED:
            owing -= 1
            face = min(6, pips - owing)  # noqa: PLW2901 (the face is what is being chosen)
            pips -= face
        pieces.append((kind - found + face, found))
    return pieces
