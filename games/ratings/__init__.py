"""Ratings per person and title, from finished games."""
