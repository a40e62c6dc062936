"""How fast the games step: legal and apply in random play, whole games a second, chance and forced steps told apart.

    python -m bench.step [SECONDS]

A step asks for the legal actions and does one of them, drawn by our own generator. The last line says what the draws
cost by themselves; they are part of the figures above it.
"""

import platform
import sys
import time

import vedette
from vedette import setups
from vedette.bots.speed import StepCounts, play
from vedette.core.chance import Stream
from vedette.core.game import Game
from vedette.games.patrol.cards.deck import box as patrol_decks
from vedette.games.patrol.engine.options import named
from vedette.games.patrol.text.speech import Patrol
from vedette.games.spellfire.capabilities.decks import DECKS
from vedette.games.spellfire.plugin import GAME as PLUGIN

SETUPS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("house", ()),
    ("easy", ()),
    ("fiendish", ()),
    ("house12", ("top-up",)),
    ("house", ("late-orders",)),
)
DUELS: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    ("plain", "plain", ()),
    ("legion", "venom", ()),
    ("tricksters", "longbows", ("quick",)),
)
SOLITAIRES: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("first-steps", ()),
    ("faerun-and-oerth", ()),
    ("krynn", ("one-by-one",)),
)
BATCH = 200
COPIES = 200


def measure(name: str, game: Game, batch: int, seconds: float) -> None:
    play(game, Stream(0), batch, StepCounts())  # warm
    tally, rng = StepCounts(), Stream(1)
    begun = time.process_time()
    while (took := time.process_time() - begun) < seconds:
        play(game, rng, batch, tally)
    choices = tally.steps - tally.chance - tally.forced
    parts = [f"{100 * part / tally.steps:.0f}%" for part in (tally.chance, choices, tally.forced)]
    print(
        f"{name:22}{tally.steps / took:12,.0f} steps/s{tally.games / took:10,.0f} games/s"
        f"  {tally.steps / tally.games:5.1f} steps a game, {tally.legal / tally.steps:5.1f} legal actions a step"
        f"  (chance {parts[0]}, choice {parts[1]}, forced {parts[2]})",
    )


def copies(name: str, game: Game, seconds: float) -> None:
    state, rng = game.start(), Stream(2)
    for _ in range(100):
        state.apply(state.legal()[rng.below(len(state.legal()))])
    done = 0
    begun = time.process_time()
    while (took := time.process_time() - begun) < seconds:
        for _ in range(COPIES):
            state.copy()
        done += COPIES
    print(f"{name:22}{done / took:12,.0f} copies/s (called from this interpreted file)")


def draws(count: int) -> None:
    rng = Stream(1)
    begun = time.process_time()
    for _ in range(count):
        rng.below(17)
    took = time.process_time() - begun
    print(f"{'draws alone':22}{count / took:12,.0f} draws/s (called from this interpreted file)")


def main(seconds: float = 3.0) -> None:
    how = "compiled" if vedette.COMPILED else "interpreted"
    print(f"vedette {vedette.__version__}, {how}, Python {platform.python_version()}, {platform.machine()}")
    for deck, options in SETUPS:
        measure("+".join((deck, *options)), setups.game("twelve-patrols", deck, options), BATCH, seconds)
    decks = patrol_decks()
    for one, other, options in DUELS:
        duel = Patrol((decks[one], decks[other]), named(list(options)))
        measure("+".join((one, other, *options)), duel, BATCH // 20, seconds)
    copies("Patrol", duel, seconds)
    for deck, options in SOLITAIRES:
        solitaire = PLUGIN.new(DECKS.shipped()[deck], list(options))
        measure("+".join((deck, *options)), solitaire, BATCH // 10, seconds)
    copies("Solitaire Spellfire", solitaire, seconds)
    draws(1_000_000)


if __name__ == "__main__":
    main(*map(float, sys.argv[1:2]))
