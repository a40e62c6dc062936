"""What each card is worth: found as it was put in, with intervals that are right, the same on any number of workers."""

from itertools import islice, pairwise, product
from math import sqrt
from pathlib import Path
from statistics import fmean
from types import SimpleNamespace
from xml.etree import ElementTree as ET

import pytest
from tests.spoken import answer, fails, run

from vedette import deals, files, setups
from vedette.commands.effects import points
from vedette.core.chance import Stream
from vedette.core.decks import Factor, FactorKind
from vedette.core.errors import Illegal
from vedette.core.interval import Z
from vedette.games.patrol.capabilities.deals import parts
from vedette.games.patrol.capabilities.factors import TOP
from vedette.games.patrol.engine.rules import DRAW
from vedette.games.patrol.engine.soldier import COLOURS, QUOTAS
from vedette.games.patrol.text.speech import Patrol
from vedette.lab import arena, card_effects, plots
from vedette.lab.card_effects import Worth
from vedette.lab.regression import Design, Effect

WORTHS = (0.2, 0.0, -0.15)
"""What one more of each of three factors adds."""


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VEDETTE_DATA", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)


def tossed(stream: Stream, row: list[int], worths: tuple[float, ...]) -> float:
    """Return a game won or lost by lot, with the chances that its factors give."""
    chance = 0.5 + sum(count * worth for count, worth in zip(row, worths, strict=True))
    return float(stream.below(10_000) < 10_000 * chance)


def test_the_interval_of_an_effect_holds_it_95_times_of_100() -> None:
    stream, design = Stream(3), Design(("strong", "idle", "weak"), ())
    trials, held, shown = 400, [0, 0, 0], [0, 0, 0]
    for _ in range(trials):
        rows = [[stream.below(2) for _ in WORTHS] for _ in range(150)]
        found = design.fit(rows, [tossed(stream, row, WORTHS) for row in rows])
        for at, (one, worth) in enumerate(zip(found, WORTHS, strict=True)):
            held[at] += one.low <= worth <= one.high
            shown[at] += one.low > 0.0 or one.high < 0.0
    assert all(0.92 * trials < count < 0.98 * trials for count in held), held
    assert shown[1] < 0.08 * trials < 0.3 * trials < min(shown[0], shown[2]), shown


def test_one_factor_is_the_difference_of_two_means_each_with_its_own_scatter() -> None:
    """Worked out without a matrix: those who had it win nearly always, the others half of their games."""
    rows, results = (
        [[int(at < 30)] for at in range(90)],
        [float(at % 10 > 0) if at < 30 else at % 2 for at in range(90)],
    )
    had, lacked = results[:30], results[30:]
    spread = [sum((one - fmean(part)) ** 2 for one in part) / len(part) ** 2 for part in (had, lacked)]
    reach = Z * sqrt(sum(spread) * 90 / 88)
    (found,) = Design(("it",), ()).fit(rows, results)
    assert found.mean == pytest.approx(fmean(had) - fmean(lacked))
    assert found.low == pytest.approx(found.mean - reach)
    assert found.high == pytest.approx(found.mean + reach)


def test_factors_that_come_in_a_fixed_number_are_measured_against_their_mean() -> None:
    """Of four two come, whichever: where nothing else is at work the effects are found to the last digit."""
    stream, worths = Stream(5), (0.3, 0.1, 0.0, 0.0, 0.05)
    rows, results = [], []
    for _ in range(60):
        order = list(range(4))
        stream.shuffle(order)
        rows.append([int(at in order[:2]) for at in range(4)] + [stream.below(3)])
        results.append(sum(count * worth for count, worth in zip(rows[-1], worths, strict=True)))
    found = Design(tuple("abcde"), (range(4),)).fit(rows, results)
    assert [one.mean for one in found] == [pytest.approx(worth) for worth in (0.2, 0.0, -0.1, -0.1, 0.05)]
    assert all(one.high - one.low < 1e-6 for one in found)


def test_what_cannot_be_told_is_said_in_one_line() -> None:
    design = Design(("one", "other"), ())
    with pytest.raises(Illegal, match="effects-untold") as told:
        design.fit([[at % 2, at % 2] for at in range(40)], [0.0] * 40)
    assert told.value.values["name"] == "other"
    with pytest.raises(Illegal, match="effects-few"):
        design.fit([[0, 1]] * (design.least() - 1), [1.0] * (design.least() - 1))


