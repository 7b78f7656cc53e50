"""Pauses of a table that all its players agree on."""
