"""The portrait of a table: everything that one visitor may know of it, from his view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec.structs import replace

from vedette import __version__, capabilities
from vedette.bots import title
from vedette.core.game import OVER
from vedette.core.language import join, say
from vedette.protocol import server
from vedette.protocol.client import PROTOCOL
from vedette.session.history import verdict
from vedette.session.lore import kept
from vedette.session.seats import player_of
from vedette.session.setup import code_of

if TYPE_CHECKING:
    from vedette.session.connection import Visitor
    from vedette.session.history import Course
    from vedette.session.info import Card
    from vedette.session.log import Chronicle
    from vedette.session.presence import Company


Moves = tuple[bool, bool, bool, bool, bool, bool, bool, bool, server.Proposal | None]
"""What changes of that which somebody at a table for several may do: whether he has a seat, whether it is over,
whether it waits to begin, whether he acts, undoes, redoes, would have help in undoing, claims; and what he may ask."""
WATCHES: Final[Moves] = (False, False, False, False, False, False, False, False, None)
"""Somebody only watches."""
CANS: Final[dict[tuple[frozenset[str], Moves], Any]] = {}
"""All that somebody may do at a table for several, by the help that its game has: written once, and the same at all."""


def written(piece: object) -> Any:  # noqa: ANN401 (it stands where the piece itself would)
    """Return a piece of a message as it travels: what seldom changes is written once."""
    return msgspec.Raw(msgspec.json.encode(piece))


class Portrait:
    """Draws a table for a visitor. Whatever it shows of the position comes from the visitor's view."""

    def __init__(self, card: Card, course: Course, chronicle: Chronicle, company: Company) -> None:
        """Draw this table."""
        self.company = company
        self.card = card
        self.course = course
        self.match = course.match
        self.chronicle = chronicle
        self._seated: dict[tuple[int, str], Any] = {}
        self._seated_of: tuple[int, int, bool, int] | None = None

    def welcome(self, visitor: Visitor, message: str) -> server.Welcome:
        """Return what somebody is told who sits down."""
        players = self.course.seats
        named = players == 1 or self.course.over()
        return server.Welcome(
            id=message,
            protocol=PROTOCOL,
            table=self.card.table,
            game=self.card.setup.game,
            game_words=self.card.titles(visitor.language)[0],
            players=players,
            seat=visitor.seat,
            language=visitor.language,
            deal=self._deal(visitor, named=named),
            release=__version__,
            notice=say(visitor.language, "table-no-taken") if visitor.late else "",
        )

    def _deal(self, visitor: Visitor, *, named: bool) -> server.Deal:
        """Return what is said of the deal; the decks that players brought, where their lists are open or it is over.

        The way to another line of play is told its players alone: who knows a table's name may watch it.
        """
        language = visitor.language
        deal = self.card.deal(language, named=named, code=self._drawn() if named else None)
        if visitor.seat >= 0 and self.card.parent:
            deal = replace(deal, parent=self.card.parent)
        decks = self.course.decks
        if decks is None or not decks.dealt or (self.card.closed and not named):
            return deal
        return replace(deal, deck_words=join(language, decks.titles(language)))

    def _drawn(self) -> str | None:
        """Return the code of a deal which the card could not know: one made of salts, or of decks that were brought."""
        course = self.course
        late = course.fair is not None or course.decks is not None
        return code_of(self.match) if late and not self.match.held else None

    def table(self, visitor: Visitor, at: float) -> server.Table:
        """Return the table as it is now, and remember that its log was told."""
        course, match, seat, language = self.course, self.match, visitor.seat, visitor.language
        view, legal = self._seen(seat, language)
        log, visitor.told = self.chronicle.since(visitor.told, seat, language)
        return server.Table(
            version=course.version,
            n=len(match.actions),
            turn=match.state.turn(),
            view=view,
            legal=legal,
            log=log,
            can=self._can_alone(seat) if course.seats == 1 else self._can(self._moves(seat)),
            assisted=match.assisted,
            over=self._over(seat, language) if course.over() else None,
            bookmarks=self._marks() if seat >= 0 and course.marks else [],
            seats=self._seats(seat, language),
            seconds=course.seconds,
            asks=self.company.asks(),
            clock=course.clock.told(at) if course.clock is not None else None,
            fair=course.fair.told(seat, over=course.over()) if course.fair is not None and not course.waits() else None,
            decks=course.decks.told(seat, language) if course.decks is not None and course.waits() else None,
            rematch=course.rematch,
            window=course.window.told(seat, at) if course.window is not None else None,
        )

    def moment(self, visitor: Visitor, message: str, n: int, seat: int) -> server.Seen:
        """Return a past moment as a seat saw it."""
        state = self.match.moment(n)
        line = self.chronicle.lines(seat, visitor.language)[n - 1] if n else None
        view = self.match.game.show(state.view(seat), visitor.language)
        return server.Seen(message, n, len(self.match.actions), state.turn(), view, line)

    def _seen(self, seat: int, language: str) -> tuple[server.Json, list[server.Choice]]:
        """Return what a seat sees and what it may do; nothing while there is no game yet."""
        game, course = self.match.game, self.course
        if course.waits():
            return {}, []
        view = self.chronicle.view(seat)
        legal = course.legal() if course.mover() == seat else []
        said = [server.Choice(action, game.say(view, action, language), game.parts(action)) for action in legal]
        return game.show(view, language), said

    def _can_alone(self, seat: int) -> server.Can:
        """Return what somebody may do at a table for one."""
        match, course, helps = self.match, self.course, self.card.helps if seat >= 0 else frozenset()
        seated, over = seat >= 0, course.over()
        acts = seated and course.mover() == seat
        return server.Can(
            act=acts,
            undo=course.may_undo(seat),
            redo=course.may_redo(seat),
            restart=seated and match.can_undo(),
            concede=seated and not over,
            hint=acts and "hint" in helps,
            chance="chance" in helps,
            solve="solve" in helps,
            watch="watch" in helps,
            review="review" in helps and over,
            record=seated,
            retract=course.may_retract(seat),
            undo_assists=course.undo_assists(seat),
        )

    def _moves(self, seat: int) -> Moves:
        """Return what changes of that which a seat of several may do."""
        if seat < 0:
            return WATCHES
        course, company = self.course, self.company
        mover = course.mover()
        undo, redo = course.may_undo(seat), course.may_redo(seat)
        assists, claim, ask = course.undo_assists(seat), company.may_claim(seat), company.may_ask(seat)
        return True, mover == OVER, course.waits(), mover == seat, undo, redo, assists, claim, ask

    def _can(self, moves: Moves) -> Any:  # noqa: ANN401 (a ``news.Can`` that is written)
        """Return what somebody may do at a table for several."""
        helps = self.card.helps
        can = CANS.get((helps, moves))
        if can is None:
            seated, over, waits, acts, undo, redo, assists, claim, ask = moves
            known = helps if seated else frozenset()
            can = CANS[helps, moves] = written(
                server.Can(
                    act=acts,
                    undo=undo,
                    redo=redo,
                    restart=False,
                    concede=seated and not over and not waits,
                    hint=acts and "hint" in known,
                    chance="chance" in known,
                    solve="solve" in known,
                    watch="watch" in known,
                    review="review" in known and over,
                    record=seated and over,
                    retract=[],
                    undo_assists=assists,
                    ask=[ask] if ask else [],
                    claim=claim,
                )
            )
        return can

    def _over(self, seat: int, language: str) -> server.Over:
        returns = self.match.returns()
        result = verdict(returns[max(seat, 0)])
        how = self.course.how
        if how == "conceded" and self.course.seats > 1:
            words = say(language, "table-over-conceded-by", seat=self.match.conceded + 1)
        else:
            words = say(language, f"table-over-{result}" if how == "played" else f"table-over-{how}")
            if how == "played" and result == "lost" and "solve" in self.card.helps:
                solver = capabilities.solver(self.match.game)
                words = solver.failing(self.match.game, self.match.state, language) or words
        lore = kept(self.card, self.course).get(self.card.guests[seat]) if seat >= 0 else None
        return server.Over(result, returns, self.match.conceded >= 0, words, how, lore)

    def _marks(self) -> list[server.Mark]:
        return [
            server.Mark(mark, len(place.actions), place.turn, place.name, self.course.here(place))
            for mark, place in self.course.marks.items()
        ]

    def _seats(self, own: int, language: str) -> Any:  # noqa: ANN401 (a list of ``news.Seat`` that is written)
        """Return who sits where; that changes seldom."""
        course, bots = self.course, self.course.bots
        now = (self.company.changes, course.taken, course.over(), course.mover() if bots else OVER)
        if self._seated_of != now:
            self._seated.clear()
            self._seated_of = now
        seats = self._seated.get((own, language))
        if seats is None:
            seats = self._seated[own, language] = written(self._seated_now(own, language))
        return seats

    def _seated_now(self, own: int, language: str) -> list[server.Seat]:
        company, bots, guests = self.company, self.course.bots, self.card.guests
        return [
            server.Seat(
                seat,
                title(player_of(guests[seat]), language) if seat in bots else "",
                seat == own,
                company.here(seat),
                bool(guests[seat]),
                company.gone(seat),
                seat in bots,
                seat in bots and self.course.mover() == seat,
            )
            for seat in range(self.course.seats)
        ]
