"""Lessons, and coaching in a person's first games."""
