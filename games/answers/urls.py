"""The addresses of this feature: its pages, and its operations under `/api/`."""

from django.urls import path

from games.api import play
from games.views import own

urlpatterns = [
    path("tables/<table_id:table_id>/orders/", own.orders, name="set"),
]
api_urlpatterns = [
    path("tables/<table:id>/orders/", play.OrdersApi.as_view(), name="orders"),
]
