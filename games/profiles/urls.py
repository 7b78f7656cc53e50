"""URLs of this feature: its pages, and its REST operations under `/api/`."""

from django.urls import path

from games.profiles import api as people_api
from games.profiles import views
from games.views import archive, downloads, people

urlpatterns = [
    path("games/", archive.my_games, name="own-games"),
    path("games/all/", archive.all_games, name="games"),
    path("games/all.csv", downloads.download, {"form": "csv"}, name="games-csv"),
    path("games/all.json", downloads.download, {"form": "json"}, name="games-json"),
    path("people/", people.people, name="list"),
    path("people/all.csv", downloads.people, {"form": "csv"}, name="list-csv"),
    path("people/all.json", downloads.people, {"form": "json"}, name="list-json"),
    path("stars/", people.star, name="star"),
    path("profile/visibility/", people.visibility, name="visibility"),
    path("people/<name:name>/", views.person, name="detail"),
]
api_urlpatterns = [
    path("people/<name:name>/curve/<slug:slug>/", people_api.CurveApi.as_view(), name="curve"),
    path("people/<name:name>/", people_api.ProfileApi.as_view(), name="profile"),
    path("me/profile/", people_api.OwnProfileApi.as_view(), name="own-profile"),
    path("me/people/", people_api.PeopleApi.as_view(), name="people"),
    path("me/stars/", people_api.StarsApi.as_view(), name="stars"),
]
