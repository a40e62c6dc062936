"""Decks of region cards for 12 Patrols: read and written as files and codes, drawn for print, made from a seed."""
