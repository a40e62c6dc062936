"""Snapshots: everything that one connection may know of a table, made from its seat's view.

``Bases`` keep what each kind of reader was sent last, so that they are sent changes to it instead of the whole.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec
from msgspec.structs import replace

from vedette import __version__, capabilities, registry
from vedette.core.game import OVER, SPECTATOR
from vedette.core.language import join, say
from vedette.players import title
from vedette.protocol import client, server
from vedette.protocol.changes import GONE, Copies, difference
from vedette.protocol.client import PROTOCOL
from vedette.session import names
from vedette.session.history import verdict
from vedette.session.info import player_of
from vedette.session.table_setup import code_of, rules

if TYPE_CHECKING:
    from vedette.core.match import Match
    from vedette.protocol.changes import Change
    from vedette.session.effects import Connection
    from vedette.session.history import History
    from vedette.session.info import TableInfo
    from vedette.session.log import TableLog
    from vedette.session.presence import Presence


NONE: Final = server.Log(0, [])
VIEW: Final = "view"
"""The part of a table that shows the position: it is the largest, and the one that objects are copied from."""
NOTHING: Final = Copies(None)
"""No objects to copy: of all parts of a table the view alone, and what beats show of it, has any that come again."""
PARTS: Final = msgspec.json.Decoder(dict[str, msgspec.Raw])
STOPPED: Final = frozenset({"conceded", "time", "gone"})
"""The ways to end a game early that are told with the seat that lost by it."""


class EncodedView:
    """A seat's view as JSON, encoded; and as the data it was made of, with which the next view is compared."""

    def __init__(self, shown: dict[str, object]) -> None:
        """Take the data of a view; do not change it any more."""
        self.text: bytes = msgspec.json.encode(shown)
        self.raw: Any = msgspec.Raw(self.text)
        """The same bytes, to be put into a message as they are."""
        self.copies = Copies(shown, [VIEW])
        """The index of its objects that changes may copy."""


UNDEALT: Final = EncodedView({})
"""The empty view that is sent while decks are missing, before there is a game."""


class Base(NamedTuple):
    """A table as it was sent, without its log and beats, and how it differs from the one before."""

    number: int
    view: EncodedView
    rest: bytes
    """Everything but the view, encoded."""
    parts: dict[str, msgspec.Raw]
    """The same by its keys, each part encoded."""
    changes: Any
    """The changes from the table before, encoded; None for the first table."""


class Bases:
    """The latest table of each seat and language; a connection that has the one before needs only the changes."""

    def __init__(self) -> None:
        self._of: dict[tuple[int, str], Base] = {}
        self._views: dict[tuple[bytes, bytes], Change] = {}
        """By the old and the new encoded view, the change between them; cleared once all have been sent it."""

    def message(self, connection: Connection, table: server.Table, view: EncodedView) -> bytes:
        """Return the message that brings a connection to this table: whole, or as changes where these are shorter."""
        rest = client.write(replace(table, view=None, log=NONE, beats=[]))
        base = self._base((connection.seat, connection.language), view, rest)
        known, connection.base = connection.base, base.number
        if known == base.number:
            return client.write(server.Changes(table.log, {}, table.beats))
        if known != base.number - 1 or base.changes is None:
            return client.write(table)
        beats = table.beats
        if any(beat.cards for beat in beats):
            beats = [replace(beat, cards=view.copies.put(beat.cards)) for beat in beats]
        changes = client.write(server.Changes(table.log, base.changes, beats))
        if len(changes) < len(base.view.text) + len(base.rest):
            return changes
        return min(client.write(table), changes, key=len)

    def _base(self, reader: tuple[int, str], view: EncodedView, rest: bytes) -> Base:
        """Return the base of a kind of reader (seat and language), a new one where the table has changed."""
        known = self._of.get(reader)
        if known is not None and known.rest == rest and known.view.text == view.text:
            return known
        parts = PARTS.decode(rest)
        if known is None:
            base = Base(1, view, rest, parts, None)
        else:
            changes = msgspec.Raw(msgspec.json.encode(self._changes(known, view, parts)))
            base = Base(known.number + 1, view, rest, parts, changes)
        self._of[reader] = base
        return base

    def _changes(self, known: Base, view: EncodedView, new: dict[str, msgspec.Raw]) -> Change:
        """Return the change from the last table that was sent to this one; only parts that differ are decoded."""
        old = known.parts
        found: dict[str, object] = {}
        for key, part in new.items():
            if key == VIEW:
                if known.view.text != view.text:
                    found[key] = self._change(known.view, view)
            elif key not in old:
                found[key] = [msgspec.json.decode(part)]
            elif old[key] != part:
                found[key] = difference(msgspec.json.decode(old[key]), msgspec.json.decode(part), NOTHING)
        if gone := [key for key in old if key not in new]:
            found[GONE] = gone
        return found

    def _change(self, old: EncodedView, new: EncodedView) -> Change:
        """Return the change between two views, from the cache or computed."""
        change = self._views.get((old.text, new.text))
        if change is None:
            change = self._views[old.text, new.text] = difference(old.copies.whole, new.copies.whole, old.copies)
        return change

    def sent(self) -> None:
        """Clear the cache that connections share while one table is sent to all of them."""
        self._views.clear()

    def keep(self, readers: set[tuple[int, str]]) -> None:
        """Forget the last tables of all kinds of reader (seat and language) but these, to free their memory."""
        for reader in [reader for reader in self._of if reader not in readers]:
            del self._of[reader]


