"""The words: each message in both languages, with the same variables, and every one of them in use."""

import ast as python
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from vedette import registry
from vedette.core.language import LANGUAGES, say

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "vedette"
FILES = sorted(path.relative_to(SOURCES).as_posix() for path in SOURCES.glob("**/en/*.ftl"))
CALLS = ("say", "Unreadable", "Illegal", "Ambiguous", "fault")
PREFIXED = ("page", "terminal")
"""What puts its own name before the ids it says."""
SHORT = 4
"""Letters that the fixed beginning of a made-up id has at least."""


class Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def source(language: str, file: str) -> Path:
    """Return the file of a language whose English twin is ``file``."""
    return SOURCES / file.replace("/en/", f"/{language}/")


@cache
def messages(language: str, file: str) -> dict[str, frozenset[str]]:
    text = source(language, file).read_text(encoding="utf-8")
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, entry.id.name
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = frozenset(variables.names)
    return found


@cache
def everything() -> dict[str, frozenset[str]]:
    whole: dict[str, frozenset[str]] = {}
    for file in FILES:
        for name, variables in messages("en", file).items():
            assert name not in whole, f"{name} stands in two files"
            whole[name] = variables
    return whole


def test_both_languages_have_the_same_files() -> None:
    for language in LANGUAGES:
        assert sorted(SOURCES.glob(f"**/{language}/*.ftl")) == [source(language, file) for file in FILES]


@pytest.mark.parametrize("file", FILES)
def test_every_message_has_its_twin_with_the_same_variables(file: str) -> None:
    assert messages("en", file) == messages("fr", file)


@cache
def trees() -> list[tuple[Path, python.Module]]:
    return [(path, python.parse(path.read_text(encoding="utf-8"))) for path in sorted(SOURCES.rglob("*.py"))]


@cache
def spoken() -> tuple[frozenset[str], tuple[str, ...]]:
    """Return every string of the sources, what messages refer to, and a pattern for every string made of parts."""
    words: set[str] = set()
    patterns: set[str] = set()
    for _, tree in trees():
        for node in python.walk(tree):
            if isinstance(node, python.Constant) and isinstance(node.value, str):
                words.add(node.value)
            elif isinstance(node, python.JoinedStr):
                parts = [
                    re.escape(str(part.value)) if isinstance(part, python.Constant) else ".+" for part in node.values
                ]
                if len(max((part for part in parts if part != ".+"), key=len, default="")) >= SHORT:
                    patterns.add("".join(parts))
    for file in FILES:
        words.update(re.findall(r"\{ ([a-z][\w-]+) \}", source("en", file).read_text(encoding="utf-8")))
    for path in [*(ROOT / "web" / "src").rglob("*.ts"), *(ROOT / "web" / "src").rglob("*.svelte")]:
        text = path.read_text(encoding="utf-8")
        words.update(re.findall(r"['\"`]([\w-]+)['\"`]", text))
        for template in re.findall(r"`([\w-]*\$\{[^`]*)`", text):
            pattern = re.sub(r"\\\$\\\{.*?\\\}", ".+", re.escape(template))
            if len(max(pattern.split(".+"), key=len)) >= SHORT:
                patterns.add(pattern)
    return frozenset(words), tuple(sorted(patterns))


def test_every_message_is_used() -> None:
    words, patterns = spoken()
    own = {re.escape(f"{package}-") + ".+" for package in PREFIXED}
    whole = re.compile("|".join(f"(?:{pattern})" for pattern in patterns if pattern not in own))
    unused = []
    for name in everything():
        package, _, short = name.partition("-")
        names = {name, short} if package in PREFIXED else {name}
        ends = {one[at:] for one in names for at in range(len(one)) if one[at] == "-" and one[:at] in words}
        if not names & words and not ends & words and not any(whole.fullmatch(one) for one in names):
            unused.append(name)
    assert " ".join(unused) == ""


def called(node: python.Call) -> str:
    return node.func.attr if isinstance(node.func, python.Attribute) else getattr(node.func, "id", "")


