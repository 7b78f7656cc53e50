"""A feature for tests: a lantern at each table, lit by one button and put out by the sweep."""
