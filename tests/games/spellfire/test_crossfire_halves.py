"""English texts of two sentences that belong together, made up for this test, and what they are read as."""

import pytest
from tests.games.spellfire.texts import printed, taken

from vedette.games.spellfire.cards.card import CODE
from vedette.games.spellfire.powers import words as w

READ = [
    (
        w.HOLDING,
        (
            "The marsh gas of Ada causes each attacking champion to become ill. All champions, even if "
            "victorious, are discarded."
        ),
        "Attacking champions leave play after a won fight.",
    ),
    (
        w.REALM,
        (
            "Ada are immune to the power of Lord Dorn. But they are fearful of giants, and giants gain 2 "
            "levels when attacking this realm."
        ),
        (
            "This card is immune to the powers of cards named “Lord Dorn”. Attacking giant champions and "
            "allies gain 2 levels."
        ),
    ),
    (
        w.HOLDING,
        (
            "The base level of elf champions defending any realm of this player is doubled. Elf champions "
            "defeated while defending the attached realm return to their pool instead of being discarded."
        ),
        (
            "From anywhere in play, the base level of defending elf champions is multiplied by 2. Defending "
            "elf champions go back to the pool when beaten."
        ),
    ),
    (
        w.EVENT,
        (
            "Played during combat, all champions and allies in battle who are not elves, dwarves or giants "
            "are discarded. If both champions are slain, the battle is over with no victors."
        ),
        "On entry, discard all champions and allies other than dwarves/elves/giants of both sides.",
    ),
    (
        w.EVENT,
        (
            "Until the end of this player's next turn, all giants are halved in level when in combat with "
            "nongiant champions. While this event is in play, all giants lose their special powers."
        ),
        (
            "If there are defending champions other than giants, the level of attacking giants is halved, "
            "rounded down until the next event. If there are attacking champions other than giants, the level"
            " of defending giants is halved, rounded down until the next event. Giants of both sides in play "
            "lose their powers until the next event."
        ),
    ),
    (
        w.RULE,
        ("All champions of base level 7 and above are reduced to level 3. The levels of all others are doubled."),
        (
            "The base level of champions of base level 7 or more of both sides in play becomes 3. The level "
            "of champions of base level 6 or less of both sides in play is multiplied by 2."
        ),
    ),
    (
        w.ITEM,
        (
            "This bent spoon allows a defender to block the use of any spear. Their bonuses are negated as "
            "well as any powers they have."
        ),
        "When defending, opposing spear items and artifacts lose their powers and their bonuses.",
    ),
    (
        w.ITEM,
        (
            "The attached champion can discard this item at any time to end a battle involving a giant "
            "champion. The combat ends without a victor."
        ),
        (
            "If its side so chooses, if there are giant champions of both sides, the fight ends without a "
            "winner. If its side so chooses, discard this card after the fight it was used in."
        ),
    ),
    (
        w.ITEM,
        (
            "Subtract the base level of this champion from the base level of any one undead in play. If the "
            "undead champion or ally drops below level 0 it is discarded."
        ),
        (
            "On entry, for 1 of the undead of both sides in play, that card loses 1 level for each base level"
            " of its champion. On entry, discard all undead of level -1 or less of both sides in play."
        ),
    ),
    (
        w.ARTIFACT,
        (
            "Ada grants the wearer immunity to offensive spells. If used by a giant avatar, the immunities "
            "extend to all giant champions in the player's pool."
        ),
        (
            "Its champion is immune to offensive spells. From anywhere in play, if its champion is among the "
            "giant champions, if its champion is among the avatar champions, giant champions of its side in play "
            "are immune to offensive spells."
        ),
    ),
    (
        w.ALLY,
        (
            "This ally drains the adjusted level of an opposing champion (except thief) by 5; any that drop "
            "below 0 are instantly defeated."
        ),
        (
            "Opposing clerics, heroes, monsters, psionicists, regents and wizards lose 5 levels. On entry, "
            "discard all opposing clerics, heroes, monsters, psionicists, regents and wizards of level -1 or "
            "less."
        ),
    ),
    (
        w.ALLY,
        (
            "If played with Lord Dorn, this ally doubles in level and cannot be discarded or forced to switch"
            " sides, returning to the pool with Lord Dorn at the end of combat."
        ),
        (
            "If its champion is among the cards named “Lord Dorn”, the level of this card is multiplied by 2. If "
            "its champion is among the cards named “Lord Dorn”, this card cannot be discarded or change sides "
            "while the fight lasts. If its champion is among the cards named “Lord Dorn”, this card stays with "
            "its champion beyond the fight."
        ),
    ),
    (
        w.CLERIC_SPELL,
        (
            "This spell remains in effect until the end of this player's next turn. Ada turns all spells "
            "against their casters."
        ),
        "Each time one of the opposing spells is used, have that card change sides.",
    ),
    (
        w.WIZARD_SPELL,
        (
            "The champion can immediately elude an opposing thief or hero, ending the round of battle. Both "
            "champions go back to their pools."
        ),
        "On entry, against heroes and thieves, the fight ends without a winner.",
    ),
    (
        w.UNARMED,
        (
            "Ada halves the levels (rounded down) of an opposing champion and one ally. Undead are immune to "
            "this effect."
        ),
        (
            "The level of opposing champions other than undead is halved, rounded down. On entry, for 1 of "
            "the opposing allies other than undead, the level of that card is halved, rounded down."
        ),
    ),
    (
        w.HERO,
        "Ada gains 2 levels if Mara is in the player's pool.",
        (
            "If there are champions named “Mara the Meek” or “Mara, Avatar of Rain” of its side outside the "
            "fight, this card gains 2 levels."
        ),
    ),
    (
        w.HERO,
        "Ada gains +4 levels when battling Mara or Red Wizards.",
        (
            "Against champions named “Mara the Meek” or “Mara, Avatar of Rain” or Red Robe champions, this "
            "card gains 4 levels."
        ),
    ),
    (
        w.HERO,
        "Elf (drow). When defending Salt Marsh or any Underdark realm, Ada's level is doubled.",
        (
            "When defending, if there are realms named “Salt Marsh” or Underdark realms of both sides, the "
            "level of this card is multiplied by 2."
        ),
    ),
    (
        w.MONSTER,
        "Ada is immune to the special powers of elves and all their attached cards.",
        (
            "This card is immune to the powers of elf champions. Against elf champions, this card is immune to "
            "the powers of Round 4 cards, items and artifacts and allies."
        ),
    ),
    (
        w.MONSTER,
        (
            'Only offensive spells and magical items that have the word "frost" in their title have any '
            "effect on this monster."
        ),
        "This card is immune to offensive spells and magical items without “frost” in the name.",
    ),
    (
        w.CLERIC,
        (
            "This player and all of his cards are immune to all offensive spells. All champions in play can "
            "only be discarded through combat."
        ),
        (
            "From anywhere in play, cards of its side in play are immune to offensive spells. From anywhere "
            "in play, champions of both sides in play cannot be discarded while the fight lasts."
        ),
    ),
    (
        w.REALM,
        "The ghost of old Bors, fallen lord of Ada, haunts this realm, acting as a level 4 undead hero.",
        "The realm defends itself as a level 4 hero. Defending realms count among the undead too.",
    ),
    (
        w.REALM,
        "Only Greyhawk champions can attack this realm; champions from other worlds cannot attack.",
        "Only Greyhawk champions may attack this realm.",
    ),
    (
        w.HERO,
        (
            "If this champion is to be sent to the discard pile or Abyss through any means other than losing "
            "combat, place into limbo instead. This champion returns at the beginning of the player's next "
            "turn."
        ),
        ("From anywhere in play, this card, if it would be discarded unbeaten, goes to limbo until the next event."),
    ),
    (
        w.HERO,
        "Immune to the effects of harmful events while in combat.",
        "If this card is in the fight, this card is immune to harmful events.",
    ),
    (
        w.HERO,
        "Elves and gnomes cannot stand against Ada in battle.",
        "When attacking, elves/gnomes may not defend here. No elf/gnome allies for the other side.",
    ),
]


@pytest.mark.parametrize(("kind", "text", "power"), READ)
def test_two_sentences_are_understood_together(kind: int, text: str, power: str) -> None:
    assert printed(kind, text) == power


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (w.RULE, "All elves gain 2 levels. The levels of all others are doubled."),
        (w.ARTIFACT, "If used by a giant avatar, the immunities extend to all giant champions in the player's pool."),
        (w.ITEM, "Its bearer gains 2 levels. If the undead champion or ally drops below level 0 it is discarded."),
    ],
)
def test_a_second_half_alone_is_not_guessed(kind: int, text: str) -> None:
    assert taken(kind, text).status == CODE
