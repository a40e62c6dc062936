"""What can fill the two patrols of a line, and whether several lines can be filled out of one supply: counted plainly.

This is the arithmetic of the checker of refutations. It knows the rules and a roll, and nothing of the solver.

A *demand* says what a filling takes, and only as exactly as requirements see it: so many dice of a colour as they
were rolled, changed dice and cubes of a colour or of any, items of a colour or of any. Whatever is really laid takes
at least one of the demands listed here, so where no demands fit the supply together, nothing does. A demand is one
int of 21 fields, six bits each, the highest of them a guard that stays 0:

    0-8      dice as they were rolled, a field for each colour and value in the supply
    9-11     changed dice of a colour         12  changed dice of any colour (nobody sees which)
    13-15    cubes of a colour                16  cubes of any colour
    17-19    items of a colour, cube or die   20  items of any kind

Its *cost* is the items it takes and one more for each changed die, for which an item is given up (§5.1).
"""

from functools import cache
from typing import Final

from vedette.games.twelve_patrols.solver.reading import Asked, Line, Seen, meets, together

BITS: Final = 6
CHANGED: Final = 9
CHANGED_ANY: Final = 12
CUBES: Final = 13
CUBES_ANY: Final = 16
ITEMS: Final = 17
ITEMS_ANY: Final = 20
FIELDS: Final = 21
GUARDS: Final = sum([32 << BITS * field for field in range(FIELDS)])
COLOURS: Final = 3
EACH: Final = 3
"""How many dice, and how many cubes, there are of each colour."""
BUDGET: Final = 18
LEAST: Final = 2
"""The least that a line costs: an item in each of its patrols (§1.3)."""
DEAREST: Final = BUDGET - 5 * LEAST
"""The most that a line can cost beside five others."""
NEVER: Final = 99
"""The cost of a line that nothing fills."""
MOST_TRIED: Final = 20_000_000
"""Choices that are tried for one deal at the most, whatever a refutation claims."""

Priced = list[tuple[int, int]]
"""Demands, each with its cost, the cheapest first."""


class TooMuchError(Exception):
    """More choices than may be tried for one deal."""


def count(field: int) -> int:
    """Return the packed demand for one item of the sort that a field counts."""
    return 1 << BITS * field


def within(small: int, large: int) -> bool:
    """Return whether a demand takes no more of anything than another."""
    return ((large | GUARDS) - small) & GUARDS == GUARDS


def least(found: dict[int, int]) -> Priced:
    """Return demands by their cost, without those that ask for all that a cheaper one asks for."""
    kept: Priced = []
    for price, demand in sorted([(price, demand) for demand, price in found.items()]):
        if not any(within(other, demand) for other, _ in kept):
            kept.append((demand, price))
    return kept


@cache
def shares(most: int, each: int) -> list[tuple[int, int, int]]:
    """Return every way to have up to ``most`` of something in three colours, up to ``each`` of one colour."""
    up = range(min(most, each) + 1)
    return [(white, yellow, blue) for white in up for yellow in up for blue in up if white + yellow + blue <= most]


@cache
def coloured(field: int, most: int, each: int) -> list[tuple[int, int, int]]:
    """Return every choice of up to ``most`` in a field of each colour: how many, their colours, the demand."""
    return [
        (sum(share), mask_of(share), sum([share[colour] * count(field + colour) for colour in range(COLOURS)]))
        for share in shares(most, each)
    ]


def mask_of(share: tuple[int, int, int]) -> int:
    """Return the mask of the colours of which there is at least one."""
    return int(share[0] > 0) | int(share[1] > 0) << 1 | int(share[2] > 0) << 2


def uncoloured(field: int, most: int) -> list[tuple[int, int, int]]:
    """Return every choice of up to ``most`` in a field for any colour: how many, no colours, the demand."""
    return [(number, 0, number * count(field)) for number in range(most + 1)]


class PatrolFills:
    """The demands of patrols that look the same to all requirements: any one of them will do."""

    def __init__(self, found: dict[int, int]) -> None:
        self.found = found
        self.price = min(found.values())
        """The cost of the cheapest of the demands."""
        self.kept: Priced = []

    def demands(self) -> Priced:
        """Return the demands that no other undercuts; sorted out only now, as most patrols only need a price."""
        if not self.kept:
            self.kept = least(self.found)
        return self.kept


