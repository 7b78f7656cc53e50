"""Pictures of pages, and by how much two of them differ."""

from __future__ import annotations

import io
from typing import Final

from PIL import Image, ImageChops

SEEN: Final = 12
"""By so much of 255 two points must differ to count; less, nobody sees."""
ALIKE: Final = 0.01
"""Two pictures are of the same page if no larger share of their points differs: a clock's minutes may."""


def difference(one: bytes, other: bytes) -> float:
    """Return the share of points that differ; of pictures of unlike sizes, all do."""
    first, second = (Image.open(io.BytesIO(data)).convert("RGB") for data in (one, other))
    if first.size != second.size:
        return 1.0
    apart = ImageChops.difference(first, second).convert("L")
    seen = apart.point([0 if value < SEEN else 255 for value in range(256)])
    return seen.histogram()[255] / (seen.width * seen.height)
