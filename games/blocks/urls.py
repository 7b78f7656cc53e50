"""URLs of this feature: its pages, and its REST operations under `/api/`."""

from django.urls import path

from games.blocks import api

api_urlpatterns = [
    path("me/reports/", api.ReportsApi.as_view(), name="reports"),
    path("me/blocks/", api.BlocksApi.as_view(), name="blocks"),
    path("me/blocks/<number:number>/", api.BlockApi.as_view(), name="block"),
]
