"""Cups: a few rounds of tables by points, and a final."""
