"""The declaration of this feature: see `games.features`."""

from games.features.sockets import Feature
from games.profiles.urls import api, pages

feature = Feature(
    name="profiles",
    pages=pages,
    api=api,
)
