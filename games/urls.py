"""The URLs of the pages: the core's, and every feature's in a namespace with its name."""

from __future__ import annotations

from django.urls import URLPattern, URLResolver, include, path

from games.features import features
from games.views import (
    choosing,
    dice,
    history,
    home,
    lobby,
    mats,
    play,
    resigning,
    seats,
    status,
    titles,
)

TABLE = "tables/<table_id:table_id>/"

tables_urlpatterns = [
    path("tables/", lobby.table_list, name="list"),
    path("tables/new/", lobby.create, name="create"),
    path(TABLE, play.detail, name="detail"),
    path(f"{TABLE}dice/", dice.dice, name="dice"),
    path(f"{TABLE}join/", seats.join, name="join"),
    path(f"{TABLE}leave/", seats.leave, name="leave"),
    path(f"{TABLE}invite/", seats.invite, name="invite-person"),
    path(f"{TABLE}remove/", seats.remove, name="remove"),
    path(f"{TABLE}opponents/", seats.ask, name="ask-opponent"),
    path(f"{TABLE}start/", seats.start, name="start"),
    path(f"{TABLE}abandon/", seats.abandon, name="abandon"),
    path(f"{TABLE}resign/", resigning.resign, name="resign"),
    path(f"{TABLE}return/", seats.come_back, name="return"),
    path(f"{TABLE}choose/", choosing.choose, name="choose"),
    path(f"{TABLE}onward/", choosing.onward, name="onward"),
    path(f"{TABLE}undo/", choosing.undo, name="undo"),
    path(f"{TABLE}redo/", choosing.redo, name="redo"),
    path(f"{TABLE}reset/", choosing.reset, name="reset"),
    path(f"{TABLE}seats/<int:place>/", mats.mat, name="mat"),
    path(f"{TABLE}history/", history.history, name="history"),
    path(f"{TABLE}history/<int:ply>/", history.history, name="ply"),
    path("j/<slug:token>/", lobby.invitation, name="invite"),
]
titles_urlpatterns = [
    path("titles/", titles.title_list, name="list"),
    path("titles/<slug:slug>/", titles.detail, name="detail"),
    path("titles/<slug:slug>/rules/", titles.rules, name="rules"),
    path("titles/<slug:slug>/rules/<slug:anchor>/", titles.rule, name="rule"),
    path("titles/<slug:slug>/summary/", titles.summary, name="summary"),
    path("titles/<slug:slug>/primer/", titles.primer, name="primer"),
]

urlpatterns: list[URLPattern | URLResolver] = [
    path("", home.home, name="home"),
    path("status/", status.status, name="status"),
    path("next/", home.next_table, name="next-table"),
    path("", include((tables_urlpatterns, "tables"))),
    path("", include((titles_urlpatterns, "titles"))),
    *(path("", include((feature.page_addresses(), feature.name))) for feature in features),
]
