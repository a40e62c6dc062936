"""12 Patrols: nine regions, eighteen items, twelve patrols."""
