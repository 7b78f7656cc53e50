"""Converts a board's SVG with its style sheets to a PNG, which any mail program shows."""

from mp2site.painting.painter import paint

__all__ = ["paint"]
