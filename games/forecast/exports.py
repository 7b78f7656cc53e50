"""The export of a person's stored rhythm."""

from __future__ import annotations

from accounts.exports import Export, json_of
from accounts.models import User
from games.forecast.selectors import rhythm_told
from mp2site.infra.zips import Files


def files_of(person: User) -> Files:
    """Return the numbers that are stored about a person's last turns."""
    yield "rhythm.json", json_of(rhythm_told(person))


exports = [Export(["games.StoredRhythm"], files_of)]
