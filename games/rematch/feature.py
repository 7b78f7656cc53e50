"""The declaration of this feature: see `games.features`."""

from games.features.sockets import Feature

feature = Feature(
    name="rematch",
    pages="games.rematch.urls",
    api="games.rematch.urls",
)
