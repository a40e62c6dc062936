"""The rules page: a game's numbered clauses as HTML with an anchor for each, made of our own text alone."""

from __future__ import annotations

import re
from functools import cache
from html import escape
from itertools import pairwise
from typing import Final

from markdown_it import MarkdownIt

from vedette import registry
from vedette.core.errors import Unsupported
from vedette.protocol.http import Clause, RulesPage

NUMBER: Final = re.compile(r"^§(\d+(?:\.\d+)*)")
"""A clause's number, where a heading or a paragraph begins with it."""
CITED: Final = re.compile(r"§(\d+(?:\.\d+)*)")
MARKDOWN: Final = MarkdownIt("commonmark", {"html": False}).enable("table")


def anchor(number: str) -> str:
    """Return the anchor of a clause: 4.2 is ``c4-2``."""
    return "c" + number.replace(".", "-")


@cache
def page(game: str, language: str) -> RulesPage:
    """Return the rules of a game; raises Unreadable for a game there is not, Unsupported for one that has none."""
    folder = registry.get(game).folder
    if folder is None or not (text := folder / f"RULES.{language}.md").is_file():
        raise Unsupported("rules", game)
    tokens = MARKDOWN.parse(text.read_text(encoding="utf-8"))
    contents: list[Clause] = []
    for opening, inline in pairwise(tokens):
        if opening.type not in {"heading_open", "paragraph_open"} or inline.type != "inline":
            continue
        plain = "".join(child.content for child in inline.children or [] if child.type == "text")
        if (found := NUMBER.match(plain)) is None:
            continue
        opening.attrSet("id", anchor(found[1]))
        title, depth = heading(plain, opening.tag, found[1])
        contents.append(Clause(anchor(found[1]), title, depth))
    html = MARKDOWN.renderer.render(tokens, MARKDOWN.options, {})
    return RulesPage(game, language, linked(html, {clause.anchor for clause in contents}), contents)


def heading(plain: str, tag: str, number: str) -> tuple[str, int]:
    """Return a clause's title, and how deep it lies in the contents."""
    if tag.startswith("h"):
        return plain, int(tag[1:])
    return plain.split(". ", 1)[0].rstrip("."), 2 + number.count(".")


def linked(html: str, anchors: set[str]) -> str:
    """Return the page with every clause that it cites linked to its place, but for a clause's own number."""

    def link(match: re.Match[str]) -> str:
        target = anchor(match[1])
        before = html[max(0, match.start() - 40) : match.start()]
        own = re.search(r"id=\"[^\"]*\">(?:<strong>)?$", before) is not None
        return match[0] if own or target not in anchors else f'<a href="#{escape(target)}">{match[0]}</a>'

    return CITED.sub(link, html)
