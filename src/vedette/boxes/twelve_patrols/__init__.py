"""12 Patrols as it comes to the shelf."""
