"""The analysis board: a person tries choices for all seats, without effect on the game."""
