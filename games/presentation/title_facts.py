"""The facts that help a player choose a title: weight, days per game, languages."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from games.rules import titles
from mp2site.text.rendering import msg

if TYPE_CHECKING:
    from games.rules.kernel import Title

HEAVIEST: Final = 4
UNKNOWN: Final = HEAVIEST + 1


@dataclass(frozen=True, slots=True)
class TitleFacts:
    """The facts about a title, for players who don't know it."""

    title: Title[Any]

    @property
    def cubes(self) -> list[bool]:
        """One item per possible weight: whether it is at most the title's weight.

        Empty if unknown.
        """
        weight = self.title.meta.weight
        return [step < weight for step in range(HEAVIEST)] if weight else []

    @property
    def weight(self) -> str:
        """The weight as a word."""
        return msg(f"titles-weight-{self.title.meta.weight}")

    @property
    def days(self) -> list[tuple[int, int]]:
        """Pairs of a number of seats and the days of a game; empty if nothing was measured."""
        measured = self.title.meta.days
        return [(n, round(days)) for n, days in zip(self.title.seats, measured, strict=False)]

    @property
    def range(self) -> tuple[int, int] | None:
        """The lowest and the highest number of days; ``None`` if nothing was measured."""
        days = [length for _, length in self.days]
        return (min(days), max(days)) if days else None

    @property
    def languages(self) -> list[str]:
        """The codes of the languages in which the title's rulebook and board exist."""
        return sorted(self.title.texts.rulebooks)

    @property
    def first(self) -> bool:
        """Whether beginners should play this title first."""
        return self.title.meta.start_here


def lightest_first() -> list[Title[Any]]:
    """Return all titles, the lightest first; titles of unknown weight come last."""
    return sorted(titles, key=lambda title: title.meta.weight or UNKNOWN)


def first_title() -> Title[Any]:
    """Return the title that beginners should play first."""
    return next((title for title in titles if title.meta.start_here), next(iter(titles)))
