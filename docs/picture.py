"""Draw the packages of ``src/vedette`` and what they import, as docs/pictures/architecture.svg.

    python docs/picture.py [--check]

A row is a layer of the first contract in pyproject.toml. An arrow is an import, also one for type checkers alone; an
import that follows from others, by way of a package between, has none.
"""

import ast
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / "src" / "vedette"
PICTURE = ROOT / "docs" / "pictures" / "architecture.svg"
WIDTH, ROW, BOX, TALL = 760, 78, 132, 34
STYLE = """
svg { background: #fff; font: 15px sans-serif; text-anchor: middle }
rect { fill: #f3efe4; stroke: #5b5141 } path { fill: none; stroke: #9a8f7a; marker-end: url(#tip) }
@media (prefers-color-scheme: dark) {
svg { background: #1d1b17 } rect { fill: #2c2922; stroke: #b8ab90 } text { fill: #eee } path { stroke: #7d735f }
}
"""


def layers() -> list[list[str]]:
    """Return the packages by layer, the highest first, as the contract orders them."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
    return [[name.strip().removeprefix("vedette.") for name in row.split(":")] for row in contracts[0]["layers"]]


def imports(package: str, packages: list[str]) -> set[str]:
    """Return the other packages that the files of one import."""
    folder, file = HOME / package, HOME / f"{package}.py"
    found = set()
    for path in sorted(folder.rglob("*.py")) if folder.is_dir() else [file]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module:
                names = [f"{node.module}.{name.name}" for name in node.names]
            elif isinstance(node, ast.Import):
                names = [name.name for name in node.names]
            else:
                continue
            found |= {name.split(".")[1] for name in names if name.startswith("vedette.")}
    return found & set(packages) - {package}


def needed(graph: dict[str, set[str]]) -> dict[str, set[str]]:
    """Return the graph without what follows from the rest of it."""

    def reach(name: str) -> set[str]:
        return graph[name].union(*(reach(other) for other in graph[name]))

    return {name: others - set().union(*(reach(other) for other in others)) for name, others in graph.items()}


def draw() -> str:
    """Return the picture as SVG."""
    rows = layers()
    packages = [name for row in rows for name in row]
    at = {
        name: (WIDTH * (2 * place + 1) // (2 * len(row)), ROW * number + TALL // 2 + 8)
        for number, row in enumerate(rows)
        for place, name in enumerate(row)
    }
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {ROW * len(rows)}">',
        "<title>The packages of Vedette, and what each imports</title>",
        f"<style>{STYLE}</style>",
        (
            '<marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="9" markerHeight="9" orient="auto">'
            '<path d="M0 0L8 4L0 8z" style="fill:#9a8f7a;stroke:none;marker-end:none"/></marker>'
        ),
    ]
    for name, others in needed({name: imports(name, packages) for name in packages}).items():
        for other in sorted(others):
            (x, y), (to, down) = at[name], at[other]
            bend = (down - y) // 3
            top, foot = y + TALL // 2, down - TALL // 2 - 1
            out.append(f'<path d="M{x} {top}C{x} {top + bend} {to} {foot - bend} {to} {foot}"/>')
    for name, (x, y) in at.items():
        out.append(f'<rect x="{x - BOX // 2}" y="{y - TALL // 2}" width="{BOX}" height="{TALL}" rx="6"/>')
        out.append(f'<text x="{x}" y="{y + 5}">{name}{"/" if (HOME / name).is_dir() else ""}</text>')
    return "\n".join([*out, "</svg>", ""])


def main() -> None:
    """Write the picture, or with ``--check`` say whether it is current."""
    if "--check" in sys.argv:
        sys.exit(0 if PICTURE.read_text(encoding="utf-8") == draw() else f"{PICTURE} is old: run {__file__}")
    PICTURE.write_text(draw(), encoding="utf-8")


if __name__ == "__main__":
    main()
