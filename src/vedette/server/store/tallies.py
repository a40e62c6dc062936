"""Tallies: a guest's statistics, counted in the transaction that ends a game, so that no reader counts all games.

A guest's tallies are kept up to date while their mark exists, a row whose game is empty. Without it nothing is
counted, and the next reader counts every game once, in the database. What cannot be subtracted, as streaks, is
therefore erased with the mark: forgetting a game, taking its end back, an end that is stored out of order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import (
    Boolean,
    Float,
    Integer,
    String,
    Text,
    and_,
    bindparam,
    case,
    cast,
    delete,
    func,
    insert,
    literal,
    null,
    or_,
    select,
    text,
    union_all,
    update,
)

from vedette.server.store.models import SEATS, TABLES, TALLIES
from vedette.session.info import BOT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import ColumnElement, Executable, Select, Subquery

MARK: Final = ""
"""The game in a mark, which is the row that says that a guest's tallies are up to date."""
UNORDERED: Final = 1e300
"""The time of the latest game in a mark that is void: the ends of two games were stored out of order."""
COLUMNS: Final = [column.name for column in TALLIES.c]
PEOPLE: Final = "people"
"""The opponent of all games against people: no bot is stored under this name."""
LOCK: Final = text("LOCK TABLE tallies IN SHARE ROW EXCLUSIVE MODE")
"""SQL that locks the tallies on PostgreSQL, so that no game ends while a guest's games are counted."""


def _ended(where: ColumnElement[bool], result: Any, assisted: Any, seconds: Any, at: Any) -> Select[Any]:
    """Return a query of the finished tables of some seats that count, a row for each guest, with how it ended.

    Those of two at one screen do not count, nor do those that were brought as a record.
    """
    mine = (
        select(SEATS.c.table_id, SEATS.c.guest, func.min(SEATS.c.seat).label("seat"))
        .where(where, SEATS.c.listed)
        .group_by(SEATS.c.table_id, SEATS.c.guest)
        .subquery()
    )
    first = mine.c.seat == 0
    other, seat = SEATS.alias("other"), SEATS.alias("own")
    others = select(other.c.guest).where(other.c.table_id == TABLES.c.id, other.c.seat != mine.c.seat)
    shared = others.where(other.c.guest == mine.c.guest).correlate(TABLES, mine).exists()
    won = or_(and_(first, result == "won"), and_(~first, result == "lost"))
    climbs = and_(first, won, TABLES.c.options == "[]", ~assisted)
    person = others.where(other.c.guest.not_like(f"{BOT}%")).correlate(TABLES, mine).exists()
    bot = others.with_only_columns(func.min(other.c.guest)).correlate(TABLES, mine).scalar_subquery()
    several = others.correlate(TABLES, mine).exists()
    deck = select(seat.c.deck).where(seat.c.table_id == TABLES.c.id, seat.c.seat == mine.c.seat)
    own = func.coalesce(deck.correlate(TABLES, mine).scalar_subquery(), TABLES.c.deck)
    return (
        select(mine.c.guest, TABLES.c.id, TABLES.c.game, TABLES.c.deck, TABLES.c.grade)
        .add_columns(assisted.label("assisted"), case((won, 1), else_=0).label("won"), seconds.label("seconds"))
        .add_columns(case((climbs, 1), else_=0).label("climbs"), at.label("ended"))
        .add_columns(case((result == "drawn", 1), else_=0).label("drawn"))
        .add_columns(case((person, PEOPLE), else_=bot).label("opponent"), case((several, own)).label("own"))
        .join(mine, mine.c.table_id == TABLES.c.id)
        .where(TABLES.c.origin != "record", ~shared)
    )


def _now_ended() -> Subquery:
    """Return a query of the table whose end is about to be stored, a row for each guest; none if it ended before."""
    new = (
        bindparam("result", type_=String),
        bindparam("assisted", type_=Boolean),
        bindparam("seconds", type_=Integer),
        bindparam("at", type_=Float),
    )
    ended = _ended(SEATS.c.table_id == bindparam("table"), *new)
    return ended.where(TABLES.c.id == bindparam("table"), TABLES.c.result.is_(None)).subquery("ended")


def _all_ended() -> Select[Any]:
    """Return a query of every finished table of a guest that counts in statistics."""
    at = func.coalesce(TABLES.c.ended, TABLES.c.played)
    ended = _ended(SEATS.c.guest == bindparam("who"), TABLES.c.result, TABLES.c.assisted, TABLES.c.seconds, at)
    return ended.where(TABLES.c.result.is_not(None))


def ended_since() -> Select[Any]:
    """Return a query of when a guest's finished tables that count ended from a time on, and which were won."""
    ended = _all_ended().subquery("ended")
    return select(ended.c.ended, ended.c.won).where(ended.c.ended >= bindparam("since", type_=Float))


