"""A game of Spellfire played ahead by the engine itself: the steps that a hand then does in the browser."""

from __future__ import annotations

from functools import cache
from itertools import count
from typing import TYPE_CHECKING

from tests.e2e.sitting import Keys, Mouse, begin, moved_on, version

from vedette import deals, players, setups
from vedette.core.match import Match

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page
    from tests.e2e.sitting import Step

PAIRED = ("attack", "attach")


def played(seed: int) -> Match:
    """Return the game of a seed as the greedy player leaves it."""
    game = setups.game("spellfire")
    match = Match(game, deals.random_deal(game, seed))
    player = players.player("greedy", game, seed)
    while match.mover() >= 0:
        match.play(player.choose(match.state.view(0), match.legal()))
    return match


def ended(result: str) -> tuple[int, list[Step]]:
    """Return the first seed that ends so, and the choices that lead there, a list of the caller's own."""
    seed, steps = found(result)
    return seed, [*steps]


@cache
def found(result: str) -> tuple[int, list[Step]]:
    seed, match = next((seed, match) for seed in count(1) if (match := played(seed)).result() == result)
    return seed, chosen(match)


def chosen(match: Match) -> list[Step]:
    """Return the choices of a game."""
    replay = Match(match.game, match.deal)
    steps: list[Step] = []
    while replay.mover() >= 0:
        action = match.actions[len(replay.actions)]
        steps.append({"action": action, **match.game.parts(action)})
        replay.play(action)
    return steps


def sit(page: Page, seed: int) -> str:
    """Open the table of a seed; returns its name."""
    return begin(page, f'{{"game": "spellfire", "from": {{"kind": "random", "seed": {seed}}}}}', ".board")


class Hand:
    """Does the steps one after the other, by rows where nothing nearer is at hand."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.mouse = Mouse(page)

    def play(self, steps: list[Step]) -> None:
        for step in steps:
            before = version(self.page)
            self.do(step)
            moved_on(self.page, before)

    def do(self, step: Step) -> None:
        if step["do"] in PAIRED:
            self.mouse.drag(self.champion(step), self.column(step))
        else:
            self.row(step).click()

    def row(self, step: Step) -> Locator:
        return self.page.locator(f"[data-action='{step['action']}']")

    def champion(self, step: Step) -> Locator:
        return self.page.locator(f".champions .sf:not([data-ghost]) .cover[data-card='{step['card']}']")

    def column(self, step: Step) -> Locator:
        return self.page.locator(".col").nth(int(step["column"])).locator(".open .cover, .realm .cover").last


class Finger(Hand):
    """Taps: a card, then where it goes, or the one action of the foot bar."""

    def do(self, step: Step) -> None:
        if step["do"] in PAIRED:
            self.champion(step).tap()
            self.column(step).tap()
        elif step["do"] == "play":
            self.column(step).tap()
            self.page.locator("[data-confirm]").tap()
        else:
            self.row(step).tap()


class Typist(Hand):
    """Never touches the mouse: digits choose a column, arrows walk, Enter takes."""

    def do(self, step: Step) -> None:
        keys = Keys(self.page)
        if "column" in step:
            self.page.keyboard.press(str(int(step["column"]) + 1))
            if step["do"] == "play":
                self.page.keyboard.press("e")
                return
        keys.reach(self.champion(step) if step["do"] in PAIRED else self.row(step))
