"""A server on loopback with a guest, and the databases that the store's tests run on."""

import gc
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from tests.server import postgres

if TYPE_CHECKING:
    from tests.server.served import Guest, House


@pytest.fixture(scope="module", autouse=True)
def _closed() -> Iterator[None]:
    """Find what the tests of a file left open by its end, so that no other file's test is blamed for it."""
    yield
    gc.collect()


@pytest.fixture
def here(tmp_path: Path) -> "Iterator[House]":
    """Return a served house of its own."""
    from tests.server.served import house  # not before the tests' own source is found

    with house(tmp_path) as here:
        yield here


@pytest.fixture
def ann(here: "House") -> "Iterator[Guest]":
    """Return a guest there."""
    with here.guest() as ann:
        yield ann


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
