"""The declaration of this feature: see `games.features`."""

from games.features.sockets import Feature
from games.talk.exports import exports

feature = Feature(
    name="talk",
    urls="games.talk.urls",
    exports=exports,
)
