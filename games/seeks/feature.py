"""The declaration of this feature: see `games.features`."""

from games.features.sockets import After, Feature, SweepStep
from games.seeks.urls import api, pages
from games.services.sweep_runner import at_once
from games.services.wishes import wishes_grant

feature = Feature(
    name="seeks",
    pages=pages,
    api=api,
    sweep=[SweepStep("seeks", at_once(wishes_grant), after=After.TIMEOUTS)],
)
