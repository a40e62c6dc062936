"""The lab: many games at once, counted with their intervals."""
