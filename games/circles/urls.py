"""URLs of this feature: its pages, and its REST operations under `/api/`."""

from django.urls import path

from games.circles import api as circles_api
from games.circles import views as circles

urlpatterns = [
    path("circles/new/", circles.found, name="new"),
    path("circles/join/<slug:link>/", circles.link, name="link"),
    path("circles/<number:number>/", circles.detail, name="detail"),
    path("circles/<number:number>/rename/", circles.rename, name="rename"),
    path("circles/<number:number>/link/", circles.link_set, name="link-set"),
    path("circles/<number:number>/member/", circles.member_set, name="member"),
    path("circles/<number:number>/report/", circles.report, name="report"),
    path("circles/<number:number>/leave/", circles.leave, name="leave"),
]
api_urlpatterns = [
    path("circles/", circles_api.CirclesApi.as_view(), name="circles"),
    path("circles/join/", circles_api.CircleJoinApi.as_view(), name="circle-join"),
    path("circles/<number:number>/", circles_api.CircleApi.as_view(), name="circle"),
    path("circles/<number:number>/link/", circles_api.CircleLinkApi.as_view(), name="circle-link"),
    path(
        "circles/<number:number>/report/",
        circles_api.CircleReportApi.as_view(),
        name="circle-report",
    ),
    path(
        "circles/<number:number>/leave/",
        circles_api.CircleLeaveApi.as_view(),
        name="circle-leave",
    ),
    path(
        "circles/<number:number>/remove/",
        circles_api.CircleRemoveApi.as_view(),
        name="circle-remove",
    ),
    path(
        "circles/<number:number>/hand-over/",
        circles_api.CircleHandOverApi.as_view(),
        name="circle-hand-over",
    ),
]
