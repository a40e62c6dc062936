"""What the page computes of a fair deal is what Python computes; a server that deals other cards is not believed."""

from __future__ import annotations

import json
import shutil
import subprocess
from hashlib import sha256, shake_256
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from vedette import setups
from vedette.bots.uniform import Uniform
from vedette.core import pledge
from vedette.core.match import Match

if TYPE_CHECKING:
    from vedette.core.game import Game

WEB = Path(__file__).resolve().parents[2] / "web"
SALTS = ["5a" * 16, "a1" * 16, "b2" * 16]
OTHERS = ["5b" * 16, "a1" * 16, "b2" * 16]
TEXTS = ["", "vedette fair deal 2\n0\n" + "5a" * 16, *("é" * size for size in (27, 28, 31, 32, 67, 68, 136, 300))]
NODE = shutil.which("node")
READY = NODE is not None and (WEB / "node_modules" / "typescript").is_dir()
RUN = """
const ts = require('typescript'), fs = require('fs'), vm = require('vm');
const load = (path) => {
  const compilerOptions = { module: 'commonjs', target: 'es2022' };
  const code = ts.transpileModule(fs.readFileSync(path, 'utf8'), { compilerOptions });
  const module = { exports: {} };
  vm.runInNewContext(code.outputText, { exports: module.exports, module, TextEncoder, BigInt });
  return module.exports;
};
const hashes = load('src/table/hashes.ts'), proof = load('src/games/patrol/proof.ts');
const asked = JSON.parse(fs.readFileSync(0, 'utf8'));
const witness = ({ seen, open, number, options }) => {
  const made = new proof.default();
  seen.forEach((view) => made.see(view));
  return made.proves(BigInt(number), open, options);
};
console.log(JSON.stringify({
  sha: (asked.texts ?? []).map(hashes.sha256),
  shake: (asked.texts ?? []).map((text) => hashes.shake256(text, 200)),
  deals: (asked.numbers ?? []).map((number) => proof.deal(BigInt(number), [90, 90])),
  found: (asked.games ?? []).map(witness),
}));
"""


def page(**asked: object) -> dict[str, list[object]]:
    """Have the page's own code compute something, in Node."""
    assert NODE is not None
    answer = subprocess.run(
        [NODE, "-e", RUN], cwd=WEB, input=json.dumps(asked), capture_output=True, text=True, check=True
    )
    told: dict[str, list[object]] = json.loads(answer.stdout)
    return told


pytestmark = [pytest.mark.once, pytest.mark.skipif(not READY, reason="needs Node and the page's packages")]


def test_the_hashes_are_those_of_everybody() -> None:
    told = page(texts=TEXTS)
    assert told["sha"] == [sha256(text.encode()).hexdigest() for text in TEXTS]
    assert told["shake"] == [shake_256(text.encode()).hexdigest(200) for text in TEXTS]


def test_a_number_makes_the_same_deal() -> None:
    game = setups.game("patrol")
    numbers = [0, 1, 1 << 59, pledge.number(SALTS, game.deals())]
    for number, told in zip(numbers, page(numbers=[str(number) for number in numbers])["deals"], strict=True):
        deal = game.deal(number)
        first, orders = deal[0], [[action - 2 for action in deal[1:91]], [action - 2 for action in deal[91:181]]]
        assert told == {"first": first, "orders": orders}


def played(game: Game, salts: list[str], viewer: int = 0, rounds: int = 8) -> tuple[list[object], list[object]]:
    """Return what one seat is shown of a game up to a round, and its last moment as each seat sees it."""
    match = Match(game, game.deal(pledge.number(salts, game.deals())))
    players = [Uniform(seat) for seat in range(2)]
    seen: list[object] = []
    while (mover := match.mover()) >= 0 and match.state.turn() < rounds:
        seen.append(game.show(match.state.view(viewer), "en"))
        match.play(players[mover].choose(match.state.view(mover), match.legal()))
    seen.append(game.show(match.state.view(viewer), "en"))
    return seen, [game.show(match.state.view(seat), "en") for seat in range(2)]


@pytest.mark.parametrize("options", [[], ["closed-decks"], ["reshuffle"]])
def test_only_the_cards_of_the_salts_are_verified(options: list[str]) -> None:
    game = setups.game("patrol", "tricksters,shadows", options)
    number, games = str(pledge.number(SALTS, game.deals())), []
    honest = played(game, SALTS, 1, 5)
    # It has drawn more of either deck: one that has more cards than it had was made of discards.
    cheating = played(game, OTHERS, 1, 14)
    for seen, opened in (
        honest,
        cheating,
        (cheating[0], honest[1]),  # it cheated, and shows at the end what should have been
        (honest[0], cheating[1]),
        (honest[0][-1:], honest[1]),  # the page was opened again
        (honest[0], []),  # the last moment is not to be had
    ):
        games.append({"seen": seen, "open": opened, "number": number, "options": options})
    late = "kept" if options == ["reshuffle"] else "verified"
    assert page(games=games)["found"] == ["verified", "broken", "broken", "broken", late, "kept"]
