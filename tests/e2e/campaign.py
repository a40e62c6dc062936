"""A game of Patrol played ahead by the engine itself: any moment of it can be opened in the browser."""

from __future__ import annotations

import json
from functools import cache
from itertools import count, cycle
from typing import TYPE_CHECKING, Final, NamedTuple

from playwright.sync_api import expect
from tests.e2e.sitting import DOOR, opened

from vedette import deals, setups
from vedette import players as bots
from vedette.bots.uniform import Uniform
from vedette.core.match import Match
from vedette.games.patrol.text.speech import Patrol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playwright.sync_api import Page

    from vedette.core.game import Game

GAME: Final = "patrol"
SOON: Final = 60
"""Choices of a game in which a moment is looked for."""
FIVE: Final = 5
SPLIT: Final = (0, 0, 0, 1, 1)
"""The patrols that a hand is laid into, in its order: three and two, so that there is something to assign."""
BODY: Final = '{{"game": "patrol", "deck": "vanguard", "from": {{"kind": "random", "seed": {}}}, "seats": "here"}}'
ADVANCE: Final = """
([table, tokens, moves]) => new Promise((settle, fail) => {
  let version = -1, count = 0, joined = 0;
  const tab = Math.random().toString(36).slice(2, 8);
  const next = () => {
    if (!moves.length) { sockets.forEach((one) => { one.onclose = null; one.close(); }); return settle(version); }
    const [seat, action] = moves.shift();
    sockets[seat].send(JSON.stringify({type: 'act', id: `act-${tab}-${++count}`, version, action}));
  };
  const sockets = tokens.map((token, seat) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
    socket.onclose = ({code}) => fail(`closed: ${code}, ${moves.length} actions left`);
    socket.onopen = () => socket.send(JSON.stringify({type: 'join', id: `join-${tab}-${seat}`, language: 'en', token}));
    let here = false;
    socket.onmessage = ({data}) => {
      const news = JSON.parse(data);
      if (news.type === 'refused') fail(news.words);
      if (news.type === 'done') { version = news.version; next(); }
      if (news.type !== 'table' || here) return;
      here = true;
      version = news.version;
      if (++joined === tokens.length) next();
    };
    return socket;
  });
})
"""


class Move(NamedTuple):
    """One choice: whose, which, and in which phase of the game it is made."""

    seat: int
    action: int
    phase: str


class Campaign(NamedTuple):
    """A whole game: its seed and every choice of both seats."""

    seed: int
    moves: list[Move]


@cache
def fought() -> Campaign:
    """Return the first game of two greedy players, who lay three and two, that ends because both stay."""
    game = setups.game(GAME, "vanguard")
    for seed in count(1):
        match = Match(game, deals.random_deal(game, seed))
        players = [bots.player("greedy", game, seat) for seat in range(2)]
        laid = [cycle(SPLIT), cycle(SPLIT)]
        moves: list[Move] = []
        while match.mover() >= 0:
            seat, view, legal = match.mover(), match.state.view(match.mover()), match.legal()
            phase = str(game.show(view, "en")["phase"])
            setup = phase == "setup"
            action = lay(game, legal, next(laid[seat])) if setup else players[seat].choose(view, legal)
            moves.append(Move(seat, action, phase))
            match.play(action)
        if all(game.parts(move.action)["do"] == "stay" for move in moves[-2:]):
            return Campaign(seed, moves)
    raise AssertionError


def lay(game: Game, legal: list[int], patrol: int | None) -> int:
    """Return the action that lays the next card into a patrol, or the first one if none does."""
    return next((action for action in legal if game.parts(action).get("patrol") == patrol), legal[0])


def arrayed(groups: tuple[list[int], list[int]], options: list[str]) -> list[Move]:
    """Return the choices of seed 1 up to the first battle: each seat lays its cards, in order, into these patrols."""
    game = setups.game(GAME, "vanguard", options)
    match = Match(game, deals.random_deal(game, 1))
    left = [list(group) for group in groups]
    moves: list[Move] = []
    while (phase := str(game.show(match.state.view(match.mover()), "en")["phase"])) != "battle":
        seat = match.mover()
        action = lay(game, match.legal(), left[seat].pop(0) if phase == "setup" and left[seat] else None)
        moves.append(Move(seat, action, phase))
        match.play(action)
    return moves


def ran() -> list[Move]:
    """Return the choices of seed 1 up to where all ten soldiers, five against five, have run to their bases."""
    moves = arrayed(([0] * FIVE, [0] * FIVE), [])
    match = Match(game := setups.game(GAME, "vanguard"), deals.random_deal(game, 1))
    for move in moves:
        match.play(move.action)
    while sum(game.parts(move.action)["do"] == "run" for move in moves) < 2 * FIVE:
        run = next((action for action in match.legal() if game.parts(action)["do"] == "run"), match.legal()[0])
        moves.append(Move(match.mover(), run, ""))
        match.play(run)
    return moves


@cache
def ranged() -> Campaign:
    """Return a game up to where an ability that attacks may choose a hidden soldier."""
    game = setups.game(GAME, "vanguard")
    assert isinstance(game, Patrol)
    for seed in count(1):
        match = Match(game, deals.random_deal(game, seed))
        player = Uniform(seed)
        moves: list[Move] = []
        while match.mover() >= 0 and len(moves) < SOON:
            view, legal = match.state.view(match.mover()), match.legal()
            phase = str(game.show(view, "en")["phase"])
            if phase == "pick" and game.foresee(view, legal[:1], "en")[1].get("hidden"):
                return Campaign(seed, moves)
            moves.append(Move(match.mover(), player.choose(view, legal), phase))
            match.play(moves[-1].action)
    raise AssertionError


class Table(NamedTuple):
    """A table at one screen, both seats mine."""

    page: Page
    name: str
    tokens: list[str]

    def advance(self, moves: list[Move]) -> None:
        """Make these choices at once, behind the page's back."""
        self.page.evaluate(ADVANCE, [self.name, self.tokens, [[move.seat, move.action] for move in moves]])

    def show(self) -> None:
        """Open the page of it afresh."""
        self.page.goto(f"/table/{self.name}")
        expect(self.page.locator("[data-take], [data-pane], .panel.end").first).to_be_visible()


def sit(page: Page, seed: int, options: Sequence[str] = ()) -> Table:
    """Open the table of a seed; returns it before it was looked at."""
    page.goto(DOOR)
    told = opened(page, json.dumps({**json.loads(BODY.format(seed)), "options": list(options)}))
    tokens = {told["seat"]: told["token"]} | {one["seat"]: one["token"] for one in told["mine"]}
    return Table(page, told["table"], [tokens[seat] for seat in sorted(tokens)])


def take(page: Page) -> None:
    """Take the device over, once it is handed over."""
    page.locator("[data-take]").click()
    expect(page.locator(".theatre")).to_be_visible()
