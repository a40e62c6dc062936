"""Golden playthroughs of Patrol: one game each, with everything the engine says of itself at every step.

PYTHONPATH=src python -m tests.games.patrol.test_playthroughs tricksters venom 3 rounds-2 > .../NAME.txt
"""

import sys
from pathlib import Path

import pytest
from tests.contract.walk import walk
from tests.playthroughs.playthrough import RULE, write

from vedette.games.patrol.decks.deck import box
from vedette.games.patrol.decks.pins import restore
from vedette.games.patrol.options import named
from vedette.games.patrol.speech import Patrol

FILES = sorted((Path(__file__).parent / "playthroughs").glob("*.txt"))


def read(text: str) -> tuple[Patrol, list[str]]:
    """Return the game of a playthrough, made of what it pins, and its notes."""
    head, body, _ = text.split(f"\n{RULE}\n")
    drafts, options = restore(head.split("\n")[3:], "playthrough")
    notes = [line.split(maxsplit=4)[4:] for line in body.split("\n")]
    return Patrol(drafts, options), [note[0] for note in notes if note]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_playthrough_plays_as_it_was_written(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert write(*read(text)) == text


def test_there_is_a_game_won_by_either_side() -> None:
    ends = {path.read_text(encoding="utf-8").rstrip().rsplit("\n", 1)[1] for path in FILES}
    assert {"returns: [1.0, 0.0]", "returns: [0.0, 1.0]"} <= ends


def main(one: str, other: str, seed: str, *options: str) -> None:
    made = Patrol((box()[one], box()[other]), named(list(options)))
    notes = [made.note(step.state, step.action) for step in walk(made, int(seed)) if step.legal]
    sys.stdout.write(write(made, notes))


if __name__ == "__main__":
    main(*sys.argv[1:])
