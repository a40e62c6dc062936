"""The signs with which the terminal marks states and kinds of items, in Unicode or in ASCII."""

from typing import Final, NamedTuple


class Glyphs(NamedTuple):
    """A set of signs, one for each meaning; icons precede their number, states follow it."""

    items: str = "♙"
    colours: str = "▽"
    sum: str = "Σ"
    holds: str = "✓"
    cannot: str = "✗"
    open: str = "◌"
    short: str = "!"
    add: str = "+"
    pointer: str = "▸"
    picked: str = "◆"
    west: str = "◂"
    north: str = "▴"
    full: str = "█"
    spare: str = "▒"
    gone: str = "╱"  # noqa: RUF001 (a stroke through an item that is spent)
    dash: str = "–"
    pennon: str = "⚑"

    def icon(self, kind: str) -> str:
        """Return the icon for a kind of requirement: items, colours or sum; ``?`` for another."""
        return {"items": self.items, "colours": self.colours, "sum": self.sum}.get(kind, "?")

    def state(self, state: str) -> str:
        """Return the sign for a requirement's state, as met or impossible; empty for one without a sign."""
        return {"holds": self.holds, "cannot": self.cannot, "open": self.open, "short": self.short}.get(state, "")


UNICODE: Final = Glyphs()
ASCII: Final = Glyphs(
    items="i",
    colours="c",
    sum="s",
    holds="*",
    cannot="x",
    open=".",
    short="!",
    add="+",
    pointer=">",
    picked="@",
    west="<",
    north="^",
    full="#",
    spare="=",
    gone="/",
    dash="-",
    pennon="P",
)


def glyphs_for(encoding: str | None) -> Glyphs:
    """Return the signs that an output of this encoding can show."""
    try:
        "".join(UNICODE).encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return ASCII
    return UNICODE
