"""What every error owes: one line in each language."""

from vedette.core.errors import Trouble
from vedette.core.language import LANGUAGES, explain


def in_words(trouble: Trouble) -> str:
    """Return the English line, after a look at every language."""
    lines = [explain(trouble, language) for language in LANGUAGES]
    assert all(
        line.strip() and len(line.splitlines()) == 1 and line.replace("\N{NO-BREAK SPACE}", " ").isprintable()
        for line in lines
    ), lines
    return lines[0]
