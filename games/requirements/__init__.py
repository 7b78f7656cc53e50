"""Join requirements: a table may be for people who play in time, or of some rating."""
