"""``vedette doctor``: what is installed, compiled, reachable, writable."""

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
from vedette.command.console import console
from vedette.core.language import LANGUAGES, ids
from vedette.home import home

NEEDED = (
    "aiosqlite", "alembic", "fluent.runtime", "itsdangerous", "librt", "markdown-it-py", "msgspec", "mypy-extensions",
    "platformdirs", "rich", "sqlalchemy", "starlette", "textual", "tomlkit", "typer", "typst", "uvicorn",
    "websockets",
)  # fmt: skip
EXTRA = ("pyarrow", "ortools")
"""What makes a little more possible, and is never missed."""
TABLE = "http://127.0.0.1:8000"
WAIT = 1.0
"""Seconds that a table gets to answer."""


class Finding(NamedTuple):
    """One thing looked at. ``good`` is None for what may well be missing."""

    name: str
    good: bool | None
    found: str


def run(context: typer.Context) -> None:
    """Look at this machine; the answer is no if something that is needed is missing."""
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
    """Look at Python and at the engine."""
    encoding = sys.stdout.encoding or "-"
    return [
        Finding("vedette", good=True, found=__version__),
        Finding("python", good=sys.version_info >= (3, 11), found=platform.python_version()),
        Finding("system", good=True, found=platform.platform()),
        Finding("compiled", good=COMPILED or None, found="yes" if COMPILED else "no"),
        Finding("encoding", good=encoding.lower().startswith("utf") or None, found=encoding),
    ]


def packages() -> list[Finding]:
    """Look for the packages we use."""
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
    """Look at the words: each language has every message."""
    known = {language: ids(language) for language in LANGUAGES}
    whole = set[str]().union(*known.values())
    return [
        Finding(f"words-{language}", good=known[language] == whole, found=f"{len(known[language])}/{len(whole)}")
        for language in LANGUAGES
    ]


def games() -> list[Finding]:
    """Look at the games and their decks."""
    return [Finding(name, good=True, found=", ".join(decks.names(name))) for name in registry.names()]


def page() -> Finding:
    """Look for the built page."""
    index = Path(vedette.__file__).parent / "table" / "static" / "index.html"
    return Finding("page", good=index.is_file() or None, found=str(index) if index.is_file() else "-")


def folder(path: Path) -> Finding:
    """Look whether decks and games can be kept."""
    try:
        path.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=path):
            pass
    except OSError:
        return Finding("data", good=False, found=str(path))
    return Finding("data", good=True, found=str(path))


def table() -> Finding:
    """Look whether a table is served where ``vedette serve`` serves it."""
    try:
        with urlopen(f"{TABLE}/healthz", timeout=WAIT) as answer:  # noqa: S310 (our own loopback)
            health = answer.read(200).decode(errors="replace").strip()
    except (OSError, ValueError, HTTPException):
        return Finding("table", good=None, found=f"{TABLE} -")
    return Finding("table", good=True, found=f"{TABLE} {health}")