def message_of(node: python.Call) -> tuple[str, set[str] | None] | None:
    """Return the message that a call names and the values it gives, None for values that cannot be read off."""
    first = node.args[: 1 if called(node) == "fault" else 2]  # others may be told the language before the message
    strings = [arg for arg in first if isinstance(arg, python.Constant) and isinstance(arg.value, str)]
    if called(node) not in CALLS or not strings:
        return None
    name = str(strings[0].value)
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", name):
        return None
    if called(node) in ("Unreadable", "Illegal", "Ambiguous"):
        given = node.args[1] if len(node.args) > 1 else python.Dict([], [])
        if not isinstance(given, python.Dict) or None in given.keys:
            return name, None
        return name, {str(key.value) for key in given.keys if isinstance(key, python.Constant)}
    if any(keyword.arg is None for keyword in node.keywords):
        return name, None
    return name, {str(keyword.arg) for keyword in node.keywords}


def test_every_message_named_is_there_with_its_values() -> None:
    wrong = []
    for path, tree in trees():
        for node in python.walk(tree):
            if isinstance(node, python.Call) and (found := message_of(node)):
                name, given = found
                names = [name, *(f"{folder.name}-{name}" for folder in path.parents)]
                name = next((each for each in names if each in everything()), name)
                if name not in everything():
                    wrong.append(f"{path.name}:{node.lineno}: no message {name}")
                elif given is not None and not everything()[name] <= given:
                    wrong.append(f"{path.name}:{node.lineno}: {name} wants {set(everything()[name]) - given}")
    assert "\n".join(wrong) == ""


@pytest.mark.parametrize("path", sorted(SOURCES.glob("games/*/engine/notation.py")), ids=lambda path: path.parts[-3])
def test_every_reason_to_refuse_an_action_has_words(path: Path) -> None:
    reasons = set(re.findall(r'"((?:[a-z]+-)?refused-[a-z-]+)"', path.read_text(encoding="utf-8")))
    assert len(reasons) > 10
    assert reasons <= set(everything())


POWERS = "games/patrol/text/en/patrol-cards.ftl"
"""What a power does, it does at least once."""


@pytest.mark.parametrize("file", sorted({*FILES} - {POWERS}))
def test_in_french_nothing_is_said_as_one(file: str) -> None:
    """In French 0 is singular too, so the number has to stand in the words."""
    lines = source("fr", file).read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(lines):
        if re.match(r"\s*\[one\] .*(?<![\w$-])1(?!\w)", line):
            begin = next(at for at in range(number, -1, -1) if "->" in lines[at])
            assert any("[0]" in before for before in lines[begin:number]), f"{file}: {line}"


@pytest.mark.parametrize(
    ("message", "name"),
    [
        ("deck-size", "has"),
        ("patrol-drawn", "points"),
        ("patrol-news-tied", "points"),
        ("page-patrol-odds", "cards"),
        ("page-patrol-odds-shot", "cards"),
        ("page-sf-steps-count", "count"),
        ("record-check", "at"),
    ],
)
def test_one_is_not_said_as_many(message: str, name: str) -> None:
    for language in LANGUAGES:
        others = {"wants": 90, "beats": 4, "trades": 4, "loses": 4, "answers": 4, "neither": 4}
        one, many = (say(language, message, **{**others, name: number}) for number in (1, 6))
        assert one.replace("1", "6") != many, one


def test_no_message_is_empty_or_speaks_of_itself() -> None:
    for language in LANGUAGES:
        for file in FILES:
            text = source(language, file).read_text(encoding="utf-8")
            assert "TODO" not in text
            assert "\t" not in text


@pytest.mark.parametrize("name", registry.OURS)
def test_what_a_game_counts_is_one_thing_everywhere(name: str) -> None:
    """Sentences and the page say turn, round or revealed cards alike."""
    counts = registry.get(name).counts
    shown = (ROOT / "web" / "src" / "games" / name / "game.ts").read_text(encoding="utf-8")
    assert re.findall(r"counts: '(\w+)'", shown) == ([] if counts == "turns" else [counts])
    lost = {"turns": "Lost in turn 5:", "rounds": "Lost in round 5:", "cards": "Lost after 5 cards:"}
    perdu = {"turns": "Perdu au tour 5 :", "rounds": "Perdu à la manche 5 :", "cards": "Perdu après 5 cartes :"}
    said = [say(language, "table-lost-at", **registry.get(name).counted(5)) for language in LANGUAGES]
    assert said[0].startswith(lost[counts])
    assert (
        said[1].replace("\N{NARROW NO-BREAK SPACE}", " ").replace("\N{NO-BREAK SPACE}", " ").startswith(perdu[counts])
    )
