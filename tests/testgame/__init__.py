"""The mini duel: a small game for two with hidden hands, to try tables with."""

from pathlib import Path

from vedette.core import language

FOLDER = Path(__file__).parent
language.add(FOLDER)
