"""Blocks and reports."""
