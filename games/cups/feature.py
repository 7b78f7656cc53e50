"""The declaration of this feature: see `games.features`."""

from games.cups.exports import exports
from games.cups.listeners import resigned_note
from games.cups.notices import notices
from games.cups.panels import card, circle_card
from games.cups.services import cups_quit
from games.cups.sweeping import cups_advance
from games.events import SeatResigned
from games.features.sockets import After, BarLink, CircleCard, Feature, Handler, HomeCard, SweepStep
from games.services.sweep_runner import at_once

feature = Feature(
    name="cups",
    pages="games.cups.urls",
    api="games.cups.urls",
    bar=[BarLink("cups:list", "cups-title", "laurels")],
    home=[HomeCard("card", build=card)],
    circle=[CircleCard("circle", build=circle_card)],
    notices=notices,
    on=[Handler(SeatResigned, resigned_note)],
    sweep=[SweepStep("cups", at_once(cups_advance), after=After.REMINDERS)],
    exports=exports,
    erase=[cups_quit],
)
