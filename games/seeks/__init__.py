"""Seeks: a person waits for a seat at a table that suits them."""
