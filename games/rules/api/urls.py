"""The URLs of the rules, under `/api/`."""

from __future__ import annotations

from django.urls import URLPattern, path

from games.rules.api import titles, validate

urlpatterns: list[URLPattern] = [
    path("titles/", titles.TitlesApi.as_view(), name="titles"),
    path("titles/<slug:slug>/", titles.TitleApi.as_view(), name="title"),
    path("titles/<slug:slug>/rulebook/", titles.RulebookApi.as_view(), name="rulebook"),
    path("rules/<slug:slug>/validate/", validate.ValidateApi.as_view(), name="validate"),
]
