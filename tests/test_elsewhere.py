"""Games from elsewhere: found by their entry point, listed and played; a broken one keeps nobody from the others."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest
from tests.server.served import house

from vedette import deals, registry, setups
from vedette import players as bots
from vedette.core.errors import Unreadable
from vedette.core.match import Match

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

MODULE = """
from dataclasses import replace
from tests.testgame.plugin import GAME as DUEL
from tests.testgame.speech import MiniDuel

class Away(MiniDuel):
    def __init__(self):
        super().__init__()
        self.rules = self.rules._replace(name="away-duel")

GAME = replace(DUEL, name="away-duel", new=lambda deck, variants: Away(), restore=lambda lines, source: Away())
"""


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Install a game that plays and one that does not import, as a package index would."""
    (tmp_path / "away.py").write_text(MODULE, encoding="utf-8")
    info = tmp_path / "away-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: away\nVersion: 1\n", encoding="utf-8")
    points = "[vedette.games]\naway-duel = away:GAME\nbroken = nowhere_at_all:GAME\n"
    (info / "entry_points.txt").write_text(points, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(registry, "_loaded", {})
    monkeypatch.setattr(registry, "_failed", {})
    registry._elsewhere.cache_clear()
    yield
    registry._elsewhere.cache_clear()
    sys.modules.pop("away", None)


@pytest.mark.usefixtures("installed")
def test_a_game_from_elsewhere_is_played() -> None:
    assert registry.names() == [*registry.OURS, "away-duel", "broken"]
    made = setups.game("away-duel")
    match = Match(made, deals.random_deal(made, 1))
    players = [bots.player("level:1", made, seat) for seat in range(2)]
    while (mover := match.mover()) >= 0:
        match.play(players[mover].choose(match.state.view(mover), match.legal()))
    assert sum(match.returns()) > 0


@pytest.mark.usefixtures("installed")
def test_a_game_that_cannot_be_loaded_is_named_and_left_out(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match="game-broken") as wrong:
        registry.get("broken")
    assert "nowhere_at_all" in wrong.value.values["why"]
    assert [plugin.title("fr") + plugin.title("en") for plugin in registry.plugins()]  # a server does so as it starts
    with house(tmp_path / "data") as here, here.guest() as ann:
        answer = ann.get("/api/games")
        assert [game["game"] for game in answer.json()["games"]] == [*registry.OURS, "away-duel"]
        form = {"game": "away-duel", "seats": "here", "from": {"kind": "winnable"}}
        assert ann.post("/api/tables", json=form).json()["refused"] == "game-lacks"
        form = {"game": "away-duel", "from": {"kind": "daily"}}
        assert ann.post("/api/tables", json=form).status_code == 201, "its bots have levels"
        assert ann.get("/api/pool/away-duel").json()["refused"] == "game-lacks"
        assert ann.get("/api/daily?game=away-duel").json()["tried"] == 1
