"""The declaration of this feature: see `games.features`."""

from games.answers.panels import panels
from games.features.sockets import Feature

feature = Feature(
    name="answers",
    pages="games.answers.urls",
    panels=panels,
    api="games.answers.urls",
    guests=frozenset({"answers:set", "api:conditional-answers"}),
)