def lone_set() -> str:
    """Return a deck of a set of its own: three soldiers of each level, without abilities."""
    names = {level: [f"{word}-{level}" for word in ("left", "right", "spare")] for level in range(len(QUOTAS))}
    hues = ("plain", *COLOURS)
    cards = [
        f'"{name}: {hue}"'
        for level, quota in enumerate(QUOTAS)
        for name, hue in islice(product(names[level], hues), quota)
    ]
    soldiers = [
        f'[[own.soldier]]\nid = "{name}"\nname = "{name.title()}"\nlevel = {level}\n'
        for level in names
        for name in names[level]
    ]
    head = f'name = "lone"\nset = "lone-set"\ncards = [{", ".join(cards)}]\n[own]\nname = "lone-set"\n'
    return head + "".join(soldiers)


def tossed_game(made: Patrol, _names: tuple[str, ...], deal: int, seed: int, _opener: object) -> SimpleNamespace:
    """Return a game of Patrol won by lot: one of its soldiers adds 15 points, one colour takes 9, a level adds 2."""
    chance = 50
    for draft, drawn, sign in zip(made.drafts, parts(made, made.deal(deal)), (1, -1), strict=True):
        top = [draft.deck.cards[action - DRAW] for action in drawn[:TOP]]
        soldiers = [draft.cards.roster.soldiers[card.soldier] for card in top]
        chance += sign * sum(15 * (one.id == "left-1") + 2 * one.level for one in soldiers)
        chance -= sign * 9 * sum(card.colour == 1 + COLOURS.index("teal") for card in top)
    won = float(Stream(Stream(seed).word()).below(100) < chance)
    return SimpleNamespace(match=SimpleNamespace(returns=lambda: [won, 1.0 - won]))


