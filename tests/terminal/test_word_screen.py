"""Games in words: line by line and on a full screen, alone, against bots and several people at one screen."""

import asyncio
import io
from functools import partial
from pathlib import Path

import pytest
from rich.console import Console
from textual.widgets import OptionList, Static

from vedette import deals, decks, setups
from vedette.commands.play import opponents
from vedette.core import record
from vedette.core.game import OVER
from vedette.core.language import LANGUAGES, say
from vedette.games.patrol.bots import hint, win_chance
from vedette.games.patrol.text import advice
from vedette.terminal import app as terminal
from vedette.terminal.app import TerminalApp
from vedette.terminal.local import LocalClient
from vedette.terminal.plain import Plain, run
from vedette.terminal.prompts import ChoicePrompt, Prompt, Reading
from vedette.terminal.storage import Storage
from vedette.terminal.word_screen import WordScreen

PATROL = setups.game_with("patrol", deals.coded("patrol", "vanguard", decks.find), ["rounds-2"])  # as it was at first
DEAL = deals.random_deal(PATROL, 5)
SLINGER = "Slinger"
"""A card that the first seat draws from this deal."""
SPELLFIRE = setups.game("spellfire", "", [])
MOST = 1500


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have Patrol imagine a few games where it imagines many."""
    monkeypatch.setattr(advice, "hint", partial(hint.hint, choosing=1, counting=2))
    monkeypatch.setattr("vedette.games.patrol.plugin.chance", partial(win_chance.chance, games=2))


def sit(*, bots: bool, kept: Path | None = None, language: str = "en") -> LocalClient:
    """Sit down at Patrol, against a bot or two at one screen."""
    house = Storage(PATROL, lambda: DEAL)
    return LocalClient(house.sit(DEAL), language, house, kept, opponents(PATROL, "uniform", 0) if bots else {})


def alone(language: str = "en") -> LocalClient:
    """Sit down at Spellfire."""
    house = Storage(SPELLFIRE, lambda: deals.random_deal(SPELLFIRE, 3))
    return LocalClient(house.fresh(), language, house)


def talk(sitting: LocalClient) -> tuple[Plain, list[str]]:
    """Begin the dialogue; return it and what it says."""
    out: list[str] = []
    dialogue = Plain(sitting, out.append)
    dialogue.greet("uniform" if sitting.bots else "")
    return dialogue, out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_against_a_bot_is_played_by_its_numbers(language: str) -> None:
    sitting = sit(bots=True, language=language)
    dialogue, out = talk(sitting)
    for _ in range(MOST):
        if sitting.over():
            break
        dialogue.answer("1")
    assert sitting.match.mover() == OVER
    assert out[-1] == sitting.asked()[0]
    assert any(points in out[-1] for points in "0123456789"), "the score is told"
    mark = len(out)
    assert sitting.code == PATROL.code(DEAL)
    dialogue.answer("record")
    told = record.read("\n".join(out[mark:]) + "\n", "x")
    assert record.replay(told, setups.restore(told)).actions == sitting.match.actions


@pytest.mark.parametrize(("language", "told"), [("en", "Perrin forms"), ("fr", "Perrin forme ")])
def test_an_opponent_is_called_by_its_name(language: str, told: str) -> None:
    house = Storage(PATROL, lambda: DEAL)
    sitting = LocalClient(house.sit(DEAL), language, house, None, opponents(PATROL, "perrin", 0))
    dialogue, out = talk(sitting)
    del out[:2]  # the greeting says who “your opponent” is
    for _ in range(5):
        dialogue.answer("1")
    dialogue.answer("log" if language == "en" else "journal")
    dialogue.answer("give up" if language == "en" else "abandonner")
    words = "\n".join([*out, *sitting.asked(), *[choice.words for choice in sitting.choices()]])
    assert told in words
    assert not any(other in words for other in ("Your opponent ", "Your opponent’s", "Votre adversaire ", "de votre"))


def test_the_cursor_begins_on_an_attack_not_on_a_sacrifice() -> None:
    asyncio.run(begin_attack())


async def begin_attack() -> None:
    sitting = sit(bots=True)
    async with TerminalApp(sitting).run_test(size=(80, 24)) as pilot:
        for _ in range(40):
            if sitting.asked()[0] == say("en", "patrol-ask-aim", side="you"):
                break
            await pilot.press("enter")
        parts = [legal.parts["do"] for legal in sitting.table.legal]
        assert "sacrifice" in parts
        screen = pilot.app.screen
        assert isinstance(screen, WordScreen)
        chosen = screen.actions[screen.query_one(OptionList).highlighted or 0]
        assert next(one.parts["do"] for one in sitting.table.legal if one.action == chosen) == "target"


def test_the_screen_is_handed_over_and_nobody_reads_the_other_hand() -> None:
    sitting = sit(bots=False)
    dialogue, out = talk(sitting)
    assert out[-1] == "Pass the device to player 2, then press Enter. No peeking!"
    dialogue.answer("")
    assert not any(SLINGER in line for line in out)
    for _ in range(5):
        dialogue.answer("1")
    assert "Pass the device to player 1" in out[-1]
    mark = len(out)
    dialogue.answer("look")
    assert any(SLINGER in line for line in out[mark:])
    dialogue.answer("save elsewhere.record")
    dialogue.answer("record")
    assert sitting.code == ""
    assert out[-2:] == [say("en", "terminal-secret")] * 2


def test_the_end_is_said_to_several_people() -> None:
    sitting = sit(bots=False)
    dialogue, out = talk(sitting)
    dialogue.answer("")
    dialogue.answer("give up")
    assert out[-1] == "Player 2 gave up in round 1, at 0 to 0. Player 1 wins!"
    dialogue.answer("log")
    assert out[-1] == "1 Player 2 gave up in round 1, at 0 to 0."


def test_a_hint_is_given_against_bots_and_to_nobody_who_plays_a_person() -> None:
    sitting = sit(bots=True)
    dialogue, out = talk(sitting)
    assert sitting.offers("hint")
    for _ in range(3):
        dialogue.answer("hint")
    assert out[-1].startswith("Form your patrols: ")
    assert "95% interval" in out[-1]
    assert sitting.match.assisted == ["hint"]
    several = sit(bots=False)
    dialogue, out = talk(several)
    dialogue.answer("")
    assert not several.offers("hint")
    assert not several.offers("chance")
    dialogue.answer("hint")
    dialogue.answer("chance")
    assert out[-2:] == ["There’s no hint to give here.", "There’s no win chance to tell here."]
    assert several.ask_hint() is None
    assert several.match.assisted == []


def test_words_notation_and_what_is_neither() -> None:
    dialogue, out = talk(sit(bots=True))
    dialogue.answer("slinger")
    assert "You put Slinger (grey) in patrol I." in out
    dialogue.answer("lay 2 1")
    assert "You put Duellist (pink) in patrol I." in out
    dialogue.answer("lay")
    assert "incomplete" in out[-1] or "could be" in out[-1]
    dialogue.answer("99")
    assert out[-1].startswith("There’s no answer 99")
    dialogue.answer("xyzzy")
    assert "doesn’t match anything here" in out[-1]


def test_a_choice_is_taken_back_until_another_person_has_acted() -> None:
    sitting = sit(bots=False)
    dialogue, out = talk(sitting)
    dialogue.answer("")
    before = len(sitting.match.actions)
    dialogue.answer("1")
    said = sitting.log()[-1].words
    dialogue.answer("undo")
    assert len(sitting.match.actions) == before
    assert f"Undone: {said}" in out
    while not sitting.handing():
        dialogue.answer("1")
    past = list(sitting.match.actions)
    assert not sitting.undo()
    dialogue.answer("")
    dialogue.answer("undo")
    assert sitting.match.actions == past
    assert out[-1] == say("en", "terminal-no-undo-between")


def test_against_a_bot_undo_takes_back_what_it_did_too() -> None:
    sitting = sit(bots=True)
    dialogue, out = talk(sitting)
    dialogue.answer("undo")
    assert out[-1] == say("en", "terminal-no-undo-between")
    before = len(sitting.match.actions)
    while 1 not in sitting.match.movers[before:]:
        last = len(sitting.match.actions)
        dialogue.answer("1")
    dialogue.answer("undo")
    assert len(sitting.match.actions) == last
    assert sitting.match.assisted == ["undo"]


def test_a_game_that_is_left_goes_on(tmp_path: Path) -> None:
    kept = tmp_path / "patrol.record"
    dialogue, _ = talk(sit(bots=True, kept=kept))
    dialogue.answer("1")
    dialogue.answer("2")
    actions = list(dialogue.client.match.actions)
    again, out = talk(sit(bots=True, kept=kept))
    assert out[2].startswith("You have an unfinished game")
    again.answer("resume")
    assert again.client.match.actions == actions
    kept.write_text("nothing", encoding="utf-8")
    assert sit(bots=True, kept=kept).waiting is None


def test_every_command_is_there_in_both_languages() -> None:
    dialogue, out = talk(sit(bots=True))
    for name in dialogue.NAMES:
        assert callable(getattr(dialogue, f"do_{name.replace('-', '_')}"))
    assert dialogue.commands()["aide"] == "help"
    for line in ("help", "log", "look", "hint", "chance", "solution", "language fr", "resume", "give up"):
        dialogue.answer(line)
    assert dialogue.client.over()
    assert out[-1] == "Vous avez abandonné à la manche 1, au score de 0 à 0."
    dialogue.answer("journal")
    assert out[-1] == "1 Vous avez abandonné à la manche 1, au score de 0 à 0."


def test_help_names_only_what_the_game_has() -> None:
    helps = ("hint", "chance", "solution")
    for sitting, has in ((sit(bots=False), ()), (sit(bots=True), helps[:2]), (alone(), helps)):
        dialogue, out = talk(sitting)
        dialogue.answer("")
        dialogue.answer("help")
        named = {line.strip().partition(":")[0] for line in out if line.startswith("  ")}
        assert {"help", "undo", "quit"} <= named
        assert tuple(command for command in helps if command in named) == has


def test_a_duel_is_not_restarted_and_its_help_does_not_offer_it() -> None:
    dialogue, out = talk(sit(bots=True))
    dialogue.answer("help")
    assert not any(line.startswith("  restart:") for line in out)
    dialogue.answer("restart")
    assert out[-1] == "Only a game for one can be restarted: with others, new deals another game."


def test_each_of_several_odds_says_whose_they_are() -> None:
    dialogue, out = talk(sit(bots=True))
    while sum(choice.words.endswith(": attack") for choice in dialogue.client.choices()) < 2:
        dialogue.answer("1")
    mark = len(out)
    dialogue.answer("odds")
    told = [line for line in out[mark:] if ": attack. " in line]
    assert len(told) >= 2
    assert len({line.partition(". ")[0] for line in told}) == len(told)


def test_commands_are_understood_as_one_would_type_them() -> None:
    dialogue, out = talk(sit(bots=True))
    mark = len(out)
    dialogue.answer("cards")
    assert out[mark:] == dialogue.client.faces()
    dialogue.answer("lang fr")
    assert dialogue.client.language == "fr"


@pytest.mark.parametrize("language", LANGUAGES)
def test_giving_up_is_asked_in_the_words_of_the_game_and_stands_in_its_log(language: str) -> None:
    asyncio.run(give_up(language))


async def give_up(language: str) -> None:
    sitting = sit(bots=True, language=language)
    async with TerminalApp(sitting).run_test(size=(80, 24)) as pilot:
        await pilot.press("g", "enter")
        app = pilot.app
        assert isinstance(app, TerminalApp)
        assert sitting.over()
        told = sitting.closing()
        assert "1" in told
        assert told in shown(app, "ask")
        assert told in " ".join(shown(app, "log").split())
        assert "u " not in shown(app, "foot").split("  ")[1], "nothing is undone any more"


@pytest.mark.parametrize("width", [60, 80])
def test_the_last_row_cuts_no_key_in_two(width: int) -> None:
    asyncio.run(feet(width))


async def feet(width: int) -> None:
    sitting = sit(bots=True, language="fr")
    async with TerminalApp(sitting).run_test(size=(width, 24)) as pilot:
        await pilot.pause()
        app = pilot.app
        assert isinstance(app, TerminalApp)
        foot = shown(app, "foot")
        assert len(foot) <= width - 2
        assert "? aide" in foot
        assert foot.rpartition("  ")[2] in {"q quitter", "v en mots", "? aide"}


def test_the_dialogue_names_its_commands_not_keys() -> None:
    dialogue, out = talk(alone())
    dialogue.answer("solution")
    assert "Type solution to continue; any other choice takes over." in next(
        line for line in out if "A winning line" in line
    )
    dialogue.answer("give up")
    dialogue.answer("solution")
    assert out[-1] == "The game is over. Type undo, restart, or new for another deal."


def test_a_card_in_sight_is_read_out() -> None:
    dialogue, out = talk(alone())
    names = [face.partition(" (")[0] for face in dialogue.client.faces()]
    out.clear()
    dialogue.answer(f"card {names[0][:-1].upper()}")
    dialogue.answer("card xyzzy")
    dialogue.answer("card")
    assert out[0] == dialogue.client.faces()[0]
    assert out[1] == "There’s no card “xyzzy” in sight."
    assert out[2:] == dialogue.client.faces()


def test_a_hand_is_read_out_to_its_own_seat_alone() -> None:
    dialogue, out = talk(sit(bots=True))
    held = dialogue.client.faces()
    assert len(held) == 5
    out.clear()
    dialogue.answer("card slinger")
    assert len(out) == 1
    assert out[0].startswith(f"{SLINGER} (level 1). Long Throw (reveal): ")
    assert "Colour " in out[0]
    assert set(held).isdisjoint(PATROL.faces(dialogue.client.match.state.view(1), "en"))


def test_lines_that_end_leave_the_game_kept(tmp_path: Path) -> None:
    kept = tmp_path / "patrol.record"
    out = io.StringIO()
    assert run(sit(bots=True, kept=kept), Plain, io.StringIO("1\n1\n"), out, "uniform") == 0
    assert out.getvalue().endswith("Your game is kept. Goodbye.\n")
    assert kept.exists()


def test_hints_redo_and_restart_are_for_any_game_alone() -> None:
    sitting = alone()
    dialogue, out = talk(sitting)
    for line in ("hint", "1", "undo", "redo", "restart"):
        dialogue.answer(line)
    assert sitting.match.assisted[0] == "hint"
    assert not any(mover >= 0 for mover in sitting.match.movers)
    assert any(line.startswith("Undone: ") for line in out)


def shown(app: TerminalApp, where: str) -> str:
    """Return the words in one part of the screen."""
    console = Console(width=400, file=io.StringIO())
    with console.capture() as said:
        console.print(app.screen_stack[0].query_one(f"#{where}", Static).content)
    return said.get().strip()


@pytest.mark.parametrize(("width", "height"), [(80, 24), (130, 40)])
def test_the_full_screen_shows_the_table_and_plays(width: int, height: int) -> None:
    asyncio.run(play_alone(width, height))


async def play_alone(width: int, height: int) -> None:
    sitting = alone()
    async with TerminalApp(sitting).run_test(size=(width, height)) as pilot:
        app = pilot.app
        assert isinstance(app, TerminalApp)
        assert sitting.describe().splitlines()[0] in shown(app, "view")
        before = len(sitting.match.actions)
        await pilot.press("2", "enter")
        assert len(sitting.match.actions) > before
        assert sitting.log()[-1].words in shown(app, "log")
        await pilot.press("u")
        assert len(sitting.match.actions) <= before
        await pilot.press("h")
        await pilot.pause()
        assert sitting.hint is not None
        assert sitting.hint.words in shown(app, "ask")
        await pilot.press("l")
        assert sitting.language == "fr"
        assert sitting.asked()[0] in shown(app, "ask")
        await pilot.press("v")
        assert isinstance(app.screen, Reading)
        await pilot.press("escape", "c")
        assert isinstance(app.screen, Reading)
        assert app.screen.words.split("\n\n") == sitting.faces()
        await pilot.press("escape", "q")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_page_of_the_keys_names_only_what_the_game_has(language: str) -> None:
    asyncio.run(open_keys(language))


async def open_keys(language: str) -> None:
    for sitting, has in ((sit(bots=True, language=language), "hw"), (alone(language), "hwp")):
        async with TerminalApp(sitting).run_test(size=(100, 40)) as pilot:
            await pilot.press("question_mark")
            reading = pilot.app.screen
            assert isinstance(reading, Reading)
            keys = [line.split()[0] for line in reading.words.splitlines()]
            assert {"u", "c", "?", "q"} <= set(keys)
            assert "".join(key for key in "hwp" if key in keys) == has


def test_the_full_screen_is_handed_over_without_a_card_on_it() -> None:
    asyncio.run(hand_over())


async def hand_over() -> None:
    sitting = sit(bots=False)
    async with TerminalApp(sitting).run_test(size=(80, 24)) as pilot:
        app = pilot.app
        assert isinstance(app, TerminalApp)
        assert shown(app, "view") == shown(app, "log") == ""
        await pilot.press("v")
        assert not isinstance(app.screen, Reading)
        await pilot.press("enter")
        assert not sitting.handing()
        assert shown(app, "view") != ""
        assert SLINGER not in shown(app, "view") + str(app.screen.query_one(OptionList).options)
        await pilot.press("s")
        assert say("en", "terminal-secret") in shown(app, "ask")


def test_a_hand_is_listed_in_an_order_that_nobody_else_knows() -> None:
    listed = set()
    for _ in range(20):
        sitting = sit(bots=False)
        sitting.take()
        cards = [PATROL.parts(choice.action)["card"] for choice in sitting.choices()]
        again = [PATROL.parts(choice.action)["card"] for choice in sitting.choices()]
        assert again == cards, "the order holds for a turn"
        assert sorted(choice.action for choice in sitting.choices()) == sitting.match.legal()
        listed.add(tuple(dict.fromkeys(cards)))
    assert len(listed) > 5


def test_what_is_pressed_twice_before_anything_is_drawn_is_chosen_once(tmp_path: Path) -> None:
    kept = tmp_path / "game.record"
    sit(bots=True, kept=kept).keep()

    async def press() -> int:
        sitting = sit(bots=True, kept=kept)
        app = TerminalApp(sitting)
        async with app.run_test(size=(100, 30)) as pilot:
            assert isinstance(app.screen, ChoicePrompt)
            for answers in (app.screen.query_one(OptionList), app.screen_stack[0].query_one(OptionList)):
                answers.action_select()
                answers.action_select()
                await pilot.pause()
        return len(sitting.match.actions)

    once = sit(bots=True)
    once.play(once.choices()[0].action)
    assert asyncio.run(press()) == len(once.match.actions)


def test_dialogs_stand_in_a_box_in_the_middle() -> None:
    async def measure() -> None:
        app = TerminalApp(sit(bots=True))
        async with app.run_test(size=(100, 30)) as pilot:
            for page in (Reading("a"), Prompt("a", "b"), ChoicePrompt("a", {"yes": "b", "no": "c"})):
                app.push_screen(page)
                await pilot.pause()
                box = page.query_one(".box").region
                assert box.width < 96
                assert box.height < 12
                assert abs(2 * box.x + box.width - 100) <= 1
                assert abs(2 * box.y + box.height - 30) <= 1
                await app.pop_screen()

    asyncio.run(measure())


def test_a_text_that_is_closed_twice_closes_nothing_else() -> None:
    async def press() -> int:
        app = TerminalApp(sit(bots=True))
        async with app.run_test(size=(100, 30)) as pilot:
            for page in (Reading("a"), Prompt("a", "b"), ChoicePrompt("a", {"yes": "b", "no": "c"})):
                app.push_screen(page)
                await pilot.pause()
                for _ in range(2):
                    page.action_leave(*[False] * isinstance(page, Reading))
                await pilot.pause()
            return len(app.screen_stack)

    assert asyncio.run(press()) == 1


def test_a_screen_that_fails_ends_with_status_1(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(_: TerminalApp) -> None:
        raise LookupError

    monkeypatch.setattr(TerminalApp, "on_ready", fails, raising=False)
    monkeypatch.setattr(TerminalApp, "run", lambda app: asyncio.run(app.run_async(headless=True)))
    assert terminal.run(sit(bots=True)) == 1
