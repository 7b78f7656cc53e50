"""Pictures of pages, and the difference of two pictures."""

from __future__ import annotations

import io
from typing import Final

from PIL import Image, ImageChops

SEEN: Final = 12
"""The smallest difference of two points, of 255, that counts."""
ALIKE: Final = 0.01
"""The largest share of different points in two pictures of a page, such as a clock's minutes."""


def difference(one: bytes, other: bytes) -> float:
    """Return the share of points that differ; 1 for pictures of different sizes."""
    first, second = (Image.open(io.BytesIO(data)).convert("RGB") for data in (one, other))
    if first.size != second.size:
        return 1.0
    apart = ImageChops.difference(first, second).convert("L")
    seen = apart.point([0 if value < SEEN else 255 for value in range(256)])
    return seen.histogram()[255] / (seen.width * seen.height)
