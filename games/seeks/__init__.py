"""Seeks: people who wait for a seat at a matching table."""
