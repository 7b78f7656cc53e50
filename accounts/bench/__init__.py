"""A benchmark of how much password attempts slow down everybody else's pages."""
