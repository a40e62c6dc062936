"""``vedette compare``: compares two decks, players or variants at the same deals, exactly or with an interval."""

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Annotated, Final

import typer

from vedette import capabilities, decks, files, registry, setups
from vedette.commands.console import (
    MOST,
    Budget,
    Console,
    GameName,
    Jobs,
    OptionNames,
    Seed,
    console,
    seed_or_any,
    several,
)
from vedette.core import file, record
from vedette.core.errors import Unsupported
from vedette.core.plugin import Difference
from vedette.lab import arena, comparison, deck_changes, study_plan
from vedette.lab.comparison import ComparedSide, ComparisonTally, Contest, DealPair

DEALS: Final = 2000
"""How many deals are compared if no number is given."""
QUICK: Final = "level:1"
"""The bot that plays both seats of a game for two if none is named."""


def run(
    context: typer.Context,
    game: GameName,
    old: Annotated[str, typer.Argument(metavar="OLD", help="command-old-argument")],
    new: Annotated[str, typer.Argument(metavar="NEW", help="command-new-argument")],
    *,
    against: Annotated[str, typer.Option("--against", metavar="DECK", help="command-against-deck-option")] = "",
    players: Annotated[str, typer.Option("--players", metavar="A,B", help="command-compare-players-option")] = "",
    new_player: Annotated[str, typer.Option("--new-player", metavar="C", help="command-new-player-option")] = "",
    option: OptionNames = None,
    new_option: Annotated[
        list[str] | None, typer.Option("--new-option", metavar="NAME", help="command-new-option-option")
    ] = None,
    deals: Annotated[
        int | None, typer.Option("--deals", metavar="N", min=1, max=MOST, help="command-compare-deals-option")
    ] = None,
    budget: Budget = None,
    records: Annotated[Path | None, typer.Option("--records", metavar="DIR", help="command-records-option")] = None,
    rolls: Annotated[Path | None, typer.Option("--rolls", metavar="FILE", help="command-rolls-option")] = None,
    jobs: Jobs = 1,
    seed: Seed = None,
) -> None:
    """Print how much more or less a new deck, player or variant wins than an old one."""
    out = console(context)
    names = tuple(several(players))
    common = tuple(option or ())
    asked = CompareRequest(
        registry.known(game), old, new, against, common, (*common, *(new_option or ())), names, new_player
    )
    if fault := asked.fault():
        raise typer.BadParameter(out.say(fault), context)
    sides = asked.sides()
    if asked.decks[2]:
        out.note(out.say("compare-mended", words=", ".join(asked.decks[2])))
    for side in sides:
        for name in side.players:
            files.player(name, side.made, 0)
    exact = not names and not asked.duel and deals is None
    if rolls is not None:
        if not exact:
            raise typer.BadParameter(out.say("usage-rolls-exact"), context)
        turned(out, sides, rolls)
    if exact and exactly(out, asked, sides, records, rolls):
        return
    patience = 0
    if not sides[0].players:
        patience = capabilities.solver(sides[0].made).patience if budget is None else budget
    contest = Contest(*sides, seed_or_any(seed), patience, asked.mirrored)
    estimate(out, asked, contest, deals or DEALS, jobs=jobs, records=records)


@dataclass(frozen=True)
class CompareRequest:
    """The decks, players and variants to be compared, as they were typed on the command line."""

    game: str
    old: str
    new: str
    against: str
    options: tuple[str, ...]
    new_options: tuple[str, ...]
    players: tuple[str, ...]
    new_player: str

    @cached_property
    def decks(self) -> tuple[object, object, list[str]]:
        """The old deck, the new deck, and what had to change for the new one to be legal.

        A file of single cards is put into the old deck. Raises a Trouble for a file of neither a deck nor cards.
        """
        return files.edited(self.game, self.old, self.new)

    @property
    def duel(self) -> bool:
        """Whether the game has more than one player."""
        return setups.game(self.game).rules.players > 1

    @property
    def mirrored(self) -> bool:
        """Whether the old deck and player would play against themselves."""
        mine, other = self.pair()
        return self.duel and self.against in ("", self.old) and mine == other

    def pair(self) -> tuple[str, str]:
        """Return the names of the bots of a game for two: the old side's, and its opponent's."""
        chosen = self.players or (QUICK,)
        return chosen[0], chosen[-1]

    def fault(self) -> str:
        """Return the message id of why the options do not fit the game or each other, empty if they do."""
        if not self.duel and (len(self.players) > 1 or self.against):
            return "usage-compare-solo"
        if len(self.players) > 2:
            return "usage-compare-two"
        return "usage-compare-player" if self.new_player and not self.players and not self.duel else ""

    def sides(self) -> tuple[ComparedSide, ComparedSide]:
        """Return the old and the new side with deck, players and variants; raises Unreadable for an unknown one."""
        before, after, _ = self.decks
        chosen = ((before, self.options), (after, self.new_options))
        if not self.duel:
            news = (self.new_player,) if self.new_player else self.players
            return comparison.sides(self.game, chosen, (self.players, news))
        mine, other = self.pair()
        against = files.deck(self.game, self.against) if self.against else before
        return comparison.sides(self.game, chosen, ((mine, other), (self.new_player or mine, other)), against)

    def subject(self, out: Console) -> str:
        """Return what is compared, in words: the only card that differs, the deck, the player or the variants."""
        before, after, _ = self.decks
        if self.old == self.new and self.new_player:
            return out.say("compare-instead", new=self.new_player, old=self.pair()[0])
        name = deck_changes.subject(self.game, before, after, out.language) or self.new
        more = [one for one in self.new_options if one not in self.options]
        return out.say("compare-with", deck=name, options=", ".join(more)) if more else name


