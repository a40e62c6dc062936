"""Spellfire cards drawn from their data as SVG: icon of the kind, world, level, name, keywords, printed power."""

from __future__ import annotations

import textwrap
from html import escape
from typing import TYPE_CHECKING, Final

from vedette.core.language import capital, say
from vedette.core.print_sheet import HIGH, INK, WIDE, document
from vedette.games.spellfire.cards import nameplate
from vedette.games.spellfire.cards.face import keywords, kind, world
from vedette.games.spellfire.cards.text import sentence
from vedette.games.spellfire.cards.text.template import literal, messages
from vedette.games.spellfire.engine.cards import EXACT, STATUSES
from vedette.games.spellfire.engine.vocabulary.words import CHAMPIONS, KINDS

if TYPE_CHECKING:
    from vedette.games.spellfire.cards.sets import Printed
    from vedette.games.spellfire.engine.cards import Card

PAPER: Final = "#fbf8f1"
BOLD: Final = ' font-weight="700"'
MIDDLE: Final = ' text-anchor="middle"'
SIZES: Final = (34, 31, 28, 25, 22, 20, 18, 16)
"""Heights of the letters in which a card's power is printed: the largest that fits is taken."""
ROOM: Final = 420
"""The height of the box on a card in which its power is printed."""
BROAD: Final = 0.56
"""The width of a letter in proportion to its height, estimated on the wide side."""
COLOURS: Final = {
    "champion": "#7a2e2e", "realm": "#2f5d3a", "holding": "#52632b", "ally": "#7b4b1f", "item": "#3f4e7a",
    "artifact": "#6b3f78", "event": "#8a6a12", "rule": "#4a4a4a", "spell": "#225f73", "power": "#2d5a66",
}  # fmt: skip
"""The colour of the band of a card, by its family; the icon and the words say the same."""
ICONS: Final = {
    "champion": "M0-44L34-28V8Q34 36 0 48Q-34 36-34 8V-28Z",
    "realm": "M-42 40V-8H-26V-40H-10V-8H10V-40H26V-8H42V40Z",
    "holding": "M-36 40V-6L0-38L36-6V40ZM-12 40V12H12V40",
    "ally": "M-30 40V6Q-30-12-12-12Q-22-20-22-30Q-22-46-6-46T10-30Q10-20 0-12Q18-12 18 6V40ZM24 40V8Q40 10 40 26V40",
    "item": "M0-46L12-22V16H26V28H8V46H-8V28H-26V16H-12V-22Z",
    "artifact": "M0-46L14-14L46-14L20 6L30 40L0 20L-30 40L-20 6L-46-14L-14-14Z",
    "event": "M10-48L-26 8H-4L-12 48L28-12H4Z",
    "rule": "M-28-42H16L30-28V42H-28ZM-16-14H18M-16 4H18M-16 22H18",
    "spell": "M0-46Q30-14 22 14Q16 40 0 42Q-24 40-24 14Q-24 2-12-10Q-10 4 0 6Q10-14 0-46Z",
    "power": "M-40 0Q0-40 40 0Q0 40-40 0ZM0-14A14 14 0 1 0 0 14A14 14 0 1 0 0-14",
}
"""The SVG path of the icon of each family of cards, drawn around its middle."""
FAMILIES: Final = {"wizard-spell": "spell", "cleric-spell": "spell", "dungeon": "holding"}


def family(card: Card) -> str:
    """Return the family of a card: what its colour and its icon show."""
    name = KINDS[card.kind]
    if CHAMPIONS >> card.kind & 1:
        return "champion"
    return FAMILIES.get(name, name if name in COLOURS else "power")


def note(printed: Printed, language: str) -> str:
    """Return a remark that part of a card's printed power is left out, and why; empty where nothing is."""
    status = STATUSES[printed.card.status]
    if printed.card.status == EXACT:
        return ""
    why = ", ".join(literal(messages(language), f"reason-{name}") for name in printed.why)
    return say(language, "spell-card-note", status=status, why=why)


