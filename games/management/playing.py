"""Arguments of the commands in which computer players play: player, edition, options, seats."""

from __future__ import annotations

from typing import Any

from django.core.management.base import CommandError

from games.opponents import UnknownOpponent, opponents
from games.opponents.players import Player
from games.rules.kernel import BadSetup, Title


def player_called(name: str) -> Player:
    """Return the player of this name. Raises CommandError."""
    try:
        return opponents.get(name)
    except UnknownOpponent as error:
        known = ", ".join(opponents.names)
        raise CommandError(f"No player is called {name!r}; there are {known}") from error


def check_seats(title: Title[Any], seats: int) -> None:
    """Raise CommandError if the title can't be played with this number of seats."""
    if seats not in title.seats:
        raise CommandError(f"{title.name} is for {title.seats[0]} to {title.seats[-1]} seats")


def edition_called(title: Title[Any], name: str | None) -> str:
    """Return the edition's name, the title's default for None. Raises CommandError if unknown."""
    try:
        return title.editions.chosen(name)
    except BadSetup as error:
        known = ", ".join(title.editions)
        raise CommandError(f"{title.name} has these editions: {known}") from error


def options_called(title: Title[Any], pairs: list[str]) -> dict[str, str]:
    """Return the title's options from ``option=value`` pairs. Raises CommandError if unknown."""
    chosen = dict(pair.partition("=")[::2] for pair in pairs)
    try:
        title.meta.chosen_options(chosen)
    except BadSetup as error:
        known = ", ".join(f"{one.id}={value}" for one in title.options for value in one.values)
        raise CommandError(f"{title.name} has these options: {known}") from error
    return chosen
