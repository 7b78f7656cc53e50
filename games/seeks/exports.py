"""The export of a person's seeks."""

from accounts.exports import Export, json_of
from accounts.models import User
from games.seeks.selectors import wishes_told
from mp2site.infra.zips import Files


def files_of(person: User) -> Files:
    """Return a person's seeks."""
    yield "seats.json", json_of(wishes_told(person))


exports = [Export(["games.SeatWish"], files_of)]
