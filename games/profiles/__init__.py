"""Profiles: a person's results and finished games."""
