"""The table as one seat sees it, in words: nothing here knows more than the view."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, Protocol, get_args

from mypy_extensions import i64

from vedette.core.bits import members
from vedette.core.game import CHANCE, OVER
from vedette.core.language import apart, capital, join, say
from vedette.games.patrol import views
from vedette.games.patrol.cards import colours
from vedette.games.patrol.engine import rules as r
from vedette.games.patrol.engine import state as layout
from vedette.games.patrol.engine.notation import PLACE_NAMES
from vedette.games.patrol.engine.powers import counters
from vedette.games.patrol.engine.state import wounds, zone
from vedette.games.patrol.engine.strength import attack, health
from vedette.games.patrol.engine.view import VIEWER, read, slots
from vedette.games.patrol.engine.vocabulary import COUNTERS, WIZARD

if TYPE_CHECKING:
    from vedette.core.game import Rules
    from vedette.games.patrol.cards.sets import SoldierFace
    from vedette.games.patrol.engine.rules import Options
    from vedette.games.patrol.engine.soldier import Card, Roster, Said
    from vedette.games.patrol.engine.turn import Position

PHASES: Final[tuple[views.Phase, ...]] = get_args(views.Phase)
GOALS: Final[dict[int, views.Goals]] = {r.NORMAL: "normal", r.QUICK: "quick", r.ROUNDS: "rounds", r.LORE: "lore"}
NUMERALS: Final = ("", "I", "II", "III", "IV", "V")
"""The Roman numerals by which patrols are called, by their number."""
HIDDEN: Final = -1
"""The slot of a card that the seat cannot name."""
NAMES: Final = 4096
"""How many names of cards in words are cached."""


class FacedGame(Protocol):
    """A game that knows what is printed on the card of each soldier."""

    last: dict[tuple[str, int, int], tuple[object, views.Laid]]
    """By language, viewer and place, what was shown last of the card there, after all that it tells; not to change."""
    dead: dict[tuple[str, int, int], tuple[object, dict[str, str]]]
    """By language, viewer and seat, the same of its discards."""

    @property
    def options(self) -> Options:
        """The variants that the game is played with."""

    @property
    def rules(self) -> Rules:
        """The name of the game's rules, and their version."""

    @property
    def roster(self) -> Roster:
        """The soldiers of both seats."""

    def face(self, seat: int, soldier: int) -> SoldierFace:
        """Return what is printed on a soldier, as a seat's set has it."""

    def titles(self, seat: int, language: str) -> dict[int, str]:
        """Return the names of a seat's soldiers without a colour, by their numbers in the roster."""


@lru_cache(maxsize=NAMES)
def _named(name: Said, colour: int, language: str) -> str:
    """Return the name of a soldier with its colour."""
    return say(language, "patrol-card", name=name.to(language), colour=colours.name(colour, language))


def lying(card: int) -> dict[str, int]:
    """Return how many counters lie on a card, by their kinds; kinds of which there are none are left out."""
    if not card & layout.COUNTER_BITS:
        return {}
    return {COUNTERS[what]: count for what in range(WIZARD) if (count := int(counters(card, what)))}


