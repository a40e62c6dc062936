"""The command line: its two languages, its one JSON document, its exit status, its one-line errors."""

import json
import os
import re
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
from vedette import cli, interrupt
from vedette.commands.app import COMMANDS, GROUPS

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
    assert ("Utilisation\N{NO-BREAK SPACE}:" in told.out) == (language == "fr")
    assert ("Usage:" in told.out) == (language == "en")
    assert not re.search(r"<(str|path|int|list)|<=x|x>=|[{}]", told.out)
    assert ("[default:" in told.out) <= (language == "en")
    assert "..." not in told.out.replace("[ARGS]...", "").replace("DECK...", "")  # nothing is cut short
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
        (["dance"], 2, "there’s no command “dance”; see vedette --help"),
        (["deal"], 2, "“GAME” is missing; see vedette deal --help"),
        (["deal", "twelve-patrols", "--nope"], 2, "there’s no option “--nope”; see vedette deal --help"),
        (["sim", "patrol", "--deck", "vanguard"], 2, "there’s no option “--deck”; did you mean --decks?"),
        (["replya", "a.record"], 2, "there’s no command “replya”; did you mean replay?"),
        (["deck", "shwo"], 2, "there’s no command “shwo”; did you mean show?"),
        (["deal", "twelve-patrols", "more"], 2, "unexpected “more”; see vedette deal --help"),
        (["winrate", "--fair"], 2, "--fair needs a value; see vedette"),
        (["play", "patrol", "--here=3"], 2, "--here takes no value; see vedette"),
        (["deal", "twelve-patrols", "--grade", "9"], 2, "--grade"),
        (["deal", "twelve-patrols", "--seed", "x"], 2, "--seed"),
        (["deck", "show", "spellfire"], 2, "“spellfire” is a game; name a deck after it, such as first-steps"),
        *(
            ([*words, "9" * 20], 2, f"{words[-1]}: write a number from")
            for words in (
                ["solve", "twelve-patrols", "--code", "1", "--budget"],
                ["winrate", "twelve-patrols", "--deals"],
                ["winrate", "twelve-patrols", "--budget"],
                ["sim", "twelve-patrols", "--games"],
                ["compare", "twelve-patrols", "house", "easy", "--deals"],
                ["effects", "patrol", "--games"],
                ["generate", "deck", "patrol", "--wins", "50+-2", "--tries"],
            )
        ),
        (["--lang", "de", "deal"], 2, "there’s no language “de”; the languages are en, fr"),
        (["deal", "--lang"], 2, "there’s no language “”"),
        (["deal", "twelve-patrols", "--code", "1", "--seed", "1"], 2, "a code is the whole deal"),
        (["solve", "twelve-patrols"], 2, "give the deal as --deal FILE or as --code CODE, not both"),
        (["deck", "convert", "house", "--to", "pdf"], 2, "vedette: there’s no form “pdf”; the forms are"),
        (["deal", "chess"], 1, "there’s no game “chess”; the games are twelve-patrols, spellfire, patrol"),
        (["import", "crossfire", "."], 1, "there are no card files (*.tcl) here; give CrossFire’s folder DataBase"),
        (["import", "crossfire", "/nowhere"], 1, "/nowhere: this file doesn’t exist; check the path"),
        (["play", "patrol", "--option", "closed"], 1, "many-to-one, wounds, wide-counter, closed-decks, and any even"),
        (["play", "patrol", "--against", "level:9"], 1, "level:2, level:3, level:4"),
        (
            ["deal", "patrol", "--winnable"],
            1,
            "patrol has no solver; “vedette sim patrol” plays games between players instead",
        ),
        (["deal", "patrol", "--grade", "3"], 1, "have no difficulties; leave out “--grade”"),
        (["play", "spellfire", "--here"], 2, "spellfire is for one player; leave out --here, --seat and --against"),
        (
            ["play", "patrol", "--here", "--against", "level:2"],
            2,
            "with --here people have all seats; leave out --against",
        ),
        (
            ["deck", "random", "patrol", "--cards", "9"],
            1,
            "this game’s decks have no filter “cards”; leave it out",
        ),
        (
            ["sim", "patrol", "--players", "level:1", "--games", "2"],
            2,
            "vedette: this is a game for two; name at least two players",
        ),
        (
            ["card", "edit", "spellfire", "1st/42", "--deck", "mine", "--from", "first-steps"],
            1,
            "a deck of spellfire names its cards and does",
        ),
        (
            ["card", "edit", "patrol", "bard", "--deck", "mine", "--set", "level"],
            2,
            "“level” isn’t a change; write KEY=VALUE",
        ),
        (
            ["join", "http://127.0.0.1:1/table/k3v9q2m7x1ap"],
            1,
            "http://127.0.0.1:1 isn’t answering; check the link, and that the server is running",
        ),
        (
            ["serve", "--port", "0", "--database", "nonsense"],
            1,
            "vedette: the database can’t be opened: Could not parse",
        ),
        (
            ["serve", "--port", "0", "--data", "/proc/nowhere"],
            1,
            "vedette: /proc/nowhere: this can’t be written; choose a folder you can write to",
        ),
        (["solve", "patrol", "--code", "1"], 1, "“1” isn’t a code of this game: it has one character and should have"),
        (["deal", "twelve-patrols", "--deck", "nope"], 1, "there’s no deck “nope”; the decks are house"),
        (["deal", "twelve-patrols", "--deck", "vanguard"], 1, "“vanguard” is a deck of patrol, not of twelve-patrols"),
        (["deal", "twelve-patrols", "--deck", "nope.toml"], 1, "nope.toml: this file doesn’t exist; check the path"),
        (["deal", "twelve-patrols", "--deck", "/"], 1, "/: this is a folder"),
        (["deal", "twelve-patrols", "--option", "fast"], 1, "there’s no option “fast”"),
        (["deal", "twelve-patrols", "--code", "123"], 1, "“123” isn’t a code of this game: it has 3 characters"),
        (["solve", "twelve-patrols", "--deal", "nope.json"], 1, "nope.json: this file doesn’t exist; check the path"),
        (["replay", "nope.txt"], 1, "nope.txt: this file doesn’t exist; check the path"),
        (["verify", "nope.json"], 1, "nope.json: this file doesn’t exist; check the path"),
        (["study", "nope.toml"], 1, "nope.toml: this file doesn’t exist; check the path"),
        (
            ["sim", "twelve-patrols", "--players", "deep-blue", "--games", "1"],
            1,
            "there’s no player “deep-blue”; the players are",
        ),
        (["sim", "twelve-patrols", "--players", "slips:101"], 1, "no player “slips:101”; write slips:1 to slips:100"),
        (["sim", "patrol", "--players", "ismcts:0,greedy"], 1, "“ismcts:0”; write ismcts:1 to ismcts:9999999"),
        (["solve", "twelve-patrols", "--code", "1", "--certificate", "-"], 2, "--certificate takes no “-”"),
        (["deck", "convert", "house", "--out", "-"], 2, "--out takes no “-”, since standard output holds the answer"),
        (["serve", "--data", "-"], 2, "--data takes no “-”"),
        (["effects", "twelve-patrols"], 1, "“vedette compare twelve-patrols” says what a change of one does"),
        (["generate", "answer", "spellfire", "krynn"], 1, "in spellfire no deck plays against another"),
        (["winrate", "spellfire", "--exact"], 1, "no exact count of this; “--deals N” counts random deals"),
        (
            ["card", "edit", "twelve-patrols", "High Moor", "--deck", ""],
            2,
            "--deck needs a value; write --deck DECK, or",
        ),
        (["deal", "patrol", "--code", ""], 2, "--code needs a value; write --code CODE, or leave it out; see vedette"),
        (["deal", "patrol", "--option", "quick", "--option", ""], 2, "--option needs a value; write --option NAME, or"),
        (["card", "show", "twelve-patrols", "Atlantis"], 1, "the deck “house” has no region “Atlantis”"),
    ],
)
def test_an_error_is_one_line_with_the_right_status(words: list[str], status: int, error: str) -> None:
    assert error in fails(status, *words)
    french = fails(status, "--lang", "fr", *[word for word in words if word not in ("--lang", "de")] or ["x"])
    assert french
    assert not re.search(r"\b(Option|requires|refused|does not)\b", french)


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
@pytest.mark.skipif(not Path("/dev/full").is_char_device(), reason="no full device here")
@pytest.mark.parametrize("words", [["deal", "twelve-patrols", "--seed", "5"], ["--help"]])
def test_a_full_disk_behind_the_output_is_one_line(words: list[str]) -> None:
    with Path("/dev/full").open("w") as full:
        told = subprocess.run(command(*words), stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert told.returncode == 1
    assert told.stderr == "vedette: there’s no room left to write this; free some, or choose another disk\n"


def test_a_terminal_without_our_letters_is_no_traceback() -> None:
    words = command("deck", "show", "house", "--lang", "fr")
    ascii_only = {**os.environ, "PYTHONIOENCODING": "ascii"}
    told = subprocess.run(words, capture_output=True, text=True, check=False, env=ascii_only)
    assert (told.returncode, told.stderr) == (0, "")
    words = command("card", "show", "patrol", "bard", "--json")
    told = subprocess.run(words, capture_output=True, text=True, check=True, env=ascii_only)
    assert told.stdout.isascii()
    assert "\N{LEFT DOUBLE QUOTATION MARK}" in json.loads(told.stdout)["words"]["en"]


def test_a_closed_output_is_no_traceback() -> None:
    told = subprocess.run(
        ["/bin/sh", "-c", '"$@" >&-', "sh", *command("--version")], stderr=subprocess.PIPE, text=True, check=False
    )
    assert (told.returncode, told.stderr) == (0, "")


def test_an_interrupt_ends_quietly(tmp_path: Path) -> None:
    ledger = tmp_path / "ledger"
    words = command("winrate", "twelve-patrols", "--deals", "100000", "--seed", "1", "--resume", str(ledger))
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        while not ledger.is_file() or ledger.read_text().count("\n") < 2:
            time.sleep(0.05)
            assert process.poll() is None
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=600)
    assert process.returncode in (-signal.SIGINT, cli.INTERRUPTED)  # within a deal or between two; 130 for a shell
    assert (out, err) == (b"", b"")


