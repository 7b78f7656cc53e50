"""URLs of this feature: its pages, and its REST operations under `/api/`."""

from django.urls import path

from games.ratings import api as ladders_api
from games.ratings import views as ladders

urlpatterns = [
    path("tables/<table_id:table_id>/rating/", ladders.rate, name="agree"),
    path("titles/<slug:slug>/ladder/", ladders.ladder, name="ladder"),
    path("circles/<number:number>/ladder/<slug:slug>/", ladders.of_circle, name="circle"),
]
api_urlpatterns = [
    path("tables/<table:id>/rating/", ladders_api.RatingApi.as_view(), name="rating"),
    path("titles/<slug:slug>/ladder/", ladders_api.LadderApi.as_view(), name="ladder"),
    path(
        "circles/<number:number>/ladder/<slug:slug>/",
        ladders_api.CircleLadderApi.as_view(),
        name="circle-ladder",
    ),
]
