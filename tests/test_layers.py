"""The first law: what is compiled imports the standard library, ``librt``, ``mypy_extensions`` and itself alone."""

import ast
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
HOME = ROOT / "src" / "vedette"
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text())
COMPILE = SETTINGS["tool"]["vedette"]["compile"]
EDGES = {path for pattern in COMPILE["edges"] for path in HOME.glob(pattern)}
COMPILED = [
    path
    for package in COMPILE["packages"]
    for folder in sorted(HOME.glob(package))
    for path in sorted(folder.rglob("*.py"))
    if path not in EDGES and path.name != "__init__.py"
]
ALLOWED = {*sys.stdlib_module_names, "librt", "mypy_extensions", "vedette"}
EDGE_LIBRARIES = {"fluent", "msgspec", "tomlkit"}
UNDER = re.compile("vedette[.]({})".format("|".join(COMPILE["packages"]).replace("/", "[.]").replace("*", r"\w+")))
RANDOM = {"random", "secrets", "uuid", "time", "datetime", "pickle", "threading", "asyncio", "socket"}
"""What would make a compiled layer forget that the same seed gives the same result, or which no file of ours is."""


def imports(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: a relative import"
            found.add(str(node.module))
    return found


def test_there_is_something_to_look_at() -> None:
    assert len(COMPILED) > 20
    assert len(EDGES) >= 5


@pytest.mark.parametrize("path", COMPILED, ids=lambda path: str(path.relative_to(HOME)))
def test_what_is_compiled_imports_nothing_foreign(path: Path) -> None:
    for name in imports(path):
        assert name.split(".")[0] in ALLOWED, name
        assert name.split(".")[0] not in RANDOM, name
        assert not name.startswith("vedette.") or UNDER.match(name), name


@pytest.mark.parametrize("path", COMPILED, ids=lambda path: str(path.relative_to(HOME)))
def test_what_is_compiled_does_not_import_an_edge(path: Path) -> None:
    for name in imports(path):
        if name.startswith("vedette."):
            assert HOME.parent / (name.replace(".", "/") + ".py") not in EDGES, name


@pytest.mark.parametrize("path", sorted(EDGES), ids=lambda path: str(path.relative_to(HOME)))
def test_an_edge_imports_only_the_libraries_of_edges(path: Path) -> None:
    for name in imports(path):
        assert name.split(".")[0] in ALLOWED | EDGE_LIBRARIES, name


def test_games_and_players_do_not_import_each_other() -> None:
    games = {path.name for path in (HOME / "games").iterdir() if path.is_dir() and path.name != "__pycache__"}
    for path in [*(HOME / "games").rglob("*.py"), *(HOME / "bots").rglob("*.py")]:
        for name in imports(path):
            if name.startswith("vedette.games."):
                assert path.is_relative_to(HOME / "games" / name.split(".")[2]), f"{path}: {name}"
            if path.is_relative_to(HOME / "games") and path.name != "plugin.py":  # a plugin names the bots of any game
                assert not name.startswith("vedette.bots"), f"{path}: {name}"
    assert games >= {"twelve_patrols"}


def test_nothing_pickles() -> None:
    for path in HOME.rglob("*.py"):
        assert not {"pickle", "shelve", "marshal"} & {name.split(".")[0] for name in imports(path)}, path


def test_imports_point_down() -> None:
    lint = Path(sys.executable).parent / "lint-imports"
    if not lint.is_file():
        pytest.skip("import-linter is not installed; make check runs it")
    run = subprocess.run([lint], cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout
