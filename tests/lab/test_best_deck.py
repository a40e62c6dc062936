"""The best answer to a deck: made of what does well against it, raced on equal deals, measured on fresh ones."""

from collections import Counter
from itertools import islice
from pathlib import Path

import pytest
from tests.lab.test_card_effects import lone_set, tossed_game
from tests.spoken import answer, fails

from vedette import capabilities, decks, files, setups
from vedette.games.patrol.engine.soldier import COLOURS
from vedette.lab import arena, card_effects, comparison, deck_search
from vedette.lab import best_deck as answers

WORDS = ("generate", "answer", "patrol", "lone.toml", "--players", "uniform", "--option", "rounds-2", "--seed", "5")


@pytest.fixture(autouse=True)
def _lone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "lone.toml").write_text(lone_set(), encoding="utf-8")


def test_an_answer_is_made_of_what_wins_against_the_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is won is tossed, so that the truth is known: one soldier adds 15 points, one colour takes 9."""
    monkeypatch.setattr(arena, "seated", tossed_game)
    wanted = answers.AnswerWanted("patrol", (files.deck("patrol", "lone.toml"),), 3, 700, ("uniform", "uniform"))
    rivals = answers.contenders(wanted, [answers.play(task) for task in answers.tasks(wanted)])
    assert len(rivals) > len(decks.shipped("patrol"))
    made = rivals[0].first  # type: ignore[attr-defined]  # a deck of Patrol
    roster = made.cards.roster
    ids = Counter(roster.soldiers[card.soldier].id for card in made.deck.cards)
    assert ids["left-1"] == 1 + len(COLOURS)
    assert ids["right-1"] < 1 + len(COLOURS)
    chosen = {card for card in made.deck.cards if roster.soldiers[card.soldier].level == 5}
    assert all(card.colour != 1 + COLOURS.index("teal") for card in chosen)


def test_an_answer_is_measured_on_fresh_deals_whatever_the_workers(tmp_path: Path) -> None:
    words = (*WORDS, "--games", "80", "--out", str(tmp_path))
    told = answer(*words)
    assert answer(*words, "--jobs", "2") == told
    held = capabilities.decks("patrol")
    found = decks.find("patrol", told["deck"]["code"])
    assert held.digest(files.deck("patrol", told["deck"]["file"])) == held.digest(found)
    side = comparison.ComparedSide(
        comparison.seats("patrol", found, files.deck("patrol", "lone.toml"), ("rounds-2",)), ("uniform",) * 2
    )
    assert told["measured"]["deals"] == 40
    again = deck_search.measured(
        map(deck_search.score, islice(comparison.plays(side, told["measured"]["seed"], 0), 40))
    )
    assert again.share == told["measured"]["share"]
    assert told["measured"]["low"] < told["measured"]["share"] < told["measured"]["high"]


def test_one_answer_to_several_decks_plays_the_same_deals_against_each(tmp_path: Path) -> None:
    text = (tmp_path / "lone.toml").read_text(encoding="utf-8")
    (tmp_path / "other.toml").write_text(text.replace('name = "lone"', 'name = "other"'), encoding="utf-8")
    words = (*WORDS[:3], "lone.toml", "other.toml", *WORDS[4:], "--games", "80", "--again", "1")
    told = answer(*words)
    assert told["against"] == "lone, other"
    one, same = told["field"]
    assert (one.pop("against"), same.pop("against")) == ("lone", "other")
    assert one == same, "equal decks at equal deals"
    assert told["measured"]["share"] == pytest.approx(one["share"])
    assert told["measured"]["deals"] == 40


def test_decks_made_on_the_way_are_made_of_what_won(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is won is tossed, as above: decks that play again bring the strong soldier and shun the weak colour."""
    monkeypatch.setattr(arena, "seated", tossed_game)
    field = (files.deck("patrol", "lone.toml"), files.deck("patrol", "lone.toml"))
    wanted = answers.AnswerWanted("patrol", field, 3, 350, ("uniform", "uniform"), (), 1)
    games = [answers.play(task) for task in answers.tasks(wanted)]
    again = list(answers.made_tasks(wanted, games, 1))
    assert len(games) == len(again) == 700
    assert len({task.worths for task in again}) == 700 // answers.EACH + 1
    made = answers.game_of(wanted)
    kinds = card_effects.factors(made).kinds(made, "en")
    names = [one.id for kind in kinds for group in kind.groups for one in group]
    strong, weak = names.index("left-1"), names.index("teal")
    brought = [answers.play(task).brought for task in again[:: answers.EACH]]
    assert sum(row[strong] for row in brought) > 1.25 * sum(one.brought[strong] for one in games[:: answers.EACH])
    assert sum(row[weak] for row in brought) < 0.5 * sum(one.brought[weak] for one in games[:: answers.EACH])


def test_the_better_half_of_a_race_plays_twice_as_many_deals() -> None:
    race, waves = answers.Race(25, 1000), []
    while wave := race.wave():
        waves.append((len(wave), wave[0].first, wave[0].deals))
        race.add([float(leg.rival) for leg in wave for _ in range(leg.deals)])
    assert waves == [(25, 0, 8), (13, 8, 16), (7, 24, 29), (4, 53, 50), (2, 103, 100)]
    assert race.left == [24]
    assert race.done == race.total == 25 * 8 + 13 * 16 + 7 * 29 + 4 * 50 + 2 * 100
    assert answers.Race(1, 1000).wave() == []


def test_of_rivals_the_one_that_wins_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    best = capabilities.decks("patrol").digest(decks.find("patrol", "venom"))

    def weighed(plays: tuple[comparison.Play, ...], opener: object) -> tuple[float, ...]:
        assert opener is not None
        games = [arena.game_of(play.task.setup) for play in plays]
        mine = [setups.parts(made)[play.seat] for made, play in zip(games, plays, strict=True)]
        return tuple(float(capabilities.decks("patrol").digest(deck) == best) for deck in mine)

    monkeypatch.setattr(deck_search, "score", weighed)
    wanted = answers.AnswerWanted("patrol", (decks.find("patrol", "legion"),), 1, 20, ("uniform", "uniform"))
    rivals = list(decks.shipped("patrol").values())
    left = answers.AnswerSearch(wanted, 1, lambda _done, _of: None).race(rivals)
    assert capabilities.decks("patrol").digest(left) == best


def test_what_has_no_answer_is_said_in_one_line() -> None:
    assert "spellfire" in fails(1, "generate", "answer", "spellfire", "krynn").lower()
    assert "play at least" in fails(1, *WORDS, "--games", "10")
    assert "name one player" in fails(2, *WORDS, "--players", "uniform,uniform,uniform")
    assert "nobody" in fails(1, *WORDS, "--players", "nobody")
