"""The rules of Solitaire Spellfire: the position, what may be done, what each action does. Compiled; no library."""