def _same(ended: Any) -> ColumnElement[bool]:
    """Return the SQL condition that a tally counts games of the deck and the grade of an ended game."""
    grades = func.coalesce(TALLIES.c.grade, -1) == func.coalesce(ended.c.grade, -1)
    return and_(TALLIES.c.deck == ended.c.deck, grades)


def _whole() -> ColumnElement[bool]:
    """Return the SQL condition that a tally counts all games, whatever the deck and the opponent."""
    return and_(TALLIES.c.deck.is_(None), TALLIES.c.opponent.is_(None), TALLIES.c.own.is_(None))


def _of(ended: Any) -> ColumnElement[bool]:
    mine = and_(TALLIES.c.guest == ended.c.guest, TALLIES.c.game == ended.c.game)
    return and_(mine, TALLIES.c.assisted == ended.c.assisted)


def _gain_mark() -> Executable:
    """Return the statement that stores the time of an ended game in the marks of its guests' tallies.

    This locks the mark: the statements that follow see what other servers counted before.
    """
    ended = _now_ended()
    latest = case((TALLIES.c.latest < ended.c.ended, ended.c.ended), else_=UNORDERED)
    marks = update(TALLIES).values(latest=latest)
    return marks.where(TALLIES.c.guest == ended.c.guest, TALLIES.c.game == MARK)


def _gain() -> Executable:
    """Return the statement that adds an ended game to every tally of its guests that counts such games."""
    ended, had = _now_ended(), TALLIES.c
    won = ended.c.won == 1
    counted = update(TALLIES).values(
        played=had.played + 1,
        won=had.won + ended.c.won,
        streak=case((won, had.streak + 1), else_=0),
        best=case((and_(won, had.streak >= had.best), had.streak + 1), else_=had.best),
        seconds=had.seconds + ended.c.seconds,
        fastest=case(
            (and_(won, func.coalesce(had.fastest, ended.c.seconds) >= ended.c.seconds), ended.c.seconds),
            else_=had.fastest,
        ),
        climbs=had.climbs + ended.c.climbs,
        drawn=had.drawn + ended.c.drawn,
    )
    kinds = (_whole(), _same(ended), had.opponent == ended.c.opponent, had.own == ended.c.own)
    return counted.where(_of(ended), or_(*kinds))


def _gain_first() -> Executable:
    """Return the statement that makes the tallies in which an ended game is the first of its guests to be counted."""
    ended, mark = _now_ended(), TALLIES.alias()
    marked = select(mark.c.guest).where(mark.c.guest == ended.c.guest, mark.c.game == MARK).exists()

    def made(same: ColumnElement[bool], **of: Any) -> Select[Any]:
        had = select(TALLIES.c.guest).where(_of(ended), same).exists()
        fastest = case((ended.c.won == 1, ended.c.seconds), else_=cast(null(), Integer))
        counts = (literal(1, Integer), ended.c.won, ended.c.won, ended.c.won, ended.c.seconds, fastest, ended.c.climbs)
        deck, grade, *versus = _kind(**of)
        row = select(ended.c.guest, ended.c.game, deck, grade, ended.c.assisted, *counts, ended.c.ended)
        return row.add_columns(ended.c.drawn, *versus).where(marked, ~had)

    versus, own = ended.c.opponent, ended.c.own
    kinds = union_all(
        made(_whole()),
        made(_same(ended), deck=ended.c.deck, grade=ended.c.grade),
        made(TALLIES.c.opponent == versus, opponent=versus).where(versus.is_not(None)),
        made(TALLIES.c.own == own, own=own).where(own.is_not(None)),
    )
    return insert(TALLIES).from_select(COLUMNS, kinds)


def _kind(**of: Any) -> list[Any]:
    """Return the key columns of a tally (deck, grade, opponent, own deck): those given, the others null."""
    types = {"deck": Text, "grade": Integer, "opponent": String, "own": Text}
    return [of.get(name, cast(null(), kind)).label(name) for name, kind in types.items()]


