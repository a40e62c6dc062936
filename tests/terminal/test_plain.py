"""The plain dialogue: whole conversations as they read, and every way to answer."""

import io
from pathlib import Path

import pytest
from tests.terminal import seat

from vedette.core.language import LANGUAGES, say
from vedette.terminal.plain import run
from vedette.terminal.twelve_patrols.steps import Steps
from vedette.terminal.twelve_patrols.talk import Talk

TALKS = Path(__file__).parent / "talks"
NO_BREAK = "\N{NO-BREAK SPACE}"


def talk(sitting: Steps, *lines: str) -> str:
    """Return what is said to these lines, after the greeting."""
    out: list[str] = []
    dialogue = Talk(sitting, out.append)
    for line in lines:
        dialogue.answer(line)
    return "\n".join(out).replace(NO_BREAK, " ")


def transcript(sitting: Steps, typed: list[str]) -> str:
    """Return the whole conversation, what was typed marked with >."""
    out = io.StringIO()

    lines = io.StringIO("".join(f"{line}\n" for line in typed))
    read = lines.readline

    def echo() -> str:
        line = read()
        out.write(f"> {line}" if line else "")
        return line

    lines.readline = echo  # type: ignore[method-assign, assignment]  # to hear it
    assert run(sitting, Talk, lines, out) == 0
    return out.getvalue()


@pytest.mark.parametrize("name", sorted(path.stem for path in TALKS.glob("*.txt")))
def test_conversations(name: str) -> None:
    told = (TALKS / f"{name}.txt").read_text(encoding="utf-8")
    typed = [line[2:] for line in told.splitlines() if line.startswith("> ")]
    language = name.rpartition("-")[2]
    assert transcript(seat.sit(1, language), typed) == told


def test_french_signs_are_set_apart_by_a_space_that_does_not_break() -> None:
    out: list[str] = []
    dialogue = Talk(seat.sit(1, "fr"), out.append)
    dialogue.answer("xyzzy")
    assert out == [say("fr", "terminal-unknown", text="xyzzy")]
    assert NO_BREAK in out[0]
    dialogue.answer("record")
    assert out[1:] == dialogue.client.text().splitlines()  # a file is not a sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_won_in_notation(language: str) -> None:
    sitting = seat.sit(2, language)
    state = sitting.match.state.copy()
    out = io.StringIO()
    notes = []
    branch = sitting.match.branch(len(sitting.match.actions))
    for action in seat.winning(sitting.match):
        notes.append(branch.game.note(branch.state, action))
        branch.play(action)
    assert run(sitting, Talk, io.StringIO("\n".join(notes)), out) == 0
    assert sitting.match.result() == "won"
    assert say(language, "ask-won") in out.getvalue()
    assert state.key() != sitting.match.state.key()


def test_a_game_is_won_by_numbers() -> None:
    sitting = seat.sit(2)
    dialogue = Talk(sitting, lambda _: None)
    for action in seat.winning(sitting.match):
        choice = next(choice for choice in dialogue.chooser.choices if choice.action == action)
        past = len(sitting.match.actions)
        for facet in choice.facets:
            if len(sitting.match.actions) == past:
                dialogue.answer(str(dialogue.chooser.options().index(facet) + 1))
    assert sitting.match.result() == "won"


def test_a_solution_is_followed_to_the_end() -> None:
    sitting = seat.sit(3)
    told = talk(sitting, *["solution"] * 60)
    assert sitting.match.result() == "won"
    assert sitting.match.assisted == ["solution"]
    assert told.endswith(say("en", "terminal-over-plain"))


def test_hints_and_the_chance_are_said() -> None:
    sitting = seat.advised()
    told = talk(sitting, "hint", "hint", "chance", "indice")
    assert [line[:3] for line in told.splitlines()] == ["1: ", "2: ", "12%", "3: "]
    assert sitting.match.assisted == ["hint", "chance"]


