"""The data folder of the user."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs


def home() -> Path:
    """Return the folder of the user's decks and games: ``VEDETTE_DATA``, else the platform's data folder."""
    value = os.environ.get("VEDETTE_DATA")
    return Path(value) if value else platformdirs.user_data_path("vedette", appauthor=False)
