"""The page of the library: it has every public name, and each of its examples prints what it says."""

import doctest
import re
from pathlib import Path

import pytest

import vedette

TEXT = (Path(__file__).resolve().parent.parent / "docs" / "api.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```python\n(.*?)^```$", TEXT, re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("name", vedette.__all__)
def test_every_public_name_is_described_and_has_an_example(name: str) -> None:
    assert re.search(rf"^\.\. auto\w+:: vedette\.{name}$|^`vedette\.{name}` is", TEXT, re.MULTILINE)
    assert any(re.search(rf"vedette\.{name}\b", example) for example in EXAMPLES)


@pytest.mark.parametrize("example", EXAMPLES, ids=range(len(EXAMPLES)))
def test_every_example_prints_what_it_says(example: str) -> None:
    test = doctest.DocTestParser().get_doctest(example, {}, "api.md", "docs/api.md", 0)
    told: list[str] = []
    doctest.DocTestRunner().run(test, out=told.append)
    assert told == []
