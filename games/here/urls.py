"""URLs of this feature: its pages, and its REST operations under `/api/`."""

from django.urls import path

from games.here import api, views

urlpatterns = [
    path("tables/<table_id:table_id>/here/", views.at_table, name="table"),
    path("me/presence/", views.sharing, name="sharing"),
]
api_urlpatterns = [
    path("tables/<table:id>/here/", api.TablePresenceApi.as_view(), name="table-presence"),
    path("me/presence/", api.PresenceApi.as_view(), name="presence"),
]
