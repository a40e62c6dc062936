"""The rules pages: numbered without a gap, alike in both languages, each clause with a scene, each citation real."""

import re
import xml.etree.ElementTree as ET
from functools import cache
from html import unescape
from pathlib import Path

import pytest

import vedette.games
from vedette import registry
from vedette.server.lobby import rules_page

HOMES = {name: name.replace("-", "_") for name in registry.names()}
GAMES = Path(vedette.games.__file__).parent
SCENES = Path(__file__).parents[1] / "games"
CLAUSE = re.compile(r"^\*\*§(\d+)\.(\d+) ", re.MULTILINE)


def text(game: str, language: str) -> str:
    return (GAMES / HOMES[game] / "text" / f"RULES.{language}.md").read_text(encoding="utf-8")


def parts(game: str, language: str) -> list[str]:
    """Return the text of each numbered part."""
    return re.split(r"^## §\d+", text(game, language), flags=re.MULTILINE)[1:]


@cache
def clauses(game: str, language: str = "en") -> list[tuple[int, int]]:
    return [(int(part), int(number)) for part, number in CLAUSE.findall(text(game, language))]


@pytest.mark.parametrize("game", HOMES)
def test_clauses_are_numbered_without_a_gap(game: str) -> None:
    numbered = clauses(game)
    assert numbered == sorted(numbered)
    for part in {part for part, _ in numbered}:
        mine = [number for chapter, number in numbered if chapter == part]
        assert mine == list(range(1, len(mine) + 1))


@pytest.mark.parametrize("game", HOMES)
def test_both_languages_have_the_same_clauses(game: str) -> None:
    assert clauses(game) == clauses(game, "fr")
    for english, french in zip(parts(game, "en"), parts(game, "fr"), strict=True):
        assert sorted(re.findall(r"§[\d.]*\d", english)) == sorted(re.findall(r"§[\d.]*\d", french))
        ruled = re.findall(r"\*house\s+rulings?[:*]", english, re.IGNORECASE)
        assert len(ruled) == len(re.findall(r"\*nos?(?:tre)?\s+décisions?", french, re.IGNORECASE))


@pytest.mark.parametrize(("game", "clause"), [(game, clause) for game in HOMES for clause in clauses(game)])
def test_every_clause_has_a_scene(game: str, clause: tuple[int, int]) -> None:
    scenes = "".join(path.read_text(encoding="utf-8") for path in (SCENES / HOMES[game]).glob("test_scenes_*.py"))
    assert re.search(rf"def test_(?:\d+_\d+_and_)*{clause[0]}_{clause[1]}_", scenes)


@pytest.mark.parametrize("game", HOMES)
def test_every_citation_in_the_code_names_a_clause(game: str) -> None:
    known = {f"{part}.{number}" for part, number in clauses(game)}
    known |= {str(number) for number in range(1, len(parts(game, "en")) + 1)}
    for path in (GAMES / HOMES[game]).rglob("*.py"):
        for cited in re.findall(r"§(\d+(?:\.\d+)?)", path.read_text(encoding="utf-8")):
            assert cited in known, f"{path.name} cites §{cited}"


def howto(game: str, language: str) -> str:
    return (GAMES / HOMES[game] / "text" / f"HOWTO.{language}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", HOMES)
def test_a_how_to_is_short_and_begins_with_the_goal(game: str, language: str) -> None:
    told = howto(game, language)
    assert told.split("\n\n")[1].startswith({"en": "**Goal:**", "fr": "**But du jeu :**"}[language])
    assert 300 < len(told.split()) < 600
    assert re.search(r"^1\. .*\n(?: .*\n|\n)*2\. ", told, re.MULTILINE)


@pytest.mark.parametrize("game", HOMES)
def test_a_how_to_has_the_same_figures_and_parts_in_both_languages(game: str) -> None:
    english, french = howto(game, "en"), howto(game, "fr")
    figures = re.findall(r"^!\[.+\]\((figure:[a-z-]+)\)$", english, re.MULTILINE)
    assert len(figures) == 3
    assert figures == re.findall(r"^!\[.+\]\((figure:[a-z-]+)\)$", french, re.MULTILINE)
    for mark in ("## ", "| ", "- ", "1. ", "2. "):
        assert english.count(f"\n{mark}") == french.count(f"\n{mark}"), mark


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", HOMES)
def test_the_rules_page_tells_how_to_play_with_its_figures_drawn(game: str, language: str) -> None:
    served = rules_page.page(game, language)
    assert served.howto.startswith("<h1>")
    drawn = re.findall(r"<figure>(<svg .*?</svg>)\s*<figcaption>(.+?)</figcaption></figure>", served.howto, re.DOTALL)
    assert len(drawn) == 3
    for drawing, caption in drawn:
        document = ET.fromstring(drawing.replace(' xmlns="http://www.w3.org/2000/svg"', ""))  # noqa: S314 (our own drawing)
        assert document.findtext("title") == unescape(caption)
        assert len(document.findall("svg")) + len(document.findall("g/svg")) > 1
    assert "<img" not in served.howto
    assert "figure" not in served.html
