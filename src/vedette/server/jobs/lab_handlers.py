"""Comparisons, studies and searches in workers, some deals at a time, as the commands of these names do them."""

from __future__ import annotations

from array import array
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

from vedette import COMPILED, capabilities, decks, players, registry, setups
from vedette.core import record
from vedette.core.errors import Illegal, Unsupported
from vedette.lab import arena, best_deck, comparison, deck_changes, deck_search, pick, study_plan
from vedette.lab.card_effects import GameFactors
from vedette.lab.comparison import Contest, Scores
from vedette.lab.deck_search import Target, Wanted
from vedette.lab.study_run import Study
from vedette.protocol.experiments import FoundDeal, FoundDeck
from vedette.server.jobs import lab_jobs
from vedette.session import table_setup

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from vedette.core.game import Game
    from vedette.core.interval import Share


GAMES: Final = 12
"""The most games that a study may play of each deal."""
NAME: Final = "lab"
"""The name of a study that has none."""
COUNTABLE: Final = 1 << 17
"""The most cases over which two decks are compared at all deals: two decks of nine regions, in a second or two."""
USUAL: Final = "level:1"
"""The bot that plays in the lab where one has to and none is named."""
FASTER: Final = 30
"""About how many times faster a bot chooses where the engine is compiled."""
LONGEST: Final = 0.25
"""The most seconds of a bot's choice in the lab: a deal of a game for two has some hundred from either seat, and no
job may take minutes.
"""
SHARED: Final = 0.03
"""The least margin of a search for decks on a server: ±3 points take some thousands of games a candidate."""


def study_of(what: lab_jobs.PrepareStudy) -> lab_jobs.StudyData:
    """Return a study of decks and players that is ready to run; raises a Trouble for what cannot be studied."""
    form, name = what.form, registry.known(what.form.game)
    duel = table_setup.seats(name) > 1
    names = list(dict.fromkeys(form.players or ([USUAL] if duel else [])))
    chosen = form.decks or [decks.first(name)]
    held = [table_setup.cards_of(name, deck, what.own) for deck in dict.fromkeys(chosen)]
    sides = len(held) * max(1, len(names))
    if (sides * (sides - 1) if duel else sides) > GAMES:
        raise Illegal("lab-many", {"most": str(GAMES)})
    command = f"vedette sim {name} --players A,B" if duel else f"vedette winrate {name} --fair PLAYER"
    made = setups.game_with(name, held[0], ())
    for player in names:
        check(made, player, command)
    measures = [*(("won", "turn") if names else ()), *(("began",) if duel else ())]
    if not duel and registry.get(name).solver is not None:
        measures.append("winnable")
    if not measures:
        raise Unsupported("solve", name)
    told = Study(NAME, name, tuple(chosen), (), tuple(names), form.deals, form.seed, tuple(measures))
    return lab_jobs.StudyData(told, study_plan.entries(told, held))


def studied(what: lab_jobs.StudySome) -> list[list[study_plan.Row]]:
    """Return the rows of results of some deals of a study, deal by deal."""
    wanted, chosen = what.plan.study, what.plan.entries
    tasks = list(islice(study_plan.tasks(wanted, chosen, what.first), what.count * len(chosen)))
    given, found = iter(tasks), (study_plan.find(task) for task in tasks)
    return [study_plan.rows(wanted, chosen, given, found) for _ in range(what.count)]


def comparison_of(what: lab_jobs.Prepare) -> lab_jobs.Prepared:
    """Return a comparison of two decks that is ready to run; raises a Trouble for what is not a deck or a player."""
    form = what.form
    name = registry.known(form.game)
    old = table_setup.cards_of(name, form.old, what.own)
    mended: list[str] = []
    if form.text:
        new, mended = decks.edited(name, old, form.text, "", decks.sets(name, what.sets))
    else:
        new = table_setup.cards_of(name, form.new or "", what.own)
    against = table_setup.cards_of(name, form.against, what.own) if form.against else old
    duel = table_setup.seats(name) > 1
    player = form.player or (USUAL if duel else "")
    names = (player, form.opponent or player) if duel else (player,) if player else ()
    sides = comparison.sides(name, ((old, ()), (new, ())), (names, names), against)
    for one in names:
        check(sides[0].made, one, f"vedette compare {name} OLD NEW --players {','.join(names)}")
    budget = 0 if names else capabilities.solver(sides[0].made).patience
    subject = deck_changes.subject(name, old, new, what.language)
    if subject in decks.names(name):
        subject = table_setup.deck_title(name, subject, what.language)
    contest = Contest(*sides, form.seed, budget, mirrored=duel and not form.against)
    return lab_jobs.Prepared(contest, subject, mended, duel=duel)


