"""English sentences on realms, rules, events and what is attached, made up for this test, and what they are read as."""

import pytest
from tests.games.spellfire.texts import printed, taken

from vedette.games.spellfire.cards.card import CODE
from vedette.games.spellfire.powers import words as w

READ = [
    (
        w.REALM,
        "Avatars who attack this realm are halved in base level.",
        "The base level of attacking avatars is halved, rounded down.",
    ),
    (
        w.REALM,
        "The level of attacking champions and allies that are not flyers is halved.",
        "The level of attacking champions and allies other than flyers is halved, rounded down.",
    ),
    (
        w.REALM,
        ("A lantern, letting this player increase or reduce his swimming champions' and allies' base level by 2."),
        (
            "Option 1, from anywhere in play, swimming champions and allies of its side in play gain 2 "
            "levels. Option 2, from anywhere in play, swimming champions and allies of its side in play lose "
            "2 levels."
        ),
    ),
    (
        w.REALM,
        "If Bors is anywhere in play, each defender of this realm gains a +5 ally able to cast wizard spells.",
        (
            "If there are cards named “Bors” of both sides in play, defending champions gain 5 levels. If "
            "there are cards named “Bors” of both sides in play, defending champions may use wizard spells."
        ),
    ),
    (
        w.REALM,
        "Ada negates the powers of Salt Marsh, Old Mill, and Iron Keep.",
        (
            "From anywhere in play, realms named “Salt Marsh” or cards named “Old Mill” or realms named “Iron"
            " Keep” of both sides in play lose their powers."
        ),
    ),
    (
        w.HOLDING,
        "Ada can only be attacked by wizards, and all attacking allies must be giants or elves.",
        "Only wizards may attack this realm. No allies other than elves/giants for the attacker.",
    ),
    (
        w.HOLDING,
        "This player's attacking champions are immune to the special powers of all Greyhawk allies.",
        ("From anywhere in play, when attacking, champions of its side are immune to the powers of Greyhawk allies."),
    ),
    (
        w.HOLDING,
        "This player's thieves can swim or earthwalk as needed. They ignore all wall spells.",
        (
            "From anywhere in play, thieves of its side in play count among the swimmers too. From anywhere "
            "in play, thieves of its side in play count among the earthwalkers too. From anywhere in play, "
            "thieves of its side in play ignore walls."
        ),
    ),
    (
        w.RULE,
        "Spells cast by undead champions cannot be dispelled.",
        (
            "If there are attacking undead champions, attacking spells cannot be cancelled. If there are "
            "defending undead champions, defending spells cannot be cancelled."
        ),
    ),
    (
        w.RULE,
        (
            "Ada reduces all thieves to half their normal levels (round down) and prevents the use of their "
            "powers and items."
        ),
        (
            "The level of thieves of both sides in play is halved, rounded down. Thieves of both sides in "
            "play lose their powers. No magical items for both sides in every fight."
        ),
    ),
    (
        w.EVENT,
        "All allies of undead champions gain 2 levels until the end of this event player's next turn.",
        (
            "If there are attacking undead champions, attacking allies gain 2 levels until the next event. If"
            " there are defending undead champions, defending allies gain 2 levels until the next event."
        ),
    ),
    (
        w.EVENT,
        "All elves in play double their total levels when attacking until this player's next turn.",
        "The level of attacking elves is multiplied by 2 until the next event.",
    ),
    (
        w.EVENT,
        ("All spellcasting champions (except Bors) cannot cast spells until the end of this player's next turn."),
        (
            "Champions without “bors” in the name able to use spells of both sides in play may not use spells"
            " until the next event."
        ),
    ),
    (
        w.EVENT,
        "All wizards gain 1 level until this player's next turn; wizards of the black robe gain 2 levels.",
        (
            "Wizards other than Black Robes of both sides in play gain 1 level until the next event. Black "
            "Robe wizards of both sides in play gain 2 levels until the next event."
        ),
    ),
    (
        w.EVENT,
        "All items in play must be discarded. No more can be played until this player's next turn.",
        (
            "On entry, discard all magical items of both sides in play. No magical items for both sides in "
            "every fight until the next event."
        ),
    ),
    (
        w.ITEM,
        (
            "If the combat level of the attached hero or thief is greater than 12 (after all modifiers), the "
            "champion automatically wins the battle."
        ),
        "If its champion is among the heroes and thieves of level 13 or more, its side wins the fight.",
    ),
    (
        w.ITEM,
        "Usable only by elves and gnomes, Ada works only against monsters.",
        (
            "All elf/gnome champions may use this card, and nobody else. "
            "Against anybody but monsters, the base level of this"
            " card becomes 0."
        ),
    ),
    (
        w.ITEM,
        "Ada makes the wearer immune to offensive spells, though only if played by dragon champions.",
        "Against dragon champions, its champion is immune to offensive spells.",
    ),
    (
        w.ITEM,
        (
            "May be discarded during battle to subtract the base level of the attached champion from the "
            "adjusted level of the opposing champion. If the new adjusted level is below zero, the opposing "
            "champion is discarded."
        ),
        (
            "If its side so chooses, on entry, opposing champions lose 1 level for each base level of its "
            "champion. If its side so chooses, on entry, discard all opposing champions of level -1 or less. "
            "If its side so chooses, on entry, discard this card."
        ),
    ),
    (
        w.ITEM,
        "All attacking champions and allies are lowered in level by 1 or by 2 if Ada is worn by Bors.",
        (
            "When defending, if its champion is not among the cards named “Bors”, attacking champions and allies "
            "lose 1 level. When defending, if its champion is among the cards named “Bors”, attacking champions "
            "and allies lose 2 levels."
        ),
    ),
    (
        w.ARTIFACT,
        "Usable by any wizard. This artifact enables wizards to use psionic power cards.",
        (
            "All wizards may use this card, and nobody else. "
            "This card may be attached whatever its world. If its champion is "
            "among the wizards, its champion may use psionic powers."
        ),
    ),
    (
        w.ARTIFACT,
        "The attached champion may substitute the powers of any champion from any pool other than its own.",
        (
            "If its side so chooses, on entry, imitate the power of 1 of the opposing champions outside the "
            "fight. If its side so chooses, on entry, its champion loses its power until the fight ends."
        ),
    ),
    (
        w.ALLY,
        "Ada multiplies: It gains 2 levels for each additional undead ally played with it.",
        (
            "This card gains 2 levels for each card among the undead allies of its side. If this card is among "
            "the undead allies, this card loses 2 levels."
        ),
    ),
    (
        w.ALLY,
        "Ada are +3 when attacking and/or +5 if attached to an elf.",
        (
            "When attacking, if its champion is not among the elves, the base level of this card becomes 3. If "
            "its champion is among the elves, the base level of this card becomes 5."
        ),
    ),
    (
        w.ALLY,
        "Becomes +5 if defending a realm with a chapel or cellar holding.",
        (
            "When defending, if there are holdings with “chapel” in the name or holdings with “cellar” in the"
            " name of both sides, the base level of this card becomes 5."
        ),
    ),
    (
        w.ALLY,
        "Every friendly ally played after this one gains 2 levels.",
        "Each time one of the allies of its side is used, that card gains 2 levels.",
    ),
    (
        w.PSIONIC,
        (
            "For this round of battle, change all opposing magical item levels to +1 and negate all of their "
            "special powers."
        ),
        "The base level of opposing magical items becomes 1. Opposing magical items lose their powers.",
    ),
    (
        w.CLERIC_SPELL,
        "One champion and up to two allies can fly for one round.",
        (
            "Its champion counts among the flyers too. On entry, for 2 of the allies of its side, that card "
            "counts among the flyers too."
        ),
    ),
]


@pytest.mark.parametrize(("kind", "text", "power"), READ)
def test_a_sentence_is_understood(kind: int, text: str, power: str) -> None:
    assert printed(kind, text) == power


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (w.EVENT, "All wizards gain 1 level; knights of the black robe gain 2 levels."),
        (w.EVENT, "All spellcasting champions (except Ada) cannot cast spells until this player's next turn."),
        (w.REALM, "Ada negates the powers of Salt Marsh, Old Mill, and Nowhere."),
        (w.ALLY, "Ada gains 2 levels for each additional undead champion played with it."),
    ],
)
def test_what_it_may_not_mean_is_left(kind: int, text: str) -> None:
    found = taken(kind, text, "Bors")
    assert found.status == CODE, found
