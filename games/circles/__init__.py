"""Circles: groups of people who play with one another."""
