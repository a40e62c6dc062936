"""More cards that do what they say: losses that last, second chances, falling realms, champions kept out of fights."""

import pytest
from tests.games.spellfire.cast import FR, GH, card
from tests.games.spellfire.reals import real, table

from vedette.games.spellfire.engine.rules import FIRST_RULES, RULES, Options
from vedette.games.spellfire.engine.vocabulary import clauses
from vedette.games.spellfire.engine.vocabulary import words as w

ONE_BY_ONE = Options(one_by_one=True)


def _said(**words: object) -> list[w.Clause]:
    """Return a power of one clause, as card files write it."""
    return [clauses.read(words)]


STORM = card("Storm", w.EVENT, says=_said(do="discard", who="attacker item", measure="every", when="entry"))


def test_dagaronzie_destroys_two_allies_and_no_third() -> None:
    green = real("1st/446")._replace(name="Dragon", level=20)
    drawing = "Thay . . . . .\n0 0 0 0 0 0\nDragon Band Pack Gang . ."
    fight = table(drawing, "Hero", card("Gang", w.ALLY, 2), foe=green, options=ONE_BY_ONE)
    fight.step("attack A Hero")
    for column in "BC":
        fight.step(f"play {column}")
    assert {"Band", "Pack"} <= fight.gone()
    fight.step("play D")
    assert "Gang" not in fight.gone()
    assert fight.totals() == (9, 20)


def test_dagaronzie_counts_two_allies_anew_in_each_fight() -> None:
    green = real("1st/446")._replace(name="Dragon", level=20)
    drawing = "Thay . . . . .\n0 0 0 0 0 0\nDragon Band Pack Gang . ."
    fight = table(drawing, "Hero Sage", card("Gang", w.ALLY, 2), foe=green, options=ONE_BY_ONE)
    fight.do("attack A Hero", "play B", "play C", "yield")
    assert {"Hero", "Band", "Pack"} <= fight.gone()
    fight.step("attack A Sage")
    fight.step("play D")
    assert fight.totals() == (6, 20)


def test_a_champion_of_ours_picks_two_of_three_allies() -> None:
    green = real("1st/446")._replace(name="Dragon")
    drawing = "Thay . . . . .\n0 0 0 0 0 0\nOgre+Band+Pack+Gang . . . . ."
    fight = table(drawing, "Dragon", card("Gang", w.ALLY, 2), friend=green)
    fight.step("attack A Dragon")
    assert fight.notes("choose") == ["choose Band", "choose Pack", "choose Gang"]
    fight.step("choose Band")
    assert fight.notes("choose") == ["choose Pack", "choose Gang"]
    fight.step("choose Gang")
    assert fight.gone() >= {"Band", "Gang"}
    assert "Pack" not in fight.gone()


def test_delsenora_gives_herself_up_for_one_event() -> None:
    seer = real("1st/450")._replace(name="Seer")
    drawing = "Thay . . . . .\n2 0 0 0 0 0\nRat . . . . ."
    fight = table(drawing, "Seer+Sword Sage / Storm Pack", STORM, friend=seer)
    fight.do("attack A Seer", "option 1", "turn Storm")
    assert {"Storm", "Seer"} <= fight.gone()
    assert fight.pool() == "Sage"
    kept = table(drawing, "Seer+Sword Sage / Storm Pack", STORM, friend=seer)
    kept.do("attack A Seer", "option 2", "turn Storm")
    assert "Sword" in kept.gone()
    assert "Seer" not in kept.gone()


def test_a_foe_who_cancels_an_event_is_gone_with_it() -> None:
    foe = real("1st/450")._replace(name="Seer")
    fight = table("Thay . . . . .\n2 0 0 0 0 0\nSeer . . . . .", "Hero+Sword+Cloak / Storm Pack", STORM, foe=foe)
    fight.do("attack A Hero", "turn Storm")
    assert "Seer" in fight.gone()
    assert fight.pool() == "Hero+Sword+Cloak"


def test_headlock_doubles_what_comes_after_it() -> None:
    headlock = real("RR/98")
    drawing = "Thay . . . . .\n0 0 0 0 0 0\nLich+Sword+Cloak+Band+Pack Headlock Punch . . ."
    fight = table(drawing, "Hero", headlock, options=ONE_BY_ONE)
    fight.step("attack A Hero")
    fight.step("play B")
    assert fight.totals()[0] == 10
    fight.step("play C")
    assert fight.totals()[0] == 16
    before = table(drawing, "Hero", headlock, options=ONE_BY_ONE)
    before.step("attack A Hero")
    before.step("play C")
    before.step("play B")
    assert before.totals()[0] == 13


