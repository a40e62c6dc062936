"""Cards of the starter decks, each doing what its own text says: real cards on a table of plain ones."""

import pytest
from tests.games.spellfire.cast import FR, card
from tests.games.spellfire.reals import real, table

from vedette.games.spellfire.cards import deck as decks
from vedette.games.spellfire.cards.combinations import used_by
from vedette.games.spellfire.engine.rules import Options
from vedette.games.spellfire.engine.vocabulary import words as w


def test_havrum_riddle_ends_a_fight_and_goes() -> None:
    havrum = real("PO/22")
    drawing = "Thay Oak . . . .\n0 0 0 0 0 0\nHavrum_Riddle Lich . . . ."
    foe = table(drawing, "Hero+Sword Sage", foe=havrum)
    foe.do("attack A Hero")
    assert "Havrum Riddle" in foe.gone()
    assert foe.pool() == "Hero+Sword Sage"
    friend = table("Thay . . . . .\n0 0 0 0 0 0\nLich+Sword . . . . .", "Havrum_Riddle Sage", friend=havrum)
    friend.do("attack A Havrum Riddle")
    assert friend.notes() == ["option 1", "option 2"]
    friend.do("option 1")
    assert friend.pool() == "Sage"
    friend.looks("Thay . . . . .\n0 0 0 0 0 0\nLich+Sword . . . . .")


@pytest.mark.parametrize("name", ["1st/202", "1st/448"])
def test_an_event_that_takes_a_champion_of_each_pool_takes_no_fighter(name: str) -> None:
    event = real(name)
    alone = table(
        "Thay . . . . .\n3 0 0 0 0 0\nRat . . . . .", f"Hero / {event.name.replace(' ', '_')} Band Pack", event
    )
    alone.do("attack A Hero", f"turn {event.name}")
    assert not alone.over()
    assert "Hero" not in alone.gone()
    pair = table(
        "Thay . . . . .\n3 0 0 0 0 0\nRat . . . . .", f"Hero Sage Nun / {event.name.replace(' ', '_')} Band", event
    )
    pair.do("attack A Hero", f"turn {event.name}")
    assert pair.notes() == ["choose Sage", "choose Nun"]


def test_the_elf_prince_shoots_at_a_pool_and_not_at_whom_he_fights() -> None:
    prince = real("BR/89")
    drawing = "Thay Oak . . . .\n0 0 0 0 0 0\nOgre+Sword Rat . . . ."
    scene_ = table(drawing, "Hero", friend=prince._replace(name="Hero"))
    scene_.step("attack A Hero")
    assert scene_.gone() >= {"Rat"}
    assert "Ogre" not in scene_.gone()
    assert scene_.totals() == (7, 9)


@pytest.mark.parametrize("name", ["DR/98", "4th/437", "4th/435", "MI/97"])
def test_a_card_that_names_champions_is_used_by_them_whatever_their_type(name: str) -> None:
    one = real(name)
    drawing = f"Thay . . . . .\n0 0 0 0 0 0\nLich+Band {one.name.replace(' ', '_')} Spark . . ."
    dragon = card("Wyrm", w.WIZARD, 9, world=FR, has="dragon")
    used = table(drawing, "Wyrm", one._replace(level=9), friend=dragon)
    used.step("attack A Wyrm")
    assert "play B" in used.notes()


def test_no_card_of_a_starter_deck_is_without_a_champion_who_can_use_it_in_a_fight() -> None:
    evade, strength = real("DR/98"), real("DU/78")
    guard, wings = (decks.box()[name].deck for name in ("temple-guard", "wings"))
    assert all(used_by(champion, evade) for champion in guard.friendly + guard.opposing)
    able = [champion for champion in wings.friendly + wings.opposing if used_by(champion, strength)]
    assert len(able) == 6
    for champion in able:
        drawing = "Thay . . . . .\n0 0 0 0 0 0\nLich+Sword+Cloak+Band+Pack Supernatural_Strength . . . ."
        own = champion._replace(name="Ada", power=(), kind=champion.kind)
        fight = table(drawing, "Ada", strength._replace(level=20), friend=own)
        fight.step("attack A Ada")
        assert "play B" in fight.notes()


