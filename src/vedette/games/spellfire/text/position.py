"""A position of Solitaire Spellfire in one language: the JSON that surfaces draw, and the lines that are read aloud."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from vedette.core.bits import members
from vedette.core.language import apart, join, say
from vedette.games.spellfire.cards.face import FRIENDLY, NEITHER, OPPOSING, face, note, title, told
from vedette.games.spellfire.cards.lands import lands
from vedette.games.spellfire.engine import layout as at
from vedette.games.spellfire.engine.agenda import CLAUSE_BITS, KIND_BIT, weigh
from vedette.games.spellfire.engine.fight_forecast import forecasts, totals
from vedette.games.spellfire.engine.ledger import LevelSource, ignored, ledger, silence
from vedette.games.spellfire.engine.notation import COLUMN_NAMES
from vedette.games.spellfire.engine.program import C_DO, C_NUMBER, C_SOURCE, CLAUSE_ROW
from vedette.games.spellfire.engine.rules import ATTACH, COLUMNS, DISCARD, FOES, FRIENDS, RESPECTABLE
from vedette.games.spellfire.engine.uses import guard
from vedette.games.spellfire.engine.vocabulary import words as vocabulary

if TYPE_CHECKING:
    from vedette.games.spellfire import views
    from vedette.games.spellfire.engine.fight_forecast import FightTotals
    from vedette.games.spellfire.engine.scales import Scales
    from vedette.games.spellfire.engine.turn import Position

PHASES: Final[tuple[views.Phase, ...]] = ("turn", "resolve", "free", "help", "choice", "keep", "settle", "over")
OUTCOMES: Final[tuple[views.Outcome, ...]] = ("open", "wins", "loses", "repelled", "drawn", "both")
SIDES: Final[tuple[views.Owner, ...]] = (FRIENDLY, OPPOSING, NEITHER)


class Picture:
    """Describes one position in one language, part by part: as JSON for pages, and as lines of text."""

    def __init__(self, position: Position, language: str) -> None:
        """Take the position as it is; it is only read."""
        self.position = position
        self.language = language
        self.cards = position.box.program.cards
        self._limbo = -1

    @property
    def scales(self) -> Scales:
        """What both sides weigh in this position; the scales of the deck may last have weighed another."""
        scales = self.position.box.scales
        weigh(scales, self.position.words)
        return scales

    def whole(self) -> views.View:
        """Return the whole position as JSON."""
        position = self.position
        won = position.realms_won()
        return {
            "game": "spellfire",
            "phase": PHASES[position.phase()],
            "ask": {"title": self.ask(), "detail": self.detail()},
            "columns": [self.column(column) for column in range(COLUMNS)],
            "pool": [self.champion(card) for card in members(position.pool() | int(position.words[at.JOINED]))],
            "rule": self.card(position.rule()),
            "event": self.card(position.event()),
            "fight": self.fight(),
            "waiting": self.card(self.waiting()),
            "forecasts": self.forecasts(),
            "foes": self.foes(),
            "unseen": position.unseen().bit_count(),
            "discards": self.listed(position.gone()),
            "realms": won,
            "score": say(self.language, "spellfire-score", won=won),
            "result": self.result(),
        }

    def foes(self) -> views.Foes:
        """Return how many opposing champions are out of the game, in sight, and not seen yet."""
        all_foes = (1 << FOES) - (1 << FRIENDS)
        gone = (self.position.gone() & all_foes).bit_count()
        unseen = (self.position.unseen() & all_foes).bit_count()
        return {"gone": gone, "shown": FOES - FRIENDS - gone - unseen, "unseen": unseen}

    def forecasts(self) -> list[views.Forecast]:
        """Return as JSON the totals right after each attack, or each card played in a fight, that is legal now."""
        return [
            {
                "action": told.action,
                "totals": (told.mine, told.theirs),
                "hidden": told.hidden,
                "words": self.forecast_words(told),
            }
            for told in forecasts(self.position)
        ]

    def forecast_words(self, told: FightTotals) -> str:
        """Return the totals that an action would lead to as a few words, to stand after those of the action."""
        return say(
            self.language, "spellfire-forecast", mine=str(told.mine), theirs=str(told.theirs), hidden=told.hidden
        )

    def result(self) -> views.Result | None:
        """Return ``won``, ``respectable`` or ``lost``, or nothing while the game is on (§7.3)."""
        if self.position.phase() != at.ENDED:
            return None
        won = self.position.realms_won()
        return "won" if won == COLUMNS else "respectable" if won >= RESPECTABLE else "lost"

    def ask(self) -> str:
        """Return what is wanted of the player, in words."""
        position = self.position
        phase = PHASES[position.phase()]
        if position.phase() == at.CHOICE:
            return say(self.language, "spellfire-ask-choice", card=self.name(self.waiting()))
        if position.phase() == at.KEEPING:
            return say(self.language, "spellfire-ask-keep", card=self.name(int(position.words[at.KEEPER]) - 1))
        if position.phase() == at.HELP:
            some = "some" if position.words[at.ALLOWED] else "none"
            return say(self.language, "spellfire-ask-help", card=self.name(position.attacker()), some=some)
        if position.phase() == at.FREE and all(ATTACH <= action < DISCARD for action in position.legal()):
            return say(self.language, "spellfire-ask-attach")
        return say(self.language, f"spellfire-ask-{phase}", won=position.realms_won())

    def detail(self) -> str:
        """Return how things stand, in words: the fight with both totals, or the score; why a game was lost."""
        position = self.position
        if self.result() in {"respectable", "lost"}:
            pool = position.pool()
            why = "pool" if not pool else "limbo" if not pool & ~self.limbo() else "stuck"
            return say(self.language, "spellfire-score-lost", won=position.realms_won(), why=why)
        if position.column() < 0:
            return say(self.language, "spellfire-score", won=position.realms_won())
        return self.fight_words(totals(position))

    def waiting(self) -> int:
        """Return the card whose power waits for a choice, or -1."""
        words = self.position.words
        if words[at.PHASE] != at.CHOICE:
            return -1
        entry = int(words[at.AGENDA])
        number = entry >> CLAUSE_BITS & 0xFFFF
        if entry >> KIND_BIT == at.A_PICK:
            return number
        return int(self.position.box.program.clauses[number * CLAUSE_ROW + C_SOURCE])

    def name(self, card: int) -> str:
        """Return the name of a card, as printed; empty for -1."""
        return self.cards[card].name if card >= 0 else ""

    def card(self, card: int) -> views.Card | None:
        """Return a card as JSON; null for none."""
        return None if card < 0 else self.face(card)

    def face(self, card: int) -> views.Card:
        """Return a card as JSON."""
        return face(self.cards[card], card, SIDES[0 if card < FRIENDS else 1 if card < FOES else 2], self.language)

    def listed(self, cards: int) -> list[views.Card]:
        """Return a set of cards as JSON, in the order of their numbers."""
        return [self.face(card) for card in members(cards)]

    def faces(self) -> list[str]:
        """Return everything that is printed on each card that was turned up, those that are gone last."""
        gone = self.position.gone()
        seen = members(((1 << len(self.cards)) - 1) & ~self.position.unseen())
        seen.sort(key=lambda card: gone >> card & 1)
        return [told(self.cards[card], self.language, note(self.cards[card], self.language)) for card in seen]

    def card_words(self, card: int) -> str:
        """Return a card in words: its name, its type and its level."""
        return title(self.cards[card], self.language)

    def champion(self, card: int) -> views.Champion:
        """Return a champion as JSON with what it bears and its level with that."""
        return {
            **self.face(card),
            "level": int(self.scales.level[card]),
            "levels": self.entries(card),
            "borne": self.listed(self.position.borne(card)),
            "limbo": bool(self.limbo() >> card & 1),
        }

    def limbo(self) -> int:
        """Return the champions that neither attack nor are attacked until the next event (§8.4)."""
        if self._limbo >= 0:
            return self._limbo
        scales, found = self.scales, 0
        for number in range(scales.count):
            row, cue = scales.force[number], scales.cues[number]
            do, what = scales.program.clauses[row + C_DO], scales.program.clauses[row + C_NUMBER]
            goes = do == vocabulary.ESCAPE or (do == vocabulary.PROTECT and what == vocabulary.TO_LIMBO)
            if (do == vocabulary.FREEZE or (goes and cue >= 0)) and scales.holds(row, cue):
                found |= int(scales.who(row, cue))
        self._limbo = found
        return found

    def column(self, column: int) -> views.Column:
        """Return a column as JSON: its top, its hidden cards, its face-up card."""
        position = self.position
        face = position.face(column)
        return {
            "name": COLUMN_NAMES[column],
            "left": position.left(column),
            "realm": self.card(position.realm(column)),
            "land": lands(self.cards).get(position.realm(column), ""),
            "holding": self.card(position.holding(column)),
            "won": position.won(column),
            "defends": self.defends(column),
            "fight": position.column() == column,
            "face": self.faced(face) if face >= 0 else None,
            "words": self.column_words(column),
        }

    def defends(self, column: int) -> bool:
        """Return whether the realm of an empty column still has to be beaten (§6.6)."""
        return guard(self.position.box.program, self.position.words, column) >= 0

    def faced(self, card: int) -> views.Faced:
        """Return a face-up card as JSON, an opposing champion with what it bears."""
        return {**self.champion(card)} if FRIENDS <= card < FOES else cast("views.Faced", self.face(card))

    def column_words(self, column: int) -> str:
        """Return a column as a line of text."""
        position = self.position
        realm = self.name(position.realm(column)) or say(self.language, "spellfire-no-realm")
        if position.holding(column) >= 0:
            realm = say(
                self.language, "spellfire-with-holding", realm=realm, holding=self.name(position.holding(column))
            )
        if position.won(column):
            return say(self.language, "spellfire-column-won", column=COLUMN_NAMES[column], realm=realm)
        if self.defends(column):
            return say(self.language, "spellfire-column-defends", column=COLUMN_NAMES[column], realm=realm)
        face = position.face(column)
        told = say(self.language, "spellfire-no-card") if face < 0 else self.borne_words(face)
        left = position.left(column)
        return say(self.language, "spellfire-column", column=COLUMN_NAMES[column], realm=realm, left=left, face=told)

    def borne_words(self, card: int) -> str:
        """Return a card in words, a champion with what it bears."""
        told = self.card_words(card)
        if card < FRIENDS:
            told = say(self.language, "spellfire-friendly", card=told)
        elif card < FOES:
            told = say(self.language, "spellfire-opposing", card=told)
        return self.bearing(told, card)

    def bearing(self, told: str, card: int) -> str:
        """Return ``told``, the words for a card, with the words for what it bears added."""
        borne = [self.card_words(other) for other in members(self.position.borne(card))] if card < FOES else []
        if not borne:
            return told
        return say(self.language, "spellfire-bearing", card=told, borne=join(self.language, borne))

    def fight(self) -> views.Fight | None:
        """Return the fight as JSON: both champions, both totals, and where each level comes from."""
        position = self.position
        if position.column() < 0:
            return None
        words = position.words
        weights = totals(position)
        sides = [self.side(position.attacker()), self.side(position.defender())]
        return {
            "column": position.column(),
            "attacker": sides[0],
            "defender": sides[1],
            "totals": weights,
            "hidden": position.left(position.column()),
            "revealed": self.card(int(words[at.REVEALED]) - 1),
            "outcome": OUTCOMES[int(words[at.OUTCOME])],
            "words": self.fight_words(weights),
        }

    def side(self, champion: int) -> views.Side:
        """Return one fighter as JSON: the champion, what it bears, and where its level comes from."""
        borne = self.position.borne(champion)
        return {"champion": self.card(champion), "borne": self.listed(borne), "levels": self.entries(champion)}

    def entries(self, champion: int) -> list[views.Entry]:
        """Return as JSON where the level of a champion comes from."""
        return [
            {"card": entry.card, "levels": entry.levels, "words": self.entry_words(champion, entry, base=at == 0)}
            for at, entry in enumerate(self.ledger(champion))
        ]

    def ledger(self, champion: int) -> list[LevelSource]:
        """Return where the level of a champion comes from; a card whose bonus is ignored is there with no levels."""
        idle = [card for card in members(ignored(self.scales, champion)) if self.cards[card].level]
        return [*ledger(self.scales, champion), *[LevelSource(card, 0) for card in idle]]

    def ledger_words(self, champion: int) -> list[str]:
        """Return where the level of a champion comes from, in words: its base first, then what adds to it."""
        return [self.entry_words(champion, entry, base=at == 0) for at, entry in enumerate(self.ledger(champion))]

    def entry_words(self, champion: int, entry: LevelSource, *, base: bool) -> str:
        """Return in words where levels come from: a champion's base, ``+3 Fortifications``, ``+3 own power``."""
        card, levels = entry.card, entry.levels
        if base:
            return say(self.language, "spellfire-level-base", levels=levels)
        if not levels:
            return self.ignored_words(champion, card)
        signed = f"{levels:+}".replace("-", "\N{MINUS SIGN}")
        if card < 0:
            return say(self.language, "spellfire-level-whole", levels=signed)
        if card == champion:
            return say(self.language, "spellfire-level-own", levels=signed)
        return say(self.language, "spellfire-level-from", levels=signed, card=self.name(card))

    def ignored_words(self, champion: int, card: int) -> str:
        """Return that a card which a fighter bears adds nothing, and who is immune to it or what took its bonus."""
        why = silence(self.scales, champion, card)
        kind, foe, by = "unknown", "", ""
        if why is not None:
            kind = "blank" if why.immune < 0 else "immune" if why.immune == why.card else "lent"
            foe, by = self.name(why.immune), self.name(why.card)
        return say(self.language, "spellfire-level-ignored", card=self.name(card), why=kind, foe=foe, by=by)

    def fight_words(self, weights: tuple[int, int]) -> str:
        """Return the fight as a line of text."""
        position = self.position
        return say(
            self.language,
            "spellfire-fight",
            attacker=self.name(position.attacker()),
            defender=self.name(position.defender()),
            column=COLUMN_NAMES[position.column()],
            mine=str(weights[0]),
            theirs=str(weights[1]),
            hidden=position.left(position.column()),
        )

    def lines(self) -> list[str]:
        """Return the whole position as lines of text: score, columns, pool, rule, event, fight, what is asked."""
        position = self.position
        told = [say(self.language, "spellfire-score", won=position.realms_won())]
        told += [self.column_words(column) for column in range(COLUMNS)]
        pool = members(position.pool())
        if pool:
            told.append(
                say(
                    self.language,
                    "spellfire-pool",
                    cards=apart(self.language, [self.bearing(self.card_words(one), one) for one in pool]),
                )
            )
        else:
            told.append(say(self.language, "spellfire-pool-empty"))
        if position.rule() >= 0:
            told.append(say(self.language, "spellfire-rule", card=self.name(position.rule())))
        if position.event() >= 0:
            told.append(say(self.language, "spellfire-event", card=self.name(position.event())))
        if position.column() >= 0:
            told += self.fight_lines()
        told.append(say(self.language, "spellfire-unseen", left=position.unseen().bit_count()))
        told.append(self.ask())
        return told

    def fight_lines(self) -> list[str]:
        """Return the fight as lines: both totals, and where they come from."""
        position = self.position
        weights = totals(position)
        told = [self.fight_words(weights)]
        for champion, total in zip((position.attacker(), position.defender()), weights, strict=True):
            entries = self.ledger_words(champion)
            told.append(
                say(
                    self.language,
                    "spellfire-ledger",
                    champion=self.name(champion),
                    total=str(total),
                    entries=", ".join(entries),
                )
            )
        return told
