"""A program at the table: one line in, one line out; what it does wrong is said in one line."""

import json
import re
import sys
from pathlib import Path

import pytest
from tests.spoken import answer

from vedette import files, players, setups
from vedette.core.errors import Trouble, Unreadable
from vedette.core.language import LANGUAGES, explain
from vedette.lab import arena

ROOT = Path(__file__).resolve().parent.parent.parent
BLOCKS = re.findall(r"```(\w+)\n(.*?)```", (ROOT / "docs" / "bots.md").read_text(encoding="utf-8"), re.DOTALL)
EXAMPLE = next(text for kind, text in BLOCKS if kind == "python")
PARROT = """
import json, sys
seen = open(sys.argv[1], "w")
for line in sys.stdin:
    seen.write(line)
    seen.flush()
    told = json.loads(line)
    print(json.dumps(told["legal"][-1]["action"] if told["ask"] == "action" else "ready"), flush=True)
"""
MADE = setups.game("patrol", "vanguard,venom", ["rounds-2"])


def command(folder: Path, text: str, *words: str) -> str:
    path = folder / "bot.py"
    path.write_text(text, encoding="utf-8")
    return f"program:{sys.executable} {' '.join((str(path), *words))}"


def bout(bot: str) -> arena.Outcome:
    setup = arena.setup_of("patrol", MADE)
    return arena.play(
        arena.Bout(setup, (bot, "uniform"), arena.numbers(MADE, 5, 1)[0], arena.apart(5, 0)), files.player
    )


def test_the_example_of_the_docs_plays_a_game(tmp_path: Path) -> None:
    told = answer("sim", "patrol", "--players", f"{command(tmp_path, EXAMPLE)},level:0", "--games", "2", "--seed", "4")
    assert sum(player["score"] for player in told["players"]) == 1.0
    assert told["players"][0]["name"].startswith("program:")


def test_a_program_plays_where_a_share_is_counted(tmp_path: Path) -> None:
    told = answer("winrate", "twelve-patrols", "--fair", command(tmp_path, EXAMPLE), "--deals", "2", "--seed", "4")
    assert (told["deals"], told["mode"].partition(":")[0]) == (2, "program")


def test_a_program_is_told_what_its_seat_sees_and_what_it_may_do(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    assert bout(command(tmp_path, PARROT, str(heard))).choices > 20
    greeting, *questions = [json.loads(line) for line in heard.read_text(encoding="utf-8").splitlines()]
    documented = [json.loads(text) for kind, text in BLOCKS if kind == "json"]
    assert set(greeting) == set(documented[0])
    assert greeting["definition"] == MADE.definition()
    for question in questions:
        assert set(question) == set(documented[1])
        assert question["seat"] == 0
        for option in question["legal"]:
            assert {"action", "note", "say", "do"} <= set(option)
            assert MADE.parts(option["action"])["do"] == option["do"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "program-silent"),
        ("input(); print(1, flush=True); input()", "program-silent"),
        ("input(); print(1); print('stay', flush=True); input(); input()", "program-answer"),
        ("input(); print(1); print('1e999', flush=True); input(); input()", "program-answer"),
        ("input(); print(1); print('[' * 60000, flush=True); input(); input()", "program-answer"),
        ("input(); print(1); print('9' * 5000, flush=True); input(); input()", "program-answer"),
        ("input(); print(1); print('true', flush=True); input(); input()", "program-answer"),
        ("input(); print(1); print('1.5', flush=True); input(); input()", "program-answer"),
        ("input(); print(1); print(-7, flush=True); input(); input()", "program-illegal"),
    ],
)
def test_what_a_program_does_wrong_ends_the_game_with_a_line(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(Trouble) as trouble:
        bout(command(tmp_path, text))
    assert trouble.value.message == message
    assert all(explain(trouble.value, language) for language in LANGUAGES)


def test_a_program_that_is_not_there() -> None:
    with pytest.raises(Unreadable) as trouble:
        bout("program:/no/such/program")
    assert trouble.value.message == "program-start"


def test_a_table_starts_no_program() -> None:
    with pytest.raises(Unreadable) as trouble:
        players.player("program:true", MADE, 1)
    assert trouble.value.message == "player-unknown"