@pytest.mark.parametrize(
    ("name", "later", "gone"),
    [
        ("1st/417", "Pack", True),
        ("1st/417", "Band", False),
        ("NS/35", "Band", True),
        ("1st/300", "Band", True),
        ("1st/267", "Pack", True),
        ("BR/96", "Pack", False),
    ],
)
def test_a_champion_that_destroys_allies_destroys_those_that_come_later(name: str, later: str, gone: bool) -> None:
    foe = real(name)._replace(name="Fiend", level=12)
    drawing = f"Thay . . . . .\n0 0 0 0 0 0\nFiend {later} Spark . . ."
    fight = table(drawing, "Sage+Sword", foe=foe, options=Options(one_by_one=True))
    fight.step("attack A Sage")
    fight.step("play B")
    assert (later in fight.gone()) == gone


def test_keening_takes_one_living_ally_of_each_attack() -> None:
    keening = real("RL/6")
    drawing = "Keening . . . . .\n0 0 0 0 0 0\nOgre Band Pack Spark . ."
    fight = table(drawing, "Sage", keening)
    fight.step("attack A Sage")
    fight.step("play B")
    assert "Band" in fight.gone()
    fight.step("play C")
    assert "Pack" not in fight.gone()


def test_simpkin_has_the_items_that_come_later() -> None:
    simpkin = real("NS/36")._replace(name="Simpkin")
    fight = table("Thay . . . . .\n4 0 0 0 0 0\nOgre . . . . .", "Simpkin / Sword Cloak Band Pack", friend=simpkin)
    fight.do("attack A Simpkin", "turn Sword", "turn Cloak")
    assert fight.totals() == (11, 6)


def test_kazhal_breaks_one_item_and_the_shield_wins_over_one_ally() -> None:
    kazhal = real("1st/299")._replace(name="Kazhal")
    fight = table("Thay . . . . .\n4 0 0 0 0 0\nOgre . . . . .", "Kazhal / Sword Cloak Band Pack", friend=kazhal)
    fight.do("attack A Kazhal", "turn Sword", "turn Cloak")
    assert "Sword" in fight.gone()
    assert fight.totals() == (9, 7)
    shield = real("1st/316")._replace(name="Shield")
    drawing = "Thay . . . . .\n4 0 0 0 0 0\nOgre . . . . ."
    taken = table(drawing, "Hero+Shield / Band Pack Cloak Fort", shield)
    taken.do("attack A Hero", "turn Band", "turn Pack")
    assert taken.totals() == (11, 9)


def test_proudglaive_triples_whoever_defends_without_allies_and_doubles_a_hero_with_them() -> None:
    glaive = real("BR/14")
    drawing = "Thay+Proudglaive Oak . . . .\n0 0 0 0 0 0\nLich{} Rat Pack . . ."
    lonely = table(drawing.format(""), "Hero Sage", glaive, options=Options(one_by_one=True))
    lonely.step("attack A Hero")
    assert lonely.totals() == (7, 24)
    knight = card("Lich", w.HERO, 5, world=FR)
    helped = table(drawing.format("+Band"), "Hero Sage Nun", glaive, foe=knight, options=Options(one_by_one=True))
    helped.step("attack A Hero")
    assert helped.totals() == (7, 14)


def test_undead_allies_that_are_held_have_no_bonus_and_no_power() -> None:
    hold = real("1st/375")
    ghoul = card("Ghoul", w.ALLY, 9, has="undead")
    drawing = "Thay . . . . .\n0 0 0 0 0 0\nLich+Ghoul Hold_Undead Spark Sword . ."
    fight = table(drawing, "Sage", hold, ghoul, options=Options(one_by_one=True, lenient_items=True))
    fight.step("attack A Sage")
    fight.step("play B")
    assert fight.totals() == (6, 8)


@pytest.mark.parametrize("name", ["4th/446", "NS/62", "IQ/98"])
def test_what_lasts_until_its_champion_goes_stays_with_the_victor(name: str) -> None:
    lasting = real(name)._replace(name="Claws", level=9)
    regent = card("Ada", w.REGENT if lasting.kind == w.BLOOD else w.THIEF, 6, world=FR)
    drawing = "Thay Oak . . . .\n0 0 0 0 0 0\nOgre Claws Band Rat . ."
    fight = table(drawing, "Ada", lasting, friend=regent)
    fight.do("attack A Ada", "play B")
    assert fight.pool() == "Ada+Claws"