def fitted(text: str, width: int, height: int) -> tuple[int, list[str]]:
    """Return the largest letters in which a text fits a box, and its lines; the smallest, cut, where none does."""
    for size in SIZES:
        lines = textwrap.wrap(text, int(width / (size * BROAD)), break_on_hyphens=False)
        whole = size == SIZES[-1] or " ".join(lines) == " ".join(text.split())  # no word is broken while letters shrink
        if whole and len(lines) * size * 1.25 <= height:
            return size, lines
    room = int(height / (SIZES[-1] * 1.25))
    return SIZES[-1], [*lines[: room - 1], "…"]


def draw(printed: Printed, language: str) -> str:
    """Return a card as an SVG document."""
    card = printed.card
    title = f"{card.name}. {sentence.write(card.power, language)}".strip()
    return document(inside(printed, language), WIDE, HIGH, title)


def inside(printed: Printed, language: str) -> str:
    """Return the SVG elements of the drawing of a card, without the document around them."""
    card, kin = printed.card, family(printed.card)
    colour = COLOURS[kin]
    frame = f'rx="28" fill="{PAPER}" stroke="{INK}" stroke-width="4"'
    band = f"M4 32Q4 4 32 4H{WIDE - 32}Q{WIDE - 4} 4 {WIDE - 4} 32V150H4Z"
    line = f'fill="none" stroke="{colour}" stroke-width="6" stroke-linejoin="round"'
    parts = [
        f'<rect x="4" y="4" width="{WIDE - 8}" height="{HIGH - 8}" {frame}/>',
        f'<path d="{band}" fill="{colour}"/>',
        *_name(card),
        f'<path transform="translate(78 232)" {line} d="{ICONS[kin]}"/>',
        *_facts(card, language, colour),
        f'<path d="M40 316H{WIDE - 40}" stroke="{colour}" stroke-width="3"/>',
        *_power(printed, language),
        text(card.id, WIDE // 2, HIGH - 28, 20, MIDDLE),
    ]
    return "".join(parts)


def _name(card: Card) -> list[str]:
    """Return the SVG elements of a card's name in its band, on one line or two, and of its level."""
    size, lines = nameplate.fitted(card.name, card.icon)
    if len(lines) > nameplate.LINES:
        lines = [*lines[: nameplate.LINES - 1], f"{lines[nameplate.LINES - 1]}…"]
    first = 88 if len(lines) == 1 else 68
    out = [text(line, 34, first + at * (size + 6), size, f'{BOLD} fill="#fff"') for at, line in enumerate(lines)]
    if card.icon:
        left = WIDE - 84
        out.append(f'<circle cx="{left}" cy="77" r="56" fill="{PAPER}" stroke="{INK}" stroke-width="4"/>')
        out.append(text(card.icon, left, 94, 48 if len(card.icon) < 4 else 30, BOLD + MIDDLE))
    return out


def _facts(card: Card, language: str, colour: str) -> list[str]:
    """Return the SVG elements of a card's kind, world and keywords, which stand beside its icon."""
    name = kind(card, language)
    rows = [(capital(name), 34 if len(name) < 24 else 25, f'{BOLD} fill="{colour}"')]
    if card.world:
        rows.append((world(card, language), 27, ""))
    if card.marks:
        told = keywords(card.marks, language)
        size = 25 if len(told) < 34 else 19
        rows.append((told, size, ' font-style="italic"'))
    return [text(words, 146, 212 + 40 * at, size, style) for at, (words, size, style) in enumerate(rows)]


def _power(printed: Printed, language: str) -> list[str]:
    """Return the SVG elements of a card's power in words, and of the remark that part of it is left out."""
    card = printed.card
    size, lines = fitted(sentence.write(card.power, language), WIDE - 88, ROOM)
    out = [text(line, 44, 316 + int(size * 1.4) + int(at * size * 1.25), size) for at, line in enumerate(lines)]
    if remark := note(printed, language):
        small, rows = fitted(remark, WIDE - 88, 76)
        small = min(small, 22)
        rows = textwrap.wrap(remark, int((WIDE - 88) / (small * BROAD)))[:3]
        out += [text(row, 44, 776 + at * (small + 5), small, ' font-style="italic"') for at, row in enumerate(rows)]
    return out


def text(words: str, x: int, y: int, size: int, style: str = "") -> str:
    """Return an SVG element of a line of text at a place, of a height, in a style."""
    fill = "" if "fill=" in style else f' fill="{INK}"'
    return f'<text x="{x}" y="{y}" font-size="{size}"{fill}{style}>{escape(words, quote=False)}</text>'
