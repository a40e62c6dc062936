"""``vedette doctor``: checks what is installed, compiled, reachable and writable."""

import platform
import sys
from http.client import HTTPException
from importlib import metadata, util
from pathlib import Path
from tempfile import TemporaryFile
from typing import NamedTuple
from urllib.request import urlopen

import typer

import vedette
from vedette import COMPILED, __version__, decks, registry
from vedette.commands.console import console
from vedette.core.language import LANGUAGES, ids
from vedette.home import home

NEEDED = (
    "aiosqlite", "alembic", "fluent.runtime", "httptools", "itsdangerous", "librt", "markdown-it-py", "msgspec",
    "mypy-extensions", "pebble", "platformdirs", "prometheus-client", "rich", "sqlalchemy", "starlette", "textual",
    "tomlkit", "typer", "typst", "uvicorn", "uvloop", "websockets",
)  # fmt: skip
EXTRA = ("gymnasium", "open-spiel", "ortools", "pettingzoo", "pyarrow")
"""Optional Python packages, whose absence is reported but is no fault."""
TABLE = "http://127.0.0.1:8000"
WAIT = 1.0
"""How many seconds a server on this machine has to answer."""


class Finding(NamedTuple):
    """The result of one check. ``good`` is None for something optional that is missing."""

    name: str
    good: bool | None
    found: str


def run(context: typer.Context) -> None:
    """Check this machine and print each result; the exit status is 1 if something necessary is missing."""
    out = console(context)
    findings = [*machine(), *packages(), *words(), *games(), page(), folder(home()), table()]
    healthy = all(finding.good is not False for finding in findings)
    listed = [{"name": one.name, "good": one.good, "found": one.found} for one in findings]
    out.answer({"healthy": healthy, "findings": listed})
    for one in findings:
        state = "missing" if one.good is False else "absent" if one.good is None else "good"
        out.tell("doctor-finding", name=one.name, found=one.found, state=state)
    if not healthy:
        out.refuse()


def machine() -> list[Finding]:
    """Return the version of this program and of Python, the system, whether the engine is compiled, the encoding."""
    encoding = sys.stdout.encoding or "-"
    return [
        Finding("vedette", good=True, found=__version__),
        Finding("python", good=sys.version_info >= (3, 11), found=platform.python_version()),
        Finding("system", good=True, found=platform.platform()),
        Finding("compiled", good=COMPILED or None, found="yes" if COMPILED else "no"),
        Finding("encoding", good=encoding.lower().startswith("utf") or None, found=encoding),
    ]


def packages() -> list[Finding]:
    """Return for each Python package that the program uses whether it is installed, and its version."""
    found = []
    for name in (*NEEDED, *EXTRA):
        try:
            found.append(Finding(name, good=True, found=metadata.version(name)))
        except metadata.PackageNotFoundError:
            there = util.find_spec(name.partition("-")[0].split(".")[0]) is not None
            good = True if there else None if name in EXTRA else False
            found.append(Finding(name, good=good, found="?" if there else "-"))
    return found


def words() -> list[Finding]:
    """Check that both languages have every message."""
    known = {language: ids(language) for language in LANGUAGES}
    whole = set[str]().union(*known.values())
    return [
        Finding(f"words-{language}", good=known[language] == whole, found=f"{len(known[language])}/{len(whole)}")
        for language in LANGUAGES
    ]


def games() -> list[Finding]:
    """Return for each game the names of its decks."""
    return [Finding(name, good=True, found=", ".join(decks.names(name))) for name in registry.names()]


def page() -> Finding:
    """Return whether the web page is built."""
    index = Path(vedette.__file__).parent / "server" / "static" / "index.html"
    return Finding("page", good=index.is_file() or None, found=str(index) if index.is_file() else "-")


def folder(path: Path) -> Finding:
    """Return whether a folder can be written to; it is created if missing."""
    try:
        path.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=path):
            pass
    except OSError:
        return Finding("data", good=False, found=str(path))
    return Finding("data", good=True, found=str(path))


def table() -> Finding:
    """Check for a server at the default address of ``vedette serve``."""
    try:
        with urlopen(f"{TABLE}/healthz", timeout=WAIT) as answer:  # noqa: S310 (our own loopback)
            health = answer.read(200).decode(errors="replace").strip()
    except (OSError, ValueError, HTTPException):
        return Finding("table", good=None, found=f"{TABLE} -")
    return Finding("table", good=True, found=f"{TABLE} {health}")
