"""The export of a person's seasons."""

from __future__ import annotations

from accounts.exports import Export, json_of
from accounts.models import User
from games.seasons.models import Entry, SignUpWatch
from mp2site.infra.zips import Files

COLUMNS = (
    *("season__title", "season__number", "division__level", "division__number"),
    *("signed_up_at", "left_at", "place", "moved", "nonce"),
)


def files_of(person: User) -> Files:
    """Return the seasons that a person signed up for, and the sign-ups they want notice of."""
    rows = Entry.objects.filter(person=person).order_by("pk").values(*COLUMNS)
    watches = SignUpWatch.objects.filter(person=person).order_by("pk")
    titles = list(watches.values("title", "circle__name"))
    yield "seasons.json", json_of({"seasons": list(rows), "notify_of_sign_up": titles})


exports = [Export(["games.Entry", "games.SignUpWatch"], files_of)]
