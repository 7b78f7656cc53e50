"""The declaration of this feature: see `games.features`."""

from games.features.sockets import (
    After,
    CircleCard,
    Feature,
    Figure,
    HomeCard,
    LinePart,
    Panel,
    Place,
    SweepStep,
    TitleLink,
)
from games.services.sweep_runner import at_once
from tests.lantern.lamps import (
    LIT,
    card,
    circle_card,
    expired,
    exports,
    forget,
    lamp,
    lamp_at_line,
    lamp_marks,
    lamp_of_leaver,
    lamp_seen,
    lamps_in_mails,
    light_up,
    put_out,
)
from tests.lantern.notices import notices
from tests.lantern.options import options

feature = Feature(
    name="lantern",
    pages="tests.lantern.urls",
    api="tests.lantern.urls",
    panels=[
        Panel("lamp", where=Place.BELOW, build=lamp),
        Panel("resign", where=Place.RESIGN, build=lamp_of_leaver),
    ],
    line_part=LinePart(
        verb="lantern-",
        act=light_up,
        build=lamp_at_line,
        buttons="lantern/line_button.html",
        below="lantern/line.html",
    ),
    home=[HomeCard("card", build=card)],
    circle=[CircleCard("circle", build=circle_card)],
    title_links=[TitleLink("lantern:title", "lantern-scented")],
    marks=lamp_marks,
    page_seen=lamp_seen,
    guests=frozenset({"lantern:light"}),
    table_options=options,
    notices=notices,
    in_mails=lamps_in_mails,
    sweep=[SweepStep("lantern", at_once(put_out), after=After.REMINDERS)],
    exports=exports,
    erase=[forget],
    metrics=[Figure("lanterns_lit", "Lanterns that are lit.", lambda: len(LIT))],
    admin="tests.lantern.admin",
    retention=[expired],
)
