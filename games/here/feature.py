"""The declaration of this feature: see `games.features`."""

from games.events import TableViewed
from games.features.sockets import Feature, Handler
from games.here.panels import panels
from games.here.presence import forget, viewed

feature = Feature(
    name="here",
    pages="games.here.urls",
    api="games.here.urls",
    panels=panels,
    on=[Handler(TableViewed, viewed)],
    erase=[forget],
)
