"""Words: one line that says where, what was wrong, what would be right, in either language."""

import itertools
import re
import subprocess
import sys

import pytest

from vedette.core.errors import Ambiguous, Illegal, Unreadable
from vedette.core.language import (
    BUNDLES,
    HYPHEN,
    LANGUAGES,
    _counted,
    _entries,
    explain,
    ids,
    join,
    plain,
    say,
    sources,
)


def test_a_message_is_said_in_both_languages() -> None:
    assert say("en", "list-and", first="a", last="b") == "a and b"
    assert say("fr", "list-and", first="a", last="b") == "a et b"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_or_value_that_there_is_not_is_our_mistake(language: str) -> None:
    with pytest.raises(LookupError):
        say(language, "no-such-message")
    with pytest.raises(LookupError):
        say(language, "list-and", first="a")


def test_there_is_no_third_language() -> None:
    with pytest.raises(LookupError):
        say("de", "list-and", first="a", last="b")


def test_lists_are_said_as_people_say_them() -> None:
    assert join("en", []) == ""
    assert join("en", ["a"]) == "a"
    assert join("en", ["a", "b", "c"]) == "a, b and c"
    assert join("fr", ["a", "b", "c"], "or") == "a, b ou c"


def test_a_trouble_says_where_then_what() -> None:
    trouble = Unreadable(
        "code-length", {"file": "x.toml", "line": "7", "field": "deal", "code": "A", "has": "1", "wants": "10"}
    )
    assert explain(trouble, "en").startswith(
        "x.toml, line 7, deal: “A” isn’t a code of this game: it has one character and should have"
    )
    assert (
        explain(trouble, "fr")
        .replace("\N{NO-BREAK SPACE}", " ")
        .startswith("x.toml, ligne 7, deal : « A » n\u2019est pas un code de ce jeu : il a un caractère")
    )


def test_numbers_are_counted_and_other_values_stay_as_they_are() -> None:
    assert "14 characters" in explain(Unreadable("code-length", {"code": "12345", "has": "14", "wants": "10"}), "en")
    assert "“12345”" in explain(Unreadable("code-check", {"code": "12345"}), "en")


@pytest.mark.parametrize("kind", [Unreadable, Illegal, Ambiguous])
def test_somebody_elses_text_stays_one_line_and_short(kind: type[Unreadable]) -> None:
    words = explain(kind("code-check", {"code": "one\ntwo\x1b[31m" + "x" * 500}), "en")
    assert "\n" not in words
    assert "\x1b" not in words
    assert len(words) < 300


def test_plain_keeps_what_can_be_printed() -> None:
    assert plain("Wild Plains « é »") == "Wild Plains « é »"
    assert plain("a\tb\u202e") == "a\\tb\\u202e"
    assert plain("x" * 100) == "x" * 79 + "…"


def test_every_file_is_read() -> None:
    for language in LANGUAGES:
        assert {name for name, _ in sources(language)} >= {"core.ftl", "command.ftl", "twelve-patrols.ftl"}
    assert ids("en") == ids("fr")


def test_threads_that_say_something_new_at_once_all_hear_it() -> None:
    told = """
import sys, threading
from vedette.core import language
sys.setswitchinterval(1e-6)
names, heard = sorted(language.ids("fr"))[:120], []
def speak():
    start.wait()
    for name in names:
        language._counted(name, "fr")
        heard.append(language.BUNDLES["fr"].has_message(name))
start = threading.Barrier(8)
threads = [threading.Thread(target=speak) for _ in range(8)]
[thread.start() for thread in threads]; [thread.join() for thread in threads]
assert heard == [True] * (8 * 120)
"""
    subprocess.run([sys.executable, "-c", told], check=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_below_zero_has_a_true_minus(language: str) -> None:
    values: dict[str, str | float] = {
        "subject": "venom",
        "verdict": "none",
        "sign": "minus",
        "points": 1.25,
        "old": 50.0,
        "new": 48.75,
        "undecided": 0,
        "deals": 40,
        "seed": "1",
    }
    told = say(language, "compare-estimate", low=-4.0, high=2.5, **values)
    assert "\N{MINUS SIGN}4" in told
    assert "-" not in told


@pytest.mark.parametrize("number", [0, 1, 999, 1000, -3])
def test_numbers_are_written_as_fluent_writes_them(number: int) -> None:
    """A small number that nothing is chosen by is passed as text; it must come out the same in every message."""
    for language, message in itertools.product(LANGUAGES, sorted(ids("en"))[:: 1 if number == 1000 else 7]):
        values = dict.fromkeys(variables(message, language) - {"language", "message"}, number)
        pattern = BUNDLES[language].get_message(message).value
        assert pattern is not None
        told, errors = BUNDLES[language].format_pattern(pattern, values)
        if not errors:
            minus = HYPHEN.sub("\N{MINUS SIGN}", str(told)) if number < 0 else told
            assert say(language, message, **values) == minus, message


def variables(message: str, language: str) -> set[str]:
    """Return the names of all variables of a message and of those it refers to."""
    _counted(message, language)
    source = _entries(language)[message]
    others = {other for other in re.findall(r"\{ *([a-z][\w-]*) *\}", source) if other in ids(language)}
    return set(re.findall(r"\$([a-z]+)", source)).union(*[variables(other, language) for other in others])
