"""Golden playthroughs: one game each, with everything the engine says of itself at every step.

    PYTHONPATH=src python -m tests.playthroughs.playthrough "twelve-patrols meadow" 7 > tests/playthroughs/NAME.txt

plays a game of the contract's list with the temper of a seed; with a file instead of a name, a playthrough or the
record of a match that is over, it plays that file's notes again. A file is read as a record is, but each line holds
the mover, the number of legal actions, the first digits of the hashes of the view and of the key, then the note.
"""

import sys
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

from vedette import setups
from vedette.core import record as records
from vedette.core.game import OVER, Game, State

FIRST = "vedette playthrough 1"
RULE = "---"


def write(game: Game, notes: Iterable[str]) -> str:
    """Return the playthrough of a game in which these notes are done."""
    lines = [FIRST, f"game: {game.rules.name}", f"rules: {game.rules.version}", *game.definition(), RULE]
    state = game.start()
    for note in notes:
        lines.append(f"{_moment(state)} {note}")
        state.apply(game.read(state, note))
    assert state.mover() == OVER
    return "\n".join([*lines, _moment(state), RULE, f"returns: {state.returns()}", ""])


def _moment(state: State) -> str:
    digests = [sha256(part).hexdigest()[:10] for part in (state.view(max(state.mover(), 0)), state.key())]
    return f"{state.mover():2} {len(state.legal()):3} {' '.join(digests)}"


def read(text: str) -> tuple[Game, list[str]]:
    """Return the game of a playthrough, or of a record, and the notes that were done in it."""
    if text.startswith(records.FIRST):
        record = records.read(text, "playthrough")
        return setups.restore(record), [note for _, note in record.notes]
    head, body, _ = text.split(f"\n{RULE}\n")
    first, game, rules, *definition = head.split("\n")
    assert first == FIRST
    record = records.Record(
        "playthrough", game.removeprefix("game: "), int(rules.removeprefix("rules: ")), "", definition
    )
    notes = [line.split(maxsplit=4)[4:] for line in body.split("\n")]
    return setups.restore(record), [note[0] for note in notes if note]


def main(name: str, seed: str = "0") -> None:
    if Path(name).is_file():
        game, notes = read(Path(name).read_text(encoding="utf-8"))
    else:
        from tests.contract.entries import ENTRIES
        from tests.contract.walk import walk

        game = ENTRIES[name].game
        notes = [game.note(step.state, step.action) for step in walk(game, int(seed)) if step.legal]
    sys.stdout.write(write(game, notes))


if __name__ == "__main__":
    main(*sys.argv[1:])
