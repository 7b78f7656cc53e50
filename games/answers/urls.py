"""The addresses of this feature: pages by namespace, operations under `/api/`."""

from django.urls import path

from games.api import play
from games.views import own

pages = {
    "tables": [
        path("tables/<table_id:table_id>/orders/", own.orders, name="orders"),
    ],
}
api = [
    path("tables/<table:id>/orders/", play.OrdersApi.as_view(), name="orders"),
]
