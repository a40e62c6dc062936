"""Pages of ours from SVG to PDF, without a library: outlines, tints, hatchings, text in fonts that every reader has.

Only what ``drawing.py`` and ``sheet.py`` draw is understood: paths, rectangles, circles, text, groups that are moved
and scaled, an inner sheet, tiles of hatching. The format is that of ISO 32000-1, version 1.4.
"""

from __future__ import annotations

import re
import unicodedata
import zlib
from typing import Final, NamedTuple
from xml.etree import ElementTree as ET

from vedette.games.patrol.art.outline import box, circle, curves

POINT: Final = 72 / 254
"""Points in a tenth of a millimetre."""
SVG: Final = "{http://www.w3.org/2000/svg}"
FONTS: Final = {"regular": "Helvetica", "bold": "Helvetica-Bold", "italic": "Helvetica-Oblique"}
HATCH: Final = 466 / 264 * POINT
"""The size of a tile of hatching: as in a card's window."""
PLAIN_WIDTHS: Final = (
    "278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 "
    "278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 "
    "667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 "
    "556 333 500 278 556 500 722 500 500 500 334 260 334 584"
)
BOLD_WIDTHS: Final = (
    "278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 "
    "333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 "
    "667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 "
    "611 389 556 333 611 556 778 556 556 500 389 280 389 584"
)
"""Thousandths of the size, from the space to the tilde: the metrics that Adobe publishes with these fonts."""
OTHER: Final = 333
"""Thousandths for what is not among them: dashes and typographic quotes, about."""
INHERITED: Final = (
    "fill",
    "stroke",
    "stroke-width",
    "stroke-dasharray",
    "stroke-linecap",
    "stroke-linejoin",
    "fill-opacity",
    "stroke-opacity",
)
ENDS: Final = {"butt": 0, "round": 1, "square": 2}
CORNERS: Final = {"miter": 0, "round": 1, "bevel": 2}


class Tile(NamedTuple):
    """A hatching: its strokes on a tile."""

    path: str
    pen: str
    width: float
    opacity: float
    side: float


def short(number: float) -> str:
    """Return a number as the format writes it, to a hundredth of a point or less."""
    return f"{number:.3f}".rstrip("0").rstrip(".") or "0"


def tint(colour: str) -> str:
    """Return a colour such as #c8321f as three parts of one."""
    return " ".join(short(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))


def outline(path: str) -> str:
    """Return an SVG path in the operators of the format."""
    return " ".join(" ".join([*map(short, points), operator]) for operator, points in curves(path))


def width_of(text: str, size: float, *, bold: bool) -> float:
    """Return how wide a text is; a letter with an accent is as wide as without."""
    widths = [int(width) for width in (BOLD_WIDTHS if bold else PLAIN_WIDTHS).split()]
    bare = [letter for letter in unicodedata.normalize("NFKD", text) if not unicodedata.combining(letter)]
    return sum(widths[ord(letter) - 32] if 32 <= ord(letter) < 127 else OTHER for letter in bare) * size / 1000


