import re
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.served import House

from vedette.protocol import client, server
from vedette.schema import PROTOCOL

pytestmark = pytest.mark.once

PAGE = Path(__file__).resolve().parents[2] / "docs" / "wire.md"
BLOCKS = re.findall(r"^```json (\w+)\n(.*?)^```$", PAGE.read_text(), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(("kind", "text"), BLOCKS)
def test_every_example_of_the_page_reads(kind: str, text: str) -> None:
    if kind == "client":
        client.read(text)
    elif kind == "server":
        client.read_answer(text)
    else:
        msgspec.json.decode(text, type=next(getattr(part, kind) for part in PROTOCOL[2:] if hasattr(part, kind)))


def test_the_page_shows_every_message() -> None:
    shown = {type(client.read(text)) for kind, text in BLOCKS if kind == "client"}
    assert shown == set(server.kinds(client.Client))
    told = {type(client.read_answer(text)) for kind, text in BLOCKS if kind == "server"}
    assert told == set(server.kinds(server.Server))


def test_the_first_client_plays_a_game_to_its_end(here: House, capsys: pytest.CaptureFixture[str]) -> None:
    found = re.search(r"^```python\n(.*?)^```$", PAGE.read_text(), re.MULTILINE | re.DOTALL)
    assert found
    assert "127.0.0.1:8000" in found[1]
    exec(found[1].replace("127.0.0.1:8000", f"127.0.0.1:{here.port}"), {})  # noqa: S102 (our own page)
    assert capsys.readouterr().out == "Nothing you have left can complete row 1.\n"


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.text(max_size=5),
    lambda inside: st.lists(inside, max_size=3) | st.dictionaries(st.text(max_size=5), inside, max_size=3),
    max_leaves=5,
)
st.register_type_strategy(object, JSON)


def messages(base: type[msgspec.Struct]) -> st.SearchStrategy[object]:
    return st.one_of([st.builds(kind, **fields(kind)) for kind in server.kinds(base)])


def fields(kind: type[msgspec.Struct]) -> dict[str, st.SearchStrategy[object]]:
    return {field.name: values(msgspec.inspect.type_info(field.type)) for field in msgspec.structs.fields(kind)}


def values(kind: msgspec.inspect.Type) -> st.SearchStrategy[object]:  # noqa: C901 (one case for each kind of field)
    match kind:
        case msgspec.inspect.IntType(ge=low, le=high):
            return st.integers(low or 0, high or 2**53)
        case msgspec.inspect.FloatType():
            return st.floats(allow_nan=False, allow_infinity=False)
        case msgspec.inspect.StrType(min_length=low, max_length=high):
            return st.text(st.characters(codec="utf-8"), min_size=low or 0, max_size=high or 20)
        case msgspec.inspect.BoolType():
            return st.booleans()
        case msgspec.inspect.NoneType():
            return st.none()
        case msgspec.inspect.LiteralType(values=choices):
            return st.sampled_from(choices)
        case msgspec.inspect.ListType(item_type=inside, min_length=low):
            return st.lists(values(inside), min_size=low or 0, max_size=3)
        case msgspec.inspect.UnionType(types=types):
            return st.one_of([values(inside) for inside in types])
        case msgspec.inspect.CustomType():
            return JSON
        case msgspec.inspect.DictType(value_type=inside):
            return st.dictionaries(st.text(max_size=5), values(inside), max_size=3)
        case msgspec.inspect.StructType(cls=cls):
            return st.builds(cls, **fields(cls))
    raise AssertionError(kind)


@given(messages(client.Client))
def test_what_a_client_says_survives_the_wire(message: client.Incoming) -> None:
    assert client.read(client.write(message)) == message


@given(messages(server.Server))
def test_what_a_server_says_survives_the_wire(message: server.Outgoing) -> None:
    assert client.read_answer(client.write(message)) == message


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"{",
        b"[]",
        b'"act"',
        b'{"type":"act"}',
        b'{"type":"act","id":"1","version":1}',
        b'{"type":"act","id":"1","version":-1,"action":0}',
        b'{"type":"act","id":"1","version":1,"action":1.5}',
        b'{"type":"act","id":"1","version":1,"action":0,"chair":1}',
        b'{"type":"act","id":"","version":1,"action":0}',
        b'{"type":"welcome","id":"1"}',
        b'{"type":"hint","id":"1","version":1,"tier":5}',
        b'{"type":"undo","id":"1","version":99999999999999999999999}',
        b'\xff\xfe{"type":"undo"}',
    ],
)
def test_what_is_not_a_message_is_refused(text: bytes) -> None:
    with pytest.raises((msgspec.DecodeError, UnicodeDecodeError)):
        client.read(text)


@given(st.binary(max_size=200))
def test_any_bytes_are_a_message_or_refused(text: bytes) -> None:
    try:
        client.read(text)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return
    assert text.lstrip().startswith(b"{")
