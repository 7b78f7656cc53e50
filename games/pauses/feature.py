"""The declaration of this feature: see `games.features`."""

from games.features.sockets import After, Feature, SweepStep
from games.pauses.notices import notices
from games.pauses.panels import panels
from games.pauses.sweep import pause_end, pauses_over
from games.services.sweep_runner import per_table

feature = Feature(
    name="pauses",
    pages="games.pauses.urls",
    notices=notices,
    api="games.pauses.urls",
    sweep=[SweepStep("pauses", per_table(pauses_over, pause_end), after=After.OUTAGES)],
    panels=panels,
)
