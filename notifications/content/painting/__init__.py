"""From a board's SVG, which style sheets colour, to a PNG that any mail program shows."""

from notifications.content.painting.painter import paint

__all__ = ["paint"]
