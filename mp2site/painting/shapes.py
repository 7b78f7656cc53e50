"""Making an SVG self-contained: the files and symbols that it uses are copied into it."""

from __future__ import annotations

from copy import deepcopy
from functools import lru_cache
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit
from xml.etree import ElementTree as ET

from django.conf import settings
from django.contrib.staticfiles import finders

SVG: Final = "http://www.w3.org/2000/svg"
USE, GROUP, SYMBOL, INNER = (f"{{{SVG}}}{tag}" for tag in ("use", "g", "symbol", "svg"))
LINK: Final = ("href", "{http://www.w3.org/1999/xlink}href")
DEPTH: Final = 8
"""The greatest depth of symbols that use other symbols."""


class NotFound(LookupError):
    """A file or symbol of a drawing doesn't exist."""


def read(svg: str) -> ET.Element:
    """Return the root element of an SVG, with all that it uses copied in. Raises NotFound."""
    text = svg.strip()
    if "xmlns=" not in text[: text.index(">")]:
        text = text.replace("<svg", f'<svg xmlns="{SVG}"', 1)
    root = ET.fromstring(text)  # noqa: S314 - our own templates
    own = {name: element for element in root.iter() if (name := element.get("id"))}
    _expand(root, own, DEPTH)
    return root


def _expand(parent: ET.Element, own: dict[str, ET.Element], depth: int) -> None:
    for place, child in enumerate(list(parent)):
        if child.tag == SYMBOL:
            continue
        if child.tag == USE and depth:
            child = parent[place] = _placed(child, own)  # noqa: PLW2901 - the new child
            _expand(child, own, depth - 1)
        else:
            _expand(child, own, depth)


def _placed(use: ET.Element, own: dict[str, ET.Element]) -> ET.Element:
    """Return a group that draws the used element at the position of `use`."""
    group = ET.Element(GROUP, {k: v for k, v in use.items() if k not in {*LINK, *_BOX}})
    x, y = use.get("x", "0"), use.get("y", "0")
    if (x, y) != ("0", "0"):
        moved = f"translate({x},{y})"
        group.set("transform", f"{use.get('transform', '')} {moved}".strip())
    used = deepcopy(_used(use, own))
    used.attrib.pop("id", None)
    if used.tag in {SYMBOL, INNER}:
        used.tag = INNER
        used.attrib |= {side: size for side in ("width", "height") if (size := use.get(side))}
    group.append(used)
    return group


_BOX: Final = ("x", "y", "width", "height")


def _used(use: ET.Element, own: dict[str, ET.Element]) -> ET.Element:
    link = next((use.get(name) for name in LINK if use.get(name)), "") or ""
    path, _, name = link.partition("#")
    known = _file(path) if path else own
    if name not in known:
        raise NotFound(link)
    return known[name]


@lru_cache(maxsize=16)
def _file(url: str) -> dict[str, ET.Element]:
    """Return a static file's elements by their ids; ``url`` may contain a versioned name."""
    root = ET.fromstring(_path(url).read_text("utf-8"))  # noqa: S314 - our own files
    return {name: element for element in root.iter() if (name := element.get("id"))}


def _path(url: str) -> Path:
    """Return the path of a static file's URL; versioned names are in the collected folder."""
    name = unquote(urlsplit(url).path).removeprefix(settings.STATIC_URL)
    found = finders.find(name)
    collected = Path(settings.STATIC_ROOT or "") / name
    path = Path(found) if isinstance(found, str) else collected
    if not path.is_file():
        raise NotFound(url)
    return path
