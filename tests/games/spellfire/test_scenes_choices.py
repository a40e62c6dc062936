"""Scenes of what powers leave open: some cards of a group, what need not be done, what is turned back or protected."""

from typing import Any

from tests.games.spellfire.cast import FR, card
from tests.games.spellfire.company import cast
from tests.games.spellfire.scene import Scene, scene
from tests.games.spellfire.test_scenes_words import (
    ALLIES,
    BEARER,
    CHAMPION,
    FREELY,
    OPPONENT,
    SPELLS,
    THEIR_ALLIES,
    weighed,
    with_ring,
)

from vedette.games.spellfire.engine.vocabulary import words as w
from vedette.games.spellfire.engine.vocabulary.words import Clause, Condition, Group, Sort

OUTSIDE = Condition(Group(w.THIS, w.POOL))


def test_a_power_is_done_to_some_of_a_group() -> None:
    table = with_ring(Clause(w.LEVEL, THEIR_ALLIES, number=-3, when=w.ENTRY, some=1))
    table.step("attack A Hero")
    assert table.notes() == ["choose Band", "choose Pack"]
    table.step("choose Band")
    assert table.totals() == (7, 12)
    lowest = with_ring(Clause(w.SET, THEIR_ALLIES, number=0, when=w.ENTRY, some=1, pick=w.LOWEST))
    lowest.step("attack A Hero")
    assert lowest.totals() == (7, 12)
    every = with_ring(Clause(w.TIMES, THEIR_ALLIES, number=2, when=w.ENTRY, some=2))
    every.step("attack A Hero")
    assert every.totals() == (7, 22)


def test_an_immunity_to_some_is_of_those_alone() -> None:
    drain = Clause(w.LEVEL, Group(w.ATTACKER, sorts=ALLIES), number=-2)
    hill = card("Bog", w.REALM, world=FR, says=[drain])
    ours = Group(w.OWN, sorts=ALLIES)
    ward = Clause(w.IMMUNE, ours, what=(Sort(kinds=1 << w.REALM),), when=w.ENTRY, some=1, pick=w.HIGHEST)
    table = with_ring(
        ward, drawing="Bog . . . . .\n0 0 0 0 0 0\nLich . . . . .", pool="Hero+Ring+Band+Pack", more=(hill,)
    )
    table.step("attack A Hero")
    assert table.totals() == (12, 8)


def test_levels_for_each_level() -> None:
    assert weighed(Clause(w.LEVEL, BEARER, number=1, per=THEIR_ALLIES, measure=w.TOTAL)) == (14, 15)
    assert weighed(Clause(w.LEVEL, OPPONENT, number=-1, per=BEARER, measure=w.TOTAL)) == (7, 8)


def test_a_card_lends_levels_from_outside_the_fight() -> None:
    lend = Clause(w.LEVEL, Group(w.OWN, sorts=CHAMPION), number=4, conditions=(OUTSIDE,), wide=1)
    table = with_ring(lend)
    table.step("attack A Nun")
    assert table.totals() == (9, 15)
    assert weighed(lend) == (7, 15)
    here = lend._replace(conditions=(Condition(Group(w.THIS, w.POOL), 0, 0),))
    assert weighed(here) == (11, 15)


def test_what_is_protected_stays_on_its_side() -> None:
    lure = card(
        "Lure", w.REALM, world=FR, says=[Clause(w.TAKE, Group(w.ATTACKER, sorts=ALLIES), number=1, when=w.ENTRY)]
    )
    drawing = "Lure . . . . .\n0 0 0 0 0 0\nRat . . . . ."
    for number, totals in ((0, (7, 6)), (1, (11, 2)), (2, (11, 2)), (3, (7, 6))):
        hold = Clause(w.PROTECT, Group(w.OWN, sorts=ALLIES), number=number)
        table = with_ring(hold, drawing=drawing, pool="Hero+Ring+Band", more=(lure,))
        table.step("attack A Hero")
        assert table.totals() == totals


