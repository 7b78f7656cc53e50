"""The addresses of news, under `/api/`."""

from __future__ import annotations

from django.urls import URLPattern, path

from notifications.api import news

urlpatterns: list[URLPattern] = [
    path("me/news/", news.NewsApi.as_view(), name="api-news"),
    path("me/news/read/", news.NewsReadApi.as_view(), name="api-news-read"),
]
