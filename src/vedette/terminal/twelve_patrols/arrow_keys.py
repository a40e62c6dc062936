"""Arrow keys: which of several places on the screen one selects."""

from collections.abc import Mapping

from vedette.terminal.canvas import Rect
from vedette.terminal.choice import Facet

DIRECTIONS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
TALL = 2
"""A cell of a terminal is about twice as high as wide."""


def _middle(area: Rect) -> tuple[float, float]:
    return area.x + area.width / 2, (area.y + area.height / 2) * TALL


def toward(direction: str, start: Rect | None, places: Mapping[Facet, Rect]) -> Facet | None:
    """Return the nearest place in a direction, aligned ones preferred; None where there is none."""
    if start is None:
        return next(iter(places), None)
    across, down = DIRECTIONS[direction]
    x, y = _middle(start)
    best: tuple[float, Facet] | None = None
    for facet, area in places.items():
        to_x, to_y = _middle(area)
        ahead = (to_x - x) * across + (to_y - y) * down
        aside = abs((to_x - x) * down) + abs((to_y - y) * across)
        if ahead <= 0:
            continue
        far = ahead + 2 * aside
        if best is None or far < best[0]:
            best = far, facet
    return None if best is None else best[1]