@pytest.mark.parametrize(("left", "pool"), [(0, "Hero"), (1, "Hero+Sword")])
def test_the_depths_of_the_earth_strip_the_victor_only_when_they_fall(left: int, pool: str) -> None:
    depths = real("RR/11")
    hero = card("Hero", w.HERO, 7, world=FR, says=_said(do="win", when="entry", base=True))
    drawing = f"The_Depths_of_the_Earth . . . . .\n{2 * left} 0 0 0 0 0\nRat . . . . ."
    fight = table(drawing, f"Hero+Sword / {'Oak Dale' if left else ''}", depths, friend=hero)
    fight.do("attack A Hero", *["turn Oak"] * left)
    assert fight.pool() == pool


def test_the_mind_flayer_weakens_with_the_ally_it_takes() -> None:
    flayer = real("1st/83")
    drawing = "Thay . . . . .\n0 0 0 0 0 0\nLich+Band Mind_Flayer . . . ."
    fight = table(drawing, "Hero", flayer)
    fight.step("attack A Hero")
    fight.step("play B")
    assert fight.totals() == (7 + 3 + 4 - 1, 8)
    alone = table("Thay . . . . .\n0 0 0 0 0 0\nLich+Sword Mind_Flayer . . . .", "Hero", flayer, options=ONE_BY_ONE)
    alone.step("attack A Hero")
    alone.step("play B")
    assert alone.totals() == (10, 11)


def test_regeneration_sends_the_beaten_to_limbo_until_the_next_event() -> None:
    again = real("BR/40")
    regent = card("Ada", w.REGENT, 6, world=FR)
    calm = card("Calm", w.EVENT)
    drawing = "Thay . Oak . . .\n0 0 0 1 0 0\nLich+Sword Regeneration Rat Spark . ."
    fight = table(drawing, "Ada Nun / Calm", again, calm, friend=regent, options=ONE_BY_ONE)
    fight.do("attack A Ada", "play B")
    assert fight.pool() == "Ada Nun"
    assert "Regeneration" in fight.gone()
    assert fight.notes("attack") == ["attack A Nun", "attack C Nun"]
    fight.do("discard D", "turn Calm")
    assert fight.notes("attack") == ["attack A Ada", "attack A Nun", "attack C Ada", "attack C Nun"]


def test_preserver_waits_in_limbo_after_a_loss_to_a_dark_sun_champion() -> None:
    preserver = real("3rd/306")._replace(name="Hero")
    athas = card("Ogre", w.MONSTER, 12, world=w.WORLDS.index("dark-sun"))
    calm = card("Calm", w.EVENT)
    drawing = "Thay Oak . . . .\n0 0 1 0 0 0\nOgre Rat Spark . . ."
    fight = table(drawing, "Hero Nun / Calm", calm, friend=preserver, foe=athas)
    fight.do("attack A Hero")
    assert fight.pool() == "Hero Nun"
    assert "attack B Hero" not in fight.notes()
    assert "attack B Nun" in fight.notes()
    fight.do("discard C", "turn Calm")
    assert "attack B Hero" in fight.notes()


def test_formless_horror_stays_with_its_victim() -> None:
    horror = real("3rd/106")
    drawing = "Thay . . . . .\n0 0 0 0 0 0\nLich+Sword Spell_of_Formless_Horror . . . ."
    fight = table(drawing, "Sage Hero", horror, options=ONE_BY_ONE)
    fight.step("attack A Sage")
    fight.step("play B")
    assert fight.totals() == (6, 8)
    fight.settle()
    fight.step("attack A Hero")
    assert fight.totals() == (7, 8)


@pytest.mark.parametrize(("name", "flying"), [("1st/361", 2), ("1st/343", 1)])
def test_so_many_allies_learn_to_fly(name: str, flying: int) -> None:
    spell = real(name)._replace(kind=w.WIZARD_SPELL, name="Wings")
    eagle = card("Eagle", w.HOLDING, world=FR, says=_said(do="level", who="attacker ally +flyer", number=10))
    drawing = "Thay+Eagle . . . . .\n0 0 0 0 0 0\nLich+Sword+Cloak+Idol+Grail Wings . . . ."
    more = (spell, eagle, card("Gang", w.ALLY, 2))
    fight = table(drawing, "Sage+Band+Pack+Gang", *more, options=ONE_BY_ONE)
    fight.step("attack A Sage")
    before = fight.totals()[0]
    fight.step("play B")
    fight.step("option 2")
    for ally in ("Band", "Pack", "Gang")[:flying]:
        fight.step(f"choose {ally}")
    assert fight.totals()[0] == before + 10 * flying


