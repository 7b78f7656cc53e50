"""URLs of this feature: its pages, and its REST operations under `/api/`."""

from django.urls import path

from games.analysis import api, views

urlpatterns = [
    path("tables/<table_id:table_id>/line/", views.analysis_board, name="board"),
    path("tables/<table_id:table_id>/line/<slug:token>/", views.shared, name="shared"),
]
api_urlpatterns = [
    path("tables/<table:id>/lines/", api.AnalysisStepsApi.as_view(), name="lines"),
    path("tables/<table:id>/lines/<table:step>/", api.AnalysisStepApi.as_view(), name="line-step"),
]
