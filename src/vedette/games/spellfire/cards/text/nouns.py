"""Groups of cards in words: ``opposing undead allies of level 4 or less``, printed and parsed back."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from vedette.core.bits import members
from vedette.games.spellfire.cards.text.description import apart, parted, parts_of, sort_of, united
from vedette.games.spellfire.cards.text.template import (
    AnyOf,
    FixedWords,
    Integer,
    Mapped,
    MessageTemplate,
    NamedParts,
    Quoted,
    Several,
    literal,
)
from vedette.games.spellfire.engine.vocabulary import words
from vedette.games.spellfire.engine.vocabulary.phrase import SETS
from vedette.games.spellfire.engine.vocabulary.shape import ALONE, opponent
from vedette.games.spellfire.engine.vocabulary.words import Condition, Group, Sort

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from vedette.games.spellfire.cards.text.template import Category

    Templates = Mapping[str, list[tuple[bool, str]]]


class Way(NamedTuple):
    """Two functions: from a value to what fills the one slot of its message, and back; None where there is none."""

    to: Callable[[tuple[object, ...]], object]
    of: Callable[[object], object]


def rule(
    templates: Templates, message: str, slots: Mapping[str, Category], name: str, way: Way | None = None
) -> MessageTemplate:
    """Return a printer and parser of a message with one slot; ``way`` turns its values into the slot's and back."""

    def take(value: object) -> dict[str, object] | None:
        if way is None:
            return {name: value}
        inner = way.to(value) if isinstance(value, tuple) else None
        return None if inner is None else {name: inner}

    def make(taken: dict[str, object]) -> object:
        return taken[name] if way is None else way.of(taken[name])

    return MessageTemplate(templates[f"phrase-{message}"], slots, take, make)