class Page:
    """One page: what is drawn on it, and what that needs."""

    def __init__(self, svg: str) -> None:
        """Draw a page of ours."""
        self.root = ET.fromstring(svg)  # noqa: S314 (our own sheets)
        self.out: list[str] = []
        self.opacities: dict[str, str] = {}
        self.tiles = {tile.get("id", ""): self.tile(tile) for tile in self.root.iter(f"{SVG}pattern")}
        self.title = self.root.findtext(f"{SVG}title") or ""
        _, _, self.wide, self.high = (float(part) * POINT for part in self.root.get("viewBox", "").split())
        self.out.append(f"{short(POINT)} 0 0 {short(-POINT)} 0 {short(self.high)} cm")
        for node in self.root:
            self.draw(node, {})

    @staticmethod
    def tile(node: ET.Element) -> Tile:
        """Return a hatching."""
        strokes = node[0]
        width, opacity = float(strokes.get("stroke-width", "1")), float(strokes.get("stroke-opacity", "1"))
        return Tile(strokes.get("d", ""), strokes.get("stroke", ""), width, opacity, float(node.get("width", "8")))

    def draw(self, node: ET.Element, style: dict[str, str]) -> None:
        """Draw an element and what is in it."""
        kind = node.tag.removeprefix(SVG)
        if kind in ("title", "defs"):
            return
        style = {**style, **{key: value for key in INHERITED if (value := node.get(key)) is not None}}
        self.out.append("q")
        for name, told in re.findall(r"(translate|scale)\(([^)]*)\)", node.get("transform", "")):
            self.out.append(moved(name, [float(part) for part in told.split()]))
        if kind == "svg":
            self.out.append(fitted(node))
        if kind == "text":
            self.text(node, style)
        elif kind not in ("g", "svg"):
            self.shape(path_of(kind, node), style)
        for inner in node if kind in ("g", "svg") else ():
            self.draw(inner, style)
        self.out.append("Q")

    def shape(self, path: str, style: dict[str, str]) -> None:
        """Fill and stroke an outline."""
        fill, stroke = style.get("fill", "#000000"), style.get("stroke", "none")
        width = style.get("stroke-width", "1")
        self.opacity(float(style.get("fill-opacity", "1")), float(style.get("stroke-opacity", "1")))
        if stroke != "none":
            dash = style.get("stroke-dasharray", "")
            ends, corners = ENDS[style.get("stroke-linecap", "butt")], CORNERS[style.get("stroke-linejoin", "miter")]
            self.out.append(f"{tint(stroke)} RG {width} w {ends} J {corners} j [{dash}] 0 d")
        if fill.startswith("url(#"):
            self.out.append(f"/Pattern cs /{fill[5:-1]} scn")
        elif fill != "none":
            self.out.append(f"{tint(fill)} rg")
        paint = {(True, True): "B", (True, False): "f", (False, True): "S"}.get((fill != "none", stroke != "none"), "n")
        self.out.append(f"{outline(path)} {paint}")

    def opacity(self, fill: float, stroke: float) -> None:
        """Set how much shows through."""
        if (fill, stroke) != (1.0, 1.0):
            name = f"o{round(100 * fill)}-{round(100 * stroke)}"
            self.opacities[name] = f"<< /ca {short(fill)} /CA {short(stroke)} >>"
            self.out.append(f"/{name} gs")

    def text(self, node: ET.Element, style: dict[str, str]) -> None:
        """Write a line of text; a rim in the colour of what is behind it is left out."""
        said = (node.text or "").replace("\N{MINUS SIGN}", "\N{EN DASH}")
        bold = node.get("font-weight") == "700"
        face = "bold" if bold else "italic" if node.get("font-style") == "italic" else "regular"
        size, x, y = (float(node.get(key, "0")) for key in ("font-size", "x", "y"))
        if node.get("text-anchor") == "middle":
            x -= width_of(said, size, bold=bold) / 2
        letters = said.encode("cp1252", "replace").replace(b"\\", rb"\\").replace(b"(", rb"\(").replace(b")", rb"\)")
        place = f"1 0 0 -1 {short(x)} {short(y)} Tm"
        shown = letters.decode("latin-1")
        self.out.append(f"{tint(style.get('fill', '#000000'))} rg BT /{face} {short(size)} Tf {place} ({shown}) Tj ET")


def moved(name: str, told: list[float]) -> str:
    """Return a move or a change of scale."""
    both = [*told, 0.0 if name == "translate" else told[0]][:2]
    if name == "translate":
        return f"1 0 0 1 {short(both[0])} {short(both[1])} cm"
    return f"{short(both[0])} 0 0 {short(both[1])} 0 0 cm"


def fitted(node: ET.Element) -> str:
    """Return how an inner sheet is put into its place: as large as fits, in the middle."""
    x, y, wide, high = (float(node.get(key, "0")) for key in ("x", "y", "width", "height"))
    left, top, inner_wide, inner_high = (float(part) for part in node.get("viewBox", "").split())
    scale = min(wide / inner_wide, high / inner_high)
    right, down = x + (wide - scale * inner_wide) / 2, y + (high - scale * inner_high) / 2
    return f"{short(scale)} 0 0 {short(scale)} {short(right - scale * left)} {short(down - scale * top)} cm"