def test_what_is_protected_cannot_be_cancelled() -> None:
    stop = Clause(w.CANCEL, Group(w.CUE), when=w.USED, cue=Group(w.OTHER, sorts=SPELLS), number=1)
    guard = card("Guard", w.REALM, world=FR, says=[stop])
    drawing = "Guard . . . . .\n0 0 0 0 0 0\nRat+Band+Pack Spark . . . ."
    for number, stopped in ((0, True), (1, True), (3, False)):
        keep = Clause(w.PROTECT, Group(w.OWN, sorts=SPELLS), number=number)
        ring = card("Seal", w.ITEM, says=[keep])
        table = scene(cast(guard, ring), drawing, pool="Sage+Seal", options=FREELY)
        table.step("attack A Sage")
        table.step("play B")
        assert ("Spark" in table.gone()) == stopped


def test_who_would_be_discarded_may_go_to_limbo() -> None:
    refuge = Clause(w.PROTECT, Group(), number=w.TO_LIMBO, until=w.NEXT_EVENT, wide=1)
    shade = card("Shade", w.HERO, 9, says=[refuge])
    heroes = Group(w.BOTH, w.PLAY, (Sort(kinds=1 << w.HERO),))
    plague = card("Plague", w.EVENT, says=[Clause(w.DISCARD, heroes, measure=w.EVERY, when=w.ENTRY)])
    drawing = "Thay Oak . . . .\n0 1 0 0 0 0\nLich Plague . . . ."
    table = scene(cast(shade, plague), drawing, pool="Shade Hero Nun", hidden="Cloak")
    table.do("turn Cloak", "attach B Shade")
    assert (table.pool(), table.notes("attack")) == ("Nun Shade+Cloak", ["attack A Nun"])

    slay = card("Pit", w.REALM, world=FR, says=[Clause(w.DISCARD, Group(w.ATTACKER), measure=w.EVERY, when=w.ENTRY)])
    drawing = "Pit . . . . .\n0 0 0 0 0 0\nRat . . . . ."
    table = scene(cast(shade, slay), drawing, pool="Shade Nun")
    table.do("attack A Shade")
    assert (table.pool(), table.notes("attack")) == ("Nun Shade", ["attack A Nun"])
    assert not table.position.won(0)

    table = scene(cast(shade), "Thay . . . . .\n0 0 0 0 0 0\nLich+Band+Pack . . . . .", pool="Shade Nun")
    table.step("attack A Shade")
    table.settle()
    assert table.pool() == "Nun"


def test_who_cannot_be_beaten_at_once_fights_on() -> None:
    slay = card("Slayer", w.REALM, world=FR, says=[Clause(w.WIN)])
    doom = card("Doom", w.REALM, world=FR, says=[Clause(w.REPEL, Group(w.ATTACKER, sorts=CHAMPION))])
    for realm, name in ((doom, "Doom"), (slay, "Slayer")):
        brave = Clause(w.IMMUNE, BEARER, what=(Sort(kinds=1 << w.REALM),), number=w.FROM_DEFEAT)
        drawing = f"{name} . . . . .\n0 0 0 0 0 0\nRat . . . . ."
        table = with_ring(brave, drawing=drawing, more=(realm,))
        table.do("attack A Hero")
        assert table.position.won(0)
    bare = with_ring(drawing="Doom . . . . .\n0 0 0 0 0 0\nRat . . . . .", more=(doom,))
    bare.do("attack A Hero")
    assert bare.pool() == "Hero+Ring Nun"


def test_5_17_a_spell_is_turned_back() -> None:
    burn = Clause(w.DISCARD, Group(w.OTHER, sorts=ALLIES), number=1, when=w.ENTRY)
    fire = card("Fire", w.WIZARD_SPELL, 2, has="offensive", says=[burn])
    mirror = Clause(w.TAKE, Group(w.CUE), when=w.FIRST, cue=Group(w.OTHER, sorts=SPELLS))
    realm = card("Glass", w.REALM, world=FR, says=[mirror])
    theirs = "Glass . . . . .\n0 0 0 0 0 0\nLich+Band Fire . . . ."
    table = scene(cast(realm, fire), theirs, pool="Sage+Pack", options=FREELY)
    table.step("attack A Sage")
    table.step("play B")
    assert "Pack" in table.gone()
    assert "Band" not in table.gone()
    assert table.totals() == (6, 14)


