"""The declaration of this feature: see `games.features`."""

from games.features.sockets import Feature

feature = Feature(
    name="answers",
    pages="games.answers.urls",
    api="games.answers.urls",
    guests=frozenset({"answers:set", "api:orders"}),
)
