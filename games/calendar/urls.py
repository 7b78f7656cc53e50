"""The addresses of this feature: its pages, and its operations under `/api/`."""

from django.urls import path

from games.calendar import views as deadlines

urlpatterns = [
    path("deadlines/<str:token>.ics", deadlines.deadlines, name="deadlines"),
]
