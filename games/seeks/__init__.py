"""Seeks: people who wait for a seat at a table that matches their wishes."""
