"""The addresses of this feature: its pages, and its operations under `/api/`."""

from django.urls import path

from games.seeks import api as wishes_api
from games.seeks import views as wishes

urlpatterns = [
    path("wishes/", wishes.wishes, name="list"),
    path("wishes/<number:number>/", wishes.change, name="change"),
]
api_urlpatterns = [
    path("me/wishes/", wishes_api.WishesApi.as_view(), name="wishes"),
    path("me/wishes/<number:number>/", wishes_api.WishApi.as_view(), name="wish"),
    path(
        "me/wishes/<number:number>/decline/",
        wishes_api.WishDeclineApi.as_view(),
        name="wish-decline",
    ),
]
