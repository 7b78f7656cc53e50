"""The declaration of this feature: see `games.features`."""

from games.features.sockets import Feature
from games.requirements.options import options

feature = Feature(name="requirements", table_options=options)
