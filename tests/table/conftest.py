"""The databases that the store's tests run on."""

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.table import postgres


@pytest.fixture(scope="module", autouse=True)
def _closed() -> Iterator[None]:
    """Find what the tests of a file left open by its end, so that no other file's test is blamed for it."""
    yield
    gc.collect()


@pytest.fixture(scope="session")
def cluster() -> Iterator[postgres.Cluster]:
    made = postgres.cluster()
    yield made
    made.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the URL of an empty database, of each kind."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'vedette.db'}"
    made: postgres.Cluster = request.getfixturevalue("cluster")
    return made.url(made.create())
