"""The decks of Patrol: as files, as codes, as what a record pins; legal ones from a seed."""
