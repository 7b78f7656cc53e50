"""The addresses of this feature: its pages, and its operations under `/api/`."""

from django.urls import path

from games.answers import api, views

urlpatterns = [
    path("tables/<table_id:table_id>/orders/", views.orders, name="set"),
]
api_urlpatterns = [
    path("tables/<table:id>/orders/", api.OrdersApi.as_view(), name="orders"),
]
