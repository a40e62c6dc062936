"""``vedette bench``: speeds on this machine, in a few seconds; the long benchmarks are in ``bench/``."""

import platform
from collections.abc import Callable
from time import process_time
from typing import Annotated

import typer

from vedette import COMPILED, __version__, deals, interrupt, registry, setups
from vedette.bots.speed import StepCounts, play
from vedette.commands.console import SomeGame, console
from vedette.core.chance import Stream
from vedette.core.game import OVER, Game

GAMES = 20
"""How many games are played at random in one call of a measurement."""
ENOUGH = 1.0
"""How many seconds of processor time each speed is measured for by default."""


def run(
    context: typer.Context,
    game: SomeGame = "",
    *,
    seconds: Annotated[
        float, typer.Option("--seconds", metavar="S", min=0.01, max=600, help="command-seconds-option")
    ] = ENOUGH,
) -> None:
    """Measure the engine, the solver and the texts of a game, or of all games."""
    out = console(context)
    found: dict[str, dict[str, float]] = {}
    for name in [registry.known(game)] if game else registry.names():
        made = setups.game(name)
        doing = {"steps_per_second": play_at_random, "shown_per_second": show_one}
        if registry.get(name).solver is not None:
            doing["solved_per_second"] = solve_one
        with interrupt.at_once():
            found[name] = {figure: rate(do, made, seconds) for figure, do in doing.items()}
        out.tell("bench-game", game=out.say(name), deck=setups.deck_name(made))
        for figure, per_second in found[name].items():
            out.tell("bench-figure", name=figure, figure=round(per_second))
    machine = {"version": __version__, "compiled": COMPILED, "python": platform.python_version()}
    out.answer({**machine, "processor": platform.machine(), "figures": found})


def rate(do: Callable[[Game, int], int], made: Game, seconds: float) -> float:
    """Return how many units ``do`` does in a second of processor time; each call gets a new seed."""
    do(made, 0)  # warm-up: builds tables and loads words
    units = seed = 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds:
        seed += 1
        units += do(made, seed)
    return units / spent


def play_at_random(made: Game, seed: int) -> int:
    """Play many games to their end with random actions; return the number of actions."""
    tally = StepCounts()
    play(made, Stream(seed), GAMES, tally)
    return tally.steps


def solve_one(made: Game, seed: int) -> int:
    """Let the solver decide whether a random deal can be won; return 1."""
    deals.settle(made, made.start(), deals.random_deal(made, seed))
    return 1


def show_one(made: Game, seed: int) -> int:
    """Convert a position twenty random actions into a game to the JSON that the page shows; return 1."""
    stream = Stream(seed)
    state = made.start()
    for _ in range(20):
        if state.mover() == OVER:
            break
        legal = state.legal()
        state.apply(legal[stream.below(len(legal))])
    made.show(state.view(0), "en")
    return 1
