"""URLs of this feature: its pages, and its REST operations under `/api/`."""

from django.urls import path

from games.lessons import views as lessons

urlpatterns = [
    path("tables/<table_id:table_id>/coaching/", lessons.coaching, name="coaching"),
    path("titles/<slug:slug>/lessons/", lessons.lesson_list, name="list"),
    path("titles/<slug:slug>/lessons/<slug:lesson_id>/", lessons.lesson, name="lesson"),
]
