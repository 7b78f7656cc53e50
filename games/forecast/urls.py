"""URLs of this feature: its pages, and its REST operations under `/api/`."""

from django.urls import path

from games.forecast import api, views

urlpatterns = [
    path("tables/<table_id:table_id>/forecast/", views.forecast, name="table"),
]
api_urlpatterns = [
    path("tables/<table:id>/forecast/", api.TableForecastApi.as_view(), name="table-forecast"),
    path("titles/<name:slug>/forecast/", api.TitleForecastApi.as_view(), name="title-forecast"),
]
