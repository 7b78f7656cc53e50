"""The declaration of this feature: see `games.features`."""

from games.features.sockets import Feature
from games.lessons.exports import exports
from games.lessons.panels import panels

feature = Feature(
    name="lessons",
    pages="games.lessons.urls",
    guests=frozenset({"lessons:coaching", "lessons:lesson"}),
    exports=exports,
    panels=panels,
)
