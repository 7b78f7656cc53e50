"""Here now: who of a table's people has a table on screen. Only for people who share it."""
