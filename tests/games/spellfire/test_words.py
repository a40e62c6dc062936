"""The effect vocabulary: each number is the place of its own name, so that files and rules cannot mean two things."""

import pytest

from vedette.games.spellfire.engine import cards
from vedette.games.spellfire.engine.vocabulary import words

TABLES = {
    "WORDS": words.WORDS,
    "SIDES": words.SIDES,
    "PLACES": words.PLACES,
    "MOMENTS": words.MOMENTS,
    "ROLES": words.ROLES,
}


@pytest.mark.parametrize("table", TABLES)
def test_a_name_stands_at_its_number(table: str) -> None:
    for number, name in enumerate(TABLES[table]):
        assert getattr(words, name.upper()) == number, name


@pytest.mark.parametrize(
    ("table", "constants"),
    [
        (words.KINDS, ["ALLY", "ARTIFACT", "CLERIC", "EVENT", "HERO", "HOLDING", "ITEM", "MONSTER", "PSIONICIST"]),
        (words.KINDS, ["REALM", "REGENT", "RULE", "THIEF", "UNARMED", "WIZARD", "DUNGEON", "WIZARD_SPELL"]),
        (words.KINDS, ["CLERIC_SPELL", "THIEF_ABILITY", "DRAGON_UNARMED", "UNDEAD_UNARMED"]),
        (words.MARKS, ["DEFENSIVE", "DRAGON", "FLYER", "HARMFUL", "HELPFUL", "OFFENSIVE", "UNDEAD"]),
        (cards.STATUSES, ["EXACT", "ADAPTED", "BANNED", "CODE"]),
        (words.MEASURES, ["CARDS", "TOTAL", "EVERY"]),
        (words.LEVELS, ["ADJUSTED", "PRINTED", "GEARED"]),
    ],
)
def test_a_constant_is_the_place_of_its_name(table: tuple[str, ...], constants: list[str]) -> None:
    other = {"ADJUSTED": "level", "PRINTED": "base"}
    for name in constants:
        holder = cards if hasattr(cards, name) and not hasattr(words, name) else words
        assert table[getattr(holder, name)] == other.get(name, name.lower().replace("_", "-")), name


def test_the_vocabulary_is_closed_and_small() -> None:
    assert len(set(words.WORDS)) == len(words.WORDS) <= 37
    assert list(words.MARKS) == sorted(words.MARKS)


def test_a_champion_uses_what_its_icon_says() -> None:
    wizard = cards.uses(1 << words.WIZARD, 0)
    assert wizard >> words.WIZARD_SPELL & 1
    assert not wizard & (1 << words.CLERIC_SPELL | words.UNARMED_COMBAT)
    assert cards.uses(1 << words.MONSTER, 1 << words.DRAGON) >> words.DRAGON_UNARMED & 1
    assert cards.uses(1 << words.MONSTER, 0) == words.CARRIED
