"""Forged certificates: mutants that know the shape of what they change, and whether one of them was believed wrongly.

    python -m tests.forgery MUTANTS CERTIFICATE...

takes the certificates in turn and prints every ten seconds, and at the end, how many mutants were made, how many were
accepted because they claim the same and prove it too, and how many were believed that must not be: a run that is
stopped has said how far it came.
"""

import json
import sys
from copy import deepcopy
from pathlib import Path
from time import perf_counter
from typing import Any

from vedette import capabilities, deals, registry
from vedette.core.certificate import Verification
from vedette.core.chance import Stream
from vedette.core.errors import Trouble
from vedette.core.game import CHANCE, OVER, Game

JUNK = [None, True, 0, 7, -1, 2.5, "", "hello", [], {}, ["cheat"], {"west": "sum 1"}]
DEAL = ("game", "code", "deck", "options", "order", "dice", "starter", "columns", "definition")
PROOFS = ("lines", "refutation", "trace")
SECONDS_BETWEEN = 10


class Forger:
    """Makes mutants of one certificate; the same seed makes the same ones."""

    def __init__(self, claim: dict[str, Any], seed: int) -> None:
        self.claim = claim
        self.stream = Stream(seed)
        self.proof = next(key for key in PROOFS if key in claim)

    def one_of(self, things: list[Any]) -> Any:  # noqa: ANN401 (JSON)
        return things[self.stream.below(len(things))]

    def mutant(self) -> tuple[dict[str, Any], str]:
        """Return a certificate that differs in one or two places, and what was done."""
        mutant, done = deepcopy(self.claim), []
        for _ in range(1 + self.stream.below(2)):
            how = self.one_of([self.key, self.leaf, self.leaf, self.leaf, self.line, self.line, self.word, self.number])
            done.append(how(mutant))
        return mutant, "; ".join(done)

    def key(self, mutant: dict[str, Any]) -> str:
        """Drop, rename, add or overwrite a key of the certificate."""
        name, way = self.one_of(sorted(mutant)), self.stream.below(4)
        if way == 0:
            del mutant[name]
        elif way == 1:
            mutant[name.capitalize()] = mutant.pop(name)
        elif way == 2:
            mutant[self.one_of(["note", "seed", "grade", "nodes", "lines", "options2"])] = self.one_of(JUNK)
        else:
            mutant[name] = self.one_of(JUNK)
        return f"key {name} {way}"

    def leaf(self, mutant: dict[str, Any]) -> str:
        """Change, drop or double something deep inside what is told of the deal."""
        here: Any = mutant
        at: Any = self.one_of([key for key in DEAL if key in mutant] or sorted(mutant))
        while isinstance(here[at], dict | list) and here[at] and self.stream.below(6):
            here = here[at]
            at = self.one_of(sorted(here)) if isinstance(here, dict) else self.stream.below(len(here))
        self.change(here, at)
        return f"leaf {at}"

    def change(self, here: Any, at: Any) -> None:  # noqa: ANN401 (JSON)
        """Change one value of a table or a list."""
        value, way = here[at], self.stream.below(5)
        if way == 0:
            del here[at]
        elif way == 1 and isinstance(here, list):
            other = self.stream.below(len(here))
            here[at], here[other] = here[other], here[at]
        elif way == 2 and isinstance(here, dict) and isinstance(at, str):
            here[at.capitalize()] = here.pop(at)
        elif isinstance(value, str) and value:
            place = self.stream.below(len(value))
            here[at] = value[:place] + self.one_of(list("0123456789aW ")) + value[place + 1 :]
        elif isinstance(value, int):
            here[at] = 1 + self.stream.below(6)
        else:
            here[at] = self.one_of(JUNK)

    def line(self, mutant: dict[str, Any]) -> str:
        """Change, drop, double or exchange lines of the proof."""
        lines = mutant.get(self.proof)
        if not isinstance(lines, list) or not lines:
            return "line none"
        at, other, way = self.stream.below(len(lines)), self.stream.below(len(lines)), self.stream.below(4)
        if way == 0:
            self.change(lines, at)
        elif way == 1:
            del lines[at]
        elif way == 2:
            lines.insert(other, lines[at])
        else:
            lines[at], lines[other] = lines[other], lines[at]
        return f"line {at} {way}"

    def word(self, mutant: dict[str, Any]) -> str:
        """Put a word of another line into a line: another reason, card, beginning, outcome."""
        lines = mutant.get(self.proof)
        if not isinstance(lines, list) or not all(isinstance(line, str) and line for line in lines) or not lines:
            return "word none"
        at, other = self.stream.below(len(lines)), self.stream.below(len(lines))
        parts, more = lines[at].split(" ", 2), lines[other].split(" ", 2)
        place = self.stream.below(min(len(parts), len(more)))
        parts[place] = more[place]
        lines[at] = " ".join(parts)
        return f"word {at} {place}"

    def number(self, mutant: dict[str, Any]) -> str:
        """Put something plausible in the place of the verdict, the game or the code."""
        told: dict[str, list[Any]] = {
            "verdict": ["winnable", "unwinnable", "undecided", "Winnable"],
            "game": ["twelve-patrols", "spellfire", "patrol", "12"],
            "code": ["1DD1E-23EQC", "fiendish/1MKEY-TC4X5", "krynn/0T0XG-1B79Z-D1", "easy/1JMA6-SGTT2"],
            "options": [[], ["top-up"], ["late-orders"], ["lenient-items"], ["cheat"]],
        }
        name = self.one_of(sorted(told))
        mutant[name] = self.one_of(told[name])
        return f"number {name}"


