"""URLs of this feature: its pages, and its REST operations under `/api/`."""

from django.urls import path

from games.notes import api, views

urlpatterns = [
    path("tables/<table_id:table_id>/notes/", views.notes, name="set"),
]
api_urlpatterns = [
    path("tables/<table:id>/notes/", api.NotesApi.as_view(), name="notes"),
]
