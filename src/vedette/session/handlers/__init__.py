"""What each message of a client does at a table."""
