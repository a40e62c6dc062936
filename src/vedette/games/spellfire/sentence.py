"""The powers of Spellfire cards as sentences of a language: printed from the clauses, and parsed back to them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from vedette.core.bits import members
from vedette.core.errors import Ambiguous, Unreadable
from vedette.games.spellfire import shape
from vedette.games.spellfire.nouns import Nouns, Way, rule, tag
from vedette.games.spellfire.template import AnyOf, Integer, Mapped, Memo, Rule, Several, Words, literal, messages
from vedette.games.spellfire.words import (
    DURATIONS,
    EVERY,
    FIRST,
    IDLE_REASONS,
    KINDS,
    MEASURES,
    MOMENTS,
    MOST,
    OBSTACLES,
    PICKS,
    ROLES,
    USED,
    WORDS,
    Clause,
    Condition,
    Group,
    Sort,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from vedette.games.spellfire.template import Category

ONE_MANY: Final = ("one", "many")


class Form(NamedTuple):
    """One sentence that a word can be: its message, its slots, and what it fixes besides."""

    message: str
    do: int
    fixed: Clause
    sign: int = 1


def forms() -> list[Form]:
    """Return the sentences of all words."""
    found: list[Form] = []

    def add(word: str, suffix: str = "", *, split: bool = False, sign: int = 1, **fixed: int) -> None:
        do = WORDS.index(word)
        called = f"do-{suffix or word}"
        names = [f"{called}-{end}" for end in ONE_MANY] if split else [called]
        found.extend(Form(name, do, Clause(do)._replace(**fixed), sign) for name in names)  # type: ignore[arg-type]

    for suffix, sign in (("gain", 1), ("drop", -1)):
        add("level", suffix, split=True, sign=sign)
        add("level", f"{suffix}-per", split=True, sign=sign)
    add("times")
    add("times", "times-base", base=1)
    for up in (0, 1):
        for base in (0, 1):
            add("halve", f"halve{'-up' * up}{'-base' * base}", number=up, base=base)
    add("set")
    add("ban", "ban-side")
    add("ban", "ban-more-side")
    for word in ("use", "ban", "ignore", "repel", "escape", "lives", "mark", "type", "protect", "bound", "stay"):
        add(word, split=True)
    add("ban", "ban-more", split=True)
    for word in ("bar", "bar-what", "only", "only-what", "unfit", "wall", "wall-all"):
        add(word.split("-")[0], word)
    for number, suffix in enumerate(("immune", "immune-discard", "immune-powers")):
        add("immune", suffix, split=True, number=number)
    add("blank", split=True)
    add("blank", "blank-bonus", split=True, number=1)
    add("cancel", "cancel-times")
    for word in (
        "cancel",
        "discard",
        "take",
        "win",
        "lose",
        "draw",
        "freeze",
        "reserved",
        "once",
        "join",
        "return",
        "cost",
    ):
        add(word)
    for number in range(6):
        add("attach", f"attach-{number}", split=True, number=number)
    add("defends")
    add("defends", "defends-type")
    add("idle")
    return found


class Language:
    """Everything that is said in one language."""

    def __init__(self, language: str) -> None:
        """Build the categories from the messages of a language."""
        self.templates = messages(language)
        self.nouns = Nouns(self.templates)
        self.slots = self._slots()
        self.core = AnyOf([self._form(form) for form in forms()])
        self.prefix = AnyOf(self._prefixes())
        self.until = Words(
            {number: literal(self.templates, f"until-{name}") for number, name in enumerate(DURATIONS) if number}
        )
        self.clause = Sentence(self)

    def _words(self, prefix: str, names: tuple[str, ...]) -> Words:
        return Words({number: literal(self.templates, f"{prefix}-{name}") for number, name in enumerate(names)})

    def _slots(self) -> dict[str, Category]:
        nouns, templates = self.nouns, self.templates
        levels = AnyOf(
            [
                Words({1: literal(templates, "levels-one")}),
                rule(templates, "levels-many", {"number": Integer(2, 99)}, "number"),
            ]
        )
        obstacles = Mapped(
            Several(self._words("obstacle", OBSTACLES), literal(templates, "both")),
            lambda value: tuple(members(value)) if isinstance(value, int) else None,
            lambda value: sum({1 << bit for bit in value}) if isinstance(value, tuple) else None,
        )
        types = Words(
            {
                number: literal(templates, f"one-{name}")
                for number, name in enumerate(KINDS)
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
            "per": nouns.group,
            "quantity": self._quantity(),
            "obstacles": obstacles,
            "folk": nouns.folk,
            "type": types,
            "reason": self._words("reason", IDLE_REASONS),
        }

    def _quantity(self) -> Category:
        """Return the category of ``(group, number, measure, pick)``."""
        nouns, templates, number = self.nouns, self.templates, Integer(0, 99)
        choices: list[Category] = [
            rule(
                templates,
                "every",
                {"group": nouns.group},
                "group",
                Way(lambda value: value[0] if value[1:] == (0, EVERY, 0) else None, lambda group: (group, 0, EVERY, 0)),
            ),
            Mapped(
                nouns.alone,
                lambda value: value[0] if isinstance(value, tuple) and value[1:] == (0, 0, 0) else None,
                lambda group: (group, 0, 0, 0),
            ),
        ]
        for measure, called in enumerate(MEASURES[:EVERY]):
            for pick, picked in enumerate(PICKS):
                name = f"{called}-{picked}"
                choices.append(nouns.counted(name, number, measure, pick))
        return AnyOf(choices)

    def _form(self, form: Form) -> Category:
        """Return the category of the clauses that one sentence can say."""
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

        return Rule(parts, self.slots, take, make)

    def _prefixes(self) -> list[Category]:
        """Return the categories of ``(field, value)`` that stand before a sentence."""
        nouns, templates = self.nouns, self.templates
        tagged: list[Category] = [
            tag("option", rule(templates, "option", {"number": Integer(1, 9)}, "number")),
            tag("wide", Words({1: literal(templates, "wide")})),
        ]
        for moment, name in enumerate(MOMENTS):
            if moment in (USED, FIRST):
                said = rule(templates, f"when-{name}", {"cue": nouns.group}, "cue")
                tagged.append(tag(f"cue {moment}", said))
            elif moment:
                tagged.append(tag("when", Words({moment: literal(templates, f"when-{name}")})))
        roles: dict[object, str] = {
            number: literal(templates, f"role-{name}") for number, name in enumerate(ROLES) if number
        }
        tagged.append(tag("role", Words(roles)))
        tagged += [tag("condition", said) for said in self._conditions()]
        return tagged

    def _conditions(self) -> list[Category]:
        """Return the categories of conditions."""
        nouns, number = self.nouns, Integer(0, MOST - 1)
        found: list[Category] = []
        for most, name in ((MOST, "if-against"), (0, "if-against-not")):
            found.append(nouns.against(name, most))
        for most, name in ((MOST, "if-alone"), (0, "if-alone-not")):
            found.append(nouns.among(name, most))
        spans = {"if-some": (1, MOST), "if-none": (0, 0)}
        found += [nouns.there(name, span) for name, span in spans.items()]
        found += [nouns.spanned(name, number) for name in ("if-least", "if-most", "if-between")]
        return found

    def write(self, power: tuple[Clause, ...]) -> str:
        """Return a power as sentences."""
        out = []
        for clause in power:
            written = self.clause.write(clause)
            if written is None:
                raise LookupError(clause)
            out.append(written[:1].upper() + written[1:] + ".")
        return " ".join(out)

    def read(self, text: str) -> tuple[Clause, ...]:
        """Return the power that a text says; raises Unreadable or Ambiguous."""
        text = " ".join(text.split())
        if not text:
            return ()
        found = dict.fromkeys(self._read(text))
        if not found:
            raise Unreadable("spell-unread", {"text": text[self._reach(text) :] or text})
        if len(found) > 1:
            raise Ambiguous("spell-two", {"text": text})
        return next(iter(found))

    def _read(self, text: str) -> list[tuple[Clause, ...]]:
        """Return every power that prints as this text."""
        if not text:
            return [()]
        found: list[tuple[Clause, ...]] = []
        for start in {text[0], text[0].lower()}:
            for clause, end in self.clause.find(start + text[1:], 0):
                whole = isinstance(clause, Clause) and text.startswith(".", end) and not shape.faults(clause)
                if whole and isinstance(clause, Clause) and self.write((clause,)) == text[: end + 1]:
                    found += [(clause, *more) for more in self._read(text[end + 1 :].lstrip())]
        return found

    def _reach(self, text: str) -> int:
        """Return where the first sentence that was not understood begins."""
        at = 0
        while at < len(text):
            ends = [end for end in range(at, len(text)) if text[end] == "." and self._read(text[at : end + 1])]
            if not ends:
                return at
            at = ends[0] + 2
        return 0


class Sentence(Memo):
    """Whole clauses: what stands before, the core, how long."""

    def __init__(self, language: Language) -> None:
        """Say it in this language."""
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
        """Yield every clause that opens there."""
        for pair, end in self.language.prefix.find(text, at):
            if text.startswith(", ", end):
                for clause, last in self.find(text, end + 2):
                    if isinstance(clause, Clause) and isinstance(pair, tuple):
                        yield with_prefix(clause, str(pair[0]), pair[1]), last
        for clause, end in self.language.core.find(text, at):
            if isinstance(clause, Clause):
                yield clause, end
                for until, last in self.language.until.find(text, end):
                    if isinstance(until, int):
                        yield clause._replace(until=until), last


def bare(clause: Clause) -> Clause:
    """Return a clause without what stands before and after its core."""
    return clause._replace(when=0, cue=None, role=0, conditions=(), until=0, wide=0, option=0)


def prefixes(clause: Clause) -> list[tuple[str, object]]:
    """Return what stands before a sentence, in its order."""
    found: list[tuple[str, object]] = []
    if clause.option:
        found.append(("option", clause.option))
    if clause.wide:
        found.append(("wide", 1))
    if clause.cue is not None:
        found.append((f"cue {clause.when}", clause.cue))
    elif clause.when:
        found.append(("when", clause.when))
    if clause.role:
        found.append(("role", clause.role))
    return found + [("condition", one) for one in clause.conditions]


def with_prefix(clause: Clause, field: str, value: object) -> Clause:
    """Return a clause with one more prefix before it."""
    if field == "condition" and isinstance(value, Condition):
        return clause._replace(conditions=(value, *clause.conditions))
    if field.startswith("cue") and isinstance(value, Group):
        return clause._replace(when=int(field[-1]), cue=value)
    return clause._replace(**{field: value})  # type: ignore[arg-type]


def read_slot(clause: Clause, name: str, sign: int) -> object:
    """Return what fills a slot of a sentence, None where nothing does."""
    who = clause.who
    values: dict[str, object] = {
        "alone": who,
        "group": who,
        "whose": who,
        "side": who if not who.sorts else None,
        "sorts": who.sorts,
        "what": clause.what,
        "levels": sign * clause.number,
        "number": clause.number,
        "per": clause.per,
        "quantity": (who, clause.number, clause.measure, clause.pick),
        "obstacles": clause.number,
        "reason": clause.number,
    }
    if name in values:
        return values[name]
    if len(clause.what) != 1:
        return None
    return (
        clause.what[0].marks if name == "folk" else members(clause.what[0].kinds)[0] if clause.what[0].kinds else None
    )


def write_slot(clause: Clause, name: str, value: object, sign: int) -> Clause:
    """Return a clause with what fills a slot."""
    if isinstance(value, Group):
        return clause._replace(per=value) if name == "per" else clause._replace(who=value)
    if name == "quantity" and isinstance(value, tuple):
        return clause._replace(who=value[0], number=value[1], measure=value[2], pick=value[3])
    if isinstance(value, tuple):
        return clause._replace(what=value) if name == "what" else clause._replace(who=clause.who._replace(sorts=value))
    number = int(str(value))
    if name in ("folk", "type"):
        return clause._replace(what=(Sort(marks=number) if name == "folk" else Sort(kinds=1 << number),))
    return clause._replace(number=sign * number)


@cache
def language(name: str) -> Language:
    """Return a language by its code."""
    return Language(name)


def write(power: tuple[Clause, ...], name: str) -> str:
    """Return a power as sentences of a language; nothing for no power."""
    return language(name).write(power)


def read(text: str, name: str) -> tuple[Clause, ...]:
    """Return the power that sentences of a language say.

    Raises Unreadable with the first sentence that is none of ours, Ambiguous for one that means two things.
    """
    return language(name).read(text)
