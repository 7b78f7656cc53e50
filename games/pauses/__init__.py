"""Pauses that everybody at a table agrees to."""
