"""The declaration of this feature: see `games.features`."""

from games.features.sockets import Feature
from games.talk.exports import exports
from games.talk.mails import talk_in_mails
from games.talk.notices import notices
from games.talk.options import options
from games.talk.panels import messages_seen, panels
from games.talk.selectors import talk_marks

feature = Feature(
    name="talk",
    pages="games.talk.urls",
    notices=notices,
    in_mails=talk_in_mails,
    api="games.talk.urls",
    exports=exports,
    panels=panels,
    marks=talk_marks,
    page_seen=messages_seen,
    table_options=options,
)
