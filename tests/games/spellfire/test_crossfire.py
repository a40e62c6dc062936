"""Bringing in CrossFire's card files: facts whole, no power but that of a reprint, faults with their line."""

import os
from pathlib import Path

import pytest

from vedette.core.errors import Unreadable
from vedette.core.language import LANGUAGES, explain
from vedette.games.spellfire.cards import sets
from vedette.games.spellfire.crossfire import database, tcl
from vedette.games.spellfire.engine.cards import CODE, EXACT
from vedette.games.spellfire.engine.vocabulary import words

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


AZOUN = """set CrossFire::cardDataBase {{
    {{Any}}
    {{{set} {number} 7 7 1 0 {{King Azoun IV}} {{Words of our own.}} C {{}} {{}} {{1 2 d18 o18}} 1}}
}}
"""

DECIDED = {"DU/78": words.DRAGON_UNARMED}
"""The kind that CrossFire gives to a card of which its text says otherwise."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "db").mkdir()
    (tmp_path / "db" / "Our.tcl").write_bytes(FILE.encode("cp1252"))
    return tmp_path / "db"


def test_facts_are_whole_and_no_power_is_guessed(folder: Path, tmp_path: Path) -> None:
    found = database.bring(folder, tmp_path, "en")
    printed = {int(one.card.id.partition("/")[2]): one for one in found.editions[0].cards}
    ada, marsh, cup, lash, day = (printed[number].card for number in (1, 2, 3, 5, 6))
    assert (ada.kind, ada.world, ada.level, ada.marks) == (words.HERO, 1, 6, 1 << words.MARKS.index("elf"))
    assert (ada.status, marsh.status, cup.status, day.status) == (CODE, CODE, EXACT, CODE)
    assert printed[1].why == ("unwritten",)
    assert not any(one.card.power for one in printed.values())
    assert (cup.name, cup.level) == ('Café "Cup"', 2)
    assert lash.kind == words.DRAGON_UNARMED
    assert database.counts(found) == {"cards": 5, "own": 0, "reprints": 0, "unwritten": 4}
    assert sets.read((tmp_path / "spellfire" / "cards" / "our.toml").read_text("utf-8"), "") == found.editions[0]
    told = (tmp_path / "spellfire" / "import.txt").read_text("utf-8").splitlines()
    assert told[2:] == ["Our/1 Ada the Bold", "Our/2 The Salt Marsh", "Our/5 Tail Lash", "Our/6 A Bad Day"]
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


def test_a_reprint_is_played_like_the_card_of_the_game(folder: Path) -> None:
    (folder / "1st.tcl").write_text(AZOUN.format(set="1st", number=42), "cp1252")
    (folder / "Our.tcl").write_text(AZOUN.format(set="Our", number=9), "cp1252")
    found = database.read(folder)
    assert database.counts(found) == {"cards": 2, "own": 1, "reprints": 1, "unwritten": 0}
    here, again = (edition.cards[0].card for edition in found.editions)
    assert here == sets.box()["1st/42"].card
    assert again == here._replace(id="Our/9")


def test_the_facts_of_a_real_folder_are_those_of_our_own_cards() -> None:
    home = os.environ.get("VEDETTE_CROSSFIRE", "")
    if not home:
        pytest.skip("VEDETTE_CROSSFIRE names no folder of CrossFire's card files")
    rows: dict[str, database.Raw] = {}
    for path in sorted(Path(home).glob("*.tcl")):
        _, found = database.parse(path.read_bytes().decode("cp1252").replace("\r\n", "\n"), path.name)
        rows |= {one.id: one for one in found}
    for name, ours in sets.box().items():
        card, theirs = ours.card, rows[name]
        kind = theirs.kind if DECIDED.get(name) == theirs.kind else card.kind
        icon = theirs.icon if sets.ICON.fullmatch(theirs.icon) else ""
        facts = (card.name, kind, card.world, card.icon, card.marks, card.avatar)
        assert facts == (theirs.name, theirs.kind, theirs.world, icon, database.marks(theirs), theirs.avatar), name
        if not theirs.text.strip():
            assert (card.power, card.status) == ((), EXACT), name
