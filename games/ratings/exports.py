"""The export of a person's ratings."""

from accounts.exports import Export, json_lines, json_of
from accounts.models import User
from games.ratings.selectors import rated_told, ratings_told
from mp2site.infra.zips import Files


def files_of(person: User) -> Files:
    """Return a person's ratings, and their rated games."""
    yield "ratings.json", json_of(ratings_told(person))
    yield "rated.json", json_lines(rated_told(person))


exports = [Export(["games.Rating"], files_of)]