class Wording:
    """Tells a seat's view in words. Its position is imagined: only what the view holds may be asked of it."""

    def __init__(self, game: FacedGame, view: bytes, position: Position, language: str) -> None:
        """Look at a view through its game; the position must look exactly like the view."""
        self.game = game
        self.language = language
        self.words = read(view)
        self.position = position
        self.viewer = int(self.words[VIEWER])

    def cards(self, seat: int) -> tuple[Card, ...]:
        """Return the cards of a seat's deck, by slot, as imagined; those that the view names are the true ones."""
        return self.position.tables.decks[seat].cards

    def slot(self, card: int) -> int:
        """Return the slot of a card's word in the view, or HIDDEN."""
        slot = card & layout.SLOT
        return HIDDEN if slot == layout.UNKNOWN else slot

    def name(self, seat: int, slot: int) -> str:
        """Return in words soldier and colour of the card at a slot of a seat's deck; UNIT is a wizard unit."""
        if slot == layout.UNIT:
            return say(self.language, "patrol-unit")
        listed = self.cards(seat)[slot]
        if not listed.colour:
            return self.title(seat, slot)
        return _named(self.game.face(seat, listed.soldier).name, listed.colour, self.language)

    def title(self, seat: int, slot: int) -> str:
        """Return in words a card's soldier, without its colour, by its slot in a seat's deck."""
        return self.game.titles(seat, self.language)[self.cards(seat)[slot].soldier]

    def called(self, place: int) -> str:
        """Return what a card on the table is called: who it is, if the seat knows, and its place."""
        slot = self.slot(int(self.words[layout.CARDS + place]))
        if slot == HIDDEN:
            return say(self.language, "patrol-hidden", place=PLACE_NAMES[place])
        return self.placed(self.name(place // r.PLACES, slot), place)

    def short(self, place: int) -> str:
        """Return what a card on the table is called, without colour: who it is, if the seat knows, and its place."""
        slot = self.slot(int(self.words[layout.CARDS + place]))
        named = slot not in (HIDDEN, layout.UNIT)
        return self.placed(self.title(place // r.PLACES, slot), place) if named else self.called(place)

    def placed(self, name: str, place: int) -> str:
        """Return a card's name with its place on the table."""
        return say(self.language, "patrol-known", name=name, place=PLACE_NAMES[place])

    def ability(self, seat: int, slot: int, which: int) -> str:
        """Return the name of a card's own ability (0) or its colour's (1)."""
        if which:
            return colours.hues()[self.cards(seat)[slot].colour - 1].ability.to(self.language)
        return self.game.face(seat, self.cards(seat)[slot].soldier).ability.to(self.language)

    def speaker(self) -> int:
        """Return the place of the card turned up whose power comes next, the mover's first (§6.4); or -1."""
        seat, pending = int(self.words[layout.SEAT]), members(int(self.words[layout.PENDING]))
        return min(pending, key=lambda place: (place // r.PLACES != seat, place), default=-1)

    def side(self, seat: int) -> views.SideName:
        """Return ``you``, ``enemy``, or for a spectator ``a`` or ``b``: what messages choose by."""
        if self.viewer in range(r.SEATS):
            return "you" if seat == self.viewer else "enemy"
        return "b" if seat else "a"

    # What is wanted, and how it ended

    def ask(self) -> str:
        """Return in words what is wanted of the player who is to act, or how the game ended."""
        mover = self.position.mover()
        if mover in (CHANCE, OVER):
            return say(self.language, "patrol-ask-chance") if mover == CHANCE else self.result() or ""
        phase = PHASES[self.position.phase()]
        asked = phase if phase in ("setup", "assign", "aim", "pick", "window", "battle") else "stage"
        values = self.met() if self.answers() else {}
        return capital(say(self.language, f"patrol-ask-{asked}", side=self.side(mover), **values))

    def answers(self) -> bool:
        """Return whether the viewer is asked for an answer."""
        return PHASES[self.position.phase()] == "window" and self.position.mover() == self.viewer

    def met(self) -> dict[str, str]:
        """Return the variables of the message that asks for an answer: who acts, on whom, ability, sacrifices."""
        words = self.words
        actor, aimed, power = [int(words[at]) - 1 for at in (layout.ACTOR, layout.AIMED, layout.POWER)]
        slot = self.slot(int(words[layout.CARDS + actor]))
        known = slot not in (HIDDEN, layout.UNIT)
        given = [self.short(place) for place in members(int(words[layout.GIVEN]))]
        return {
            "kind": "nobody" if aimed < 0 else "ability" if power >= 0 else "attack",
            "actor": self.short(actor),
            "aimed": self.short(aimed) if aimed >= 0 else "",
            "down": "no" if aimed >= 0 and int(words[layout.CARDS + aimed]) & layout.UP else "yes",
            "used": self.ability(actor // r.PLACES, slot, power) if known and power >= 0 else "no",
            "given": join(self.language, given) if given else "no",
        }

    def more(self) -> str:
        """Return a sentence more for the viewer if they are to act and there is more to say; else an empty string."""
        mover = self.position.mover()
        if mover != self.viewer or mover < 0:
            return ""
        phase = PHASES[self.position.phase()]
        if phase == "battle":
            stays = int(self.words[layout.STAYS])
            return say(self.language, "patrol-more-battle", stays=stays)
        return say(self.language, f"patrol-more-{phase}") if phase in ("setup", "assign") else ""

    def shape(self) -> list[str]:
        """Return sentences for who forms patrols: how many the opponent has, and what few or many of them mean."""
        seat, language = 1 - self.viewer, self.language
        zones = [zone(self.words[layout.CARDS + place]) for place in range(r.PLACES * seat, r.PLACES * seat + r.PLACES)]
        sizes = [zones.count(number) for number in sorted(self.manned(seat))]
        theirs = say(
            language, "patrol-shape-theirs", count=len(sizes), sizes=join(language, [str(one) for one in sizes])
        )
        many = "yes" if self.game.options.many else "no"
        told = [say(language, f"patrol-shape-{which}") for which in ("together", "apart")]
        return [*([theirs] if sizes else []), *told, say(language, "patrol-shape-over", many=many)]

    def result(self) -> str | None:
        """Return how the game ended, in words; None while it goes on."""
        if self.position.mover() != OVER:
            return None
        first, second = [self.position.score(seat) for seat in range(r.SEATS)]
        if first == second:
            return say(self.language, "patrol-drawn", points=first)
        winner = 0 if first > second else 1
        return say(
            self.language, "patrol-won", side=self.side(winner), more=max(first, second), less=min(first, second)
        )

    # What lies where

    def fallen(self, seat: int) -> list[int]:
        """Return the slots of a seat's discards."""
        at = layout.DISCARDS + 2 * seat
        return [int(slot) for slot in slots(self.words[at], self.words[at + 1])]

    def left(self, seat: int) -> int:
        """Return how many cards a seat's deck has left."""
        position = self.position
        return sum(int(position.words[layout.DECKS + 2 * seat + half]).bit_count() for half in range(2))

    def manned(self, seat: int) -> set[int]:
        """Return the numbers of those patrols of a seat that have a card."""
        zones = {
            int(zone(self.words[layout.CARDS + place])) for place in range(r.PLACES * seat, r.PLACES * seat + r.PLACES)
        }
        return zones & set(range(1, r.PATROLS + 1))

    def faced(self, seat: int, number: int, manned: set[int]) -> list[int]:
        """Return which of the enemy patrols that have a card a patrol faces: several only with *many to one*."""
        pairs = int(self.words[layout.PAIRS + seat])
        first = pairs >> 4 * (number - 1) & 15
        further = pairs >> layout.FURTHER + r.PATROLS * (number - 1) & 31
        told = {first, *[other + 1 for other in members(further)]}
        return sorted(told & manned)

    def lain(self, place: int) -> dict[str, int]:
        """Return how many counters lie on a card on the table, by their kinds, and the damage that is kept on it."""
        counts = lying(int(self.words[layout.CARDS + place]))
        if damage := int(wounds(self.position.words, i64(place))):
            counts["wounds"] = damage
        return counts

    def strong(self, place: int) -> tuple[int, int] | None:
        """Return the attack and the health of a card on the table; None where the seat does not know who it is."""
        if self.slot(int(self.words[layout.CARDS + place])) == HIDDEN:
            return None
        tables, words = self.position.tables, self.position.words
        return int(attack(tables, words, place)), int(health(tables, words, place))

    # Lines of text

    def lines(self) -> list[str]:
        """Return the view as lines of text."""
        language = self.language
        head = [self.goal_line(), self.ask()]
        for seat in range(r.SEATS):
            points, left = self.position.score(seat), self.left(seat)
            dead = len(self.fallen(seat))
            head.append(
                say(language, "patrol-side", side=self.side(seat), points=points, left=left, dead=dead),
            )
            head += self.side_lines(seat)
        return head

    def goal_line(self) -> str:
        """Return in words which round it is, and what the game is played to."""
        options = self.game.options
        most = options.rounds if options.goal == r.ROUNDS else r.POINTS[options.goal] if options.goal != r.LORE else 0
        goal = GOALS[options.goal]
        return say(self.language, "patrol-round", round=self.position.turn(), goal=goal, most=most)

    def side_lines(self, seat: int) -> list[str]:
        """Return a seat's hand, patrols and base as lines of text."""
        words, language = self.words, self.language
        out = []
        held = [int(words[layout.HANDS + r.HAND * seat + at]) for at in range(r.HAND)]
        if cards := [self.held_words(seat, card) for card in held if card]:
            out.append(say(language, "patrol-hand-line", cards=", ".join(cards)))
        places = range(r.PLACES * seat, r.PLACES * seat + r.PLACES)
        manned = self.manned(1 - seat)
        for number in range(1, r.PATROLS + 1):
            if mine := [
                self.line(place, self.strong(place), self.lain(place))
                for place in places
                if zone(int(words[layout.CARDS + place])) == number
            ]:
                faced = join(language, [NUMERALS[other] for other in self.faced(seat, number, manned)]) or 0
                out.append(
                    say(
                        language,
                        "patrol-patrol-line",
                        number=NUMERALS[number],
                        faced=faced,
                        cards=apart(language, mine),
                    )
                )
        if home := [
            self.line(place, self.strong(place), self.lain(place))
            for place in places
            if zone(int(words[layout.CARDS + place])) == layout.BASE
        ]:
            out.append(say(language, "patrol-base-line", cards=apart(language, home)))
        return out

    def held_words(self, seat: int, card: int) -> str:
        """Return a card of a hand in words."""
        slot = self.slot(card)
        name = say(self.language, "patrol-back") if slot == HIDDEN else self.name(seat, slot)
        return self.marked(name, lying(card))

    def line(self, place: int, strong: tuple[int, int] | None, counts: dict[str, int]) -> str:
        """Return a card on the table in words: who, how strong (``strong``), what lies on it (``lain``)."""
        card = int(self.words[layout.CARDS + place])
        name = self.called(place)
        if strong is not None:
            state = "up" if card & layout.UP else "seen" if card & layout.KNOWN else "down"
            name = say(self.language, "patrol-strong", name=name, state=state, attack=strong[0], health=strong[1])
        return self.marked(name, counts)

    def marked(self, name: str, counts: dict[str, int]) -> str:
        """Return a card's name in words, with the counters and the damage on it."""
        told = [say(self.language, "patrol-lying", kind=kind, count=count) for kind, count in counts.items()]
        return say(self.language, "patrol-marked", name=name, marks=join(self.language, told)) if told else name
