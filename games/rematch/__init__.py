"""Rematches: another game of the same title with the same people."""
