"""URLs of this feature: its pages, and its REST operations under `/api/`."""

from django.urls import path

from games.seasons import api, division, opening, views

urlpatterns = [
    path("seasons/", views.listed, name="list"),
    path("seasons/new/", opening.opening, name="open"),
    path("seasons/watch/", views.watch, name="watch"),
    path("seasons/<number:number>/", views.season, name="season"),
    path("seasons/<number:number>/change/", views.change, name="change"),
    path("seasons/<number:number>/divisions/<slug:name>/", division.division, name="division"),
]
api_urlpatterns = [
    path("seasons/", api.SeasonsApi.as_view(), name="seasons"),
    path("seasons/watch/", api.WatchApi.as_view(), name="season-watch"),
    path("seasons/<number:number>/", api.SeasonApi.as_view(), name="season"),
    path(
        "seasons/<number:number>/divisions/<slug:division>/",
        api.DivisionApi.as_view(),
        name="season-division",
    ),
    path("seasons/<number:number>/entry/", api.EntryApi.as_view(), name="season-entry"),
]
