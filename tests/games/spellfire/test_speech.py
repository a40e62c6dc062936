"""What surfaces are told of Solitaire Spellfire: the fight with where each level comes from, and what was done."""

import random
import re
from pathlib import Path
from typing import Any

import pytest
from tests.games.spellfire.cast import FR, card
from tests.games.spellfire.company import cast
from tests.games.spellfire.scene import Scene, opening, scene

from vedette import setups
from vedette.core.chance import Stream
from vedette.core.match import Match
from vedette.games.spellfire.engine.rules import Options
from vedette.games.spellfire.engine.vocabulary import words as w
from vedette.games.spellfire.engine.vocabulary.words import Clause, Group, Sort
from vedette.games.spellfire.text.position import Picture
from vedette.games.spellfire.text.speech import Spellfire

FREELY = Options(one_by_one=True)
CHAMPION = (Sort(kinds=w.CHAMPIONS),)
DOCS = Path(__file__).parents[3] / "docs" / "show.md"


def walled() -> Scene:
    fort = card("Walls", w.HOLDING, world=FR, says=[Clause(w.LEVEL, Group(w.DEFENDER, sorts=CHAMPION), number=3)])
    double = card("Horn", w.ITEM, 1, says=[Clause(w.TIMES, Group(w.BEARER), number=2)])
    drawing = "Thay+Walls . . . . .\n0 0 0 0 0 0\nOgre+Band . . . . ."
    table = scene(cast(fort, double), drawing, pool="Hero+Horn")
    table.step("attack A Hero")
    return table


def test_a_fight_tells_where_each_level_comes_from() -> None:
    table = walled()
    fight = table.game.show(table.position.view(0), "en")["fight"]
    assert isinstance(fight, dict)
    assert fight["totals"] == (16, 13)
    told = [[entry["words"] for entry in fight[side]["levels"]] for side in ("attacker", "defender")]
    assert told == [["7 base", "+1 Horn", "+8 after multiplying or halving"], ["6 base", "+4 Band", "+3 Walls"]]
    for side, total in zip(("attacker", "defender"), fight["totals"], strict=True):
        assert sum(entry["levels"] for entry in fight[side]["levels"]) == total
    described = table.game.describe(table.position.view(0), "fr")
    assert "Ogre, 13\N{NO-BREAK SPACE}: 6 de base, +4 Band, +3 Walls." in described


def test_levels_are_those_of_the_position_whatever_was_weighed_before() -> None:
    table = walled()
    shown = Picture(table.position, "en").champion(0)
    assert shown["level"] == 16
    Picture(table.game.start(), "en").whole()
    assert Picture(table.position, "en").champion(0) == shown


ALLIES = (Sort(kinds=1 << w.ALLY),)


@pytest.mark.parametrize(
    ("kind", "clause", "bearer", "english", "french"),
    [
        (
            w.ITEM,
            Clause(w.IMMUNE, Group(w.BEARER), what=ALLIES),
            "Hero+Calm",
            "Hero is immune to it through Calm",
            "Hero y est insensible par Calm",
        ),
        (w.HERO, Clause(w.IMMUNE, Group(w.THIS), what=ALLIES), "Calm", "Calm is immune to it", "Calm y est insensible"),
        (
            w.ITEM,
            Clause(w.BLANK, Group(w.OTHER, sorts=ALLIES), number=1),
            "Hero+Calm",
            "it loses its bonus through Calm",
            "bonus perdu par Calm",
        ),
    ],
)
def test_a_bonus_that_is_ignored_is_named_among_the_levels_with_why(
    kind: int, clause: Clause, bearer: str, english: str, french: str
) -> None:
    calm = card("Calm", kind, says=[clause])
    table = scene(cast(calm), "Thay . . . . .\n0 0 0 0 0 0\nOgre+Band . . . . .", pool=bearer)
    table.step(f"attack A {bearer.partition('+')[0]}")
    shown: dict[str, Any] = table.game.show(table.position.view(0), "en")
    assert [entry["words"] for entry in shown["fight"]["defender"]["levels"]] == ["6 base", f"0 Band ({english})"]
    assert f"Ogre, 6\N{NO-BREAK SPACE}: 6 de base, 0 Band ({french})." in table.game.describe(
        table.position.view(0), "fr"
    )


def test_a_realm_over_an_empty_column_is_said_to_defend_itself() -> None:
    keep = card("Keep", w.REALM, world=FR, says=[Clause(w.DEFENDS, number=9)])
    table = scene(cast(keep), "Keep Thay . . . .\n0 0 0 0 0 0\n. . . . . .", pool="Hero")
    shown: dict[str, Any] = table.game.show(table.position.view(0), "en")
    keeps, lies = shown["columns"][:2]
    assert (keeps["defends"], keeps["won"]) == (True, False)
    assert (lies["defends"], lies["won"]) == (False, True)
    assert keeps["words"] == "Column A: empty; Keep now defends itself."


@pytest.mark.parametrize(
    ("language", "told"), [("en", "(a defender wins ties)"), ("fr", "(à égalité, le défenseur gagne)")]
)
def test_a_fight_lost_at_a_tie_says_why(language: str, told: str) -> None:
    stick = card("Stick", w.ALLY, 1)
    table = scene(cast(stick), "Thay . . . . .\n0 0 0 0 0 0\nOgre+Stick . . . . .", pool="Hero")
    table.step("attack A Hero")
    position = table.position
    while table.game.parts(position.legal()[0])["do"] != "settle":
        position.apply(position.legal()[-1])
    assert told in table.game.tell(position.view(0), position.legal()[0], 0, language)


