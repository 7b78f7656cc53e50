"""The declaration of this feature: see `games.features`."""

from games.calendar.urls import pages
from games.features.sockets import Feature

feature = Feature(
    name="calendar",
    pages=pages,
)
