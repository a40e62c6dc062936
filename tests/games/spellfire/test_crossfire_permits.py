"""English sentences that allow what this game allows anyway, or that few cards say, and what they are read as."""

import pytest
from tests.games.spellfire.texts import printed, taken

from vedette.games.spellfire.cards.card import EXACT
from vedette.games.spellfire.powers import words as w

NOTHING = [
    (w.HERO, "Ada can attack twice per turn, provided he wins his first round of combat."),
    (w.HERO, "Ada can attack twice. If he wins his first round, he can attack again with new allies."),
    (w.ITEM, "The attached champion may make an extra attack if he wins his first round and doesn't raze a realm."),
    (w.REALM, "Wizard champions can defend this realm twice per turn."),
    (
        w.EVENT,
        (
            "Until the end of this player's next turn, all elves can attack as many times as they wish (if successful)"
            " until a realm is razed."
        ),
    ),
]

READ = [
    (w.REALM, "Opponent's dragons cannot attack this realm.", "Dragon champions may not attack this realm."),
    (
        w.REALM,
        (
            "This realm extends under opponent's Greyhawk realms, allowing them to be attacked by this player's"
            " champions and allies, regardless of position or restrictions."
        ),
        (
            "From anywhere in play, if there are Greyhawk realms of both sides, champions of its side in play ignore"
            " attack restrictions."
        ),
    ),
    (
        w.REALM,
        (
            "Adds a +4 elf ally to all champions of this player when attacking. The ally is negated by any other Keep"
            " realm in play unless in the same player's formation."
        ),
        "From anywhere in play, when attacking, champions of its side in play gain 4 levels.",
    ),
    (
        w.REALM,
        "Can defend itself as a level 3 wizard and use allies and magical items.",
        "The realm defends itself as a level 3 wizard.",
    ),
    (
        w.HOLDING,
        "The attached realm can cast wizard spells and is immune to offensive wizard spells and harmful events.",
        "Defending realms may use wizard spells. This card is immune to offensive wizard spells or harmful events.",
    ),
    (
        w.THIEF,
        "While in a pool, negates the effects of Bors, Stone Lord, and Salt Marsh for all players.",
        (
            "From anywhere in play, if this card is outside the fight, cards named “Bors” or cards named “Stone Lord”"
            " or realms named “Salt Marsh” of both sides in play lose their powers and their bonuses."
        ),
    ),
    (
        w.HERO,
        "Ada is immune to events and may choose to ignore rules. Any Storm spells cast by her cannot be spell turned.",
        (
            "This card is immune to events. If its side so chooses, this card is immune to rules. Spells with “storm”"
            " in the name of its side cannot change sides."
        ),
    ),
    (
        w.HERO,
        (
            "Gains 2 levels when attacking an underdark realm, and/or gains 2 levels when attacking from an"
            " underdark realm."
        ),
        "When attacking, if there are Underdark realms of both sides, this card gains 2 levels.",
    ),
    (
        w.ITEM,
        "Ada can create a +5 offensive wizard spell for one round of combat. If so used, the item is then discarded.",
        (
            "If its side so chooses, its champion gains 5 levels. If its side so chooses, discard this card after the"
            " fight it was used in."
        ),
    ),
    (
        w.ARTIFACT,
        (
            "Usable only by a Greyhawk avatar. The attached champion and its allies can attack any 'western' realm (to"
            " this player's left), regardless of position or restrictions."
        ),
        "All Greyhawk avatar champions may use this card, and nobody else. Its champion ignores attack restrictions.",
    ),
    (w.ITEM, "Champion is a swimmer.", "Its champion counts among the swimmers too."),
    (w.ITEM, "Champion is immune to offensive magical items.", "Its champion is immune to offensive magical items."),
    (
        w.ITEM,
        (
            "When the attached champion is used in defense, Ada copies the powers of any holding in play for the"
            " defending realm."
        ),
        "On entry, when defending, imitate the power of 1 of the holdings of both sides in play.",
    ),
    (w.ALLY, "May not ally a champion allied with Mad Monkey.", "No cards named “Mad Monkey” for its side."),
    (
        w.EVENT,
        "All heroes are considered earthwalkers during this event.",
        "Heroes of both sides in play count among the earthwalkers too until the next event.",
    ),
]


@pytest.mark.parametrize(("kind", "text"), NOTHING)
def test_an_attack_more_is_everybodys_right_and_says_nothing(kind: int, text: str) -> None:
    found = taken(kind, text)
    assert (found.status, found.power) == (EXACT, ()), found.unknown


@pytest.mark.parametrize(("kind", "text", "power"), READ)
def test_a_sentence_is_understood(kind: int, text: str, power: str) -> None:
    assert printed(kind, text) == power


def test_parts_of_one_thing_are_an_artifact_together() -> None:
    text = (
        "If combined with any other parts of the rod, the rod counts as an artifact and gains an additional +1 per"
        " part."
    )
    found = taken(w.ITEM, text, "Rod of 7 Parts, Part 1")
    assert found.status == EXACT, found.unknown
    assert [(w.WORDS[one.do], one.conditions[0].least) for one in found.power] == [("type", 2), ("level", 2)]


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (w.HERO, "Ada can attack twice, and his second attack razes the realm."),
        (w.WIZARD_SPELL, "A wizard who casts Ada can fight again, regardless of whether he won or lost."),
        (w.REALM, "This realm extends under opponent's realms that have no holdings, allowing them to be attacked."),
        (w.REALM, "Opponent's strangers cannot attack this realm."),
        (w.THIEF, "While in a pool, negates the effects of Bors, Nobody, and Salt Marsh for all players."),
        (w.MONSTER, "It automatically defeats a realm champion."),
        (w.ALLY, "May not ally a champion allied with Bors."),
        (w.ARTIFACT, "Usable only by a Nowhere avatar."),
        (w.HERO, "This player's heroes gain 2 levels from somewhere else when attacking."),
    ],
)  # fmt: skip
def test_what_it_may_not_mean_is_left(kind: int, text: str) -> None:
    found = taken(kind, text, "Bors" if kind == w.ALLY else "Ada")
    assert (found.status != EXACT, found.power) == (True, ()), found
