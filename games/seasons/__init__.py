"""Seasons: divisions of about seven people who play all their tables at the same time."""
