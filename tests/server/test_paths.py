"""A path in every field of every form and message that takes a text, one at a time, beside what is right.

``tests/server/opened.py`` refuses and tells whatever the server opens that is not its own.
"""

import contextlib
import json
import re
from collections.abc import Iterator
from typing import Final

import pytest
from msgspec import inspect
from tests.server.costs import Elsewhere
from tests.server.forms import FORMS
from tests.server.served import PATIENCE, Guest, House, Line, house
from tests.server.test_fuzz import polite
from tests.server.test_wire import BLOCKS
from websockets.exceptions import ConnectionClosed

from vedette.protocol import client

pytestmark = pytest.mark.once

PATHS: Final = ("/etc/hostname", "../../../../etc/passwd", "/dev/ptmx")
"""A file, one from where the server stands, and what blocks who opens it."""
TOLD: Final = re.compile(r'^(?P<head>\w+): (?P<line>.*)$|(?P<key>\w+) = \[?(?P<quoted>"[^"\n]*")', re.MULTILINE)
"""What a file says: a line of a record, or a text of TOML, with the key that it stands behind."""


def written(text: str, path: str) -> Iterator[str]:
    """A file of which one text is a path, the first of each key."""
    yield path
    first = {found["head"] or found["key"]: found for found in reversed([*TOLD.finditer(text)])}
    for found in first.values():
        begin, end = found.span("line" if found["head"] else "quoted")
        yield text[:begin] + (path if found["head"] else f'"{path}"') + text[end:]


def leaves(value: object, path: str) -> Iterator[object]:
    """JSON data with one of its texts, or of its keys, replaced by a path; of a list the first and the last."""
    match value:
        case str():
            yield from written(value, path) if "\n" in value else [path]
        case list():
            for at in {0, len(value) - 1} if value else ():
                yield from ([*value[:at], other, *value[at + 1 :]] for other in leaves(value[at], path))
        case dict():
            for key, inside in value.items():
                yield from ({**value, key: other} for other in leaves(inside, path))
                yield {**{name: one for name, one in value.items() if name != key}, path: inside}
        case _:
            yield path


def spots(kind: inspect.Type, right: object, path: str) -> Iterator[object]:
    """What is right of a type, with a path in one of the places where the type takes a text."""
    match kind:
        case inspect.StructType(fields=fields, tag=tag) if isinstance(right, dict):
            if tag is not None and right.get(kind.tag_field or "") != tag:
                return
            for field in fields:
                name = field.encode_name
                yield from ({**right, name: other} for other in spots(field.type, right.get(name), path))
        case inspect.StrType(min_length=least):
            yield from written(str(right), path) if "\n" in str(right) else ()
            yield "/" * ((least or 0) - len(path)) + path
        case inspect.UnionType(types=types):
            for one in types:
                yield from spots(one, right, path)
        case inspect.ListType(item_type=inside):
            whole = right if isinstance(right, list) else []
            yield from ([other, *whole[1:]] for other in spots(inside, whole[0] if whole else None, path))
        case inspect.DictType():
            yield from leaves(right, path) if isinstance(right, dict) else [{path: path}]


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("paths"), pool=Elsewhere) as here:
        here.lift_limits()
        here.state.tables.silence = PATIENCE
        yield here


@pytest.fixture
def ann(here: House) -> Iterator[Guest]:
    with here.guest() as ann:
        ann.get("/")
        yield ann


@pytest.mark.parametrize("name", FORMS)
def test_no_text_of_a_form_is_a_path(ann: Guest, name: str) -> None:
    form = FORMS[name]
    kind = inspect.type_info(form.kind)
    for path in PATHS:
        tried = list(spots(kind, form.right, path))
        assert tried
        for one in tried:
            answer = ann.post(f"/api/{form.path}", json=one)
            polite(answer)
            assert answer.status_code != 503, answer.text
            if answer.status_code >= 400:
                assert not answer.json()["refused"].startswith(("file", "folder")), answer.text


MESSAGES: Final = {
    f"{message['type']}-{number}": message
    for number, message in enumerate(json.loads(text) for kind, text in BLOCKS if kind == "client")
}


@pytest.mark.parametrize("name", MESSAGES)
def test_no_text_of_a_message_is_a_path(here: House, name: str) -> None:
    kind = inspect.type_info(type(client.read(json.dumps(MESSAGES[name]))))
    with here.guest() as ann, here.guest() as bob:
        ann.get("/")
        duel = ann.post("/api/tables", json={"game": "patrol", "seats": "invite", "brings": True}).json()
        alone = bob.table()
        for path in PATHS:
            for one in spots(kind, MESSAGES[name], path):
                for table, token in ((alone, None), (duel["table"], duel["invitations"][0]["token"])):
                    with bob.socket(table) as line:
                        if MESSAGES[name]["type"] != "join":
                            line.join(token=token)
                        answered(line, one)


def answered(line: Line, message: object) -> None:
    """Say something and hear that the server goes on, or has closed the socket as it should."""
    line.socket.send(json.dumps(message))
    with contextlib.suppress(ConnectionClosed):
        line.ask(client.Ping("ping"))
    assert line.socket.close_code in {None, 1008, 4409}
