"""The declaration of this feature: see `games.features`."""

from games.features.sockets import After, Feature, SweepStep, TitleLink
from games.figures.services import games_count
from games.services.sweep_runner import with_beats

feature = Feature(
    name="figures",
    pages="games.figures.urls",
    api="games.figures.urls",
    title_links=[TitleLink("figures:title", "figures-link")],
    sweep=[SweepStep("figures", with_beats(games_count), after=After.REMINDERS)],
)
