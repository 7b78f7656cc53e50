"""A benchmark of how much password attempts slow down other people's pages."""
