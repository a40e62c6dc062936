"""Printing: pages of SVG made into one PDF, whose text stays text, or packed together as they are."""

from __future__ import annotations

import io
import json
import zipfile
from importlib import resources
from typing import Final

FONTS: Final = resources.files("vedette") / "fonts"
"""Alegreya Sans, which the sheets are set in: the Latin letters, regular, italic and bold."""
LAYOUT: Final = b"""
#set document(title: sys.inputs.title, date: none)
#set page(width: 210mm, height: 297mm, margin: 0mm)
#for (number, drawn) in json(bytes(sys.inputs.pages)).enumerate() {
  if number > 0 { pagebreak() }
  image(bytes(drawn), format: "svg", width: 210mm, height: 297mm)
}
"""
DAY: Final = (1980, 1, 1, 0, 0, 0)
"""The date of every packed page, so that the same pages give the same bytes: the first that the format knows."""


def pdf(pages: list[str], title: str) -> bytes:
    """Return the PDF of some pages of A4; the same pages give the same bytes."""
    import typst  # noqa: PLC0415 (large, and wanted only where something is printed)

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


PRESSES: Final = {"pdf": (pdf, "application/pdf", ".pdf"), "svg": (packed, "application/zip", ".zip")}
"""What a form is made by, its media type, the end of its file's name."""
