"""A puzzle in the terminal: the position, what there is to choose from, one answer, and what wins."""

from __future__ import annotations

from typing import TextIO

from vedette import puzzles
from vedette.core.language import say


def run(name: str, number: int, language: str, lines: TextIO, out: TextIO) -> bool | None:
    """Print the puzzle of a game by its number, read an answer, and return whether it was right.

    None at the end of the input. Raises Unreadable for a number that is no puzzle's.
    """
    asked = puzzles.asked(name, puzzles.numbered(name, number))
    game, state = asked.match.game, asked.match.state
    view = state.view(state.mover())
    words = [game.say(view, action, language) for action in asked.choices]
    head = say(
        language, "puzzle-asked", number=number, count=len(puzzles.shipped(name)), task=puzzles.task(asked, language)
    )
    out.write(f"{head}\n\n")
    out.write(f"{game.describe(view, language)}\n\n")
    out.writelines(f"{at:3}  {one}\n" for at, one in enumerate(words, 1))
    while True:
        out.write(f"{say(language, 'puzzle-choose', count=len(words))} ")
        out.flush()
        if not (typed := lines.readline()):
            out.write("\n")
            return None
        typed = typed.strip()
        at = int(typed) if typed.isascii() and typed.isdigit() and len(typed) < len("10000") else 0
        if 0 < at <= len(words):
            break
    action = asked.choices[at - 1]
    out.write(f"{puzzles.verdict(asked, action, language)}\n")
    return action in asked.wins
