"""The table as one seat sees it, in JSON: nothing here knows more than the view."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from vedette.core.bits import members
from vedette.core.language import say
from vedette.games.patrol.cards.face import printed, told
from vedette.games.patrol.engine import rules
from vedette.games.patrol.engine import state as layout
from vedette.games.patrol.engine.card_tables import SPAN
from vedette.games.patrol.engine.notation import PLACE_NAMES
from vedette.games.patrol.engine.powers import counters
from vedette.games.patrol.engine.reach import level
from vedette.games.patrol.engine.state import active, wounds, zone
from vedette.games.patrol.engine.strength import strength
from vedette.games.patrol.engine.vocabulary import ATTACK, HEALTH
from vedette.games.patrol.text.wording import GOALS, HIDDEN, PHASES, Wording, lying

if TYPE_CHECKING:
    from vedette.games.patrol import views


class Picture(Wording):
    """Tells a seat's view in a language as JSON: the values that a page lays out."""

    def whole(self) -> views.View:
        """Return everything that the view holds, as JSON."""
        position = self.position
        mover = position.mover()
        options = self.game.options
        view: views.View = {
            "game": "patrol",
            "phase": PHASES[position.phase()],
            "round": position.turn(),
            "goal": {
                "kind": GOALS[options.goal],
                "points": rules.POINTS[options.goal] if options.goal in (rules.NORMAL, rules.QUICK) else None,
                "rounds": options.rounds if options.goal == rules.ROUNDS else None,
            },
            "viewer": self.viewer if self.viewer >= 0 else None,
            "attacker": position.attacker() if position.turn() else None,
            "mover": mover if mover >= 0 else None,
            "ask": {"title": self.ask(), "detail": self.more(), "tells": self.answers()},
            "seats": (self.seat(0), self.seat(1)),
            "plans": self.plans(),
            "action": self.going_on(),
            "result": self.result(),
        }
        return {**view, "shape": self.shape()} if view["phase"] == "setup" and mover == self.viewer else view

    def faces(self) -> list[str]:
        """Return a line with all that is printed on each card that the seat can read: in hand, laid or discarded."""
        words = self.words
        read: dict[str, None] = {}
        for seat in range(rules.SEATS) if self.viewer != 1 else (1, 0):
            held = [
                self.slot(int(words[layout.HANDS + rules.HAND * seat + at]))
                for at in range(rules.HAND)
                if words[layout.HANDS + rules.HAND * seat + at]
            ]
            laid = [
                self.slot(int(words[layout.CARDS + rules.PLACES * seat + at]))
                for at in range(rules.PLACES)
                if words[layout.CARDS + rules.PLACES * seat + at]
            ]
            for slot in [*held, *laid, *self.fallen(seat)]:
                if slot not in (HIDDEN, layout.UNIT):
                    listed = self.cards(seat)[slot]
                    face, soldier = self.game.face(seat, listed.soldier), self.game.roster.soldiers[listed.soldier]
                    read[told(face, soldier, listed.colour, self.language)] = None
        return list(read)

    def plans(self) -> list[views.Plan]:
        """Return as JSON the attacks that the mover may declare: by whom, on whom, and with which sacrifices."""
        position = self.position
        if position.mover() != self.viewer or PHASES[position.phase()] != "battle":
            return []
        first = rules.PLACES * self.viewer
        found: list[views.Plan] = []
        for action in position.legal():
            if rules.ATTACK <= action < rules.SACRIFICE:
                aiming = position.copy()
                aiming.apply(action)
                then = aiming.legal()
                targets: list[views.Step] = [
                    {"place": one - rules.TARGET, "action": one} for one in then if rules.TARGET <= one < rules.PASS
                ]
                mates: list[views.Step] = [
                    {"place": first + one - rules.SACRIFICE, "action": one}
                    for one in then
                    if rules.SACRIFICE <= one < rules.USE
                ]
                found.append(
                    {"place": first + action - rules.ATTACK, "action": action, "targets": targets, "mates": mates}
                )
        return found

    def seat(self, seat: int) -> views.Side:
        """Return as JSON one seat's side of the table: points, deck, hand, patrols, base, discards."""
        words, manned = self.words, self.manned(1 - seat)
        lies: dict[int, list[views.Laid]] = {}
        for place in range(rules.PLACES * seat, rules.PLACES * seat + rules.PLACES):
            if card := int(words[layout.CARDS + place]):
                lies.setdefault(int(zone(card)), []).append(self.laid(place, card))
        held = [(at, int(words[layout.HANDS + rules.HAND * seat + at])) for at in range(rules.HAND)]
        return {
            "seat": seat,
            "side": self.side(seat),
            "points": self.position.score(seat),
            "ends": self.ends(seat),
            "deck": self.left(seat),
            "hand": [self.held(seat, at, card) for at, card in held if card],
            "patrols": [
                {
                    "patrol": number,
                    "facing": self.facing(seat, number, manned),
                    "faced": self.faced(seat, number, manned),
                    "cards": lies[number],
                }
                for number in range(1, rules.PATROLS + 1)
                if number in lies
            ],
            "base": lies.get(layout.BASE, []),
            "discards": self.discards(seat),
        }

    def discards(self, seat: int) -> dict[str, str]:
        """Return as JSON the names of a seat's discards by slot; the object of the last time where none was added."""
        at, deck = layout.DISCARDS + 2 * seat, self.cards(seat)
        told = int(self.words[at]), int(self.words[at + 1]), deck
        last = self.game.dead.get((self.language, self.viewer, seat))
        if last is None or last[0] != told:
            titles = self.game.titles(seat, self.language)
            last = told, {str(slot): titles[deck[slot].soldier] for slot in self.fallen(seat)}
            self.game.dead[self.language, self.viewer, seat] = last
        return last[1]

    def ends(self, seat: int) -> int:
        """Return the points of a seat if the round ended now and no power spoke (§8): one for each card face up."""
        places = range(rules.PLACES * seat, rules.PLACES * seat + rules.PLACES)
        cards = [int(self.words[layout.CARDS + place]) for place in places]
        return sum(active(card) and not card & layout.POISONED and card & layout.SLOT != layout.UNIT for card in cards)

    def facing(self, seat: int, number: int, manned: set[int]) -> int | None:
        """Return which of the enemy patrols that have a card a patrol faces first, None where there is none."""
        faced = int(self.words[layout.PAIRS + seat]) >> 4 * (number - 1) & 15
        return faced if faced in manned else None

    def laid(self, place: int, card: int) -> views.Laid:
        """Return as JSON a card on the table; the object of the last time where all that it tells is as it was.

        So an action costs what it changes, and what is compared with the view before is mostly the same object.
        """
        slot = self.slot(card)
        who = (
            None if slot in (HIDDEN, layout.UNIT) else self.cards(place // rules.PLACES)[slot]
        )  # closed lists are renumbered
        told = card, who, self.strong(place), int(wounds(self.position.words, i64(place)))
        last = self.game.last.get((self.language, self.viewer, place))
        if last is None or last[0] != told:
            last = told, self._laid(place, card)
            self.game.last[self.language, self.viewer, place] = last
        return last[1]

    def _laid(self, place: int, card: int) -> views.Laid:
        """Return as JSON a card on the table: its place, how it lies, who it is as far as known, its strength."""
        seat, strong, counts = place // rules.PLACES, self.strong(place), self.lain(place)
        words = self.line(place, strong, counts)
        return {
            "place": place,
            "name": PLACE_NAMES[place],
            "up": bool(card & layout.UP),
            "seen": bool(card & layout.KNOWN),
            **self.card(seat, card, counts, words),
            "attack": strong[0] if strong is not None else None,
            "health": strong[1] if strong is not None else None,
            "words": words,
        }

    def held(self, seat: int, at: int, card: int) -> views.Held:
        """Return as JSON a card in hand, with its attack and its health where the seat knows it."""
        slot, counts = self.slot(card), lying(card)
        if slot == HIDDEN:
            return {"card": at, **self.card(seat, card, counts, ""), "attack": None, "health": None}
        tables, base = self.position.tables, level(self.position.tables, seat, card)
        row = SPAN * seat + slot
        return {
            "card": at,
            **self.card(seat, card, counts, self.name(seat, slot)),
            "attack": int(strength(base, tables.attack[row])) + int(counters(card, ATTACK)),
            "health": int(strength(base, tables.health[row])) + int(counters(card, HEALTH)),
        }

    def card(self, seat: int, card: int, counts: dict[str, int], words: str) -> views.Card:
        """Return as JSON who a card is, by these words, as far as the seat knows, and what lies on it."""
        slot = self.slot(card)
        told: views.Card = {
            "slot": None if slot in (HIDDEN, layout.UNIT) else slot,
            "unit": slot == layout.UNIT,
            "counters": cast("dict[views.Counter, int]", counts),
        }
        if slot == HIDDEN:
            return told
        face: views.Face = (
            {"title": say(self.language, "patrol-unit")} if slot == layout.UNIT else self.face(seat, slot)
        )
        return {**told, "level": int(level(self.position.tables, seat, card)), "words": words, **face}

    def buried(self) -> list[views.Buried]:
        """Return as JSON what is printed on each card of both discards."""
        return [
            {"seat": seat, "slot": slot, **self.face(seat, slot)}
            for seat in range(rules.SEATS)
            for slot in self.fallen(seat)
        ]

    def face(self, seat: int, slot: int) -> views.Face:
        """Return as JSON what is printed on a card and written in its bubble."""
        listed = self.cards(seat)[slot]
        soldier = self.game.roster.soldiers[listed.soldier]
        return printed(self.game.face(seat, listed.soldier), soldier, listed.colour, self.language)

    def going_on(self) -> views.Action | None:
        """Return as JSON the attack or ability that is not over yet, or None."""
        words = self.words
        if not words[layout.ACTOR]:
            return None
        return {
            "actor": int(words[layout.ACTOR] - 1),
            "aimed": int(words[layout.AIMED] - 1) if words[layout.AIMED] else None,
            "sacrifices": members(int(words[layout.GIVEN])),
            "paid": int(words[layout.SUM]),
            "ability": int(words[layout.POWER] - 1) if words[layout.POWER] else None,
        }
