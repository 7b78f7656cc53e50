"""Cups: several rounds of tables, which give points, and a final."""
