"""How fast the environments step, beside the engine's own matches and the card games of their libraries.

    python -m bench.environments [SECONDS]

Everything plays at random among the legal actions. A step is one action of a player; of OpenSpiel's it is one action of
anybody, chance's among them. Deals are drawn, observations made and masks read as a learner would have them.
"""

import platform
import random
import sys
import time
from collections.abc import Iterator
from itertools import islice
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pyspiel
from numpy.typing import NDArray

import vedette
import vedette.environments.gymnasium
import vedette.environments.openspiel
import vedette.environments.pettingzoo
from vedette import setups

CHUNK = 500
MANY = 64
NOISE = 1000
"""Rows of random numbers, which are used again: to draw them anew takes longer than a step."""
SOLO = {"twelve-patrols": "vedette/TwelvePatrols-v0", "spellfire": "vedette/Spellfire-v0"}


def measure(name: str, steps: Iterator[int], seconds: float) -> None:
    """Print how many steps a second an endless iterator does; each of its items is a number of steps."""
    next(steps)
    done, begun = 0, time.process_time()
    while (took := time.process_time() - begun) < seconds:
        done += sum(islice(steps, CHUNK))
    print(f"{name:58}{done / took:12,.0f} steps/s", flush=True)


def matches(name: str) -> Iterator[int]:
    game, rng = setups.game(name), vedette.Stream(1)
    while True:
        match = vedette.Match(game, game.deal(rng.below(game.deals())))
        while legal := match.legal():
            match.play(legal[rng.below(len(legal))])
            yield 1


def drawn(mask: NDArray[np.int8], rng: random.Random) -> int:
    legal = np.flatnonzero(mask)
    return int(legal[int(rng.random() * len(legal))])


def single(name: str, **set_up: Any) -> Iterator[int]:  # noqa: ANN401 (keywords of the environment)
    env, rng = gymnasium.make(name, **set_up).unwrapped, random.Random(1)
    _, info = env.reset(seed=1)
    while True:
        mask = info.get("action_mask")
        _, _, over, _, info = env.step(rng.randrange(2) if mask is None else drawn(mask, rng))
        if over:
            _, info = env.reset()
        yield 1


def many(name: str, mode: str, **set_up: Any) -> Iterator[int]:  # noqa: ANN401 (keywords of the environment)
    envs, rng = gymnasium.make_vec(name, MANY, mode, **set_up), np.random.default_rng(1)
    _, infos = envs.reset(seed=1)
    width = infos["action_mask"].shape[1] if "action_mask" in infos else 2
    noise = rng.random((MANY + NOISE, width), np.float32)
    while True:
        at = int(rng.integers(NOISE))
        every = noise[at : at + MANY]
        *_, infos = envs.step((every * infos["action_mask"] if "action_mask" in infos else every).argmax(1))
        yield MANY


def agents(env: pettingzoo.AECEnv) -> Iterator[int]:
    rng = random.Random(1)
    seed = 0
    while True:
        seed += 1
        env.reset(seed=seed)
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            env.step(None if terminated or truncated else drawn(seen["action_mask"], rng))
            yield 1


def lines(name: str, *, tensors: bool) -> Iterator[int]:
    game, rng = pyspiel.load_game(name), random.Random(1)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, shares = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, shares)[0])
            else:
                if tensors:
                    state.observation_tensor()
                state.apply_action(rng.choice(state.legal_actions()))
            yield 1


def main(seconds: float = 2.0) -> None:
    how = "compiled" if vedette.COMPILED else "interpreted"
    print(f"vedette {vedette.__version__}, {how}, Python {platform.python_version()}, {platform.machine()}")
    for name, found in SOLO.items():
        measure(f"{name}: matches of the engine", matches(name), seconds)
        for records in (False, True):
            told = ", with records" if records else ""
            measure(f"{name}: Gymnasium{told}", single(found, records=records), seconds)
            measure(f"{name}: {MANY} at once{told}", many(found, "vector_entry_point", records=records), seconds)
        measure(f"{name}: {MANY} at once by SyncVectorEnv", many(found, "sync", records=False), seconds)
    measure("peer: Gymnasium's Blackjack-v1", single("Blackjack-v1"), seconds)
    measure(f"peer: Blackjack-v1, {MANY} at once by SyncVectorEnv", many("Blackjack-v1", "sync"), seconds)
    measure("patrol: matches of the engine", matches("patrol"), seconds)
    measure("patrol: PettingZoo", agents(pettingzoo.make("aec", "vedette/patrol-v0", records=False)), seconds)
    measure("patrol: PettingZoo, raw_env", agents(vedette.environments.pettingzoo.raw_env(records=False)), seconds)
    for name in ("vedette_twelve_patrols", "vedette_spellfire", "vedette_patrol"):
        measure(f"{name}: OpenSpiel", lines(name, tensors=False), seconds)
        measure(f"{name}: OpenSpiel, with tensors", lines(name, tensors=True), seconds)
    from open_spiel.python.games import kuhn_poker, tic_tac_toe  # noqa: F401, PLC0415 (peers in Python: registered so)

    for name in ("leduc_poker", "gin_rummy", "python_kuhn_poker"):
        measure(f"peer: {name}: OpenSpiel", lines(name, tensors=False), seconds)
        measure(f"peer: {name}: OpenSpiel, with tensors", lines(name, tensors=True), seconds)


if __name__ == "__main__":
    main(*map(float, sys.argv[1:2]))
