"""The export of a person's films."""

from __future__ import annotations

from accounts.exports import Export, json_of
from accounts.models import User
from games.films.selectors import films_told
from mp2site.infra.zips import Files


def files_of(person: User) -> Files:
    """Return the films that a person asked for, and the games in whose films they are named."""
    yield "films.json", json_of(films_told(person))


exports = [Export(["games.Film", "games.NamedInFilms"], files_of)]
