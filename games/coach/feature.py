"""The declaration of this feature: see `games.features`."""

from games.coach.exports import exports
from games.coach.panels import panels
from games.coach.selectors import reviews_open
from games.coach.services import reviews_forget, season_game_review
from games.coach.work import reviews_ask_again
from games.events import SeasonGameEnded
from games.features.sockets import After, Feature, Figure, Handler, SweepStep
from games.services.sweep_runner import with_beats

feature = Feature(
    name="coach",
    pages="games.coach.urls",
    api="games.coach.urls",
    tasks="games.coach.tasks",
    panels=panels,
    on=[Handler(SeasonGameEnded, season_game_review)],
    sweep=[SweepStep("reviews", with_beats(reviews_ask_again), after=After.REMINDERS)],
    exports=exports,
    erase=[reviews_forget],
    metrics=[Figure("reviews_open", "Reviews that wait or are being computed.", reviews_open)],
)
