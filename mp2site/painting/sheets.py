"""Reading style sheets: the declarations for an element, and their computed values.

Rules that depend on a window, a container or a pointer don't apply to a picture.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path, PurePosixPath
from typing import Any, Final

import cssselect2
import tinycss2

from mp2site.painting.values import Unknown, plain

PAINTED: Final = frozenset(
    re.findall(
        r"\S+",
        """
        fill fill-opacity fill-rule stroke stroke-opacity stroke-width stroke-linecap
        stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset paint-order
        opacity color visibility display stop-color stop-opacity text-anchor
        dominant-baseline font font-family font-size font-weight font-style letter-spacing
        """,
    )
)
"""The properties that a picture shows."""
GROUND: Final = frozenset({"background", "background-color"})

UNLAYERED: Final = 1000
"""The rank of rules outside of layers. They override all rules in layers."""

Declared = tuple[str, list[Any]]


@dataclass(frozen=True, slots=True)
class Style:
    """An element's computed style: its own painted properties, and its custom properties."""

    painted: dict[str, str] = field(default_factory=dict)
    custom: dict[str, str] = field(default_factory=dict)
    ground: str = ""


Known = dict[tuple[int, tuple[int, ...]], tuple[Style, Style]]


class Sheets:
    """Parsed style sheets.

    `style` returns what a browser would compute for the painted properties.
    """

    def __init__(self, names: Iterable[str], find: Callable[[str], Path]) -> None:
        self._matcher = cssselect2.Matcher()
        self._number = count()
        self._layers: list[str] = []
        self._find = find
        for name in names:
            self._read(name)

    def style(self, element: cssselect2.ElementWrapper, parent: Style, known: Known) -> Style:
        """Return an element's style.

        Elements that match the same rules share one object (`known`).
        """
        found = sorted(self._matcher.match(element), key=_weight)
        key = (id(parent), tuple(payload[0] for *_, pseudo, payload in found if pseudo is None))
        if key not in known:
            declared: dict[str, list[Any]] = {}
            for *_, pseudo, (_, _, pairs) in found:
                for name, tokens in pairs if pseudo is None else ():
                    declared.pop(name, None)  # `font` overrides these earlier declarations
                    declared[name] = tokens
            # The parent is stored, too. As long as it exists, no other object can have its id.
            known[key] = (_computed(declared, parent), parent)
        return known[key][0]

    def _read(self, name: str) -> None:
        rules = tinycss2.parse_stylesheet_bytes(
            self._find(name).read_bytes(), skip_comments=True, skip_whitespace=True
        )[0]
        for rule in rules:
            if rule.type == "at-rule" and rule.lower_at_keyword == "import":
                self._read(str(PurePosixPath(name).parent / _imported(rule)))
            elif rule.type == "at-rule" and rule.lower_at_keyword == "layer":
                self._read_layer(rule)
            elif rule.type == "qualified-rule":
                self._add(rule, UNLAYERED)

    def _read_layer(self, rule: Any) -> None:
        """Read `@layer a, b;`, which sets the layers' order, or the rules in `@layer a {}`."""
        names = [name.strip() for name in tinycss2.serialize(rule.prelude).split(",")]
        self._layers += [name for name in names if name not in self._layers]
        layer = self._layers.index(names[0])
        for inner in tinycss2.parse_rule_list(rule.content or []):
            if inner.type == "qualified-rule":
                self._add(inner, layer)

    def _add(self, rule: Any, layer: int) -> None:
        try:
            selectors = cssselect2.compile_selector_list(rule.prelude)
        except cssselect2.SelectorError:
            return
        pairs = list(_declarations(rule.content))
        if not pairs:
            return
        payload = (next(self._number), layer, pairs)
        for selector in selectors:
            self._matcher.add_selector(selector, payload)


def _weight(match: Any) -> tuple[int, Any, int]:
    specificity, order, _, (_, layer, _) = match
    return layer, specificity, order


def _imported(rule: Any) -> str:
    """Return the address in `@import "x"` or `@import url("x")`."""
    inner = (part for token in rule.prelude for part in [token, *getattr(token, "arguments", [])])
    return str(next(part.value for part in inner if part.type in {"url", "string"}))


def _declarations(content: list[Any]) -> Iterator[Declared]:
    wanted = PAINTED | GROUND
    for entry in tinycss2.parse_blocks_contents(content, skip_comments=True, skip_whitespace=True):
        if entry.type == "declaration" and (entry.name.startswith("--") or entry.name in wanted):
            yield entry.name, entry.value


def _computed(declared: dict[str, list[Any]], parent: Style) -> Style:
    custom = _custom(declared, parent.custom)
    painted = {}
    ground = ""
    for name, tokens in declared.items():
        if name.startswith("--"):
            continue
        try:
            value = plain(tokens, custom.get)
        except Unknown:
            continue
        if name in GROUND:
            ground = value
        else:
            painted[name] = value
    return Style(painted, custom, ground)


def _custom(declared: dict[str, list[Any]], inherited: dict[str, str]) -> dict[str, str]:
    """Return the custom properties, both inherited ones and those declared here, in any order."""
    own = {name: tokens for name, tokens in declared.items() if name.startswith("--")}
    if not own:
        return inherited
    known: dict[str, str | None] = {}

    def find(name: str) -> str | None:
        if name not in own:
            return inherited.get(name)
        if name not in known:
            known[name] = None  # a property that refers to itself has no value
            with suppress(Unknown):
                known[name] = plain(own[name], find)
        return known[name]

    return inherited | {name: value for name in own if (value := find(name)) is not None}
