"""URLs of this feature: its pages, and its REST operations under `/api/`."""

from django.urls import path

from games.rematch import api, views

urlpatterns = [
    path("tables/<table_id:table_id>/rematch/", views.again, name="ask"),
]
api_urlpatterns = [
    path("tables/<table:id>/rematch/", api.RematchApi.as_view(), name="rematch"),
]
