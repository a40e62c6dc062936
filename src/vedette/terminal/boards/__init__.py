"""Games other than 12 Patrols drawn in characters: their cards as boxes between the lines of the table in words."""
