"""URLs of this feature: its pages, and its REST operations under `/api/`."""

from django.urls import path
from django.views.generic import RedirectView

from games.seeks import api, views

to_list = RedirectView.as_view(
    pattern_name="seeks:list", permanent=True, query_string=True, http_method_names=["get", "head"]
)

urlpatterns = [
    path("seeks/", views.seeks, name="list"),
    path("seeks/<number:number>/", views.change, name="change"),
    path("wishes/", to_list),  # the former address, for bookmarks and older mails
]
api_urlpatterns = [
    path("me/seeks/", api.SeeksApi.as_view(), name="seeks"),
    path("me/seeks/<number:number>/", api.SeekApi.as_view(), name="seek"),
    path("me/seeks/<number:number>/decline/", api.SeekDeclineApi.as_view(), name="seek-decline"),
]
