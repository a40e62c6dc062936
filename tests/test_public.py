"""The names that other programs may rely on."""

import subprocess
import sys

import pytest

import vedette

PUBLIC = """
    CHANCE COMPILED OVER SPECTATOR Ambiguous Beat Game Illegal Match Player Rules State Stream Unreadable __version__
    explain game player random_deal settle
"""


def test_the_list_is_kept() -> None:
    assert vedette.__all__ == PUBLIC.split()


def test_every_name_is_there_and_no_other() -> None:
    for name in vedette.__all__:
        assert getattr(vedette, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        vedette.nothing  # noqa: B018 (asking is the test)


def test_importing_the_package_loads_no_game_and_nothing_of_an_extra() -> None:
    heavy = ("games", "msgspec", "numpy", "gymnasium", "pettingzoo", "pyspiel")
    told = f"import sys, vedette; print([name for name in sys.modules if any(one in name for one in {heavy})])"
    run = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    assert run.stdout == "[]\n"
