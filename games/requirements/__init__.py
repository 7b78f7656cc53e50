"""Join requirements: a table only for people who play in time, or with a certain rating."""
