"""A soldier edited in a file of one's own: what is not named stays as it was written."""

import pytest
from tests.core.troubled import in_words

from vedette import capabilities, decks
from vedette.core.errors import Unreadable
from vedette.games.patrol.capabilities.decks import edited
from vedette.games.patrol.cards import power_sentence, sets
from vedette.games.patrol.cards.edit import edit
from vedette.games.patrol.engine.soldier import Said
from vedette.games.patrol.engine.vocabulary import NONE, REVEAL

MINE = """# my own set
name = "mine"   # a remark

[[soldier]]
id = "guard"
name = "Guard"
level = 2
type = "R"
ability = { en = "Shout", fr = "Cri" }
power = "give patrolmate 1 temporary"   # as Wisdom does

[[soldier]]
id = "other"
name = { en = "Other", fr = "Autre" }
level = 3
"""


def test_only_what_is_named_changes() -> None:
    changed = edit(MINE, 0, {"level": "4", "name.fr": " Le  garde ", "ability": "Ho"})
    assert "# my own set" in changed
    assert "# a remark" in changed
    assert "# as Wisdom does" in changed
    mine = sets.read(changed, "")
    assert mine.roster.soldiers[0].level == 4
    assert mine.faces[0].name == Said("Guard", "Le garde")
    assert mine.faces[0].ability == Said("Ho", "Ho")
    assert mine.roster.soldiers[1:] == sets.read(MINE, "").roster.soldiers[1:]


def test_a_deck_that_brings_its_soldiers_is_edited_however_it_is_written() -> None:
    held = capabilities.decks("patrol")
    canonical = edited(held.write(held.renamed(decks.find("patrol", "ramparts"), "mine")), 0, {})
    mine = canonical.replace("[[own]]\n", "[[own]]  # and its soldiers\n", 1)
    level = "4" if "level = 5" in mine.partition("[[own.soldier]]")[2].partition("[[own.soldier]]")[0] else "5"
    changed = edited(mine, 0, {"level": level})
    lines = list(zip(mine.splitlines(), changed.splitlines(), strict=True))
    assert [new for old, new in lines if old != new] == [f"level = {level}"]
    assert edited(changed, 0, {"quote": "[[soldier]]"}).count("[[own.soldier]]") == mine.count("[[own.soldier]]")


def test_nothing_named_changes_nothing() -> None:
    assert edit(MINE, 0, {}) == MINE


@pytest.mark.parametrize(
    ("key", "told"),
    [
        ("power", "run enemy; run self"),
        ("text", "An enemy returns to base, and this soldier returns to base."),
        ("text.en", "an enemy returns to base, and this soldier returns to base"),
        ("text.fr", "Un ennemi se replie, et ce soldat se replie."),
    ],
)
def test_a_power_is_edited_as_a_sentence_or_as_its_card_text(key: str, told: str) -> None:
    mine = sets.read(edit(MINE, 0, {key: told}), "")
    assert mine.roster.soldiers[0].power == power_sentence.read("run enemy; run self", REVEAL)


def test_an_ability_can_be_given_and_taken_away() -> None:
    given = sets.read(edit(MINE, 1, {"text": "neither fighter does damage", "type": "D", "ability": "Wall"}), "")
    assert given.roster.soldiers[1].power == power_sentence.read("shield", 3)
    taken = edit(MINE, 0, {"type": "", "power": "", "ability": ""})
    assert sets.read(taken, "").roster.soldiers[0].type == NONE
    assert sets.read(edit(taken, 0, {"text": "No ability."}), "") == sets.read(taken, "")


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"colour": "red"}, "a soldier has no “colour”; its keys are id, name, level, type, ability, power, quote"),
        ({"known": "name"}, "a soldier has no “known”"),
        ({"level.en": "1"}, "a soldier has no “level.en”"),
        ({"name.de": "Wache"}, "a soldier has no “name.de”"),
        ({"level": "three"}, "“three” isn’t a level; write 0 to 5"),
        ({"text": "It wins."}, "no card of this type says “it wins”; did you mean “"),
    ],
)
def test_what_cannot_be_edited_is_refused_in_words(changes: dict[str, str], words: str) -> None:
    with pytest.raises(Unreadable) as caught:
        edit(MINE, 0, changes)
    assert words in in_words(caught.value)
