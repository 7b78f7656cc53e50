"""A site with games of every kind that the lists' filters distinguish."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Final

from accounts.models import User
from games.models import Table
from tests.support.tables import ended, place_of, started

WANTED: Final[dict[str, list[str]]] = {
    "": ["Running", "Program", "Casual", "Shared", "Lost", "Won"],
    "person=MARA": ["Running", "Program", "Shared", "Lost", "Won"],
    "fellow=jonas": ["Running", "Casual", "Lost", "Won"],
    "person=mara&fellow=jonas": ["Running", "Lost", "Won"],
    "person=jonas&fellow=mara": ["Running", "Lost", "Won"],
    "person=piotr&fellow=mara": ["Program"],
    "person=mara&fellow=mara": ["Running", "Program", "Shared", "Lost", "Won"],
    "person=mara&fellow=nobody-here": [],
    "person=mara&result=won": ["Program", "Shared", "Won"],
    "person=mara&result=not-won": ["Lost"],
    "person=mara&fellow=jonas&result=won": ["Won"],
    "person=mara&title=marco-polo-1&result=won": [],
    "ended_from=2026-04-01": ["Program", "Casual", "Shared", "Lost"],
    "ended_to=2026-04-01": ["Lost", "Won"],
    "ended_from=2026-03-11&ended_to=2026-05-05": ["Casual", "Shared", "Lost"],
    "ended_from=2026-03-10&ended_to=2026-03-10": ["Won"],
    "person=jonas&ended_from=2026-04-02": ["Casual"],
}
"""Queries, and the names of the games that each query finds, on pages and over REST."""
RATED: Final = ["Running", "Shared", "Lost", "Won"]
UNRATED: Final = ["Program", "Casual"]


def of_every_kind(four: Sequence[User]) -> None:
    """Make games of Mara, Jonas, Aylin and the bot Piotr; two more games are in no list."""
    mara, jonas, aylin, piotr = four
    _over("Won", [mara, jonas], "2026-03-10T23:30", (50, 40))
    _over("Lost", [mara, jonas], "2026-04-01T00:00", (30, 40))
    _over("Shared", [mara, aylin], "2026-05-05T12:00", (40, 40))
    _over("Casual", [jonas, aylin], "2026-05-05T12:00", (50, 40), rated=False)
    _over("Program", [mara, piotr], "2026-06-01T12:00", (50, 40))
    started([mara, jonas], name="Running")
    _over("Private", [mara, jonas], "2026-04-01T12:00", (50, 40), visibility="private")
    hidden = _over("Hidden", [mara, jonas], "2026-04-01T12:00", (50, 40))
    Table.objects.filter(pk=hidden.pk).update(hidden=True)
    User.objects.filter(pk=piotr.pk).update(is_computer=True, owner=jonas)


def _over(
    name: str, people: Sequence[User], at: str, scores: tuple[int, ...], **more: Any
) -> Table:
    """Return a game with a given end (UTC), and with these people's scores."""
    table = started(people, name=name, **more)
    places = {place_of(table, person): score for person, score in zip(people, scores, strict=True)}
    ended(table, *(places[place] for place in range(len(people))))
    end = datetime.fromisoformat(at).replace(tzinfo=UTC)
    Table.objects.filter(pk=table.pk).update(created_at=end, started_at=end, finished_at=end)
    return table
