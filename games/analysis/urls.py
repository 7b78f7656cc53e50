"""The addresses of this feature: its pages, and its operations under `/api/`."""

from django.urls import path

from games.analysis import api as tried
from games.analysis import views as trying

urlpatterns = [
    path("tables/<table_id:table_id>/line/", trying.line, name="board"),
    path("tables/<table_id:table_id>/line/<slug:token>/", trying.shared, name="shared"),
]
api_urlpatterns = [
    path("tables/<table:id>/lines/", tried.TriedStepsApi.as_view(), name="lines"),
    path("tables/<table:id>/lines/<table:step>/", tried.TriedStepApi.as_view(), name="line-step"),
]