class Nouns:
    """Prints and parses the noun phrases of one language that mean groups of cards."""

    def __init__(self, templates: Templates) -> None:
        """Build the printers and parsers of all kinds of phrases from the templates of a language."""
        self.templates = templates
        self.quote = self._quoted()
        self.folk = self._set("folk", words.MARKS, "slash")
        self.sort = self._sort()
        self.sorts = Several(self.sort, literal(templates, "either"))
        self.group = self._group("side")
        self.found = self._group("there")
        """Prints and parses a group as a condition says it: "both sides" means that a card of either is there."""
        self.alone = FixedWords({Group(side): literal(templates, f"alone-{words.SIDES[side]}") for side in ALONE})
        many = rule(templates, "of-many", {"group": self.group}, "group")
        one = rule(templates, "of-one", {"alone": self.alone}, "alone")
        self.whose = AnyOf([one, many])
        self.party = self._party()
        some = rule(templates, "cards-many", {"number": Integer(2, words.MOST - 1)}, "number")
        self.cards = AnyOf([FixedWords({1: literal(templates, "cards-one")}), some])

    def _party(self) -> Category:
        """Return a printer and parser of a group that is all cards of a side."""
        plain = {side: name for side, name in enumerate(words.SIDES) if side not in ALONE}
        names: dict[object, str] = {
            Group(side): literal(self.templates, f"party-{name}") for side, name in plain.items()
        }
        sides = FixedWords(names)
        return AnyOf(
            [self._placed(f"party-{name}", sides, at, "side") for at, name in enumerate(words.PLACES) if at] + [sides]
        )

    def _quoted(self) -> Quoted:
        """Return a printer and parser of names between the quotation marks of the language."""
        parts = self.templates["phrase-quote"]
        return Quoted(parts[0][1], parts[-1][1])

    def _set(self, prefix: str, names: tuple[str, ...], joint: str, form: str = "") -> Category:
        """Return a printer and parser of a set of names, joined by a word, in a grammatical form if they have it."""
        said: dict[object, str] = {}
        for bit, name in enumerate(names):
            called = f"{prefix}-{name.replace('&', '-')}"
            said[bit] = literal(self.templates, called + form * (f"phrase-{called}{form}" in self.templates))
        return Mapped(
            Several(FixedWords(said), literal(self.templates, joint)),
            lambda value: tuple(members(value)) if isinstance(value, int) and value else None,
            lambda value: sum({1 << bit for bit in value}) if isinstance(value, tuple) else None,
        )

    def _kinds(self, joint: str) -> Category:
        """Return a printer and parser of a set of kinds of cards, some of which have one name together."""
        said: dict[object, str] = {mask: literal(self.templates, f"kind-{name}") for name, mask in SETS.items()}
        said |= {1 << bit: literal(self.templates, f"kind-{name}") for bit, name in enumerate(words.KINDS)}
        row = Several(FixedWords(said), literal(self.templates, joint), literal(self.templates, "next"))
        return Mapped(row, parted if joint == "both" else apart, united)

    def _feminine(self) -> frozenset[int]:
        """Return the sets of kinds whose name is feminine: the marks after it agree."""
        masks = {**SETS, **{name: 1 << bit for bit, name in enumerate(words.KINDS)}}
        return frozenset(mask for name, mask in masks.items() if f"phrase-kind-{name}.gender" in self.templates)

    def _level(self) -> Category:
        """Return a printer and parser of a range of levels, ``(measure, least, most)``."""
        number = Integer(words.LEAST, words.MOST)
        found: list[Category] = []
        for measure, name in enumerate(words.LEVELS):
            for span in ("same", "least", "most", "between"):
                slots: dict[str, Category] = {"least": number, "most": number}
                found.append(self._span(f"{name}-{span}", slots, measure))
        return AnyOf(found)

    def _span(self, message: str, slots: dict[str, Category], measure: int) -> Category:
        parts = self.templates[f"phrase-{message}"]
        names = [name for slot, name in parts if slot]
        same = message.endswith("same")

        def make(taken: dict[str, object]) -> object:
            least, most = taken.get("least", words.LEAST), taken.get("most", words.MOST)
            return (measure, least, least if same else most)

        def take(value: object) -> dict[str, object] | None:
            if not isinstance(value, tuple):
                return None
            taken = {name: value[1] if name == "least" else value[2] for name in names}
            open_ended = len(names) == 2 and (value[1] == words.LEAST or value[2] == words.MOST or value[1] == value[2])
            return taken if make(taken) == value and not open_ended else None

        return MessageTemplate(parts, slots, take, make)

    def _sort(self) -> Category:
        """Return a printer and parser of a description of cards."""
        templates, quoted = self.templates, Several(self.quote, literal(self.templates, "either"))
        some = self._kinds("and-or")
        part_not = Mapped(
            rule(templates, "part-not", {"text": self.quote}, "text"),
            lambda value: value[1:] if isinstance(value, str) and value.startswith("-") else None,
            lambda value: f"-{value}",
        )
        part = Mapped(
            rule(templates, "part", {"text": self.quote}, "text"),
            lambda value: None if isinstance(value, str) and value.startswith("-") else value,
            lambda value: None if isinstance(value, str) and value.startswith("-") else value,
        )
        card = FixedWords({("card", 0): literal(templates, "kind-card")})
        slots: dict[str, Category] = {
            "worlds": self._set("world", words.WORLDS, "slash"),
            "marks": self._set("mark", words.MARKS, "slash"),
            "marks-she": self._set("mark", words.MARKS, "slash", ".she"),
            "kinds": AnyOf([tag("kinds", self._kinds("both")), tag("folk", self.folk), card]),
            "without": rule(templates, "without", {"folk": self.folk}, "folk"),
            "names": rule(templates, "names", {"names": quoted}, "names"),
            "part": AnyOf([part_not, part]),
            "level": self._level(),
            "bears": rule(templates, "bears", {"kinds": some}, "kinds"),
            "able": rule(templates, "able", {"kinds": some}, "kinds"),
            "unable": rule(templates, "unable", {"kinds": some}, "kinds"),
        }
        return self._agreeing([name for slot, name in templates["phrase-sort"] if slot], slots)

    def _agreeing(self, order: list[str], slots: Mapping[str, Category]) -> Category:
        """Return a printer and parser of descriptions: parts in an order, marks agreeing with feminine nouns."""
        feminine = self._feminine()
        if feminine:
            at = order.index("marks")
            order = [*order[:at], "marks-she", *order[at:]]

        def take(value: object) -> dict[str, object]:
            parts = parts_of(value)
            names = parted(value.kinds) if isinstance(value, Sort) else None
            if "marks" in parts and isinstance(names, tuple) and feminine.issuperset(names):
                parts["marks-she"] = parts.pop("marks")
            return parts

        def make(taken: dict[str, object]) -> object:
            return sort_of({"marks": taken["marks-she"], **taken} if "marks-she" in taken else taken)

        return NamedParts(order, slots, take, make)

    def _group(self, both: str) -> Category:
        """Return a printer and parser of groups of more than one card; ``both`` begins the message for both sides."""
        anything = Mapped(
            FixedWords({(): literal(self.templates, "kind-card")}), lambda value: value, lambda value: value
        )
        sorts = AnyOf([anything, self.sorts])
        sided = [
            self._sided(f"{both if side == words.BOTH else 'side'}-{name}", sorts, side)
            for side, name in enumerate(words.SIDES)
            if side not in ALONE
        ]
        here = AnyOf(sided)
        placed = [self._placed(f"place-{name}", here, place) for place, name in enumerate(words.PLACES) if place]
        return AnyOf([*placed, here])

    def _sided(self, message: str, sorts: Category, side: int) -> Category:
        return rule(
            self.templates,
            message,
            {"sorts": sorts},
            "sorts",
            Way(
                lambda value: value[2] if value[:2] == (side, words.FIGHT) else None,
                lambda value: Group(side, words.FIGHT, value) if isinstance(value, tuple) else None,
            ),
        )

    def _placed(self, message: str, here: Category, place: int, slot: str = "group") -> Category:
        return rule(
            self.templates,
            message,
            {slot: here},
            slot,
            Way(
                lambda value: Group(*value)._replace(place=words.FIGHT) if value[1] == place else None,  # type: ignore[arg-type]  # fields by name
                lambda value: value._replace(place=place) if isinstance(value, Group) else None,
            ),
        )

    def counted(self, message: str, number: Category, measure: int, pick: int) -> Category:
        """Return a printer and parser of ``(group, number, measure, pick)`` for one measure and pick."""

        def take(value: object) -> dict[str, object] | None:
            right = isinstance(value, tuple) and value[2:] == (measure, pick) and value[1]
            return {"group": value[0], "number": value[1]} if right and isinstance(value, tuple) else None

        slots = {"group": self.group, "number": number}
        return MessageTemplate(
            self.templates[f"phrase-{message}"],
            slots,
            take,
            lambda taken: (taken["group"], taken["number"], measure, pick),
        )

    def against(self, message: str, most: int) -> Category:
        """Return a printer and parser of conditions on the opposing champion; ``most`` 0 is for "is not"."""
        least = 1 if most else 0

        def take(value: object) -> dict[str, object] | None:
            if isinstance(value, Condition) and (value.least, value.most) == (least, most) and opponent(value.group):
                return {"sorts": value.group.sorts}
            return None

        def make(taken: dict[str, object]) -> object:
            sorts = taken["sorts"]
            group = Group(words.OTHER, words.FIGHT, sorts) if isinstance(sorts, tuple) else Group()
            return Condition(group, least, most) if opponent(group) else None

        return MessageTemplate(self.templates[f"phrase-{message}"], {"sorts": self.sorts}, take, make)

    def among(self, message: str, most: int) -> Category:
        """Return a printer and parser of conditions that one card is as described; ``most`` 0 is for "is not"."""
        least = 1 if most else 0

        def take(value: object) -> dict[str, object] | None:
            if (
                isinstance(value, Condition)
                and (value.least, value.most) == (least, most)
                and value.group.side in ALONE
                and value.group.sorts
            ):
                return {"alone": Group(value.group.side), "sorts": value.group.sorts}
            return None

        def make(taken: dict[str, object]) -> object:
            alone, sorts = taken["alone"], taken["sorts"]
            if isinstance(alone, Group) and isinstance(sorts, tuple):
                return Condition(alone._replace(sorts=sorts), least, most)
            return None

        return MessageTemplate(
            self.templates[f"phrase-{message}"], {"alone": self.alone, "sorts": self.sorts}, take, make
        )

    def outside(self, message: str, most: int) -> Category:
        """Return a printer and parser of conditions that a card is outside the fight; ``most`` 0 is for "is not"."""
        least = 1 if most else 0

        def to(value: tuple[object, ...]) -> object:
            right = isinstance(value, Condition) and value[1:] == (least, most) and value.group.side in ALONE
            return Group(value.group.side) if right and isinstance(value, Condition) and value.group.place else None

        def of(value: object) -> object:
            return Condition(value._replace(place=words.POOL), least, most) if isinstance(value, Group) else None

        return rule(self.templates, message, {"alone": self.alone}, "alone", Way(to, of))

    def there(self, message: str, span: dict[str, int] | tuple[int, int]) -> Category:
        """Return a printer and parser of conditions that cards of a group are there, or that none is."""
        return self.spanned(message, None, span if isinstance(span, tuple) else None)

    def spanned(self, message: str, number: Category | None, fixed: tuple[int, int] | None = None) -> Category:
        """Return a printer and parser of conditions on how many cards of a group are there."""
        parts = self.templates[f"phrase-{message}"]
        names = [name for slot, name in parts if slot]

        def make(taken: dict[str, object]) -> object:
            group = taken["group"]
            least, most = fixed or (taken.get("least", 0), taken.get("most", words.MOST))
            plain = isinstance(group, Group) and isinstance(least, int) and isinstance(most, int)
            if not plain or not isinstance(group, Group):
                return None
            made = Condition(group, int(str(least)), int(str(most)))
            return None if made.most in (0, words.MOST) and made.least < 2 and not fixed else made

        def take(value: object) -> dict[str, object] | None:
            if not isinstance(value, Condition) or (opponent(value.group) and fixed):
                return None
            taken: dict[str, object] = {"group": value.group, "least": value.least, "most": value.most}
            taken = {name: one for name, one in taken.items() if name in names}
            return taken if make(taken) == value else None

        slots: dict[str, Category] = {"group": self.found}
        if number is not None:
            slots |= {"least": number, "most": number}
        if names[:1] == ["most"]:
            slots["most"] = self.cards
        return MessageTemplate(parts, slots, take, make)


def tag(name: str, inner: Category) -> Category:
    """Return a printer and parser of pairs of this name and a value, given that of the value."""
    return Mapped(
        inner,
        lambda value: value[1] if isinstance(value, tuple) and value[0] == name else None,
        lambda value: (name, value),
    )
