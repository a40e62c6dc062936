"""What is known of good play in Patrol, from what a seat sees."""
