"""Patrol as it comes to the shelf."""
