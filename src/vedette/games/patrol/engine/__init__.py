"""The rules of Patrol: the position, what may be done, and what each action does. Compiled; imports no library."""
