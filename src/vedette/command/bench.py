"""``vedette bench``: our speeds on this machine, in a few seconds; ``bench/`` in the sources holds the long ones."""

import platform
from collections.abc import Callable
from time import process_time
from typing import Annotated

import typer

from vedette import COMPILED, __version__, shelf
from vedette.command.console import DeckName, console
from vedette.core.chance import Stream
from vedette.core.game import OVER
from vedette.games.twelve_patrols.proof import solver
from vedette.games.twelve_patrols.proof.question import question_of
from vedette.games.twelve_patrols.speech import TwelvePatrols
from vedette.players.playout import Tally, play

GAMES = 20
"""Random games that are played at once."""
ENOUGH = 1.0
"""Seconds of processor time that one figure takes."""


def run(
    context: typer.Context,
    *,
    deck: DeckName = "house",
    seconds: Annotated[float, typer.Option("--seconds", min=0.01, max=600, help="command-seconds-option")] = ENOUGH,
) -> None:
    """Measure the engine, the solver and the words."""
    out = console(context)
    made = shelf.game("twelve-patrols", deck)
    figures = {
        "steps_per_second": rate(play_at_random, made, seconds),
        "solved_per_second": rate(solve_one, made, seconds),
        "shown_per_second": rate(show_one, made, seconds),
    }
    machine = {"version": __version__, "compiled": COMPILED, "python": platform.python_version()}
    out.answer({**machine, "processor": platform.machine(), "deck": made.deck.name, "figures": figures})
    for name, figure in figures.items():
        out.tell("bench-figure", name=name, figure=round(figure))


def rate(do: Callable[[TwelvePatrols, int], int], made: TwelvePatrols, seconds: float) -> float:
    """Return how many units ``do`` does in a second of processor time; it is given ever new seeds."""
    do(made, 0)  # tables are built and words are read before the clock starts
    units = seed = 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds:
        seed += 1
        units += do(made, seed)
    return units / spent


def play_at_random(made: TwelvePatrols, seed: int) -> int:
    """Play games at random, chance included; return their steps."""
    tally = Tally()
    play(made, Stream(seed), GAMES, tally)
    return tally.steps


def solve_one(made: TwelvePatrols, seed: int) -> int:
    """Answer the thoughtful question of a random deal."""
    solver.solve(question_of(made, made.start(), shelf.random_deal(made, seed)))
    return 1


def show_one(made: TwelvePatrols, seed: int) -> int:
    """Show a position a few steps into a random game."""
    stream = Stream(seed)
    state = made.start()
    for _ in range(20):
        if state.mover() == OVER:
            break
        legal = state.legal()
        state.apply(legal[stream.below(len(legal))])
    made.show(state.view(0), "en")
    return 1
