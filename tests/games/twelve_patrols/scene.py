"""Scenes: a kingdom drawn in ASCII, put on the table, played on, and compared with another drawing.

    P  B4  G  -  L        cells and the spots beside them: a letter is a region, . is nothing
    |      |     .        the spots below: - and | are spots without a patrol
    H WC+W1*  F           items are joined by +, a patrol begun this turn ends with *

Only the order of the signs counts: five to a row of cells, three to a row of spots. Missing rows are empty.
"""

from tests.wordless import Wordless

from vedette.core.errors import Trouble
from vedette.games.twelve_patrols.engine import state as packed
from vedette.games.twelve_patrols.engine.game import Setup
from vedette.games.twelve_patrols.engine.legal import judge
from vedette.games.twelve_patrols.engine.notation import ITEM_NAMES, SPOT_NAMES
from vedette.games.twelve_patrols.engine.rules import (
    CELLS,
    COLOURS,
    DICE,
    ITEMS,
    LINES,
    SPOTS,
    SUM,
    Deck,
    Options,
    Region,
    horizontal,
    requirement,
    vertical,
)
from vedette.games.twelve_patrols.engine.turn import Position

KINDS = {"items": ITEMS, "colours": COLOURS, "sum": SUM}
BOX = "W1 W2 W3 Y1 Y2 Y3 B2 B4 B6 WC WC WC YC YC YC BC BC BC"
EMPTY = (".", "-", "|")


class Rules(Wordless, Setup):
    """The game without its words."""


class Scene:
    """A position on the table, and what a test does with it."""

    def __init__(self, game: Setup, position: Position) -> None:
        self.game = game
        self.position = position

    def do(self, *notes: str) -> None:
        """Do what each note says; every note must be legal when its turn comes."""
        for note in notes:
            self.position.apply(self.game.read(self.position, note))

    def can(self, note: str) -> bool:
        return self.refusal(note) == ""

    def refusal(self, note: str) -> str:
        """Return why a note is refused, or nothing where it is not."""
        try:
            self.game.read(self.position, note)
        except Trouble as trouble:
            return trouble.message
        return ""

    def notes(self, verb: str) -> list[str]:
        """Return the legal actions of one kind."""
        notes = [self.game.note(self.position, action) for action in self.position.legal()]
        return [note for note in notes if note.split()[0] == verb]

    def fill(self) -> None:
        """Put one item, the first of the supply, into every spot that has none."""
        while bare := self.position.between() & ~int(self.position.words[packed.FILLED]):
            spot = SPOT_NAMES[(bare & -bare).bit_length() - 1]
            self.do(f"put {self.supply().split()[0]} {spot}")

    def supply(self) -> str:
        return " ".join(ITEM_NAMES[kind] for kind in packed.items_of(self.position.supply()))

    def looks(self, drawing: str) -> None:
        """Compare the table with a drawing."""
        assert self.draw() == [row.split() for row in drawing.strip().splitlines()]

    def draw(self) -> list[list[str]]:
        """Return the signs of the table, row by row, without the empty rows at the end."""
        rows: list[list[str]] = []
        for row in range(3):
            signs = [self._cell(3 * row)]
            for column in range(2):
                signs += [self._spot(horizontal(row, column), "-"), self._cell(3 * row + column + 1)]
            rows.append(signs)
            if row < 2:
                rows.append([self._spot(vertical(row, column), "|") for column in range(3)])
        while rows and set(rows[-1]) == {"."}:
            rows.pop()
        return rows

    def _cell(self, cell: int) -> str:
        region = self.position.region_at(cell)
        return "." if region < 0 else self.game.deck.regions[region].name

    def _spot(self, spot: int, bare: str) -> str:
        items = packed.items_of(self.position.patrol(spot))
        if items:
            star = "*" if self.position.drafts() >> spot & 1 else ""
            return "+".join(ITEM_NAMES[kind] for kind in items) + star
        return bare if self.position.between() >> spot & 1 else "."


