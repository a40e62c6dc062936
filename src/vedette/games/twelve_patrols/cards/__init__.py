"""Region decks: as files, as codes, as print sheets, made of a seed."""
