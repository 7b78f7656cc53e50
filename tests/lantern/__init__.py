"""A feature for tests: each table has a lantern, which a button lights and the sweep puts out."""
