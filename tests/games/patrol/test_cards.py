"""Sets of soldiers: the house set keeps what it promises, and any file is read or refused in words."""

import json
import tomllib
from collections import Counter
from string import printable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.contract.walk import EN_FR, examples
from tests.core.troubled import in_words

from vedette.core.data import read_toml
from vedette.core.errors import Ambiguous, Trouble, Unreadable
from vedette.games.patrol.cards import colours, power_sentence, sets, text
from vedette.games.patrol.cards.colours import hues
from vedette.games.patrol.cards.grammar import faults
from vedette.games.patrol.cards.sets import SoldierSet
from vedette.games.patrol.engine.soldier import COLOURS, FAMILIES, PLAIN, QUOTAS, Said, Soldier
from vedette.games.patrol.engine.vocabulary import (
    COUNTERS,
    DEFENCE,
    ENDS,
    GIVE,
    NONE,
    PASSIVE,
    PATROLMATES,
    REVEAL,
    REVEAL_IT,
    TEAMMATES,
    WIZARD,
    reaches,
)

HOUSE = sets.house()
SOLDIERS = {soldier.id: soldier for soldier in HOUSE.roster.soldiers}
FACES = dict(zip(SOLDIERS, HOUSE.faces, strict=True))
WHOLE = """name = "mine"

[[soldier]]
id = "guard"
name = { en = "Guard", fr = "Garde" }
level = 2
type = "R"
ability = { en = "Shout", fr = "Cri" }
power = "give patrolmate 1 temporary"
quote = "Ha!"
picture = "helm mail spear"

[[soldier]]
id = "plain-man"
name = "Plain"
level = 3
"""


def wrongs(told: str) -> list[str]:
    found, wrong = sets.examine(told, "set.toml")
    assert (found is None) == bool(wrong)
    return [in_words(trouble) for trouble in wrong]


def test_the_house_set_has_ninety_soldiers_in_the_quotas_of_a_deck() -> None:
    levels = Counter(soldier.level for soldier in SOLDIERS.values())
    assert tuple(levels[level] for level in range(6)) == QUOTAS
    assert sum(QUOTAS) == len(SOLDIERS) == 90


def test_what_is_documented_is_kept() -> None:
    known = {name: face.known for name, face in FACES.items() if face.known}
    assert set(known) == {
        *("amateur", "bard", "captain", "cleric", "druid", "impaler", "mage"),
        *("pirate", "sniper", "warlock", "wizard"),
    }
    kinds = {name: SOLDIERS[name].type for name, told in known.items() if "type" in told}
    assert kinds == {"amateur": REVEAL, "bard": PASSIVE, "warlock": DEFENCE}
    assert [name for name, told in known.items() if "reach" in told] == ["cleric", "sniper", "mage"]
    assert all(reaches(SOLDIERS[name].power) for name, told in known.items() if "reach" in told)
    assert [clause.what for clause in SOLDIERS["wizard"].power if clause.do == GIVE] == [WIZARD]
    assert "wizard" in known["wizard"]


def test_all_seven_counters_are_used_and_no_power_is_there_twice() -> None:
    given = {clause.what for soldier in SOLDIERS.values() for clause in soldier.power if clause.do == GIVE}
    assert given == set(range(len(COUNTERS)))
    same = Counter((soldier.type, soldier.power) for soldier in SOLDIERS.values() if soldier.power)
    assert max(same.values()) == 1
    assert sum(soldier.type == NONE for soldier in SOLDIERS.values()) <= 5


def test_no_soldier_turns_enemies_up_when_levels_are_gained() -> None:
    """Who lies face up then gains a level, and its owner a point (§8.3)."""
    own = {(clause.do, clause.who) for soldier in SOLDIERS.values() for clause in soldier.power if clause.when == ENDS}
    assert {who for do, who in own if do == REVEAL_IT} <= {PATROLMATES, TEAMMATES}


@pytest.mark.parametrize("name", list(SOLDIERS))
def test_a_soldier_of_the_house_set_says_what_it_does(name: str) -> None:
    soldier, face = SOLDIERS[name], FACES[name]
    assert faults(soldier.type, soldier.power) == []
    assert power_sentence.read(power_sentence.write(soldier.power, soldier.type), soldier.type) == soldier.power
    for language in EN_FR:
        told = text.write(soldier.power, soldier.type, language)
        assert text.read(told, soldier.type, language) == soldier.power
        assert len(told) <= 160
        assert face.name.to(language)
        assert face.quote.to(language)
        assert bool(face.ability.to(language)) == (soldier.type != NONE)
    assert face.quote.en != face.quote.fr
    assert len(face.picture) >= 2


