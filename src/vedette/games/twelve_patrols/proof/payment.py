"""From demands to pieces: which item of the supply goes into which spot, which die changes, what is given up."""

from typing import Final

from vedette.games.twelve_patrols.proof.lines import Base
from vedette.games.twelve_patrols.proof.question import Question
from vedette.games.twelve_patrols.proof.supply import ANY_CUBE, ANY_DIE, COST, CUBE_OF, DIE_OF, ITEM_OF, Supply
from vedette.games.twelve_patrols.rules import (
    COLOUR_COUNT,
    COLOURS,
    CUBE,
    EAST,
    FACES,
    ITEMS,
    KIND_SHIFT,
    LINES,
    NORTH,
    NUMBER,
    SOUTH,
    SPOTS,
    SUM,
    TYPES,
    WEST,
    Deck,
)

CHANGED: Final = -1
"""In a share, the face of a die that may still become any."""
ANY: Final = -1
"""In place of a colour."""
LINE_CELLS: Final = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8))

Share = list[tuple[int, int]]
"""What a line gets: types, each with the face it will show or CHANGED."""


def paid(
    deck: Deck, frame: Question, cells: list[int], supply: Supply, demands: list[int]
) -> tuple[list[list[tuple[int, int]]], list[int]]:
    """Return for each spot its new pieces (type, face it was found with), and the types given up.

    The demands, one for each line, must fit the supply together.
    """
    shares = Till(supply, demands).shares()
    left = frame.supply[:]
    added: list[list[tuple[int, int]]] = [[] for _ in range(SPOTS)]
    for line, share in enumerate(shares):
        for kind, _ in share:
            left[kind] -= 1
        bases = (frame.base(2 * line), frame.base(2 * line + 1))
        added[2 * line], added[2 * line + 1] = divided(_edges(deck, cells, line), bases, share)
    spare = [kind for kind in range(TYPES) for _ in range(left[kind])]
    changes = [1 for pieces in added for kind, face in pieces if kind % FACES != face]
    return added, spare[: len(changes)]


def _edges(deck: Deck, cells: list[int], line: int) -> tuple[int, int, int, int]:
    """Return the edges that bind a line: the first and last card's on both spots, the middle's on left and right."""
    first, middle, last = [deck.regions[cells[cell]][1:] for cell in LINE_CELLS[line]]
    onward, back = (EAST, WEST) if line < 3 else (SOUTH, NORTH)
    return first[onward], last[back], middle[back], middle[onward]


