"""The export of a person's cups."""

from __future__ import annotations

from accounts.exports import Export, json_of
from accounts.models import User
from games.cups.models import CupEntry
from mp2site.infra.zips import Files

COLUMNS = ("cup__name", "cup__title", "joined_at", "left_at", "byes", "place", "nonce")


def files_of(person: User) -> Files:
    """Return the cups that a person joined."""
    rows = CupEntry.objects.filter(person=person).order_by("pk").values(*COLUMNS)
    yield "cups.json", json_of([dict(row) for row in rows])


exports = [Export(["games.CupEntry"], files_of)]
