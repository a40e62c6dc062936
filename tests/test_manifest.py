"""What a browser asks of a page before it offers to install it: names, icons of the sizes they claim, ways into it."""

from __future__ import annotations

import json
import re
import struct
from pathlib import Path
from typing import Final

WEB: Final = Path(__file__).parents[1] / "web"
MANIFEST: Final = json.loads((WEB / "public/manifest.webmanifest").read_text(encoding="utf-8"))
OPAQUE: Final = 2
"""The kind of a PNG picture without transparency."""


def picture(source: str) -> tuple[str, int]:
    """Return the size of a PNG picture, as a manifest writes it, and its kind."""
    head = (WEB / "public" / source.lstrip("/")).read_bytes()[:26]
    assert head.startswith(b"\x89PNG")
    width, height, _, kind = struct.unpack(">IIBB", head[16:])
    return f"{width}x{height}", kind


def test_it_has_what_an_offer_to_install_asks_for() -> None:
    assert MANIFEST["name"]
    assert MANIFEST["short_name"]
    assert MANIFEST["description"]
    assert MANIFEST["start_url"].startswith(MANIFEST["scope"])
    assert MANIFEST["display"] in {"standalone", "fullscreen", "minimal-ui"}
    plain = {icon["sizes"] for icon in MANIFEST["icons"] if icon.get("purpose", "any") == "any"}
    assert {"192x192", "512x512"} <= plain


def test_icons_have_their_sizes_and_one_may_be_cut_to_any_shape() -> None:
    drawn = [icon for icon in MANIFEST["icons"] if icon["type"] == "image/png"]
    drawn += [icon for way in MANIFEST["shortcuts"] for icon in way["icons"]]
    assert all(picture(icon["src"])[0] == icon["sizes"] for icon in drawn)
    masked = [icon for icon in drawn if icon.get("purpose") == "maskable"]
    assert [picture(icon["src"]) for icon in masked] == [("512x512", OPAQUE)]


def test_shortcuts_lead_to_pages() -> None:
    pages = set(re.findall(r"^  (\w+): \{ load:", (WEB / "src/pages.ts").read_text(encoding="utf-8"), re.MULTILINE))
    assert [way["url"] for way in MANIFEST["shortcuts"]] == ["/daily", "/puzzles"]
    assert all(way["name"] and way["url"].removeprefix("/") in pages for way in MANIFEST["shortcuts"])
