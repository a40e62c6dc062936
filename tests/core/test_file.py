"""Files: read whole or refused in words, written whole or not at all."""

import os
from pathlib import Path

import pytest

from vedette.core import file
from vedette.core.errors import Unreadable


def test_what_is_written_is_read(tmp_path: Path) -> None:
    path = tmp_path / "new" / "deck.toml"
    file.write(path, "é\nb\n")
    assert file.read(path) == "é\nb\n"
    file.write(path, "c")
    assert file.read(path) == "c"
    assert [found.name for found in path.parent.iterdir()] == ["deck.toml"]


def test_a_mark_and_foreign_line_ends_are_taken_off() -> None:
    assert file.decode(b"\xef\xbb\xbfa\r\nb", "x") == "a\nb"


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda path: path.parent, "file-missing"),
        (lambda path: path.mkdir(), "file-folder"),
        (lambda path: path.write_bytes(b"a\nb\xff"), "file-encoding"),
        (lambda path: path.write_bytes(b"a" * (file.LARGEST + 1)), "file-large"),
    ],
)
def test_what_cannot_be_read_is_refused(tmp_path: Path, make: object, message: str) -> None:
    path = tmp_path / "x"
    assert callable(make)
    make(path)
    with pytest.raises(Unreadable) as caught:
        file.read(path)
    assert caught.value.message == message
    assert caught.value.values["file"] == str(path)


def test_a_line_that_is_not_utf8_is_named() -> None:
    with pytest.raises(Unreadable) as caught:
        file.decode(b"a\nb\n\xff", "x")
    assert caught.value.values["line"] == "3"


@pytest.mark.parametrize("name", ["a\0b", "x" * 5000])
def test_a_name_that_no_file_can_have_is_refused(name: str) -> None:
    assert not file.there(Path(name))
    with pytest.raises(Unreadable):
        file.read(Path(name))
    with pytest.raises(Unreadable):
        file.write(Path(name), "")


def test_what_cannot_be_written_leaves_the_old(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("old")
    with pytest.raises(Unreadable) as caught:
        file.write(tmp_path / "file" / "below", "new")
    assert caught.value.message == "file-unwritten"
    assert (tmp_path / "file").read_text() == "old"


def test_a_folder_is_not_written_over(tmp_path: Path) -> None:
    with pytest.raises(Unreadable) as caught:
        file.write(tmp_path, "new")
    assert caught.value.message == "file-folder"


def test_a_link_stays_and_its_file_is_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("old")
    (tmp_path / "link").symlink_to(tmp_path / "file")
    file.write(tmp_path / "link", "new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "file").read_text() == "new"


def test_a_pipe_is_written_to_and_stays(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    reader = os.open(tmp_path / "pipe", os.O_RDONLY | os.O_NONBLOCK)
    file.write(tmp_path / "pipe", "new")
    assert os.read(reader, 9) == b"new"
    os.close(reader)
    assert (tmp_path / "pipe").is_fifo()


@pytest.mark.skipif(not Path("/dev/full").is_char_device(), reason="no full device here")
def test_a_full_disk_is_told_as_such() -> None:
    with pytest.raises(Unreadable) as caught:
        file.write(Path("/dev/full"), "new")
    assert caught.value.message == "file-full"
    assert Path("/dev/full").is_char_device()


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_a_closed_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "x"
    path.write_text("a")
    path.chmod(0)
    with pytest.raises(Unreadable) as caught:
        file.read(path)
    assert caught.value.message == "file-closed"
