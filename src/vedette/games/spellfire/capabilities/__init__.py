"""What Solitaire Spellfire has beside its rules."""
