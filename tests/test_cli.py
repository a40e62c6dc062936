"""The command line: its two languages, its one JSON document, its exit status, its one-line errors."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.contract.walk import examples
from tests.spoken import fails, run

import vedette
from vedette import cli
from vedette.command.app import COMMANDS, GROUPS

ALL = [[name] for name in COMMANDS] + [[name, part] for name, parts in GROUPS.items() for part in parts]


def test_version_is_one_line_or_one_document() -> None:
    yes = "yes" if vedette.COMPILED else "no"
    assert run("--version").out == f"vedette {vedette.__version__} (compiled: {yes})\n"
    assert json.loads(run("--version", "--json").out)["compiled"] == vedette.COMPILED


@pytest.mark.parametrize("words", [[], *ALL], ids=" ".join)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_command_has_help_in_both_languages(words: list[str], language: str) -> None:
    told = run("--lang", language, *words, "--help")
    assert told.status == 0
    assert "command-" not in told.out
    assert ("Emploi :" in told.out) == (language == "fr")
    assert ("Usage:" in told.out) == (language == "en")
    assert "--json" in told.out
    assert "--lang" in told.out


def test_the_language_may_stand_anywhere() -> None:
    for words in (
        ["--lang", "fr", "deal", "twelve-patrols", "--seed", "5"],
        ["deal", "--lang=fr", "twelve-patrols", "--seed", "5"],
        ["deal", "twelve-patrols", "--seed", "5", "--lang", "fr"],
    ):
        assert run(*words).out.startswith("Donne 1JMA6-SGTT2\nDeck\N{NO-BREAK SPACE}: house")


def test_the_environment_chooses_the_language_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VEDETTE_LANG", "fr_FR.UTF-8")
    assert run("deal", "twelve-patrols", "--seed", "5").out.startswith("Donne")
    assert run("deal", "twelve-patrols", "--seed", "5", "--lang", "en").out.startswith("Deal")
    monkeypatch.setenv("VEDETTE_LANG", "tlh")
    assert run("deal", "twelve-patrols", "--seed", "5").out.startswith("Deal")


@pytest.mark.parametrize(
    ("words", "status", "error"),
    [
        ([], 2, "a command is missing; see vedette --help"),
        (["dance"], 2, "there is no command “dance”; see vedette --help"),
        (["deal"], 2, "“GAME” is missing; see vedette deal --help"),
        (["deal", "twelve-patrols", "--nope"], 2, "there is no option “--nope”; see vedette deal --help"),
        (["deal", "twelve-patrols", "more"], 2, "“more” is too much; see vedette deal --help"),
        (["deal", "twelve-patrols", "--grade", "9"], 2, "--grade"),
        (["deal", "twelve-patrols", "--seed", "x"], 2, "--seed"),
        (["--lang", "de", "deal"], 2, "there is no language “de”; the languages are en, fr"),
        (["deal", "--lang"], 2, "there is no language “”"),
        (["deal", "twelve-patrols", "--code", "1", "--seed", "1"], 2, "a code is the whole deal"),
        (["solve", "twelve-patrols"], 2, "give the deal either as --deal FILE or as --code CODE"),
        (["deck", "convert", "house", "--to", "pdf"], 2, "vedette: there is no form “pdf”"),
        (["deal", "chess"], 1, "there is no game “chess”; the games are twelve-patrols, spellfire, patrol"),
        (["import", "crossfire", "."], 1, "there are no card files (*.tcl) here; name"),
        (["import", "crossfire", "/nowhere"], 1, "/nowhere: there"),
        (["play", "patrol", "--option", "closed"], 1, "many-to-one, wounds, wide-counter, closed-decks, and any even"),
        (["play", "patrol", "--against", "level:9"], 1, "level:2, level:3, level:4"),
        (["deal", "patrol", "--winnable"], 1, "no deal of patrol can be proved; “vedette sim patrol”"),
        (["deal", "patrol", "--grade", "3"], 1, "have no difficulties; leave out “--grade”"),
        (
            ["deck", "random", "patrol", "--cards", "9"],
            1,
            "no deck of this game can be wished for by “cards”; leave it out",
        ),
        (
            ["sim", "patrol", "--players", "level:1", "--games", "2"],
            2,
            "vedette: two play this game; name at least two",
        ),
        (
            ["card", "edit", "spellfire", "1st/42", "--deck", "mine", "--from", "first-steps"],
            1,
            "a deck of spellfire names its cards and does",
        ),
        (
            ["card", "edit", "patrol", "bard", "--deck", "mine", "--set", "level"],
            2,
            "“level” changes nothing; write KEY=",
        ),
        (
            ["join", "http://127.0.0.1:1/table/k3v9q2m7x1ap"],
            1,
            "nobody answers at http://127.0.0.1:1 (Connection refused)",
        ),
        (
            ["serve", "--port", "0", "--database", "nonsense"],
            1,
            "vedette: the database cannot be opened: Could not parse",
        ),
        (["serve", "--port", "0", "--data", "/proc/nowhere"], 1, "vedette: /proc/nowhere: this cannot be written"),
        (["solve", "patrol", "--code", "1"], 1, "“1” is no code of this game"),
        (["deal", "twelve-patrols", "--deck", "nope"], 1, "there is no deck “nope”; the decks are house"),
        (["deal", "twelve-patrols", "--deck", "nope.toml"], 1, "nope.toml: there is no such file"),
        (["deal", "twelve-patrols", "--deck", "/"], 1, "/: this is a folder"),
        (["deal", "twelve-patrols", "--option", "fast"], 1, "there is no option “fast”"),
        (["deal", "twelve-patrols", "--code", "123"], 1, "“123” is no code of this game"),
        (["solve", "twelve-patrols", "--deal", "nope.json"], 1, "nope.json: there is no such file"),
        (["replay", "nope.txt"], 1, "nope.txt: there is no such file"),
        (["verify", "nope.json"], 1, "nope.json: there is no such file"),
        (["study", "nope.toml"], 1, "nope.toml: there is no such file"),
        (["sim", "twelve-patrols", "--players", "deep-blue", "--games", "1"], 1, "there is no player “deep-blue”"),
        (["card", "show", "twelve-patrols", "Atlantis"], 1, "the deck “house” has no region “Atlantis”"),
    ],
)
def test_an_error_is_one_line_with_the_right_status(words: list[str], status: int, error: str) -> None:
    assert error in fails(status, *words)
    assert fails(status, "--lang", "fr", *[word for word in words if word not in ("--lang", "de")] or ["x"])


@examples(60)
@given(
    st.lists(
        st.sampled_from(
            ["deal", "deck", "card", "show", "twelve-patrols", "--seed", "-", "--json", "--", "\0", "é", ""]
        )
    )
)
def test_no_command_line_ends_in_a_traceback(words: list[str]) -> None:
    told = run(*words, stdin="")
    assert told.status in (0, 1, 2)
    assert (told.status == 0) or len(told.err.splitlines()) == 1


def command(*words: str) -> list[str]:
    return [sys.executable, "-m", "vedette", *words]


def test_nobody_reading_on_is_no_error() -> None:
    with subprocess.Popen(
        command("card", "list", "twelve-patrols"), stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(60) in (0, cli.BROKEN_PIPE)


@pytest.mark.skipif(
    os.name == "nt" or signal.getsignal(signal.SIGINT) is signal.SIG_IGN,
    reason="nobody can interrupt a command here: no signals, or they were ignored when the tests began",
)
def test_an_interrupt_ends_quietly(tmp_path: Path) -> None:
    ledger = tmp_path / "ledger"
    words = command("winrate", "twelve-patrols", "--deals", "100000", "--seed", "1", "--resume", str(ledger))
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        while not ledger.is_file() or ledger.read_text().count("\n") < 2:
            time.sleep(0.05)
            assert process.poll() is None
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == cli.INTERRUPTED
    assert (out, err) == (b"", b"")


def test_the_module_is_the_command() -> None:
    told = subprocess.run(command("deal", "chess"), capture_output=True, text=True, check=False)
    assert told.returncode == 1
    assert told.stdout == ""
    assert told.stderr.startswith("vedette: there is no game")
