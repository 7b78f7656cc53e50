"""The addresses of this feature: pages by namespace, operations under `/api/`."""

from django.urls import path

from games.views import deadlines

pages = {
    "me": [
        path("deadlines/<str:token>.ics", deadlines.deadlines, name="deadlines"),
    ],
}
