"""TOML and JSON: plain data, or the line and the column."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.contract.walk import examples
from tests.core.troubled import in_words

from vedette.core import data
from vedette.core.errors import Trouble, Unreadable


def test_both_kinds_are_told_apart() -> None:
    assert data.read('a = "b"', "x") == {"a": "b"}
    assert data.read('[[region]]\nname = "b"', "x") == {"region": [{"name": "b"}]}
    assert data.read(' {"a": 1}', "x") == {"a": 1}
    assert data.read('[ {"a": 1}]', "x") == [{"a": 1}]


@pytest.mark.parametrize(
    ("text", "message", "line"),
    [
        ('a = "b"\nb = ', "toml-syntax", "2"),
        ("a = 1\na = 2", "toml-syntax", "2"),
        ('{"a": 1,\n}', "json-syntax", "2"),
        ('{"a": 1, "a": 2}', "json-twice", None),
        ('{"a":\n NaN}', "json-number", "2"),
        ('{"a": "1e999",\n "b": [1e9, -1e999]}', "json-number", "2"),
        ('{"a": 1e999x}', "json-number", "1"),
        ('{"a": ' + "9" * 5000 + "}", "data-bounds", "1"),
        ("[{" + '"a":[' * 3000, "data-bounds", "1"),
        ("a = " + "[" * 3000, "data-bounds", "1"),
        ("a = " + "9" * 5000, "data-bounds", "1"),
    ],
)
def test_what_is_neither_is_refused_with_its_place(text: str, message: str, line: str | None) -> None:
    with pytest.raises(Unreadable) as caught:
        data.read(text, "x")
    assert caught.value.message == message
    assert caught.value.values.get("line") == line


@examples(150)
@given(st.text(max_size=60))
def test_any_text_is_read_or_refused_in_words(text: str) -> None:
    for reader in (data.read, data.read_toml, data.read_json):
        try:
            reader(text, "x")
        except Trouble as trouble:
            in_words(trouble)
