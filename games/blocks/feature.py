"""The declaration of this feature: see `games.features`."""

from games.blocks.urls import api
from games.features.sockets import Feature

feature = Feature(
    name="blocks",
    api=api,
)
