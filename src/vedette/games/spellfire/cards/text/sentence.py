"""The powers of Spellfire cards as sentences of a language: printed from the clauses, and parsed back to them."""

from __future__ import annotations

import re
from functools import cache
from itertools import islice
from typing import TYPE_CHECKING, Final

from vedette.core.bits import members
from vedette.core.errors import Ambiguous, Unreadable
from vedette.core.language import capital
from vedette.core.typeset import typeset
from vedette.games.spellfire.cards.text.forms import Form, bare, forms, prefixes, read_slot, with_prefix, write_slot
from vedette.games.spellfire.cards.text.nouns import Nouns, Way, rule, tag
from vedette.games.spellfire.cards.text.template import (
    AnyOf,
    FixedWords,
    Integer,
    Mapped,
    Memo,
    MessageTemplate,
    Several,
    literal,
    messages,
)
from vedette.games.spellfire.engine.vocabulary import shape, words
from vedette.games.spellfire.engine.vocabulary.words import Clause, Group

if TYPE_CHECKING:
    from collections.abc import Iterator

    from vedette.games.spellfire.cards.text.template import Category

AS_MANY: Final = 9
"""The number of cards in a clause that stands for as many as there are."""
STOPS: Final = 3
"""Among how many full stops the end of one sentence is looked for."""
SPELLED: Final = {
    "en": "one two three four five six seven eight nine ten eleven twelve",
    "fr": "un deux trois quatre cinq six sept huit neuf dix onze douze",
}
"""By language, the words for the numbers from 1 to 12."""
QUOTED: Final = r"“[^”]*”|«[^»]*»"
"""A pattern for quoted names, in which numbers are not touched."""
NUMBERS: Final = re.compile(rf"{QUOTED}|(\d+)")


def spelled(language: str) -> dict[str, str]:
    """Return the digits for each number word of a language, "one" to "twelve"."""
    found = {word: str(number) for number, word in enumerate(SPELLED[language].split(), 1)}
    return found | {"une": "1"} if language == "fr" else found


def fold(text: str, language: str) -> str:
    """Return a text with digits for its number words, except in names."""
    digits = spelled(language)
    words_of = re.compile(rf"{QUOTED}|\b({'|'.join(digits)})\b", re.IGNORECASE)
    return words_of.sub(lambda found: digits[found[1].lower()] if found[1] else found[0], text)


def unnumbered(text: str) -> tuple[str, list[str]]:
    """Return a text with a sign in the place of each number, except in names, and the numbers."""
    numbers = [number for number in NUMBERS.findall(text) if number]
    return NUMBERS.sub(lambda found: "#" if found[1] else found[0], text), numbers


