"""Drawing a PNG: the sheets' colours are written into the SVG, which is then rendered."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

import cssselect2
import resvg_py
from django.contrib.staticfiles import finders

from mp2site.painting import shapes
from mp2site.painting.sheets import Known, Sheets, Style
from mp2site.painting.values import Unknown, plain_text

FONTS: Final = ("fonts/alegreya-bold.ttf", "fonts/source-sans-3-bold.ttf")
"""The fonts of pictures. Plain text is bold, too, since a picture has few words."""


def paint(svg: str, sheets: Sequence[str], *, width: int) -> bytes:
    """Return an SVG as a PNG of ``width`` pixels.

    It has the colours of light mode by these style sheets (names of static files). Raises NotFound
    if a file that the SVG uses is missing, and ValueError or ParseError if it isn't an SVG.
    """
    return _pixels(coloured(svg, sheets), width)


def coloured(svg: str, sheets: Sequence[str]) -> str:
    """Return the drawing as an SVG without references, with every colour written out."""
    root = shapes.read(svg)
    _colour(cssselect2.ElementWrapper.from_xml_root(root), _sheets(tuple(sheets)))
    ET.register_namespace("", shapes.SVG)
    return ET.tostring(root, encoding="unicode")


def _colour(root: cssselect2.ElementWrapper, sheets: Sheets) -> None:
    """Write each element's style into the element."""
    styles: dict[cssselect2.ElementWrapper | None, Style] = {None: Style()}
    known: Known = {}
    # All elements are matched before the first one changes, since a rule may depend on neighbouring
    # elements.
    for element in list(root.iter_subtree()):
        styles[element] = sheets.style(element, styles[element.parent], known)
    for wrapper, style in styles.items():
        if wrapper is not None:
            _write(wrapper.etree_element, style)


def _write(element: ET.Element, style: Style) -> None:
    if style.painted:
        element.set("style", ";".join(f"{name}:{said}" for name, said in style.painted.items()))
    for name, said in list(element.items()):
        if "var(" not in said or name == "style":
            continue
        try:
            element.set(name, plain_text(said, style.custom))
        except Unknown:
            del element.attrib[name]
    element.attrib.pop("class", None)
    if style.ground and element.tag == shapes.INNER and element.get("viewBox"):
        element.insert(0, _ground(element, style.ground))


def _ground(element: ET.Element, colour: str) -> ET.Element:
    left, top, width, height = element.get("viewBox", "").replace(",", " ").split()
    box = {"x": left, "y": top, "width": width, "height": height, "fill": colour}
    return ET.Element(f"{{{shapes.SVG}}}rect", box)


@lru_cache(maxsize=16)
def _sheets(names: tuple[str, ...]) -> Sheets:
    return Sheets(names, _found)


@lru_cache(maxsize=32)
def _found(name: str) -> Path:
    """Return one of the site's static files. Raises NotFound."""
    found = finders.find(name)
    if not isinstance(found, str):
        raise shapes.NotFound(name)
    return Path(found)


def _pixels(svg: str, width: int) -> bytes:
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=svg,
            width=width,
            skip_system_fonts=True,
            serif_family="Alegreya",
            sans_serif_family="Source Sans 3",
            font_files=[str(_found(name)) for name in FONTS],
        )
    )
