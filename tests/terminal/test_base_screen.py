"""The full screen, played by keys: every action can be reached, a game can be won, nothing falls over."""

import asyncio
import re
from pathlib import Path

from tests.terminal import seat
from textual.app import App
from textual.widgets import Static

from vedette.core.language import say
from vedette.terminal.choice import Facet
from vedette.terminal.prompts import ChoicePrompt, Prompt, Reading
from vedette.terminal.twelve_patrols.steps import Steps


def test_a_game_is_won_by_keys_alone() -> None:
    sitting = seat.sit(1, "fr")

    async def play() -> str:
        async with seat.app(sitting).run_test(size=(80, 24)) as pilot:
            for action in seat.winning(sitting.match):
                await seat.do(pilot, action)
            return seat.drawn(pilot)

    screen = asyncio.run(play())
    assert sitting.match.result() == "won"
    assert sitting.match.assisted == []
    assert say("fr", "terminal-result", result="won") in screen


def test_every_legal_action_and_no_other_is_done_by_its_keys() -> None:
    async def walk() -> set[str]:
        phases: set[str] = set()
        for seed, actions in ((1, 0), (5, 7), (3, 3), (7, 9)):
            sitting = seat.sit(5)
            seat.draw(sitting, seed, actions)
            phases.add(sitting.look()["phase"])
            async with seat.app(sitting).run_test() as pilot:
                legal = sitting.match.legal()
                past = len(sitting.match.actions)
                for action in legal[::8]:
                    await seat.do(pilot, action)
                    assert sitting.match.actions[past] == action
                    await pilot.press("u")
                    assert sitting.match.legal() == legal
        return phases

    assert asyncio.run(walk()) == {"place", "fill", "change"}


def test_an_interrupt_leaves_and_the_game_is_kept(tmp_path: Path) -> None:
    kept = tmp_path / "game.record"
    app = seat.app(seat.sit(1, "fr", "house", kept))

    async def play() -> None:
        async with app.run_test() as pilot:
            await pilot.press("ctrl+c")

    asyncio.run(play())
    assert app.return_code == 0
    assert kept.read_text(encoding="utf-8").startswith("vedette record")


def test_escape_steps_back_from_a_pick_and_from_an_item_given_up() -> None:
    sitting = seat.sit(1)

    async def steps() -> None:
        async with seat.app(sitting).run_test() as pilot:
            screen = seat.table(pilot)
            await pilot.press("1", "c", "tab", "enter", "tab", "enter")
            assert sitting.look()["turn"] == 2
            await pilot.press("1", "escape")
            assert screen.chooser.picks == []
            before = list(sitting.match.actions)
            await pilot.press("d", "enter")
            assert sitting.look()["phase"] == "change"
            await pilot.press("escape")
            assert sitting.match.actions == before
            assert sitting.match.assisted == []

    asyncio.run(steps())


def test_arrows_go_to_the_place_they_point_at() -> None:
    sitting = seat.sit(1)

    async def steps() -> None:
        async with seat.app(sitting).run_test() as pilot:
            screen = seat.table(pilot)
            await pilot.press("1", "c", "1")
            assert screen.chooser.at() == Facet("cell", 1)
            for key, target in (("left", 9), ("up", 12), ("down", 3), ("right", 1), ("right", 3)):
                await pilot.press(key)
                assert screen.chooser.at() == Facet("cell", target), key

    asyncio.run(steps())


def test_a_die_is_changed_by_item_die_and_digit() -> None:
    sitting = seat.sit(1)

    async def steps() -> None:
        async with seat.app(sitting).run_test() as pilot:
            await pilot.press("d", "enter", "enter", "6")
            assert [sitting.match.game.note(sitting.match.state, action) for action in sitting.match.actions[-2:]] == [
                "discard WC",
                "change W1 6",
            ]

    asyncio.run(steps())


def test_an_item_of_this_turn_is_taken_back_while_later_ones_stay() -> None:
    sitting = seat.sit(1)

    async def steps() -> None:
        async with seat.app(sitting).run_test() as pilot:
            await pilot.press("1", "c", "1", "enter")
            first = next(c for c in sitting.choices() if c.facets[0].kind == "item")
            sitting.play(first.action)
            second = next(c for c in sitting.choices() if c.facets[0].kind == "item" and c.action != first.action)
            sitting.play(second.action)
            seat.table(pilot).renew()
            await pilot.press("x", "enter", "enter")
            assert first.action not in sitting.match.actions
            assert second.action in sitting.match.actions

    asyncio.run(steps())


def test_undo_redo_and_restart() -> None:
    sitting = seat.sit(1)

    async def steps() -> None:
        async with seat.app(sitting).run_test() as pilot:
            await pilot.press("u")
            assert say("en", "terminal-no-undo") in seat.drawn(pilot)
            await pilot.press("1", "c", "1", "enter")
            done = list(sitting.match.actions)
            assert "3 moves" in seat.drawn(pilot)
            await pilot.press("u", "u")
            assert sitting.match.assisted == ["undo"]
            assert sitting.match.actions != done
            await pilot.press("r", "r")
            assert sitting.match.actions == done
            await pilot.press("R")
            assert not sitting.match.can_undo()

    asyncio.run(steps())


