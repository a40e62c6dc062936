"""The cues of the twelve colours: a tint, a hatching of its own, and the shape of its family; the letter is its own."""

from typing import Final

TINTS: Final = (
    "#c8321f",
    "#e58fb4",
    "#5b3a8e",
    "#a8287f",
    "#0072b2",
    "#007d74",
    "#f0e442",
    "#e69f00",
    "#1e7a3c",
    "#b5d64a",
    "#fbf9f2",
    "#737b80",
)
"""In the order of the colours."""
HATCHINGS: Final = (
    "M2 0V8M6 0V8",
    "M2 0V4M6 4V8",
    "M0 8L8 0M-2 2L2 -2M6 10L10 6",
    "M0 8L8 0M0 0L8 8",
    "M0 2H8M0 6H8",
    "M0 2H4M4 6H8",
    "M2 2h.1M6 6h.1",
    "M0 4H8M0 0L8 8",
    "M0 0L8 8M-2 6L2 10M6 -2L10 2",
    "M0 0L4 4M4 8l2 -2",
    "",
    "M0 4H8M4 0V8",
)
"""Drawn on a tile of 8 by 8, after the engravers of arms: upright for red, level for blue, dots for yellow, none for
white."""
SHAPES: Final = (
    "M12 1L23 12L12 23L1 12Z",
    "M12 .5L15 8.5L23.5 9L17 14.5L19.2 23L12 18.3L4.8 23L7 14.5L.5 9L9 8.5Z",
    "M12 23Q2 17 1 3Q8 4 12 9Q16 4 23 3Q22 17 12 23Z",
    "M16 1Q1 1 1 12Q1 23 13 23Q20 23 23 17Q10 18 10 10Q10 4 16 1Z",
    "M12 1Q23 8 20 16Q17 23 12 23Q7 23 4 16Q1 8 12 1Z",
    "M2 2H22V12Q22 20 12 23.5Q2 20 2 12Z",
)
"""By family, on a tile of 24 by 24: blade, star, wings, moon, leaf, shield."""
MIDDLES: Final = ((12, 12), (12, 13), (12, 14), (6, 12), (12, 14), (12, 12))
"""Where the letter stands in each shape."""
DARK: Final = (0, 2, 3, 4, 5, 8, 11)
"""Colours (from 0) on which a letter is white."""
