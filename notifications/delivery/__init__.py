"""Delivery: prepare, claim, send and record messages."""
