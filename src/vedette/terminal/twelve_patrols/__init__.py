"""12 Patrols on a full screen, drawn, and as a dialogue in small steps."""
