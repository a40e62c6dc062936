"""Bringing in CrossFire's card files: facts whole, powers only where a text is certain, faults with their line."""

import os
from pathlib import Path

import pytest

from vedette.core.errors import Unreadable
from vedette.core.language import LANGUAGES, explain
from vedette.games.spellfire.cards import sets
from vedette.games.spellfire.cards.card import ADAPTED, BANNED, CODE, EMPTY, EXACT, STATUSES
from vedette.games.spellfire.crossfire import database, reading, tcl
from vedette.games.spellfire.crossfire.patterns import patterns
from vedette.games.spellfire.crossfire.reading import Source
from vedette.games.spellfire.powers import words
from vedette.games.spellfire.powers.clauses import write
from vedette.games.spellfire.powers.phrase import write_group

FILE = r"""# made up for this test
set CrossFire::cardDataBase {
    {Our Own}
    {Our 1 6 7 1 0 {Ada the Bold} {Ada gains 3 levels when fighting monsters. Elf.} C Elf. {14 32 33} {1 2 d9 o9} 1}
    {Our 2 {} 13 2 0 {The Salt Marsh} {Flyers cannot attack this realm. Knights sing here all day.} M {} {5 31} {} 1}
    {Our 3 +2 9 0 0 {Caf\u00e9 "Cup"} {} C {} {6 32 33} {} 1}
    {Our 4 {} 0 0 0 {(no card)} {} NA {} {} {} 1}
    {Our 5 +4 18 0 0 {Tail Lash} {Usable only by dragons.} C {} {9 27 33} {} 1}
    {Our 6 {} 6 0 0 {A Bad Day} {Razes one realm of your choice.} C {} {22 29 30} {} 1}
}
""".replace(r"\u00e9", "é")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "db").mkdir()
    (tmp_path / "db" / "Our.tcl").write_bytes(FILE.encode("cp1252"))
    return tmp_path / "db"


def test_facts_are_whole_and_powers_certain(folder: Path, tmp_path: Path) -> None:
    found = database.bring(folder, tmp_path, "en")
    by_id = {one.printed.card.id: one.printed.card for one in found.told}
    ada, marsh, cup, lash, day = (by_id[f"Our/{number}"] for number in (1, 2, 3, 5, 6))
    assert (ada.kind, ada.world, ada.level, ada.marks) == (words.HERO, 1, 6, 1 << words.MARKS.index("elf"))
    assert [write(one) for one in ada.power] == [{"do": "level", "who": "this", "number": 3, "if": ["other monster"]}]
    assert (ada.status, marsh.status, cup.status, day.status) == (EXACT, CODE, EXACT, BANNED)
    assert marsh.power == day.power == ()
    assert (cup.name, cup.level) == ('Café "Cup"', 2)
    assert lash.kind == words.DRAGON_UNARMED
    sums = database.counts(found)
    assert (sums["cards"], sums["different"], sums["exact"], sums["whole"]) == (5, 5, 3, 3)
    assert sets.read((tmp_path / "spellfire" / "cards" / "our.toml").read_text("utf-8"), "") == found.editions[0]
    assert "knights sing here all day" in (tmp_path / "spellfire" / "import.txt").read_text("utf-8")
    known, faults = sets.own(tmp_path / "spellfire" / "cards")
    assert not faults
    assert known["Our/1"].card == ada
    assert known["1st/42"] == sets.box()["1st/42"]