class Fills:
    """Computes what can be filled out of the supply of one roll, and remembers what was computed once."""

    def __init__(self, dice: list[int]) -> None:
        """Take nine pips: three white dice, three yellow, three blue."""
        rolled = [(at // EACH, pips) for at, pips in enumerate(dice)]
        self.kinds = sorted(set(rolled))
        self.have = [rolled.count(kind) for kind in self.kinds]
        self.supply = 9 * count(CHANGED_ANY) + 9 * count(CUBES_ANY) + BUDGET * count(ITEMS_ANY)
        for field, number in enumerate(self.have):
            self.supply += number * count(field)
        for colour in range(COLOURS):
            self.supply += EACH * (count(CHANGED + colour) + count(CUBES + colour) + 2 * count(ITEMS + colour))
        self.patrols_of: dict[tuple[bool, bool, bool, int], dict[Seen, PatrolFills]] = {}
        self.floor_of: dict[Line, int] = {}
        self.demands_of: dict[tuple[Line, int], Priced] = {}
        self.tried = 0
        """Choices of a demand that were tried: how much work it was. Beyond MOST_TRIED they raise TooMuchError."""

    def enough(self, demand: int) -> bool:
        """Return whether the eighteen items, each used once, meet a demand of no more than that cost."""
        if not within(demand, self.supply):
            return False
        wants = [demand >> BITS * field & 31 for field in range(FIELDS)]
        dice, cubes = -wants[CHANGED_ANY], -wants[CUBES_ANY]  # that are left for items of a colour
        fewest = most = items = 0  # of those items, how many are dice
        for colour in range(COLOURS):
            rolled = sum([wants[field] for field in range(len(self.kinds)) if self.kinds[field][0] == colour])
            dice_left = EACH - rolled - wants[CHANGED + colour]
            cubes_left = EACH - wants[CUBES + colour]
            wanted = wants[ITEMS + colour]
            if dice_left < 0 or cubes_left < 0 or wanted > dice_left + cubes_left:
                return False
            fewest += max(0, wanted - cubes_left)
            most += min(wanted, dice_left)
            items += wanted
            dice += dice_left
            cubes += cubes_left
        return max(fewest, items - cubes) <= min(most, dice)

    # One patrol

    def patrols(self, items: bool, colours: bool, pips: bool, cap: int) -> dict[Seen, PatrolFills]:  # noqa: FBT001 (what is seen)
        """Return the demands of all patrols that cost up to ``cap``, by what requirements see of each."""
        key = (items, colours, pips, cap)
        if key not in self.patrols_of:
            found: dict[Seen, dict[int, int]] = {}
            self._contents(found, colours, pips, cap)
            if not items:
                found = self._uncounted(found)
            self.patrols_of[key] = {seen: PatrolFills(demands) for seen, demands in found.items()}
        return self.patrols_of[key]

    def _contents(self, found: dict[Seen, dict[int, int]], colours: bool, pips: bool, cap: int) -> None:  # noqa: FBT001 (what is seen)
        """Add to ``found`` the demands of all patrols up to a cost, by their items, colours and pips."""
        if not pips:
            for number, mask, demand in coloured(ITEMS, cap, 6) if colours else uncoloured(ITEMS_ANY, cap):
                if number:
                    found.setdefault((number, mask, 0), {})[demand] = number
            return
        for rolled, mask, shown, demand in self._rolled(cap):
            dear = (cap - rolled) // 2
            for changed, others, more in coloured(CHANGED, dear, EACH) if colours else uncoloured(CHANGED_ANY, dear):
                left = cap - rolled - 2 * changed
                for cubes, third, rest in coloured(CUBES, left, EACH) if colours else uncoloured(CUBES_ANY, left):
                    number = rolled + changed + cubes
                    seen = (mask | others | third) if colours else 0
                    for total in range(shown + changed, shown + 6 * changed + 1) if number else ():
                        found.setdefault((number, seen, total), {})[demand + more + rest] = number + changed

    def _rolled(self, most: int) -> list[tuple[int, int, int, int]]:
        """Return every choice of up to so many dice as they were rolled: how many, their colours, pips, the demand."""
        found = [(0, 0, 0, 0)]
        for field, (colour, pips) in enumerate(self.kinds):
            found = [
                (
                    dice + more,
                    mask | (1 << int(colour) if more else 0),
                    shown + more * pips,
                    demand + more * count(field),
                )
                for dice, mask, shown, demand in found
                for more in range(self.have[field] + 1)
                if dice + more <= most
            ]
        return found

    def _uncounted(self, found: dict[Seen, dict[int, int]]) -> dict[Seen, dict[int, int]]:
        """Return the demands of patrols, regrouped by colours and pips alone: nobody counts the items."""
        merged: dict[Seen, dict[int, int]] = {}
        for (_, mask, pips), demands in found.items():
            merged.setdefault((0, mask, pips), {}).update(demands)
        return merged

    # One line

    def pairs(self, line: Line, cap: int) -> list[tuple[PatrolFills, PatrolFills]]:
        """Return all pairs of patrols that meet what a line asks and together cost up to ``cap``."""
        whole, one, other = line
        near, far = self._side(whole, one, cap - 1), self._side(whole, other, cap - 1)
        found: list[tuple[PatrolFills, PatrolFills]] = []
        for seen, patrol in near:
            for also, opposite in far:
                if patrol.price + opposite.price > cap:
                    break
                if meets(together(seen, also), whole):
                    found.append((patrol, opposite))
        return found

    def _side(self, whole: Asked, own: Asked, cap: int) -> list[tuple[Seen, PatrolFills]]:
        """Return what one patrol of a line can be so that what is asked of it alone holds, the cheapest first."""
        looks = [bool(whole[at] or own[at]) for at in range(3)]
        found = self.patrols(looks[0], looks[1], looks[2], cap)
        held = sorted([(patrol.price, seen) for seen, patrol in found.items() if meets(seen, own)])
        return [(seen, found[seen]) for _, seen in held]

    def floor(self, line: Line) -> int:
        """Return a bound on what a line costs at least: its patrols, each as cheap as it can be, or NEVER."""
        if line not in self.floor_of:
            self.floor_of[line] = NEVER
            for cap in range(LEAST, DEAREST + 1):
                if pairs := self.pairs(line, cap):
                    self.floor_of[line] = min([near.price + far.price for near, far in pairs])
                    break
        return self.floor_of[line]

    def demands(self, line: Line, cap: int) -> Priced:
        """Return the demands that fill a line at a cost up to ``cap``."""
        if (line, cap) not in self.demands_of:
            found: dict[int, int] = {}
            for near, far in self.pairs(line, cap):
                for demand, price in near.demands():
                    for more, extra in far.demands():
                        if price + extra > cap:
                            break
                        self._try()
                        if self.enough(demand + more):
                            found[demand + more] = price + extra
            self.demands_of[line, cap] = least(found)
        return self.demands_of[line, cap]

    def _try(self) -> None:
        """Count a choice; raises TooMuchError for one too many."""
        self.tried += 1
        if self.tried > MOST_TRIED:
            raise TooMuchError

    # Several lines

    def fill(self, lines: list[Line], budget: int) -> bool:
        """Return whether these lines can all be filled at once, at a cost up to the budget: every choice is tried."""
        spare = budget - sum([self.floor(line) for line in lines])
        if spare < 0:
            return False
        choices = [self._dearer(line, spare) for line in lines]
        choices.sort(key=len)
        return self._choose(choices, 0, 0, spare)

    def _dearer(self, line: Line, spare: int) -> Priced:
        """Return the demands of a line, each with what it costs above the line's least cost."""
        floor = self.floor(line)
        return [(demand, price - floor) for demand, price in self.demands(line, floor + spare)]

    def _choose(self, choices: list[Priced], at: int, taken: int, spare: int) -> bool:
        """Return whether the lines from here on can be filled beside what is taken."""
        if at == len(choices):
            return True
        for demand, extra in choices[at]:
            if extra > spare:
                break
            self._try()
            if self.enough(taken + demand) and self._choose(choices, at + 1, taken + demand, spare - extra):
                return True
        return False