def test_the_sword_of_kas_is_dull_against_the_eye_and_hand() -> None:
    sword = real("AR/7")._replace(world=FR)
    hand = card("Eye and Hand of Vecna", w.ARTIFACT, 1, world=FR)
    fight = table("Thay . . . . .\n0 0 0 0 0 0\nLich . . . . .", "Hero+Sword_of_Kas", sword, hand)
    fight.step("attack A Hero")
    assert fight.totals() == (15, 4)
    dull = table("Thay . . . . .\n0 0 0 0 0 0\nLich+Eye_and_Hand_of_Vecna . . . . .", "Hero+Sword_of_Kas", sword, hand)
    dull.step("attack A Hero")
    assert dull.totals() == (7, 9)


def test_kerm_sweeps_every_ally_away_and_rests_after_a_victory() -> None:
    kerm = real("PO/21")._replace(name="Kerm", level=9)
    drawing = "Thay Oak . . . .\n0 0 0 0 0 0\nOgre Rat Band . . ."
    fight = table(drawing, "Kerm Nun", friend=kerm)
    fight.do("attack A Kerm")
    assert {"Ogre", "Band"} <= fight.gone()
    assert fight.pool() == "Kerm Nun"
    assert fight.notes("attack") == ["attack B Nun"]


def test_a_defiler_loses_one_holding_for_all_spells_of_a_fight() -> None:
    defiler = real("1st/303")._replace(name="Defiler", level=4)
    drawing = "Thay+Fort Oak+Tower . . . .\n3 0 0 0 0 0\nDefiler Rat . . . ."
    zap = card("Zap", w.WIZARD_SPELL, 1, has="offensive")
    fight = table(drawing, "Hero+Sword / Spark Zap Pack", zap, foe=defiler)
    fight.do("attack A Hero", "turn Zap")
    fight.do("turn Spark")
    assert len({"Fort", "Tower"} & fight.gone()) == 1


@pytest.mark.parametrize("side", ["attacker", "defender"])
def test_traitor_turns_the_highest_ally_of_the_fight(side: str) -> None:
    traitor = real("1st/403")
    foe, pool = ("Rat+Pack", "Hero+Band") if side == "attacker" else ("Rat+Band", "Hero+Pack")
    fight = table(f"Thay . . . . .\n3 0 0 0 0 0\n{foe} . . . . .", f"{pool} / Traitor Oak Sword", traitor)
    for note in ("attack A Hero", "turn Traitor", "resolve A"):
        fight.step(note)
    assert fight.totals() == ((7, 9) if side == "attacker" else (14, 2))


def test_a_pit_trap_takes_the_attacker_and_saves_the_realm() -> None:
    trap = real("1st/416")
    fight = table("Thay Oak . . . .\n1 0 0 0 0 0\nRat Ogre . . . .", "Hero Sage / Pit_Trap!", trap)
    fight.do("attack A Hero", "turn Pit Trap!")
    assert "Hero" in fight.gone()
    fight.looks("Thay Oak . . . .\n0 0 0 0 0 0\nRat Ogre . . . .")


def test_bansmareton_lifts_every_ban_on_attacks() -> None:
    lord = real("MI/79")._replace(name="Lord", power=real("MI/79").power[1:])
    gate = card("Gate", w.REALM, world=FR, says=_said(do="bar", who="hero"))
    drawing = "Gate . . . . .\n0 0 0 0 0 0\nRat . . . . ."
    assert table(drawing, "Hero Nun", gate).notes("attack") == ["attack A Nun"]
    hero = card("Nun", w.HERO, 5, world=GH)
    fight = table(drawing, "Lord Nun", gate, hero, friend=lord)
    assert fight.notes("attack") == ["attack A Lord", "attack A Nun"]


def test_control_flames_reaches_a_holding_and_spares_others() -> None:
    flames = real("PO/84")
    mind = card("Ada", w.PSIONICIST, 6, world=FR)
    hearth = card("Hearth of Fire", w.HOLDING, world=FR, says=_said(do="level", who="defender champion", number=3))
    drawing = "Thay+Hearth_of_Fire . . . . .\n0 0 0 0 0 0\nOgre Control_Flames . . . ."
    fight = table(drawing, "Ada", flames, hearth, friend=mind)
    fight.step("attack A Ada")
    assert fight.totals() == (6, 9)
    fight.step("play B")
    fight.step("option 1")
    assert "Hearth of Fire" in fight.gone()


def test_a_knee_hurts_no_dragon() -> None:
    knee = real("MI/91")
    wyrm = card("Lich", w.MONSTER, 8, world=FR, has="dragon")
    drawing = "Thay . . . . .\n0 0 0 0 0 0\nLich Knee_to_the_Groin . . . ."
    fight = table(drawing, "Hero", knee, foe=wyrm, options=ONE_BY_ONE)
    fight.step("attack A Hero")
    fight.step("play B")
    assert fight.totals() == (7, 8)
    other = table(drawing, "Hero", knee)
    other.step("attack A Hero")
    other.step("play B")
    assert other.totals() == (7, 4)


