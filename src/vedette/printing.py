"""Printing: SVG pages converted to one PDF with selectable text, or packed into a ZIP."""

from __future__ import annotations

import io
import json
import zipfile
from importlib import resources
from typing import Final

FONTS: Final = resources.files("vedette") / "fonts"
"""The font of the sheets, Alegreya Sans: the Latin letters, regular, italic and bold."""
LAYOUT: Final = b"""
#set document(title: sys.inputs.title, date: none)
#set page(width: 210mm, height: 297mm, margin: 0mm)
#for (number, drawn) in json(bytes(sys.inputs.pages)).enumerate() {
  if number > 0 { pagebreak() }
  image(bytes(drawn), format: "svg", width: 210mm, height: 297mm)
}
"""
DAY: Final = (1980, 1, 1, 0, 0, 0)
"""The date of every packed page, fixed so that the same pages give the same bytes: the first that ZIP can store."""


def pdf(pages: list[str], title: str) -> bytes:
    """Return the PDF of some pages of A4; the same pages give the same bytes."""
    import typst  # noqa: PLC0415 (large, and only needed for printing)

    with resources.as_file(FONTS) as folder:
        fonts = typst.Fonts(include_system_fonts=False, font_paths=[str(folder)])
        return typst.compile(LAYOUT, font_paths=fonts, sys_inputs={"title": title, "pages": json.dumps(pages)})


def packed(pages: list[str], name: str) -> bytes:
    """Return the pages as a ZIP of SVG files, ``NAME-1.svg`` and on."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as folder:
        for number, page in enumerate(pages, 1):
            folder.writestr(zipfile.ZipInfo(f"{name}-{number}.svg", DAY), page, zipfile.ZIP_DEFLATED)
    return out.getvalue()


FORMATS: Final = {"pdf": (pdf, "application/pdf", ".pdf"), "svg": (packed, "application/zip", ".zip")}
"""By name of a format: its function, its media type, its file extension."""
