"""URLs of this feature: its pages, and its REST operations under `/api/`."""

from django.urls import path

from games.answers import api, views

urlpatterns = [
    path("tables/<table_id:table_id>/conditional-answers/", views.conditional_answers, name="set"),
]
api_urlpatterns = [
    path(
        "tables/<table:id>/conditional-answers/",
        api.ConditionalAnswersApi.as_view(),
        name="conditional-answers",
    ),
]
