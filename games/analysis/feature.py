"""The declaration of this feature: see `games.features`."""

from games.analysis.urls import api, pages
from games.features.sockets import Feature

feature = Feature(
    name="analysis",
    pages=pages,
    api=api,
)
