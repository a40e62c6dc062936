"""12 Patrols in the terminal: drawn on a full screen, and as a dialogue in which actions are picked in steps."""
