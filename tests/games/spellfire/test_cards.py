"""Card files: every fault is named with its place and the right words, and what is written is read back."""

import pytest

from vedette.core.errors import Unreadable
from vedette.core.language import LANGUAGES, explain
from vedette.games.spellfire.cards import sets
from vedette.games.spellfire.engine.cards import ADAPTED, BANNED, CODE, EMPTY, EXACT
from vedette.games.spellfire.engine.vocabulary import clauses, phrase, shape, words

HEAD = 'set = "My"\ntitle = "Mine"\n'
GOOD = """
[[card]]
number = 1
name = "Toll Bridge"
type = "realm"
world = "greyhawk"
marks = ["coastal"]
power = [
  { do = "level", who = "attacker champion/ally -flyer", number = -2 },
]
"""


def faults(text: str) -> list[tuple[str, str, str]]:
    found = sets.examine(text, "my.toml")[1]
    return [(fault.message, fault.values["line"], fault.values["field"]) for fault in found]


def test_a_wrong_word_is_answered_with_every_right_one() -> None:
    with pytest.raises(Unreadable) as caught:
        clauses.read({"do": "levle"})
    for language in LANGUAGES:
        told = explain(caught.value, language)
        assert [word for word in words.WORDS if word not in told] == []


def test_a_card_is_read_as_it_is_written() -> None:
    edition = sets.read(HEAD + GOOD, "my.toml")
    card = edition.cards[0].card
    assert (card.id, card.kind, card.world, card.level) == ("My/1", words.REALM, 2, 0)
    assert card.power[0].who.sorts[0].without == 1 << words.FLYER
    assert sets.read(sets.write(edition), "") == edition


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('"realm"', '"kingdom"', ("spell-word", "7", "My/1, type")),
        ("number = 1", "number = 0", ("spell-card-number", "5", "card 1, number")),
        ('"level"', '"levels"', ("spell-word", "11", "My/1, power 1, do")),
        ("attacker champion", "attackers champion", ("spell-word", "11", "My/1, power 1, who")),
        ("-flyer", "-flying", ("spell-word", "11", "My/1, power 1, who")),
        ("number = -2", "number = 0", ("spell-shape", "11", "My/1, power 1, number")),
        ("number = -2", 'number = "two"', ("spell-number", "11", "My/1, power 1, number")),
        ("number = -2", 'number = -2, what = "ally"', ("spell-shape", "11", "My/1, power 1, what")),
        ('"Toll Bridge"', '""', ("spell-card-name", "6", "My/1, name")),
        ('["coastal"]', '["coast"]', ("spell-word", "9", "My/1, marks")),
        ("marks =", "mark =", ("deck-key", "9", "My/1, mark")),
        ('world = "greyhawk"', 'status = "adapted"', ("spell-card-why", "4", "My/1, why")),
    ],
)
def test_a_wrong_word_is_refused_with_its_place(old: str, new: str, fault: tuple[str, str, str]) -> None:
    assert faults(HEAD + GOOD.replace(old, new)) == [fault]


def test_a_wrong_word_comes_with_the_right_ones() -> None:
    with pytest.raises(Unreadable) as raised:
        clauses.read({"do": "kill", "who": "other ally"})
    assert raised.value.values["right"] == ", ".join(words.WORDS)


def test_every_fault_is_named_at_once() -> None:
    text = HEAD + GOOD.replace('"realm"', '"kingdom"').replace("-flyer", "-flying").replace("-2", "true")
    assert [fault[0] for fault in faults(text)] == ["spell-word", "spell-word"]
    twice = HEAD + GOOD + GOOD
    assert faults(twice) == [("spell-card-twice", "", "number")]


def test_the_first_edition_is_whole() -> None:
    found = sets.editions()["1st"].cards
    assert [int(printed.card.id[4:]) for printed in found] == list(range(1, 466))
    for printed in found:
        assert not any(map(shape.faults, printed.card.power)), printed.card.id
        assert bool(printed.why) == (printed.card.status != EXACT), printed.card.id


def test_there_are_cards_of_every_kind_and_world() -> None:
    usable = [printed.card for printed in sets.box().values() if printed.card.status in (EXACT, ADAPTED, EMPTY)]
    assert len(sets.box()) >= 900
    fewer = {words.RULE: 18, words.THIEF_ABILITY: 20, words.DUNGEON: 0}
    unarmed = sum(words.UNARMED_COMBAT >> card.kind & 1 for card in usable)
    assert unarmed >= 25
    for kind in range(len(words.KINDS)):
        if not words.UNARMED_COMBAT >> kind & 1:
            assert sum(card.kind == kind for card in usable) >= fewer.get(kind, 25), words.KINDS[kind]
    for world in range(1, len(words.WORLDS) - 1):
        kinds = [card.kind for card in usable if card.world == world]
        assert kinds.count(words.REALM) >= 9
        assert kinds.count(words.HOLDING) >= 3
        assert kinds.count(words.ARTIFACT) >= 1


def test_few_cards_need_code_of_their_own() -> None:
    found = [printed.card for printed in sets.box().values()]
    usable = [card for card in found if card.status != BANNED]
    assert sum(card.status == CODE for card in usable) <= 3 * len(usable) // 100


def test_every_set_is_written_in_one_form() -> None:
    for edition in sets.editions().values():
        text = sets.write(edition)
        assert sets.read(text, "") == edition


Facts = tuple[str, str, str, int, str]


@pytest.mark.parametrize(
    ("number", "facts", "power"),
    [
        (42, ("King Azoun IV", "hero", "forgotten-realms", 7, ""), [("level", "own ally", 1)]),
        (72, ("Dracolich", "monster", "forgotten-realms", 6, "dragon/flyer/undead"), [("use", "this", 0)]),
        (331, ("Fireball", "wizard-spell", "none", 0, "offensive"), [("discard", "other ally level<=4", 0)]),
        (38, ("Fortifications", "holding", "forgotten-realms", 0, ""), [("level", "defender champion", 3)]),
        (
            156,
            ("Eye and Hand of Vecna", "artifact", "greyhawk", 0, ""),
            [("level", "bearer", 5), ("level", "bearer", 2)],
        ),
        (418, ("Aurak Draconian Lord", "monster", "dragonlance", 8, "draconian"), [("discard", "other champion", 0)]),
    ],
)
def test_well_known_cards_are_what_they_are(number: int, facts: Facts, power: list[tuple[str, str, int]]) -> None:
    card = sets.box()[f"1st/{number}"].card
    marks = phrase.unmask(card.marks, words.MARKS)
    assert (card.name, words.KINDS[card.kind], words.WORLDS[card.world], card.level, marks) == facts
    said = [(words.WORDS[one.do], phrase.write_group(one.who), one.number) for one in card.power]
    assert said == power