def test_a_spoilt_own_file_hides_no_other_card(tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text("set = 3", "utf-8")
    known, faults = sets.own(tmp_path)
    assert len(known) == len(sets.box())
    assert faults
    assert explain(faults[0], "en").startswith("bad.toml")


@pytest.mark.parametrize(
    ("old", "new", "message", "line"),
    [
        ("set CrossFire", "put CrossFire", "crossfire-file", ""),
        ("{Our 1 6 7 1", "{Our one 6 7 1", "crossfire-card", "4"),
        ("{Our 2 {} 13 2", "{Our 2 {} 13 77", "crossfire-card", "5"),
        (" {1 2 d9 o9} 1}", "}", "crossfire-card", "4"),
        ("{} 1}\n}", "{} 1}\n", "crossfire-brace", "2"),
    ],
)
def test_what_is_no_card_file_is_refused_at_its_line(folder: Path, old: str, new: str, message: str, line: str) -> None:
    (folder / "Our.tcl").write_bytes(FILE.replace(old, new, 1).encode("cp1252"))
    with pytest.raises(Unreadable) as raised:
        database.bring(folder, folder / "home", "en")
    assert (raised.value.message, raised.value.values.get("line", "")) == (message, line)
    assert not (folder / "home").exists()
    for language in LANGUAGES:
        assert "Our.tcl" in explain(raised.value, language)


def test_reprints_are_counted_once(folder: Path) -> None:
    again = FILE.replace("{Our ", "{Alt ").replace("{Alt Own}", "{Other}")
    (folder / "Alt.tcl").write_bytes(again.encode("cp1252"))
    sums = database.counts(database.read(folder))
    assert (sums["cards"], sums["different"], sums["exact"], sums["whole"]) == (10, 5, 6, 3)


def test_a_folder_without_card_files_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "nothing"):
        with pytest.raises(Unreadable):
            database.read(path)


def test_tcl_lists() -> None:
    assert [text for text, _ in tcl.items(r'a {b {c d}} "e f" g\ h {} {i\}j}')] == [
        "a",
        "b {c d}",
        "e f",
        "g h",
        "",
        r"i\}j",
    ]
    assert [line for _, line in tcl.items("a\n{b\nc}\nd")] == [1, 2, 4]
    for broken in ("{a", '"a', "{a {b}"):
        with pytest.raises(Unreadable):
            tcl.items(broken)


NAMES = (
    ("The Salt Marsh", words.REALM),
    ("Iron Keep", words.REALM),
    ("Ada the Bold", words.HERO),
    ("The Iron Queen", words.MONSTER),
    ("Old Mill", words.HOLDING),
)


