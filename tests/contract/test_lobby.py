"""Every game on the shelf can be listed, taught and opened in every language: no sentence is missing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.server.served import House, house

from vedette import registry
from vedette.core.language import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("lobby")) as served:
        yield served


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_is_listed_with_its_words(here: House, language: str) -> None:
    with here.guest() as guest:
        answer = guest.get("/api/games", params={"lang": language})
    assert answer.status_code == 200, answer.text
    games = {game["game"]: game for game in answer.json()["games"]}
    assert list(games) == list(registry.names())
    for game in games.values():
        for part in (game, *game["decks"], *game["options"], *game["grades"]):
            assert part["words"].strip(), part


@pytest.mark.once
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", registry.names())
def test_every_game_has_its_pages_and_a_table(here: House, name: str, language: str) -> None:
    with here.guest() as guest:
        lessons = guest.get(f"/api/lessons/{name}", params={"lang": language})
        pages = [f"/api/rules/{name}", f"/api/pool/{name}"]
        pages += [f"/api/lessons/{name}/{each['chapter']}" for each in lessons.json().get("chapters", [])]
        assert [guest.get(page, params={"lang": language}).status_code for page in pages] == [200] * len(pages)
        table = guest.table({"kind": "random", "seed": 1}, game=name, seats="here")
        with guest.socket(table) as line:
            line.join("fr" if language == "fr" else "en")
            assert line.table.view
