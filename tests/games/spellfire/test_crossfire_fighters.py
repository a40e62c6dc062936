"""English sentences about fighters and what they use, made up for this test, and what they are read as."""

import pytest
from tests.games.spellfire.texts import printed, taken

from vedette.games.spellfire.powers import words as w

READ = [
    (
        w.CLERIC,
        "One dragon champion in play can be used as an ally. Win or lose, the borrowed champion returns to its pool.",
        (
            "On entry, joining the fight as allies: 1 of the dragon champions of its side outside the fight until the "
            "fight ends."
        ),
    ),
    (
        w.MONSTER,
        "Ada's focus is elves, and her anger is such that she doubles her base level whenever in battle with them.",
        "Against elf champions, the base level of this card is multiplied by 2.",
    ),
    (
        w.HERO,
        "Ada can only be joined by allies of at least level 6.",
        "No allies of level 5 or less for its side.",
    ),
    (
        w.HERO,
        "Immune to offensive wizard spells cast by dragons.",
        "Against dragon champions, this card is immune to offensive wizard spells.",
    ),
    (
        w.CLERIC,
        (
            "Ada can use wizard spells. In battle, it can turn into a grey bear (monster, base level 9), but can no "
            "longer cast wizard spells."
        ),
        (
            "Option 1, this card may use wizard spells. Option 2, this card is a monster too. "
            "Option 2, the base level of this card becomes 9."
        ),
    ),
    (
        w.WIZARD,
        "While in a pool, if not used in combat, each combat round Ada may destroy one enemy ally of level 3 or lower.",
        (
            "From anywhere in play, for the first of the opposing allies of level 3 or less used in a fight, "
            "if this card is outside the fight, discard that card."
        ),
    ),
    (
        w.REGENT,
        "Psionicists defeated by Ada are sent to the Abyss.",
        "After a won fight, discard all opposing psionicists.",
    ),
    (
        w.ALLY,
        "If defeated in battle, Ada attaches itself to the victorious champion, reducing his base level by 2.",
        "After a lost fight, opposing champions lose 2 levels for good.",
    ),
    (
        w.ALLY,
        "Every friendly ally played after Ada gains 2 levels.",
        "Each time one of the allies of its side is used, that card gains 2 levels.",
    ),
    (
        w.ITEM,
        "The bearer is immune to the powers of giants and their attached cards.",
        (
            "Its champion is immune to the powers of giant champions. Against giant champions, its champion is "
            "immune to the powers of Round 4 cards, items and artifacts and allies."
        ),
    ),
    (
        w.CLERIC_SPELL,
        "Can also be cast by any giant. Discard one opposing ally.",
        (
            "All champions able to use cleric spells or giant champions may use this card, and nobody else. "
            "On entry, discard 1 of the opposing allies."
        ),
    ),
    (
        w.WIZARD_SPELL,
        "Can be cast at any time to cancel the effects of a harmful event.",
        "On entry, cancel 1 of the harmful events of both sides.",
    ),
    (
        w.WIZARD_SPELL,
        (
            "Cancels one thief skill. If used on a just played thief skill, the thief attempting to use the skill is "
            "discarded."
        ),
        (
            "On entry, if there are opposing thief abilities, discard all opposing thieves. "
            "On entry, cancel 1 of the opposing thief abilities."
        ),
    ),
    (
        w.ALLY,
        (
            "Immediately destroys an opposing champion of level 4 or less. Count only magical item and artifact "
            "bonuses when determining level."
        ),
        "On entry, against champions of level 4 or less (gear included), its side wins the fight.",
    ),
    (
        w.HOLDING,
        "All champions (if defeated) and allies who attack this realm are sent to the Abyss.",
        ("After a won fight, discard, whatever protects them, all attacking champions, allies and magical items."),
    ),
    (
        w.MONSTER,
        "Ada can use her cloud, preventing all but flyers from battling her.",
        "When defending, the attacker is driven back unless among the flying champions.",
    ),
    (
        w.ITEM,
        "Ada can be used to add a +2 in battle; or can add a +6, but is then discarded.",
        (
            "Option 1, the base level of this card becomes 2. Option 2, the base level of this card becomes 6. "
            "Option 2, discard this card after the fight it was used in."
        ),
    ),
    (
        w.WIZARD_SPELL,
        "Ada summons a giant champion from any pool to act as an ally (level only).",
        (
            "On entry, joining the fight as allies, without their powers: 1 of the giant champions of its side outside "
            "the fight."
        ),
    ),
]


@pytest.mark.parametrize(("kind", "text", "power"), READ)
def test_a_text_that_is_certain_is_understood(kind: int, text: str, power: str) -> None:
    assert printed(kind, text, "Ada the Bold") == power


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (w.HERO, "Ada cannot be sent to the Abyss if she is in a pool with 3 or more other adventurers."),
        (w.ITEM, "Psionicists with this item can look at cast wizard spells."),
        (w.ALLY, "Gains +3 for each additional card allied to the champion."),
        (w.MONSTER, "In battle, it can turn into a grey bear (monster, base level 9), but can no longer cast spells."),
    ],
)
def test_what_is_not_certain_is_not_guessed(kind: int, text: str) -> None:
    assert taken(kind, text, "Ada the Bold").power == ()
