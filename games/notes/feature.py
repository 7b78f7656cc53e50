"""The declaration of this feature: see `games.features`."""

from games.features.sockets import Feature

feature = Feature(
    name="notes",
    urls="games.notes.urls",
    guests=frozenset({"tables:notes", "api:notes"}),
)