def test_one_strong_soldier_and_one_weak_colour_of_a_set_are_found_among_the_idle(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The decks are drawn and counted as they are; what is won of them is tossed, so that the truth is known."""
    monkeypatch.setattr(arena, "seated", tossed_game)
    (tmp_path / "lone.toml").write_text(lone_set(), encoding="utf-8")
    told = answer("effects", "patrol", "--deck", "lone.toml", "--games", "700", "--seed", "4")["effects"]
    found = {one["id"]: one for one in told}
    assert [one["kind"] for one in told] == ["soldier"] * 18 + ["level"] * 5 + ["colour"] * 12
    assert told[0]["id"] == "left-1"
    assert 0.05 < found["left-1"]["low"] < 0.1 < found["left-1"]["high"]
    assert found["right-1"]["low"] < -0.05 < found["right-1"]["high"] < 0.0
    assert told[-1]["id"] == "teal"
    assert found["teal"]["low"] < -0.09 < found["teal"]["high"] < 0.0
    idle = [one for one in told if one["kind"] != "level" and not one["id"].endswith("-1") and one["id"] != "teal"]
    holding = [one for one in idle if one["low"] < 0.0 < one["high"]]
    assert len(holding) >= len(idle) - 4
    assert found["left-2"] in holding


def test_the_answer_is_the_same_on_any_number_of_workers() -> None:
    words = ("effects", "spellfire", "--deck", "krynn", "--player", "uniform", "--games", "120", "--seed", "2")
    told = answer(*words)
    assert answer(*words, "--jobs", "2") == told
    means = [one["effect"] for one in told["effects"]]
    assert all(one >= other for one, other in pairwise(means))
    assert len(means) == 54
    assert sum(means) == pytest.approx(0.0, abs=1e-9)
    assert all(one["low"] < one["effect"] < one["high"] for one in told["effects"])
    assert (told["deck"], told["player"], told["games"], told["seed"]) == ("krynn", "uniform", 120, 2)


def test_both_languages_tell_it_sorted() -> None:
    words = ("effects", "spellfire", "--player", "uniform", "--games", "110", "--seed", "2")
    best = answer(*words)["effects"][0]
    for language, colon in (("en", ": +"), ("fr", "\u00a0: +")):
        lines = run(*words, "--lang", language).out.splitlines()
        assert lines[3].startswith(best["name"] + colon)
        assert len(lines) == 3 + 54


def test_the_chart_shows_every_effect_with_its_interval_where_it_lies() -> None:
    kind = FactorKind("card", "Cards", [[Factor("a", "One & all"), Factor("b", "Other")]], centred=False)
    effect = (Effect(0.05, 0.0, 0.1), Effect(-0.1, -0.2, 0.0))
    worths = [Worth(kind, *pair) for pair in zip(kind.groups[0], effect, strict=True)]
    drawn = plots.forest(worths, "What it is", "en")
    assert ">+5,0<" in plots.forest(worths, "Ce que c’est", "fr")
    tree = ET.fromstring(drawn)  # noqa: S314 (it is ours)
    texts = [node.text for node in tree.iter() if node.tag.endswith("text")]
    assert texts == ["Cards", "One & all", "+5.0", "Other", "\N{MINUS SIGN}10.0"]
    middle = (plots.NAMES + plots.WIDE - plots.NUMBERS) / 2
    first, second = (float(node.get("cx", "")) for node in tree.iter() if node.tag.endswith("circle"))
    assert first - middle == pytest.approx((middle - second) / 2, abs=0.1)
    spans = [node.get("d", "").split("M")[1] for node in tree.iter() if node.get("stroke") == "#12263a"]
    assert spans[0].startswith(f"{middle:.1f} ")
    assert spans[1].endswith(f"H{middle:.1f}")


def test_each_game_has_decks_and_a_deal_of_its_own() -> None:
    made = setups.game("patrol")
    tasks = list(card_effects.tasks(made, "uniform", 1, 3))
    assert len({one.decks for one in tasks}) == len({one.deal for one in tasks}) == 3
    drawn = card_effects.factors(made).drawn(made, tasks[0].decks)
    assert drawn.drafts[0].deck.cards != drawn.drafts[1].deck.cards
    brought = card_effects.factors(made).brought(drawn, drawn.deal(tasks[0].deal))
    assert [sum(side[:90]) for side in brought] == [TOP, TOP]


def test_a_card_of_spellfire_counts_where_the_deal_turns_it_early() -> None:
    made = files.game("spellfire", "krynn")
    deal = made.deal(7)
    (early,) = card_effects.factors(made).brought(made, deal)
    cards = card_effects.factors(made).kinds(made, "en")[0].groups[0]
    written = deals.write(made, deal)["columns"]
    assert isinstance(written, list)
    wanted = [name for column in written for name in column[:3]]
    assert sorted(one.id for one, count in zip(cards, early, strict=True) if count) == sorted(wanted)


def test_nonsense_is_one_clear_line() -> None:
    assert "twelve-patrols" in fails(1, "effects", "twelve-patrols", "--games", "500")
    assert "108" in fails(1, "effects", "spellfire", "--games", "20")
    assert "nobody" in fails(1, "effects", "patrol", "--player", "nobody")
    Path("lone.toml").write_text(lone_set(), encoding="utf-8")
    assert "lone-set" in fails(1, "effects", "patrol", "--deck", "plain,lone.toml")
    assert "there-is-none" in fails(1, "effects", "patrol", "--deck", "there-is-none")
    assert "--games" in fails(2, "effects", "patrol", "--games", "0")


def test_what_is_said_of_effects_tells_what_was_random_and_no_zero_below_zero() -> None:
    told = run("effects", "patrol", "--player", "uniform", "--games", "210", "--seed", "1").out
    assert told.startswith("Random decks of the set that “vanguard” is made of, played by uniform, 210 games")
    told = run("effects", "spellfire", "--deck", "krynn", "--player", "uniform", "--games", "120", "--seed", "2").out
    assert told.startswith("Deck “krynn” played by uniform, 120 games")
    kind = FactorKind("cards", "", [], centred=False)
    said = points(Worth(kind, Factor("a", "A"), Effect(-0.0001, -0.0002, 0.01)))
    assert [said["sign"], *map(str, (said["points"], said["low"], said["high"]))] == ["plus", "0.0", "0.0", "1.0"]
