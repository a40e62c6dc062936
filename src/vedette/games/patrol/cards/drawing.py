"""Soldiers as line art to colour in, and as whole cards: SVG drawn from the words of the set."""

from __future__ import annotations

import textwrap
import tomllib
from functools import cache
from hashlib import sha256
from html import escape
from importlib import resources
from typing import TYPE_CHECKING, Final, NamedTuple

from vedette.core.language import say
from vedette.core.print_sheet import HIGH, INK, WIDE, document
from vedette.games.patrol.cards import colours, text
from vedette.games.patrol.cards.colours import hues
from vedette.games.patrol.engine.soldier import COLOURS, FAMILIES, PLAIN
from vedette.games.patrol.engine.vocabulary import ATTACK, TYPES, reaches

if TYPE_CHECKING:
    from vedette.games.patrol import views
    from vedette.games.patrol.cards.sets import SoldierFace, SoldierSet


def _read() -> dict[str, dict[str, str]]:
    file = resources.files("vedette") / "games" / "patrol" / "cards" / "cue.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


def _middle(told: str) -> tuple[float, float]:
    x, y = told.split()
    return float(x), float(y)


_CUES: Final = _read()
TINTS: Final = tuple([_CUES["tint"][colour] for colour in COLOURS])
"""The fill of each colour on a drawn card, in the order of the colours."""
HATCHINGS: Final = tuple([_CUES["hatching"][colour] for colour in COLOURS])
"""The SVG path of each colour's hatching, on a tile of 8 by 8, after the engravers of arms; empty for white."""
SHAPES: Final = tuple([_CUES["shape"][family] for family in FAMILIES])
"""The SVG path of each family's bubble, on a tile of 24 by 24: blade, star, wings, moon, leaf, shield."""
MIDDLES: Final = tuple([_middle(_CUES["middle"][family]) for family in FAMILIES])
"""Where the letter of a colour stands in the bubble of each family, as x and y."""
DARK: Final = tuple([at for at, colour in enumerate(COLOURS) if _CUES["letter"][colour] == "white"])
"""Colours (from 0) on whose bubble the letter is white."""
SIDE: Final = 240
"""The width and the height of the sheet that a figure is drawn on."""
PAPER: Final = "#ffffff"
HANDS: Final = ((174, 146), (66, 146))
"""Right of the sheet, then left: the hands that hold the first and the second item."""
SPARE: Final = ((206, 176), (34, 176))
"""Where the third and the fourth item of a figure lie on its sheet."""
LAYERS: Final = ("skin", "metal", "cloth", "line")
"""The layers of which a part of a figure is drawn, from the lowest up."""
BOLD: Final = ' font-weight="700"'
CENTRED: Final = ' text-anchor="middle"'
LINES: Final = 5
"""How many lines of ability text a card has room for."""


class FigureParts(NamedTuple):
    """The heads, bodies and items of which figures are put together, by their words: SVG paths by layer."""

    head: dict[str, dict[str, str]]
    body: dict[str, dict[str, str]]
    item: dict[str, dict[str, str]]


@cache
def parts() -> FigureParts:
    """Return all parts of which figures are put together, out of ``parts.toml``."""
    file = resources.files("vedette") / "games" / "patrol" / "cards" / "parts.toml"
    return FigureParts(**tomllib.loads(file.read_text(encoding="utf-8")))


class SoldierFigure(NamedTuple):
    """The parts of which one soldier's figure is put together, named by their words."""

    head: str
    body: str
    items: tuple[str, ...]
    unknown: tuple[str, ...]
    """Words of the picture that are no part."""


def figure(words: tuple[str, ...], name: str) -> SoldierFigure:
    """Return the parts that a picture names; a head or a body that it does not name is chosen by the id."""
    known = parts()
    seed = sha256(name.encode()).digest()
    head = next((word for word in words if word in known.head), "")
    body = next((word for word in words if word in known.body), "")
    rest = list(words)
    for word in (head, body):
        if word:
            rest.remove(word)
    items = tuple(word for word in rest if word in known.item)
    unknown = tuple(word for word in rest if word not in known.item)
    heads, bodies = sorted(known.head), sorted(known.body)
    return SoldierFigure(head or heads[seed[0] % len(heads)], body or bodies[seed[1] % len(bodies)], items, unknown)


def turned(name: str) -> bool:
    """Return whether a soldier's figure is mirrored, which the hash of its id decides."""
    return bool(sha256(name.encode()).digest()[2] & 1)


def shown(words: tuple[str, ...], name: str) -> views.Figure:
    """Return as JSON of which parts a soldier's figure is put together, for a page to draw the same one."""
    drawn = figure(words, name)
    items = list(drawn.items[: len(HANDS) + len(SPARE)])
    return {
        "head": drawn.head,
        "body": drawn.body,
        "items": items,
        "turned": turned(name),
        "ground": footing(name),
    }


