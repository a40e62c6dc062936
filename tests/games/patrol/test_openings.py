"""What soldiers and colours are worth is told from constructed games as it was put into them."""

from functools import cache
from itertools import chain
from math import sqrt
from statistics import mean, variance

import pytest
from bench import openings
from bench.openings import Opening
from bench.regression import Regression

from vedette.core.chance import Stream
from vedette.core.interval import Z
from vedette.games.patrol.engine.soldier import COLOURS, LEVELS

pytestmark = pytest.mark.once

GAMES = 1_500


@cache
def drawn() -> list[Opening]:
    return list(openings.drawn(GAMES, 1))


def worth(opening: Opening, worths: dict[str, float]) -> float:
    """Return what seat 0 wins where its things, less those of seat 1, are worth this."""
    ours, theirs = (
        sum(worths.get(thing, 0.0) for card in five for thing in openings.things(card)) for five in opening.fives
    )
    return 1 / 2 + ours - theirs


def tossed(opening: Opening, worths: dict[str, float], rng: Stream) -> float:
    """Return a game won or lost by lot, with the chances that its things give."""
    return float(rng.below(10_000) < 10_000 * worth(opening, worths))


def test_an_effect_is_found_as_it_was_put_in() -> None:
    worths = {"captain": 0.03, "cultist": -0.02, "giant": 0.01, "green": 0.04, "blue": -0.01}
    fit = openings.effects((opening, worth(opening, worths)) for opening in drawn()).fit
    for soldier in openings.SOLDIERS:
        found, error = fit.effect(soldier.id, None if soldier.level == 0 else openings.blank(soldier.level))
        assert found == pytest.approx(worths.get(soldier.id, 0.0), abs=1e-9)
        assert error == pytest.approx(0.0, abs=1e-9)
    for colour in COLOURS:
        assert fit.effect(colour)[0] == pytest.approx(worths.get(colour, 0.0), abs=1e-9)
    assert fit.explained == pytest.approx(1.0)


def test_a_soldier_is_measured_against_its_own_level() -> None:
    worths = {openings.blank(level): level / 20 for level in range(LEVELS)}
    worths |= {one.id: one.level / 20 for one in openings.SOLDIERS} | {"king": 5 / 20 + 0.03}
    fit = openings.effects((opening, worth(opening, worths)) for opening in drawn()).fit
    assert fit.effect("king", openings.blank(5))[0] == pytest.approx(0.03)
    assert fit.effect("giant", openings.blank(5))[0] == pytest.approx(0.0, abs=1e-9)


def test_what_a_colour_does_to_those_without_ability_is_not_counted() -> None:
    worths = {"green": 0.01, "green without ability": 0.09}
    fit = openings.effects((opening, worth(opening, worths)) for opening in drawn()).fit
    assert fit.effect("green")[0] == pytest.approx(0.01)


def test_who_attacks_first_is_held_fixed() -> None:
    fit = openings.effects((opening, float(opening.deal[0] == drawn()[0].deal[0])) for opening in drawn()).fit
    assert abs(fit.effect(openings.ATTACKS)[0]) == pytest.approx(1 / 2)
    assert fit.effect("green")[0] == pytest.approx(0.0, abs=1e-9)


def test_where_nothing_adds_anything_one_interval_in_twenty_says_that_it_does() -> None:
    rng = Stream(5)
    fit = openings.effects((opening, tossed(opening, {}, rng)) for opening in drawn()).fit
    found = [fit.effect(thing) for thing in fit.columns]
    outside = sum(abs(effect) > Z * error for effect, error in found)
    assert 1 <= outside <= len(found) // 8


def test_taking_out_the_other_cards_sharpens_an_effect_and_leaves_it_where_it_was() -> None:
    worths = {one.id: one.level / 30 for one in openings.SOLDIERS} | {"green": 0.05}
    worths |= {openings.blank(level): level / 30 for level in range(LEVELS)} | {"green without ability": 0.05}
    rng = Stream(6)
    played = [(opening, worth(opening, worths) + rng.below(1_000) / 1_000 - 1 / 2) for opening in drawn()]
    effect, error = openings.effects(played).fit.effect("green")
    green, plain = (list(results(played, wanted)) for wanted in ("green", "plain"))
    naive = sqrt(variance(green) / len(green) + variance(plain) / len(plain))
    assert abs(effect - 0.05) < 3 * error
    assert abs(mean(green) - mean(plain) - 0.05) < 3 * naive
    assert error < 0.95 * naive


def results(played: list[tuple[Opening, float]], wanted: str) -> chain[float]:
    """Return what was won by who opened with each of the ninety that bears a colour, or none."""

    def of(opening: Opening, won: float) -> list[float]:
        return [
            won if seat == 0 else 1 - won
            for seat, five in enumerate(opening.fives)
            for card in five
            if openings.things(card)[1:] == ([] if wanted == "plain" else [wanted])
            and card.soldier < len(openings.SOLDIERS)
        ]

    return chain.from_iterable(of(opening, won) for opening, won in played)


def test_the_interval_of_an_effect_holds_it_nineteen_times_of_twenty() -> None:
    rng, held, trials = Stream(7), 0, 400
    for _ in range(trials):
        found = Regression()
        for _ in range(150):
            ours, theirs = ([thing for thing in ("strong", "weak", "null") if rng.below(2)] for _ in range(2))
            better = 0.5 + sum({"strong": 0.3, "weak": 0.05}.get(one, 0.0) for one in ours)
            better -= sum({"strong": 0.3, "weak": 0.05}.get(one, 0.0) for one in theirs)
            found.add(ours, theirs, (rng.below(1_000) < 1_000 * better) - 0.5)
        fit = found.fit()
        effect, error = fit.effect("strong", "null")
        held += abs(effect - 0.3) < Z * error
    assert 0.92 * trials < held < 0.98 * trials


def test_a_thing_that_another_always_comes_with_has_no_effect_of_its_own() -> None:
    found = Regression()
    for at in range(9):
        found.add(["one", "other"] if at % 2 else [], [] if at % 3 else ["third"], at / 9)
    with pytest.raises(ValueError, match="other"):
        found.fit()
