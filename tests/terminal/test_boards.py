"""Boards of Spellfire and Patrol: whole at every size, everything in sight is drawn, nothing hidden is."""

import asyncio
import random
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from textual.app import App

from vedette import deals, setups
from vedette.commands.play import opponents
from vedette.core.game import CHANCE, OVER
from vedette.terminal.app import TerminalApp
from vedette.terminal.boards import patrol, spellfire
from vedette.terminal.boards.paint import RenderContext
from vedette.terminal.glyphs import ASCII, UNICODE, Glyphs
from vedette.terminal.local import LocalClient
from vedette.terminal.palette import Palette
from vedette.terminal.storage import Storage
from vedette.terminal.word_screen import LEAST

DRAWINGS = Path(__file__).parent / "drawings"
BOARDS = {"patrol": patrol.draw, "spellfire": spellfire.draw}
WIDTHS = [77, 71, 117, 160]


@cache
def views(game: str, seed: int) -> list[tuple[dict[str, Any], list[str]]]:
    """The positions of a game at random, as the seat that is to act sees them, with their descriptions."""
    made = setups.game(game, "", [])
    deal, state, chance = deals.random_deal(made, seed), made.start(), random.Random(seed)
    found: list[tuple[dict[str, Any], list[str]]] = []
    while state.mover() != OVER and len(found) < 150:
        if state.mover() == CHANCE:
            state.apply(deal[state.slot()])
            continue
        view = state.view(state.mover())
        found.append((made.show(view, "en"), made.describe(view, "en").splitlines()))
        state.apply(chance.choice(state.legal()))
    return found


def drawn(game: str, at: tuple[dict[str, Any], list[str]], width: int, glyphs: Glyphs = UNICODE) -> str:
    view, described = at
    return BOARDS[game](view, described, RenderContext(width, width > 100, glyphs, Palette(), "en")).plain


def boxes(text: str) -> list[str]:
    return [line for line in text.splitlines() if line[:1] in {"╭", "╰", "┌", "└", "│", "╎", "╔", "╚", "║"}]


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("game", BOARDS)
def test_boxes_fit_and_are_whole(game: str, width: int) -> None:
    for at in views(game, 2):
        lines = boxes(drawn(game, at, width))
        assert lines or game == "patrol"  # before a card lies there is no box
        assert all(len(line.rstrip()) <= width for line in lines)
        joined = "".join(lines)
        assert joined.count("╭") + joined.count("┌") + joined.count("╔") == (
            joined.count("╯") + joined.count("┘") + joined.count("╝")
        )


def test_each_column_and_champion_is_drawn() -> None:
    for at in views("spellfire", 3):
        text, view = drawn("spellfire", at, 160), at[0]
        for column in view["columns"]:
            assert f" {column['name']} " in text
            assert f"{UNICODE.spare}{column['left']} " in text
            if column["face"] is not None:
                assert column["face"]["name"].split()[0] in text
        for champion in view["pool"]:
            assert f"{champion['level']:>3} {champion['name']}" in text
        if view["fight"] is not None:
            first, second = view["fight"]["totals"]
            assert f"  {first} vs {second}  " in text


@pytest.mark.parametrize("width", [77, 117])
def test_both_sides_are_drawn(width: int) -> None:
    """Where each card stands, who it is if the seat knows that, and nothing else of it."""
    for at in views("patrol", 4):
        text, view = drawn("patrol", at, width), at[0]
        for side in view["seats"]:
            for card in [card for row in side["patrols"] for card in row["cards"]]:
                assert f" {card['name']} " in text
                if card.get("title"):
                    assert f"{card['attack']}/{card['health']}" in text
        unknown = sum("title" not in card for side in view["seats"] for row in side["patrols"] for card in row["cards"])
        assert text.count(" ? ") == unknown


@pytest.mark.parametrize("game", BOARDS)
def test_without_unicode_letters_stand_for_the_signs(game: str) -> None:
    for at in views(game, 2)[:40]:
        assert drawn(game, at, 77, ASCII).translate(dict.fromkeys(map(ord, "’…“”"), ".")).isascii()


@pytest.mark.parametrize(("game", "number"), [("spellfire", 2), ("patrol", 30)])
def test_drawings_are_those_that_were_looked_at(game: str, number: int) -> None:
    """Look at the new drawing before replacing the old one."""
    text = drawn(game, views(game, 3)[number], 77)
    kept = DRAWINGS / f"{game}-77-en.txt"
    assert "\n".join(line.rstrip() for line in text.splitlines()) + "\n" == kept.read_text("utf-8")


