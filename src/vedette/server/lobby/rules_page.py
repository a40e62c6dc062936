"""The rules page as HTML, made of our own text alone: how to play, then the numbered clauses, each with an anchor.

A how-to marks a figure as an image of a scheme of its own, alone in its paragraph: ``![caption](figure:row)``.
It becomes a ``<figure>`` with the drawing that the game makes of it, and the caption.
"""

from __future__ import annotations

import re
from functools import cache
from html import escape, unescape
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from markdown_it import MarkdownIt

from vedette import registry
from vedette.core.errors import Unsupported
from vedette.core.typeset import typeset
from vedette.protocol.lessons import RulesClause, RulesPage

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

NUMBER: Final = re.compile(r"^§(\d+(?:\.\d+)*)")
"""Regular expression for the number of a rules clause at the start of a heading or a paragraph."""
CITED: Final = re.compile(r"§(\d+(?:\.\d+)*)")
FIGURE: Final = re.compile(r'<p><img src="figure:([a-z-]+)" alt="([^"]*)" /></p>')
MARKDOWN: Final = MarkdownIt("commonmark", {"html": False}).enable("table")


def anchor(number: str) -> str:
    """Return the HTML anchor of a rules clause by its number: 4.2 is ``c4-2``."""
    return "c" + number.replace(".", "-")


@cache
def page(game: str, language: str) -> RulesPage:
    """Return a game's rules as HTML with their contents.

    Raises Unreadable for an unknown game, Unsupported for one without rules.
    """
    folder = registry.get(game).folder
    if folder is None or not (text := folder / f"RULES.{language}.md").is_file():
        raise Unsupported("rules", game)
    tokens = MARKDOWN.parse(typeset(language, text.read_text(encoding="utf-8")))
    contents: list[RulesClause] = []
    for opening, inline in pairwise(tokens):
        if opening.type not in {"heading_open", "paragraph_open"} or inline.type != "inline":
            continue
        plain = "".join(child.content for child in inline.children or [] if child.type == "text")
        if (found := NUMBER.match(plain)) is None:
            continue
        opening.attrSet("id", anchor(found[1]))
        title, depth = heading(plain, opening.tag, found[1])
        contents.append(RulesClause(anchor(found[1]), title, depth))
    html = MARKDOWN.renderer.render(tokens, MARKDOWN.options, {})
    clauses = linked(scrolling(html), {clause.anchor for clause in contents})
    return RulesPage(game, language, clauses, contents, howto(game, folder, language))


def howto(game: str, folder: Traversable, language: str) -> str:
    """Return a game's text on how to play as HTML, its figures drawn; empty for a game without such a text."""
    text, figures = folder / f"HOWTO.{language}.md", registry.get(game).figures

    def figure(found: re.Match[str]) -> str:
        drawn = figures(found[1], unescape(found[2]), language) if figures is not None else ""
        return f"<figure>{drawn}<figcaption>{found[2]}</figcaption></figure>"

    html = str(MARKDOWN.render(typeset(language, text.read_text(encoding="utf-8")))) if text.is_file() else ""
    return FIGURE.sub(figure, scrolling(html))


def scrolling(html: str) -> str:
    """Return HTML with tables that the keyboard can scroll, as they may be wider than a phone."""
    return html.replace("<table>", '<table tabindex="0">')


def heading(plain: str, tag: str, number: str) -> tuple[str, int]:
    """Return a rules clause's title, and its depth in the contents, from its text, HTML tag and number."""
    if tag.startswith("h"):
        return plain, int(tag[1:])
    return plain.split(". ", 1)[0].rstrip("."), 2 + number.count(".")


def linked(html: str, anchors: set[str]) -> str:
    """Return the HTML of rules with each cited clause linked to its anchor, except a clause's own number."""

    def link(match: re.Match[str]) -> str:
        target = anchor(match[1])
        before = html[max(0, match.start() - 40) : match.start()]
        own = re.search(r"id=\"[^\"]*\">(?:<strong>)?$", before) is not None
        return match[0] if own or target not in anchors else f'<a href="#{escape(target)}">{match[0]}</a>'

    return CITED.sub(link, html)
