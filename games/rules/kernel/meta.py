"""Facts about a title that the lobby shows; checks of a new table's seats and options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from games.rules.kernel.errors import BadSetup
from games.rules.kernel.picks import Pick
from games.rules.kernel.text import Text

PRIMER: Final = ("want", "turn", "end")
"""The cards of a title's primer: what a player wants, what a turn is, and how the game ends."""


class Option(msgspec.Struct, frozen=True):
    """A setting of a table, chosen before it starts; the first value is the default."""

    id: str
    values: tuple[str, ...]
    label: Text
    help: Text
    labels: tuple[Text, ...]

    @property
    def default(self) -> str:
        """The value unless the table's creator chooses another one."""
        return self.values[0]


class ConditionalAnswer(msgspec.Struct, frozen=True):
    """A setting that answers a decision outside the seat's turn for the player.

    With the first of ``values``, the default, the player makes the decision. Each other value
    makes the site choose. ``labels`` describe the values; ``help`` is a sentence on the purpose.
    """

    id: str
    values: tuple[str, ...]
    label: Text
    labels: tuple[Text, ...]
    help: Text

    @property
    def default(self) -> str:
        """The value unless the player sets another one."""
        return self.values[0]


class Kin(msgspec.Struct, frozen=True):
    """The messages that a family of similar titles shares: ``messages.*.ftl`` of ``package``.

    In these files each id begins with ``prefix``; a title replaces the prefix by its own slug.
    """

    package: str
    prefix: str


class Meta(msgspec.Struct, frozen=True, kw_only=True):
    """Facts about a title that are known without loading its rules."""

    slug: str
    name: str
    package: str
    seats: range
    rules_version: int
    editions: tuple[str, ...]
    options: tuple[Option, ...] = ()
    kin: Kin | None = None
    conditional_answers: tuple[ConditionalAnswer, ...] = ()
    picks: tuple[Pick, ...] = ()
    designers: tuple[str, ...] = ()
    publisher: str = ""
    year: int = 0
    turns: tuple[int, ...] = ()
    weight: int = 0
    """The complexity: 1 (light) to 4; 0 if it isn't known."""
    days: tuple[float, ...] = ()
    """Median days of a game by seats, the fewest first, at two visits a day; see docs/tables.md."""
    fair_start: Mapping[str, str] = {}
    """Options with which no seat has an advantage; seasons and cups play with them."""
    turn_counts: tuple[tuple[float, float, float], ...] = ()
    """The number of turns of a game by seats, the fewest first: the mean, the deviation, and the
    share that follows a turn of the same seat; measured by ``manage.py calibrate_forecast``."""
    start_here: bool = False
    """Whether beginners should start with this title."""
    primer: tuple[str, ...] = ()
    """The rulebook pictures of the cards in `PRIMER`, each as ``<example>/<picture>``; without
    pictures the title has no primer. The texts are ``<slug>-primer-<card>`` and ``…-more``.
    """

    def picks_for(self, label: Text) -> list[Pick]:
        """Return the picks that may replace a planned choice with this label."""
        return [pick for pick in self.picks if pick.fits(label)]

    def check_seats(self, seats: int) -> None:
        """Raise BadSetup if the title isn't for this number of seats."""
        if seats not in self.seats:
            params = {"least": self.seats[0], "most": self.seats[-1]}
            raise BadSetup("seats", Text("kernel-setup-seats", {**params}))

    def chosen_options(self, options: Mapping[str, str]) -> dict[str, str]:
        """Return all options, with defaults filled in. Raises BadSetup for an unknown one."""
        declared = {option.id: option for option in self.options}
        for id, value in options.items():
            if id not in declared or value not in declared[id].values:
                params = {"option": str(id)[:40], "value": str(value)[:40]}
                raise BadSetup("options", Text("kernel-setup-option", {**params}))
        return {id: options.get(id, option.default) for id, option in declared.items()}
