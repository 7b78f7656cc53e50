"""URLs of this feature: its pages, and its REST operations under `/api/`."""

from django.urls import path

from games.coach import api, views

urlpatterns = [
    path("tables/<table_id:table_id>/coach/", views.coach, name="table"),
    path("tables/<table_id:table_id>/coach/ask/", views.ask, name="ask"),
    path("me/coach/", views.sharing, name="sharing"),
]
api_urlpatterns = [
    path("tables/<table:id>/coach/", api.GameReviewApi.as_view(), name="table-coach"),
    path("me/coach/", api.ChoicesApi.as_view(), name="coach"),
]
