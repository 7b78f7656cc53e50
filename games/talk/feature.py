"""The declaration of this feature: see `games.features`."""

from games.features.sockets import Feature
from games.talk.urls import api, pages

feature = Feature(
    name="talk",
    pages=pages,
    api=api,
)