def compared_all(what: lab_jobs.CompareAll) -> lab_jobs.ComparedAll:
    """Return how many of all deals each deck can win; raises Unsupported where they are too many or uncountable."""
    old, new = what.contest.old.made, what.contest.new.made

    def bounded(_: int, cases: int) -> None:
        if cases > COUNTABLE:
            raise Unsupported("exact", old.rules.name)

    found = capabilities.solver(old).differ(old, new, bounded)
    won = comparison.settled(old, new, found)
    numbers = (found.old, found.new, found.denominator, found.gained, found.lost)
    return lab_jobs.ComparedAll(*numbers, [record.write(one.match) for one in won])


def compared(what: lab_jobs.CompareSome) -> list[Scores]:
    """Return the scores of both sides at some deals of a comparison."""
    return [comparison.settle(pair) for pair in islice(what.contest.pairs(), what.first, what.first + what.count)]


def records(what: lab_jobs.Examples) -> list[str]:
    """Return for each deal the record of the new deck's game, else that of the old one's; empty for neither."""
    contest = what.contest
    found = [comparison.examples(contest, next(islice(contest.pairs(), deal, None))) for deal in what.deals]
    return [after or before for before, after in found]


def slow(game: str, player: str, *, compiled: bool = COMPILED) -> bool:
    """Return whether a bot takes too long for the lab, or an unknown time: its name sets the amount of work."""
    bot = registry.get(game).bots.get(player)
    return bot is None or bot.seconds / (FASTER if compiled else 1) > LONGEST


def check(made: Game, player: str, command: str) -> None:
    """Raise a Trouble for a bot that is unknown or too slow for the lab; ``command`` is what plays it instead."""
    players.player(player, made, 0)
    if slow(made.rules.name, player.strip().lower()):
        raise Illegal("lab-slow", {"player": player, "command": command})


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
    return written(what.search.game, deck_search.candidate(what.search, what.number).decks)


def search_of(what: lab_jobs.PrepareSearch) -> Wanted:
    """Return a search for decks that is ready to run; raises a Trouble for a target or player it cannot have."""
    form, name = what.form, registry.known(what.form.game)
    random = capabilities.random_decks(name)
    middle, margin = form.wins / 100, form.margin / 100
    target = Target(middle - margin, middle + margin)
    duel = table_setup.seats(name) > 1
    exact = random.winning is not None and not form.player
    player = "" if exact else form.player or USUAL
    command = f"vedette generate deck {name} --wins {form.wins:g}±{form.margin:g} --seed {form.seed}"
    if not 0 < target.low < target.high < 1:
        raise Illegal("lab-target", {})
    if player:
        check(setups.game(name), player, f"{command} --players {player}")
        if margin < SHARED - 1e-9:
            raise Illegal("lab-narrow", {"least": f"{100 * SHARED:g}", "command": command})
    names = (player,) * (2 if duel else 1) if player else ()
    return Wanted(name, target, form.seed, form.tries, names)


def attempted(what: lab_jobs.Climb) -> lab_jobs.Attempted:
    """Return the deck of one climb if its exactly counted share lies within the target, else none."""
    one = what.search
    found = deck_search.certified(one, what.number, deck_search.attempt(one, what.number - 1))
    if found is None or found.exact is None:
        return lab_jobs.Attempted([], 0, 0)
    return lab_jobs.Attempted(written(what.search.game, found.decks), *found.exact)


def written(game: str, found: Sequence[object]) -> list[FoundDeck]:
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
    names = [form.player or USUAL] * table_setup.seats(name)
    told = lab_jobs.AnswerData(name, held.pack(deck), held.label(deck).name, form.seed, form.games, names)
    search = answer_of(told)
    best_deck.check(search)
    command = f"vedette generate answer {name} DECK --players {names[0]} --seed {form.seed}"
    check(best_deck.game_of(search), names[0], command)
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
    return written(what.search.game, best_deck.contenders(answer_of(what.search), games))


def answer_scored(what: lab_jobs.AnswerScore) -> list[lab_jobs.Scored]:
    """Return what a deck that may be the best answer scores in some deals."""
    search = answer_of(what.search)
    seeds, rival = best_deck.seeds_of(search), table_setup.cards_of(search.game, what.rival, {})
    dealt = best_deck.dealt(search, rival, seeds.last if what.last else seeds.race, what.first, what.count)
    return list(map(deck_search.score, dealt))


HANDLERS: Final[dict[type, Callable[[Any], object]]] = {
    lab_jobs.Prepare: comparison_of,
    lab_jobs.CompareAll: compared_all,
    lab_jobs.CompareSome: compared,
    lab_jobs.Examples: records,
    lab_jobs.PrepareStudy: study_of,
    lab_jobs.StudySome: studied,
    lab_jobs.PrepareSearch: search_of,
    lab_jobs.Screen: screened,
    lab_jobs.Score: scored,
    lab_jobs.Climb: attempted,
    lab_jobs.CandidateDecks: candidate_decks,
    lab_jobs.PreparePick: ordered,
    lab_jobs.PickSome: picked,
    lab_jobs.PrepareAnswer: answerable,
    lab_jobs.AnswerGames: played,
    lab_jobs.AnswerRivals: rivals,
    lab_jobs.AnswerScore: answer_scored,
}
