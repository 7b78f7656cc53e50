"""The addresses of this feature: pages by namespace, operations under `/api/`."""

from django.urls import path

from games.api import wishes as wishes_api
from games.views import wishes

pages = {
    "wishes": [
        path("wishes/", wishes.wishes, name="list"),
        path("wishes/<number:number>/", wishes.change, name="change"),
    ],
}
api = [
    path("me/wishes/", wishes_api.WishesApi.as_view(), name="wishes"),
    path("me/wishes/<number:number>/", wishes_api.WishApi.as_view(), name="wish"),
    path(
        "me/wishes/<number:number>/decline/",
        wishes_api.WishDeclineApi.as_view(),
        name="wish-decline",
    ),
]
