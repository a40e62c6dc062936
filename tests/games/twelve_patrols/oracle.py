"""12 Patrols played slowly and plainly, as RULES.en.md reads, to hold the engine against.

It shares no code with the engine: cells are points on an endless plane, patrols are lists of items, and actions are
notes. North is up: row numbers grow to the south.
"""

from typing import NamedTuple

SIDES = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
Point = tuple[int, int]
Item = tuple[str, int]  # a colour's letter and the pips, 0 for a cube
Card = dict[str, tuple[str, int]]  # what each edge asks: a word and a number; nothing for a free edge


class Patrol(NamedTuple):
    items: list[Item]
    turn: int


class Oracle:
    def __init__(self, cards: dict[str, Card], *, top_up: bool = False, late_orders: bool = False) -> None:
        self.cards = cards
        self.top_up = top_up
        self.late_orders = late_orders
        self.supply: list[Item] = [(colour, 0) for colour in "WYB" for _ in range(3)]  # §1.1
        self.dice: list[int] = []
        self.unseen = set(cards)
        self.drawn = 0
        self.display: set[str] = set()
        self.kingdom: dict[Point, str] = {}
        self.patrols: dict[frozenset[Point], Patrol] = {}
        self.turn = 1
        self.latest: Point | None = None  # where this turn's region lies
        self.changing = False
        self.over = False
        self.won = False

    # What may be done.

    def chance(self) -> bool:
        if self.over:
            return False
        if len(self.dice) < 9:
            return True
        return self.drawn < 9 and self.latest is None and not self.changing and len(self.display) < 3

    def legal(self) -> set[str]:
        if self.over:
            return set()
        if len(self.dice) < 9:
            return {f"roll {pips}" for pips in range(1, 7)}  # §1.4
        if self.chance():
            return {f"draw {name}" for name in self.unseen}
        if self.changing:
            return self._changes()
        if self.latest is None:
            return self._places() | self._discards()
        return self._puts() | self._discards() | ({"end"} if self._may_end() else set())

    def _places(self) -> set[str]:
        if not self.kingdom:
            return {f"place {name} A1" for name in self.display}  # §3.4
        return {f"place {name} {self._target(point)}" for name in self.display for point in self._free()}

    def _free(self) -> list[Point]:
        """Every empty cell next to the kingdom (§3.2) that keeps it within three by three (§3.3)."""
        near = {(x + dx, y + dy) for x, y in self.kingdom for dx, dy in SIDES.values()} - set(self.kingdom)
        free: list[Point] = []
        for point in near:
            xs, ys = zip(*self.kingdom, point, strict=True)
            if max(xs) - min(xs) < 3 and max(ys) - min(ys) < 3:
                free.append(point)
        return free

    def _corner(self) -> Point:
        return min(x for x, _ in self.kingdom), min(y for _, y in self.kingdom)

    def _name(self, point: Point) -> str:
        west, north = self._corner()
        return "ABC"[point[0] - west] + "123"[point[1] - north]

    def _target(self, point: Point) -> str:
        x, y = point
        west, north = self._corner()
        if x < west:
            return "<" + self._name((west, y))
        if y < north:
            return "^" + self._name((x, north))
        return self._name(point)

    def _puts(self) -> set[str]:
        return {f"put {name(item)} {self._spot(spot)}" for spot in self._open() for item in self.supply}

    def _spot(self, spot: frozenset[Point]) -> str:
        one, other = sorted(spot)
        return f"{self._name(one)}-{self._name(other)}"

    def _spots(self) -> set[frozenset[Point]]:
        """The spots between two placed cards (§1.3)."""
        pairs = {frozenset({(x, y), (x + dx, y + dy)}) for x, y in self.kingdom for dx, dy in ((1, 0), (0, 1))}
        return {pair for pair in pairs if pair <= set(self.kingdom)}

    def _open(self) -> list[frozenset[Point]]:
        spots: list[frozenset[Point]] = []
        for spot in self._spots():
            there = self.patrols.get(spot)
            if self.late_orders and not any(spot <= set(line) and self.latest in line for line in self._complete()):
                continue  # §6.3
            if there is None:
                spots.append(spot)  # §4.1
            elif (there.turn == self.turn or self.top_up) and len(self.supply) - 1 >= self._lacking():
                spots.append(spot)  # §4.2, §5.4, §6.2
        return spots

    def _lacking(self) -> int:
        return 12 - len(self.patrols)

    def _discards(self) -> set[str]:
        allowed: set[str] = set()
        for item in self.supply:
            rest = list(self.supply)
            rest.remove(item)
            if len(rest) >= self._lacking() and any(pips for _, pips in rest):  # §5.4, §5.3
                allowed.add(f"discard {name(item)}")
        return allowed

    def _changes(self) -> set[str]:
        dice = [item for item in self.supply if item[1]]
        return {f"change {name(die)} {pips}" for die in dice for pips in range(1, 7) if pips != die[1]}  # §5.2

    def _complete(self) -> list[list[Point]]:
        """The lines that have all three cards (§4.8), each in order from the west or the north."""
        lines: list[list[Point]] = []
        for x, y in self.kingdom:
            for dx, dy in ((1, 0), (0, 1)):
                line = [(x, y), (x + dx, y + dy), (x + 2 * dx, y + 2 * dy)]
                if all(point in self.kingdom for point in line):
                    lines.append(line)
        return lines

    def _may_end(self) -> bool:
        return all(self._holds(line) for line in self._complete())

    def _holds(self, line: list[Point]) -> bool:
        pairs = [frozenset(line[:2]), frozenset(line[1:])]
        if not all(pair in self.patrols for pair in pairs):
            return False  # §4.8
        for point in line:
            for side, (dx, dy) in SIDES.items():
                asked = self.cards[self.kingdom[point]].get(side)
                ahead = [line[at] for at in range(3) if _beyond(point, line[at], (dx, dy))]
                if asked and ahead and not meets(*asked, self._seen(point, ahead)):
                    return False  # §4.9
        return True

    def _seen(self, point: Point, ahead: list[Point]) -> list[Item]:
        """All items from a card to the border (§4.3): those of every spot between the points of the way."""
        way = {point, *ahead}
        return [item for pair, patrol in self.patrols.items() if pair <= way for item in patrol.items]

    # What is done.

    def apply(self, note: str) -> None:
        verb, *rest = note.split(" ", 1)
        getattr(self, f"_{verb}")(*rest)
        if not self.legal():
            self.over = True  # §7.2

    def _roll(self, pips: str) -> None:
        self.supply.append(("WYB"[len(self.dice) // 3], int(pips)))
        self.dice.append(int(pips))

    def _draw(self, region: str) -> None:
        self.unseen.remove(region)
        self.display.add(region)
        self.drawn += 1

    def _place(self, text: str) -> None:
        region, target = text.rsplit(" ", 1)
        point = (0, 0) if not self.kingdom else next(free for free in self._free() if self._target(free) == target)
        self.display.remove(region)
        self.kingdom[point] = region
        self.latest = point

    def _put(self, text: str) -> None:
        item, spot = text.split()
        pair = next(pair for pair in self._spots() if self._spot(pair) == spot)
        self.supply.remove(_item(item))
        self.patrols.setdefault(pair, Patrol([], self.turn)).items.append(_item(item))

    def _discard(self, text: str) -> None:
        self.supply.remove(_item(text))
        self.changing = True

    def _change(self, text: str) -> None:
        die, pips = text.split()
        self.supply.remove(_item(die))
        self.supply.append((die[0], int(pips)))
        self.changing = False

    def _end(self) -> None:
        self.latest = None
        self.turn += 1
        if len(self.kingdom) == 9:
            self.over = self.won = True  # §7.1


def name(item: Item) -> str:
    return item[0] + (str(item[1]) if item[1] else "C")


def _item(text: str) -> Item:
    return text[0], 0 if text[1] == "C" else int(text[1])


def _beyond(here: Point, there: Point, step: Point) -> bool:
    """Whether one point lies beyond another in a direction."""
    dx, dy = there[0] - here[0], there[1] - here[1]
    return (dx * step[0] > 0 and dy == 0) or (dy * step[1] > 0 and dx == 0)


def meets(kind: str, number: int, items: list[Item]) -> bool:
    if kind == "items":
        return len(items) == number  # §4.4
    if kind == "colours":
        return len({colour for colour, _ in items}) == number  # §4.5
    return sum(pips for _, pips in items) == number  # §4.6
