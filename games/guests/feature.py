"""The declaration of this feature: see `games.features`."""

from games.features.sockets import After, Feature, SweepStep
from games.guests.services import guests_expire
from games.services.sweep_runner import at_once

feature = Feature(
    name="guests",
    pages="games.guests.urls",
    guests=frozenset({"guests:start"}),
    sweep=[SweepStep("guests", at_once(guests_expire), after=After.REMINDERS)],
)
