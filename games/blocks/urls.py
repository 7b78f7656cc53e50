"""The addresses of this feature: its pages, and its operations under `/api/`."""

from django.urls import path

from games.blocks import api as peace

api_urlpatterns = [
    path("me/reports/", peace.ReportsApi.as_view(), name="reports"),
    path("me/blocks/", peace.BlocksApi.as_view(), name="blocks"),
    path("me/blocks/<number:number>/", peace.BlockApi.as_view(), name="block"),
]
