"""The rules pages: numbered without a gap, alike in both languages, each clause with a scene, each citation real."""

import re
from pathlib import Path

import pytest

import vedette.games.spellfire as package

HOME = Path(package.__file__).parent
HERE = Path(__file__).parent
CLAUSE = re.compile(r"^\*\*§(\d+)\.(\d+) ", re.MULTILINE)


def clauses(language: str) -> list[tuple[int, int]]:
    text = (HOME / f"RULES.{language}.md").read_text(encoding="utf-8")
    return [(int(part), int(number)) for part, number in CLAUSE.findall(text)]


def test_clauses_are_numbered_without_a_gap() -> None:
    numbered = clauses("en")
    for part in range(1, 9):
        mine = [number for chapter, number in numbered if chapter == part]
        assert mine == list(range(1, len(mine) + 1))
    assert numbered == sorted(numbered)


def test_both_languages_have_the_same_clauses() -> None:
    assert clauses("en") == clauses("fr")
    english, french = ((HOME / f"RULES.{language}.md").read_text(encoding="utf-8") for language in ("en", "fr"))
    assert re.findall(r"§[\d.]*\d", english) == re.findall(r"§[\d.]*\d", french)
    assert english.lower().count("*house\nruling:*") + english.count("*House ruling:*") == french.count(
        "*Notre décision :*"
    )


@pytest.mark.parametrize("clause", clauses("en"))
def test_every_clause_has_a_scene(clause: tuple[int, int]) -> None:
    scenes = "".join(path.read_text(encoding="utf-8") for path in HERE.glob("test_scenes_*.py"))
    assert f"def test_{clause[0]}_{clause[1]}_" in scenes


def test_every_citation_in_the_code_names_a_clause() -> None:
    known = {f"{part}.{number}" for part, number in clauses("en")} | {str(part) for part in range(1, 9)}
    for path in HOME.rglob("*.py"):
        for cited in re.findall(r"§(\d+(?:\.\d+)?)", path.read_text(encoding="utf-8")):
            assert cited in known, f"{path.name} cites §{cited}"