def test_no_two_soldiers_share_a_quote_a_picture_or_an_ability() -> None:
    for told in (
        [face.quote.en for face in HOUSE.faces],
        [face.quote.fr for face in HOUSE.faces],
        [face.picture for face in HOUSE.faces],
        [face.ability.en for face in HOUSE.faces if face.ability.en],
    ):
        assert [one for one, count in Counter(told).items() if count > 1] == []


def test_a_set_stays_itself_in_every_form() -> None:
    assert sets.read(sets.write(HOUSE), "") == HOUSE
    assert sets.of_data(json.loads(json.dumps(read_toml(sets.write(HOUSE), ""))), "") == HOUSE
    mine = sets.read(WHOLE, "")
    assert sets.read(sets.write(mine), "") == mine
    assert sets.read(json.dumps(read_toml(sets.write(mine), "")), "") == mine
    assert mine.roster.soldiers[1] == Soldier("plain-man", 3, NONE)
    assert mine.faces[0].quote == Said("Ha!", "Ha!")


def test_a_soldier_as_records_pin_it_is_read_back() -> None:
    rows = [
        sets.define(soldier, face.name.en) for soldier, face in zip(HOUSE.roster.soldiers, HOUSE.faces, strict=True)
    ]
    pinned = [tomllib.loads(f"row = {row}")["row"] for row in rows]
    found = sets.of_data({"name": "house", "soldier": pinned}, "")
    assert found.roster == HOUSE.roster
    assert sets.read(sets.write(found), "") == found


def test_colours_are_told_apart_by_letter_and_by_every_name() -> None:
    assert tuple(hue.colour.id for hue in hues()) == COLOURS
    assert len({hue.letter for hue in hues()}) == 12
    assert Counter(hue.colour.family for hue in hues()) == dict.fromkeys(range(len(FAMILIES)), 2)
    for number, hue in enumerate(hues(), 1):
        for called in (hue.colour.id, hue.letter.lower(), *hue.name, *hue.ability):
            assert colours.named(f" {called.upper()} ") == number
    assert [colours.named(called) for called in ("plain", "uni", "beige")] == [PLAIN, PLAIN, -1]
    assert [colours.name(PLAIN, "fr"), colours.name(12, "fr")] == ["uni", "gris"]


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        (
            'name = "mine"\n',
            "",
            None,
            "name: “” can’t be the name of a set; write small letters, digits and hyphens, as in my-set",
        ),
        (
            '"mine"',
            '"My set"',
            1,
            "name: “My set” can’t be the name of a set; write small letters, digits and hyphens, as in my-set",
        ),
        ('"mine"', '"mine"\ncolour = "red"', 2, "colour: a set has no “colour”; its keys are name, title, note"),
        ('"mine"', '"mine"\ntitle = 3', 2, 'title: “3” isn’t in both languages; write { en = "...", fr = "..." }'),
        (
            'id = "guard"',
            'id = "Guard"',
            4,
            "soldier 1, id: “Guard” can’t be an id; write small letters, digits and hyphens, as in old-guard",
        ),
        ('id = "plain-man"', 'id = "guard"', 14, "guard, id: soldier 1 already has “guard”; give each its own"),
        (
            'name = "Plain"',
            'name = "Guard"',
            15,
            "plain-man, name.en: soldier 1 already has “Guard”; give each its own",
        ),
        ("level = 2", "level = 6", 6, "guard, level: “6” isn’t a level; write 0 to 5"),
        ("level = 2", "level = true", 6, "guard, level: “true” isn’t a level; write 0 to"),
        ('type = "R"', 'type = "X"', 7, "guard, type: “X” isn’t a type of ability; write R, P or D, or leave it out"),
        ('type = "R"\n', "", 8, "guard, power: a power needs a type: R, P or D"),
        ('"Cri"', '"' + "x" * 25 + '"', 8, "guard, ability.fr: “xxxxxxxxxxxxxxxxxxxxxxxxx” doesn’t fit here"),
        ('fr = "Cri"', 'de = "Schrei"', 8, "guard, ability: “"),
        (
            '"give patrolmate 1 temporary"',
            '"giv patrolmate"',
            9,
            "guard, power: “giv” isn’t a word you can use here; choose one of",
        ),
        ('"give patrolmate 1 temporary"', "7", 9, "guard, power: “7” isn’t a power; write a text of at most"),
        (
            '"Ha!"',
            '"two  spaces"',
            10,
            "guard, quote: “two  spaces” doesn’t fit here; write 1 to 90 characters with single spaces between words",
        ),
        (
            '"helm mail spear"',
            '"a b c d e f g"',
            11,
            "guard, picture: “a b c d e f g” isn’t a picture; write a few words, as in helm mail sword",
        ),
        ("level = 3", 'level = 3\nknown = "power"', 17, "plain-man, known: “power” can’t be known; write"),
        ("level = 3", "level = 3\nlevels = 4", 17, "plain-man, levels: a soldier has no “levels”; its keys are id"),
        ('"mine"', "mine", 1, 'this isn’t TOML from column 8 on; write key = "value", one per line'),
    ],
)
def test_a_fault_says_where_what_and_what_would_be_right(old: str, new: str, line: int | None, words: str) -> None:
    assert old in WHOLE
    (found,) = wrongs(WHOLE.replace(old, new, 1))
    assert found.startswith(f"set.toml, line {line}" if line else "set.toml")
    assert words in found