def test_5_18_what_need_not_be_done_is_chosen() -> None:
    burst = (
        Clause(w.DISCARD, THEIR_ALLIES, measure=w.EVERY, when=w.ENTRY, option=w.MAY),
        Clause(w.DISCARD, Group(), when=w.ENTRY, option=w.MAY),
    )
    table = with_ring(*burst)
    table.step("attack A Hero")
    assert table.notes() == ["option 1", "option 2"]
    table.step("option 1")
    assert {"Ring", "Band", "Pack"} <= table.gone()
    kept = with_ring(*burst)
    kept.step("attack A Hero")
    kept.step("option 2")
    assert kept.totals() == (7, 15)
    assert not {"Ring", "Band", "Pack"} & kept.gone()


def test_an_ally_that_need_not_leave_stays_with_the_victor() -> None:
    drawing = "Thay Oak . . . .\n0 0 0 0 0 0\nRat Lich . . . ."
    friend = card("Friend", w.ALLY, 2, says=[Clause(w.PROTECT, Group(), number=w.FROM_LEAVING)])
    table = scene(cast(friend), drawing, pool="Hero+Friend+Band")
    table.do("attack A Hero")
    assert table.pool() == "Hero+Friend"
    table.step("attack B Hero")
    assert table.totals() == (9, 8)
    ours = Group(w.OWN, sorts=ALLIES)
    keeper = Clause(w.PROTECT, ours, number=w.FROM_LEAVING, when=w.WON, some=1)
    table = with_ring(keeper, drawing=drawing, pool="Hero+Ring+Band+Pack")
    table.do("attack A Hero")
    assert table.notes() == ["choose Band", "choose Pack"]
    table.do("choose Band")
    assert table.pool() == "Hero+Band+Ring"


def test_a_discard_may_heed_no_protection() -> None:
    raid = Clause(w.DISCARD, Group(w.ATTACKER, sorts=ALLIES), measure=w.EVERY, when=w.ENTRY)
    drawing = "Raid . . . . .\n0 0 0 0 0 0\nRat . . . . ."
    for base, totals in ((0, (11, 2)), (1, (7, 2))):
        camp = card("Raid", w.REALM, world=FR, says=[raid._replace(base=base)])
        hold = Clause(w.PROTECT, Group(w.OWN, sorts=ALLIES))
        table = with_ring(hold, drawing=drawing, pool="Hero+Ring+Band", more=(camp,))
        table.step("attack A Hero")
        assert table.totals() == totals


def test_one_more_card_may_avert_a_defeat_at_once() -> None:
    empty = Condition(Group(w.OTHER, sorts=(Sort(kinds=1 << w.ITEM),)), 0, 0)
    drawing = "Thay . . . . .\n1 0 0 0 0 0\nLich . . . . ."
    for base, beaten in ((0, True), (1, False)):
        ring = card("Dread", w.ITEM, says=[Clause(w.WIN, conditions=(empty,), base=base)])
        table = scene(cast(ring), drawing, pool="Hero+Dread", hidden="Sword", options=FREELY)
        table.step("attack A Hero")
        assert table.turning() != beaten
        if not beaten:
            table.do("turn Sword")
            assert "Hero" in table.gone()


def test_a_champion_becomes_a_type_of_its_choice() -> None:
    kinds = (w.CLERIC, w.HERO, w.MONSTER, w.PSIONICIST, w.REGENT, w.THIEF, w.WIZARD)
    types = [Clause(w.TYPE, BEARER, (Sort(kinds=1 << kind),), base=1, option=at) for at, kind in enumerate(kinds, 1)]
    drawing = "Thay . . . . .\n0 0 0 0 0 0\nLich Spark Hymn Punch . ."
    shown = {1: "play C", 2: "play D", 7: "play B"}
    for option in range(1, 8):
        table = with_ring(*types, drawing=drawing)
        table.step("attack A Hero")
        assert table.notes() == [f"option {at}" for at in range(1, 8)]
        table.step(f"option {option}")
        assert table.notes("play") == ([shown[option]] if option in shown else [])


