"""Lessons, and coaching at a first game."""
