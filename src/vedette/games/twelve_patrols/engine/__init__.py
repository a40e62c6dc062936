"""The rules of 12 Patrols: the position, what may be done, and what each action does. Compiled; imports no library."""
