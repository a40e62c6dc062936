"""Patrol drawn: both sides face to face, every patrol in a row of its own cards, one's own nearest."""

from typing import Final, NamedTuple

from rich.text import Text

from vedette.core.language import say
from vedette.terminal.boards.paint import Brush, Framed, Line, View, as_text, box, name_lines
from vedette.terminal.canvas import DASHED, DOUBLE, THIN, Canvas, Rect, Strokes

HEIGHT: Final = 5
LOW: Final = 3
"""Rows of a card, and where rows are few."""
WIDEST: Final = 20
NARROWEST: Final = 11
"""Cells of a card; where more of them would stand in a row than fit, the row breaks."""
GAP: Final = 1
ROMAN: Final = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")


class Edge(NamedTuple):
    """The upper border of a card: where the card stands, and its strokes."""

    head: str
    strokes: Strokes


def draw(view: View, described: list[str], brush: Brush) -> Text:
    """Return the drawn table: the round, the other side, one's own side below it."""
    drawn = Text(described[0], brush.style("ink-2"))
    own = next((side["seat"] for side in view["seats"] if side["side"] == "you"), 1)
    for side in sorted(view["seats"], key=lambda side: side["seat"] == own):
        dead = len(side["discards"])
        values = {"side": side["side"], "points": side["points"], "left": side["deck"], "dead": dead}
        words = say(brush.language, "patrol-side", **values)
        drawn.append("\n").append(words, brush.style("brass", bold=True))
        if any(row["cards"] for row in side["patrols"]):
            ends = say(brush.language, "terminal-if-ended", points=f"{side['ends']:+}")
            drawn.append(f" {ends}", brush.style("ink-2"))
        elif side["hand"]:
            drawn.append(f" {say(brush.language, 'terminal-held', count=len(side['hand']))}", brush.style("ink-2"))
        cards = [(row, card) for row in side["patrols"] for card in row["cards"]]
        if cards:
            drawn.append("\n").append_text(_row(view, cards, brush))
        if side["base"]:
            home = ", ".join(card["words"] for card in side["base"])
            drawn.append("\n").append(say(brush.language, "patrol-base-line", cards=home))
        if any(card.get("title") for card in side["hand"]):
            drawn.append("\n").append_text(_row(view, [(None, card) for card in side["hand"]], brush))
    return drawn


def _row(view: View, cards: list[tuple[View | None, View]], brush: Brush) -> Text:
    """Return cards side by side, those of a patrol close together; as many rows as they need."""
    most = max(brush.width // NARROWEST, 1)
    rows = [cards[at : at + most] for at in range(0, len(cards), most)]
    width = min((brush.width - 4 * GAP) // min(most, max(len(cards), 5)), WIDEST)
    height = HEIGHT if brush.tall else LOW
    canvas = Canvas(brush.width, height * len(rows), brush.style("ink"))
    for number, row in enumerate(rows):
        x = 0
        for at, (patrol, card) in enumerate(row):
            first = at == 0 or patrol is not row[at - 1][0]
            x += GAP if at and first and patrol is not None else 0
            head = _place(patrol, card, brush, first=first) if patrol is not None else ""
            edge = Edge(head, _strokes(view, patrol, card))
            _card(canvas, Rect(x, height * number, width, height), card, edge, brush)
            x += width
    return as_text(canvas)


def _place(patrol: View, card: View, brush: Brush, *, first: bool) -> str:
    """Return where a card stands; of the first of a patrol also which patrol it faces."""
    facing = patrol["facing"]
    number = ROMAN[patrol["patrol"]]
    if first and facing is not None:
        number += f"{brush.sign('⇄', '=')}{ROMAN[facing]}"
    return f" {number} {card['name']} "


def _strokes(view: View, patrol: View | None, card: View) -> Strokes:
    """Return the border of a card: face down dashed, in action double."""
    action = view["action"] or {}
    if patrol is not None and card.get("place") in (action.get("actor"), action.get("aimed")):
        return DOUBLE
    return THIN if card.get("up") or patrol is None else DASHED


def _card(canvas: Canvas, area: Rect, card: View, edge: Edge, brush: Brush) -> None:
    """Draw one card: where it stands, who it is, attack and health, level and colour."""
    acting = edge.strokes is DOUBLE
    border = brush.style("brass" if acting else "line", bold=acting)
    inside = area.width - 2
    lines = [Line("", border)] * (area.height > LOW) + [Line("?".center(inside), brush.style("ink-2"))]
    foot = ""
    if card.get("title"):
        lines = name_lines(card["title"], inside, min(area.height - 2, 2), brush.style("ink", bold=True))
        strength = f"{card.get('attack')}/{card.get('health')}"
        if area.height > LOW:
            lines.append(Line(" ".join(filter(None, (strength, card.get("hue")))), brush.style("ok", bold=True)))
            foot = f" {say(brush.language, 'terminal-level', level=card['level'])} " if "level" in card else ""
        else:
            foot = f" {' '.join(filter(None, (strength, card.get('letter'))))} "
    box(canvas, area, Framed(brush.strokes(edge.strokes, double=acting), border, edge.head, lines, foot))
