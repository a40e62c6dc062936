"""The sentences in which clauses of powers are written, by effect word, and what of a clause fills their slots."""

from __future__ import annotations

from typing import Final, NamedTuple

from vedette.core.bits import members
from vedette.games.spellfire.engine.vocabulary.words import (
    CUE,
    MAY,
    PROTECTIONS,
    TOTAL,
    WORDS,
    Clause,
    Condition,
    Group,
    Sort,
)

ONE_MANY: Final = ("one", "many")
NUMBERED: Final = {
    "immune": ("immune", "immune-discard", "immune-powers", "immune-defeat", "immune-loss"),
    "escape": ("escape", "escape-limbo"),
    "protect": tuple(f"protect-{number}" for number in range(len(PROTECTIONS))),
    "blank": ("blank", "blank-bonus"),
    "attach": tuple(f"attach-{number}" for number in range(6)),
}
"""Effect words of which each number has a sentence of its own, and the names of these sentences."""


class Form(NamedTuple):
    """One sentence in which an effect word can be written: the id of its message, and what it fixes of the clause."""

    message: str
    do: int
    fixed: Clause
    sign: int = 1


def forms() -> list[Form]:
    """Return all sentences in which clauses can be written, of every effect word."""
    found: list[Form] = []

    def add(word: str, suffix: str = "", *, split: bool = False, sign: int = 1, **fixed: int) -> None:
        do = WORDS.index(word)
        called = f"do-{suffix or word}"
        names = [f"{called}-{end}" for end in ONE_MANY] if split else [called]
        found.extend(Form(name, do, Clause(do)._replace(**fixed), sign) for name in names)  # type: ignore[arg-type]  # fields by name

    for suffix, sign in (("gain", 1), ("drop", -1)):
        add("level", suffix, split=True, sign=sign)
        add("level", f"{suffix}-per", split=True, sign=sign)
        add("level", f"{suffix}-levels", split=True, sign=sign, measure=TOTAL)
        add("level", f"{suffix}-base", sign=sign, base=1)
        add("level", f"{suffix}-base-per", sign=sign, base=1)
        add("level", f"{suffix}-base-levels", sign=sign, base=1, measure=TOTAL)
    add("times")
    add("times", "times-base", base=1)
    for up in (0, 1):
        for base in (0, 1):
            add("halve", f"halve{'-up' * up}{'-base' * base}", number=up, base=base)
    add("set")
    add("ban", "ban-side")
    add("ban", "ban-more-side")
    for word in ("use", "ban", "ignore", "repel", "lives", "mark", "type", "bound", "stay"):
        add(word, split=True)
    add("ban", "ban-more", split=True)
    add("type", "type-alone", split=True, base=1)
    for word in ("bar", "bar-what", "only", "only-what", "unfit", "wall", "wall-all"):
        add(word.split("-")[0], word)
    for word, suffixes in NUMBERED.items():
        for number, suffix in enumerate(suffixes):
            add(word, suffix, split=True, number=number)
    add("cancel", "cancel-once", number=1)
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
    add("defends")
    add("defends", "defends-type")
    add("idle")
    add("win", "win-unless", base=1)
    add("discard", "discard-all", base=1)
    add("join", "join-level", base=1)
    add("copy")
    add("copy", "copy-level", base=1)
    return found


def bare(clause: Clause) -> Clause:
    """Return a clause without what the prefixes and end of its sentence say; picked cards are ``that card`` there."""
    if clause.some:
        clause = clause._replace(who=Group(CUE), some=0, pick=0)
    return clause._replace(when=0, cue=None, role=0, conditions=(), until=0, wide=0, option=0)


def prefixes(clause: Clause) -> list[tuple[str, object]]:
    """Return the fields of a clause that prefixes of its sentence say, such as conditions, with values, in order."""
    found: list[tuple[str, object]] = []
    if clause.option:
        found.append(("may", 1) if clause.option == MAY else ("option", clause.option))
    if clause.wide:
        found.append(("wide", 1))
    if clause.cue is not None:
        found.append((f"cue {clause.when}", clause.cue))
    elif clause.when:
        found.append(("when", clause.when))
    if clause.role:
        found.append(("role", clause.role))
    found += [("condition", one) for one in clause.conditions]
    return found + ([("some", (clause.who, clause.some, 0, clause.pick))] if clause.some else [])


def with_prefix(clause: Clause, field: str, value: object) -> Clause | None:
    """Return a clause with the field that one more prefix of its sentence says, None if that cannot stand there."""
    if field == "some":
        picked = value if isinstance(value, tuple) and clause.who == Group(CUE) else None
        return clause._replace(who=picked[0], some=picked[1], pick=picked[3]) if picked else None
    if field == "may":
        return clause._replace(option=MAY)
    if field == "condition" and isinstance(value, Condition):
        return clause._replace(conditions=(value, *clause.conditions))
    if field.startswith("cue") and isinstance(value, Group):
        return clause._replace(when=int(field[-1]), cue=value)
    return clause._replace(**{field: value})  # type: ignore[arg-type]  # fields by name


def read_slot(clause: Clause, name: str, sign: int) -> object:
    """Return the value of a clause that fills a slot of its sentence, None where nothing does."""
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
        "cards": clause.number,
        "per": clause.per,
        "worth": clause.per,
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
    """Return a clause with the value that fills a slot of its sentence."""
    if isinstance(value, Group):
        return clause._replace(per=value) if name in ("per", "worth") else clause._replace(who=value)
    if name == "quantity" and isinstance(value, tuple):
        return clause._replace(who=value[0], number=value[1], measure=value[2], pick=value[3])
    if isinstance(value, tuple):
        return clause._replace(what=value) if name == "what" else clause._replace(who=clause.who._replace(sorts=value))
    number = int(str(value))
    if name in ("folk", "type"):
        return clause._replace(what=(Sort(marks=number) if name == "folk" else Sort(kinds=1 << number),))
    return clause._replace(number=sign * number)
