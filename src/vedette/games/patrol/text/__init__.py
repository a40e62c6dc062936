"""Patrol in words and as JSON, in two languages; its rules and its lesson."""
