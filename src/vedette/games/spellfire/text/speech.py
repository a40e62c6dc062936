"""Solitaire Spellfire in words: what every page, terminal, log and screen reader is told, in two languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vedette.core.advice import Odds, counted
from vedette.core.beat import Beat
from vedette.core.bits import members
from vedette.core.chance import Stream, spell
from vedette.core.interval import wilson
from vedette.core.language import apart, capital, join, say
from vedette.games.spellfire.bots.hint import chance
from vedette.games.spellfire.cards import deck as decks
from vedette.games.spellfire.cards import definition as pins
from vedette.games.spellfire.cards.deck import Draft
from vedette.games.spellfire.engine.agenda import weigh
from vedette.games.spellfire.engine.columns import attach_holding
from vedette.games.spellfire.engine.fight_forecast import forecast, totals
from vedette.games.spellfire.engine.game import Setup
from vedette.games.spellfire.engine.layout import BEATEN, EVENT_CARD, EVENT_FIGHT, KEEPING, PHASE, REVEALED, RULE_CARD
from vedette.games.spellfire.engine.ledger import spoiler
from vedette.games.spellfire.engine.notation import COLUMN_NAMES
from vedette.games.spellfire.engine.options import names
from vedette.games.spellfire.engine.rules import FOES, FRIENDS, RULES, Options
from vedette.games.spellfire.engine.uses import forbidden, may_use
from vedette.games.spellfire.engine.vocabulary.words import KINDS
from vedette.games.spellfire.text import advice
from vedette.games.spellfire.text.position import OUTCOMES, Picture

if TYPE_CHECKING:
    from vedette.core.advice import Advice
    from vedette.games.spellfire.engine.cards import Deck
    from vedette.games.spellfire.engine.ledger import LevelSource
    from vedette.games.spellfire.engine.turn import Position


def _slots(cards: list[int]) -> tuple[str, ...]:
    """Return the names by which a page finds where cards lie, such as ``card 7``."""
    return tuple(f"card {card}" for card in cards)


def _resolving(position: Position, column: int) -> int:
    """Return the card that does what it must: the one that the column of a fight revealed, else its face-up one."""
    revealed = int(position.words[REVEALED])
    return revealed - 1 if revealed else position.face(column)


def _ledgers(picture: Picture, sides: tuple[int, int]) -> dict[tuple[int, int, bool], LevelSource]:
    """Return the levels that each card gives to each of two champions, in a fight or not.

    What a champion adds by its own power stands beside its base, which comes first.
    """
    weigh(picture.scales, picture.position.words)
    return {
        (side, entry.card, n == 0): entry for side in sides if side >= 0 for n, entry in enumerate(picture.ledger(side))
    }


class Spellfire(Setup):
    """Solitaire Spellfire with its words: the game that surfaces know."""

    def __init__(self, deck: Deck | Draft, options: Options | None = None, version: int = RULES.version) -> None:
        """Play with this deck, with or without its title, these variants, and the rules of a version."""
        self.draft = deck if isinstance(deck, Draft) else Draft(deck)
        super().__init__(self.draft.deck, Options() if options is None else options, version)
        self._told: tuple[tuple[bytes, int, str], Position, list[Beat]] | None = None
        """The action that was told last, the position after it and what followed: its line and its beats are asked for
        in turn."""

    def picture(self, view: bytes, language: str) -> Picture:
        """Return the description, in a language, of the position of a view."""
        return Picture(self.imagine(view, Stream(0)), language)

    def show(self, view: bytes, language: str) -> dict[str, object]:
        """Return the view as JSON; ``docs/show.md`` names every field."""
        return dict(self.picture(view, language).whole())

    def describe(self, view: bytes, language: str) -> str:
        return "\n".join(self.picture(view, language).lines())

    def faces(self, view: bytes, language: str) -> list[str]:
        """Return everything that is printed on each card that was turned up, a line for each."""
        return self.picture(view, language).faces()

    def say(self, view: bytes, action: int, language: str) -> str:
        """Return an action in words, as a command; with the totals after it for an attack or a played card."""
        position = self.imagine(view, Stream(0))
        words = self._words("say", position, action, language)
        told = forecast(position, action)
        if told is None:
            return words
        weighs = Picture(position, language).forecast_words(told)
        return say(language, "spellfire-say-forecast", words=words, forecast=weighs)

    def tell(self, before: bytes, action: int, seat: int, language: str) -> str:
        """Return in words what happened, as a line of a log, with what followed from it."""
        position = self.imagine(before, Stream(0))
        after, followed = self._followed(before, position, action, language)
        if self.parts(action)["do"] == "resolve":
            done = self._resolved(position, after, action, language).words
        else:
            done = self._words("tell", position, action, language)
        more = [beat.words for beat in followed]
        words = say(language, "spellfire-tell-more", words=done, more=apart(language, more)) if more else done
        return capital(words)

    def command(self, position: Position, action: int, language: str) -> str:
        """Return an action in words, as a command, without the totals after it."""
        return self._words("say", position, action, language)

    def _words(self, way: str, position: Position, action: int, language: str) -> str:
        """Return an action in words, to choose (``say``) or done (``tell``)."""
        parts = self.parts(action)
        do = str(parts["do"])
        values: dict[str, str | float] = {}
        if "column" in parts:
            column = int(parts["column"])
            values["column"] = COLUMN_NAMES[column]
            if do == "attack":
                values["realm"] = self._name(position.realm(column), language)
                values["foe"] = self._name(self._guardian(position, column), language)
            else:
                face = _resolving(position, column) if do == "resolve" else position.face(column)
                values["face"] = self._name(face, language)
        if "card" in parts:
            values["card"] = self._name(int(parts["card"]), language)
        if "option" in parts:
            values["option"] = int(parts["option"])
            values["card"] = self._name(Picture(position, language).waiting(), language)
        if do == "settle":
            values = self._settled(position, action, language)
        if do == "choose" and position.words[PHASE] == KEEPING:
            do = "keep"
        if do == "attach" and 0 <= position.face(int(parts["column"])) < FRIENDS:
            do = "pay"
        if do in ("yield", "play"):
            values["champion"] = self._name(position.attacker(), language)
        if do == "attach":
            values["where"] = "limbo" if Picture(position, language).limbo() >> int(parts["card"]) & 1 else "here"
        return say(language, f"spellfire-say-{do}" if way == "say" else f"spellfire-tell-{do}", **values)

    def _guardian(self, position: Position, column: int) -> int:
        """Return who stands before the realm of a column: an opposing champion, or the realm itself."""
        face = position.face(column)
        return face if face >= 0 else position.realm(column)

    def _settled(self, position: Position, action: int, language: str) -> dict[str, str | float]:
        """Return the values of the message that tells who won a fight, or that the defender fights on (§6.7)."""
        fight = Picture(position, language).fight()
        mine, theirs = fight["totals"] if fight else (0, 0)
        outcome = fight["outcome"] if fight else OUTCOMES[0]
        after = position.copy()
        after.apply(action)
        return {
            "outcome": "again" if after.words[BEATEN] > position.words[BEATEN] else outcome,
            "tie": "yes" if outcome == "loses" and mine == theirs else "no",
            "attacker": self._name(position.attacker(), language),
            "defender": self._name(position.defender(), language),
            "mine": str(mine),
            "theirs": str(theirs),
        }

    def _name(self, card: int, language: str) -> str:
        """Return the name of a card as printed; for -1 words that say that there is none."""
        return self.box.program.cards[card].name if card >= 0 else say(language, "spellfire-no-card")

    def beats(self, before: bytes, action: int, after: bytes, language: str) -> list[Beat]:
        """Return the beats that a page shows of an action: of the action itself, then of what followed from it."""
        was, now = self.imagine(before, Stream(0)), self.imagine(after, Stream(0))
        _, more = self._followed(before, was, action, language)
        followed = [*self._taken(was, now, action, language), *more]
        step = followed[0]
        if not step.words and len(followed) > 1:  # the line of the log says at once what is shown one by one
            followed[0] = step._replace(words=self._words("tell", was, action, language))
        return [beat._replace(words=f"{capital(beat.words)}.") if beat.words else beat for beat in followed]

    def _taken(self, before: Position, after: Position, action: int, language: str) -> list[Beat]:
        """Return the beats of an action itself, mostly without words, and of what cards then gave to the totals."""
        parts = self.parts(action)
        do, card, column = str(parts["do"]), int(parts.get("card", -1)), int(parts.get("column", -1))
        face = before.face(column) if column >= 0 else -1
        if do == "turn":
            steps = [Beat("turn", "", _slots([card]), (), (dict(Picture(after, language).face(card)),))]
        elif do == "attack":
            steps = [Beat("attack", "", _slots([card, self._guardian(before, column)]))]
        elif do == "settle":
            sides = _slots(
                [before.attacker(), before.defender() if before.defender() >= 0 else before.realm(before.column())]
            )
            steps = [Beat("clash", "", sides, totals(before))]
        elif do == "resolve":
            steps = [self._resolved(before, after, action, language)]
        elif do in ("play", "choose", "option"):
            steps = [Beat("ability", "", _slots([one for one in (face, card) if one >= 0][:1]))]
        elif do == "discard":
            steps = [Beat("fall", "", _slots([face]))]
        else:
            steps = [Beat("lay", "", _slots([one for one in (card, face) if one >= 0][-1:]))]
        return steps + self._gave(before, after, language)

    def _resolved(self, before: Position, after: Position, action: int, language: str) -> Beat:
        """Return the beat of a card that did what it must: where it is now, or why it was of no use."""
        column = int(self.parts(action)["column"])
        card = _resolving(before, column)
        foe = before.defender() if before.words[REVEALED] else -1
        how = self._became(after, card, foe)
        values: dict[str, str | float] = {"card": self._name(card, language)}
        if how in ("realm", "holding"):
            there = next(at for at in range(len(COLUMN_NAMES)) if card in (after.realm(at), after.holding(at)))
            values |= {"column": COLUMN_NAMES[there], "realm": self._name(after.realm(there), language)}
        if foe >= 0:
            values["champion"] = self._name(foe, language)
        if how != "discarded":
            words = say(language, "spellfire-resolved", how=how, **values)
            return Beat("ability", words, _slots([card, foe] if how == "taken" else [card]))
        by = spoiler(before, foe, card) if foe >= 0 else -1
        if by >= 0:
            values["by"] = self._name(by, language)
        why = "spoiled" if by >= 0 else self._useless(before, card, column, foe)
        if not why:
            return Beat("ability", say(language, "spellfire-resolved", how="spent", **values), _slots([card]))
        return Beat("nothing", say(language, "spellfire-useless", why=why, **values), _slots([card]))

    @staticmethod
    def _became(after: Position, card: int, foe: int) -> str:
        """Return a word for where a card that did what it must is now, such as ``pool`` or ``discarded``."""
        if after.gone() >> card & 1:
            return "discarded"
        if foe >= 0 and after.borne(foe) >> card & 1:
            return "taken"
        if after.pool() >> card & 1:
            return "pool"
        columns = range(len(COLUMN_NAMES))
        if any(after.realm(column) == card for column in columns):
            return "realm"
        if any(after.holding(column) == card for column in columns):
            return "holding"
        if after.words[EVENT_CARD] == card + 1:
            return "fight" if after.words[EVENT_FIGHT] else "event"
        return "rule" if after.words[RULE_CARD] == card + 1 else "effect"

    def _useless(self, before: Position, card: int, column: int, foe: int) -> str:
        """Return a word for why a card of a column was discarded without any use; empty where it had one.

        ``before`` is the position before; ``foe`` the champion for whom a fight revealed the card, or -1.
        """
        kind = KINDS[self.box.program.cards[card].kind]
        scales = self.box.scales
        if kind == "realm":
            return "realm" if all(before.realm(at) >= 0 for at in range(len(COLUMN_NAMES))) else ""
        if kind == "event" or (foe < 0 and card < FOES):
            return "barred" if forbidden(scales, before.words, card) else ""
        if foe < 0 and kind == "holding":
            return "" if attach_holding(scales, before.copy().words, card, column) else "alone"
        if foe < 0:
            return "kept" if kind == "rule" and before.words[RULE_CARD] else ""
        if kind in ("holding", "rule"):
            return kind
        weigh(scales, before.words)
        return "champion" if card < FOES else "" if may_use(scales, foe, card) else "unusable"

    def _gave(self, before: Position, after: Position, language: str) -> list[Beat]:
        """Return a beat for each card of a fight whose levels for its side are new or changed, 0 among them.

        What a champion brings to its fight as it was is known already.
        """
        if after.column() < 0:
            return []
        sides = after.attacker(), after.defender()
        was = _ledgers(Picture(before, language), sides)
        picture = Picture(after, language)
        return [
            Beat("gave", self._entry(picture, champion, entry, base=base), _slots([card, champion]), (entry.levels,))
            for (champion, card, base), entry in _ledgers(picture, sides).items()
            if card >= 0 and was.get((champion, card, base)) != entry
        ]

    def _entry(self, picture: Picture, champion: int, entry: LevelSource, *, base: bool) -> str:
        """Return what a card gave to the level of its side, as a beat says it: a champion’s own level by name."""
        words = picture.entry_words(champion, entry, base=base)
        if entry.card != champion:
            return words
        return say(picture.language, "spellfire-gave-base", champion=picture.name(champion), words=words)

    def _followed(self, view: bytes, before: Position, action: int, language: str) -> tuple[Position, list[Beat]]:
        """Return the position after an action and what else it did to that of a view: realms won, cards discarded."""
        asked = view, action, language
        if self._told is None or self._told[0] != asked:
            after = before.copy()
            after.apply(action)
            self._told = asked, after, self._done(before, after, action, language)
        return self._told[1], self._told[2]

    def _done(self, before: Position, after: Position, action: int, language: str) -> list[Beat]:
        """Return beats of what an action did besides its own words: realms won, cards discarded or moved, totals."""
        told: list[Beat] = []
        for column in range(len(COLUMN_NAMES)):
            if after.won(column) and not before.won(column):
                realm = self._name(after.realm(column), language)
                words = say(language, "spellfire-follows-won", realm=realm, column=COLUMN_NAMES[column])
                told.append(Beat("realm", words, _slots([after.realm(column)])))
        parts = self.parts(action)
        own = -1  # the card whose fate its own words tell
        if parts["do"] in ("discard", "resolve", "play", "attach", "pay"):
            own = _resolving(before, int(parts["column"]))
        if parts["do"] == "play" and after.gone() >> own & 1:
            told += self._spoiled(before, own, language)
        gone = [card for card in members(after.gone() & ~before.gone()) if card != own]
        if gone:
            names = join(language, [self._name(card, language) for card in gone])
            told.append(
                Beat("fall", say(language, "spellfire-follows-gone", cards=names, count=len(gone)), _slots(gone))
            )
        if before.column() >= 0 and after.column() >= 0 and parts["do"] != "settle":
            told += self._weighs(before, after, language)
        new = [card for card in members(after.pool() & ~before.pool()) if card < FRIENDS and card != own]
        if new and before.column() < 0:
            names = join(language, [self._name(card, language) for card in new])
            told.append(Beat("move", say(language, "spellfire-follows-pool", cards=names), _slots(new)))
        told += self._freed(before, after, language)
        for card in range(FOES):
            taken = [one for one in members(after.borne(card) & ~before.borne(card)) if one != own]
            if taken:
                names = join(language, [self._name(one, language) for one in taken])
                words = say(language, "spellfire-follows-borne", cards=names, champion=self._name(card, language))
                told.append(Beat("move", words, _slots(taken)))
        return told

    def _spoiled(self, before: Position, card: int, language: str) -> list[Beat]:
        """Return a beat with what discarded a card as it was played, if another card did."""
        by = spoiler(before, before.attacker(), card)
        words = say(language, "spellfire-follows-spoiled", by=self._name(by, language))
        return [Beat("nothing", words, _slots([card]))] if by >= 0 else []

    def _freed(self, before: Position, after: Position, language: str) -> list[Beat]:
        """Return beats of champions that came into limbo, or out of it (§8.4)."""
        was, now = Picture(before, language).limbo(), Picture(after, language).limbo()
        ways = [("in", now & ~was), ("out", was & ~now & ~after.gone())]
        return [
            Beat("ability", say(language, "spellfire-follows-limbo", way=way, champion=name), _slots([card]))
            for way, cards in ways
            for card in members(cards)
            for name in [self._name(card, language)]
        ]

    def _weighs(self, before: Position, after: Position, language: str) -> list[Beat]:
        """Return a beat with both totals of a fight where an action changed them, else none."""
        was, now = totals(before), totals(after)
        if was == now:
            return []
        words = say(language, "spellfire-follows-totals", mine=str(now[0]), theirs=str(now[1]))
        return [Beat("total", words, ("total mine", "total theirs"), now)]

    def code(self, deal: list[int]) -> str:
        """Return the code of a whole deal, or nothing where it has none.

        The deck, who starts it if not the usual champion, and the variants; then the number.
        """
        number = self.number(deal)
        if number < 0:
            return ""
        return f"{'+'.join([*decks.spec(self.draft), *names(self.options)])}/{spell(number, self.deals())}"

    def definition(self) -> list[str]:
        """Return the lines with which a record pins the game: variants, version of the rules, cards, their hash."""
        return pins.define(self.deck, self.options, self.rules.version)

    def advise(self, view: bytes, tier: int, language: str) -> Advice:
        """Return advice from a view: tier 1 nudges, 2 says where to look, 3 names the action and why, 4 the line.

        Raises ValueError where the player is not to act.
        """
        return advice.advise(self, self.command, view, tier, language)

    def win_chance(self, view: bytes) -> Odds:
        """Return the share of imagined games that are won from a view on, and whether nothing had to be imagined."""
        won, games, certain = chance(self, view)
        return counted(won / games) if certain else Odds(won / games, False, *wilson(won, games))
