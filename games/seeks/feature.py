"""The declaration of this feature: see `games.features`."""

from games.features.sockets import After, Feature, SweepStep
from games.seeks.exports import exports
from games.seeks.notices import notices
from games.seeks.services import seeks_grant
from games.services.sweep_runner import at_once

feature = Feature(
    name="seeks",
    pages="games.seeks.urls",
    notices=notices,
    api="games.seeks.urls",
    sweep=[SweepStep("seeks", at_once(seeks_grant), after=After.TIMEOUTS)],
    exports=exports,
)
