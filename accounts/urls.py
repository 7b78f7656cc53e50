"""The addresses of a person's own pages."""

from django.urls import path

from accounts import views

app_name = "accounts"
urlpatterns = [
    path("settings/", views.settings, name="settings"),
]
