"""The bots of Patrol and what they know of good play, from what a seat sees."""
