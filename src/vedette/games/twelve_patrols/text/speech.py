"""12 Patrols in words: what every page, terminal, log and screen reader is told, in two languages."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from vedette.core.advice import Advice, Odds, counted
from vedette.core.beat import Beat
from vedette.core.bits import members
from vedette.core.chance import spell
from vedette.core.language import capital, join, say
from vedette.games.twelve_patrols.bots import forecast as forecasts
from vedette.games.twelve_patrols.bots import hint as hints
from vedette.games.twelve_patrols.bots import shortage as shortages
from vedette.games.twelve_patrols.bots.reason import Reason, told_short
from vedette.games.twelve_patrols.cards import code as link
from vedette.games.twelve_patrols.cards import deck as region_cards
from vedette.games.twelve_patrols.cards import definition as pins
from vedette.games.twelve_patrols.engine import rules
from vedette.games.twelve_patrols.engine import state as at
from vedette.games.twelve_patrols.engine.game import Setup, parts_of
from vedette.games.twelve_patrols.engine.notation import TARGET_NAMES
from vedette.games.twelve_patrols.engine.options import names
from vedette.games.twelve_patrols.engine.rules import Options
from vedette.games.twelve_patrols.solver.requirements import MOST_SPAN, size
from vedette.games.twelve_patrols.text import position as position_text
from vedette.games.twelve_patrols.text.place import Land

if TYPE_CHECKING:
    from vedette.core.beat import BeatKind
    from vedette.games.twelve_patrols.cards.deck import DeckFile
    from vedette.games.twelve_patrols.engine.turn import Position

USUAL: Final = "house"
"""The deck that is played when no other is named."""


@cache
def moved_words(way: str, action: int, language: str) -> str:
    """Return in words that an item is given up or changed: the same in every position of every deck."""
    parts = parts_of(action)
    do = str(parts["do"])
    if do == "change":
        old, new = int(parts["from"]), int(parts["to"])
        die = position_text.item_words(rules.item(int(parts["colour"]), old), language)
        values: dict[str, str | float] = {"item": die, "to": new}
    else:
        values = {"item": position_text.item_words(int(parts["item"]), language)}
    return say(language, f"say-{do}" if way == "say" else f"tell-{do}", **values)


@lru_cache(maxsize=4 * position_text.READ)
def put_words(way: str, kind: int, place: str, language: str) -> str:
    """Return in words that an item is put where the words of a place say."""
    return say(language, f"{way}-put", item=position_text.item_words(kind, language), place=place)


class TwelvePatrols(Setup):
    """A game of 12 Patrols with its words: views as JSON and text, actions and advice as sentences, codes."""

    def __init__(self, cards: DeckFile, options: Options | None = None) -> None:
        super().__init__(cards.deck, Options() if options is None else options)
        self.cards = cards

    def picture(self, view: bytes, language: str) -> position_text.Picture:
        """Return the position of a view in a language, ready to be given as JSON or as lines of text."""
        return position_text.Picture(self, self.cards, self.position(view), language)

    def show(self, view: bytes, language: str) -> dict[str, object]:
        """Return the view as JSON; ``docs/show.md`` names every field."""
        return dict(self.picture(view, language).whole())

    def faces(self, view: bytes, language: str) -> list[str]:
        """Return what each card of the deck asks, a line for each."""
        return [position_text.region_words(region, language) for region in self.deck.regions]

    def say(self, view: bytes, action: int, language: str) -> str:
        return self._words("say", view, action, language)

    def tell(self, before: bytes, action: int, seat: int, language: str) -> str:
        """Return in words what an action did, as a line of a log."""
        return capital(self._words("tell", before, action, language))

    def continues(self, past: bytes, earlier: int, view: bytes, action: int) -> bool:
        """Return whether both are rolls: the nine dice are one throw."""
        return max(earlier, action) < rules.DRAW

    def sum_up(self, before: bytes, after: bytes, actions: list[int], clauses: list[str], language: str) -> str:
        """Return the dice rolled so far in one line, by their colours."""
        pips = [str(parts_of(action)["pips"]) for action in actions]
        rolled = [
            say(language, "tell-rolls-of", colour=colour, pips=" ".join(pips[first : first + rules.EACH]))
            for first, colour in zip(range(0, len(pips), rules.EACH), rules.COLOUR_NAMES, strict=False)
        ]
        return say(language, "tell-rolls", dice=", ".join(rolled))

    def beats(self, before: bytes, action: int, after: bytes, language: str) -> list[Beat]:
        """Return what followed from an action, one by one: the roll, card or item, completed lines, the end."""
        parts = self.parts(action)
        do = str(parts["do"])
        was, now = self.position(before), self.position(after)
        kinds: dict[str, BeatKind] = {
            "roll": "roll",
            "draw": "turn",
            "place": "lay",
            "put": "lay",
            "discard": "fall",
            "change": "roll",
        }
        kind = kinds.get(do)
        region, item = parts.get("region"), parts.get("item")
        if do == "change":
            item = rules.item(int(parts["colour"]), int(parts["to"]))
        slots = (f"region {region}",) if region is not None else (f"item {item}",) if item is not None else ()
        beats = []
        if kind == "turn":
            card = dict(self.picture(after, language).region(int(parts["region"])))
            beats.append(Beat(kind, "", slots, (), (card,)))
        elif kind:
            numbers = (int(parts.get("pips", parts.get("to", 0))),) if kind == "roll" else ()
            beats.append(Beat(kind, "", slots, numbers))
        if do == "roll" and now.phase() != was.phase():
            beats = [self._thrown(now, language)]
        if do == "end" and now.phase() != at.WON and (held := members(was.complete() & at.lines_through(was.new()))):
            lines = capital(position_text.line_words(held, language))
            words = say(language, "tell-holds", lines=lines, count=len(held))
            beats.append(Beat("line", words, _lands(now, held), (len(held),)))
        if do == "place":
            for line in members(now.complete() & at.lines_through(now.new())):
                beats.append(Beat("line", "", _lands(now, [line])))
        if now.phase() in (at.WON, at.LOST) and was.phase() != now.phase():
            won = now.phase() == at.WON
            lands = _lands(now, list(range(rules.LINES))) if won else ()
            beats.append(Beat("end", say(language, "ask-won") if won else "", lands, (int(won),)))
        return beats

    def _thrown(self, position: Position, language: str) -> Beat:
        """Return the beat of the nine dice, all rolled: one throw."""
        dice = [kind for kind in at.items_of(position.supply()) if kind % rules.FACES != rules.CUBE]
        rolled = [
            say(
                language,
                "tell-rolls-of",
                colour=colour,
                pips=" ".join([str(die % rules.FACES) for die in dice[first:][:3]]),
            )
            for first, colour in zip(range(0, rules.DICE, rules.EACH), rules.COLOUR_NAMES, strict=True)
        ]
        words = say(language, "sentence", words=say(language, "tell-rolls", dice=", ".join(rolled)))
        return Beat("roll", words, tuple(f"item {die}" for die in dice), tuple(die % rules.FACES for die in dice))

    def _words(self, way: str, view: bytes, action: int, language: str) -> str:
        """Return an action in words, to choose (``say``) or done (``tell``)."""
        if rules.DISCARD <= action < rules.END:
            return moved_words(way, action, language)
        if rules.PUT <= action < rules.DISCARD:
            spot, kind = divmod(action - rules.PUT, rules.TYPES)
            return put_words(way, kind, Land.of(self.position(view)).spot_words(spot, self.deck, language), language)
        parts = self.parts(action)
        do = str(parts["do"])
        if do == "place":
            words = self._placing(way, Land.of(self.position(view)), action, language)
            return self._followed(words, view, action, language) if way == "tell" else words
        values: dict[str, str | float] = {}
        if do == "roll":
            rolled = int(self.position(view).words[at.ROLLED])
            values = {"colour": rules.COLOUR_NAMES[rolled // rules.EACH], "pips": parts["pips"]}
        elif do == "draw":
            values = {"name": self.deck.regions[int(parts["region"])].name}
        else:
            values = {"turn": self.position(view).turn()}
        return say(language, f"say-{do}" if way == "say" else f"tell-{do}", **values)

    def _placing(self, way: str, land: Land, action: int, language: str) -> str:
        """Return a placement in words, to choose or done: beside what it is placed while the frame can still move."""
        region, target = divmod(action - rules.PLACE, rules.TARGETS)
        name, place = self.deck.regions[region].name, land.target_words(target, self.deck, language)
        return say(language, f"{way}-place" if place else f"{way}-first", name=name, place=place)

    def _followed(self, words: str, view: bytes, action: int, language: str) -> str:
        """Return a told placement with the lines that it completes and the borders that it fixes."""
        position = self.position(view)
        was = size(position)
        position.apply(action)
        closed = members(position.complete() & at.lines_through(position.new()))
        if closed:
            lines = "both" if len(closed) > 1 else "row" if closed[0] < rules.LINES // 2 else "column"
            words = say(language, "tell-closes", words=words, lines=lines)
        for axis, before, now in zip(("rows", "columns"), was, size(position), strict=True):
            if before < now == MOST_SPAN:
                frame = say(language, "frame-fixed", axis=axis)
                count = Land.of(position).outward(axis, self.deck)
                words = say(language, "tell-frame", words=words, frame=frame, count=count)
        return words

    def describe(self, view: bytes, language: str) -> str:
        return "\n".join(self.picture(view, language).lines())

    def code(self, deal: list[int]) -> str:
        """Return the code of a whole deal, or nothing where some of it is not known.

        It brings the deck and the variants where they are not the usual ones.
        """
        if len(deal) < rules.DICE + rules.CELLS:
            return ""
        deck = region_cards.called(self.deck) or link.pack(self.deck)
        head, number = "+".join([deck, *names(self.options)]), spell(self.number(deal), self.deals())
        return number if head == USUAL else f"{head}/{number}"

    def definition(self) -> list[str]:
        """Return the lines by which a record fixes what is played with: the variants, the cards, and their hash."""
        return pins.define(self.deck, self.options)

    def advise(self, view: bytes, tier: int, language: str) -> Advice:
        """Return advice from a view: tier 1 nudges, 2 says where to look, 3 names the action and why.

        Tier 4 adds the line, a kingdom to aim at, and how the alternative comes to fail.

        Raises ValueError where the player is not to act.
        """
        found = hints.hint(self, view)
        if tier < 3:
            chosen = found.nudge if tier == 1 else found.card or found.nudge
            return Advice(self.reasons(view, chosen, language), [] if tier == 1 else pointed(chosen), None, [])
        details = found.details if tier > 3 else []
        why = self.reasons(view, [*found.why, *found.against, *details], language)
        if found.action < 0:
            return Advice([*self.reasons(view, found.nudge, language), *why], pointed(found.nudge), None, [])
        do = say(language, "sentence", words=self.say(view, found.action, language))
        line = found.plan if tier == 4 else []
        return Advice([do, *why], [self.parts(found.action)], found.action, line)

    def reasons(self, view: bytes, reasons: list[Reason], language: str) -> list[str]:
        """Return the reasons of a hint as sentences in a language."""
        land = Land.of(self.position(view))
        told = []
        for reason in reasons:
            told.append(capital(self._reason(view, land, reason, language)))
            action = reason.numbers.get("action", -1)
            if rules.PLACE <= action < rules.PUT:
                land, _ = land.laid(*divmod(action - rules.PLACE, rules.TARGETS))  # what is told next follows it
        return told

    def _reason(self, view: bytes, land: Land, reason: Reason, language: str) -> str:
        values: dict[str, str | float] = {
            name: self._named(view, land, name, number, language) for name, number in reason.numbers.items()
        }
        names_told = [self.deck.regions[region].name for region in reason.cards]
        if len(names_told) == rules.CELLS:
            for row, name in enumerate(("top", "middle", "bottom")):
                values[name] = ", ".join(names_told[3 * row : 3 * row + 3])
        elif names_told:
            values["cards"] = ", ".join(names_told)
        if reason.cells:
            values["cells"] = join(language, [TARGET_NAMES[cell] for cell in reason.cells], "or")
        return say(language, reason.message, **values)

    def _named(self, view: bytes, land: Land, name: str, number: int, language: str) -> str | float:
        """Return the name of what a number in a hint's reason stands for, or the number where it names nothing."""
        if name == "region":
            return self.deck.regions[number].name
        if name == "line":
            return position_text.line_words([number], language) if number >= 0 else ""
        if name == "spot":
            return land.spot_words(number, self.deck, language)
        if name == "edge":
            return self._edge_words(number, language)
        if name == "colour":
            return rules.COLOUR_NAMES[number]
        if name == "action" and rules.PLACE <= number < rules.PUT:
            return self._placing("say", land, number, language)
        return self.say(view, number, language) if name == "action" else number

    def _edge_words(self, edge: int, language: str) -> str:
        """Return an edge in words, as four times the region and the side: ``High Moor, east: exactly 3 items``."""
        region, side = divmod(edge, 4)
        card = self.deck.regions[region]
        asked = say(
            language, "edge", edge=region_cards.EDGES[side], demand=position_text.demand_words(card[1 + side], language)
        )
        return say(language, "edge-of", name=card.name, edge=asked)

    def failing(self, position: Position, language: str) -> str:
        """Return which line fails in a position that cannot be won; empty where no line fails by itself."""
        if position.phase() == at.LOST:
            return say(language, "lost-lines", lines=position_text.line_words(members(position.unmet()), language))
        if position.phase() not in (at.PLACE_CARD, at.FILL, at.CHANGE_DIE):
            return ""
        found = shortages.shortage(position)
        return self.reasons(position.view(0), [told_short(found)], language)[0] if found.line >= 0 else ""

    def win_chance(self, view: bytes) -> Odds:
        """Return the chance of a win under fair play from a view on, with its interval where it is an estimate."""
        position = self.position(view)
        if position.phase() in (at.WON, at.LOST):
            return counted(position.returns()[0])
        chance = forecasts.forecast(self, position).chance()
        return Odds(chance.value, chance.exact, chance.low, chance.high)


def pointed(reasons: list[Reason]) -> list[dict[str, int | str]]:
    """Return the regions, spots and lines that the reasons of a hint point at, each as a name and a number."""
    shown = ("region", "spot", "line")
    return [{name: reason.numbers[name]} for reason in reasons for name in shown if reason.numbers.get(name, -1) >= 0]


def _lands(position: Position, lines: list[int]) -> tuple[str, ...]:
    """Return the regions in any of these lines, row by row, as places of a beat."""
    cells = [cell for cell in range(rules.CELLS) if any(at.lines_through(cell) >> line & 1 for line in lines)]
    return tuple(f"region {position.region_at(cell)}" for cell in cells)
