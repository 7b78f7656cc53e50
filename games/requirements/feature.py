"""The declaration of this feature: see `games.features`."""

from games.features.sockets import Feature
from games.requirements.options import options
from games.requirements.selectors import left_out_of

feature = Feature(name="requirements", table_options=options, leaves_out=left_out_of)
