"""``vedette effects``: how much each card changes the share of games won, by regression over random games."""

from functools import partial
from itertools import groupby
from pathlib import Path
from typing import Annotated, Final

import typer

from vedette import files, setups
from vedette.commands.console import MOST, DeckName, GameName, Jobs, OptionNames, Seed, console, seed_or_any
from vedette.core import file
from vedette.core.errors import Illegal
from vedette.lab import card_effects, plots, process_pool
from vedette.lab.card_effects import Worth

GAMES: Final = 4000
"""How many games are played if no number is given."""
QUICK: Final = "level:1"
"""The bot that plays if none is named."""


def run(
    context: typer.Context,
    game: GameName,
    *,
    deck: DeckName = "",
    option: OptionNames = None,
    player: Annotated[str, typer.Option("--player", metavar="PLAYER", help="command-effects-player-option")] = QUICK,
    games: Annotated[
        int, typer.Option("--games", metavar="N", min=1, max=MOST, help="command-effects-games-option")
    ] = GAMES,
    chart: Annotated[Path | None, typer.Option("--chart", metavar="FILE", help="command-effects-chart-option")] = None,
    jobs: Jobs = 1,
    seed: Seed = None,
) -> None:
    """Print how much each card of a game changes the share of games won; draw a chart if a file is named."""
    out, chosen = console(context), seed_or_any(seed)
    made = files.game(game, deck, option or ())
    held = card_effects.factors(made)
    kinds = held.kinds(made, out.language)
    held.drawn(made, chosen)  # finds a set that is too small before any work
    files.player(player, made, 0)
    if games < (least := card_effects.design(kinds).least()):
        raise Illegal("effects-few", {"games": str(games), "least": str(least)})
    tasks = card_effects.tasks(made, player, chosen, games)
    played = process_pool.work(partial(card_effects.play, opener=files.player), tasks, jobs, apart=out.interruptible)
    listed = card_effects.worths(kinds, list(out.watch(played, games)))
    name = setups.deck_name(made)
    drawn = "decks" if setups.apart(game) else "deals"
    what = out.say("effects-what", drawn=drawn, deck=name, player=player, games=games, seed=str(chosen))
    if chart is not None:
        file.write(chart, plots.forest(listed, what, out.language))
    picture = str(chart) if chart is not None else None
    head = {"game": made.rules.name, "deck": name, "player": player, "games": games, "seed": chosen}
    out.answer({**head, "chart": picture, "effects": [told(one) for one in listed]})
    out.print(what)
    for kind, worths in groupby(listed, key=lambda one: one.kind):
        out.print(f"\n{kind.words}")
        for one in worths:
            out.tell("effects-line", name=one.factor.name, **points(one))
    if picture:
        out.tell("study-written", file=picture)


def told(one: Worth) -> dict[str, object]:
    """Return the measured effect of a card as JSON data."""
    found = one.effect
    named = {"kind": one.kind.id, "id": one.factor.id, "name": one.factor.name}
    return {**named, "effect": found.mean, "low": found.low, "high": found.high}


def points(one: Worth) -> dict[str, str | float]:
    """Return the values of the message on a card's effect, in percentage points, without the card's name."""
    mean, low, high = (round(100 * value, 1) + 0.0 for value in one.effect)  # no zero below zero
    return {"sign": "minus" if mean < 0 else "plus", "points": abs(mean), "low": low, "high": high}
