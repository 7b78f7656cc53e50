"""The declaration of this feature: see `games.features`."""

from games.features.sockets import After, Feature, SweepStep
from games.plans.urls import api, pages
from games.services.planned import plans_due, plans_play
from games.services.sweep_runner import per_table

feature = Feature(
    name="plans",
    pages=pages,
    api=api,
    sweep=[SweepStep("plans", per_table(plans_due, plans_play), after=After.OUTAGES)],
)
