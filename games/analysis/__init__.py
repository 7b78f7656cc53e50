"""The analysis board: a person tries choices for all seats, without changing the game."""
