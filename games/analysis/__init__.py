"""The analysis board: moves for all seats without consequences."""
