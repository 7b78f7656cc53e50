"""The declaration of this feature: see `games.features`."""

from games.features.sockets import Feature

feature = Feature(
    name="calendar",
    pages="games.calendar.urls",
)
