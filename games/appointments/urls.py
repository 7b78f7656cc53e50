"""URLs of this feature: its pages, and its REST operations under `/api/`."""

from django.urls import path

from games.appointments import api, views

urlpatterns = [
    path("tables/<table_id:table_id>/appointment/", views.table, name="table"),
    path("tables/<table_id:table_id>/appointment/propose/", views.propose, name="propose"),
    path("tables/<table_id:table_id>/appointment/cancel/", views.cancel, name="cancel"),
]
api_urlpatterns = [
    path("tables/<table:id>/appointment/", api.AppointmentApi.as_view(), name="appointment"),
]