def path_of(kind: str, node: ET.Element) -> str:
    """Return the outline of a path, a rectangle or a circle."""
    if kind == "path":
        return node.get("d", "")
    if kind == "rect":
        return box(*(float(node.get(key, "0")) for key in ("x", "y", "width", "height", "rx")))
    return circle(*(float(node.get(key, "0")) for key in ("cx", "cy", "r")))


class Document:
    """The objects of a file, numbered from 1 as they come."""

    def __init__(self) -> None:
        """Start with no object."""
        self.objects: list[bytes] = []

    def add(self, content: bytes | str) -> int:
        """Add an object and return its number."""
        self.objects.append(content.encode("latin-1") if isinstance(content, str) else content)
        return len(self.objects)

    def stream(self, more: str, content: str) -> int:
        """Add a packed stream and return its number."""
        packed = zlib.compress(content.encode("latin-1"), 9)
        head = f"<< {more} /Filter /FlateDecode /Length {len(packed)} >>\nstream\n".encode()
        return self.add(head + packed + b"\nendstream")

    def tile(self, tile: Tile, high: float) -> int:
        """Add a hatching and return its number."""
        size = short(HATCH)
        more = (
            f"/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 {tile.side} {tile.side}] "
            f"/XStep {tile.side} /YStep {tile.side} /Matrix [{size} 0 0 -{size} 0 {short(high)}] "
            f"/Resources << /ExtGState << /o << /CA {short(tile.opacity)} >> >> >>"
        )
        return self.stream(more, f"/o gs {tint(tile.pen)} RG {short(tile.width)} w 1 J {outline(tile.path)} S")

    def page(self, page: Page, fonts: str, parent: int) -> int:
        """Add a page and return its number."""
        tiles = " ".join(f"/{name} {self.tile(tile, page.high)} 0 R" for name, tile in page.tiles.items())
        states = " ".join(f"/{name} {state}" for name, state in page.opacities.items())
        content = self.stream("", "\n".join(page.out))
        resources = f"<< /Font << {fonts} >> /Pattern << {tiles} >> /ExtGState << {states} >> >>"
        size = f"[0 0 {short(page.wide)} {short(page.high)}]"
        return self.add(
            f"<< /Type /Page /Parent {parent} 0 R /MediaBox {size} /Resources {resources} /Contents {content} 0 R >>"
        )

    def whole(self, root: int, info: int) -> bytes:
        """Return the file."""
        out = bytearray(b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n")
        places = []
        for number, content in enumerate(self.objects, 1):
            places.append(len(out))
            out += f"{number} 0 obj\n".encode() + content + b"\nendobj\n"
        table = len(out)
        out += f"xref\n0 {len(places) + 1}\n0000000000 65535 f \n".encode()
        out += "".join(f"{place:010d} 00000 n \n" for place in places).encode()
        trailer = f"<< /Size {len(places) + 1} /Root {root} 0 R /Info {info} 0 R >>"
        out += f"trailer\n{trailer}\nstartxref\n{table}\n%%EOF\n".encode()
        return bytes(out)


def pdf(pages: list[str], title: str) -> bytes:
    """Return the PDF of some pages of ours, SVG as ``sheet.py`` makes it; the same pages, the same bytes."""
    document = Document()
    fonts = " ".join(
        f"/{face} {document.add(f'<< /Type /Font /Subtype /Type1 /BaseFont /{name} /Encoding /WinAnsiEncoding >>')} 0 R"
        for face, name in FONTS.items()
    )
    parent = len(document.objects) + 1
    document.add("")
    numbers = [document.page(Page(svg), fonts, parent) for svg in pages]
    kids = " ".join(f"{number} 0 R" for number in numbers)
    document.objects[parent - 1] = f"<< /Type /Pages /Kids [{kids}] /Count {len(numbers)} >>".encode()
    root = document.add(f"<< /Type /Catalog /Pages {parent} 0 R >>")
    named = title.encode("utf-16-be").hex()
    info = document.add(f"<< /Title <feff{named}> /Producer (Vedette) >>")
    return document.whole(root, info)
