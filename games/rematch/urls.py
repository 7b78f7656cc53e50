"""The addresses of this feature: pages by namespace, operations under `/api/`."""

from django.urls import path

from games.api import agreements
from games.views import seats

pages = {
    "tables": [
        path("tables/<table_id:table_id>/rematch/", seats.again, name="rematch"),
    ],
}
api = [
    path("tables/<table:id>/rematch/", agreements.RematchApi.as_view(), name="rematch"),
]
