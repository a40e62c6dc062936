"""What seats settle between each other: undo by consent, a rematch, a win claimed; and what time alone brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vedette.core import pledge
from vedette.core.errors import Unreadable
from vedette.core.language import explain
from vedette.table.rooms import event as events
from vedette.table.rooms import stage
from vedette.table.rooms.outcome import Birth, Outcome, Refusal
from vedette.table.wire import news

if TYPE_CHECKING:
    from vedette.table.rooms.decks import Decks
    from vedette.table.rooms.room import Room
    from vedette.table.rooms.visitor import Visitor
    from vedette.table.wire import calls


class Pair:
    """The messages of a table for several that a table for one does not know."""

    def __init__(self, room: Room) -> None:
        """Speak for this room."""
        self.room = room
        self.course = room.course
        self.company = room.company

    def ask(self, outcome: Outcome, visitor: Visitor, message: calls.Ask, at: float) -> None:
        """Put a question to the other seat; two that ask the same agree."""
        self.room.may(visitor, message)
        if self.company.ask(visitor.seat, message.what):
            alone = self.course.alone(visitor.seat)
            asker = visitor.seat if alone else self.company.asker(visitor.seat, message.what)
            self._agree(outcome, visitor, message, asker, at)
        else:
            self.room.note(outcome, visitor, events.Asked(message.id, visitor.seat, message.what), at)

    def reply(self, outcome: Outcome, visitor: Visitor, message: calls.Reply, at: float) -> None:
        """Do what was agreed to, or let everybody know that it was not."""
        self.room.may(visitor, message)
        asker = self.company.asker(visitor.seat, message.what)
        if message.yes:
            self._agree(outcome, visitor, message, asker, at)
        else:
            self.room.note(outcome, visitor, events.Declined(message.id, visitor.seat, message.what), at)

    def _agree(
        self, outcome: Outcome, visitor: Visitor, message: calls.Ask | calls.Reply, asker: int, at: float
    ) -> None:
        if message.what == "rematch":
            swapped = list(reversed(self.room.card.guests))
            outcome.births.append(Birth(None, visitor, message.id, swapped))
        elif self.course.may_ask_undo(asker):
            self.room.change(outcome, visitor, message, events.Undone(message.id, visitor.seat), at)
        else:
            raise Refusal("nothing")

    def salt(self, outcome: Outcome, visitor: Visitor, message: calls.Salt, at: float) -> None:
        """Add a seat's salt to a fair deal, which waits for the decks first."""
        self.room.may(visitor, message)
        fair = self.course.fair
        if fair is None or self.course.waits() or not fair.wants(visitor.seat):
            raise Refusal("nothing")
        if not pledge.salty(message.salt):
            raise Refusal("malformed", where="salt")
        self.room.change(outcome, visitor, message, events.Salted(message.id, visitor.seat, message.salt), at)

    def bring(self, outcome: Outcome, visitor: Visitor, message: calls.Bring, at: float) -> None:
        """Take a seat's deck; with the last of them the game begins."""
        self.room.may(visitor, message)
        decks = self.course.decks
        if decks is None or decks.dealt:
            raise Refusal("nothing")
        deck = self._deck(visitor, message, decks)
        self.room.keep(outcome, events.Brought(message.id, visitor.seat, deck), at)
        if decks.whole():
            self.room.keep(outcome, decks.begin(fairly=self.course.fair is not None), at)
        self.room.done(outcome, visitor, message.id)
        self.room.show(outcome, at)

    def _deck(self, visitor: Visitor, message: calls.Bring, decks: Decks) -> events.Deck:
        """Return the deck that is named, or that the seat had before; what is wrong with it is told all at once."""
        if message.deck is None:
            if (kept := decks.mine(visitor.seat)) is None:
                raise Refusal("nothing")
            return kept
        try:
            cards, faults = stage.examined(decks.name, message.deck, visitor.decks)
        except Unreadable as unknown:
            cards, faults = None, [unknown]
        if cards is None or faults:
            raise Refusal("deck", "\n".join([explain(fault, visitor.language) for fault in faults]), "deck")
        return stage.brought(decks.name, message.deck, cards)

    def claim(self, outcome: Outcome, visitor: Visitor, message: calls.Claim, at: float) -> None:
        """Win against somebody who has gone."""
        self.room.may(visitor, message)
        if not self.company.may_claim(visitor.seat):
            raise Refusal("nothing")
        self.room.change(outcome, visitor, message, events.Claimed(message.id, visitor.seat), at)

    def born(self, outcome: Outcome, table: str) -> None:
        """Tell everybody where it goes on."""
        for visitor in self.company.visitors:
            outcome.tell(visitor, news.Rematch(table))

    def take_over(self, outcome: Outcome, visitor: Visitor, message: calls.Join, at: float) -> None:
        """Close the other tab of the same seat, or refuse this one until it says that it shall be here."""
        if message.tab is None:
            return
        for other in self.company.others(visitor):
            if other.tab != message.tab and not message.here:
                visitor.waiting = True
                raise Refusal("elsewhere")
            outcome.tell(other, news.Elsewhere())
            outcome.closes.append(other)
            self.company.go(other, at)
            other.joined = False

    def come(self, outcome: Outcome, visitor: Visitor, at: float) -> None:
        """Let somebody in, and keep that a seat which counted as gone is there again."""
        self.company.come(visitor, at)
        if self.company.missed(visitor.seat):
            self.room.keep(outcome, events.Returned("", visitor.seat), at)

    def sit(self, outcome: Outcome, visitor: Visitor, at: float) -> None:
        """Give the seat of an invitation to who brought it, where it is still free."""
        guests, seat = self.room.card.guests, visitor.invited
        if seat is None or visitor.guest in guests:
            return
        if guests[seat]:
            raise Refusal("taken")
        event = events.Seated("", seat, visitor.guest)
        guests[seat] = visitor.guest
        visitor.seat = seat
        self.course.apply(event, at)
        outcome.events.append(event)

    def resume(self, at: float) -> Outcome:
        """Return what follows when the table comes to memory: a running clock is paid back, a bot goes on."""
        outcome = Outcome()
        if self.course.clock is not None and self.course.clock.falls() is not None:
            event = events.Resumed()
            self.course.apply(event, at)
            outcome.events.append(event)
            self.room.stored += 1
        self.room.bots.attend(outcome, at)
        return outcome

    def due(self) -> float | None:
        """Return when ``wake`` is to be called next: a clock runs out, somebody counts as gone, a bot tries again."""
        if self.course.seats == 1:
            return None
        falls = self.course.clock.falls() if self.course.clock is not None else None
        due = sooner(falls, self.company.next_absence())
        return sooner(due, self.room.bots.again) if self.course.bots else due

    def wake(self, at: float) -> Outcome:
        """Return what follows from time alone."""
        outcome = self.fall(at)
        if outcome is None:
            outcome = Outcome()
            missing = self.company.missing(at)
            for seat in missing:
                self.room.keep(outcome, events.Missed("", seat), at)
            if missing:
                self.room.show(outcome, at)
        self.room.stored += len(outcome.events)
        self.room.bots.attend(outcome, at)
        return outcome

    def fall(self, at: float) -> Outcome | None:
        """Return what follows where a clock has run out: whose it is has lost. None where none has."""
        falls = self.course.clock.falls() if self.course.clock is not None else None
        if falls is None or at < falls:
            return None
        outcome = Outcome()
        self.room.keep(outcome, events.Flagged("", self.course.mover()), at)
        self.room.show(outcome, at)
        return outcome


def sooner(one: float | None, other: float | None) -> float | None:
    """Return the sooner of two times, either of which may never come."""
    if one is None or other is None:
        return other if one is None else one
    return min(one, other)
