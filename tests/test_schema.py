"""The page's types are what the types in Python say: written anew they are the same, and messages satisfy them."""

import importlib
import inspect
import json
import os
import pkgutil
import re
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from vedette import protocol
from vedette.protocol import client, server

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = (ROOT / "docs" / "wire.md").read_text()
BLOCKS = re.findall(r"^```json (\w+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
NODE = shutil.which("node")
TSC = WEB / "node_modules" / "typescript" / "bin" / "tsc"


def schema(root: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command as ``make`` does, in a checkout."""
    environment = {**os.environ, "PYTHONPATH": str(root / "src")}
    command = [sys.executable, "-m", "vedette.schema", *arguments]
    return subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True, check=False)


def test_the_written_types_are_those_of_python() -> None:
    told = schema(ROOT, "--check")
    assert (told.returncode, told.stderr) == (0, "")


def test_a_type_that_changed_is_named(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("static", "__pycache__"))
    shutil.copytree(WEB / "src", tmp_path / "web" / "src")
    source = tmp_path / "src" / "vedette" / "protocol" / "server.py"
    source.write_text(source.read_text().replace("    release: str\n", "    release: str\n    motto: int | None\n"))
    told = schema(tmp_path, "--check")
    assert told.returncode == 1
    assert told.stderr.count("\n") == 1
    assert "web/src/protocol.ts" in told.stderr
    assert "make schema" in told.stderr
    assert schema(tmp_path).returncode == 0
    assert "\n  motto: number | null;\n" in (tmp_path / "web" / "src" / "protocol.ts").read_text()
    assert schema(tmp_path, "--check").returncode == 0


def sent() -> list[type[msgspec.Struct]]:
    """Return every Struct of the protocol that no other one extends."""
    modules = [
        importlib.import_module(f"vedette.protocol.{each.name}") for each in pkgutil.iter_modules(protocol.__path__)
    ]
    found = {kind for module in modules for _, kind in inspect.getmembers(module, inspect.isclass)}
    return [
        kind
        for kind in found
        if issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct and not kind.__subclasses__()
    ]


def test_every_type_that_is_sent_is_written() -> None:
    text = (WEB / "src" / "protocol.ts").read_text()
    for kind in sent():
        name = kind.__module__.rpartition(".")[2].title() + kind.__name__
        found = re.search(
            rf"^export type (?:{kind.__name__}|{name}) = \{{\n(.*?)^\}};$", text, re.MULTILINE | re.DOTALL
        )
        assert found is not None, kind
        for field in kind.__struct_encode_fields__:
            assert re.search(rf"^  {field}\??: ", found[1], re.MULTILINE), (kind, field)


def literal(name: str, message: object) -> str:
    return f"export const {name} = {json.dumps(message, ensure_ascii=False)} satisfies "


@pytest.mark.skipif(NODE is None or not TSC.is_file(), reason="needs Node and the page's packages")
def test_messages_satisfy_their_types(tmp_path: Path) -> None:
    lines = ["import type { Client, Server } from './protocol';"]
    for number, (kind, text) in enumerate(BLOCKS):
        if kind not in {"client", "server"}:
            continue
        read, union = (client.read, "Client") if kind == "client" else (client.read_answer, "Server")
        message = json.loads(client.write(read(text)))
        lines.append(literal(f"m{number}", message) + union + ";")
        lines.append(f"// @ts-expect-error\n{literal(f'n{number}', {**message, 'nothing': 1})}{union};")
        lines.append(f"// @ts-expect-error\n{literal(f't{number}', {**message, 'type': 'nothing'})}{union};")
        if kind == "client":
            lines.append(literal(f"s{number}", json.loads(text)) + union + ";")
        for field in json.loads(client.write(read(text))):
            if kind == "server" and field != "type":
                short = {key: value for key, value in message.items() if key != field}
                lines.append(f"// @ts-expect-error\n{literal(f'x{number}{field}', short)}{union};")
    shutil.copy(WEB / "src" / "protocol.ts", tmp_path)
    (tmp_path / "samples.ts").write_text("\n".join(lines) + "\n")
    options = ["--noEmit", "--strict", "--target", "es2022", "--module", "esnext", "samples.ts"]
    told = subprocess.run([str(NODE), str(TSC), *options], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout
    kinds = [*server.kinds(client.Client), *server.kinds(server.Server)]
    assert sum(line.startswith("export const m") for line in lines) >= len(kinds)
