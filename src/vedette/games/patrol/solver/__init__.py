"""Perfect information: what the rest of a round comes to where nobody on patrol is unknown."""