class Language:
    """Prints the powers of cards as sentences of one language, and parses these."""

    def __init__(self, templates: dict[str, list[tuple[bool, str]]]) -> None:
        """Build the printers and parsers of all kinds of sentences from the templates of a language."""
        self.templates = templates
        self.nouns = Nouns(self.templates)
        self.slots = self._slots()
        self.core = AnyOf([self._form(form) for form in forms()])
        self.prefix = AnyOf(self._prefixes())
        self.until = FixedWords(
            {number: literal(self.templates, f"until-{name}") for number, name in enumerate(words.DURATIONS) if number}
        )
        self.clause = Sentence(self)

    def _words(self, prefix: str, names: tuple[str, ...]) -> FixedWords:
        return FixedWords({number: literal(self.templates, f"{prefix}-{name}") for number, name in enumerate(names)})

    def _slots(self) -> dict[str, Category]:
        nouns, templates = self.nouns, self.templates
        levels = AnyOf(
            [
                FixedWords({1: literal(templates, "levels-one")}),
                rule(templates, "levels-many", {"number": Integer(2, 99)}, "number"),
            ]
        )
        obstacles = Mapped(
            Several(self._words("obstacle", words.OBSTACLES), literal(templates, "both"), literal(templates, "next")),
            lambda value: tuple(members(value)) if isinstance(value, int) else None,
            lambda value: sum({1 << bit for bit in value}) if isinstance(value, tuple) else None,
        )
        types = FixedWords(
            {
                number: literal(templates, f"one-{name}")
                for number, name in enumerate(words.KINDS)
                if f"phrase-one-{name}" in templates
            }
        )
        return {
            "alone": nouns.alone,
            "group": nouns.group,
            "whose": nouns.whose,
            "side": nouns.party,
            "sorts": nouns.sorts,
            "what": nouns.sorts,
            "levels": levels,
            "number": Integer(0, 99),
            "cards": nouns.cards,
            "per": nouns.group,
            "worth": nouns.whose,
            "quantity": self._quantity(),
            "obstacles": obstacles,
            "folk": nouns.folk,
            "type": types,
            "reason": self._words("reason", words.IDLE_REASONS),
        }

    def _quantity(self) -> Category:
        """Return a printer and parser of a number of cards of a group, ``(group, number, measure, pick)``."""
        nouns, templates = self.nouns, self.templates
        choices: list[Category] = [
            rule(
                templates,
                "every",
                {"group": nouns.group},
                "group",
                Way(
                    lambda value: value[0] if value[1:] == (0, words.EVERY, 0) else None,
                    lambda group: (group, 0, words.EVERY, 0),
                ),
            ),
            Mapped(
                nouns.alone,
                lambda value: value[0] if isinstance(value, tuple) and value[1:] == (0, 0, 0) else None,
                lambda group: (group, 0, 0, 0),
            ),
        ]
        for measure in range(words.EVERY):
            choices += self._counted(measure)
        return AnyOf(choices)

    def _counted(self, measure: int) -> list[Category]:
        """Return printers and parsers of ``(group, number, measure, pick)`` with a number, one for each pick."""
        called, number = words.MEASURES[measure], AnyOf([Integer(0, 99)])
        if measure == words.CARDS:
            number = AnyOf([FixedWords({AS_MANY: literal(self.templates, "most-cards")}), *number.choices])
        return [
            self.nouns.counted(f"{called}-{picked}", number, measure, pick) for pick, picked in enumerate(words.PICKS)
        ]

    def _form(self, form: Form) -> Category:
        """Return a printer and parser of the clauses that one sentence can say."""
        parts = self.templates[f"phrase-{form.message}"]
        names = [name for slot, name in parts if slot]

        def take(value: object) -> dict[str, object] | None:
            if not isinstance(value, Clause) or value.do != form.do:
                return None
            taken = {name: read_slot(value, name, form.sign) for name in names}
            return taken if None not in taken.values() and make(taken) == value else None

        def make(taken: dict[str, object]) -> object:
            clause = form.fixed
            side = shape.SHAPES[form.do].side
            if shape.SHAPES[form.do].who == shape.SORTS:
                clause = clause._replace(who=Group(side))
            for name, value in taken.items():
                clause = write_slot(clause, name, value, form.sign)
            return clause

        return MessageTemplate(parts, self.slots, take, make)

    def _prefixes(self) -> list[Category]:
        """Return printers and parsers of all kinds of prefixes of a sentence, as ``(field, value)`` of the clause."""
        nouns, templates = self.nouns, self.templates
        tagged: list[Category] = [
            tag("option", rule(templates, "option", {"number": Integer(1, words.MAY - 1)}, "number")),
            tag("may", FixedWords({1: literal(templates, "may")})),
            tag("wide", FixedWords({1: literal(templates, "wide")})),
        ]
        for moment, name in enumerate(words.MOMENTS):
            if moment in (words.USED, words.FIRST):
                said = rule(templates, f"when-{name}", {"cue": nouns.group}, "cue")
                tagged.append(tag(f"cue {moment}", said))
            elif moment:
                tagged.append(tag("when", FixedWords({moment: literal(templates, f"when-{name}")})))
        roles: dict[object, str] = {
            number: literal(templates, f"role-{name}") for number, name in enumerate(words.ROLES) if number
        }
        tagged.append(tag("role", FixedWords(roles)))
        tagged += [tag("condition", said) for said in self._conditions()]
        tagged.append(tag("some", rule(templates, "some", {"quantity": AnyOf(self._counted(0))}, "quantity")))
        return tagged

    def _conditions(self) -> list[Category]:
        """Return printers and parsers of all kinds of conditions."""
        nouns, number = self.nouns, Integer(0, words.MOST - 1)
        found: list[Category] = []
        for most, name in ((words.MOST, "if-against"), (0, "if-against-not")):
            found.append(nouns.against(name, most))
        for most, name in ((words.MOST, "if-alone"), (0, "if-alone-not")):
            found.append(nouns.among(name, most))
        found += [nouns.outside("if-outside", words.MOST), nouns.outside("if-inside", 0)]
        spans = {"if-some": (1, words.MOST), "if-none": (0, 0), "if-one": (1, 1)}
        found += [nouns.there(name, span) for name, span in spans.items()]
        found += [nouns.spanned(name, number) for name in ("if-least", "if-most", "if-between")]
        return found

    def write(self, power: tuple[Clause, ...]) -> str:
        """Return a power as sentences; raises LookupError for a clause that no sentence can say."""
        out = []
        for clause in power:
            written = self.clause.write(clause)
            if written is None:
                raise LookupError(clause)
            out.append(f"{capital(written)}.")
        return " ".join(out)

    def read(self, text: str) -> list[tuple[Clause, ...]]:
        """Return every power that prints as this text, whatever the case of the letters that sentences begin with."""
        if not text:
            return [()]
        text = text[0].upper() + text[1:]
        found: list[tuple[Clause, ...]] = []
        for start in {text[0], text[0].lower()}:
            for clause, end in self.clause.find(start + text[1:], 0):
                whole = isinstance(clause, Clause) and text.startswith(".", end) and not shape.faults(clause)
                if whole and isinstance(clause, Clause) and self.write((clause,)) == text[: end + 1]:
                    found += [(clause, *more) for more in self.read(text[end + 1 :].lstrip())]
        return found

    def reach(self, text: str) -> int:
        """Return the index in a text where the first sentence that cannot be parsed begins."""
        at = 0
        while at < len(text):
            stops = islice((end for end in range(at, len(text)) if text[end] == "."), STOPS)
            end = next((end for end in stops if self.read(text[at : end + 1])), None)
            if end is None:
                return at
            at = end + 2
        return 0


