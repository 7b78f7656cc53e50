"""Plans: turns that a person prepares before it is their turn."""
