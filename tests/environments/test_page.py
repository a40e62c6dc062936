"""The page of the environments: its examples run, and its tables name every word of a view by its number."""

import doctest
import re
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from vedette.games.patrol.engine import state as field
from vedette.games.patrol.engine import view as sight
from vedette.games.spellfire.engine import layout as tableau
from vedette.games.twelve_patrols.engine import state as kingdom

TEXT = (Path(__file__).resolve().parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```python\n(.*?)^```$", TEXT, re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_every_example_prints_what_it_says(example: str) -> None:
    test = doctest.DocTestParser().get_doctest(example, {}, "environments.md", "docs/environments.md", 0)
    told: list[str] = []
    doctest.DocTestRunner().run(test, out=told.append)
    assert told == []


@pytest.mark.parametrize(
    ("title", "modules", "size"),
    [
        ("12 Patrols", [kingdom], kingdom.WORDS),
        ("Solitaire Spellfire", [tableau], tableau.WORDS),
        ("Patrol", [field, sight], sight.SIZE),
    ],
)
def test_every_word_of_a_view_is_named_where_it_is(title: str, modules: list[ModuleType], size: int) -> None:
    section = TEXT.partition(f"### {title}: {size} words\n")[2].partition("\n#")[0]
    rows = re.findall(r"^\| (\d+)(?: to (\d+))? \| `(\w+)` \|", section, re.MULTILINE)
    spans: list[tuple[int, int]] = [(int(first), int(last or first)) for first, last, _ in rows]
    assert spans[0][0] == 0
    assert spans[-1][1] == size - 1
    assert all(after[0] == before[1] + 1 for before, after in pairwise(spans))
    names: dict[str, Any] = {name: number for module in modules for name, number in vars(module).items()}
    assert [names[name] for _, _, name in rows] == [first for first, _ in spans]
