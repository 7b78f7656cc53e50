"""The export of a person's seasons."""

from __future__ import annotations

from accounts.exports import Export, json_of
from accounts.models import User
from games.seasons.models import Entry
from mp2site.infra.zips import Files

COLUMNS = (
    *("season__title", "season__number", "division__level", "division__number"),
    *("signed_up_at", "left_at", "place", "moved", "nonce"),
)


def files_of(person: User) -> Files:
    """Return the seasons that a person signed up for."""
    rows = Entry.objects.filter(person=person).order_by("pk").values(*COLUMNS)
    yield "seasons.json", json_of([dict(row) for row in rows])


exports = [Export(["games.Entry"], files_of)]
