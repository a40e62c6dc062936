"""Handlers for tables with several players: proposals, pledges and salts, decks, names, a claimed win."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from vedette.core import pledge
from vedette.core.errors import Unreadable
from vedette.core.language import explain, say
from vedette.protocol import server
from vedette.session import events, names, table_setup
from vedette.session.effects import Effects, OpenTable, Refusal
from vedette.session.info import player_of

if TYPE_CHECKING:
    from vedette.protocol import client
    from vedette.session.decks import TableDecks
    from vedette.session.effects import Connection
    from vedette.session.room import Room

PEOPLE: Final = 2
"""The fewest people at a table where emotes may be sent."""


def ask(room: Room, effects: Effects, connection: Connection, message: client.Ask, at: float) -> None:
    """Handle ``ask``: propose an undo or a rematch to the other seat; two equal proposals are an agreement."""
    room.may(connection, message)
    if room.presence.ask(connection.seat, message.what):
        alone = room.history.alone(connection.seat)
        asker = connection.seat if alone else room.presence.asker(connection.seat, message.what)
        _agree(room, effects, connection, message, asker, at)
    else:
        room.note(effects, connection, events.SeatAsked(message.id, connection.seat, message.what), at)


def reply(room: Room, effects: Effects, connection: Connection, message: client.Reply, at: float) -> None:
    """Handle ``reply``: accept or decline the other seat's proposal."""
    room.may(connection, message)
    asker = room.presence.asker(connection.seat, message.what)
    if message.yes:
        _agree(room, effects, connection, message, asker, at)
    else:
        room.note(effects, connection, events.Declined(message.id, connection.seat, message.what), at)


def _agree(
    room: Room, effects: Effects, connection: Connection, message: client.Ask | client.Reply, asker: int, at: float
) -> None:
    if message.what == "rematch":
        swapped = list(reversed(room.info.guests))
        effects.opens.append(OpenTable(None, connection, message.id, swapped))
    elif room.history.may_ask_undo(asker):
        room.change(effects, connection, message, events.Undone(message.id, connection.seat), at)
    else:
        raise Refusal("nothing")


def pledge_salt(room: Room, effects: Effects, connection: Connection, message: client.Pledge, at: float) -> None:
    """Handle ``pledge``: keep the hash of a seat's salt, once all decks are there; after all, salts are opened."""
    room.may(connection, message)
    fair = room.history.fair
    if fair is None or room.history.waits() or room.history.over() or not fair.wants_pledge(connection.seat):
        raise Refusal("nothing")
    if not pledge.is_pledge(message.pledge):
        raise Refusal("malformed", where="pledge")
    room.change(effects, connection, message, events.Pledged(message.id, connection.seat, message.pledge), at)
    for other in room.connections:
        fair.seen(other.seat, at)


def salt(room: Room, effects: Effects, connection: Connection, message: client.Salt, at: float) -> None:
    """Handle ``salt``: keep a seat's salt, which must be the pledged one; after the last, the cards are dealt."""
    room.may(connection, message)
    fair = room.history.fair
    if fair is None or room.history.waits() or room.history.over() or not fair.wants(connection.seat):
        raise Refusal("nothing")
    if not pledge.is_salt(message.salt):
        raise Refusal("malformed", where="salt")
    if not fair.fits(connection.seat, message.salt):
        raise Refusal("pledge", where="salt")
    room.change(effects, connection, message, events.Salted(message.id, connection.seat, message.salt), at)


def bring(room: Room, effects: Effects, connection: Connection, message: client.Bring, at: float) -> None:
    """Handle ``bring``: keep the deck that a seat plays; after the last seat's the game begins."""
    room.may(connection, message)
    decks = room.history.decks
    if decks is None or decks.dealt:
        raise Refusal("nothing")
    deck = _deck(connection, message, decks)
    room.keep(effects, events.Brought(message.id, connection.seat, deck), at)
    if decks.whole():
        room.keep(effects, decks.begin(fairly=room.history.fair is not None), at)
    room.done(effects, connection, message.id)
    room.show(effects, at)


def _deck(connection: Connection, message: client.Bring, decks: TableDecks) -> events.Deck:
    """Return the deck that the message names, or the seat's last one; raises Refusal with all faults of a deck."""
    if message.deck is None:
        if (kept := decks.mine(connection.seat)) is None:
            raise Refusal("nothing")
        return kept
    try:
        cards, faults = table_setup.examined(decks.name, message.deck, connection.decks)
    except Unreadable as unknown:
        cards, faults = None, [unknown]
    if cards is None or faults:
        raise Refusal("deck", "\n".join([explain(fault, connection.language) for fault in faults]), "deck")
    return table_setup.brought(decks.name, message.deck, cards)


def offer(room: Room, effects: Effects, connection: Connection, message: client.Offer, at: float) -> None:
    """Handle ``offer``: open the free seats to every user of the server, or close them."""
    room.may(connection, message)
    if not room.presence.may_offer(on=message.on):
        raise Refusal("nothing")
    room.note(effects, connection, events.Offered(message.id, connection.seat, message.on), at)


def emote(room: Room, effects: Effects, connection: Connection, message: client.Say, at: float) -> None:
    """Handle ``say``: send an emote to all at a table of several people; refused where the seat sent too many."""
    room.may(connection, message)
    if len({guest for guest in room.info.guests if guest and not player_of(guest)}) < PEOPLE:
        raise Refusal("nothing")
    if not room.presence.emote(connection.seat, at):
        raise Refusal("often")
    room.done(effects, connection, message.id)
    for other in room.connections:
        words = say(other.language, f"table-emote-{message.emote}")
        effects.tell(other, server.Emoted(connection.seat, message.emote, words))


def introduce(room: Room, effects: Effects, connection: Connection, message: client.Introduce, at: float) -> None:
    """Handle ``introduce``: change the name and the colour by which a seat's player is shown."""
    room.may(connection, message)
    person = events.Person(names.tidy(message.name), message.color or "")
    if person == (room.presence.people[connection.seat] or events.Person()):
        room.done(effects, connection, message.id)
        return
    if person.name and not names.fits(person.name, room.info.setup.game):
        raise Refusal("name", where="name")
    if not room.presence.may_name(connection.seat):
        raise Refusal("nothing")
    room.note(effects, connection, events.Named(message.id, connection.seat, person), at)


def claim(room: Room, effects: Effects, connection: Connection, message: client.Claim, at: float) -> None:
    """Handle ``claim``: end the match with a win for the seat, since the player who is to act has gone."""
    room.may(connection, message)
    if not room.presence.may_claim(connection.seat):
        raise Refusal("nothing")
    room.change(effects, connection, message, events.Claimed(message.id, connection.seat), at)
