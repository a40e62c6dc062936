"""Sets of small numbers."""

from hypothesis import given
from hypothesis import strategies as st
from tests.contract.walk import examples

from vedette.core.bits import mask_of, members


@examples(50)
@given(st.sets(st.integers(0, 300)))
def test_a_set_is_its_members(numbers: set[int]) -> None:
    assert members(mask_of(sorted(numbers))) == sorted(numbers)


def test_the_empty_set_has_none() -> None:
    assert members(0) == []
    assert mask_of([]) == 0