def test_a_game_that_foretells_nothing_says_so_and_does_not_list_it() -> None:
    sitting = seat.sit(1)
    assert talk(sitting, "odds") == talk(sitting, "o 1") == say("en", "terminal-no-foresight")
    assert not any(line.startswith("  odds:") for line in talk(sitting, "help").splitlines())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_games_own_hints_grow_and_lead_on(language: str) -> None:
    sitting = seat.sit(1, language, "house")
    hints = [talk(sitting, "hint") for _ in range(4)]
    assert len(set(hints)) == 4
    assert len(hints[3]) > len(hints[2]) > len(hints[0])
    assert hints[3].startswith(hints[2])
    assert say(language, "terminal-line").replace(NO_BREAK, " ") in hints[3].splitlines()
    assert "%" in talk(sitting, "chance")
    assert sitting.hint is not None
    assert sitting.hint.action in sitting.match.legal()


def test_partial_names_and_words() -> None:
    sitting = seat.sit(1)
    regions = {region["id"]: region["name"] for region in sitting.look()["regions"]}
    names = [regions[number] for number in sitting.look()["display"]]
    talk(sitting, names[0][:4].upper())
    assert sitting.look()["kingdom"][0] is not None
    assert "could be" in talk(seat.sit(1), "items")


def test_the_commands_are_told_apart_in_each_language() -> None:
    for language in LANGUAGES:
        assert len({say(language, "terminal-command", name=name) for name in Talk.NAMES}) == len(Talk.NAMES)
        assert all(say(language, "terminal-command-help", name=name) for name in Talk.NAMES)
    known = Talk(seat.sit(1), print).commands()
    for name in Talk.NAMES:
        assert hasattr(Talk, f"do_{name.replace('-', '_')}")
        assert {known[say(language, "terminal-command", name=name)] for language in LANGUAGES} == {name}


@pytest.mark.parametrize(
    "junk",
    [
        "0",
        "99",
        "9" * 5000,
        "-1",
        "²",
        "put",
        "put B9 A1-B1",
        "place nowhere A1",
        "end",
        "roll 4",
        "xyzzy",
        "\x1b[31mred",
        "save",
        "é" * 300,
        "{ $name }",
        "language klingon",
        "resume",
        "redo",
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_junk_gets_one_clear_line(junk: str, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "12").mkdir()
    monkeypatch.chdir(tmp_path)
    sitting = seat.sit(1, language)
    before = sitting.text()
    told = talk(sitting, junk)
    assert len(told.splitlines()) == 1
    assert len(told) < 400
    assert told.isprintable()
    assert sitting.text() == before


def test_an_empty_line_asks_again() -> None:
    assert talk(seat.sit(1), "") == talk(seat.sit(1), "   ")


def test_a_number_too_many_is_no_number() -> None:
    assert "There’s no answer" in talk(seat.sit(1), "77")


def test_the_record_can_be_saved_and_printed(tmp_path: Path) -> None:
    sitting = seat.sit(1)
    path = tmp_path / "my game.txt"
    assert str(path) in talk(sitting, "1", f"save {path}")
    assert path.read_text(encoding="utf-8") == sitting.text()
    assert sitting.text().strip() in talk(sitting, "record")
    assert len(talk(sitting, f"save {tmp_path}").splitlines()) == 1


def test_the_lines_may_be_no_text_and_the_listener_may_leave() -> None:
    class Gone(io.StringIO):
        def write(self, _: str, /) -> int:
            raise BrokenPipeError

    sitting = seat.sit(1)
    out = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    assert run(sitting, Talk, io.TextIOWrapper(io.BytesIO(b"\xff\xfe\n1\n"), encoding="utf-8"), out) == 0
    assert sitting.look()["kingdom"][0] is not None
    assert run(sitting, Talk, io.StringIO("help\n"), Gone()) == 0


def test_an_interrupt_says_that_the_game_is_kept(tmp_path: Path) -> None:
    def interrupt() -> str:
        raise KeyboardInterrupt

    lines, out = io.StringIO(), io.StringIO()
    lines.isatty = lambda: True  # type: ignore[method-assign]  # a terminal
    lines.readline = interrupt  # type: ignore[method-assign, assignment]  # at which somebody presses Ctrl-C
    assert run(seat.sit(1, "en", seat.SHIRE, tmp_path / "game.record"), Talk, lines, out) == 0
    assert out.getvalue().endswith(f"> \n{say('en', 'terminal-kept')}\n")
