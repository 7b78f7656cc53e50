"""The declaration of this feature: see `games.features`."""

from games.features.sockets import Feature
from games.notes.urls import api, pages

feature = Feature(
    name="notes",
    pages=pages,
    api=api,
    guests=frozenset({"tables:notes", "api:notes"}),
)
