"""Blocks and reports about people, messages and circles."""
