"""The README's example runs and prints what the README says, and what it links to is there."""

import contextlib
import io
import re
import shlex
from pathlib import Path

import pytest
from tests.spoken import run

from vedette import deals

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_example_prints_what_it_says() -> None:
    found = re.search(r"```python\n(.*?)```.*?```text\n(.*?)```", README, re.DOTALL)
    assert found is not None
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(found[1], {})  # noqa: S102 (our own README)
    assert out.getvalue() == found[2]


def test_the_deal_that_it_solves_is_the_one_it_dealt_and_can_be_won() -> None:
    shown = re.search(r"^vedette deal (\S+) --seed (\d+) .*\nvedette solve \1 --code (\S+)", README, re.MULTILINE)
    assert shown is not None
    game, deal = deals.uncode(shown[1], shown[3])
    assert deal == deals.random_deal(game, int(shown[2]))
    assert deals.settle(game, game.start(), deal)[0] == "winnable"


def test_every_link_leads_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", README):
        assert (ROOT / target).exists(), target


def test_every_command_it_shows_is_a_command() -> None:
    shown = set(re.findall(r"^vedette ([a-z]+)", README, re.MULTILINE))
    listed = (ROOT / "docs" / "command.md").read_text(encoding="utf-8")
    assert shown
    assert [name for name in shown if f"`{name} " not in listed] == []


def test_what_it_shows_of_deals_proofs_and_cards_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VEDETTE_DATA", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    shown = re.findall(r"^vedette ((?:deal|solve|verify|card) .*)", README, re.MULTILINE)
    assert len(shown) == 4
    for line in shown:
        assert run(*shlex.split(line, comments=True)).status == 0, line