@pytest.mark.parametrize(("version", "total"), [(RULES.version, 7), (FIRST_RULES.version, 11)])
def test_who_is_immune_ignores_a_bonus_that_is_a_clause(version: int, total: int) -> None:
    fist = card("Fist", w.UNARMED, has="offensive", says=_said(do="level", who="bearer", number=4))
    wall = card("Lich", w.WIZARD, 8, world=FR, says=_said(do="immune", who="this", what="unarmed-combat"))
    drawing = "Thay . . . . .\n0 0 0 0 0 0\nLich Fist . . . ."
    fight = table(drawing, "Hero", fist, foe=wall, options=ONE_BY_ONE, version=version)
    fight.step("attack A Hero")
    fight.step("play B")
    assert fight.totals()[0] == total


@pytest.mark.parametrize(("version", "totals"), [(RULES.version, (7, 13)), (FIRST_RULES.version, (10, 13))])
def test_the_tableau_takes_the_first_alternative_that_does_something(version: int, totals: tuple[int, int]) -> None:
    bolt = real("1st/332")
    drawing = "Thay . . . . .\n2 0 0 0 0 0\nLich . . . . ."
    fight = table(drawing, "Hero+Sword Sage / Lightning_Bolt Pack", bolt, version=version)
    helped = table(drawing, "Hero+Sword+Pack Sage / Lightning_Bolt Band", bolt, version=version)
    for one in (fight, helped):
        for note in ("attack A Hero", "turn Lightning Bolt", "resolve A"):
            one.step(note)
    assert fight.totals() == totals
    assert helped.totals() == (10, 13)


@pytest.mark.parametrize(("version", "last"), [(RULES.version, True), (FIRST_RULES.version, False)])
def test_the_tableau_gives_up_its_own_cards_last(version: int, last: bool) -> None:
    finger = real("1st/397")
    rat = card("Rat", w.WIZARD, 5, world=FR)
    drawing = "Thay . . . . .\n2 0 0 0 0 0\nRat . . . . ."
    fight = table(drawing, "Hero+Pack / Finger_of_Death Band", finger, foe=rat, version=version)
    for note in ("attack A Hero", "turn Finger of Death", "resolve A"):
        fight.step(note)
    assert ("Pack" in fight.gone()) == last


def test_a_dragon_slayer_looks_for_dragons_in_pools_and_in_combat() -> None:
    slayer = real("AR/51")
    wyrm = card("Wyrm", w.MONSTER, 6, world=FR, has="dragon")
    drake = card("Drake", w.ALLY, 3, has="dragon")
    drawing = "Thay . . . . .\n0 0 1 0 0 0\nRat . Spark Drake . ."
    fight = table(drawing, "Wyrm Sage / Dragon_Slayer", slayer, drake, friend=wyrm)
    fight.do("discard C", "turn Dragon Slayer")
    assert "Wyrm" in fight.gone()
    assert "Drake" not in fight.gone()


def test_move_silently_is_kept_for_later_realms() -> None:
    thief = card("Ada", w.THIEF, 9, world=FR)
    drawing = "Thay Oak . . . .\n0 0 0 0 0 0\nOgre+Sword+Cloak Move_Silently Rat . . ."
    fight = table(drawing, "Ada", real("NS/57")._replace(level=9), friend=thief)
    fight.do("attack A Ada", "play B")
    assert fight.pool() == "Ada+Move Silently".replace(" ", "_")


@pytest.mark.parametrize("name", ["1st/363", "1st/364"])
def test_a_wall_is_of_no_use_to_an_attacker(name: str) -> None:
    wall = real(name)._replace(kind=w.WIZARD_SPELL, name="Wall", level=9)
    drawing = "Thay . . . . .\n0 0 0 0 0 0\nLich Wall . . . ."
    fight = table(drawing, "Sage", wall, options=ONE_BY_ONE)
    fight.step("attack A Sage")
    fight.step("play B")
    assert fight.totals() == (6, 8)


@pytest.mark.parametrize("name", ["PR/1", "4th/457", "4th/464", "AR/105", "4th/520"])
def test_an_artifact_for_any_world_goes_to_a_champion_of_another(name: str) -> None:
    one = real(name)
    drawing = f"Thay . . . . .\n0 0 0 0 0 0\nLich {one.name.replace(' ', '_')} . . . ."
    assert "attach B Hero" in table(drawing, "Hero", one).notes("attach")
    assert table(drawing, "Hero", one, version=1).notes("attach") == []
    bound = one._replace(power=())
    assert table(drawing, "Hero", bound).notes("attach") == []
