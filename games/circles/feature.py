"""The declaration of this feature: see `games.features`."""

from games.circles.urls import api, pages
from games.features.sockets import Feature

feature = Feature(
    name="circles",
    pages=pages,
    api=api,
)
