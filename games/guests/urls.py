"""URLs of this feature: its pages, and its REST operations under `/api/`."""

from django.urls import path

from games.guests import views as guests

urlpatterns = [
    path("try/", guests.offered, name="page"),
    path("try/<slug:slug>/", guests.start, name="start"),
]
