"""Pictures of pages, and the difference of two of them."""

from __future__ import annotations

import io
from typing import Final

from PIL import Image, ImageChops

SEEN: Final = 12
"""The difference, out of 255, from which two points count as different; a smaller one is
invisible."""
ALIKE: Final = 0.01
"""The largest share of different points in pictures of the same page: a clock's minutes may
differ."""


def difference(one: bytes, other: bytes) -> float:
    """Return the share of points that differ; 1 for pictures of different sizes."""
    first, second = (Image.open(io.BytesIO(data)).convert("RGB") for data in (one, other))
    if first.size != second.size:
        return 1.0
    apart = ImageChops.difference(first, second).convert("L")
    seen = apart.point([0 if value < SEEN else 255 for value in range(256)])
    return seen.histogram()[255] / (seen.width * seen.height)
