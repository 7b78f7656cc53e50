"""The declaration of this feature: see `games.features`."""

from accounts.services.reporting import reports_forget
from games.features.sockets import Feature

feature = Feature(
    name="blocks",
    api="games.blocks.urls",
    erase=[reports_forget],
)
