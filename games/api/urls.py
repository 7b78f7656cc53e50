"""The paths of the REST API under `/api/`, of the core and of every feature."""

from __future__ import annotations

from django.urls import URLPattern, URLResolver, path, re_path

from games.api import agreements, docs, history, me, play, seats, tables, titles, tokens, validate
from games.features import features

TABLE = "tables/<table:id>/"

app_name = "api"
urlpatterns: list[URLPattern | URLResolver] = [
    path("schema/", docs.SchemaApi.as_view(), name="schema"),
    path("docs/", docs.DocsPage.as_view(), name="docs"),
    path("tables/", tables.TablesApi.as_view(), name="tables"),
    path(TABLE, tables.TableApi.as_view(), name="table"),
    path(f"{TABLE}join/", seats.JoinApi.as_view(), name="join"),
    path(f"{TABLE}leave/", seats.LeaveApi.as_view(), name="leave"),
    path(f"{TABLE}invite/", seats.InviteApi.as_view(), name="invite"),
    path(f"{TABLE}remove/", seats.RemoveApi.as_view(), name="remove"),
    path(f"{TABLE}opponents/", seats.OpponentsApi.as_view(), name="opponents"),
    path(f"{TABLE}start/", tables.StartApi.as_view(), name="start"),
    path(f"{TABLE}abandon/", agreements.AbandonApi.as_view(), name="abandon"),
    path(f"{TABLE}resign/", seats.ResignApi.as_view(), name="resign"),
    path(f"{TABLE}return/", seats.ReturnApi.as_view(), name="return"),
    path(f"{TABLE}choices/", play.ChoicesApi.as_view(), name="choices"),
    path(f"{TABLE}undo/", play.UndoApi.as_view(), name="undo"),
    path(f"{TABLE}redo/", play.RedoApi.as_view(), name="redo"),
    path(f"{TABLE}reset/", play.ResetApi.as_view(), name="reset"),
    path(f"{TABLE}history/", history.HistoryApi.as_view(), name="history"),
    path(f"{TABLE}states/<ply:ply>/", history.StateApi.as_view(), name="state"),
    path("me/turns/", me.TurnsApi.as_view(), name="turns"),
    path("me/tokens/", tokens.TokensApi.as_view(), name="tokens"),
    path("me/tokens/<number:number>/", tokens.TokenApi.as_view(), name="token"),
    path("titles/", titles.TitlesApi.as_view(), name="titles"),
    path("titles/<slug:slug>/", titles.TitleApi.as_view(), name="title"),
    path("titles/<slug:slug>/rulebook/", titles.RulebookApi.as_view(), name="rulebook"),
    path("rules/<slug:slug>/validate/", validate.ValidateApi.as_view(), name="validate"),
    *(address for feature in features for address in feature.api_addresses()),
    # The pattern matches any characters, including line feeds.
    re_path(r"^(?P<path>(?s:.*))\Z", docs.NowhereApi.as_view(), name="nowhere"),
]
