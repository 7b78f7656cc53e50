"""The declaration of this feature: see `games.features`."""

from games.features.sockets import After, Feature, SweepStep
from games.ratings.exports import exports
from games.ratings.options import options
from games.ratings.panels import panels
from games.ratings.services import games_rate
from games.services.sweep_runner import with_beats

feature = Feature(
    name="ratings",
    pages="games.ratings.urls",
    api="games.ratings.urls",
    sweep=[SweepStep("ratings", with_beats(games_rate), after=After.REMINDERS)],
    exports=exports,
    panels=panels,
    table_options=options,
)
