"""URLs of news and devices under `/api/`."""

from __future__ import annotations

from django.urls import URLPattern, path

from notifications.api import devices, news

urlpatterns: list[URLPattern] = [
    path("me/news/", news.NewsApi.as_view(), name="api-news"),
    path("me/news/read/", news.NewsReadApi.as_view(), name="api-news-read"),
    path("me/devices/", devices.DevicesApi.as_view(), name="api-devices"),
    path("me/devices/<int:number>/", devices.DeviceApi.as_view(), name="api-device"),
]
