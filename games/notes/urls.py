"""The addresses of this feature: pages by namespace, operations under `/api/`."""

from django.urls import path

from games.api import play
from games.views import own

pages = {
    "tables": [
        path("tables/<table_id:table_id>/notes/", own.notes, name="notes"),
    ],
}
api = [
    path("tables/<table:id>/notes/", play.NotesApi.as_view(), name="notes"),
]
