"""Rematches: another game with the same people."""
