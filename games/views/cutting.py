"""Cutting out a part of a drawn board as a picture.

At a table, the board's targets have ids, tooltips and labels for screen readers. A picture must not
have them: it has its own text, and several pictures can be on one page, where ids must be unique.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from html.parser import HTMLParser
from typing import Final, NamedTuple

MARGIN: Final = 62.0
"""The margin around the outermost shown targets of a map, in the drawing's pixels."""
FLATTEST: Final = 1.3
"""The least ratio of width to height. A picture that is higher than a screen is hard to read."""
HIT: Final = "hit"
"""The class of a drawing's invisible target areas. A lesson's frame follows their edges."""
VOID: Final = frozenset({"area", "br", "col", "embed", "hr", "img", "input", "link", "meta", "wbr"})
_AT_TABLES: Final = re.compile(
    r"""\s(?:id|tabindex|role|title|aria-[\w-]+|data-(?!pointed)[\w-]+)="[^"]*\""""
)
_MOVED: Final = re.compile(r"translate\((-?[\d.]+)[ ,]+(-?[\d.]+)\)")
_VIEW: Final = re.compile(r'viewBox="[^"]*"')
Attributes = list[tuple[str, str | None]]


class Box(NamedTuple):
    """A rectangle of a map, in the drawing's pixels."""

    left: float
    top: float
    wide: float
    high: float

    def holds(self, x: float, y: float) -> bool:
        """Return whether an element at this position is at least partly visible."""
        inside = self.left - MARGIN < x < self.left + self.wide + MARGIN
        return inside and self.top - MARGIN < y < self.top + self.high + MARGIN


class Cut(NamedTuple):
    """A cut picture, and its width in pixels at the board's own scale.

    0 if it fills the available width.
    """

    html: str
    wide: float


def cut(html: str, around: Collection[str] = (), only: Collection[str] = ()) -> Cut:
    """Cut a drawn part to the rectangle ``around`` some targets, or keep ``only`` some targets.

    Raises LookupError if a target isn't drawn.
    """
    places = _Places(html)
    if missing := {*around, *only} - places.within.keys():
        raise LookupError(f"not drawn: {sorted(missing)}")
    box = _box([places.at[target] for target in around]) if around else None
    kept = {outer for target in only for outer in places.within[target]} | {*only}
    return Cut(_Scissors(html, box, kept, frozenset(only)).text, box.wide if box else 0)


def _box(spots: list[tuple[float, float]]) -> Box:
    """Return the rectangle of a map around these positions."""
    xs, ys = zip(*spots, strict=True)
    wide, high = max(xs) - min(xs) + 2 * MARGIN, max(ys) - min(ys) + 2 * MARGIN
    more = max(0.0, FLATTEST * high - wide)
    return Box(min(xs) - MARGIN - more / 2, min(ys) - MARGIN, wide + more, high)


def _spot(attributes: Attributes) -> tuple[float, float] | None:
    """Return an element's position in the drawing, from its translation; ``None`` without one."""
    found = _MOVED.match(dict(attributes).get("transform") or "")
    return (float(found[1]), float(found[2])) if found else None


class _Walk(HTMLParser):
    """A parser of a drawn part that knows each element's ancestors."""

    def __init__(self, html: str) -> None:
        super().__init__(convert_charrefs=False)
        self.around: list[tuple[str, str, bool]] = []
        self.feed(html)
        self.close()

    def begins(self, tag: str, attributes: Attributes, *, ends: bool) -> None:
        """Handle the start of an element.

        ``ends`` is true for an empty element, which ends here, too.
        """

    def handle_starttag(self, tag: str, attrs: Attributes) -> None:
        self.begins(tag, attrs, ends=tag in VOID)
        if tag not in VOID:
            target = dict(attrs).get("data-target") or ""
            self.around.append((tag, target, _spot(attrs) is not None))

    def handle_startendtag(self, tag: str, attrs: Attributes) -> None:
        self.begins(tag, attrs, ends=True)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            self.around.pop()


class _Places(_Walk):
    """A parser that finds the targets that contain each target, and the positions on the map."""

    def __init__(self, html: str) -> None:
        self.within: dict[str, frozenset[str]] = {}
        self.at: dict[str, tuple[float, float]] = {}
        super().__init__(html)

    def begins(self, tag: str, attributes: Attributes, *, ends: bool) -> None:
        if target := dict(attributes).get("data-target"):
            outer = (one for _, one, _ in self.around if one)
            self.within.setdefault(target, frozenset(outer))
            if spot := _spot(attributes):
                self.at.setdefault(target, spot)


class _Scissors(_Walk):
    """A parser that copies a part without elements outside the cut and those for tables only."""

    def __init__(self, html: str, box: Box | None, kept: set[str], only: frozenset[str]) -> None:
        self.box, self.kept, self.only = box, kept, only
        self.parts: list[str] = []
        self.dropped = 0
        """The depth inside a dropped element; 0 outside of one."""
        self.framed = False
        self.pointed = False
        """Whether the target that started last must be highlighted."""
        super().__init__(html)

    @property
    def text(self) -> str:
        """The copied markup in one line."""
        return re.sub(r"\s+", " ", "".join(self.parts)).strip()

    def begins(self, tag: str, attributes: Attributes, *, ends: bool) -> None:
        if "data-target" in dict(attributes):
            self.pointed = "data-pointed" in dict(attributes)
        if self.dropped or tag == "title" or self._elsewhere(attributes):
            self.dropped += not ends
            return
        own = _AT_TABLES.sub("", self.get_starttag_text() or "")
        if tag == "svg" and self.box and not self.framed:
            self.framed = True
            own = _VIEW.sub('viewBox="{:g} {:g} {:g} {:g}"'.format(*self.box), own)
        self.parts.append(own)

    def _elsewhere(self, attributes: Attributes) -> bool:
        """Return whether to drop an element: it is an invisible target area, or outside the cut."""
        target = dict(attributes).get("data-target")
        if dict(attributes).get("class") == HIT and not self.pointed:
            return True
        named = {one for _, one, _ in self.around} & self.only
        if self.only and target and target not in self.kept and not named:
            return True
        spot = _spot(attributes)
        if self.box is None or spot is None or any(moved for *_, moved in self.around):
            return False
        return not self.box.holds(*spot)

    def handle_endtag(self, tag: str) -> None:
        super().handle_endtag(tag)
        if self.dropped:
            self.dropped -= 1
        else:
            self.parts.append(f"</{tag}>")

    def handle_data(self, data: str) -> None:
        self._write(data)

    def handle_entityref(self, name: str) -> None:
        self._write(f"&{name};")

    def handle_charref(self, name: str) -> None:
        self._write(f"&#{name};")

    def _write(self, words: str) -> None:
        if not self.dropped:
            self.parts.append(words)