def screen_of(app: App[int]) -> list[str]:
    return ["".join(segment.text for segment in strip) for strip in app.screen._compositor.render_strips()]


def client(game: str) -> LocalClient:
    made = setups.game(game, "", [])
    deal = deals.random_deal(made, 5)
    house = Storage(made, lambda: deal)
    if game == "patrol":
        return LocalClient(house.sit(deal), "en", house, None, opponents(made, "greedy", 0))
    return LocalClient(house.sit(deal), "en", house)


@pytest.mark.parametrize("game", BOARDS)
def test_the_whole_table_stands_on_a_small_screen(game: str) -> None:
    """In every position of a game: no column and no soldier is scrolled away, and an answer is in sight."""
    asyncio.run(play_small(game))


def test_the_pool_stands_above_a_long_list_of_answers() -> None:
    asyncio.run(play_long())


async def play_long() -> None:
    sat = client("spellfire")
    chance = random.Random(4)
    most = 0
    async with TerminalApp(sat).run_test(size=(100, 32)) as pilot:
        await pilot.pause()
        while not sat.over():
            rows = screen_of(pilot.app)
            above = "\n".join(rows[: next(at for at, row in enumerate(rows) if re.match(r"\s*1  \w", row))])
            assert all(f" {one['name']} (" in above for one in sat.shown()["pool"])  # type: ignore[attr-defined]
            most = max(most, len(sat.choices()))
            sat.play(chance.choice([choice.action for choice in sat.choices()]))
            pilot.app.screen.renew()  # type: ignore[attr-defined]
            await pilot.pause()
    assert most > 8


@pytest.mark.parametrize(("width", "height"), [(80, 24), (60, 20)])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_forming_patrols_the_hand_stays_in_sight(language: str, width: int, height: int) -> None:
    """With its numbers, a patrol after the other laid, and a hint under the question."""
    asyncio.run(form(language, width, height))


async def form(language: str, width: int, height: int) -> None:
    sat = client("patrol")
    sat.speak(language)  # type: ignore[arg-type]
    async with TerminalApp(sat).run_test(size=(width, height)) as pilot:
        await pilot.pause()
        pilot.app.screen.warn("One line as long as a hint of the first kind.")  # type: ignore[attr-defined]
        for _ in range(5):
            await pilot.pause()
            table = pilot.app.screen.query_one("#table")
            assert table.virtual_size.height <= table.size.height, screen_of(pilot.app)
            rows = "\n".join(screen_of(pilot.app))
            (own,) = [side for side in sat.shown()["seats"] if side["side"] == "you"]  # type: ignore[attr-defined]
            cards = [*own["hand"], *[card for row in own["patrols"] for card in row["cards"]]]
            assert len(cards) == 5
            assert all(f" {card['attack']}/{card['health']} " in rows for card in cards)
            sat.play(sat.choices()[-1].action)
            pilot.app.screen.renew("One line as long as a hint of the first kind.")  # type: ignore[attr-defined]
            if len(own["hand"]) == 1:
                break


async def play_small(game: str) -> None:
    sat = client(game)
    chance = random.Random(1)
    async with TerminalApp(sat).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        for _ in range(25):
            if sat.over():
                break
            rows = screen_of(pilot.app)
            shown = "\n".join(rows)
            view = sat.shown()
            if game == "spellfire":
                assert all(f" {column['name']} " in shown for column in view["columns"])  # type: ignore[attr-defined]
                assert shown.count("╰") + shown.count("╚") == 6
            else:
                cards = [card for side in view["seats"] for row in side["patrols"] for card in row["cards"]]  # type: ignore[attr-defined]
                assert all(f" {card['name']} " in shown for card in cards)
                middle, table, past = (pilot.app.screen.query_one(f"#{part}") for part in ("middle", "table", "past"))
                assert past.outer_size.height >= LEAST
                assert table.outer_size.height + past.outer_size.height == middle.size.height, "none is free"
                assert table.virtual_size.height >= table.size.height, "and the table no row that it does not need"
            assert any(re.match(r"\s*\d+  \w", row) for row in rows[-8:])
            sat.play(chance.choice([choice.action for choice in sat.choices()]))
            pilot.app.screen.renew()  # type: ignore[attr-defined]
            await pilot.pause()
