"""The declaration of this feature: see `games.features`."""

from games.features.sockets import Feature
from games.lessons.exports import exports

feature = Feature(
    name="lessons",
    urls="games.lessons.urls",
    guests=frozenset({"tables:coaching", "title-lesson"}),
    exports=exports,
)
