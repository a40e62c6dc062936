"""The independent checker of a win: it replays the lines by the rules, on a reading of the rules of its own.

Nothing of the engine or the solver is used here. A claim is plain data, as the deal's own reader has read it:

    deck      the regions: ``{"name": "Wild Plains", "north": "sum 3", ...}``, a free edge left out
    options   the variants that are on: ``top-up``, ``late-orders``
    order     the names of the cards from the top, empty where any order may come
    dice      ``{"white": [3, 5, 3], "yellow": [...], "blue": [...]}``
    lines     the record's lines, those of chance among them, each exactly as a record has it
"""

from typing import Final, NamedTuple

from vedette.games.twelve_patrols.solver.reading import COLUMN, ROW, Seen, holds, line_of

Cell = tuple[int, int]
"""A column and a row, counted eastward and southward from the first card."""
Spot = tuple[Cell, Cell]
"""The two cells that a patrol lies between, the western or northern one first."""
Fault = tuple[int, str, str]
"""The first line that is wrong (0: the claim as a whole), its text, the id of the reason."""

COLOURS: Final = ("white", "yellow", "blue")
ITEMS: Final = [colour + face for colour in "WYB" for face in "C123456"]
CELLS: Final = ["A1", "B1", "C1", "A2", "B2", "C2", "A3", "B3", "C3"]
BEYOND: Final = ["<A1", "<A2", "<A3", "^A1", "^B1", "^C1"]
"""Cells beyond the west and the north border."""
DISPLAY: Final = 3
REGIONS: Final = 9
PATROLS: Final = 12
WORDS: Final = {"put": 3, "discard": 2, "change": 3, "end": 1}
"""The number of words in a record's line, by the first of them; lines with names of several words are not here."""


class WinClaim(NamedTuple):
    """The claim that lines of a record win a deal, as plain data."""

    deck: list[dict[str, str]]
    options: list[str]
    order: list[str]
    dice: dict[str, list[int]]
    lines: list[str]


class WrongError(Exception):
    """A line that may not stand where it stands; its text is the id of the reason."""


def check(claim: WinClaim) -> Fault | None:
    """Return None if the lines win the deal, else the first fault."""
    game = CheckedTable(claim)
    for number, line in enumerate(claim.lines, 1):
        try:
            game.play(line)
        except WrongError as wrong:
            return number, line, str(wrong)
    if not game.won():
        return len(claim.lines), claim.lines[-1] if claim.lines else "", "unfinished"
    return None


def need(holds: bool, why: str) -> None:  # noqa: FBT001 (it reads like assert)
    """Raise WrongError with the id of a reason unless a condition holds."""
    if not holds:
        raise WrongError(why)


