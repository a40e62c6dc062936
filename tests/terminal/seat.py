"""A person at the terminal: a sitting on a known deal, its winning line, and the keys that play it."""

from pathlib import Path

from textual.pilot import Pilot
from textual.screen import Screen

from vedette import files
from vedette.core.advice import Advice, counted
from vedette.core.chance import Stream
from vedette.core.game import Game
from vedette.core.match import Match
from vedette.games.twelve_patrols.engine.game import Setup
from vedette.games.twelve_patrols.engine.turn import Position
from vedette.games.twelve_patrols.solver import plan, question, solver
from vedette.games.twelve_patrols.solver.question import WINNABLE
from vedette.session import answers, jobs
from vedette.terminal.app import TerminalApp
from vedette.terminal.choice import Facet
from vedette.terminal.storage import Storage
from vedette.terminal.twelve_patrols.screen import KingdomScreen
from vedette.terminal.twelve_patrols.steps import Steps

SHIRE = str(Path(__file__).with_name("shire.toml"))


def game(deck: str = SHIRE, *options: str) -> Game:
    return files.game("twelve-patrols", deck, options)


def sit(seed: int = 1, language: str = "en", deck: str = SHIRE, kept: Path | None = None, *options: str) -> Steps:
    """Sit down at the deal of a seed; later deals are those of the next seeds."""
    made = game(deck, *options)
    seeds = iter(range(seed, seed + 100))
    house = Storage(made, lambda: made.deal(Stream(next(seeds)).below(made.deals())))
    return Steps(house.fresh(), language, house, kept)


class Oracle:
    """Answers hints with the winning line and chances with how much was done, whatever the game would say."""

    def __init__(self, sitting: Steps) -> None:
        self.client = sitting

    def words(self, language: str) -> str:
        match = self.client.match
        return match.game.say(match.state.view(0), winning(match)[0], language)

    def __call__(self, what: jobs.Question) -> object:
        match = self.client.match
        if isinstance(what, jobs.Advise):
            action = winning(match)[0]
            return Advice([f"{what.tier}: {self.words(what.language)}"], [], action if what.tier >= 3 else None, [])
        if isinstance(what, jobs.Weigh):
            return [counted(len(match.actions) / 100)] * len(what.views)
        return answers.find(what)


def advised(seed: int = 2, language: str = "en") -> Steps:
    """Sit down with an oracle."""
    sitting = sit(seed, language)
    sitting.compute = sitting.local.compute = Oracle(sitting)
    return sitting


def winning(match: Match) -> list[int]:
    """Return the actions that win from here, chance left out."""
    state = match.state
    assert isinstance(state, Position)
    assert isinstance(match.game, Setup)
    asked = question.question_of(match.game, state, match.deal)
    answer = solver.solve(asked)
    assert answer.verdict == WINNABLE
    return plan.line(asked, answer)


def draw(sitting: Steps, seed: int, actions: int) -> None:
    """Play legal actions at random, seldom giving an item up, then go on from there."""
    rng = Stream(seed)
    for _ in range(actions):
        choices = [choice for choice in sitting.choices() if choice.action >= 0]
        kept = [choice for choice in choices if choice.facets[0] != Facet("do", "discard") or rng.below(8) == 0]
        if not choices:
            return
        sitting.play((kept or choices)[rng.below(len(kept or choices))].action)


def table(pilot: Pilot[int]) -> KingdomScreen:
    screen = pilot.app.screen_stack[0]
    assert isinstance(screen, KingdomScreen)
    return screen


def app(sitting: Steps) -> TerminalApp:
    return TerminalApp(sitting)


def top(pilot: Pilot[int]) -> Screen[object]:
    """Return what is open: the table, or what lies over it."""
    return pilot.app.screen


def drawn(pilot: Pilot[int]) -> str:
    """Return the characters on the screen."""
    sheet = table(pilot).board.sheet
    assert sheet is not None
    return sheet.canvas.text()


def keys_to(screen: KingdomScreen, facet: Facet) -> list[str]:
    """Return the presses of Tab that bring the cursor to a step, and Enter."""
    options = screen.chooser.options()
    away = (options.index(facet) - screen.chooser.cursor) % len(options)
    back = len(options) - away
    return (["tab"] * away if away <= back else ["shift+tab"] * back) + ["enter"]


async def do(pilot: Pilot[int], action: int) -> None:
    """Do one action of the list by keys alone."""
    screen = table(pilot)
    choice = next(choice for choice in screen.chooser.choices if choice.action == action)
    for facet in choice.facets:
        *moves, choose = keys_to(screen, facet)
        for key in moves:
            pilot.app.simulate_key(key)
        await pilot.press(choose)
        if not screen.chooser.picks:
            return
