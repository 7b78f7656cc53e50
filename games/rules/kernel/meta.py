"""Facts about a title that the lobby shows, and checks of a new table's seats and options."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from games.rules.kernel.errors import BadSetup
from games.rules.kernel.picks import Pick
from games.rules.kernel.text import Text

PRIMER: Final = ("want", "turn", "end")
"""The cards of a title's primer: the players' aim, a turn, and the end of the game."""


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
    """A setting that answers a certain decision for the player, such as one in another seat's turn.

    The first of ``values`` is the default: the player decides. With any other value, the site
    chooses for the player. ``labels`` describe the values. ``help`` is a sentence on the setting's
    purpose.
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
    """The messages that a family of similar titles shares.

    They are in the files ``messages.*.ftl`` of ``package``. Each message id there begins with
    ``prefix``. For each title of the family, its own slug replaces the prefix.
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
    """The median number of days that a game takes at two visits a day, for each number of seats.

    The first number is for the fewest seats. See docs/tables.md.
    """
    fair_start: Mapping[str, str] = {}
    """Options that give no seat an advantage. Seasons and cups use them."""
    turn_counts: tuple[tuple[float, float, float], ...] = ()
    """The number of turns of a game, for each number of seats, the fewest first.

    Each triple has the mean, the standard deviation, and the share of turns that follow a turn of
    the same seat. ``manage.py calibrate_forecast`` measures them.
    """
    start_here: bool = False
    """Whether beginners should start with this title."""
    primer: tuple[str, ...] = ()
    """The rulebook picture of each card in `PRIMER`, as ``<example>/<picture>``.

    The title has no primer if this is empty. The texts are the messages ``<slug>-primer-<card>``
    and ``<slug>-primer-<card>-more``.
    """

    def picks_for(self, label: Text) -> list[Pick]:
        """Return the picks that can replace a planned choice with this label."""
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
