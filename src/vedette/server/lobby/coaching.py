"""The coach: at most five remarks on the first moves of a guest's first table of a game.

A game keeps them in ``coach.toml`` beside its rules and their sentences in ``coach.ftl``. They only say when they are
due; which of them a person has read is kept by the page.
"""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Final

import msgspec
from msgspec import Struct

from vedette import registry
from vedette.core.language import say
from vedette.protocol.lessons import Coach, CoachRemark
from vedette.session import lesson

FILE: Final = "coach.toml"


class RemarkEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """One remark of the coach, as a game's file ``coach.toml`` has it."""

    name: str
    lights: list[str]
    phases: list[str] = []
    does: str = ""
    has: str = ""


class Remarks(Struct, frozen=True, forbid_unknown_fields=True):
    """The content of a game's file ``coach.toml``: all remarks of the coach."""

    remark: list[RemarkEntry]


@cache
def remarks(name: str) -> list[RemarkEntry]:
    """Return the coach's remarks of a game, in the order of its file; none for a game without a coach."""
    folder = registry.get(name).folder
    if folder is None or not (path := folder / FILE).is_file():
        return []
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Remarks).remark


def coach(name: str, language: str) -> Coach:
    """Return the coach's remarks of a game in a language; raises Unreadable for an unknown game."""
    name = registry.known(name)
    told = [
        CoachRemark(one.name, say(language, f"coach-{name}-{one.name}"), one.phases, one.does, one.has, one.lights)
        for one in remarks(name)
    ]
    return Coach(name, told, lesson.taught(name))
