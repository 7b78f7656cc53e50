"""Measuring: the database's floor and a choice over REST, side by side in one run."""
