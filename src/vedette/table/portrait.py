"""The portrait of a table: everything that one visitor may know of it, from his view alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vedette import __version__
from vedette.core.language import say
from vedette.table import news
from vedette.table.course import verdict
from vedette.table.guest import player_of
from vedette.table.wire import PROTOCOL

if TYPE_CHECKING:
    from vedette.table.card import Card
    from vedette.table.chronicle import Chronicle
    from vedette.table.company import Company
    from vedette.table.course import Course
    from vedette.table.visitor import Visitor


class Portrait:
    """Draws a table for a visitor. Whatever it shows of the position comes from the visitor's view."""

    def __init__(self, card: Card, course: Course, chronicle: Chronicle, company: Company) -> None:
        """Draw this table."""
        self.company = company
        self.card = card
        self.course = course
        self.match = course.match
        self.game = course.match.game
        self.chronicle = chronicle
        self._drawn: dict[tuple[int, str], tuple[news.Json, list[news.Choice]]] = {}
        self._drawn_of = (-1, -1)

    def welcome(self, visitor: Visitor, message: str) -> news.Welcome:
        """Return what somebody is told who sits down."""
        players = self.game.rules.players
        named = players == 1 or self.course.over()
        return news.Welcome(
            id=message,
            protocol=PROTOCOL,
            table=self.card.table,
            game=self.card.setup.game,
            game_words=self.card.titles(visitor.language)[0],
            players=players,
            seat=visitor.seat,
            language=visitor.language,
            deal=self.card.deal(visitor.language, named=named),
            release=__version__,
        )

    def table(self, visitor: Visitor, at: float) -> news.Table:
        """Return the table as it is now, and remember that its log was told."""
        view, legal = self._draw(visitor.seat, visitor.language)
        log = self.chronicle.since(visitor.told, visitor.seat, visitor.language)
        visitor.told = list(self.match.actions)
        return news.Table(
            version=self.course.version,
            n=len(self.match.actions),
            turn=self.match.state.turn(),
            view=view,
            legal=legal,
            log=log,
            can=self._can(visitor.seat),
            assisted=list(self.match.assisted),
            over=self._over(visitor),
            bookmarks=self._marks() if visitor.seat >= 0 else [],
            seats=self._seats(visitor),
            seconds=self.course.seconds,
            asks=self.company.asks(),
            clock=self.course.clock.told(at) if self.course.clock is not None else None,
            rematch=self.course.rematch,
        )

    def moment(self, visitor: Visitor, message: str, n: int, seat: int) -> news.Seen:
        """Return a past moment as a seat saw it."""
        state = self.match.moment(n)
        line = self.chronicle.lines(seat, visitor.language)[n - 1] if n else None
        view = self.game.show(state.view(seat), visitor.language)
        return news.Seen(message, n, len(self.match.actions), state.turn(), view, line)

    def _draw(self, seat: int, language: str) -> tuple[news.Json, list[news.Choice]]:
        """Return the view and the legal actions, made once for each seat and language."""
        now = (self.course.version, len(self.match.actions))
        if self._drawn_of != now:
            self._drawn.clear()
            self._drawn_of = now
        if (seat, language) not in self._drawn:
            view = self.match.state.view(seat)
            legal = self.course.legal() if self.course.mover() == seat else []
            choices = [
                news.Choice(action, self.game.say(view, action, language), dict(self.game.parts(action)))
                for action in legal
            ]
            self._drawn[seat, language] = (self.game.show(view, language), choices)
        return self._drawn[seat, language]

    def _can(self, seat: int) -> news.Can:
        match = self.match
        alone = self.game.rules.players == 1
        seated = seat >= 0
        acts = seated and self.course.mover() == seat
        helps = self.card.helps if seated else frozenset()
        return news.Can(
            act=acts,
            undo=self.course.may_undo(seat),
            redo=self.course.may_redo(seat),
            restart=seated and alone and match.can_undo(),
            concede=seated and not self.course.over(),
            hint=acts and "hint" in helps,
            chance="chance" in helps,
            solve="solve" in helps,
            watch="watch" in helps,
            review="review" in helps and self.course.over(),
            record=seated and (alone or self.course.over()),
            retract=self.course.may_retract(seat),
            undo_assists=self.course.undo_assists(seat),
            ask=self.company.may_ask(seat),
            claim=self.company.may_claim(seat),
        )

    def _over(self, visitor: Visitor) -> news.Over | None:
        if not self.course.over():
            return None
        returns = self.match.returns()
        result = verdict(returns[max(visitor.seat, 0)])
        how = self.course.how
        words = say(visitor.language, f"table-over-{result}" if how == "played" else f"table-over-{how}")
        return news.Over(result, returns, self.match.conceded >= 0, words, how)

    def _marks(self) -> list[news.Mark]:
        return [
            news.Mark(mark, len(place.actions), place.turn, place.name, self.course.here(place))
            for mark, place in self.course.marks.items()
        ]

    def _seats(self, visitor: Visitor) -> list[news.Seat]:
        company, bots = self.company, self.course.bots
        return [
            news.Seat(
                seat,
                bot_title(player_of(self.card.guests[seat]), visitor.language),
                seat == visitor.seat,
                company.here(seat),
                bool(self.card.guests[seat]),
                company.gone(seat),
                seat in bots,
                seat in bots and self.course.mover() == seat,
            )
            for seat in range(self.course.seats)
        ]


def bot_title(player: str, language: str) -> str:
    """Return what a player of the shelf is called at a table; nothing for a person."""
    kind, _, level = player.partition(":")
    if kind == "level" and level:
        return say(language, "table-bot-level", level=level)
    return say(language, "table-bot", player=player) if player else ""
