"""The addresses of this feature: its pages, and its operations under `/api/`."""

from django.urls import path

from games.api import agreements
from games.views import seats

urlpatterns = [
    path("tables/<table_id:table_id>/rematch/", seats.again, name="ask"),
]
api_urlpatterns = [
    path("tables/<table:id>/rematch/", agreements.RematchApi.as_view(), name="rematch"),
]
