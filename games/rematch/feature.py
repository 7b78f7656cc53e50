"""The declaration of this feature: see `games.features`."""

from games.features.sockets import Feature
from games.rematch.urls import api, pages

feature = Feature(
    name="rematch",
    pages=pages,
    api=api,
)
