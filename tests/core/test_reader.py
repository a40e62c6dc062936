"""Readers of files: faults are kept with their line and the entry they are in, until all is read."""

from pathlib import Path

from vedette.core.errors import Trouble
from vedette.core.reader import HEAD, FileReader, every, shipped

TEXT = 'name = "x"\n\n[[card]]\nname = "a"\n\n[[card]]\nname = "b"\nlevel = 9\n'


def whole(value: object) -> object:
    return value


def examine(text: str, file: str) -> tuple[object | None, list[Trouble]]:
    return FileReader(file, "card", text).examine(text, whole)


def test_a_fault_knows_the_file_the_line_and_the_entry() -> None:
    reader = FileReader("mine.toml", "card", TEXT)
    reader.fault("set-shape")
    reader.enter(1, "b")
    reader.fault("set-text", "level", text="9", longest="3")
    reader.enter(HEAD)
    reader.strange({"name": "x", "colour": "red"}, ("name", "title"))
    assert [(fault.message, fault.values) for fault in reader.faults] == [
        ("set-shape", {"file": "mine.toml", "line": "", "field": ""}),
        ("set-text", {"file": "mine.toml", "line": "8", "field": "b, level", "text": "9", "longest": "3"}),
        (
            "deck-key",
            {"file": "mine.toml", "line": "", "field": "colour", "unknown": "colour", "keys": "name, title"},
        ),
    ]


def test_every_file_of_a_folder_is_read_and_a_bad_one_keeps_no_other_from_it(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text(TEXT)
    (tmp_path / "b.toml").write_text("name = ")
    (tmp_path / "c.toml").write_bytes(b"\xff")
    (tmp_path / "d.toml").write_text('{"name": "d"}')
    found, faults = every(sorted(tmp_path.iterdir()), examine)
    assert [one["name"] for one in found if isinstance(one, dict)] == ["x", "d"]
    assert [fault.message for fault in faults] == ["toml-syntax", "file-encoding"]


def test_what_is_shipped_comes_in_the_order_of_its_names() -> None:
    names = [name for name, _ in shipped("games", "patrol", "cards", "decks")]
    assert names == sorted(names)
    assert "plain.toml" in names
