"""The addresses of this feature: its pages, and its operations under `/api/`."""

from django.urls import path

from games.api import agreements, people
from games.api import ladders as ladders_api
from games.views import ladders, resigning

urlpatterns = [
    path("tables/<table_id:table_id>/rating/", resigning.rate, name="agree"),
    path("titles/<slug:slug>/ladder/", ladders.ladder, name="ladder"),
    path("circles/<number:number>/ladder/<slug:slug>/", ladders.of_circle, name="circle"),
]
api_urlpatterns = [
    path("tables/<table:id>/rating/", agreements.RatingApi.as_view(), name="rating"),
    path("titles/<slug:slug>/ladder/", ladders_api.LadderApi.as_view(), name="ladder"),
    path(
        "circles/<number:number>/ladder/<slug:slug>/",
        ladders_api.CircleLadderApi.as_view(),
        name="circle-ladder",
    ),
    path("people/<name:name>/curve/<slug:slug>/", people.CurveApi.as_view(), name="curve"),
]
