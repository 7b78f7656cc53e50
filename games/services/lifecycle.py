"""A table's life apart from playing: create, join, leave, start, abandon."""

from __future__ import annotations

from collections.abc import Mapping

from accounts.models import User
from games.models import Seat, Table


def table_create(
    *,
    by: User,
    title: str,
    seats: int,
    name: str = "",
    options: Mapping[str, str] | None = None,
    visibility: str = "public",
    pace: str = "calm",
    edition: str | None = None,
    start_when_full: bool = True,
    nonce: str = "",
) -> Table:
    """Open a table; its creator is its host and sits down first.

    Raises BadSetup.
    """
    raise NotImplementedError


def table_join(*, table_id: str, by: User, token: str = "", nonce: str = "") -> Seat:
    """Take a seat; the last one starts the game if the table starts when full.

    The nonce is the person's share in the seed, a random one by default.
    Raises NotFound, NotOpen, AlreadySeated, Full, WrongToken, BadSetup (a nonce that isn't one).
    """
    raise NotImplementedError


def table_leave(*, table_id: str, by: User) -> Table | None:
    """Give the seat up before the start; the host's office passes on, an empty table is removed.

    Returns the table, or ``None`` when it was removed. Raises NotFound, NotYourSeat, NotOpen.
    """
    raise NotImplementedError


def table_start(*, table_id: str, by: User) -> Table:
    """Start a full table by its host's hand. Raises NotFound, NotHost, NotOpen, NotEnoughSeats."""
    raise NotImplementedError


def abandon_consent(*, table_id: str, by: User, consent: bool = True) -> Table:
    """Agree (or no longer) to end the game without a result; it ends when all do.

    Raises NotFound, NotYourSeat, NotPlaying.
    """
    raise NotImplementedError
