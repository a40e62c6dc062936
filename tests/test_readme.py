"""The README's example runs and prints what the README says, and what it links to is there."""

import contextlib
import io
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_example_prints_what_it_says() -> None:
    found = re.search(r"```python\n(.*?)```.*?```text\n(.*?)```", README, re.DOTALL)
    assert found is not None
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(found[1], {})  # noqa: S102 (our own README)
    assert out.getvalue() == found[2]


def test_every_link_leads_somewhere() -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", README):
        assert (ROOT / target).exists(), target


def test_every_command_it_shows_is_a_command() -> None:
    shown = set(re.findall(r"^vedette ([a-z]+)", README, re.MULTILINE))
    listed = (ROOT / "docs" / "command.md").read_text(encoding="utf-8")
    assert shown
    assert [name for name in shown if f"`{name} " not in listed] == []
