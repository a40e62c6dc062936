import ast
import re
from pathlib import Path

import pytest

import vedette
from vedette.core.language import LANGUAGES, sources

pytestmark = pytest.mark.once

HOME = Path(vedette.__file__).parent
CODE = [HOME / "core" / "plugin.py"]
CODE += [file for folder in ("server", "session", "protocol") for file in (HOME / folder).rglob("*.py")]
PAGE = Path(__file__).resolve().parents[2] / "docs" / "wire.md"


def messages(language: str) -> set[str]:
    text = "\n".join(text for name, text in sources(language) if name == "table.ftl")
    return set(re.findall(r"^([\w-]+) =", text, re.MULTILINE))


def reasons() -> set[str]:
    """Return every reason that the code refuses with."""
    found: set[str] = set()
    for file in CODE:
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                given = [one.value for one in node.args if isinstance(one, ast.Constant)]
                if name in {"Refusal", "_refuse"}:
                    found.update(str(one) for one in given if isinstance(one, str))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_its_sentence(language: str) -> None:
    assert {f"table-no-{reason}" for reason in reasons()} <= messages(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_help_has_its_words_on_the_page(language: str) -> None:
    code = "\n".join(file.read_text() for file in CODE)
    kinds = set(re.findall(r'assist\([^)"]*"(\w+)"', code))
    assert {"branch", "replay", "solution"} <= kinds
    text = "\n".join(text for name, text in sources(language) if name == "page.ftl")
    assert kinds <= set(re.findall(r"^page-assist-(\w+) =", text, re.MULTILINE))


def test_both_languages_say_the_same() -> None:
    english, french = (messages(language) for language in LANGUAGES)
    assert english == french


def test_every_message_of_ours_is_said_somewhere() -> None:
    code = "\n".join(file.read_text() for file in [*CODE, *HOME.glob("*.py")])
    made = {f"table-no-{reason}" for reason in (*reasons(), "failed", "busy", "defect", "store")}
    prefixes = {one for one in re.findall(r'f"(table-[\w-]+-)\{', code) if one != "table-no-"}
    unsaid = {message for message in messages("en") - made if message not in code}
    assert {message for message in unsaid if not message.startswith(tuple(prefixes))} == set()


def test_the_page_lists_every_reason_of_the_socket() -> None:
    listed = set(re.findall(r"`([a-z-]+)`", PAGE.read_text()))
    over_http = {
        "table",
        "game",
        "deck",
        "page",
        "method",
        "yours",
        "closed",
        "form",
        "date",
        "found",
        "drawn",
        "decks",
        "defect",
        "fair",
        "clock",
        "set",
        "sets",
        "solo",
        "hurried",
        "work",
        "slow",
    }
    assert reasons() - over_http <= listed
