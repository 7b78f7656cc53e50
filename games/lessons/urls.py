"""The addresses of this feature: its pages, and its operations under `/api/`."""

from django.urls import path

from games.views import lessons, own

urlpatterns = [
    path("tables/<table_id:table_id>/coaching/", own.coaching, name="coaching"),
    path("titles/<slug:slug>/lessons/", lessons.lesson_list, name="list"),
    path("titles/<slug:slug>/lessons/<slug:lesson_id>/", lessons.lesson, name="lesson"),
]
