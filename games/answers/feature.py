"""The declaration of this feature: see `games.features`."""

from games.answers.urls import api, pages
from games.features.sockets import Feature

feature = Feature(
    name="answers",
    pages=pages,
    api=api,
    guests=frozenset({"tables:orders", "api:orders"}),
)
