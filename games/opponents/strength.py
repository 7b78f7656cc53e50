"""The measured strength of the computer players. Pages use it, so it doesn't import NumPy."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Annotated

import msgspec

from games.opponents.intervals import interval

MEASURED = Path(__file__).with_name("strength.toml")


class Tried(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player's wins against another player (``beside``) in games for two."""

    title: str
    player: str
    beside: str
    games: Annotated[int, msgspec.Meta(gt=0)]
    wins: Annotated[float, msgspec.Meta(ge=0)]

    def __post_init__(self) -> None:
        if self.wins > self.games:
            raise ValueError(f"{self.wins} wins in {self.games} games")

    @property
    def share(self) -> float:
        """The player's share of wins, from 0 to 1."""
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share."""
        return interval(self.wins, self.games)


class _Measured(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    match: tuple[Tried, ...]


@cache
def measured() -> tuple[Tried, ...]:
    """Return all measured matches, in the file's order."""
    return msgspec.convert(tomllib.loads(MEASURED.read_text("utf-8")), _Measured).match


def matches_of(player: str, slug: str) -> list[Tried]:
    """Return a player's measured matches in a title."""
    return [one for one in measured() if (one.player, one.title) == (player, slug)]
