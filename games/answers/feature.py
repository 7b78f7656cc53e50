"""The declaration of this feature: see `games.features`."""

from games.features.sockets import Feature

feature = Feature(
    name="answers",
    urls="games.answers.urls",
    guests=frozenset({"tables:orders", "api:orders"}),
)