class Till:
    """Hands out the items of a supply: what is asked for by name first, what may be anything last."""

    def __init__(self, supply: Supply, demands: list[int]) -> None:
        """Take demands that fit the supply together."""
        self.supply = supply
        self.demands = demands
        self.left = supply.counts[:]
        self.given: list[Share] = [[] for _ in range(LINES)]

    def shares(self) -> list[Share]:
        """Return what each line gets."""
        self._naturals()
        self._coloured()
        self._items()
        self._open()
        return self.given

    def _naturals(self) -> None:
        """Give the dice that are wanted as they lie."""
        for line, demand in enumerate(self.demands):
            for kind in range(TYPES):
                for _ in range(self._natural(demand, kind)):
                    self._give(line, kind, kind % FACES)

    def _coloured(self) -> None:
        """Give the dice that change and the cubes whose colour is fixed."""
        for line, demand in enumerate(self.demands):
            for colour in range(COLOUR_COUNT):
                natural = len([1 for kind, face in self.given[line] if face and kind // FACES == colour])
                for _ in range((demand >> (DIE_OF + 3 * colour) & 7) - natural):
                    self._give(line, self._die(colour), CHANGED)
                for _ in range(demand >> (CUBE_OF + 3 * colour) & 7):
                    self._give(line, FACES * colour + CUBE, CUBE)

    def _open(self) -> None:
        """Give what may have any colour, and last what may be anything at all."""
        for line, demand in enumerate(self.demands):
            for _ in range(demand >> ANY_DIE & 7):
                self._give(line, self._die(ANY), CHANGED)
            for _ in range(demand >> ANY_CUBE & 15):
                self._give(line, self._cube(), CUBE)
        for line, demand in enumerate(self.demands):
            changed = len([1 for _, face in self.given[line] if face == CHANGED])
            for _ in range((demand >> COST) - changed - len(self.given[line])):
                kind = [kind for kind in range(TYPES) if self.left[kind]][0]  # noqa: RUF015 (no generators here)
                self._give(line, kind, kind % FACES)

    def _items(self) -> None:
        """Give the items that have a colour, cubes while those that are owed elsewhere allow it."""
        wanted = [0] * COLOUR_COUNT
        spare = 0
        for colour in range(COLOUR_COUNT):
            wanted[colour] = sum([demand >> (ITEM_OF + 4 * colour) & 15 for demand in self.demands])
            spare += self.left[FACES * colour + CUBE]
        spare -= sum([demand >> ANY_CUBE & 15 for demand in self.demands])
        cubes = [min(wanted[colour], self.left[FACES * colour + CUBE]) for colour in range(COLOUR_COUNT)]
        for colour in range(COLOUR_COUNT):
            # too many cubes taken: dice stand in, as far as the colour has them
            dice = self._dice_left(colour) - (wanted[colour] - cubes[colour])
            fewer = max(0, min(sum(cubes) - spare, dice, cubes[colour]))
            cubes[colour] -= fewer
        for line, demand in enumerate(self.demands):
            for colour in range(COLOUR_COUNT):
                for _ in range(demand >> (ITEM_OF + 4 * colour) & 15):
                    cube = cubes[colour] > 0
                    cubes[colour] -= 1
                    kind = FACES * colour + CUBE if cube else self._die(colour)
                    self._give(line, kind, kind % FACES)

    def _natural(self, demand: int, kind: int) -> int:
        """Return how many dice of a type a demand wants as they lie."""
        count = self.supply.counts[kind] if kind % FACES else 0
        return demand >> int(self.supply.shift[kind]) & (1 if count == 1 else 3) if count else 0

    def _dice_left(self, colour: int) -> int:
        """Return how many dice of a colour are left."""
        return sum(self.left[FACES * colour + 1 : FACES * colour + FACES])

    def _die(self, colour: int) -> int:
        """Return a die that is left, of a colour or of any."""
        for kind in range(TYPES):
            if kind % FACES and self.left[kind] and colour in (ANY, kind // FACES):
                return kind
        raise AssertionError(self.left)

    def _cube(self) -> int:
        """Return a cube that is left."""
        for kind in range(0, TYPES, FACES):
            if self.left[kind]:
                return kind
        raise AssertionError(self.left)

    def _give(self, line: int, kind: int, face: int) -> None:
        """Hand an item to a line."""
        self.left[kind] -= 1
        self.given[line].append((kind, face))


def divided(edges: tuple[int, int, int, int], bases: tuple[Base, Base], share: Share) -> list[list[tuple[int, int]]]:
    """Return a line's share as pieces left and right that satisfy its edges on top of what lies there."""
    for left in range(1 << len(share)):
        sides: list[Share] = [[], []]
        for place, piece in enumerate(share):
            sides[0 if left >> place & 1 else 1].append(piece)
        pairs = list(zip(sides, bases, strict=True))
        if [1 for side, base in pairs if (side and base.shut) or not (side or base.items)]:
            continue
        pips = _pips(edges, bases, sides)
        if pips is not None:
            return [_shown(sides[0], pips[0]), _shown(sides[1], pips[1])]
    raise AssertionError((edges, bases, share))


def _pips(edges: tuple[int, int, int, int], bases: tuple[Base, Base], sides: list[Share]) -> tuple[int, int] | None:
    """Return what the changed dice left and right must show together so that all edges hold, or None."""
    items: list[int] = []
    masks: list[int] = []
    pips: list[int] = []
    changed: list[int] = []
    for base, side in zip(bases, sides, strict=True):
        items.append(base.items + len(side))
        mask = base.mask
        for kind, _ in side:
            mask |= 1 << kind // FACES
        masks.append(mask)
        pips.append(base.pips + sum([face for _, face in side if face != CHANGED]))
        changed.append(len([1 for _, face in side if face == CHANGED]))
    for left in range(changed[0], 6 * changed[0] + 1):
        for right in range(changed[1], 6 * changed[1] + 1):
            sums = (pips[0] + left, pips[1] + right)
            if _holds(edges, (items[0], items[1]), (masks[0], masks[1]), sums):
                return left, right
    return None


def _holds(
    edges: tuple[int, int, int, int], items: tuple[int, int], masks: tuple[int, int], pips: tuple[int, int]
) -> bool:
    """Return whether the edges of a line hold, for what lies left and right."""
    for place, edge in enumerate(edges):
        kind, number = edge >> KIND_SHIFT, edge & NUMBER
        if kind == ITEMS:
            found = sum(items) if place < 2 else items[place - 2]
        elif kind == COLOURS:
            found = (masks[0] | masks[1] if place < 2 else masks[place - 2]).bit_count()
        elif kind == SUM:
            found = sum(pips) if place < 2 else pips[place - 2]
        else:
            continue
        if found != number:
            return False
    return True


def _shown(side: Share, pips: int) -> list[tuple[int, int]]:
    """Return the pieces of a side: types as they will lie, and the faces they were found with."""
    owing = len([1 for _, face in side if face == CHANGED])
    pieces: list[tuple[int, int]] = []
    for kind, face in side:
        found = kind % FACES
        if face == CHANGED:
            owing -= 1
            face = min(6, pips - owing)  # noqa: PLW2901 (the face is what is being chosen)
            pips -= face
        pieces.append((kind - found + face, found))
    return pieces
