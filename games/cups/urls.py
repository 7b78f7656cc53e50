"""URLs of this feature: its pages, and its REST operations under `/api/`."""

from django.urls import path

from games.cups import api, views

urlpatterns = [
    path("cups/", views.listed, name="list"),
    path("cups/<number:number>/", views.cup, name="cup"),
    path("cups/<number:number>/change/", views.change, name="change"),
]
api_urlpatterns = [
    path("cups/", api.CupsApi.as_view(), name="cups"),
    path("cups/<number:number>/", api.CupApi.as_view(), name="cup"),
    path("cups/<number:number>/entry/", api.CupEntryApi.as_view(), name="cup-entry"),
]