class Sentence(Memo):
    """Prints and parses the sentence of a whole clause: its prefixes, its core, how long it lasts."""

    def __init__(self, language: Language) -> None:
        super().__init__()
        self.language = language

    def write(self, value: object) -> str | None:
        """Return a clause in words, without the full stop."""
        if not isinstance(value, Clause):
            return None
        parts = [self.language.prefix.write(one) for one in prefixes(value)]
        parts.append(self.language.core.write(bare(value)))
        until = self.language.until.write(value.until) if value.until else ""
        if None in parts or until is None:
            return None
        return ", ".join([part for part in parts if part is not None]) + until

    def search(self, text: str, at: int) -> Iterator[tuple[object, int]]:
        """Yield every clause whose sentence begins at an index of a text, and the index where it ends."""
        for pair, end in self.language.prefix.find(text, at):
            if text.startswith(", ", end):
                for clause, last in self.find(text, end + 2):
                    if isinstance(clause, Clause) and isinstance(pair, tuple):
                        whole = with_prefix(clause, str(pair[0]), pair[1])
                        if whole is not None:
                            yield whole, last
        for clause, end in self.language.core.find(text, at):
            if isinstance(clause, Clause):
                yield clause, end
                for until, last in self.language.until.find(text, end):
                    if isinstance(until, int):
                        yield clause._replace(until=until), last


@cache
def language(name: str) -> Language:
    """Return the printer and parser of powers in the language of a code."""
    return Language(messages(name))


@cache
def folded(name: str) -> Language:
    """Return the parser of powers in the language of a code, for texts with digits in place of number words."""
    return Language(
        {
            key: [(slot, part if slot else fold(part, name)) for slot, part in parts]
            for key, parts in messages(name).items()
        }
    )


def write(power: tuple[Clause, ...], name: str) -> str:
    """Return a card's power as sentences of a language; empty for no power."""
    return typeset(name, language(name).write(power))


def read(text: str, name: str) -> tuple[Clause, ...]:
    """Return the power of a card that sentences of a language say.

    A number may be a word, and the last full stop may be wanting. Raises Unreadable with what there is from the first
    sentence on that is none of ours, Ambiguous for one that means two things.
    """
    text = " ".join(text.split())
    if not text:
        return ()
    plain = fold(text if text.endswith(".") else f"{text}.", name)
    found = dict.fromkeys(folded(name).read(plain))
    if not found:
        before = plain[: folded(name).reach(plain)].count(" ")
        raise Unreadable("spell-unread", {"text": " ".join(text.split(" ")[before:])})
    if len(found) > 1:
        raise Ambiguous("spell-two", {"text": text})
    return next(iter(found))
