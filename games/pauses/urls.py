"""URLs of this feature: its pages, and its REST operations under `/api/`."""

from django.urls import path

from games.pauses import api
from games.pauses import views as pausing

urlpatterns = [
    path("tables/<table_id:table_id>/pause/", pausing.propose, name="propose"),
    path("tables/<table_id:table_id>/pause/answer/", pausing.answer, name="answer"),
    path("tables/<table_id:table_id>/pause/end/", pausing.go_on, name="end"),
]
api_urlpatterns = [
    path("tables/<table:id>/pause/", api.PauseApi.as_view(), name="pause"),
    path(
        "tables/<table:id>/pause/answer/",
        api.PauseAnswerApi.as_view(),
        name="pause_answer",
    ),
    path("tables/<table:id>/pause/end/", api.PauseEndApi.as_view(), name="pause_end"),
]
