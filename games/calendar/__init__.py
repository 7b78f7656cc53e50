"""Deadlines as a calendar feed."""
