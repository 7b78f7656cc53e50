"""Positions of analysis lines, for the analysis board and for plans."""
