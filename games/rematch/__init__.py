"""Another game with the same people."""
