"""The declaration of this feature: see `games.features`."""

from games.features.sockets import Feature

feature = Feature(
    name="circles",
    pages="games.circles.urls",
    api="games.circles.urls",
)
