"""The addresses of this feature: pages by namespace, operations under `/api/`."""

from django.urls import path

from games.api import tried
from games.views import trying

pages = {
    "tables": [
        path("tables/<table_id:table_id>/line/", trying.line, name="line"),
        path("tables/<table_id:table_id>/line/<slug:token>/", trying.shared, name="shared-line"),
    ],
}
api = [
    path("tables/<table:id>/lines/", tried.TriedStepsApi.as_view(), name="lines"),
    path("tables/<table:id>/lines/<table:step>/", tried.TriedStepApi.as_view(), name="line-step"),
]
