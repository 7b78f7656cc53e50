"""The declaration of this feature: see `games.features`."""

from games.features.sockets import Feature
from games.notes.panels import panels

feature = Feature(
    name="notes",
    pages="games.notes.urls",
    api="games.notes.urls",
    guests=frozenset({"notes:set", "api:notes"}),
    panels=panels,
)
