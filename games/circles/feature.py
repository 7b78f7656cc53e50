"""The declaration of this feature: see `games.features`."""

from accounts.services.circles import circles_abandon
from games.features.sockets import Feature

feature = Feature(
    name="circles",
    pages="games.circles.urls",
    api="games.circles.urls",
    erase=[circles_abandon],
)
