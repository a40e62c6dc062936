"""What Patrol has beside its rules."""
