"""Lessons: every step is what the rules still allow, everything is said in both languages, and nothing else is sent."""

from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from tests.server.served import Guest, house

from vedette import registry, setups
from vedette.core import record
from vedette.core.errors import Unreadable
from vedette.core.language import LANGUAGES
from vedette.server.lobby import lessons
from vedette.session import lesson, table_setup

GAMES = [name for name in registry.names() if lesson.taught(name)]


@pytest.fixture
def ann(tmp_path: Path) -> Iterator[Guest]:
    with house(tmp_path) as here, here.guest() as ann:
        yield ann


def test_there_is_a_lesson() -> None:
    assert {"twelve-patrols", "patrol"} <= set(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_the_record_of_a_lesson_replays_as_it_was_written(name: str) -> None:
    folder = resources.files("vedette") / "games" / name.replace("-", "_") / "text"
    text = (folder / lesson.FILE).read_text(encoding="utf-8")
    told = record.read(text, lesson.FILE)
    match = record.replay(told, table_setup.same(told))
    assert record.write(match, told.remarks) == text


@pytest.mark.parametrize("name", GAMES)
def test_one_learns_with_the_cards_that_one_plays_with(name: str) -> None:
    then = lesson.course(name).match.game
    assert setups.digest(then) == setups.digest(setups.game(name, setups.deck_name(then))), "record it anew"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_learner_who_does_what_is_said_goes_through_every_chapter(name: str, language: str) -> None:
    chapters = lessons.contents(name, language).chapters
    assert chapters
    after = [one.chapter for one in chapters[1:]]
    for row, following in zip(chapters, [*after, None], strict=True):
        taught = lessons.lesson(name, row.chapter, language)
        assert (taught.words, len(taught.frames), taught.next) == (row.words, row.steps, following)
        match = lesson.course(name).match
        for frame, later in zip(taught.frames, taught.frames[1:], strict=False):
            legal = {choice.action: choice for choice in frame.legal}
            if frame.expect is None:
                assert later.n == frame.n, f"{row.chapter}: nobody does what lies between {frame.n} and {later.n}"
                continue
            assert frame.expect in legal
            assert legal[frame.expect].words
            assert frame.expect == match.actions[frame.n]
            assert later.n > frame.n
            assert [line.n for line in later.lines] == list(range(frame.n, later.n))
        assert taught.frames[-1].expect is None, f"{row.chapter} ends with something to read"
        assert all(frame.words and frame.text for frame in taught.frames)
    assert lesson.course(name).match.result() == "won"


def test_a_lesson_is_served_compressed_and_without_a_table(ann: Guest) -> None:
    answer = ann.get("/api/lessons/twelve-patrols/land", headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.json()["frames"][0]["view"]["game"] == "twelve-patrols"
    plain = ann.get("/api/lessons/twelve-patrols/land", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.json() == answer.json()
    assert ann.get("/api/tables").json()["tables"] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_has_a_picture_of_its_own(ann: Guest, language: str) -> None:
    seen = set()
    for name in GAMES:
        for row in ann.get(f"/api/lessons/{name}").json()["chapters"]:
            assert row["picture"]
            answer = ann.get(f"/api/lessons/{name}/{row['chapter']}/picture", params={"lang": language})
            assert answer.headers["content-type"] == "image/svg+xml"
            assert ET.fromstring(answer.content).get("viewBox") == "0 0 800 600"  # noqa: S314 (our own)
            seen.add(answer.content)
    assert len(seen) == sum(len(lesson.course(name).chapters) for name in GAMES)
    assert ann.get("/api/lessons/twelve-patrols/nothing/picture").status_code == 422


def test_what_is_not_taught_is_refused_in_words(ann: Guest) -> None:
    assert ann.get("/api/lessons/whist").status_code == 422
    answer = ann.get("/api/lessons/twelve-patrols/nothing")
    assert answer.status_code == 422
    assert "land" in answer.json()["words"]
    with pytest.raises(Unreadable):
        lessons.contents("whist", "en")


def test_the_soldiers_of_the_lesson_have_their_words_in_both_languages() -> None:
    """Their powers are those they had when it was recorded; what they are called is what the table calls them."""
    names = {}
    for language in LANGUAGES:
        frame = lessons.lesson("patrol", "front", language).frames[0]
        seats = frame.view["seats"]
        assert isinstance(seats, list | tuple)
        names[language] = repr(seats[0])
    assert all(name in names["en"] for name in ("Giant", "Executioner"))
    assert all(name in names["fr"] for name in ("Géant", "Bourreau"))
    assert "Lend a Hand" in names["en"]
    assert "Lend a Hand" not in names["fr"]