def turned(out: Console, sides: tuple[ComparedSide, ComparedSide], path: Path) -> None:
    """Write as CSV every deal that only one of two decks can win, with the number of layouts that win it."""
    old, new = (side.made for side in sides)
    with out.meter() as tell:
        found = capabilities.solver(old, "--rolls").turned(old, new, tell)
    names = list(found[0].values) if found else []
    lines = [
        [*one.values.values(), str(one.deals), "gained" if one.gained else "lost", str(one.layouts)] for one in found
    ]
    file.write(path, "".join(map(study_plan.line, [[*names, "rolls", "change", "layouts"], *lines])))


def exactly(
    out: Console,
    asked: CompareRequest,
    sides: tuple[ComparedSide, ComparedSide],
    records: Path | None,
    rolls: Path | None = None,
) -> bool:
    """Print the difference between two decks over all deals; return False if it cannot be counted."""
    old, new = (side.made for side in sides)
    try:
        solver = capabilities.solver(old)
        with out.meter() as tell:
            found = solver.differ(old, new, tell)
    except Unsupported:
        return False
    won = comparison.settled(old, new, found)
    codes = [one.match.game.code(one.match.deal) for one in won]
    texts = [record.write(one.match) for one in won]
    names = {"game": asked.game, "old": setups.deck_name(old), "new": setups.deck_name(new), "mode": "exact"}
    out.answer(
        {
            **names,
            **numbers(found),
            "changed": codes,
            "records": keep(records, asked.game, texts),
            "rolls": str(rolls) if rolls else None,
        }
    )
    out.tell("compare-exact", subject=asked.subject(out), **comparison.exact_values(found))
    for one, code in zip(won, codes, strict=True):
        out.tell("compare-roll", kind="gained" if one.gained else "lost", code=code)
    if rolls is not None:
        out.tell("study-written", file=str(rolls))
    return True


def numbers(found: Difference) -> dict[str, object]:
    """Return a difference that was counted over all deals as JSON data."""
    of = found.denominator
    difference = (found.new - found.old) / of
    return {
        "denominator": of,
        "old_numerator": found.old,
        "new_numerator": found.new,
        "gained": found.gained,
        "lost": found.lost,
        "old_score": found.old / of,
        "new_score": found.new / of,
        "difference": difference,
        "low": difference,
        "high": difference,
        "verdict": verdict(difference, shown=found.gained + found.lost > 0),
    }


def verdict(difference: float, *, shown: bool) -> str:
    """Return a comparison's result in words: whether the new side is better or not, or wins other deals."""
    if not shown:
        return "no difference shown"
    return "better" if difference > 0 else "worse" if difference < 0 else "other deals"


def estimate(
    out: Console, asked: CompareRequest, contest: Contest, deals: int, *, jobs: int, records: Path | None
) -> None:
    """Print the difference between two sides at random deals, with its interval, and write records of examples."""
    tally: ComparisonTally[DealPair] = ComparisonTally()
    for pair, scores in out.watch(comparison.work(contest, deals, jobs, files.player, apart=out.interruptible), deals):
        tally.add(pair, scores)
    pairs = [comparison.examples(contest, pair, files.player) for pair in tally.changed] if records is not None else []
    texts = [after or before for before, after in pairs]
    paths = keep(records, asked.game, texts)
    out.answer({"game": asked.game, **document(contest, tally), "records": paths, "seed": contest.seed})
    out.tell(
        "compare-estimate",
        subject=asked.subject(out),
        seed=str(contest.seed),
        **comparison.estimate_values(tally, duel=asked.duel),
    )
    for name in paths:
        out.tell("compare-record", file=name)


def document(contest: Contest, tally: ComparisonTally[DealPair]) -> dict[str, object]:
    """Return the difference between two sides at random deals as JSON data."""
    found, (old, new) = tally.found(), tally.shares()
    return {
        "old": setups_name(contest.old),
        "new": setups_name(contest.new),
        "mode": "games" if contest.new.players else "thoughtful",
        "players": list(contest.new.players),
        "deals": found.cases,
        "old_score": old.share,
        "new_score": new.share,
        "undecided": int(tally.old[2] + tally.new[2]),
        "difference": found.mean,
        "low": found.low,
        "high": found.high,
        "verdict": verdict(found.mean, shown=found.shown),
        "changed": [code_of(pair) for pair in tally.changed],
    }


def setups_name(side: ComparedSide) -> str:
    """Return the name of the deck that a side plays."""
    chosen = setups.parts(side.made)
    return decks.label(side.made.rules.name, chosen[0]).name if chosen else ""


def code_of(pair: DealPair) -> str:
    """Return the code of a deal that was compared, with the new deck in it."""
    task = pair.new[0].task
    made = arena.game_of(task.setup)
    return made.code(made.deal(task.deal))


def keep(folder: Path | None, game: str, texts: list[str]) -> list[str]:
    """Write records of games into a folder; return the paths of the files, empty if no folder is named."""
    if folder is None:
        return []
    paths = [folder / f"{game}-{number}.record" for number in range(1, len(texts) + 1)]
    for path, text in zip(paths, texts, strict=True):
        file.write(path, text)
    return [str(path) for path in paths]