def test_every_fault_is_listed_at_once() -> None:
    told = WHOLE.replace("level = 2", "level = 9").replace('"Plain"', '""').replace("give", "gift")
    assert len(wrongs(told)) == 3


@pytest.mark.parametrize(
    "told", ["", "[]", "{}", "[[]]", '{"name": "x", "soldier": 3}', '{"name": "x", "soldier": [3]}', 'name = "x"']
)
def test_what_is_no_set_is_refused(told: str) -> None:
    assert wrongs(told)


def test_a_soldier_is_found_by_any_of_its_names() -> None:
    at = list(SOLDIERS).index("giant-killer")
    for name in ("giant-killer", "Giant-Killer", " tueur  de géants", "giant-k"):
        assert sets.find(HOUSE, name) == at
    with pytest.raises(Ambiguous) as several:
        sets.find(HOUSE, "arch")
    assert "archer, archmage" in in_words(several.value)
    with pytest.raises(Unreadable) as unknown:
        sets.find(HOUSE, "bart")
    assert "“bart”; the closest are bard" in in_words(unknown.value)


def test_what_is_listed_of_a_soldier() -> None:
    told = sets.entry(HOUSE, sets.find(HOUSE, "cleric"), "fr")
    assert (told["id"], told["name"], told["type"], told["level"]) == ("cleric", "Clerc", "R", 2)
    assert (told["status"], told["spellball"]) == ("partly-published", True)
    assert sets.entry(HOUSE, sets.find(HOUSE, "knight"), "en")["type"] == "none"
    assert sets.entry(HOUSE, sets.find(HOUSE, "knight"), "en")["status"] == "original"
    assert sets.entry(sets.read(WHOLE, ""), 0, "en")["status"] == "own"


SPOILT = sets.write(HOUSE)[:4000]


@examples(80)
@given(st.text(printable + "é\0\u2028", max_size=40), st.integers(0, 10**6))
def test_a_spoilt_set_is_read_or_refused_in_words(new: str, place: int) -> None:
    at = place % len(SPOILT)
    for spoilt in (SPOILT[:at] + new + SPOILT[at + len(new) :], new):
        found, wrong = sets.examine(spoilt, "x")
        assert (found is None) == bool(wrong)
        for trouble in wrong:
            in_words(trouble)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=6),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from([*sets.SET_KEYS, *sets.SOLDIER_KEYS, "en", "fr"]), inner, max_size=4)
    ),
    max_leaves=12,
)


@examples(150)
@given(JSON, st.sampled_from(sets.SOLDIER_KEYS))
def test_any_data_is_a_set_or_refused_in_words(value: object, key: str) -> None:
    for told in (value, {"name": "x", "soldier": [{"id": "a", "name": "A", "level": 1, key: value}]}):
        try:
            assert isinstance(sets.of_data(told, "x"), SoldierSet)
        except Trouble as trouble:
            in_words(trouble)
