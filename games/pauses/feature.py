"""The declaration of this feature: see `games.features`."""

from games.features.sockets import After, Feature, SweepStep
from games.pauses.sweep import pause_end, pauses_over
from games.pauses.urls import api, pages
from games.services.sweep_runner import per_table

feature = Feature(
    name="pauses",
    pages=pages,
    api=api,
    sweep=[SweepStep("pauses", per_table(pauses_over, pause_end), after=After.OUTAGES)],
)
