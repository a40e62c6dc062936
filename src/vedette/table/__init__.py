"""The web table: rooms, the wire, the store and the page."""