def verified(claim: dict[str, Any]) -> Verification:
    """Return what a certificate turned out to claim; raises a Trouble for none."""
    plugin = registry.get(str(claim.get("game", "")))
    return plugin.need(plugin.solver, "verify").verify(claim, "x")


def accepted(claim: dict[str, Any]) -> bool:
    """Return whether a certificate is called valid; raises nothing."""
    try:
        return "verdict" in claim and verified(claim).fault is None
    except Trouble:
        return False


def believed(mutant: dict[str, Any], claim: dict[str, Any]) -> bool:
    """Return whether a mutant is called valid that is false, unproved, or that claims something under another code."""
    if not accepted(mutant):
        return False
    found = verified(mutant)
    told = deals.write(found.made, found.deal)
    if "code" in mutant and (mutant["code"] != claim.get("code") or dealt(mutant) != told):
        return True
    if mutant["verdict"] == "winnable":
        return not replays(found.made, found.deal, mutant["lines"])
    if any(mutant.get(key) != claim.get(key) for key in DEAL):
        return capabilities.solver(found.made).solve(found.made, found.deal, 0).verdict != "unwinnable"
    return mutant["verdict"] != claim["verdict"] or tried(mutant) != tried(claim)


def dealt(claim: dict[str, Any]) -> dict[str, object]:
    """Return the deal of a certificate's code, an empty one where the code is none."""
    try:
        made, deal = deals.uncode(str(claim["game"]), str(claim["code"]))
    except Trouble:
        return {}
    return deals.write(made, deal)


def tried(claim: dict[str, Any]) -> list[str]:
    """Return all that a proof that nothing wins goes through: beginnings with their next card, or its trace."""
    if "trace" in claim:
        return list(claim["trace"])
    lines = [line.split(" ") for line in claim["refutation"]]
    return sorted(f"{begun} {card}" for begun, cards, *_ in lines for card in cards)


def replays(made: Game, deal: list[int], lines: list[str]) -> bool:
    """Return whether the engine plays the lines to a win, chance as the deal says as far as it says anything."""
    state = made.start()
    for line in lines:
        if state.mover() == OVER:
            return False
        try:
            action = made.read(state, line)
        except Trouble:
            return False
        if state.mover() == CHANCE and state.slot() < len(deal) and deal[state.slot()] != action:
            return False
        state.apply(action)
    return state.mover() == OVER and state.returns()[0] == 1.0


def main(count: int, paths: list[str]) -> int:
    """Try so many mutants, of each certificate in turn; return how many were believed wrongly."""
    claims = [json.loads(Path(path).read_text(encoding="utf-8")) for path in paths]
    forgers = [Forger(claim, number) for number, claim in enumerate(claims)]
    wrong = kept = 0
    begun = spoken = perf_counter()
    for number in range(1, count + 1):
        at = number % len(paths)
        mutant, how = forgers[at].mutant()
        if accepted(mutant):
            kept += 1
            if believed(mutant, claims[at]):
                wrong += 1
                sys.stdout.write(f"{paths[at]}: {how}\n")
        if number == count or perf_counter() >= spoken + SECONDS_BETWEEN:
            spoken = perf_counter()
            said = f"{number} of {count} mutants: {kept} hold, {wrong} believed wrongly, {spoken - begun:.0f} s\n"
            sys.stdout.write(said)
            sys.stdout.flush()
    return wrong


if __name__ == "__main__":
    sys.exit(min(1, main(int(sys.argv[1]), sys.argv[2:])))
