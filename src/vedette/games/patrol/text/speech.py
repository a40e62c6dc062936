"""Patrol in words: what every page, terminal, log and screen reader is told, in two languages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from vedette.core.chance import Stream
from vedette.core.language import capital, join, say
from vedette.games.patrol.cards import deck as decks
from vedette.games.patrol.cards import definition as pins
from vedette.games.patrol.engine import state as at
from vedette.games.patrol.engine.foresight import aims, blow, foresee, prospect
from vedette.games.patrol.engine.game import Setup
from vedette.games.patrol.engine.options import names
from vedette.games.patrol.engine.rules import HAND, PLACES, TARGET, Options
from vedette.games.patrol.engine.soldier import Card, Deck, Roster
from vedette.games.patrol.text import telling
from vedette.games.patrol.text.beats import beats
from vedette.games.patrol.text.position import Picture
from vedette.games.patrol.text.wording import HIDDEN, NUMERALS, PHASES

if TYPE_CHECKING:
    from vedette.core.beat import Beat
    from vedette.games.patrol import views as show
    from vedette.games.patrol.cards.deck import Draft
    from vedette.games.patrol.cards.sets import SoldierFace
    from vedette.games.patrol.engine.turn import Position


USUAL: Final = "vanguard"
"""The deck that both play when no other is named."""
PICTURES: Final = 8
"""How many views are cached with what tells them: those before and after an action and the steps that follow from it,
for each seat."""


class Patrol(Setup):
    """Patrol with its words: the rules, and all that pages, terminals and logs are told, in words and as JSON."""

    def __init__(self, drafts: tuple[Draft, Draft], options: Options | None = None) -> None:
        """Play with a deck for each seat, of one set or of two, and these variants."""
        first, second = [draft.cards.roster for draft in drafts]
        decks = (drafts[0].deck, drafts[1].deck)
        roster = first
        if second != first:
            roster = Roster(f"{first.name}+{second.name}", first.soldiers + second.soldiers, first.colours)
            moved = tuple(Card(card.soldier + len(first.soldiers), card.colour) for card in decks[1].cards)
            decks = (decks[0], Deck(decks[1].name, moved))
        super().__init__(roster, decks, options or Options(), 0 if second == first else len(first.soldiers))
        self.drafts = drafts
        self._pictures: dict[tuple[bytes, str], Picture] = {}
        """A cache of the views that were told last: an action is told of the views before and after it, to each
        seat."""
        self.last: dict[tuple[str, int, int], tuple[object, show.Laid]] = {}
        """By language, viewer and place, what was shown last of the card there, after all that it tells."""
        self.dead: dict[tuple[str, int, int], tuple[object, dict[str, str]]] = {}
        """By language, viewer and seat, the same of its discards."""
        self._titles: dict[tuple[int, str], dict[int, str]] = {}

    def face(self, seat: int, soldier: int) -> SoldierFace:
        """Return what is printed on a soldier of the roster, as a seat's set has it."""
        return self.drafts[seat].cards.faces[soldier - (self.split if seat else 0)]

    def titles(self, seat: int, language: str) -> dict[int, str]:
        """Return the names of a seat's soldiers without a colour, by their numbers in the roster."""
        titles = self._titles.get((seat, language))
        if titles is None:
            first, faces = self.split if seat else 0, self.drafts[seat].cards.faces
            titles = {soldier: face.name.to(language) for soldier, face in enumerate(faces, first)}
            self._titles[seat, language] = titles
        return titles

    def code(self, deal: list[int]) -> str:
        """Return the code of a deal that has a number, with decks and variants that are not usual; else nothing."""
        number = super().code(deal)
        if not number:
            return ""
        told = [decks.called(one) or decks.code(one) for one in self.drafts]
        spec = told[0] if told[0] == told[1] else ",".join(told)
        head = "+".join([spec, *names(self.options)])
        return number if head == USUAL else f"{head}/{number}"

    def definition(self) -> list[str]:
        """Return what a record pins: the variants, both decks, the soldiers they use, and their hash."""
        return pins.define(self.drafts, self.options)

    def common(self) -> list[str]:
        """Return the lines of a record that all seats know: all, or the variants if deck lists are closed (§1.5)."""
        return super().common() if not self.options.closed else [f"options: {' '.join(names(self.options))}"]

    def picture(self, view: bytes, language: str) -> Picture:
        """Return what tells a seat's view in a language, in words and as JSON; it is cached, so do not change it."""
        picture = self._pictures.get((view, language))
        if picture is None:
            if len(self._pictures) == PICTURES:
                del self._pictures[next(iter(self._pictures))]
            picture = self._pictures[view, language] = Picture(self, view, self.imagine(view, Stream(0)), language)
        return picture

    def show(self, view: bytes, language: str) -> dict[str, object]:
        return dict(self.picture(view, language).whole())

    def describe(self, view: bytes, language: str) -> str:
        return "\n".join(self.picture(view, language).lines())

    def faces(self, view: bytes, language: str) -> list[str]:
        """Return everything that is printed on each card that a seat can read, a line for each."""
        return self.picture(view, language).faces()

    def drawn(self, view: bytes, language: str) -> list[dict[str, object]]:
        """Return what is printed on each card that was discarded, for a page to draw."""
        return [dict(card) for card in self.picture(view, language).buried()]

    def say(self, view: bytes, action: int, language: str) -> str:
        return self._words("say", view, action, language)

    def tell(self, before: bytes, action: int, seat: int, language: str) -> str:
        """Return in words what a seat saw happen, as a line of a log."""
        return self._words("tell", before, action, language)

    def outcomes(self) -> bool:
        """Return True: the log adds what came of an action, such as who died in a clash."""
        return True

    def beats(self, before: bytes, action: int, after: bytes, language: str) -> list[Beat]:
        """Return what followed from an action: who was attacked, turned up, clashed, changed, died or scored."""
        told = beats(self.picture(before, language), action, self.picture(after, language))
        return [beat._replace(words=capital(beat.words)) for beat in told]

    def clause(self, before: bytes, action: int, words: str, followed: list[Beat], language: str) -> str:
        """Return in words what a step of an attack or ability adds to the action's line of the log."""
        return telling.clause(self.picture(before, language), action, words, followed)

    def sum_up(self, before: bytes, after: bytes, actions: list[int], clauses: list[str], language: str) -> str:
        """Return the log's line of all steps of an attack or ability, or of all cards drawn or laid together."""
        told = telling.sum_up(self.picture(before, language), self.picture(after, language), actions, clauses)
        return capital(told)

    def account(self, state: Position, actions: list[int], seat: int, language: str) -> list[str]:
        """Return actions from a position on as a log has them: each in one line, its steps and what came of it."""
        told: list[str] = []
        steps: list[int] = []
        clauses: list[str] = []
        position, view, past = state.copy(), state.view(seat), b""
        for action in actions:
            position.apply(action)
            after = position.view(seat)
            words, followed = self.tell(view, action, seat, language), self.beats(view, action, after, language)
            if steps and self.continues(past, steps[-1], view, action):
                told.pop()
            else:
                steps, clauses = [], []
            steps.append(action)
            clauses.append(self.clause(view, action, words, followed, language))
            alone = " ".join([words, *[beat.words for beat in followed if beat.words]])
            told.append(self.sum_up(view, after, steps, clauses, language) if len(steps) > 1 else alone)
            past, view = view, after
        return [one for one in told if one]

    def foresee(self, view: bytes, actions: list[int], language: str) -> tuple[list[str], dict[str, object]]:
        """Return in words and as JSON what an attack or an answer would come to, as far as this view can tell.

        Of an attack without a target yet it is told in words against each; of anything else nothing is. Raises
        Illegal for an action that may not be done.
        """
        if self.picture(view, language).position.phase() == at.WINDOW:
            return self._foreseen(view, actions, language, counts=False)
        targets = aims(self, view, actions)
        if targets is not None:
            told = [self._foreseen(view, [*actions, target], language, counts=False)[0] for target in targets]
            return [" ".join(words) for words in told], {}
        return self._foreseen(view, actions, language, counts=True)

    def _foreseen(
        self, view: bytes, actions: list[int], language: str, *, counts: bool
    ) -> tuple[list[str], dict[str, object]]:
        """Return what an attack on a target would come to; ``counts`` tries every card that a hidden one may be."""
        found = foresee(self, view, actions)
        counted = prospect(self, view, actions, found.aimed) if counts else None
        picture = self.picture(view, language)
        names: dict[str, str | int] = {"actor": picture.called(found.actor), "aimed": picture.called(found.aimed)}
        facts: show.Foresight = {
            "actor": found.actor,
            "aimed": found.aimed,
            "hidden": found.hidden,
            "blow": cast("show.Blow", found.blow._asdict()) if found.blow else None,
            "fates": [{"place": place, "falls": falls} for place, falls in found.falls.items()],
            "prospect": cast("show.Prospect", counted._asdict()) if counted else None,
        }
        if counted:
            told = "patrol-foresee-shot" if found.shot else "patrol-foresee-prospect"
            neither = counted.cards - counted.beats - counted.trades - counted.loses
            return [say(language, told, **names, **counted._asdict(), neither=neither)], dict(facts)
        if found.hidden:
            return [say(language, "patrol-foresee-hidden", **names)], dict(facts)
        words = [say(language, "patrol-foresee-blow", **names, **found.blow._asdict())] if found.blow else []
        fallen = [picture.called(place) for place, falls in found.falls.items() if falls]
        unsure = [picture.called(place) for place, falls in found.falls.items() if falls is None]
        if not found.over and picture.position.phase() == at.WINDOW:
            return [], {}  # a further choice comes first
        if found.cancelled:
            words.append(say(language, "patrol-news-nothing", kind="ability"))
        if fallen or not picture.words[at.POWER] or picture.position.phase() == at.PICK:
            words.append(say(language, "patrol-foresee-falls", count=len(fallen), names=join(language, fallen)))
        if unsure:
            words.append(say(language, "patrol-foresee-unsure", names=join(language, unsure)))
        return words, dict(facts)

    def _words(self, way: str, view: bytes, action: int, language: str) -> str:
        picture = self.picture(view, language)
        parts = self.parts(action)
        values = self._values(picture, parts, action)
        return capital(say(language, f"patrol-{way}-{parts['do']}", **values))

    def _values(self, picture: Picture, parts: dict[str, int | str], action: int) -> dict[str, str | int]:  # noqa: C901 (one branch for each kind of action)
        """Return the variables of the message that tells an action, such as its card, as the view knows them."""
        words = picture.words
        seat = int(words[at.SEAT])
        mover = 1 - seat if picture.position.phase() == at.WINDOW else seat
        values: dict[str, str | int] = {"side": picture.side(mover)}
        do = parts["do"]
        if do == "first":
            return {"side": picture.side(int(parts["seat"]))}
        if do == "draw":
            mine = seat == picture.viewer
            values["card"] = picture.name(seat, int(parts["slot"])) if mine else ""
        elif do == "lay":
            slot = (
                picture.slot(int(words[at.HANDS + HAND * seat + int(parts["card"])]))
                if seat == picture.viewer
                else HIDDEN
            )
            values["card"] = "" if slot == HIDDEN else picture.name(seat, slot)
            values["patrol"] = NUMERALS[int(parts["patrol"]) + 1]
        elif do == "pair":
            values |= {"own": NUMERALS[int(parts["own"]) + 1], "enemy": NUMERALS[int(parts["enemy"]) + 1]}
        elif do in ("run", "attack", "sacrifice", "use", "move"):
            place = PLACES * mover + int(parts["place"])
            values["card"] = picture.called(place)
            if do == "move":
                values["patrol"] = NUMERALS[int(parts["patrol"]) + 1]
            elif do == "use":
                values |= self._ability(picture, place, int(parts["which"]))
        elif do == "target":
            kind = "ability" if words[at.POWER] else "attack"
            values |= {"card": picture.called(action - TARGET), "actor": self._fighter(picture, at.ACTOR), "kind": kind}
        elif do == "answer":
            values |= self._ability(picture, int(words[at.AIMED] - 1), int(parts["which"]))
        elif do == "go":
            values |= self._stage(picture)
        if do in ("pass", "answer"):
            values["aimed"] = self._fighter(picture, at.AIMED)
        return values

    def _ability(self, picture: Picture, place: int, which: int) -> dict[str, str | int]:
        """Return the name of an ability, as far as the seat knows whose it is, and whether its card lies face up."""
        card = int(picture.words[at.CARDS + place])
        slot = picture.slot(card)
        known = slot != HIDDEN and slot < len(picture.cards(place // PLACES))
        name = picture.ability(place // PLACES, slot, which) if known else ""
        return {"ability": name, "which": "colour" if which else "own", "up": "yes" if card & at.UP else "no"}

    @staticmethod
    def _fighter(picture: Picture, word: int) -> str:
        """Return what the one who acts or is aimed at (``word``) is called, nothing where it is not there any more."""
        place = int(picture.words[word] - 1)
        return picture.called(place) if place >= 0 and picture.words[at.CARDS + place] else ""

    @staticmethod
    def _used(picture: Picture) -> str:
        """Return the name of the ability that is being used, nothing where its user is not there or not known."""
        actor, power = int(picture.words[at.ACTOR] - 1), int(picture.words[at.POWER])
        card = int(picture.words[at.CARDS + actor]) if actor >= 0 and power else 0
        if not card or (slot := picture.slot(card)) in (HIDDEN, at.UNIT):
            return ""
        return picture.ability(actor // PLACES, slot, power - 1)

    @staticmethod
    def _stage(picture: Picture) -> dict[str, str | int]:
        """Return the variables of the message that tells what a stage of a fight or a round does."""
        words, phase, fighter = picture.words, picture.position.phase(), Patrol._fighter
        values: dict[str, str | int] = {"stage": PHASES[phase]}
        if phase in (at.UNVEIL, at.CLASH, at.EFFECT):
            values["actor"] = fighter(picture, at.ACTOR)
        if phase in (at.ANSWERING, at.SHOW, at.CLASH):
            values["aimed"] = fighter(picture, at.AIMED)
        if phase == at.UNVEIL:
            values["given"] = int(words[at.GIVEN]).bit_count()
        elif phase == at.CLASH:
            numbers = blow(picture.position)
            known = {"numbers": "yes", **numbers._asdict()} if numbers else {"numbers": "no"}
            values |= {"sum": int(words[at.SUM]), **known}
        elif phase == at.EFFECT:
            values["used"] = Patrol._used(picture)
        elif phase == at.TURNING:
            speaker = picture.speaker()
            values["speaker"] = picture.called(speaker) if speaker >= 0 and words[at.CARDS + speaker] else "no"
        elif phase == at.END:
            values["round"] = picture.position.turn()
        return values
