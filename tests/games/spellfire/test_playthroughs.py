"""Golden playthroughs of Solitaire Spellfire: every value at every step, for each variant, won and lost.

PYTHONPATH=src:. python -m tests.games.spellfire.test_playthroughs "spellfire zoo" 7 > FILE
"""

import sys
from pathlib import Path

import pytest
from tests.contract.walk import walk
from tests.games.spellfire.entries import ENTRIES
from tests.playthroughs.playthrough import FIRST, RULE, write

from vedette.boxes.spellfire.box import SpellfireBox
from vedette.games.spellfire.options import NAMES

FILES = sorted((Path(__file__).parent / "playthroughs").glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_playthrough_plays_as_it_was_written(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    head, body, _ = text.split(f"\n{RULE}\n")
    first, _, _, *definition = head.split("\n")
    assert first == FIRST
    notes = [line.split(maxsplit=4)[4:] for line in body.split("\n")]
    game = SpellfireBox().restore(definition, path.name)
    assert write(game, [note[0] for note in notes if note]) == text


def test_there_is_a_game_won_one_lost_and_one_of_each_variant() -> None:
    texts = [path.read_text(encoding="utf-8") for path in FILES]
    ends = {text.rstrip().rsplit("\n", 1)[1] for text in texts}
    assert ends == {"returns: [1.0]", "returns: [0.0]"}
    options = [text.split("\noptions: ", 1)[1].split("\n", 1)[0] for text in texts if "\noptions: " in text]
    assert {name for told in options for name in told.split()} == set(NAMES)


def main(name: str, seed: str) -> None:
    game = ENTRIES[name].game
    notes = [game.note(step.state, step.action) for step in walk(game, int(seed)) if step.legal]
    sys.stdout.write(write(game, notes))


if __name__ == "__main__":
    main(*sys.argv[1:])
