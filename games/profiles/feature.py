"""The declaration of this feature: see `games.features`."""

from games.features.sockets import Feature

feature = Feature(
    name="profiles",
    pages="games.profiles.urls",
    api="games.profiles.urls",
)
