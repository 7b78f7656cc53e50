"""The addresses of this feature: its pages, and its operations under `/api/`."""

from django.urls import path

from games.api import agreements
from games.views import pausing

urlpatterns = [
    path("tables/<table_id:table_id>/pause/", pausing.propose, name="propose"),
    path("tables/<table_id:table_id>/pause/answer/", pausing.answer, name="answer"),
    path("tables/<table_id:table_id>/pause/end/", pausing.go_on, name="end"),
]
api_urlpatterns = [
    path("tables/<table:id>/pause/", agreements.PauseApi.as_view(), name="pause"),
    path(
        "tables/<table:id>/pause/answer/",
        agreements.PauseAnswerApi.as_view(),
        name="pause_answer",
    ),
    path("tables/<table:id>/pause/end/", agreements.PauseEndApi.as_view(), name="pause_end"),
]
