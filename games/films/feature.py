"""The declaration of this feature: see `games.features`."""

from games.features.sockets import After, Feature, SweepStep
from games.films.exports import exports
from games.films.panels import panels
from games.films.retention import films_expired
from games.films.services import films_ask_again, films_forget
from games.services.sweep_runner import with_beats

feature = Feature(
    name="films",
    pages="games.films.urls",
    tasks="games.films.tasks",
    panels=panels,
    sweep=[SweepStep("films", with_beats(films_ask_again), after=After.REMINDERS)],
    exports=exports,
    erase=[films_forget],
    retention=[films_expired],
)
