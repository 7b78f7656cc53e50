"""The addresses of this feature: pages by namespace, operations under `/api/`."""

from django.urls import path

from games.api import agreements
from games.views import pausing

pages = {
    "tables": [
        path("tables/<table_id:table_id>/pause/", pausing.propose, name="pause"),
        path("tables/<table_id:table_id>/pause/answer/", pausing.answer, name="pause-answer"),
        path("tables/<table_id:table_id>/pause/end/", pausing.go_on, name="pause-end"),
    ],
}
api = [
    path("tables/<table:id>/pause/", agreements.PauseApi.as_view(), name="pause"),
    path(
        "tables/<table:id>/pause/answer/",
        agreements.PauseAnswerApi.as_view(),
        name="pause_answer",
    ),
    path("tables/<table:id>/pause/end/", agreements.PauseEndApi.as_view(), name="pause_end"),
]
