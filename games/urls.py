"""The addresses of the pages: those of the core, and of every feature."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

from django.urls import URLPattern, URLResolver, include, path

from games.features import features
from games.views import dice, history, home, lobby, play, resigning, seats, status, titles

TABLE = "tables/<table_id:table_id>/"

core: Mapping[str, Sequence[URLPattern]] = {
    "": [
        path("", home.home, name="home"),
        path("status/", status.status, name="status"),
        path("next/", home.next_table, name="next-table"),
    ],
    "tables": [
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
        path(f"{TABLE}choose/", play.choose, name="choose"),
        path(f"{TABLE}undo/", play.undo, name="undo"),
        path(f"{TABLE}reset/", play.reset, name="reset"),
        path(f"{TABLE}history/", history.history, name="history"),
        path(f"{TABLE}history/<int:ply>/", history.history, name="ply"),
        path("j/<slug:token>/", lobby.invitation, name="invite"),
    ],
    "titles": [
        path("titles/", titles.title_list, name="list"),
        path("titles/<slug:slug>/", titles.detail, name="detail"),
        path("titles/<slug:slug>/rules/", titles.rules, name="rules"),
        path("titles/<slug:slug>/rules/<slug:anchor>/", titles.rule, name="rule"),
        path("titles/<slug:slug>/summary/", titles.summary, name="summary"),
    ],
}


def _by_namespace(
    pages: Iterable[Mapping[str, Sequence[URLPattern]]],
) -> list[URLPattern | URLResolver]:
    """Return the addresses, each namespace included once: Django looks a namespace up in one place."""
    merged: dict[str, list[URLPattern]] = defaultdict(list)
    for part in pages:
        for namespace, addresses in part.items():
            merged[namespace] += addresses
    plain = merged.pop("", [])
    return [*plain, *(path("", include((found, name))) for name, found in merged.items())]


urlpatterns = _by_namespace([core, *(feature.pages for feature in features)])
