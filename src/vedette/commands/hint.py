"""``vedette hint``: the best next action of a record's position, from the seat's own view, and why."""

from pathlib import Path
from typing import Annotated

import typer

from vedette import capabilities, interrupt, setups
from vedette.commands.console import console, text_of
from vedette.core import record
from vedette.core.errors import Illegal
from vedette.core.game import OVER
from vedette.core.match import followed


def run(
    context: typer.Context,
    source: Annotated[Path, typer.Argument(metavar="RECORD", help="command-record-argument")],
    *,
    tier: Annotated[int, typer.Option("--tier", metavar="1-4", min=1, max=4, help="command-tier-option")] = 4,
) -> None:
    """Give advice on the last position of a record."""
    out = console(context)
    told = record.read(*text_of(source))
    game = setups.restore(told)
    match = record.replay(told, game)
    if match.mover() == OVER:
        raise Illegal("match-over", {"file": told.file})
    view = match.state.view(match.mover())
    with interrupt.at_once():
        advice = capabilities.hints(game).advise(game, view, tier, out.language)
        odds = capabilities.hints(game).win_chance(game, view)
    note = None if advice.action is None else game.note(match.state, advice.action)
    line = followed(game, view, advice.line)
    noted = [game.note(state, action) for state, action in line]
    document = {"game": told.game, "tier": tier, "action": note, "words": advice.words, "point": advice.point}
    out.answer(
        {**document, "line": noted, "chance": odds.value, "exact": odds.exact, "interval": [odds.low, odds.high]}
    )
    for words in advice.words:
        out.print(words)
    for state, action in line:
        seat = state.mover()
        out.print(f"  {game.tell(state.view(seat), action, seat, out.language)}")
    exact = "yes" if odds.exact else "no"
    out.tell("hint-chance", percent=odds.value * 100, exact=exact, low=odds.low * 100, high=odds.high * 100)
