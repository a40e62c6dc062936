"""Searches in workers, as ``vedette generate`` does: decks to a target, the best answer to a deck, wanted deals."""

from __future__ import annotations

from array import array
from itertools import islice
from typing import TYPE_CHECKING, Final

from vedette import capabilities, registry, setups
from vedette.core.errors import Illegal, Unsupported
from vedette.lab import arena, best_deck, deck_search, pick
from vedette.lab.card_effects import GameFactors
from vedette.lab.deck_search import Target, Wanted
from vedette.protocol.experiments import FoundDeal, FoundDeck
from vedette.server.jobs import lab_jobs, lab_players
from vedette.session import table_setup

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vedette.core.interval import Share

SHARED: Final = 0.03
"""The least margin of a search for decks on a server: ±3 points take some thousands of games a candidate."""


def screened(what: lab_jobs.Screen) -> Share:
    """Return what the decks of a search's candidate win when they are measured for the first time."""
    candidate = deck_search.candidate(what.search, what.number)
    few, _ = deck_search.sizes(what.search)
    deals = deck_search.deals_of(what.search, candidate, candidate.seeds[0], few)
    return deck_search.screen(deck_search.Measurement(what.search.target, deals))


def scored(what: lab_jobs.Score) -> list[lab_jobs.Scored]:
    """Return what the decks of a search's candidate score in some deals of the second measurement."""
    candidate = deck_search.candidate(what.search, what.number)
    deals = deck_search.deals_of(what.search, candidate, candidate.seeds[1], what.first + what.count)
    return list(map(deck_search.score, deals[what.first :]))


def candidate_decks(what: lab_jobs.CandidateDecks) -> list[FoundDeck]:
    """Return the decks of a search's candidate."""
    return decks(what.search.game, deck_search.candidate(what.search, what.number).decks)


def prepared(what: lab_jobs.PrepareSearch) -> Wanted:
    """Return a search for decks that is ready to run; raises a Trouble for a target or player it cannot have."""
    form, name = what.form, registry.known(what.form.game)
    random = capabilities.random_decks(name)
    middle, margin = form.wins / 100, form.margin / 100
    target = Target(middle - margin, middle + margin)
    duel = table_setup.seats(name) > 1
    exact = random.winning is not None and not form.player
    player = "" if exact else form.player or lab_players.USUAL
    command = f"vedette generate deck {name} --wins {form.wins:g}±{form.margin:g} --seed {form.seed}"
    if not 0 < target.low < target.high < 1:
        raise Illegal("lab-target", {})
    if player:
        lab_players.check(setups.game(name), player, f"{command} --players {player}")
        if margin < SHARED - 1e-9:
            raise Illegal("lab-narrow", {"least": f"{100 * SHARED:g}", "command": command})
    names = (player,) * (2 if duel else 1) if player else ()
    return Wanted(name, target, form.seed, form.tries, names)


def attempted(what: lab_jobs.Climb) -> lab_jobs.Attempted:
    """Return the deck of one climb if its exactly counted share lies within the target, else none."""
    one = what.search
    found = deck_search.certified(one, what.number, deck_search.attempt(deck_search.attempt_of(one, what.number - 1)))
    if found is None or found.exact is None:
        return lab_jobs.Attempted([], 0, 0)
    return lab_jobs.Attempted(decks(what.search.game, found.decks), *found.exact)


def decks(game: str, found: Sequence[object]) -> list[FoundDeck]:
    """Return decks as their names, texts and codes."""
    held = capabilities.decks(game)
    return [FoundDeck(held.label(one).name, held.write(one), held.pack(one)) for one in found]


def ordered(what: lab_jobs.PreparePick) -> pick.DealRequest:
    """Return a search for deals of a kind that is ready to run; raises a Trouble for a kind that there is not."""
    form, name = what.form, registry.known(what.form.game)
    made = setups.game_with(name, table_setup.cards_of(name, form.deck, what.own), ())
    budget = capabilities.solver(made, "generate deals").patience
    if form.grade is not None or form.firsts is not None:
        grading = capabilities.grading(made, "--grade" if form.firsts is None else "--firsts")
        if form.grade is not None and form.grade not in grading.grades:
            raise Unsupported("--grade", name)
    setup = arena.setup_of(name, made)
    return pick.DealRequest(setup, form.grade, form.firsts, budget, form.seed, form.count, form.tries)


def picked(what: lab_jobs.PickSome) -> list[FoundDeal | None]:
    """Return the codes and choices of those of some deals that are of the wanted kind; None for the others."""
    order, made = what.order, arena.game_of(what.order.setup)
    looks = [
        pick.look(pick.PickTask(order, deal)) for deal in islice(arena.every(made, order.seed, what.first), what.count)
    ]
    return [FoundDeal(made.code(made.deal(one.deal)), one.firsts, one.choices) if one else None for one in looks]


def answerable(what: lab_jobs.PrepareAnswer) -> lab_jobs.AnswerData:
    """Return a search for the best answer to a deck that is ready to run; raises a Trouble."""
    form, name = what.form, registry.known(what.form.game)
    deck, held = table_setup.cards_of(name, form.deck, what.own), capabilities.decks(name)
    names = [form.player or lab_players.USUAL] * table_setup.seats(name)
    told = lab_jobs.AnswerData(name, held.pack(deck), held.label(deck).name, form.seed, form.games, names)
    search = answer_of(told)
    best_deck.check(search)
    command = f"vedette generate answer {name} DECK --players {names[0]} --seed {form.seed}"
    lab_players.check(best_deck.game_of(search), names[0], command)
    return told


def answer_of(told: lab_jobs.AnswerData) -> best_deck.AnswerWanted:
    """Return a search for the best answer to a deck, from its plain data."""
    deck = table_setup.cards_of(told.game, told.deck, {})
    return best_deck.AnswerWanted(told.game, (deck,), told.seed, told.games, (told.players[0], told.players[-1]))


def played(what: lab_jobs.AnswerGames) -> list[lab_jobs.Played]:
    """Return some games of random decks against the one that is to be answered."""
    tasks = islice(best_deck.tasks(answer_of(what.search)), what.first, what.first + what.count)
    return [(list(one.brought), one.won) for one in map(best_deck.play, tasks)]


def rivals(what: lab_jobs.AnswerRivals) -> list[FoundDeck]:
    """Return the decks that may be the best answer to a deck."""
    games = [GameFactors(array("h", brought), won) for brought, won in what.games]
    return decks(what.search.game, best_deck.contenders(answer_of(what.search), games))


def answer_scored(what: lab_jobs.AnswerScore) -> list[lab_jobs.Scored]:
    """Return what a deck that may be the best answer scores in some deals."""
    search = answer_of(what.search)
    seeds, rival = best_deck.seeds_of(search), table_setup.cards_of(search.game, what.rival, {})
    dealt = best_deck.dealt(search, rival, seeds.last if what.last else seeds.race, what.first, what.count)
    return list(map(deck_search.score, dealt))