def test_an_attack_tells_what_its_champions_did_not_bring() -> None:
    fort = card("Walls", w.HOLDING, world=FR, says=[Clause(w.LEVEL, Group(w.DEFENDER, sorts=CHAMPION), number=3)])
    table = scene(cast(fort), "Thay+Walls . . . . .\n0 0 0 0 0 0\nOgre+Band . . . . .", pool="Hero+Cloak")
    before = table.position.copy()
    attack = table.position.legal()[0]
    table.position.apply(attack)
    beats = table.game.beats(before.view(0), attack, table.position.view(0), "en")
    assert [beat.words for beat in beats] == ["Hero attacks Thay in column A against Ogre.", "+3 Walls."]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Pack from column B helps Hero: Trap discards it at once, so it adds nothing"),
        ("fr", "Pack de la colonne B aide Hero\N{NO-BREAK SPACE}: Trap fait défausser aussitôt cette carte, qui "),
    ],
)
def test_a_card_that_is_discarded_as_it_helps_says_by_what(language: str, told: str) -> None:
    bite = Clause(w.DISCARD, Group(w.CUE), when=w.USED, cue=Group(w.OTHER, sorts=ALLIES))
    trap = card("Trap", w.HOLDING, world=FR, says=[bite])
    table = scene(cast(trap), "Thay+Trap . . . . .\n0 0 0 0 0 0\nLich Pack . . . .", pool="Hero", options=FREELY)
    table.step("attack A Hero")
    (play,) = [action for action in table.position.legal() if table.game.parts(action)["do"] == "play"]
    assert told in table.game.tell(table.position.view(0), play, 0, language)


def test_whoever_comes_into_limbo_is_told_so_with_what_that_is() -> None:
    veil = card("Veil", w.ITEM, 0, says=[Clause(w.ESCAPE, Group(w.BEARER), number=1, until=w.NEXT_EVENT)])
    table = scene(cast(veil), "Thay . . . . .\n0 1 0 0 0 0\nLich Band . . . .", pool="Hero+Veil Nun", hidden="Cloak")
    table.step("attack A Hero")
    while table.game.parts(table.position.legal()[0])["do"] != "settle":
        table.position.apply(table.position.legal()[-1])
    told = table.game.tell(table.position.view(0), table.position.legal()[0], 0, "en")
    assert told.endswith("Hero is in limbo: until the next event it can’t attack or be attacked")
    table.do("settle", "discard B", "turn Cloak")
    offered = {table.game.say(table.position.view(0), action, "en") for action in table.position.legal()}
    assert offered == {"attach Cloak to Hero, in limbo", "attach Cloak to Nun"}


def test_a_lost_game_says_why_it_ended() -> None:
    game = setups.game("spellfire", "wings")
    whys = set()
    for seed in range(40):
        match, chance = Match(game, game.deal(Stream(seed).below(game.deals()))), random.Random(seed)
        while match.mover() >= 0:
            match.play(chance.choice(match.legal()))
        shown: Any = game.show(match.state.view(0), "en")
        pool = "No champion is left in your pool. "
        stuck = "There’s nothing left to do. "
        why = "" if shown["result"] == "won" else stuck if shown["pool"] else pool
        assert shown["ask"]["detail"] == why + shown["score"]
        whys.add(why)
    assert {pool, stuck} <= whys


def test_what_was_done_is_told_with_what_followed() -> None:
    table = walled()
    game, position = table.game, table.position
    told = game.tell(position.view(0), position.legal()[0], 0, "en")
    assert told.startswith("The fight ends: Hero wins, 16 to 13 against Ogre: ")
    assert told.endswith(": you win the realm Thay in column A; Ogre and Band are discarded")
    before = scene(cast(), "Thay . . . . .\n0 0 0 0 0 0\nOgre . . . . .", pool="Hero")
    attack = before.position.legal()[0]
    assert game.parts(attack) == {"do": "attack", "column": 0, "card": 0}
    said = before.game.say(before.position.view(0), attack, "en")
    shown: dict[str, Any] = before.game.show(before.position.view(0), "en")
    (ahead,) = shown["forecasts"]
    assert said == f"attack Thay in column A with Hero against Ogre: {ahead['words']}"
    before.position.apply(attack)
    after: dict[str, Any] = before.game.show(before.position.view(0), "en")
    fight = after["fight"]
    assert (ahead["action"], ahead["totals"], ahead["hidden"]) == (attack, fight["totals"], fight["hidden"])


def test_every_field_is_documented() -> None:
    shown = opening(cast()).game.show(opening(cast()).position.view(0), "en")
    section = DOCS.read_text(encoding="utf-8").split("## Solitaire Spellfire")[1].split("\n## ")[0]
    assert set(shown) <= set(re.findall(r"`(\w+)`", section))


@pytest.mark.parametrize("deck", ["first-steps", "wings", "war-of-minds"])
def test_what_follows_is_what_the_views_before_and_after_show(deck: str) -> None:
    """The log reckons what follows from the view before an action; what the view after it shows is the same."""
    game = setups.game("spellfire", deck)
    assert isinstance(game, Spellfire)
    rng = random.Random(7)
    for _ in range(4):
        match = Match(game, game.deal(rng.randrange(game.deals())))
        while match.mover() >= 0 and len(match.actions) < 120:
            match.play(rng.choice(match.legal()))
        for n, action in enumerate(match.actions):
            before = match.view(n, 0)
            was, now = (game.imagine(view, Stream(0)) for view in (before, match.view(n + 1, 0)))
            assert game._followed(before, was, action, "en")[1] == game._done(was, now, action, "en")
