"""The addresses of notifications."""

from django.urls import URLPattern

app_name = "notifications"
urlpatterns: list[URLPattern] = []
