"""A title's drawing as a picture of pixels, for mails, links and films."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from io import BytesIO
from typing import Any, Final

from django.template import TemplateDoesNotExist
from django.template.loader import get_template
from PIL import Image

from games.rules.kernel import Drawing, Title
from mp2site.painting import paint

WIDTH: Final = 720
"""The width in pixels. A mail's column is 360 to 560 wide, and many screens have a high density."""
COLOURS: Final = 256
PARTS: Final = ("picture", "thumb")


def drawing_svg(title: Title[Any], drawing: Drawing[Any, Any], marks: Mapping[str, Any]) -> str:
    """Return the title's drawing of a picture."""
    context = {"title": title, "drawing": drawing, "pieces": drawing.pieces, "marks": marks}
    return str(_template(title.slug).render(context))


def painted(svg: str, slug: str) -> bytes:
    """Return a title's drawing as a PNG with a limited number of colours."""
    pixels = pixels_of(svg, slug, WIDTH)
    out = BytesIO()
    with Image.open(BytesIO(pixels)) as image:
        few = image.convert("RGB").quantize(
            COLOURS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE
        )
        few.save(out, "PNG", optimize=True)
    return out.getvalue()


def pixels_of(svg: str, slug: str, width: int) -> bytes:
    """Return a title's drawing as a PNG of this width, in the title's colours by day."""
    return paint(svg, ["css/tokens.css", f"css/titles/{slug}.css"], width=width)


@cache
def _template(slug: str) -> Any:
    """Return the template of a title's picture, otherwise that of its small picture in lists."""
    for part in PARTS:
        try:
            return get_template(f"boards/{slug}/{part}.html")
        except TemplateDoesNotExist:
            continue
    raise TemplateDoesNotExist(f"boards/{slug}/{PARTS[-1]}.html")
