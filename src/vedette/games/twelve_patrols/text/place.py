"""Where a thing lies, in words that stay true.

Spaces are named from the kingdom's north-west corner, so their names move with the frame (§3.3). Until it is fixed on
both axes a place is told by the regions beside it; from then on by its name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from vedette.core.language import say
from vedette.games.twelve_patrols.engine import rules
from vedette.games.twelve_patrols.engine.notation import CELL_NAMES
from vedette.games.twelve_patrols.engine.notation import SPOT_NAMES as SPOTS_NOTED

if TYPE_CHECKING:
    from vedette.games.twelve_patrols.engine.rules import Deck
    from vedette.games.twelve_patrols.engine.turn import Position

SPOT_NAMES: Final = [name.replace("-", "\N{EN DASH}") for name in SPOTS_NOTED]
ENDS: Final = [tuple(CELL_NAMES.index(cell) for cell in name.split("-")) for name in SPOTS_NOTED]
"""The two cells that each spot lies between."""
BESIDE: Final = (("east", 0, -1), ("south", -1, 0), ("west", 0, 1), ("north", 1, 0))
"""How a cell lies from a neighbour, and the way there in rows and columns; the first neighbour there is is named."""
EMPTY: Final = -1


class Land(NamedTuple):
    """The regions in the nine cells, EMPTY where there is none."""

    cells: tuple[int, ...]

    @staticmethod
    def of(position: Position) -> Land:
        """Return the land of a position."""
        return Land(tuple(position.region_at(cell) for cell in range(rules.CELLS)))

    def fixed(self) -> bool:
        """Return whether the kingdom spans three rows and three columns, so that no space is named anew."""
        laid = [divmod(cell, 3) for cell in range(rules.CELLS) if self.cells[cell] != EMPTY]
        return bool(laid) and max(row for row, _ in laid) == max(column for _, column in laid) == 2

    def laid(self, region: int, target: int) -> tuple[Land, int]:
        """Return the land after a region is placed, and the cell where it then lies."""
        south, east = int(target >= rules.NORTH_OF), int(rules.WEST_OF <= target < rules.NORTH_OF)
        cell = target - rules.NORTH_OF if south else 3 * (target - rules.WEST_OF) if east else target
        cells = [EMPTY] * rules.CELLS
        for at, old in enumerate(self.cells):
            if old != EMPTY:
                cells[at + 3 * south + east] = old
        cells[cell] = region
        return Land(tuple(cells)), cell

    def target_words(self, target: int, deck: Deck, language: str) -> str:
        """Return where a region placed at a target lies; empty for the first, which lies beside nothing."""
        if self.fixed():
            return say(language, "place-named", place=CELL_NAMES[target])
        land, cell = self.laid(len(deck.regions), target)
        row, column = divmod(cell, 3)
        for side, south, east in BESIDE:
            if 0 <= row + south < 3 and 0 <= column + east < 3:
                neighbour = land.cells[3 * (row + south) + column + east]
                if neighbour != EMPTY:
                    return say(language, "place-beside", side=side, name=deck.regions[neighbour].name)
        return ""

    def spot_words(self, spot: int, deck: Deck, language: str) -> str:
        """Return where a spot between two regions lies."""
        if self.fixed():
            return say(language, "place-named", place=SPOT_NAMES[spot])
        first, second = [deck.regions[self.cells[cell]].name for cell in ENDS[spot]]
        return say(language, "place-between", first=first, second=second)

    def outward(self, axis: str, deck: Deck) -> int:
        """Return how many requirements face the two borders of an axis that is fixed: they are ignored (§4.7)."""
        count = 0
        for cell in [cell for cell in range(rules.CELLS) if self.cells[cell] != EMPTY]:
            region, (row, column) = deck.regions[self.cells[cell]], divmod(cell, 3)
            ends = (region.north, region.south) if axis == "rows" else (region.west, region.east)
            at = row if axis == "rows" else column
            count += (at == 0 and ends[0] != rules.FREE) + (at == 2 and ends[1] != rules.FREE)
        return count
