"""The rules pages: numbered without a gap, alike in both languages, each clause with a scene, each citation real."""

import re
from functools import cache
from pathlib import Path

import pytest

import vedette.games
from vedette import registry

HOMES = {name: name.replace("-", "_") for name in registry.names()}
GAMES = Path(vedette.games.__file__).parent
SCENES = Path(__file__).parents[1] / "games"
CLAUSE = re.compile(r"^\*\*§(\d+)\.(\d+) ", re.MULTILINE)


def text(game: str, language: str) -> str:
    return (GAMES / HOMES[game] / f"RULES.{language}.md").read_text(encoding="utf-8")


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
