"""Deals that the solver is asked about in tests, its wins played out, and what a certificate of them says."""

from vedette.core.chance import Stream
from vedette.core.game import CHANCE, OVER
from vedette.games.twelve_patrols.cards import deck as cards
from vedette.games.twelve_patrols.cards.random_deck import invent
from vedette.games.twelve_patrols.engine.options import names
from vedette.games.twelve_patrols.engine.rules import DRAW, Options
from vedette.games.twelve_patrols.engine.turn import Position
from vedette.games.twelve_patrols.solver import plan, solver
from vedette.games.twelve_patrols.solver.checker import WinClaim
from vedette.games.twelve_patrols.solver.question import WINNABLE, question_of
from vedette.games.twelve_patrols.text.speech import TwelvePatrols


def invented(seed: int, tightness: int | None = None) -> TwelvePatrols:
    """Return a game of an invented deck, every fifth of twelve cards, in one of the four variants."""
    deck = invent(seed, tightness, 12 if seed % 5 == 0 else 9)
    return TwelvePatrols(cards.plain(deck), Options(bool(seed & 1), bool(seed & 2)))


def dealt(game: TwelvePatrols, seed: int) -> list[int]:
    return game.deal(Stream(seed).below(game.deals()))


def played(game: TwelvePatrols, position: Position, deal: list[int], actions: list[int]) -> list[str]:
    """Play the actions, chance by the deal; return all notes; assert that each is legal and that they win."""
    here, waiting, notes = position.copy(), actions[:], []
    while here.mover() != OVER:
        action = deal[here.slot()] if here.mover() == CHANCE else waiting.pop(0)
        assert action in here.legal()
        notes.append(game.note(here, action))
        here.apply(action)
    assert not waiting
    assert here.returns() == [1.0]
    return notes


def won(game: TwelvePatrols, deal: list[int]) -> list[str] | None:
    """Return the notes of the solver's win of a deal, or None where it says there is none."""
    question = question_of(game, game.start(), deal)
    answer = solver.solve(question)
    if answer.verdict != WINNABLE:
        return None
    return played(game, game.start(), deal, plan.line(question, answer))


def certificate(game: TwelvePatrols, deal: list[int], notes: list[str]) -> WinClaim:
    """Return what is claimed, as the checker reads it."""
    dice = [action + 1 for action in deal[:9]]
    return WinClaim(
        [cards.fields(region) for region in game.deck.regions],
        names(game.options),
        [game.deck.regions[action - DRAW].name for action in deal[9:]],
        {colour: dice[3 * at : 3 * at + 3] for at, colour in enumerate(("white", "yellow", "blue"))},
        notes,
    )
