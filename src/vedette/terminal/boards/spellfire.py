"""Draws a position of Solitaire Spellfire: the fight with its totals, the six columns, the pool of champions."""

from typing import Final

from rich.text import Text

from vedette.core.language import say
from vedette.terminal.boards.paint import Framed, RenderContext, StyledLine, View, as_text, box, name_lines
from vedette.terminal.canvas import DOUBLE, ROUND, Canvas, Rect

COLUMNS: Final = 6
HEIGHT: Final = 7
"""Rows of a drawn column; there is one more, for keywords, where the screen has many."""
WIDEST: Final = 22
"""The greatest width of a column in cells; a wider one reads no better."""


def draw(view: View, described: list[str], context: RenderContext) -> Text:
    """Return a position of Spellfire drawn: the fight, the columns and the pool, then the rest in words."""
    drawn = Text()
    told = {column["words"] for column in view["columns"]}
    fight = view["fight"]
    at = next((number for number, line in enumerate(described) if line in told), len(described))
    rest = [line for line in described[at + COLUMNS + 1 :] if line != view["ask"]["title"]]
    if fight is not None:
        number = rest.index(fight["words"]) if fight["words"] in rest else len(rest)
        levels = rest[number + 1 : number + 3]
        rest = rest[:number] + rest[number + 3 :]
        drawn.append_text(_fight(fight, levels, context)).append("\n")
    counts = [*described[:at], *rest]
    drawn.append_text(as_text(_columns(view, context))).append("\n")
    drawn.append_text(_pool(view, context)).append("\n")
    return drawn.append(" ".join(counts), context.style("ink-2"))


def _fight(fight: View, levels: list[str], context: RenderContext) -> Text:
    """Return the two fighters with their totals, the leader highlighted, and lines on where the totals come from."""
    first, second = fight["totals"]
    sides = [
        (fight["attacker"]["champion"] or {}).get("name", ""),
        (fight["defender"]["champion"] or {}).get("name", ""),
    ]
    text = Text(no_wrap=True, overflow="ellipsis")
    text.append(sides[0], context.style("ink", bold=True))
    text.append(f"  {first} ", context.style("ok" if first > second else "bad", bold=True))
    text.append(say(context.language, "terminal-against-sign"), context.style("ink-2"))
    text.append(f" {second}  ", context.style("ok" if second >= first else "bad", bold=True))
    text.append(sides[1], context.style("ink", bold=True))
    hidden = say(context.language, "terminal-fight-left", column="ABCDEF"[fight["column"]], hidden=fight["hidden"])
    text.append(f"   {hidden}", context.style("brass"))
    if fight["revealed"] is not None:
        text.append("\n").append(say(context.language, "terminal-revealed", card=fight["revealed"]["words"]))
    for line in levels:
        text.append(f"\n{line}", context.style("ink-2"))
    return text


def _columns(view: View, context: RenderContext) -> Canvas:
    """Draw the six columns side by side: realm and holding, face-up card, number of face-down cards."""
    width = min(context.width // COLUMNS, WIDEST)
    height = HEIGHT + context.tall
    canvas = Canvas(width * COLUMNS, height, context.style("ink"))
    for number, column in enumerate(view["columns"]):
        _column(canvas, Rect(number * width, 0, width, height), column, context)
    return canvas


def _column(canvas: Canvas, area: Rect, column: View, context: RenderContext) -> None:
    """Draw one column in a rectangle; one that is fought over has a double border, a won one a flag."""
    inside = area.width - 2
    fought = bool(column["fight"])
    border = context.style("brass" if fought else "ok" if column["won"] else "line", bold=fought)
    realm = column["realm"]["name"] if column["realm"] else ""
    if column["holding"]:
        realm += f" {context.glyphs.add}"
    lines = [
        StyledLine(realm or context.glyphs.dash, context.style("ok" if column["won"] else "ornament", bold=bool(realm)))
    ]
    face = column["face"]
    head = f" {column['name']} {context.glyphs.pennon} " if column["won"] else f" {column['name']} "
    if face is not None:
        opposing = face["side"] == "opposing"
        head += f"{say(context.language, 'terminal-foe')} " if opposing else ""
        level = str(face["level"]) if "level" in face else face["icon"]
        lines += name_lines(face["name"], inside, 2, context.style("bad" if opposing else "ink", bold=True))
        lines += name_lines(f"{level} {face['type']}".strip(), inside, 2, context.style("ink-2"))
        lines.append(StyledLine(face["keywords"], context.style("ornament")))
    foot = f" {context.glyphs.spare}{column['left']} "
    strokes = context.strokes(DOUBLE if fought else ROUND, double=fought)
    box(canvas, area, Framed(strokes, border, head, lines, foot))


def _pool(view: View, context: RenderContext) -> Text:
    """Return a line for each champion of the pool: its level in force, its name, and the cards it bears."""
    text = Text(no_wrap=True, overflow="ellipsis")
    for number, champion in enumerate(view["pool"]):
        text.append("\n" if number else "")
        text.append(f"{champion['level']:>3} ", context.style("ok", bold=True))
        text.append(champion["name"], context.style("ink", bold=True))
        text.append(f" ({champion['type']} {champion['icon']})", context.style("ink-2"))
        borne = [f"{card['name']} {card['icon']}".strip() for card in champion["borne"]]
        if borne:
            text.append(f" {context.glyphs.add} ", context.style("brass")).append(", ".join(borne))
    if not view["pool"]:
        text.append(say(context.language, "spellfire-pool-empty"), context.style("bad"))
    return text
