"""Computing CSS values for a picture: light mode, plain colours, no variables."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

import tinycss2
import tinycss2.color4

Find = Callable[[str], str | None]
"""A function that returns a custom property's value, or ``None``."""

_VAR: Final = "var("


class Unknown(Exception):
    """Raised for a value that can't be resolved. Its declaration is ignored."""


def plain(tokens: list[Any], find: Find) -> str:
    """Return a value with variables and conditions resolved. Raises Unknown."""
    return "".join(_plain(token, find) for token in tokens).strip()


def plain_text(value: str, custom: Mapping[str, str]) -> str:
    """Return an attribute's value with variables resolved. Raises Unknown."""
    if _VAR not in value:
        return value
    return plain(tinycss2.parse_component_value_list(value), custom.get)


def _plain(token: Any, find: Find) -> str:
    if token.type != "function":
        return str(token.serialize())
    if known := _FUNCTIONS.get(token.lower_name):
        return known(_arguments(token.arguments), find)
    return f"{token.name}({''.join(_plain(part, find) for part in token.arguments)})"


def _arguments(tokens: list[Any]) -> list[list[Any]]:
    """Split at the commas."""
    parts: list[list[Any]] = [[]]
    for token in tokens:
        if token.type == "literal" and token.value == ",":
            parts.append([])
        else:
            parts[-1].append(token)
    return parts


def _var(parts: list[list[Any]], find: Find) -> str:
    name = "".join(token.serialize() for token in parts[0]).strip()
    if (value := find(name)) is not None:
        return value
    if len(parts) > 1:
        return plain(parts[1], find)
    raise Unknown(name)


def _by_day(parts: list[list[Any]], find: Find) -> str:
    return plain(parts[0], find)


def _mixed(parts: list[list[Any]], find: Find) -> str:
    """Return the mix of two colours in sRGB. Alpha counts as CSS defines it."""
    if len(parts) != 3:
        raise Unknown("color-mix")
    (first, share), (second, other) = (_shared(plain(part, find)) for part in parts[1:])
    share = share if share is not None else 1 - other if other is not None else 0.5
    alpha = first[3] * share + second[3] * (1 - share)
    weighed = [
        (one * first[3] * share + two * second[3] * (1 - share)) / (alpha or 1)
        for one, two in zip(first[:3], second[:3], strict=True)
    ]
    return f"rgba({','.join(str(round(255 * part)) for part in weighed)},{alpha:.3f})"


def _shared(said: str) -> tuple[tuple[float, float, float, float], float | None]:
    """Parse `<colour> <percentage>`.

    Return the colour's channels, and the share if there is one.
    """
    found = re.fullmatch(r"(.*?)(?:\s+([\d.]+)%)?", said)
    colour = tinycss2.color4.parse_color(found[1]) if found else None
    if not found or not isinstance(colour, tinycss2.color4.Color):
        raise Unknown(said)
    red, green, blue = colour.to("srgb").coordinates
    parts = (float(red or 0), float(green or 0), float(blue or 0), float(colour.alpha))
    return parts, float(found[2]) / 100 if found[2] else None


_FUNCTIONS: Final[dict[str, Callable[[list[list[Any]], Find], str]]] = {
    "var": _var,
    "light-dark": _by_day,
    "color-mix": _mixed,
}
