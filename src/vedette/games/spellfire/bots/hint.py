"""A hint: the best next action from a view, and what speaks for it, as numbers that words are made of.

The action is the dreamer's. It is counted beside the one that tempts, in other worlds than those that chose it and the
same for both; the one that wins more of them is advised. One of these worlds is the example: how the other action loses
there, and how the game goes on that is won. Where no card is face down any more nothing is imagined: the solver knows.
"""

from typing import Final, NamedTuple
from zlib import crc32

from vedette.core.chance import Stream
from vedette.core.game import CHANCE, OVER
from vedette.games.spellfire.bots.beginner import Beginner
from vedette.games.spellfire.bots.dreamer import Dreamer
from vedette.games.spellfire.bots.worlds import ActionProspect, imagined, play_out, prospects
from vedette.games.spellfire.engine.agenda import weigh
from vedette.games.spellfire.engine.fight_forecast import totals as weighed
from vedette.games.spellfire.engine.game import Setup
from vedette.games.spellfire.engine.layout import TURNED
from vedette.games.spellfire.engine.legal import attacks
from vedette.games.spellfire.engine.rules import ATTACH, ATTACK, COLUMNS, FRIENDS, PLAY, RESOLVE, SETTLE, TURN
from vedette.games.spellfire.engine.turn import Position
from vedette.games.spellfire.solver.answer import UNDECIDED, WINNABLE
from vedette.games.spellfire.solver.known_deal import champions, won
from vedette.games.spellfire.solver.solver import solve

CHOOSING: Final = 12
"""In how many imagined worlds every action is tried to find the best."""
COUNTING: Final = 48
"""In how many imagined worlds the wins of the best action and of the tempting one are counted."""
SURE: Final = 4
"""A difference of games won is more than chance where its square is above so many times the worlds that only one wins:
two standard errors."""
KNOWN: Final = 4_000
"""How many positions the solver may reach where no card is face down."""

Course = list[tuple[Position, int]]
"""A game from some position on: each action, with the position before it."""


class Fall(NamedTuple):
    """How an imagined game was lost: the fight that cost a champion, and the realms won by the end."""

    champion: int
    """The champion that was lost, -1 where no fight cost one."""
    foe: int
    column: int
    mine: int
    theirs: int
    revealed: list[int]
    """The cards that the column revealed in that fight."""
    realms: int


class WorldExample(NamedTuple):
    """An example from one imagined world: an action that loses there, and the game that the best action wins."""

    action: int
    """The action that loses there: the tempting one, or the best where it won in no world; -1 if neither does."""
    fall: Fall
    won: list[tuple[bytes, int]]
    """The game that the best action wins there, each action with the view before it; nothing where it won in none."""


class Hint(NamedTuple):
    """The best next action and what is known of it."""

    action: int
    games: int
    """How many games were imagined after the action, 0 where nothing had to be imagined."""
    won: int
    other: int
    """The action that tempts: the beginner's, or the next best; -1 where there is none."""
    other_won: int
    """How many of ``games`` the other action won, in the same worlds."""
    example: WorldExample | None
    line: list[int]
    """All the choices up to the win, where the solver knows them."""
    sure: bool
    """Whether nothing had to be imagined: ``line`` wins, or without one nothing does."""
    tied: bool = False
    """Whether both actions win equally many games, or differ no more than by chance."""


def hint(game: Setup, view: bytes) -> Hint:
    """Return the best next action of a view and its evidence; raises ValueError where the player is not to act."""
    position = game.imagine(view, Stream(0))
    if position.mover() != 0:
        raise ValueError(position.mover())
    known = _known(game, view, position)
    if known is not None:
        return known
    best, other = _best(game, view, position)
    beginner = Beginner(game)
    counted = [ActionProspect(action) for action in (best, other) if action >= 0]
    stream = _worlds(view)
    deals = [imagined(position, stream) for _ in range(COUNTING)]
    wins = [[_wins(beginner, position, prospect, deal) for prospect in counted] for deal in deals]
    if counted[-1].won > counted[0].won:
        best, other = other, best
        counted.reverse()
        for one in wins:
            one.reverse()
    apart = sum(1 for one in wins if one[0] != one[-1])
    tied = other >= 0 and (counted[0].won - counted[-1].won) ** 2 <= SURE * apart
    shown, loses = deals[0], best
    for deal, one in zip(deals, wins, strict=True):
        if one[0] and (loses == best or (loses < 0 and not one[-1])):
            shown, loses = deal, -1 if one[-1] else other
    example = _example(beginner, position, best, loses, shown)
    return Hint(best, COUNTING, counted[0].won, other, counted[-1].won, example, [], sure=False, tied=tied)


def _worlds(view: bytes) -> Stream:
    """Return the random numbers for the imagined worlds in which wins are counted, others than chose the action."""
    return Stream(crc32(view) + 1)