def deck(size: int = 9, **regions: str) -> Deck:
    """Return a deck of the regions that a test names, filled up with regions that ask for nothing.

    A region is written ``"east items 3, south sum 4"``.
    """
    cards = [Region(name, **_edges(text)) for name, text in regions.items()]
    spare = [Region(f"Z{number}") for number in range(size - len(cards))]
    return Deck("scene", (*cards, *spare))


def _edges(text: str) -> dict[str, int]:
    edges: dict[str, int] = {}
    for part in filter(None, text.split(", ")):
        side, kind, number = part.split()
        edges[side] = requirement(KINDS[kind], int(number))
    return edges


def opening(cards: Deck, options: Options | None = None) -> Scene:
    """Return the start of a game, before the dice are rolled."""
    game = Rules(cards, options or Options())
    return Scene(game, game.start())


def scene(cards: Deck, drawing: str, display: str, gone: str = "", options: Options | None = None) -> Scene:
    """Return a position in which a region is to be placed: the drawing closed, the rest of the box in the supply.

    ``gone`` is what was given up for changes.
    """
    game = Rules(cards, options or Options())
    position = game.start()
    words = position.words
    left = [ITEM_NAMES.index(name) for name in BOX.split()]
    for name in gone.split():
        left.remove(ITEM_NAMES.index(name))
        words[packed.GIVEN] += packed.ONE_OF[ITEM_NAMES.index(name)]
    names = [region.name for region in cards.regions]
    for at, sign in _signs(drawing):
        if sign in EMPTY:
            continue
        if at < CELLS:
            words[packed.KINGDOM] |= names.index(sign) + 1 << 4 * at
            words[packed.OCCUPIED] |= 1 << at
            words[packed.TURN] += 1
        else:
            _patrol(position, at - CELLS, sign, left)
    _rest(position, left, [names.index(name) for name in display.split()])
    return Scene(game, position)


def _signs(drawing: str) -> list[tuple[int, str]]:
    """Return each sign with its place: a cell, or 9 and more for a spot."""
    rows = [row.split() for row in drawing.strip().splitlines()]
    signs: list[tuple[int, str]] = []
    for number, row in enumerate(rows):
        assert len(row) == (3 if number % 2 else 5), row
        for column, sign in enumerate(row):
            if number % 2:
                signs.append((CELLS + vertical(number // 2, column), sign))
            elif column % 2:
                signs.append((CELLS + horizontal(number // 2, column // 2), sign))
            else:
                signs.append((3 * (number // 2) + column // 2, sign))
    return signs


def _patrol(position: Position, spot: int, sign: str, left: list[int]) -> None:
    words = position.words
    for name in sign.split("+"):
        kind = ITEM_NAMES.index(name)
        left.remove(kind)
        words[packed.PATROLS + spot] += packed.ONE_OF[kind]
        words[packed.SIGNATURES + spot] += packed.WEIGHTS[kind]
    words[packed.FILLED] |= 1 << spot


def _rest(position: Position, left: list[int], display: list[int]) -> None:
    """Fill in what a drawing leaves open."""
    words = position.words
    laid = [region for region in map(position.region_at, range(CELLS)) if region >= 0]
    words[packed.SUPPLY] = sum(int(packed.ONE_OF[kind]) for kind in left)
    words[packed.AVAILABLE] = sum(1 << kind for kind in set(left))
    words[packed.DICE_LEFT] = sum(1 for kind in left if kind % 7)
    words[packed.SPARE] = len(left) - SPOTS + int(words[packed.FILLED]).bit_count()
    words[packed.ROLLED] = DICE
    words[packed.DISPLAY_SET] = sum(1 << region for region in display)
    words[packed.UNSEEN] &= ~sum(1 << region for region in display + laid)
    words[packed.DRAWN] = len(display) + len(laid)
    words[packed.PHASE] = packed.PLACE_CARD
    for line in range(LINES):
        judge(position, line)
