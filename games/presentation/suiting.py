"""Which title suits whom: its weight, how many days a game takes, in which languages it is told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from games.rules import titles
from mp2site.text import msg

if TYPE_CHECKING:
    from games.rules.kernel import Title

HEAVIEST: Final = 4
UNKNOWN: Final = HEAVIEST + 1


@dataclass(frozen=True, slots=True)
class Suiting:
    """What one wants to know of a title before one plays it."""

    title: Title[Any]

    @property
    def cubes(self) -> list[bool]:
        """A cube for each step of weight, filled as far as the title weighs; none where nobody has said."""
        weight = self.title.meta.weight
        return [step < weight for step in range(HEAVIEST)] if weight else []

    @property
    def weight(self) -> str:
        """The weight in a word."""
        return msg(f"titles-weight-{self.title.meta.weight}")

    @property
    def days(self) -> list[tuple[int, int]]:
        """Seats, and the days that a game with so many takes; empty where nobody has measured it."""
        measured = self.title.meta.days
        return [(n, round(days)) for n, days in zip(self.title.seats, measured, strict=False)]

    @property
    def range(self) -> tuple[int, int] | None:
        """The fewest and the most of these days."""
        days = [length for _, length in self.days]
        return (min(days), max(days)) if days else None

    @property
    def languages(self) -> list[str]:
        """The languages in which its rulebook and its board speak, by their codes."""
        return sorted(self.title.rulebooks)

    @property
    def first(self) -> bool:
        """Whether it is the one to begin with."""
        return self.title.meta.start_here


def lightest_first() -> list[Title[Any]]:
    """Return all titles, the lightest first; those of which nobody has said it come last."""
    return sorted(titles, key=lambda title: title.meta.weight or UNKNOWN)


def first_title() -> Title[Any]:
    """Return the title to begin with."""
    return next((title for title in titles if title.meta.start_here), next(iter(titles)))