def _recount() -> Executable:
    """Return the statement that counts all games of a guest: by game, deck and grade, opponent, and own deck.

    Between two games that were not won, all were: so many in a row.
    """
    ended = _all_ended().cte("ended")
    rest = (ended.c.assisted, ended.c.won, ended.c.seconds, ended.c.climbs, ended.c.ended, ended.c.drawn, ended.c.id)
    versus, own = ended.c.opponent, ended.c.own
    kinds = (_kind(), _kind(deck=ended.c.deck, grade=ended.c.grade), _kind(opponent=versus), _kind(own=own))
    rows = [select(ended.c.guest, ended.c.game, *kind, *rest) for kind in kinds]
    levels = union_all(*rows[:2], rows[2].where(versus.is_not(None)), rows[3].where(own.is_not(None))).subquery(
        "levels"
    )
    key = _key(levels)
    breaks = func.sum(1 - levels.c.won).over(partition_by=key, order_by=(levels.c.ended, levels.c.id), rows=(None, 0))
    runs = select(levels, breaks.label("breaks")).subquery("runs")
    key = _key(runs)
    fastest = func.min(case((runs.c.won == 1, runs.c.seconds)))
    counted = (
        select(*key, func.count().label("played"), func.sum(runs.c.won).label("won"))
        .add_columns(func.sum(runs.c.seconds).label("seconds"), fastest.label("fastest"))
        .add_columns(func.sum(runs.c.climbs).label("climbs"), func.max(runs.c.ended).label("latest"))
        .add_columns(func.sum(runs.c.drawn).label("drawn"))
        .add_columns((func.max(runs.c.breaks).over(partition_by=key) == runs.c.breaks).label("last"))
        .group_by(*key, runs.c.breaks)
        .subquery("rows")
    )
    *key, opponent, own = _key(counted)
    streak = func.sum(case((counted.c["last"], counted.c.won), else_=0))
    sums = (func.sum(counted.c.played), func.sum(counted.c.won), streak, func.max(counted.c.won))
    told = select(*key, *sums, func.sum(counted.c.seconds), func.min(counted.c.fastest), func.sum(counted.c.climbs))
    told = told.add_columns(func.max(counted.c.latest), func.sum(counted.c.drawn), opponent, own)
    return insert(TALLIES).from_select(COLUMNS, told.group_by(*key, opponent, own))


def _key(of: Any) -> list[Any]:
    """Return those columns of a query by which games are grouped into tallies."""
    return [of.c[name] for name in ("guest", "game", "deck", "grade", "assisted", "opponent", "own")]


def _mark() -> Executable:
    """Return the statement that makes the mark of a guest's tallies, with the time of the latest game."""
    ended = _all_ended().subquery("ended")
    nothing = (cast(null(), Text), cast(null(), Integer), literal(value=False, type_=Boolean))
    zeros = (literal(0, Integer),) * 5
    latest = func.coalesce(func.max(ended.c.ended), 0.0)
    who = bindparam("who", type_=String)
    row = select(who, literal(MARK, String), *nothing, *zeros, cast(null(), Integer), literal(0, Integer), latest)
    row = row.add_columns(literal(0, Integer), cast(null(), String), cast(null(), Text))
    return insert(TALLIES).from_select(COLUMNS, row.select_from(ended))


def _spoil() -> Executable:
    """Return the statement that erases the tallies of a table's guests if it was counted otherwise than it ends."""
    result, assisted = bindparam("result", type_=String), bindparam("assisted", type_=Boolean)
    changed = or_(
        result.is_(None),
        TABLES.c.result != result,
        TABLES.c.assisted != assisted,
        TABLES.c.seconds != bindparam("seconds", type_=Integer),
    )
    there = (TABLES.c.id == bindparam("table"), TABLES.c.result.is_not(None), changed)
    guests = select(SEATS.c.guest).join(TABLES, TABLES.c.id == SEATS.c.table_id).where(*there)
    return delete(TALLIES).where(TALLIES.c.guest.in_(guests))


def _late_seat() -> Executable:
    """Return the statement that erases the tallies of a guest who takes a seat at a table that has ended."""
    over = select(TABLES.c.id).where(TABLES.c.id == bindparam("table"), TABLES.c.result.is_not(None)).exists()
    return delete(TALLIES).where(TALLIES.c.guest == bindparam("who"), over)


SPOIL: Final = _spoil()
GAIN_MARK: Final = _gain_mark()
GAIN: Final = _gain()
GAIN_FIRST: Final = _gain_first()
END: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"))
    .values(
        ended=case(
            (TABLES.c.result.is_(None), bindparam("at", type_=Float)),
            else_=func.coalesce(TABLES.c.ended, TABLES.c.played),
        ),
        packed=False,
        first_result=func.coalesce(TABLES.c.first_result, bindparam("result", type_=String)),
        first_assisted=func.coalesce(TABLES.c.first_assisted, bindparam("assisted", type_=Boolean)),
        first_turn=func.coalesce(TABLES.c.first_turn, bindparam("turn", type_=Integer)),
    )
)
"""SQL that stores a table's end, that its events are to be packed, and, unless stored already, its first end."""
LATE_SEAT: Final = _late_seat()
AWAY: Final = delete(TALLIES).where(TALLIES.c.guest == bindparam("who"))
RECOUNT: Final[Sequence[Executable]] = (AWAY, _mark(), _recount())
