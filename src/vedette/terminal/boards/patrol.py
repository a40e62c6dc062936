"""Draws a position of Patrol: both sides face to face, each patrol a group of cards, one's own side below."""

from typing import Final, NamedTuple

from rich.text import Text

from vedette.core.language import say
from vedette.terminal.boards.paint import Framed, RenderContext, StyledLine, View, as_text, box, name_lines
from vedette.terminal.canvas import DASHED, DOUBLE, THIN, Canvas, Rect, Strokes

HEIGHT: Final = 5
LOW: Final = 3
"""Rows of a card, and its rows where the screen has few."""
WIDEST: Final = 20
NARROWEST: Final = 11
"""The greatest and the least width of a card in cells; a row is broken where more cards would not fit."""
GAP: Final = 1
GAPS: Final = 5
"""Gaps in a row, at most: between five patrols, and before the cards still in hand."""
ROMAN: Final = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")


class Edge(NamedTuple):
    """The text in a card's upper border, which says where the card stands, and the characters of the border."""

    head: str
    strokes: Strokes


def draw(view: View, described: list[str], context: RenderContext) -> Text:
    """Return a position of Patrol drawn: the round, the other side, and below it the side of the seat on screen."""
    drawn = Text(described[0], context.style("ink-2"))
    own = next((side["seat"] for side in view["seats"] if side["side"] == "you"), 1)
    for side in sorted(view["seats"], key=lambda side: side["seat"] == own):
        drawn.append("\n").append_text(_heading(side, context))
        cards: list[tuple[View | None, View]] = [(row, card) for row in side["patrols"] for card in row["cards"]]
        hand: list[tuple[View | None, View]] = [(None, card) for card in side["hand"] if card.get("title")]
        if not context.tall and len(cards) + len(hand) <= _most(context):
            cards, hand = cards + hand, []  # rows are few: what is laid and what is held share one
        if cards:
            drawn.append("\n").append_text(_row(view, cards, context))
        if side["base"]:
            home = ", ".join(card["words"] for card in side["base"])
            drawn.append("\n").append(say(context.language, "patrol-base-line", cards=home))
        if hand:
            drawn.append("\n").append_text(_row(view, hand, context))
    return drawn


def _heading(side: View, context: RenderContext) -> Text:
    """Return the line above a side: whose it is, its points and cards, and its score if the round ended now.

    A shorter line where that does not fit.
    """
    dead = len(side["discards"])
    values = {"side": side["side"], "points": side["points"], "left": side["deck"], "dead": dead}
    aside = ""
    if any(row["cards"] for row in side["patrols"]):
        aside = say(context.language, "terminal-if-ended", points=f"{side['ends']:+}") if side["ends"] else ""
    elif side["hand"]:
        aside = say(context.language, "terminal-held", count=len(side["hand"]))
    for message in ("patrol-side", "terminal-side-short"):
        heading = Text(context.named(say(context.language, message, **values)), context.style("brass", bold=True))
        heading.append(aside and f" {aside}", context.style("ink-2"))
        if heading.cell_len <= context.width:
            break
    return heading


def _most(context: RenderContext) -> int:
    """Return how many cards fit side by side in the width."""
    return max(context.width // NARROWEST, 1)


def _row(view: View, cards: list[tuple[View | None, View]], context: RenderContext) -> Text:
    """Return cards drawn side by side, those of a patrol close together, in as many rows as they need."""
    most = _most(context)
    rows = [cards[at : at + most] for at in range(0, len(cards), most)]
    width = min((context.width - GAPS * GAP) // min(most, max(len(cards), 5)), WIDEST)
    height = HEIGHT if context.tall else LOW
    canvas = Canvas(context.width, height * len(rows), context.style("ink"))
    for number, row in enumerate(rows):
        x = 0
        for at, (patrol, card) in enumerate(row):
            first = at == 0 or patrol is not row[at - 1][0]
            x += GAP if at and first else 0
            head = _place(patrol, card, context, first=first) if patrol is not None else ""
            edge = Edge(head, _strokes(view, patrol, card))
            _card(canvas, Rect(x, height * number, width, height), card, edge, context)
            x += width
    return as_text(canvas)


def _place(patrol: View, card: View, context: RenderContext, *, first: bool) -> str:
    """Return the text of a card's upper border: its patrol and name, on the first also which patrol it faces."""
    facing = patrol["facing"]
    number = ROMAN[patrol["patrol"]]
    if first and facing is not None:
        number += f"{context.sign('⇄', '=')}{ROMAN[facing]}"
    return f" {number} {card['name']} "


def _strokes(view: View, patrol: View | None, card: View) -> Strokes:
    """Return the border of a card: double for one in action, dashed face down, else thin."""
    action = view["action"] or {}
    if patrol is not None and card.get("place") in (action.get("actor"), action.get("aimed")):
        return DOUBLE
    return THIN if card.get("up") or patrol is None else DASHED


def _card(canvas: Canvas, area: Rect, card: View, edge: Edge, context: RenderContext) -> None:
    """Draw one card: where it stands, its name, attack and health, level and colour."""
    acting = edge.strokes is DOUBLE
    border = context.style("brass" if acting else "line", bold=acting)
    inside = area.width - 2
    lines = [StyledLine("", border)] * (area.height > LOW) + [StyledLine("?".center(inside), context.style("ink-2"))]
    foot = ""
    if card.get("title"):
        lines = name_lines(card["title"], inside, min(area.height - 2, 2), context.style("ink", bold=True))
        strength = f"{card.get('attack')}/{card.get('health')}"
        if area.height > LOW:
            lines.append(
                StyledLine(" ".join(filter(None, (strength, card.get("hue")))), context.style("ok", bold=True))
            )
            foot = f" {say(context.language, 'terminal-level', level=card['level'])} " if "level" in card else ""
        else:
            foot = f" {' '.join(filter(None, (strength, card.get('letter'))))} "
    box(canvas, area, Framed(context.strokes(edge.strokes, double=acting), border, edge.head, lines, foot))
