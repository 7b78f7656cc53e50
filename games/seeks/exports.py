"""The export of a person's seeks."""

from accounts.exports import Export, json_of
from accounts.models import User
from games.seeks.selectors import seeks_told
from mp2site.infra.zips import Files


def files_of(person: User) -> Files:
    """Return a person's seeks."""
    yield "seeks.json", json_of(seeks_told(person))


exports = [Export(["games.Seek"], files_of)]
