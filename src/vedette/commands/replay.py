"""``vedette replay``: replays a record, to the end or to any action."""

from pathlib import Path
from typing import Annotated

import typer

from vedette import deals, interrupt, registry, setups
from vedette.commands.console import Console, console, text_of
from vedette.core import record
from vedette.core.advice import Account
from vedette.core.errors import Trouble
from vedette.core.language import explain
from vedette.core.match import Match
from vedette.session.log import TableLog


def run(
    context: typer.Context,
    source: Annotated[Path, typer.Argument(metavar="RECORD", help="command-record-argument")],
    *,
    to: Annotated[int | None, typer.Option("--to", metavar="N", min=0, help="command-to-option")] = None,
    review: Annotated[bool, typer.Option("--review", help="command-review-option")] = False,
) -> None:
    """Replay a record and print each action and how it ended, or only the position after N actions."""
    out = console(context)
    told = record.read(*text_of(source))
    game = setups.restore(told)
    try:
        match = record.replay(told, game)
    except Trouble as trouble:
        if told.rules != game.rules.version:
            raise  # no action was replayed
        diverged(out, told, trouble)
        return
    with interrupt.at_once():
        account = deals.review(game, match.actions[: len(told.notes)]) if review else None
    exact(out, told, match, to, account)


def diverged(out: Console, told: record.Record, trouble: Trouble) -> None:
    """Print which line of a record breaks the rules, and exit with status 1."""
    words = explain(trouble, out.language)
    line = trouble.values.get("line")
    out.answer({"status": "DIVERGED", "game": told.game, "line": int(line) if line else None, "words": words})
    out.print(f"DIVERGED {words}")
    out.refuse()


def exact(out: Console, told: record.Record, match: Match, to: int | None, account: Account | None) -> None:
    """Print a replayed match: all its actions or one position, its result, and a review if one is given."""
    last = len(told.notes)
    at = last if to is None else to
    if at > last:
        raise typer.BadParameter(out.say("usage-to", last=last))
    view = match.moment(at).view(0)
    document = {
        "status": "EXACT",
        "game": told.game,
        "moments": last,
        "result": match.result(),
        "assisted": match.assisted,
        "fair": bool(told.salts),
        "fair_version": told.fair or None,
        "final": record.fingerprint(match.moment(last)),
        "at": at,
        "view": match.game.show(view, out.language),
    }
    if account is not None:
        document["review"] = reviewed(account)
    out.answer(document)
    if to is None:
        for line in TableLog(match).lines(0, out.language)[:last]:
            out.print(f"{line.n + 1:4} {line.words}")
    out.print(match.game.describe(view, out.language))
    if told.salts:
        out.tell("replay-fair", version=told.fair, pledge=told.pledges[0])
    if at < last:
        out.tell("replay-at", at=at, last=last)
    else:
        out.tell("replay-result", result=match.result(), assisted=" ".join(match.assisted) or "-")
    if account is not None:
        tell_review(out, match, account)
    out.print("EXACT")


def reviewed(account: Account) -> dict[str, object]:
    """Return a review of a match as JSON data: luck and skill, of a duel the curve of its chances.

    ``n`` is the number of actions before a step.
    """
    steps = [{"n": step.first, "kind": step.kind, "before": step.before, "after": step.after} for step in account.steps]
    lost = None if account.lost_at < 0 else account.lost_at
    if account.curve:
        curve = [{"n": at.first, "value": at.value, "low": at.low, "high": at.high} for at in account.curve]
        return {"luck": None, "skill": None, "lost_at": None, "steps": steps, "curve": curve}
    return {"luck": account.luck, "skill": account.skill, "lost_at": lost, "steps": steps}


def tell_review(out: Console, match: Match, account: Account) -> None:
    """Print a review of a match: the steps that mattered and, in percent of a win, luck and skill.

    Of a duel the curve of its chances instead of luck and skill.
    """
    counted = registry.of(match.game).counted
    for at in account.curve:
        shares = {"percent": round(at.value * 100), "low": round(at.low * 100), "high": round(at.high * 100)}
        out.tell("review-curve", **counted(match.moment(at.first).turn()), **shares)
    for step in account.steps:
        values: dict[str, str | float] = {
            "kind": step.kind,
            "before": round(step.before * 100),
            "after": round(step.after * 100),
        }
        out.tell("review-step", **counted(match.moment(step.first).turn()), **values)
    if account.curve:
        return
    out.tell("review-sum", luck=round(account.luck * 100), skill=round(account.skill * 100))
