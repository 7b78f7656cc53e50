"""Circles: groups of people who play with each other."""
