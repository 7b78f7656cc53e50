"""Setups: games are counted together if title, edition, options and number of seats are equal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from games.rules.kernel import Title


class Setup(NamedTuple):
    """The setup of games. ``options``: those that differ from the defaults, ``a=b,c=d``."""

    title: str
    seats: int
    edition: str
    options: str


def options_text(title: Title[Any], options: Mapping[str, str]) -> str:
    """Return the options that differ from the title's defaults, in the order of the title."""
    differing = [
        f"{option.id}={options[option.id]}"
        for option in title.options
        if options.get(option.id, option.default) != option.default
    ]
    return ",".join(differing)


def options_of(text: str) -> dict[str, str]:
    """Return the options by id that `options_text` has written."""
    return dict(pair.partition("=")[::2] for pair in text.split(",") if pair)
