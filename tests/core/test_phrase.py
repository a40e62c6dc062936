"""A phrase says what its message says, however often and in whatever language."""

import pytest

from vedette.core import phrase
from vedette.core.language import LANGUAGES, say
from vedette.core.phrase import Phrase


def test_a_phrase_says_what_its_message_says_again_and_again() -> None:
    lay = Phrase("table-bot-thinks", "bot", "seconds")
    for _ in range(2):
        for language in LANGUAGES:
            for rank in (1, 9):
                assert lay.say(language, rank, 2) == say(language, "table-bot-thinks", bot=rank, seconds=2)


def test_a_phrase_that_has_said_too_much_begins_anew_and_says_the_same() -> None:
    draw = Phrase("table-bot-level", "level")
    first = draw.say("en", 0)
    for rank in range(1, phrase.KEPT + 2):
        draw.say("en", rank)
    assert draw.say("en", 0) == first == say("en", "table-bot-level", level=0)


def test_what_a_phrase_cannot_say_is_our_mistake() -> None:
    with pytest.raises(LookupError):
        Phrase("table-no-such-message").say("en")
    with pytest.raises(LookupError):
        Phrase("table-bot-level", "level").say("xx", 1)
    with pytest.raises(ValueError, match="argument 2"):
        Phrase("table-bot-level", "level").say("en", 1, 2)
