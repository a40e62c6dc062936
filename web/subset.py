"""Make the page's fonts from those of Fontsource: ``python web/subset.py FOLDER`` (needs fonttools and brotli).

The folder has ``alegreya-sans-latin-WEIGHT-STYLE.woff2`` and ``im-fell-dw-pica-latin-400-normal.woff2``, both under the
Open Font License without a reserved name. Each becomes two files: what English and French need, and the other letters;
the Fell types three, of which the first has what the headings of the home need, and the capitals that stand in the way
of the letter after them: there is no kerning between two files. Left out are features that the page never asks for, and
of the Fell types, whose rough edges are heavy, the finest of the grid that their points lie on.
"""

# ruff: noqa: INP001, RUF001

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.ttLib.tables import otTables

TO = Path(__file__).parent / "src" / "fonts"
FIGURES = set(map(ord, '"0123456789'))
FRENCH = set(map(ord, "àâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜ«»’‘“”–—…−×·•→←½°\u00a0\u202f\u2009"))
NEEDED = set(range(0x20, 0x7F)) | FRENCH
HEADINGS = (NEEDED - FIGURES) - set(map(ord, "#$%*+<=>@[\\]^_`{|}~ÂÆËÎÏÔÙÛÜŸÿ·•→←½°−"))
HOME = set(map(ord, " ACDFLNPRSTVWYabcdefghijklmnopqrstuvwxyzéè’?\u00a0"))
GRID = 700
"""Units of an em of the Fell types: at 40 pixels a point is moved by a thirtieth of one."""


def settle(font: TTFont) -> None:
    """Make lining figures of one width the only ones, and leave no ligatures but those of the letter f."""
    table = font["GSUB"].table
    lookups: dict[str, list[int]] = {}
    for record in table.FeatureList.FeatureRecord:
        found = lookups.setdefault(record.FeatureTag, [])
        found += [at for at in record.Feature.LookupListIndex if at not in found]
    for feature in ("lnum", "tnum"):
        for at in lookups.get(feature, []):
            for part in table.LookupList.Lookup[at].SubTable:
                mapping = getattr(part, "ExtSubTable", part).mapping
                for letters in font["cmap"].tables:
                    letters.cmap = {letter: mapping.get(name, name) for letter, name in letters.cmap.items()}
    ligatures = [at for at in lookups.get("liga", []) if joins_f(table.LookupList.Lookup[at])]
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == "liga":
            record.Feature.LookupListIndex = ligatures
            record.Feature.LookupCount = len(ligatures)


def joins_f(lookup: otTables.Lookup) -> bool:
    """Return whether a lookup makes ligatures of f and of nothing else."""
    parts = [getattr(part, "ExtSubTable", part) for part in lookup.SubTable]
    return all(set(getattr(part, "ligatures", {})) == {"f"} for part in parts)


def cut(source: Path, letters: set[int], name: str, grid: int = 0) -> None:
    """Write a font with these letters alone, as far as it has them."""
    font = TTFont(source)
    if not grid:
        settle(font)
    cutter = subset.Subsetter(subset.Options(layout_features=["kern", "liga"]))
    cutter.populate(unicodes=letters & set(font.getBestCmap()))
    cutter.subset(font)
    if grid:
        scale_upem(font, grid)
    font.flavor = "woff2"
    font.save(TO / name)


def main(folder: Path) -> None:
    """Write every font of the page."""
    every = set(range(0x110000))
    for style in ("400-italic", "400-normal", "500-normal", "700-normal"):
        source = folder / f"alegreya-sans-latin-{style}.woff2"
        cut(source, NEEDED, f"alegreya-sans-{style}.woff2")
        cut(source, every - NEEDED, f"alegreya-sans-{style}-rest.woff2")
    fell = folder / "im-fell-dw-pica-latin-400-normal.woff2"
    cut(fell, HOME, "im-fell-dw-pica.woff2", GRID)
    cut(fell, HEADINGS - HOME, "im-fell-dw-pica-more.woff2", GRID)
    cut(fell, every - HEADINGS - FIGURES, "im-fell-dw-pica-rest.woff2", GRID)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
