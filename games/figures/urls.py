"""URLs of this feature: its pages, and its REST operations under `/api/`."""

from django.urls import path

from games.figures import api, views

urlpatterns = [
    path("titles/<slug:slug>/figures/", views.figures, name="title"),
    path("titles/<slug:slug>/figures.csv", views.download, {"form": "csv"}, name="csv"),
    path("titles/<slug:slug>/figures.json", views.download, {"form": "json"}, name="json"),
]
api_urlpatterns = [
    path("titles/<name:slug>/figures/", api.FiguresApi.as_view(), name="title-figures"),
]