class CheckedTable:
    """A game that is replayed to check it: what lies where, and whose turn it is to do what."""

    def __init__(self, claim: WinClaim) -> None:
        """Begin before the dice are rolled."""
        self.regions = {region["name"]: region for region in claim.deck}
        self.order = claim.order
        self.late_orders = "late-orders" in claim.options
        self.top_up = "top-up" in claim.options and not self.late_orders  # §6.3 is the stricter of the two
        self.dice = [(colour[0].upper(), pips) for colour in COLOURS for pips in claim.dice[colour]]
        self.supply = ["WC", "YC", "BC"] * 3
        self.rolled = 0
        self.drawn: list[str] = []
        self.cards: dict[Cell, str] = {}
        self.patrols: dict[Spot, list[str]] = {}
        self.closed: set[Spot] = set()
        self.new: Cell | None = None
        """Where this turn's card lies."""
        self.owes_change = False
        """Whether an item was given up, so that a die must change now."""

    def won(self) -> bool:
        """Return whether the ninth turn has ended (§7.1): nine regions, twelve patrols; ``end`` checked the rest."""
        return len(self.cards) == REGIONS and len(self.patrols) == PATROLS and self.new is None

    def play(self, line: str) -> None:
        """Do what a line of a record says; raises WrongError where it may not be done now."""
        words = line.split(" ")
        need(len(words) == WORDS.get(words[0], len(words)) and len(words) > (words[0] != "end"), "ill-formed")
        if words[0] == "roll":
            self.roll(line[5:])
        elif words[0] == "draw":
            self.draw(line[5:])
        elif words[0] == "place":
            self.place(" ".join(words[1:-1]), words[-1])
        elif words[0] == "put":
            self.put(words[1], words[2])
        elif words[0] == "discard":
            self.discard(words[1])
        elif words[0] == "change":
            self.change(words[1], words[2])
        else:
            need(words[0] == "end", "ill-formed")
            self.end()

    # Chance

    def roll(self, pips: str) -> None:
        """Roll the next die (§1.4): white, yellow, blue, three of each, as the deal says."""
        need(self.rolled < len(self.dice), "not-now")
        colour, shown = self.dice[self.rolled]
        need(pips == str(shown), "deal")
        self.supply.append(colour + pips)
        self.rolled += 1

    def draw(self, name: str) -> None:
        """Draw the deck's next card into the display (§2.2); any that nobody has seen where no order is claimed."""
        need(self.to_draw(), "not-now")
        need(name in self.regions and name not in self.drawn, "card")
        need(not self.order or self.order[len(self.drawn)] == name, "card")
        self.drawn.append(name)

    def to_draw(self) -> bool:
        """Return whether a card is to be drawn now: three lie open as long as the nine last (§2.3)."""
        between = self.rolled == len(self.dice) and self.new is None
        return between and len(self.drawn) < min(REGIONS, len(self.cards) + DISPLAY)

    def to_act(self) -> bool:
        """Return whether it is the player's to act, and the game not over."""
        return self.rolled == len(self.dice) and not self.to_draw() and not self.won()

    # The player

    def place(self, name: str, target: str) -> None:
        """Place a region of the display (§3)."""
        need(self.to_act() and self.new is None and not self.owes_change, "not-now")
        need(name in self.drawn and name not in self.cards.values(), "card")
        need(target in CELLS or target in BEYOND, "cell")
        cell = self.cell(target)
        if not self.cards:
            need(target == "A1", "cell")  # §3.4
        else:
            need(cell not in self.cards and any(beside(cell, other) for other in self.cards), "cell")  # §3.2
        self.cards[cell] = name
        self.new = cell
        for axis in (0, 1):
            along = [place[axis] for place in self.cards]
            need(max(along) - min(along) <= 2, "cell")  # §3.3

    def cell(self, word: str) -> Cell:
        """Return a cell by its name: columns A to C and rows 1 to 3 from the kingdom's north-west corner (§3.3)."""
        west = min([column for column, _ in self.cards] or [0]) - (word[0] == "<")
        north = min([row for _, row in self.cards] or [0]) - (word[0] == "^")
        return west + "ABC".index(word[-2]), north + "123".index(word[-1])

    def take(self, item: str) -> None:
        """Take an item out of the supply."""
        need(item in ITEMS, "ill-formed")
        need(item in self.supply, "item")
        self.supply.remove(item)

    def put(self, item: str, where: str) -> None:
        """Put an item between two cards (§4.1), into a patrol that is not closed (§4.2, §6.2)."""
        need(self.new is not None and not self.owes_change, "not-now")
        ends = where.split("-")
        need(len(ends) == 2 and ends[0] in CELLS and ends[1] in CELLS, "ill-formed")
        spot = self.cell(ends[0]), self.cell(ends[1])
        need(beside(spot[0], spot[1]) and spot[0] < spot[1], "spot")
        need(spot[0] in self.cards and spot[1] in self.cards, "spot")
        need(spot not in self.closed or self.top_up, "closed")
        self.take(item)
        self.patrols.setdefault(spot, []).append(item)

    def discard(self, item: str) -> None:
        """Give up an item so that a die can change (§5.1)."""
        need(self.to_act() and not self.owes_change, "not-now")
        self.take(item)
        self.owes_change = True

    def change(self, die: str, pips: str) -> None:
        """Turn a die of the supply to another value (§5.2)."""
        need(self.owes_change, "not-now")
        need(die in ITEMS and die[1] != "C" and pips in list("123456") and die[1] != pips, "change")
        self.take(die)
        self.supply.append(die[0] + pips)
        self.owes_change = False

    def end(self) -> None:
        """End the turn: every complete line is filled and holds (§4.8, §4.9), and the patrols close (§4.2)."""
        need(self.new is not None and not self.owes_change, "not-now")
        complete = self.complete_lines()
        if self.late_orders:
            for spot in self.patrols.keys() - self.closed:  # §6.3
                need(any(self.new in line and set(spot) <= set(line) for line in complete), "not-now")
        for line in complete:
            self.hold(line)
        self.closed = set(self.patrols)
        self.new = None

    # Requirements

    def complete_lines(self) -> list[list[Cell]]:
        """Return the rows and columns of which all three cards lie, from west to east or from north to south."""
        found: list[list[Cell]] = []
        for x, y in self.cards:
            found += [[(x, y), (x + 1, y), (x + 2, y)], [(x, y), (x, y + 1), (x, y + 2)]]
        return [line for line in found if all(cell in self.cards for cell in line)]

    def hold(self, line: list[Cell]) -> None:
        """Raise WrongError unless a complete line is filled and each edge in it gets what it requires (§4.3)."""
        first, middle, last = line
        near, far = self.patrols.get((first, middle), []), self.patrols.get((middle, last), [])
        need(bool(near) and bool(far), "empty")
        cards = [self.regions[self.cards[cell]] for cell in line]
        asked = line_of(cards[0], cards[1], cards[2], ROW if first[1] == last[1] else COLUMN)
        need(asked is not None and holds(asked, seen(near), seen(far)), "requirement")


def beside(one: Cell, other: Cell) -> bool:
    """Return whether two cells touch along an edge."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


def seen(items: list[str]) -> Seen:
    """Return what requirements see of a patrol of these items: their number, a mask of colours, the pips."""
    mask = sum({1 << int("WYB".index(item[0])) for item in items})
    return len(items), mask, sum([int(item[1]) for item in items if item[1] != "C"])
