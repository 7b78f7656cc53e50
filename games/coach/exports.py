"""The export of the reviews that a person asked for."""

from __future__ import annotations

from accounts.exports import Export, json_of
from accounts.models import User
from games.coach.models import GameReview
from mp2site.infra.zips import Files


def files_of(person: User) -> Files:
    """Return the finished games whose review a person asked for."""
    rows = GameReview.objects.filter(asked_by=person).order_by("asked_at", "pk")
    yield "reviews.json", json_of(list(rows.values("table", "asked_at", "state", "done_at")))


exports = [Export(["games.GameReview"], files_of)]
