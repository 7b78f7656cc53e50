"""The declaration of this feature: see `games.features`."""

from games.events import SeatResigned, TableEnded
from games.features.sockets import (
    After,
    BarLink,
    CircleCard,
    Feature,
    Handler,
    HomeCard,
    Panel,
    Place,
    SweepStep,
)
from games.seasons.exports import exports
from games.seasons.listeners import ended_announce, resigned_note
from games.seasons.notices import notices
from games.seasons.panels import card, circle_card, resigning
from games.seasons.services import seasons_quit
from games.seasons.sweeping import seasons_advance
from games.services.sweep_runner import at_once

feature = Feature(
    name="seasons",
    pages="games.seasons.urls",
    api="games.seasons.urls",
    bar=[BarLink("seasons:list", "seasons-title", "calendar")],
    home=[HomeCard("card", build=card)],
    circle=[CircleCard("circle", build=circle_card)],
    panels=[Panel("resign", where=Place.RESIGN, build=resigning)],
    notices=notices,
    on=[Handler(SeatResigned, resigned_note), Handler(TableEnded, ended_announce)],
    sweep=[SweepStep("seasons", at_once(seasons_advance), after=After.REMINDERS)],
    exports=exports,
    erase=[seasons_quit],
)
