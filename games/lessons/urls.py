"""The addresses of this feature: pages by namespace, operations under `/api/`."""

from django.urls import path

from games.views import lessons, own

pages = {
    "tables": [
        path("tables/<table_id:table_id>/coaching/", own.coaching, name="coaching"),
    ],
    "": [
        path("titles/<slug:slug>/lessons/", lessons.lesson_list, name="title-lessons"),
        path("titles/<slug:slug>/lessons/<slug:lesson_id>/", lessons.lesson, name="title-lesson"),
    ],
}