@pytest.mark.parametrize(
    ("kind", "text", "power"),
    [
        (words.HERO, "Ada loses 2 levels against wizards or clerics.", [("level", "this", -2)]),
        (words.HERO, "Ada can cast spells and is immune to psionics.", [("use", "this", 0), ("immune", "this", 0)]),
        (words.HERO, "When defending the Salt Marsh, she gains 4 levels.", [("level", "this", 4)]),
        (words.REALM, "Any champion defending this realm can use cleric spells.", [("use", "defender champion", 0)]),
        (words.REALM, "Can only be attacked by flyers or swimmers.", [("only", "attacker card +flyer/swimmer", 0)]),
        (words.REALM, "Can defend itself as a level 5 monster.", [("defends", "this", 5)]),
        (words.HOLDING, "Defending elves gain three levels.", [("level", "defender card +elf", 3)]),
        (words.HOLDING, "Avatars cannot attack any realm held by this player.", [("bar", "attacker card +avatar", 0)]),
        (words.HERO, "She gains 2 levels if spells are used against her.", [("level", "this", 2)]),
        (words.ALLY, "The wielder and his allies are immune to psionics.", [("immune", "own champion/ally", 0)]),
        (words.CLERIC_SPELL, "Cancels the effect of any spell.", [("cancel", "other spell", 1)]),
        (words.CLERIC_SPELL, "Kill any 1 champion of level 4 or less", [("discard", "both play champion level<=4", 1)]),
        (words.ARTIFACT, "The bonus becomes +8 if attached to a cleric.", [("set", "this", 8)]),
        (words.EVENT, "All dragons in play are discarded.", [("discard", "both play card +dragon", 0)]),
        (words.ITEM, "Usable only by elves. (Def)", [("reserved", "own champion +elf", 0)]),
        (words.ITEM, "The wielder becomes a flyer. (Def)", [("mark", "bearer", 0)]),
        (words.MONSTER, "Undead; flyer. Ada's level is doubled when defending.", [("times", "this", 2)]),
        (words.CLERIC_SPELL, "Destroy all opposing allies of level 2 or less", [("discard", "other ally level<=2", 0)]),
        (words.HOLDING, "A moat acts as a +3 ally to defending champions.", [("level", "defender champion", 3)]),
        (words.HERO, "All of this player's thieves gain 1 level.", [("level", "own play thief", 1)]),
        (words.HERO, 'When in combat, Ada can destroy one opposing ally with the word "wolf" in its title.',
         [("discard", "other ally ~wolf", 1)]),
        (words.HERO, "No items of less than +3 can be played against Ada.", [("ban", "other", 0)]),
        (words.HERO, "If defeated, she can retreat from combat to her pool.", [("escape", "this", 0)]),
        (words.MONSTER, "No nonwizard champions can defend against Ada.", [
            ("unfit", "defender cleric/hero/monster/psionicist/regent/thief", 0)]),
        (words.MONSTER, "Immune to spells and the powers of champions able to use psionic powers.",
         [("immune", "this", 0), ("immune", "this", 2)]),
        (words.HERO, "When defending, she gains 2 levels and can use psionic powers.",
         [("level", "this", 2), ("use", "this", 0)]),
        (words.HERO, "When Ada is in a pool with 2 or more other elves, she gains 3 levels.", [("level", "this", 3)]),
        (words.ALLY, "If on the losing side of the battle, the victorious champion is discarded.",
         [("discard", "other champion", 0)]),
        (words.RULE, "Allies cannot be played. Any such cards already in play are discarded.",
         [("ban", "both play", 0), ("discard", "both play ally", 0)]),
        (words.ARTIFACT, "Usable by a dwarf of any world. The wielder gains 4 levels when attacking, 1 when defending.",
         [("attach", "this", 5), ("reserved", "own champion +dwarf", 0), ("level", "bearer", 4),
          ("level", "bearer", 1)]),
        (words.REALM, "Can defend itself as a level 7 undead cleric.", [("defends", "this", 7), ("mark", "this", 0)]),
        (words.WIZARD_SPELL, "Negates a just-cast cleric spell.", [("cancel", "other cleric-spell", 1)]),
        (words.WIZARD_SPELL, "Destroys all opposing allies. Use on defense only.", [("discard", "other ally", 0)]),
        (words.WIZARD_SPELL, "Destroys one opposing ally or one magical item.",
         [("discard", "other ally", 1), ("discard", "other item", 1)]),
        (words.ITEM, "+6 vs. giants.", [("set", "this", 6)]),
        (words.RULE, "Only clerics can attack or defend.",
         [("freeze", "both play hero/monster/psionicist/regent/thief/wizard", 0)]),
        (words.MONSTER, "Ada is level 12 if no allies are played with her.", [("set", "this", 12)]),
        # Levels.
        (words.ALLY, "Gains 2 levels for each additional ally played by this player.",
         [("level", "this", 2), ("level", "this", -2)]),
        (words.HERO, "Ada gains 3 levels against the Iron Queen.", [("level", "this", 3)]),
        (words.HERO, "Gains 4 levels if defending the Salt Marsh or Iron Keep.", [("level", "this", 4)]),
        (words.HERO, "If defending a realm with an attached Old Mill, Ada gains 2 levels.", [("level", "this", 2)]),
        (words.REALM, "Nonflying attackers lose 3 levels.", [("level", "attacker champion/ally -flyer", -3)]),
        (words.REALM, "All attacking champions lose 2 levels; any reduced to 0 are discarded.",
         [("level", "attacker champion", -2), ("discard", "attacker champion level<=0", 0)]),
        (words.DRAGON_UNARMED, "Doubles the base level of an attacking dragon if the opposing champion cannot fly.",
         [("times", "bearer", 2)]),
        (words.WIZARD_SPELL, "Halves the levels of opposing allies (rounded down). Undead are immune to this spell.",
         [("halve", "other ally -undead", 0)]),
        (words.EVENT, "All giants lose 2 levels. These effects last until the end of this player's next turn.",
         [("level", "both play card +giant", -2)]),
        # Permits.
        (words.ITEM, "Cannot be used by monsters.",
         [("reserved", "own cleric/hero/psionicist/regent/thief/wizard", 0)]),
        (words.MONSTER, "No elf champion or ally can oppose her in battle.",
         [("unfit", "defender champion +elf", 0), ("ban", "other", 0)]),
        (words.REALM, "Can defend itself as a level 6 giant (monster) that can use blood abilities.",
         [("defends", "this", 6), ("mark", "defender realm", 0), ("use", "defender realm", 0)]),
        (words.HOLDING, "Heroes and clerics who are not elves cannot attack this realm.",
         [("bar", "attacker cleric/hero -elf", 0)]),
        (words.ALLY, "Ada can cast cleric spells.", [("use", "bearer", 0)]),
        (words.ITEM, "The wearer can cast cleric spells and is immune to psionics.",
         [("use", "bearer", 0), ("immune", "bearer", 0)]),
        (words.HERO, "Ada's items are doubled in level, as are all dwarf and gnome allies played with her.",
         [("times", "own item", 2), ("times", "own ally +dwarf/gnome", 2)]),
        (words.ARTIFACT, "Only wizards or monsters can defend against the wearer.",
         [("unfit", "defender cleric/hero/psionicist/regent/thief", 0)]),
        (words.HERO, "Ada gains 2 levels if the Iron Queen or Old Mill is in play.", [("level", "this", 2)]),
        (words.MONSTER, "Ada can cast wizard spells and use psionic powers. Immune to psionic attack.",
         [("use", "this", 0), ("immune", "this", 0)]),
        # Fights.
        (words.HERO, "If about to lose a battle, she can return to her pool.", [("escape", "this", 0)]),
        (words.CLERIC_SPELL, "Ends combat. Both champions return to their pools; there are no spoils.",
         [("draw", "this", 0)]),
        (words.CLERIC_SPELL, "Use only when defending. Only attackers of level 5 or higher can cross it.",
         [("wall", "attacker champion level>=5", 0)]),
        (words.MONSTER, "Ada can use any giant champion from any pool as an ally. Win or lose, it returns to its pool.",
         [("join", "own pool champion +giant", 1)]),
        (words.ITEM, "The wearer can negate one spell.", [("cancel", "cue", 1)]),
        (words.CLERIC_SPELL, "Destroys one opposing ally, or adds 4 levels to the champion.",
         [("discard", "other ally", 1), ("level", "bearer", 4)]),
        (words.WIZARD_SPELL, "This battle ends with no victor or loser. It has no effect against monsters.",
         [("draw", "this", 0)]),
        (words.BLOOD, "Discards all opposing allies. Lasts until the end of this player's next turn.",
         [("discard", "other ally", 0)]),
        (words.REALM, "Any champion attacking Ada is discarded whether he wins or loses. Elves are immune to it.",
         [("discard", "attacker champion -elf", 0), ("discard", "attacker champion -elf", 0)]),
        (words.WIZARD_SPELL, "Has no effect on undead champions.", [("set", "this", 0)]),
        # Removals.
        (words.MONSTER, "Drow allies are instantly killed, and drow champions return to their pools, defeated.",
         [("discard", "other ally +drow", 0), ("repel", "other champion +drow", 0)]),
        (words.RULE, "No new rule cards can be played.", [("ban", "both play", 0)]),
        (words.ALLY, "Rips items from the opponent, who must discard all. It continues to rip away any more played.",
         [("discard", "other item", 0), ("discard", "cue", 0)]),
        (words.CLERIC_SPELL, "Destroys any number of opposing allies with levels totaling 8 or less.",
         [("discard", "other ally", 8)]),
        (words.WIZARD, "Ada is immune to swimming allies and discards any played against her.",
         [("immune", "this", 0), ("discard", "other ally +swimmer", 0)]),
        (words.HERO, "If victorious in an attack, an opposing holding is discarded.",
         [("discard", "other play holding", 1)]),
        (words.HERO, "Any item attached to Ada cannot be removed by any means.", [("protect", "own item", 0)]),
    ],
)  # fmt: skip
def test_a_text_that_is_certain_is_understood(kind: int, text: str, power: list[tuple[str, str, int]]) -> None:
    found = reading.read(text, Source("Ada the Bold", kind, NAMES, "4"))
    assert found.status == EXACT, found.unknown
    assert [(words.WORDS[one.do], write_group(one.who), one.number) for one in found.power] == power


