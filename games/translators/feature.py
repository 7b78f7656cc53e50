"""The declaration of this feature: see `games.features`."""

from games.features.sockets import Feature

feature = Feature(name="translators", pages="games.translators.urls")
