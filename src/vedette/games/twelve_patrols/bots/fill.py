"""The cheapest way to fill the lines that a turn completes: which items into which spots, which dice changed.

A plain depth-first search over one line at a time, by rising cost (items and changes). A piece is one int:
``spot << 8 | type << 3 | face it was changed from`` (0 for an item as it lies).
"""

from typing import NamedTuple

from vedette.games.twelve_patrols.bots.demands import LineNeeds, PatrolContents, demands_of, lack, meets, more, tally_of
from vedette.games.twelve_patrols.engine import rules
from vedette.games.twelve_patrols.engine.state import Kingdom


class Post(NamedTuple):
    """A spot, the packed set of items that lies there, and whether it may grow."""

    spot: int
    patrol: int
    open: bool


def post_of(kingdom: Kingdom, spot: int) -> Post:
    """Return a spot of a kingdom with its items, and whether it may receive more."""
    return Post(spot, kingdom.patrol(spot), kingdom.box.top_up or not kingdom.closed(spot))


class Filler:
    """Searches the cheapest items that fill one line, sort by sort: first those of its left spot, then the right's.

    Where no colour is asked for, one sort stands for all colours of a face; where no pips are, for all dice of a
    colour: the most plentiful of those left is then taken.
    """

    def __init__(self, demands: LineNeeds, posts: list[Post], counts: list[int]) -> None:
        """Take what a line asks, its two spots, and how many items of each type there are."""
        self.demands = demands
        self.counts = counts
        self.spots = [post.spot for post in posts]
        self.open = [post.open for post in posts]
        self.base = [tally_of(post.patrol) for post in posts]
        self.first = self.base[0]
        self.owed = max(lack(demands.right, self.base[1]), 0 if self.base[1].items else 1)
        """The fewest items that the right spot still needs."""
        self.sorts = self._sorts()
        self.pieces: list[int] = []

    def _sorts(self) -> list[list[int]]:
        """Return the sorts of items, each the list of the types it stands for, cubes first."""
        colours = range(rules.COLOUR_COUNT)
        rows = [[colour] for colour in colours] if self.demands.sees(rules.COLOURS) else [list(colours)]
        faces = [[0]] + (
            [[face] for face in range(1, rules.FACES)]
            if self.demands.sees(rules.SUM)
            else [list(range(1, rules.FACES))]
        )
        return [[colour * rules.FACES + face for colour in row for face in column] for column in faces for row in rows]

    def cheapest(self, most: int) -> list[int] | None:
        """Return the items and changes that fill the line at the least cost, or None where ``most`` is not enough."""
        if self.demands.dead:
            return None
        for cost in range(most + 1):
            if self._fill(0, 0, self.base[0], cost):
                return self.pieces
        return None

    def _fill(self, side: int, start: int, here: PatrolContents, left: int) -> bool:
        """Return whether a spot, from the sort at ``start`` on, then the other can be filled at the cost ``left``."""
        if here.items > 0:
            if side == 1 and left == 0 and self.demands.met(self.first, here):
                return True
            if side == 0 and meets(self.demands.left, here):
                self.first = here
                if self._fill(1, 0, self.base[1], left):
                    return True
        if not self.open[side] or left == 0 or self._missing(side, here) > left:
            return False
        for at in range(start, len(self.sorts)):
            kind = max(self.sorts[at], key=self.counts.__getitem__)
            if not self._useful(side, here, kind):
                continue
            if self.counts[kind] > 0 and self._add(side, at, here, left - 1, kind, 0):
                return True
            if (
                left > 1
                and kind % rules.FACES
                and self.demands.sees(rules.SUM)
                and self._changed(side, at, here, left - 2)
            ):
                return True
        return False

    def _missing(self, side: int, here: PatrolContents) -> int:
        """Return a lower bound on the items that the line still lacks; TOO_MANY or more where too much lies there."""
        other = self.first if side else self.base[1]
        both = PatrolContents(here.items + other.items, here.colours | other.colours, here.pips + other.pips)
        parts = lack(self.demands.right, here) if side else lack(self.demands.left, here) + self.owed
        return max(parts, lack(self.demands.whole, both))

    def _useful(self, side: int, here: PatrolContents, kind: int) -> bool:
        """Return whether an item can matter: as the first one, by its number, its colour or its pips."""
        own = self.demands.left if side == 0 else self.demands.right
        if here.items == 0 or max(own[rules.ITEMS], self.demands.whole[rules.ITEMS]) >= 0:
            return True
        if self.demands.sees(rules.SUM) and kind % rules.FACES:
            return True
        return self.demands.sees(rules.COLOURS) and not here.colours >> kind // rules.FACES & 1

    def _add(self, side: int, at: int, here: PatrolContents, left: int, kind: int, face: int) -> bool:
        """Put an item, as it lies or changed from a face, and search on; return whether that fills the line."""
        taken = kind - kind % rules.FACES + face if face else kind
        self.counts[taken] -= 1
        self.pieces.append(self.spots[side] << 8 | kind << 3 | face)
        found = self._fill(side, at, more(here, kind), left)
        self.counts[taken] += 1
        if not found:
            self.pieces.pop()
        return found

    def _changed(self, side: int, at: int, here: PatrolContents, left: int) -> bool:
        """Put a changed die with the sort's pips and search on; return whether that fills the line."""
        for kind in self.sorts[at]:
            for face in range(1, rules.FACES):
                if face != kind % rules.FACES and self.counts[kind - kind % rules.FACES + face] > 0:
                    if self._add(side, at, here, left, kind, face):
                        return True
                    break
        return False


