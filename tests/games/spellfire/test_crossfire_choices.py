"""English sentences about what is left open, made up for this test, and what they are read as."""

import pytest
from tests.games.spellfire.texts import printed, taken

from vedette.games.spellfire.cards.card import CODE, EXACT
from vedette.games.spellfire.powers import words as w

READ = [
    (w.HERO, "Ada's allies cannot be forced to switch sides.", "Allies of its side cannot change sides."),
    (
        w.ITEM,
        "The bearer's items cannot be discarded or made to change sides during combat.",
        "Magical items of its side cannot be discarded or change sides while the fight lasts.",
    ),
    (w.WIZARD, "Spells cast by Ada cannot be dispelled.", "Spells of its side cannot be cancelled."),
    (
        w.ITEM,
        "Usable only by giants and the bearer is immune to cards that instantly kill giants.",
        (
            "All giant champions may use this card, and nobody else. "
            "Its champion cannot be discarded, or beaten at once, by cards."
        ),
    ),
    (
        w.WIZARD_SPELL,
        "Reflects a just-cast offensive spell upon its caster.",
        "On entry, have 1 of the opposing offensive spells change sides.",
    ),
    (
        w.MONSTER,
        "Ada reflects all thief abilities back at the user.",
        "Each time one of the opposing thief abilities is used, have that card change sides.",
    ),
    (
        w.CLERIC,
        "Heroes cannot use unarmed combat without Ada's permission.",
        "From anywhere in play, opposing heroes in play may not use unarmed combat cards.",
    ),
    (
        w.EVENT,
        "All monsters in pools are sent to limbo until the end of their owner's next turn.",
        "On entry, no attack by or against all monsters of both sides outside the fight until the next event.",
    ),
    (
        w.ITEM,
        "The bearer can add 2 levels to any combat he is not involved in.",
        "From anywhere in play, if this card is outside the fight, champions of its side gain 2 levels.",
    ),
    (
        w.ALLY,
        "Ada can be discarded at any time to destroy 1 opposing item.",
        (
            "If its side so chooses, on entry, discard 1 of the opposing magical items. "
            "If its side so chooses, on entry, discard this card."
        ),
    ),
    (
        w.ALLY,
        "Ada negates the powers of 1 opposing ally.",
        "On entry, for 1 of the opposing allies, that card loses its power.",
    ),
    (
        w.ARTIFACT,
        "Ignores 1 spell per battle.",
        "For the first of the opposing spells used in a fight, that card loses its power and its bonus.",
    ),
    (
        w.ITEM,
        "Subtract the base level of the bearer from the level of the opposing champion.",
        "Opposing champions lose 1 level for each base level of its champion.",
    ),
    (
        w.THIEF,
        "Ada can imitate the power of any regent in any pool.",
        "On entry, imitate the power of 1 of the regents of both sides outside the fight.",
    ),
    (
        w.ALLY,
        "During combat, Ada can copy any one item attached to the opposing champion.",
        "On entry, imitate the power and the level of 1 of the opposing magical items.",
    ),
    (
        w.CLERIC_SPELL,
        "Discards any thief in play, regardless of powers.",
        "On entry, discard, whatever protects them, 1 of the thieves of both sides in play.",
    ),
    (
        w.ALLY,
        "The opponent is automatically defeated unless he has or can play an artifact.",
        "If there are no opposing artifacts, its side wins the fight unless one more card of the other averts it.",
    ),
    (
        w.HERO,
        "When Ada is in a pool with 2 or more other adventurers, each adventurer gains a +4 ally.",
        (
            "From anywhere in play, if there are 3 or more adventuring champions of its side in play, "
            "adventuring champions of its side in play gain 4 levels."
        ),
    ),
    (
        w.CLERIC_SPELL,
        "The +2 ally summoned with Ada stays with the champion until the end of this player's next turn.",
        "After a won fight, its champion gains 2 levels until the next event.",
    ),
    (
        w.ALLY,
        "If played with an elf, Ada remains with the champion until he is defeated or discarded.",
        "If its champion is among the elf champions, this card stays with its champion beyond the fight.",
    ),
    (
        w.MONSTER,
        "If victorious in combat, takes 2 ally with him into the pool.",
        "After a won fight, for 2 of the allies of its side, that card stays with its champion beyond the fight.",
    ),
    (
        w.MONSTER,
        "If attacking, it may choose to automatically win the round, but the card must then be discarded.",
        (
            "If its side so chooses, on entry, when attacking, its side wins the fight. "
            "If its side so chooses, when attacking, this card leaves play after a won fight."
        ),
    ),
    (
        w.THIEF,
        "If defeated in battle, she escapes to limbo, returning at the end of her player's next turn.",
        (
            "This card goes back to the pool when beaten. "
            "After a lost fight, no attack by or against this card until the next event."
        ),
    ),
]


@pytest.mark.parametrize(("kind", "text", "power"), READ)
def test_what_a_text_leaves_open_is_understood(kind: int, text: str, power: str) -> None:
    assert printed(kind, text) == power


def test_a_realm_that_is_any_champion_leaves_seven_types() -> None:
    text = "Ada can defend itself as a level 5 champion of any type, chosen by the player when attacked."
    found = taken(w.REALM, text)
    assert found.status == EXACT
    assert [(one.do, one.number) for one in found.power if not one.option] == [(w.DEFENDS, 5)]
    kinds = {one.what[0].kinds: one.option for one in found.power if one.option}
    assert sorted(kinds.values()) == list(range(1, 8))
    assert sum(kinds) == w.CHAMPIONS


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (w.HERO, "Ada cannot be forced to switch seats."),
        (w.ITEM, "Can be discarded at any time to please the player."),
        (w.EVENT, "All taxes in pools are sent to limbo until the end of their owner's next turn."),
        (w.CLERIC, "Heroes cannot use umbrellas without Ada's permission."),
    ],
)
def test_what_is_like_it_is_not_guessed(kind: int, text: str) -> None:
    found = taken(kind, text)
    assert (found.status, found.power) == (CODE, ())
