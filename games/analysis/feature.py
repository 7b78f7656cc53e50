"""The declaration of this feature: see `games.features`."""

from games.analysis.exports import exports
from games.analysis.panels import panels
from games.features.sockets import Feature

feature = Feature(
    name="analysis",
    pages="games.analysis.urls",
    api="games.analysis.urls",
    exports=exports,
    panels=panels,
)