def _known(game: Setup, view: bytes, position: Position) -> Hint | None:
    """Return the solver's hint where no card is face down; None where one is, or where it finds no verdict."""
    if position.unseen() != 0:
        return None
    answer = solve(position, [], KNOWN)
    if answer.verdict == UNDECIDED:
        return None
    line = answer.line if answer.verdict == WINNABLE else []
    return Hint(line[0] if line else _best(game, view, position)[0], 0, 0, -1, 0, None, line, sure=True)


def _wins(beginner: Beginner, position: Position, prospect: ActionProspect, deal: list[int]) -> bool:
    """Play a game on in an imagined world after an action, and count it; return whether it was won."""
    after = position.copy()
    after.apply(prospect.action)
    play_out(beginner, after, deal)
    prospect.add(after)
    return won(after)


def _example(beginner: Beginner, position: Position, best: int, loses: int, deal: list[int]) -> WorldExample:
    """Return the example that an imagined world gives: the best action, and one that loses there, -1 for none."""
    course = _course(beginner, position, best, deal)
    wins = course if loses != best else []
    left = int(champions(course[-1][0])) if wins else 0
    lost = _fall(_course(beginner, position, loses, deal) if loses >= 0 else course, left)
    return WorldExample(loses, lost, [(before.view(0), then) for before, then in wins])


def _course(beginner: Beginner, position: Position, action: int, deal: list[int]) -> Course:
    """Return the game played on in an imagined world from an action, with what chance and the rules do."""
    after = position.copy()
    found: Course = []
    then = action
    while True:
        found.append((after.copy(), then))
        after.apply(then)
        if after.mover() == OVER:
            found.append((after, SETTLE))
            return found
        then = deal[after.slot()] if after.mover() == CHANCE else beginner.best(after, after.legal())


def _fall(course: Course, left: int) -> Fall:
    """Return the first fight of an imagined game that cost a champion, one of the set ``left`` if any did."""
    found = Fall(-1, -1, -1, 0, 0, [], course[-1][0].realms_won())
    revealed: list[int] = []
    for at in range(len(course) - 1):
        before, action = course[at]
        if ATTACK <= action < PLAY:
            revealed = []
        elif action < RESOLVE and before.words[TURNED] == before.column():
            revealed.append(action - TURN)
        elif action == SETTLE and not champions(course[at + 1][0]) >> before.attacker() & 1:
            fallen = before.attacker()
            if found.champion < 0 or (left >> fallen & 1 and not left >> found.champion & 1):
                mine, theirs = weighed(before)
                foe = before.defender() if before.defender() >= 0 else before.realm(before.column())
                found = Fall(fallen, foe, before.column(), mine, theirs, revealed, found.realms)
    return found


def chance(game: Setup, view: bytes) -> tuple[int, int, bool]:
    """Return from a view how many imagined games are won, of how many, and whether nothing had to be imagined."""
    position = game.imagine(view, Stream(0))
    if not position.legal():
        return int(position.returns()[0]), 1, True
    action = -1
    if position.mover() == 0:
        known = _known(game, view, position)
        if known is not None:
            return (1 if known.line else 0), 1, True
        action = _best(game, view, position)[0]
    counted = prospects(Beginner(game), position, [action], COUNTING, _worlds(view))[0]
    return counted.won, counted.games, False


def _best(game: Setup, view: bytes, position: Position) -> tuple[int, int]:
    """Return the action best in imagined worlds, and a tempting one: the beginner's, or the next best, or -1."""
    legal = position.legal()
    dreamer = Dreamer(game, CHOOSING)
    found = dreamer.prospects(position, view, legal)
    opinions = dreamer.beginner.opinions(position, legal)
    order = [(-found[at].worth, -opinions[at], at) for at in range(len(found))]
    order.sort()
    best = legal[order[0][2]]
    tempting = dreamer.beginner.best(position, legal)
    if tempting == best:
        tempting = legal[order[1][2]] if len(order) > 1 else -1
    return best, tempting


def totals(position: Position, action: int) -> tuple[int, int]:
    """Return both sides' totals right after an attack, or after a card that helps."""
    after = position.copy()
    after.apply(action)
    weigh(position.box.scales, after.words)
    return int(position.box.scales.total_mine), int(position.box.scales.total_theirs)


def strength(position: Position, action: int) -> int:
    """Return the level of a champion of the pool after a card is attached to him."""
    after = position.copy()
    after.apply(action)
    friend = (action - ATTACH) % FRIENDS
    position.box.scales.weigh(after.words, friend, -1, -1)
    return int(position.box.scales.level[friend])


def reached(position: Position, action: int, friend: int) -> list[int]:
    """Return the columns in which a champion of the pool may attack as soon as an action is done."""
    after = position.copy()
    after.apply(action)
    return [column for column in range(COLUMNS) if ATTACK + FRIENDS * column + friend in attacks(after)]
