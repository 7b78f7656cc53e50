"""Presence: which of a table's people have the table on screen now. People choose to share it."""
