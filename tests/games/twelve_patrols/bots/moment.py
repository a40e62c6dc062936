"""Games of fair players that the tests of hints, grades and luck look at."""

from vedette.core.chance import Stream
from vedette.core.game import CHANCE, OVER
from vedette.core.player import Player
from vedette.games.twelve_patrols.cards import deck
from vedette.games.twelve_patrols.engine.rules import Options
from vedette.games.twelve_patrols.engine.turn import Position
from vedette.games.twelve_patrols.text.speech import TwelvePatrols


def boxed(name: str, options: Options | None = None) -> TwelvePatrols:
    return TwelvePatrols(deck.box()[name], options)


def dealt(game: TwelvePatrols, seed: int) -> list[int]:
    return game.deal(Stream(seed).below(game.deals()))


def moments(game: TwelvePatrols, player: Player, deal: list[int], most: int = 999) -> list[tuple[Position, int]]:
    """Every position of a game with what was done there, chance included; the end is the last, with -1."""
    here = game.start()
    found: list[tuple[Position, int]] = []
    while here.mover() != OVER and len(found) < most:
        if here.mover() == CHANCE:
            action = deal[here.slot()]
        else:
            action = player.choose(here.view(0), here.legal())
            assert action in here.legal()
        found.append((here.copy(), action))
        here.apply(action)
    return [*found, (here, -1)]


def reordered(deal: list[int], seen: int) -> list[int]:
    """A deal whose first ``seen`` cards are the same, the others in the opposite order."""
    return deal[: 9 + seen] + deal[:-10:-1][: 9 - seen]
