"""How strong the opponents are, as it was measured: readable without NumPy, as pages tell people of it."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Annotated

import msgspec

MEASURED = Path(__file__).with_name("strength.toml")


class Match(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a player won of its games at two seats, beside another one."""

    title: str
    player: str
    beside: str
    games: Annotated[int, msgspec.Meta(gt=0)]
    share: Annotated[float, msgspec.Meta(ge=0, le=1)]

    @property
    def of_hundred(self) -> int:
        """How many of a hundred games it wins."""
        return round(100 * self.share)


class _Measured(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    match: tuple[Match, ...]


@cache
def measured() -> tuple[Match, ...]:
    """Return all matches that were measured, in the file's order."""
    return msgspec.convert(tomllib.loads(MEASURED.read_text("utf-8")), _Measured).match


def matches_of(player: str, slug: str) -> list[Match]:
    """Return what a player won at a title."""
    return [one for one in measured() if (one.player, one.title) == (player, slug)]
