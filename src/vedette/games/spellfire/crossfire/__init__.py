"""Reads a user's own card files and deck files of the program CrossFire."""