class Brush(NamedTuple):
    """How the layers are filled: all paper for a card to colour in, or one of the twelve colours."""

    colour: int

    def path(self, layer: str, outline: str, where: str = "") -> str:
        """Return as SVG one path of a layer, its hatching over it where it is coloured cloth."""
        fill = "none" if layer == "line" else PAPER
        veil = ""
        if self.colour != PLAIN and layer in ("cloth", "back", "metal"):
            tint = TINTS[self.colour - 1]
            strength = ".22" if layer == "metal" else "1"
            veil = f'<path d="{outline}" fill="{tint}" fill-opacity="{strength}"{where}/>'
            if layer != "metal" and HATCHINGS[self.colour - 1]:
                veil += f'<path d="{outline}" fill="url(#hatch-{self.colour})" stroke="none"{where}/>'
        return f'<path d="{outline}" fill="{fill}"{where}/>' + veil


def hatching(colour: int) -> str:
    """Return as SVG the pattern of a colour's hatching; empty where it has none."""
    if colour == PLAIN or not HATCHINGS[colour - 1]:
        return ""
    pen = PAPER if colour - 1 in DARK else INK
    return (
        f'<pattern id="hatch-{colour}" width="8" height="8" patternUnits="userSpaceOnUse">'
        f'<path d="{HATCHINGS[colour - 1]}" fill="none" stroke="{pen}" stroke-width="1" stroke-opacity=".55" '
        f'stroke-linecap="round"/></pattern>'
    )


def art(face: SoldierFace, name: str, colour: int = PLAIN) -> str:
    """Return a soldier as an SVG group on a sheet of SIDE by SIDE: back, items, body, head, and the ground it is on."""
    drawn, known, brush = figure(face.picture, name), parts(), Brush(colour)
    places = [*HANDS, *SPARE]
    items = [
        (known.item[word], f' transform="translate({x} {y}){" scale(-1 1)" if at % 2 else ""}"')
        for at, (word, (x, y)) in enumerate(zip(drawn.items, places, strict=False))
    ]
    body, head = known.body[drawn.body], known.head[drawn.head]
    out = [ground(name)]
    out += [brush.path("back", part["back"]) for part in (body, head) if "back" in part]
    for part, where in items:
        out += [brush.path(layer, part[layer], where) for layer in ("back", *LAYERS) if layer in part]
    for part in (body, head):
        out += [brush.path(layer, part[layer]) for layer in LAYERS if layer in part]
    mirrored = f' transform="translate({SIDE} 0) scale(-1 1)"' if turned(name) else ""
    pen = f'stroke="{INK}" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"'
    return f"<g {pen}{mirrored}>{''.join(out)}</g>"


def ground(name: str) -> str:
    """Return as SVG the strokes of the ground on which a soldier stands, chosen by the hash of its id."""
    return f'<path d="{footing(name)}" fill="none" stroke-width="1.6"/>'


def footing(name: str) -> str:
    """Return the SVG path of the ground on which a soldier stands, chosen by the hash of its id."""
    seed = sha256(name.encode()).digest()
    tufts = [(20 + 25 * at + seed[3 + at] % 18, 226 + seed[11 + at] % 9) for at in range(8)]
    return "M12 232H228" + "".join(f"M{x} {y}h{6 + seed[at] % 14}" for at, (x, y) in enumerate(tufts))


def bubble(colour: int, x: float, y: float, side: float) -> str:
    """Return as SVG the bubble of a colour, its middle at x, y: the family's shape, tint, hatching and letter.

    A plain card has a dotted ring, to be written into.
    """
    if colour == PLAIN:
        return (
            f'<circle cx="{x}" cy="{y}" r="{side / 2}" fill="{PAPER}" stroke="{INK}" stroke-width="2" '
            f'stroke-dasharray="5 5"/>'
        )
    hue, scale = hues()[colour - 1], side / 24
    shape = SHAPES[hue.colour.family]
    right, down = MIDDLES[hue.colour.family]
    pen = PAPER if colour - 1 in DARK else INK
    hatch = f'<path d="{shape}" fill="url(#hatch-{colour})"/>' if HATCHINGS[colour - 1] else ""
    place = f"translate({x - side / 2:g} {y - side / 2:g}) scale({scale:g})"
    return (
        f'<g transform="{place}"><path d="{shape}" fill="{TINTS[colour - 1]}" stroke="{INK}" stroke-width="1"/>{hatch}'
        f'<text x="{right}" y="{down + 3.6:g}" font-size="10" font-weight="700" text-anchor="middle" fill="{pen}" '
        f'stroke="{TINTS[colour - 1]}" stroke-width="2.4" paint-order="stroke">{hue.letter}</text></g>'
    )


def numbers(level: int, colour: int) -> tuple[int, int]:
    """Return attack and health at a level, with what the colour changes: never from 1 or more to below 1 (§2.4).

    The colours without a type change these two, and nothing else does at all times.
    """
    found = [level, level]
    clauses = hues()[colour - 1].colour.power if colour != PLAIN and not hues()[colour - 1].colour.type else ()
    for clause in clauses:
        at = 0 if clause.what == ATTACK else 1
        found[at] = max(min(found[at], 1), found[at] + clause.amount)
    return found[0], found[1]


