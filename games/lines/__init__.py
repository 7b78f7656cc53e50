"""Computes positions of analysis lines, which the analysis board and plans use."""
