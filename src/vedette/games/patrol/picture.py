"""The table as one seat sees it, in JSON: nothing here knows more than the view."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from vedette.core.bits import members
from vedette.core.language import say
from vedette.games.patrol.face import printed, told
from vedette.games.patrol.notation import PLACE_NAMES
from vedette.games.patrol.powers import counters
from vedette.games.patrol.reach import level
from vedette.games.patrol.rules import (
    ATTACK,
    HAND,
    NORMAL,
    PASS,
    PATROLS,
    PLACES,
    POINTS,
    QUICK,
    ROUNDS,
    SACRIFICE,
    SEATS,
    TARGET,
    USE,
)
from vedette.games.patrol.state import (
    ACTOR,
    AIMED,
    BASE,
    CARDS,
    GIVEN,
    HANDS,
    KNOWN,
    PAIRS,
    POWER,
    SUM,
    UNIT,
    UP,
    wounds,
    zone,
)
from vedette.games.patrol.strength import attack, health, strength
from vedette.games.patrol.tables import SPAN
from vedette.games.patrol.wording import GOALS, HIDDEN, PHASES, Wording
from vedette.games.patrol.words import COUNTERS, WIZARD

if TYPE_CHECKING:
    from vedette.games.patrol import show


class Picture(Wording):
    """A view, to be drawn: what its words say, as values that a page can lay out."""

    def whole(self) -> show.View:
        """Return everything the view holds."""
        position = self.position
        mover = position.mover()
        options = self.game.options
        return {
            "game": "patrol",
            "phase": PHASES[position.phase()],
            "round": position.turn(),
            "goal": {
                "kind": GOALS[options.goal],
                "points": POINTS[options.goal] if options.goal in (NORMAL, QUICK) else None,
                "rounds": options.rounds if options.goal == ROUNDS else None,
            },
            "viewer": self.viewer if self.viewer >= 0 else None,
            "attacker": position.attacker() if position.turn() else None,
            "mover": mover if mover >= 0 else None,
            "ask": {"title": self.ask(), "detail": self.more()},
            "seats": (self.seat(0), self.seat(1)),
            "plans": self.plans(),
            "action": self.going_on(),
            "result": self.result(),
        }

    def faces(self) -> list[str]:
        """Return everything that is printed on each card that the seat can read: in hand, on the table, discarded."""
        words = self.words
        read: dict[str, None] = {}
        for seat in range(SEATS) if self.viewer != 1 else (1, 0):
            held = [
                self.slot(int(words[HANDS + HAND * seat + at])) for at in range(HAND) if words[HANDS + HAND * seat + at]
            ]
            laid = [
                self.slot(int(words[CARDS + PLACES * seat + at]))
                for at in range(PLACES)
                if words[CARDS + PLACES * seat + at]
            ]
            dead = [slot for slot in range(len(self.cards(seat))) if self.dead(seat, slot)]
            for slot in [*held, *laid, *dead]:
                if slot not in (HIDDEN, UNIT):
                    listed = self.cards(seat)[slot]
                    face, soldier = self.game.face(seat, listed.soldier), self.game.roster.soldiers[listed.soldier]
                    read[told(face, soldier, listed.colour, self.language)] = None
        return list(read)

    def plans(self) -> list[show.Plan]:
        """Return the attacks that the mover may declare: by whom, on whom, and who may be given up for it."""
        position = self.position
        if position.mover() != self.viewer or PHASES[position.phase()] != "battle":
            return []
        first = PLACES * self.viewer
        found: list[show.Plan] = []
        for action in position.legal():
            if ATTACK <= action < SACRIFICE:
                aiming = position.copy()
                aiming.apply(action)
                then = aiming.legal()
                targets: list[show.Step] = [
                    {"place": one - TARGET, "action": one} for one in then if TARGET <= one < PASS
                ]
                mates: list[show.Step] = [
                    {"place": first + one - SACRIFICE, "action": one} for one in then if SACRIFICE <= one < USE
                ]
                found.append({"place": first + action - ATTACK, "action": action, "targets": targets, "mates": mates})
        return found

    def seat(self, seat: int) -> show.Side:
        """Return one side of the table."""
        words = self.words
        cards = [(place, int(words[CARDS + place])) for place in range(PLACES * seat, PLACES * seat + PLACES)]
        held = [(at, int(words[HANDS + HAND * seat + at])) for at in range(HAND)]
        dead = [slot for slot in range(len(self.cards(seat))) if self.dead(seat, slot)]
        return {
            "seat": seat,
            "side": self.side(seat),
            "points": self.position.score(seat),
            "deck": self.left(seat),
            "hand": [self.held(seat, at, card) for at, card in held if card],
            "patrols": [
                {
                    "patrol": number,
                    "facing": self.facing(seat, number),
                    "faced": self.faced(seat, number),
                    "cards": [self.laid(at, card) for at, card in cards if zone(card) == number],
                }
                for number in range(1, PATROLS + 1)
                if any(zone(card) == number for _, card in cards)
            ],
            "base": [self.laid(at, card) for at, card in cards if zone(card) == BASE],
            "discards": [{"slot": slot, "words": self.name(seat, slot), **self.face(seat, slot)} for slot in dead],
        }

    def facing(self, seat: int, number: int) -> int | None:
        """Return the enemy patrol that one faces, None where it is unassigned or gone."""
        faced = int(self.words[PAIRS + seat]) >> 4 * (number - 1) & 15
        return faced if faced in self.manned(1 - seat) else None

    def laid(self, place: int, card: int) -> show.Laid:
        """Return a card on the table."""
        seat = place // PLACES
        known = self.slot(card) != HIDDEN
        words, tables = self.position.words, self.position.tables
        return {
            "place": place,
            "name": PLACE_NAMES[place],
            "up": bool(card & UP),
            "seen": bool(card & KNOWN),
            **self.suffering(place, self.card(seat, card)),
            "attack": int(attack(tables, words, place)) if known else None,
            "health": int(health(tables, words, place)) if known else None,
            "words": self.line(place),
        }

    def suffering(self, place: int, told: show.Card) -> show.Card:
        """Return what is told of a card with the damage kept on it, which everybody sees."""
        if not (damage := int(wounds(self.position.words, i64(place)))):
            return told
        return {**told, "counters": {**told["counters"], "wounds": damage}}

    def held(self, seat: int, at: int, card: int) -> show.Held:
        """Return a card in hand, with its attack and its health where the seat knows it."""
        slot, known = self.slot(card), self.card(seat, card)
        if slot == HIDDEN:
            return {"card": at, **known, "attack": None, "health": None}
        tables, base = self.position.tables, level(self.position.tables, seat, card)
        row = SPAN * seat + slot
        return {
            "card": at,
            **known,
            "attack": int(strength(base, tables.attack[row])) + int(counters(card, COUNTERS.index("attack"))),
            "health": int(strength(base, tables.health[row])) + int(counters(card, COUNTERS.index("health"))),
        }

    def card(self, seat: int, card: int) -> show.Card:
        """Return who a card is, as far as the seat knows, and what lies on it."""
        slot = self.slot(card)
        marks = {cast("show.Counter", COUNTERS[what]): int(counters(card, what)) for what in range(WIZARD)}
        told: show.Card = {
            "slot": None if slot in (HIDDEN, UNIT) else slot,
            "unit": slot == UNIT,
            "counters": {kind: count for kind, count in marks.items() if count},
        }
        if slot == HIDDEN:
            return told
        face: show.Face = {"title": say(self.language, "patrol-unit")} if slot == UNIT else self.face(seat, slot)
        return {**told, "level": int(level(self.position.tables, seat, card)), "words": self.name(seat, slot), **face}

    def face(self, seat: int, slot: int) -> show.Face:
        """Return what is printed on a card and written in its bubble."""
        listed = self.cards(seat)[slot]
        soldier = self.game.roster.soldiers[listed.soldier]
        return printed(self.game.face(seat, listed.soldier), soldier, listed.colour, self.language)

    def going_on(self) -> show.Action | None:
        """Return the attack or ability that is not over yet."""
        words = self.words
        if not words[ACTOR]:
            return None
        return {
            "actor": int(words[ACTOR] - 1),
            "aimed": int(words[AIMED] - 1) if words[AIMED] else None,
            "sacrifices": members(int(words[GIVEN])),
            "paid": int(words[SUM]),
            "ability": int(words[POWER] - 1) if words[POWER] else None,
        }
