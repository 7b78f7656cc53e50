"""The analysis board: choices tried out without consequences."""