def test_the_language_changes_at_once_and_keeps_the_pick() -> None:
    sitting = seat.sit(1)

    async def steps() -> None:
        async with seat.app(sitting).run_test() as pilot:
            screen = seat.table(pilot)
            await pilot.press("1", "c", "1")
            await pilot.press("l")
            assert sitting.language == "fr"
            assert [pick.kind for pick in screen.chooser.picks] == ["region"]
            assert "Échap" in seat.drawn(pilot)

    asyncio.run(steps())


def test_giving_up_and_a_new_deal_are_asked_first() -> None:
    sitting = seat.sit(1)

    async def steps() -> None:
        async with seat.app(sitting).run_test() as pilot:
            await pilot.press("1", "g", "escape")
            assert sitting.match.result() == "open"
            await pilot.press("g", "enter")
            assert sitting.match.result() == "conceded"
            assert say("en", "terminal-result", result="conceded") in seat.drawn(pilot)
            await pilot.press("u")
            assert sitting.match.result() == "open"
            code = sitting.deal.code
            await pilot.press("n")
            assert isinstance(pilot.app.screen, ChoicePrompt)
            await pilot.press("down", "enter")
            assert sitting.deal.code == code
            await pilot.press("n", "enter")
            assert sitting.deal.code != code

    asyncio.run(steps())


def test_the_record_is_saved_where_the_player_says(tmp_path: Path) -> None:
    sitting = seat.sit(1)

    async def steps() -> None:
        async with seat.app(sitting).run_test() as pilot:
            await pilot.press("s")
            prompt = pilot.app.screen
            assert isinstance(prompt, Prompt)
            prompt.query_one("Input").value = str(tmp_path / "game.txt")  # type: ignore[attr-defined]  # an Input has one
            await pilot.press("enter")
            assert "game.txt" in (tmp_path / "game.txt").name
            assert (tmp_path / "game.txt").read_text() == sitting.text()
            await pilot.press("s")
            prompt = pilot.app.screen
            assert isinstance(prompt, Prompt)
            prompt.query_one("Input").value = str(tmp_path)  # type: ignore[attr-defined]  # an Input has one
            await pilot.press("enter")
            assert seat.table(pilot).notice

    asyncio.run(steps())


def test_a_winning_line_can_be_followed_and_left() -> None:
    sitting = seat.sit(2)

    async def steps() -> None:
        async with seat.app(sitting).run_test() as pilot:
            await pilot.press("p", "p")
            assert sitting.look()["turn"] == 2
            assert sitting.match.assisted == ["solution"]
            assert say("en", "terminal-follow", said="Turn 1 confirmed")[:40] in seat.drawn(pilot)
            await pilot.press("1", "enter")
            assert sitting.look()["phase"] == "fill"

    asyncio.run(steps())


def test_hints_tell_more_each_time_and_put_the_cursor_on_the_action() -> None:
    sitting = seat.advised()
    first = seat.winning(sitting.match)[0]

    async def steps() -> None:
        async with seat.app(sitting).run_test(size=(132, 43)) as pilot:
            words = sitting.match.game.say(sitting.match.state.view(0), first, "en")
            for tier in (1, 2, 3, 4, 4):
                await pilot.press("h")
                assert f"{tier}: {words}" in seat.drawn(pilot)
            assert sitting.match.assisted == ["hint"]
            await pilot.press("l")
            assert sitting.hint is not None
            assert sitting.hint.words == "4: " + sitting.match.game.say(sitting.match.state.view(0), first, "fr")
            await pilot.press("enter")
            assert first in sitting.match.actions
            assert sitting.tier == 0
            for _ in range(3):  # the hint is for this position; another is asked for in the next
                await pilot.press("h", "h", "h", "enter", "enter")
            assert seat.winning(sitting.match)

    asyncio.run(steps())


def test_a_long_hint_opens_as_a_page() -> None:
    sitting = seat.advised()

    class Long(seat.Oracle):
        def words(self, _: str) -> str:
            return "line " * 60

    sitting.local.compute = Long(sitting)

    async def steps() -> None:
        async with seat.app(sitting).run_test() as pilot:
            await pilot.press("h")
            assert isinstance(seat.top(pilot), Reading)
            await pilot.press("h")
            assert isinstance(seat.top(pilot), Reading)
            assert sitting.tier == 2
            await pilot.press("escape")
            assert seat.top(pilot) is seat.table(pilot)
            assert seat.drawn(pilot).count("line") > 10

    asyncio.run(steps())


