"""What 12 Patrols has beside its rules."""