def words(x: float, y: float, size: float, content: str, more: str = "") -> str:
    """Return as SVG a line of text; ``more`` is added to its attributes."""
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{INK}"{more}>{escape(content, quote=False)}</text>'


class Block(NamedTuple):
    """Where a text of several lines goes: its first line, the size of letters, letters in a line, lines."""

    x: float
    y: float
    size: float
    wide: int
    lines: int


def paragraph(block: Block, content: str, more: str = "") -> str:
    """Return as SVG a text of some lines; what is too long for the block is set smaller, never cut."""
    rows = textwrap.wrap(content, block.wide)
    if len(rows) > block.lines:
        small = block.lines / (block.lines + 1)
        tight = block._replace(size=block.size * small, wide=int(block.wide / small), lines=block.lines + 1)
        return paragraph(tight, content, more)
    return "".join(
        words(block.x, block.y + 1.25 * block.size * at, block.size, row, more) for at, row in enumerate(rows)
    )


def ability(cards: SoldierSet, at: int, language: str) -> str:
    """Return as SVG the ability of a soldier: its letter in a box, its name, the spellball, its text."""
    soldier, face = cards.roster.soldiers[at], cards.faces[at]
    out = ""
    if letter := TYPES[soldier.type]:
        out += f'<rect x="42" y="562" width="44" height="44" rx="6" fill="none" stroke="{INK}" stroke-width="3"/>'
        out += words(64, 597, 34, letter, f"{BOLD}{CENTRED}")
        out += words(102, 597, 36, face.ability.to(language), BOLD)
    if reaches(soldier.power):
        out += spellball(566, 584)
    told = text.write(soldier.power, soldier.type, language)
    return out + paragraph(Block(42, 646 if letter else 597, 30, 33, LINES), told)


def spellball(x: float, y: float) -> str:
    """Return as SVG the mark of abilities that reach other patrols: a ball with a tail of sparks."""
    tail = f"M{x - 6} {y + 4}q6 -14 12 -8M{x - 22} {y + 8}l-14 6M{x - 20} {y - 6}l-18 -4M{x - 10} {y + 20}l-8 10"
    pen = f'fill="none" stroke="{INK}" stroke-width="3" stroke-linecap="round"'
    return f'<g {pen}><circle cx="{x}" cy="{y}" r="15"/><path d="{tail}"/></g>'


def box(x: float, y: float, wide: float, high: float, pen: str) -> str:
    """Return as SVG a frame with these attributes, such as rounded corners."""
    return f'<rect x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}" fill="{PAPER}" stroke="{INK}" {pen}/>'


def edge(level: int, colour: int, language: str) -> str:
    """Return as SVG the left edge of a card: level, bubble with the name of its ability, attack and health."""
    out = f'<circle cx="68" cy="72" r="40" fill="{INK}"/>'
    out += f'<text x="68" y="90" font-size="52" fill="{PAPER}"{BOLD}{CENTRED}>{level}</text>'
    out += bubble(colour, 68, 168, 76)
    if colour != PLAIN:
        said = hues()[colour - 1].ability.to(language)
        out += words(68, 236, min(22.0, 160 / len(said)), said, f"{BOLD}{CENTRED}")
        called = colours.name(colour, language)
        out += words(68, 260, min(19.0, 180 / len(called)), called, CENTRED)
    attack, health = numbers(level, colour)
    stats = say(language, "patrol-card-numbers", attack=attack, health=health)
    return out + words(68, 510, 34, stats, f"{BOLD}{CENTRED}")


def inside(cards: SoldierSet, at: int, colour: int, language: str) -> str:
    """Return everything that is drawn on a soldier's card, without the SVG document around it."""
    soldier, face = cards.roster.soldiers[at], cards.faces[at]
    frame = box(6, 6, WIDE - 12, HIGH - 12, 'rx="28" stroke-width="5"')
    window = box(122, 104, 470, 430, 'rx="10" stroke-width="2.5"')
    drawn = art(face, soldier.id, colour)
    window += f'<svg x="124" y="108" width="466" height="422" viewBox="-12 0 264 240">{drawn}</svg>'
    name = face.name.to(language)
    head = words(122, 84, min(46.0, 780 / len(name)), name, BOLD)
    quote = paragraph(Block(315, 806, 25, 42, 2), face.quote.to(language), f' font-style="italic"{CENTRED}')
    return frame + window + head + edge(soldier.level, colour, language) + ability(cards, at, language) + quote


def card(cards: SoldierSet, at: int, colour: int = PLAIN, language: str = "en") -> str:
    """Return one whole card as an SVG document, uncoloured or in a colour."""
    name = cards.faces[at].name.to(language)
    told = text.write(cards.roster.soldiers[at].power, cards.roster.soldiers[at].type, language)
    return document(inside(cards, at, colour, language), WIDE, HIGH, f"{name}. {told}", hatching(colour))


def hatchings(colours: list[int]) -> str:
    """Return as SVG the patterns of the hatchings of some colours, each once."""
    return "".join(hatching(colour) for colour in sorted(set(colours)))