def test_the_win_chance_is_shown_on_demand_and_followed() -> None:
    sitting = seat.advised()

    async def steps() -> None:
        async with seat.app(sitting).run_test() as pilot:
            assert "%" not in seat.drawn(pilot)
            await pilot.press("w")
            assert "12%" in seat.drawn(pilot)
            await pilot.press("1", "l")
            assert re.search(r"13\s%", seat.drawn(pilot))
            await pilot.press("w")
            assert "%" not in seat.drawn(pilot)
            assert sitting.match.assisted == ["chance"]

    asyncio.run(steps())


def test_help_and_the_table_in_words_open_and_close() -> None:
    sitting = seat.sit(1)

    async def steps() -> None:
        async with seat.app(sitting).run_test() as pilot:
            for key in ("question_mark", "v"):
                await pilot.press(key)
                reading = pilot.app.screen
                assert isinstance(reading, Reading)
                assert len(reading.words.splitlines()) > 10
                await pilot.press("down", "escape")
                assert pilot.app.screen is seat.table(pilot)

    asyncio.run(steps())


def test_the_mouse_works() -> None:
    sitting = seat.sit(1)

    async def steps() -> None:
        async with seat.app(sitting).run_test(size=(80, 24)) as pilot:
            screen = seat.table(pilot)

            async def click(facet: Facet) -> None:
                assert screen.board.sheet is not None
                area = next(area for area, there in screen.board.sheet.hits if there == facet)
                await pilot.click(screen.board, offset=(area.x + area.width // 2, area.y + area.height // 2))

            await click(Facet("region", sitting.look()["display"][0]))
            await click(Facet("do", "end"))
            await click(Facet("region", sitting.look()["display"][1]))
            await click(Facet("cell", 9))
            await click(Facet("spot", 0))
            assert [pick.kind for pick in screen.chooser.picks] == ["spot"]
            await click(Facet("item", 0))
            assert sitting.look()["spots"][0]["items"][0]["item"] == 0
            await click(Facet("key", "u"))
            assert sitting.look()["spots"][0]["items"] == []
            await click(Facet("key", "l"))
            assert sitting.language == "fr"

    asyncio.run(steps())


def test_any_size_is_drawn_and_a_small_one_says_what_it_needs() -> None:
    sitting = seat.sit(3)
    seat.draw(sitting, 4, 9)

    async def steps() -> None:
        async with seat.app(sitting).run_test(size=(80, 24)) as pilot:
            for width, height in ((132, 50), (60, 10), (1, 1), (100, 30), (300, 90), (80, 24)):
                await pilot.resize_terminal(width, height)
                await pilot.pause()
                lines = seat.drawn(pilot).split("\n")
                assert len(lines) == height
                assert max(map(len, lines)) <= width
            assert "12 Patrols" in lines[0]

    asyncio.run(steps())


def test_a_kept_game_is_asked_about_and_an_unreadable_one_is_told(tmp_path: Path) -> None:
    kept = tmp_path / "game.record"

    async def begin(*keys: str) -> Steps:
        sitting = seat.sit(2, "en", "house", kept)
        async with seat.app(sitting).run_test() as pilot:
            opened = pilot.app.screen
            assert isinstance(opened, Reading if sitting.aside else ChoicePrompt)
            assert "game.unread" in opened.words or sitting.aside is None
            await pilot.press(*keys)
        return sitting

    first = seat.sit(1, "en", "house", kept)
    seat.draw(first, 4, 6)
    assert asyncio.run(begin("enter", "q")).text() == first.text()
    assert asyncio.run(begin("escape", "q")).text() != first.text()
    assert kept.read_text(encoding="utf-8") == first.text()
    kept.write_text("junk")
    assert asyncio.run(begin("escape", "1", "q")).aside is not None
    assert kept.exists()


def test_junk_keys_change_nothing_that_cannot_be_undone() -> None:
    sitting = seat.advised(6)
    junk = (
        "5 6 pageup f3 x c backspace ! é ctrl+a space space tab left left up space delete home x enter d d escape w t t"
    )

    async def steps() -> None:
        async with seat.app(sitting).run_test() as pilot:
            await pilot.press(*junk.split())
            assert sitting.match.result() == "open"
            while sitting.match.can_undo():
                sitting.undo()
            assert len(sitting.match.actions) == 12  # nine dice and three cards

    asyncio.run(steps())


def test_a_french_colon_stays_with_its_word() -> None:
    asyncio.run(read_colons())


async def read_colons() -> None:
    async with App[None]().run_test(size=(58, 24)) as pilot:
        await pilot.app.push_screen(Reading(" ".join(["mot\N{NO-BREAK SPACE}:"] * 60)))
        await pilot.pause()
        read = pilot.app.screen.query_one(Static)
        rows = [read.render_line(number).text.strip() for number in range(read.size.height)]
        assert len(rows) == 8
        assert all(row.startswith("mot") and row.endswith(":") for row in rows)