def encoded(piece: object) -> Any:
    """Return a part of a message encoded, so that it can be cached."""
    return msgspec.Raw(msgspec.json.encode(piece))


class Snapshot:
    """Makes the messages that show a table. What they show of the position comes from the seat's view."""

    def __init__(self, info: TableInfo, history: History, table_log: TableLog, presence: Presence) -> None:
        self.presence = presence
        self.info = info
        self.history = history
        self.match = history.match
        self.table_log = table_log
        self._seated: dict[tuple[int, str], Any] = {}
        self._seated_of: tuple[int, int, bool, int] | None = None
        self._shown: dict[tuple[bytes, str], EncodedView] = {}
        """The present position as JSON, by the view's bytes and the language: seats with equal views share it."""
        self._shown_of = -1

    def welcome(self, connection: Connection, message: str) -> server.Welcome:
        """Return the answer to ``join``."""
        players = self.history.seats
        named = players == 1 or self.history.over()
        late = "table-withdrawn" if "" in self.info.guests else "table-no-taken"  # a free seat was offered to everybody
        return server.Welcome(
            id=message,
            protocol=PROTOCOL,
            table=self.info.table,
            game=self.info.setup.game,
            game_words=self.info.titles(connection.language)[0],
            players=players,
            seat=connection.seat,
            language=connection.language,
            deal=self._deal(connection, named=named),
            release=__version__,
            notice=say(connection.language, late) if connection.late else "",
        )

    def _deal(self, connection: Connection, *, named: bool) -> server.Deal:
        """Return the deal as it is sent; with brought decks where these are open or the match is over.

        The parent table is sent to players alone, since a table's name is all that a spectator needs.
        """
        language = connection.language
        deal = self.info.deal(language, named=named, code=self._drawn() if named else None)
        deal = replace(deal, rules=rules(self.info.setup.game, self.info.options, self.history.clock, language))
        if connection.seat >= 0 and self.info.parent:
            deal = replace(deal, parent=self.info.parent)
        decks = self.history.decks
        if decks is None or not decks.dealt or (self.info.closed and not named):
            return deal
        return replace(deal, deck_words=join(language, decks.titles(language)))

    def _drawn(self) -> str | None:
        """Return the code of a deal that was made after the table opened (by salts or of brought decks), or None."""
        history = self.history
        late = history.fair is not None or history.decks is not None
        return code_of(self.match) if late and not self.match.held else None

    def table(self, connection: Connection, view: EncodedView, at: float) -> server.Table:
        """Return the table as it is now with this view of it, and advance the connection's log cursor."""
        history, match, seat, language = self.history, self.match, connection.seat, connection.language
        several = history.seats > 1
        beats = self.table_log.fresh(connection.log_sent, seat, language)
        log, connection.log_sent = self.table_log.since(connection.log_sent, seat, language)
        return server.Table(
            version=history.version,
            n=len(match.actions),
            turn=match.state.turn(),
            view=view.raw,
            legal=self._choices(seat, language),
            log=log,
            can=self._can(seat),
            assisted=match.assisted,
            over=self._over(seat, language) if history.over() else None,
            bookmarks=self._marks() if seat >= 0 and history.marks else [],
            seats=self._seats(seat, language),
            seconds=history.seconds,
            asks=self.presence.asks(),
            declined=self.presence.declined(),
            clock=history.clock.message(at) if history.clock is not None else None,
            fair=history.fair.message(seat, over=history.over())
            if history.fair is not None and not history.waits()
            else None,
            decks=history.decks.message(seat, language) if history.decks is not None and history.waits() else None,
            rematch=history.rematch,
            window=history.window.message(seat, at) if history.window is not None else None,
            beats=beats,
            series=self._series() if several else None,
            offered=self.presence.offered(),
            moves=match.moves(),
        )

    def moment(self, connection: Connection, message: str, n: int, seat: int, *, by_number: bool) -> server.Seen:
        """Return a past moment as a seat saw it; by number, what was wanted then is told as to a spectator."""
        state, game = self.match.moment(n), self.match.game
        line = self.table_log.lines(seat, connection.language)[n - 1] if n else None
        view = game.show(state.view(seat), connection.language)
        if by_number and "ask" in view:
            view = {**view, "ask": game.show(state.view(SPECTATOR), connection.language)["ask"]}
        beats = self.table_log.beats(n - 1, seat, connection.language) if n else []
        return server.Seen(message, n, len(self.match.actions), state.turn(), view, line, beats)

    def view(self, seat: int, language: str) -> EncodedView:
        """Return the present position as the game shows it to a seat, cached; empty while there is no game yet."""
        if self.history.waits():
            return UNDEALT
        if self._shown_of != self.match.version:
            self.forget()
            self._shown_of = self.match.version
        seen = self._seen(seat)
        shown = self._shown.get((seen, language))
        if shown is None:
            shown = self._shown[seen, language] = EncodedView(self.match.game.show(seen, language))
        return shown

    def _seen(self, seat: int) -> bytes:
        """Return the view that is shown to a seat: with nothing hidden once the match has ended for good."""
        return self.match.state.uncovered(seat) if self.history.opened() else self.table_log.view(seat)

    def _choices(self, seat: int, language: str) -> list[server.Choice]:
        """Return what a seat may do, in words."""
        game, history = self.match.game, self.history
        if history.waits() or history.mover() != seat:
            return []
        view, legal = self._seen(seat), history.legal()
        return [server.Choice(action, game.say(view, action, language), game.parts(action)) for action in legal]

    def forget(self) -> None:
        """Clear the cache of views, since the position has changed or no connection is left."""
        self._shown.clear()

    def _can(self, seat: int) -> server.Can:
        """Return what a connection may do."""
        history, presence, helps = self.history, self.presence, self.info.helps
        alone, seated, over = history.seats == 1, seat >= 0, history.over()
        private, known = history.private(seat), helps if seated else frozenset()
        acts, ask = seated and history.mover() == seat, presence.may_ask(seat)
        return server.Can(
            act=acts,
            undo=seated and history.may_undo(seat),
            redo=history.may_redo(seat),
            restart=alone and seated and self.match.can_undo(),
            concede=seated and not over and not history.waits(),
            hint=acts and private and "hint" in known,
            chance=private and not history.waits() and "chance" in known,
            solve="solve" in known,
            watch="watch" in known,
            review=over and "review" in (known if alone else helps),
            record=seated and (alone or over),
            retract=history.may_retract(seat),
            undo_assists=history.undo_assists(seat),
            ask=[ask] if ask else [],
            claim=presence.may_claim(seat),
        )

    def _over(self, seat: int, language: str) -> server.Over:
        returns = self.match.returns()
        result = verdict(returns[max(seat, 0)])
        how = self.history.how
        if how in STOPPED:
            shared = self.history.seats > 1 and len(set(self.info.guests)) == 1
            words = stopped(self.match, how, seat, language, shared=shared)
        else:
            words = say(language, f"table-over-{result}" if how == "played" else f"table-over-{how}")
            if how == "played" and result == "lost" and "solve" in self.info.helps:
                solver = capabilities.solver(self.match.game)
                words = solver.failing(self.match.game, self.match.state, language) or words
        lore = self.history.points(self.info).get(self.info.guests[seat]) if seat >= 0 else None
        rounds = self.table_log.rounds(seat, language) if self.history.seats > 1 else []
        return server.Over(result, returns, self.match.conceded >= 0, words, how, lore, rounds)

    def _series(self) -> server.Series | None:
        """Return the score of the series; None before a game of it is over."""
        found = self.history.score()
        return None if found is None else server.Series(found.won, found.drawn)

    def _marks(self) -> list[server.Mark]:
        return [
            server.Mark(mark, len(place.actions), place.turn, place.name, self.history.here(place))
            for mark, place in self.history.marks.items()
        ]

    def _seats(self, own: int, language: str) -> Any:
        """Return the seats, encoded; cached, since they seldom change."""
        history, bots = self.history, self.history.bots
        now = (self.presence.changes, history.taken, history.over(), history.mover() if bots else OVER)
        if self._seated_of != now:
            self._seated.clear()
            self._seated_of = now
        seats = self._seated.get((own, language))
        if seats is None:
            seats = self._seated[own, language] = encoded(self._seated_now(own, language))
        return seats

    def _seated_now(self, own: int, language: str) -> list[server.Seat]:
        presence, bots, guests = self.presence, self.history.bots, self.info.guests
        known = names.told(presence.people)
        return [
            server.Seat(
                seat,
                title(player_of(guests[seat]), self.info.setup.game, language) if seat in bots else known[seat],
                seat == own,
                presence.here(seat),
                bool(guests[seat]),
                presence.gone(seat),
                seat in bots,
                seat in bots and self.history.mover() == seat,
                names.color(presence.people[seat]),
            )
            for seat in range(self.history.seats)
        ]


def stopped(match: Match, how: str, seat: int, language: str, *, shared: bool = False) -> str:
    """Return who gave up, ran out of time or left, and how far the game stood, without a full stop.

    It is said to a seat, negative for a spectator; of a ``shared`` screen, which has no "you", the seats are named.
    """
    loser = match.conceded
    if match.game.rules.players == 1 and seat < 0:
        words = say(language, "table-over-conceded")
    else:
        who = "seat" if shared or seat < 0 else "you" if loser == seat else "other"
        words = say(language, "table-over-by", how=how, who=who, seat=loser + 1)
    stands = registry.of(match.game).stands
    at = stands(match.state, max(seat, 0) if not shared else 0, language) if stands is not None else ""
    return say(language, "table-over-at", words=words, at=at) if at else words