@pytest.mark.parametrize(
    ("text", "status"),
    [
        ("Ada gains some levels on Tuesdays.", CODE),
        ("Ada gains 3 levels if she has had breakfast.", CODE),
        ("Draw three cards at once.", EMPTY),
        ("Ada gains 2 levels. Draw one card for it.", ADAPTED),
        ("Ada may rebuild one realm.", BANNED),
        ("Draw a card and gain as many levels as its last digit.", CODE),
        ("Undead champions and spells are doubled in level.", CODE),
        ("If it rains, she gains 3 levels and is immune to spells.", CODE),
        ("Allies cannot be used to defend against an attack by thieves.", CODE),
        ("Immune to flyers and bad weather.", CODE),
        ("Negates the good humour of 1 opposing ally.", CODE),
        ("Cancels any harmful event.", CODE),
        ('Immune to offensive spells except those that have the word "sun" in the title.', CODE),
        ("Ada gains 3 levels against the Iron Baker.", CODE),
        ("Ada gains 2 levels for each additional elf played with her.", CODE),
        ("Ada gains 3 levels or sings a song.", CODE),
        ("Undead are immune to this power.", CODE),
        ("Ada gains 3 levels. Undead are immune to this power.", CODE),
        ("Ada gains 3 levels. Any reduced to 0 are discarded.", CODE),
        ("If about to lose a battle, she can return to her village.", CODE),
        ("Ada wins the battle automatically if it rains.", CODE),
        ("Ada can use any giant champion from any forest as an ally.", CODE),
        ("Win or lose, the champion returns to its pool.", CODE),
        ("The item can be of any world.", CODE),
        ("Any item attached to Ada cannot be removed on Sundays.", CODE),
        ("Destroys any number of opposing allies with names totaling 8 letters.", CODE),
        ("Has no effect on undead champions.", CODE),
        ("Every friendly ally played after Ada gains 3 levels.", CODE),
        ("Drow allies are instantly killed, and elf champions return to their pools, defeated.", CODE),
        ("", EXACT),
    ],
)
def test_what_is_not_certain_is_not_guessed(text: str, status: int) -> None:
    found = reading.read(text, Source("Ada the Bold", words.HERO, NAMES))
    assert STATUSES[found.status] == STATUSES[status], found
    if status in (CODE, BANNED, EMPTY):
        assert found.power == ()


def test_a_real_folder_agrees_with_our_own_cards() -> None:
    home = os.environ.get("VEDETTE_CROSSFIRE", "")
    if not home:
        pytest.skip("VEDETTE_CROSSFIRE names no folder of CrossFire's card files")
    found = database.read(Path(home))
    sums = database.counts(found)
    assert sums["own"] == len(sets.box())
    differing = {one.printed.card.id for one in found.told if one.differs}
    assert differing == set(patterns().settled)
    assert sums["exact"] >= 1800
