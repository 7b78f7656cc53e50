"""URLs of this feature: its pages, and its REST operations under `/api/`."""

from django.urls import path

from games.calendar import views as deadlines

urlpatterns = [
    path("deadlines/<str:token>.ics", deadlines.deadlines, name="deadlines"),
]
