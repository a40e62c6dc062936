"""Powers in the notation of files: written and read back, and every wrong word refused with the right ones."""

import re

import pytest
from hypothesis import given
from tests.contract.walk import examples
from tests.core.troubled import in_words
from tests.games.patrol.powers import KINDS, later, powers, single

from vedette.core.errors import Unreadable
from vedette.games.patrol.cards import power_sentence
from vedette.games.patrol.cards.grammar import faults
from vedette.games.patrol.engine import vocabulary
from vedette.games.patrol.engine.vocabulary import (
    DEFENCE,
    ENEMY,
    NONE,
    PASSIVE,
    PATROLMATE,
    REVEAL,
    Clause,
    Power,
    pack,
    reaches,
)


@pytest.mark.parametrize("kind", KINDS)
def test_every_clause_is_one_word_for_the_engine(kind: int) -> None:
    packed = {pack(clause) for clause in single(kind)}
    assert len(packed) == len(single(kind)) == len(set(single(kind))) > 2000
    assert max(packed) < 2**27


@pytest.mark.parametrize("kind", KINDS)
def test_every_clause_is_written_and_read_back(kind: int) -> None:
    written = set()
    for clause in single(kind):
        text = power_sentence.write((clause,), kind)
        written.add(text)
        wrong = [trouble.message for trouble in faults(kind, (clause,))]
        if wrong:
            assert wrong == ["power-self"]
        else:
            assert power_sentence.read(text, kind) == (clause,)
    assert len(written) == len(single(kind))


@pytest.mark.parametrize("chosen", [PATROLMATE, ENEMY])
def test_it_is_the_one_chosen_before(chosen: int) -> None:
    assert len(later(chosen)) > 50
    first = Clause(vocabulary.USE, vocabulary.ANY, vocabulary.RUN, chosen)
    for clause in later(chosen):
        power = (first, clause)
        if clause != first._replace(who=vocabulary.IT) or faults(REVEAL, power):
            assert power_sentence.read(power_sentence.write(power, REVEAL), REVEAL) == power


@examples(150)
@given(powers())
def test_any_power_is_written_and_read_back(drawn: tuple[int, Power]) -> None:
    kind, power = drawn
    text = power_sentence.write(power, kind)
    assert power_sentence.read(f"  {text.upper()} ".replace(";", " ; "), kind) == power
    assert re.fullmatch(r"[a-z0-9+:; -]+", text)


@pytest.mark.parametrize(
    ("text", "kind", "refusal"),
    [
        (
            "giv patrolmate 1 temporary",
            REVEAL,
            f"“giv” isn’t a word you can use here; choose one of {', '.join(vocabulary.VERBS)}",
        ),
        ("give mate 1 temporary", REVEAL, f"choose one of {', '.join(vocabulary.SUBJECTS)}"),
        ("give patrolmate one temporary", REVEAL, "“one” isn’t a number you can use here; write one such as 1, 2, 3"),
        ("have self 1 attack", PASSIVE, "“1” isn’t a number you can use here; write one such as +1, -1"),
        ("give patrolmate 1 levels", REVEAL, "choose one of permanent, temporary, poison, attack, health"),
        ("give patrolmate 1 temporary now", REVEAL, "“now” is one word too many"),
        ("give patrolmate", REVEAL, "“-” isn’t a number you can use here; write one such as"),
        ("kill: give self 1 attack", PASSIVE, "choose one of use, answer, always, while, instead, turned"),
        ("if alon have self +1 attack", PASSIVE, "alone, outnumbered, behind, weaker, stronger"),
        ("kills: give self 1 attack", REVEAL, "a reveal ability can’t start with “kills”; use use, or nothing"),
        ("use: give patrolmate 1 attack", PASSIVE, "a passive ability can’t start with “use”; use while, instead"),
        ("while: give self 1 attack", PASSIVE, "“give” doesn’t go with “while”; choose one of have, sneak, guard"),
        ("shoot patrolmate 1", REVEAL, "you can’t “shoot” “patrolmate” here; choose one of enemy, distant"),
        ("give enemy 1 attack", REVEAL, "“give” doesn’t take “attack” here; it takes poison"),
        ("give patrolmate 6 attack", REVEAL, "“give” doesn’t take the number 6 here; it takes 1 - 5"),
        ("have self +6 attack", PASSIVE, "it takes -5 - 5"),
        ("shoot enemy attack per enemy", REVEAL, "“shoot” can’t be counted per enemy here; leave out “per enemy”"),
        ("if alone run patrolmate", REVEAL, "“if alone” makes no sense here; choose one of outnumbered, behind"),
        ("instead: move self; if weaker sneak self", PASSIVE, "“if weaker” makes no sense here"),
        ("give it 1 attack", REVEAL, "“it” refers to nobody; an earlier clause must choose one of patrolmate"),
        ("run patrolmate; shoot it 2", REVEAL, "you can’t “shoot” “it” here; choose one of enemy"),
        ("run patrolmate; shoot enemy 2", REVEAL, "“enemy” would be a second choice"),
        ("strike enemy; hide self", REVEAL, "nothing after “strike” ever happens; put “strike” last, and only once"),
        ("shield; counter", DEFENCE, "put “counter” first, and without “shield” or “have”"),
        ("shield; shield", DEFENCE, "the same clause appears twice; once is enough"),
        ("give self 1 attack", REVEAL, "a reveal ability must reach someone besides the soldier itself; choose one of"),
        ("sneak self; guard self; instead: hide self; instead: move self", PASSIVE, "it may have 3"),
        ("", DEFENCE, "a defence ability needs a power"),
        ("have self +1 attack", NONE, "a power needs a type: R, P or D"),
        ("shield;", DEFENCE, "“-” isn’t a word you can use here; choose one of"),
    ],
)
def test_a_wrong_word_is_refused_with_the_right_ones(text: str, kind: int, refusal: str) -> None:
    with pytest.raises(Unreadable) as caught:
        power_sentence.read(text, kind)
    assert refusal in in_words(caught.value)


def test_what_reaches_other_patrols_is_marked() -> None:
    assert [reaches(power_sentence.read(f"shoot {who} 1", REVEAL)) for who in ("enemy", "distant", "anywhere")] == [
        False,
        True,
        True,
    ]
    assert reaches(power_sentence.read("dies: give teammates 1 attack", PASSIVE))