def test_an_interrupt_ends_a_search_at_once() -> None:
    program = """
from vedette import interrupt
with interrupt.at_once():
    print("here", flush=True)
    pow(3, 10**9)  # no step of the interpreter for minutes
"""
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"here\n"
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=600)
    assert (process.returncode, out, err) == (-signal.SIGINT, b"", b"")


def test_after_a_search_an_interrupt_is_an_exception_again() -> None:
    with interrupt.at_once():
        assert signal.getsignal(signal.SIGINT) == signal.SIG_DFL
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)


def test_the_module_is_the_command() -> None:
    told = subprocess.run(command("deal", "chess"), capture_output=True, text=True, check=False)
    assert told.returncode == 1
    assert told.stdout == ""
    assert told.stderr.startswith("vedette: there’s no game “")


def test_a_command_imports_no_other_and_parses_few_messages() -> None:
    told = (
        "import sys; from vedette.cli import run; run(['deal', 'twelve-patrols', '--seed', '7']);"
        "print([n for n in sys.modules if n.startswith(('vedette.commands.', 'vedette.server', 'urllib.req'))]);"
        "from vedette.core import language; print(language._counted.cache_info().currsize)"
    )
    run = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    *_, modules, messages = run.stdout.splitlines()
    assert modules == str([f"vedette.commands.{name}" for name in ("console", "app", "deal")])
    assert int(messages) < 40
