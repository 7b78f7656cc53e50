"""The addresses of this feature: pages by namespace, operations under `/api/`."""

from django.urls import path

from games.views import guests

pages = {
    "try": [
        path("try/", guests.offered, name="page"),
        path("try/<slug:slug>/", guests.start, name="start"),
    ],
}
