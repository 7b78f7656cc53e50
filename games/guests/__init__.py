"""Guests: games without an account."""
