"""The declaration of this feature: see `games.features`."""

from games.features.sockets import Feature
from games.lessons.urls import pages

feature = Feature(
    name="lessons",
    pages=pages,
    guests=frozenset({"tables:coaching", "title-lesson"}),
)
