"""Clauses of powers read from and written as the tables of card files, which leave default values out."""

import json
from typing import Final

from vedette.core.errors import Unreadable
from vedette.games.spellfire.engine.vocabulary import phrase, shape, words
from vedette.games.spellfire.engine.vocabulary.words import IGNORE as IGNORE_WORD
from vedette.games.spellfire.engine.vocabulary.words import Clause, Condition, Group

KEYS: Final = (
    "do", "who", "what", "number", "measure", "pick", "base", "per", "when", "cue", "role", "if", "until", "wide",
    "option", "some",
)  # fmt: skip
IMMUNITIES: Final = ("wholly", "from-discard", "from-powers", "from-defeat", "from-loss")


def write(clause: Clause) -> dict[str, object]:
    """Return a clause of a power as the keys and values of its table in a card file, default values left out."""
    values: dict[str, object] = {
        "do": words.WORDS[clause.do],
        "who": _who(clause),
        "what": phrase.write_sorts(clause.what),
        "number": number(clause),
        "measure": words.MEASURES[clause.measure] if clause.measure else "",
        "pick": words.PICKS[clause.pick] if clause.pick else "",
        "base": bool(clause.base),
        "per": phrase.write_group(clause.per) if clause.per else "",
        "when": words.MOMENTS[clause.when] if clause.when else "",
        "cue": phrase.write_group(clause.cue) if clause.cue else "",
        "role": words.ROLES[clause.role] if clause.role else "",
        "if": [phrase.write_condition(one) for one in clause.conditions],
        "until": words.DURATIONS[clause.until] if clause.until else "",
        "wide": bool(clause.wide),
        "option": "may" if clause.option == words.MAY else clause.option,
        "some": clause.some,
    }
    return {key: value for key, value in values.items() if value}


def _who(clause: Clause) -> str:
    """Return as text the group of cards on which a clause acts (``who``); empty where its effect word takes none."""
    kind = shape.SHAPES[clause.do].who
    if kind == shape.NOBODY:
        return ""
    return phrase.write_sorts(clause.who.sorts) if kind == shape.SORTS else phrase.write_group(clause.who)


def number(clause: Clause) -> object:
    """Return the number of a clause, as a card file writes it: as words for effect words whose numbers have names."""
    if clause.do == words.IDLE:
        return words.IDLE_REASONS[clause.number]
    if clause.do == words.IMMUNE:
        return IMMUNITIES[clause.number] if clause.number else ""
    if clause.do == words.PROTECT:
        return words.PROTECTIONS[clause.number] if clause.number else ""
    if clause.do == IGNORE_WORD:
        return "/".join([name for bit, name in enumerate(words.OBSTACLES) if clause.number >> bit & 1])
    return clause.number


def read(value: object) -> Clause:
    """Return the clause that a table of a card file says; raises Unreadable with its ``field`` and what is right."""
    if not isinstance(value, dict):
        raise Unreadable("spell-table", {"text": json.dumps(value, default=str)})
    for key in value:
        if key not in KEYS:
            raise Unreadable(
                "spell-word", {"field": str(key), "what": "key", "text": str(key), "right": ", ".join(KEYS)}
            )
    reader = ClauseReader({str(key): entry for key, entry in value.items()})
    try:
        clause = reader.clause()
    except Unreadable as trouble:
        trouble.values["field"] = reader.key
        raise
    wrong = shape.faults(clause)
    if wrong:
        raise Unreadable("spell-shape", {"field": wrong[0], "word": words.WORDS[clause.do]})
    return clause


class ClauseReader:
    """Reads one table of a card file into a clause of a power, key by key."""

    def __init__(self, values: dict[str, object]) -> None:
        """Read these values; ``key`` is the one being read."""
        self.values = values
        self.key = "do"

    def text(self, key: str) -> str:
        """Return the text under a key of the table, empty if there is none; raises Unreadable for another value."""
        self.key = key
        value = self.values.get(key, "")
        if not isinstance(value, str):
            raise Unreadable("spell-text", {"text": json.dumps(value, default=str)})
        return value

    def name(self, key: str, names: tuple[str, ...]) -> int:
        """Return the index in ``names`` of the name under a key, 0 if there is none; raises Unreadable for others."""
        text = self.text(key)
        return phrase.choose(text, names, key) if text or key == "do" else 0

    def truth(self, key: str) -> int:
        """Return 1 if the value under a key is true, 0 if false or not there; raises Unreadable for another value."""
        self.key = key
        value = self.values.get(key, False)
        if not isinstance(value, bool):
            raise Unreadable("spell-truth", {"text": json.dumps(value, default=str)})
        return 1 if value else 0

    def whole(self, key: str) -> int:
        """Return the whole number from -99 to 99 under a key, 0 where there is none; raises Unreadable for others."""
        self.key = key
        value = self.values.get(key, 0)
        if isinstance(value, bool) or not isinstance(value, int) or not -99 <= value <= 99:
            raise Unreadable("spell-number", {"text": json.dumps(value, default=str)})
        return value

    def group(self, key: str) -> Group | None:
        """Return the group of cards in the text under a key, None if there is none; raises Unreadable for others."""
        text = self.text(key)
        return phrase.read_group(text) if text else None

    def number(self, do: int) -> int:
        """Return the clause's number: a whole number, or names that its effect word takes; raises Unreadable."""
        if do == words.IDLE:
            return self.name("number", words.IDLE_REASONS)
        if do == words.IMMUNE:
            return self.name("number", IMMUNITIES)
        if do == words.PROTECT:
            return self.name("number", words.PROTECTIONS)
        if do == IGNORE_WORD:
            return phrase.mask(self.text("number"), words.OBSTACLES, "number")
        return self.whole("number")

    def who(self, do: int) -> Group:
        """Return the group of cards on which the clause acts, read as its effect word takes it; raises Unreadable."""
        taken = shape.SHAPES[do]
        if taken.who == shape.SORTS:
            return Group(taken.side, 0, phrase.read_sorts(self.text("who")))
        text = self.text("who")
        if taken.who == shape.NOBODY:
            if text:
                raise Unreadable("spell-shape", {"word": words.WORDS[do]})
            return Group()
        if not text:
            raise Unreadable("spell-word", {"what": "who", "text": "", "right": ", ".join(words.SIDES)})
        return phrase.read_group(text)

    def conditions(self) -> tuple[Condition, ...]:
        """Return the conditions of the clause, under ``if``: one text, or a list of them; raises Unreadable."""
        self.key = "if"
        value = self.values.get("if", [])
        texts = value if isinstance(value, list) else [value]
        if not all(isinstance(text, str) for text in texts):
            raise Unreadable("spell-text", {"text": json.dumps(value, default=str)})
        return tuple([phrase.read_condition(str(text)) for text in texts])

    def clause(self) -> Clause:
        """Return the clause that the whole table says; raises Unreadable, and ``key`` then names the wrong value."""
        do = self.name("do", words.WORDS)
        return Clause(
            do=do,
            who=self.who(do),
            what=phrase.read_sorts(self.text("what")),
            number=self.number(do),
            measure=self.name("measure", words.MEASURES),
            pick=self.name("pick", words.PICKS),
            base=self.truth("base"),
            per=self.group("per"),
            when=self.name("when", words.MOMENTS),
            cue=self.group("cue"),
            role=self.name("role", words.ROLES),
            conditions=self.conditions(),
            until=self.name("until", words.DURATIONS),
            wide=self.truth("wide"),
            option=words.MAY if self.values.get("option") == "may" else self.whole("option"),
            some=self.whole("some"),
        )