def supply_counts(kingdom: Kingdom) -> list[int]:
    """Return how many items of each type are in the supply."""
    packed = kingdom.supply()
    return [packed >> 2 * kind & 3 for kind in range(rules.TYPES)]


def price(pieces: list[int]) -> int:
    """Return the cost of pieces to put into spots: one for each item and one more for each changed die."""
    total = 0
    for piece in pieces:
        total += 2 if piece & 7 else 1
    return total


def cheapest(kingdom: Kingdom) -> list[int] | None:
    """Return the items and changes that fill all complete lines at little cost, or None where no way is found.

    The lines are filled one after the other, each at its cheapest; of the two orders the cheaper one counts.
    """
    lines = [line for line in range(rules.LINES) if kingdom.unmet() >> line & 1]
    best: list[int] | None = None
    for order in (lines, lines[::-1]):
        pieces = _one_by_one(kingdom, order)
        if pieces is not None and (best is None or price(pieces) < price(best)):
            best = pieces
        if len(lines) < 2:
            break
    return best


def _one_by_one(kingdom: Kingdom, lines: list[int]) -> list[int] | None:
    """Return the items that fill lines in this order, each from what the one before left, or None."""
    counts = supply_counts(kingdom)
    spare = kingdom.spare()
    pieces: list[int] = []
    for line in lines:
        empty = (not kingdom.signature(2 * line)) + (not kingdom.signature(2 * line + 1))
        posts = [post_of(kingdom, 2 * line), post_of(kingdom, 2 * line + 1)]
        way = Filler(demands_of(kingdom, line), posts, counts).cheapest(spare + empty)
        if way is None:
            return None
        spare -= price(way) - empty
        for piece in way:
            pieces.append(piece)
            counts[_taken(piece)] -= 1
    return pieces


def _taken(piece: int) -> int:
    """Return the type that a piece takes from the supply: of a changed die the one it was."""
    kind = piece >> 3 & 31
    face = piece & 7
    return kind if face == 0 else kind // rules.FACES * rules.FACES + face


def steps(kingdom: Kingdom, pieces: list[int], cheap: list[int]) -> list[int]:
    """Return the actions that put items into spots: changed dice first, each paid with an item not needed there.

    ``cheap`` are types to pay with, as far as they go; then cubes, then dice.
    """
    counts = supply_counts(kingdom)
    for piece in pieces:
        counts[_taken(piece)] -= 1
    purse = cheap + list(range(0, rules.TYPES, rules.FACES)) * rules.EACH + list(range(rules.TYPES)) * rules.EACH
    actions: list[int] = []
    for piece in sorted(pieces, key=_changed_first):
        kind, face = piece >> 3 & 31, piece & 7
        if face:
            while counts[purse[0]] == 0:
                purse.pop(0)
            paid = purse.pop(0)
            counts[paid] -= 1
            colour, wanted = divmod(kind, rules.FACES)
            actions += [rules.DISCARD + paid, rules.CHANGE + 36 * colour + 6 * (face - 1) + wanted - 1]
        actions.append(rules.PUT + (piece >> 8) * rules.TYPES + kind)
    return actions


def _changed_first(piece: int) -> int:
    return 0 if piece & 7 else 1