def test_8_3_permission_is_given_to_ones_own_side_alone() -> None:
    wizards = (Sort(kinds=1 << w.WIZARD),)
    lord = Clause(w.BAN, Group(w.OTHER, w.PLAY, wizards), what=SPELLS, wide=1)
    tyrant = card("Tyrant", w.REALM, world=FR, says=[lord])
    drawing = "Tyrant Thay . . . .\n0 0 0 0 0 0\nRat Lich Spark Band . ."
    table = scene(cast(tyrant), drawing, pool="Sage", options=FREELY)
    table.step("attack B Sage")
    assert table.notes() == ["play D", "yield"]
    free = scene(cast(), drawing.replace("Tyrant", "Dale"), pool="Sage", options=FREELY)
    free.step("attack B Sage")
    assert free.notes() == ["play C", "play D", "yield"]


def limbo(table: Scene) -> list[str]:
    """Return the champions that the table shows as in limbo."""
    shown: Any = table.game.show(table.position.view(0), "en")
    faces = [column["face"] for column in shown["columns"] if column["face"]]
    return [one["name"] for one in [*shown["pool"], *faces] if one.get("limbo")]


def test_8_4_who_is_in_limbo_waits_for_the_next_event() -> None:
    far = (Sort(kinds=1 << w.MONSTER | 1 << w.CLERIC),)
    void = Clause(w.FREEZE, Group(w.BOTH, w.PLAY, far), measure=w.EVERY, when=w.ENTRY, until=w.NEXT_EVENT)
    storm = card("Storm", w.EVENT, says=[void])
    calm = card("Lull", w.EVENT)
    drawing = "Thay Oak . Dale . .\n0 3 0 0 0 0\nLich Band . Rat . ."
    table = scene(cast(storm, calm), drawing, pool="Hero Nun", hidden="Pack Storm Lull")
    assert table.notes("attack") == ["attack A Hero", "attack A Nun", "attack D Hero", "attack D Nun"]
    table.do("discard B")
    table.do("turn Storm")
    table.do("turn Pack")
    assert table.notes("attack") == ["attack A Hero"]
    assert limbo(table) == ["Nun", "Rat"]
    table.do("discard B")
    table.do("turn Lull")
    assert limbo(table) == []
    assert len(table.notes("attack")) == 4


def test_8_4_who_escapes_to_limbo_waits_too() -> None:
    flee = (Clause(w.ESCAPE, BEARER), Clause(w.FREEZE, BEARER, when=w.LOST, until=w.NEXT_EVENT))
    table = with_ring(*flee, drawing="Thay Oak . . . .\n0 0 0 0 0 0\nLich Rat . . . .")
    table.do("attack A Hero")
    assert table.pool() == "Hero+Ring Nun"
    assert table.notes("attack") == ["attack A Nun", "attack B Nun"]
    assert limbo(table) == ["Hero"]


def test_a_card_outside_the_fight_acts_on_what_is_used_in_it() -> None:
    cheer = Clause(w.LEVEL, Group(w.CUE), number=4, when=w.FIRST, cue=Group(w.OWN, sorts=ALLIES), wide=1)
    drawing = "Thay . . . . .\n0 0 0 0 0 0\nLich+Sword+Grail Band Pack . . ."
    for fighter, wide, gained in (("Nun", 1, 4), ("Nun", 0, 0), ("Hero", 0, 4)):
        table = with_ring(cheer._replace(wide=wide), drawing=drawing)
        table.step(f"attack A {fighter}")
        before = table.totals()[0]
        table.step("play B")
        first = table.totals()[0]
        table.step("play C")
        assert (first - before - gained, table.totals()[0] - first) == (4, 3)


def test_8_5_who_goes_to_the_abyss_does_not_escape() -> None:
    drawing = "Pit . . . . .\n0 0 0 0 0 0\nLich . . . . ."
    flee = Clause(w.ESCAPE, BEARER)
    for says, gone in (
        ([], False),
        ([Clause(w.DISCARD, Group(w.OTHER, sorts=CHAMPION), measure=w.EVERY, when=w.WON)], True),
    ):
        pit = card("Pit", w.REALM, world=FR, says=says)
        table = with_ring(flee, drawing=drawing, more=(pit,))
        table.do("attack A Hero")
        assert ("Hero" in table.gone()) == gone
