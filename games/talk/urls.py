"""URLs of this feature: its pages, and its REST operations under `/api/`."""

from django.urls import path

from games.talk import api as talk_api
from games.talk import views as talk

urlpatterns = [
    path("tables/<table_id:table_id>/talk/", talk.talk, name="page"),
    path("tables/<table_id:table_id>/talk/say/", talk.say, name="say"),
    path("tables/<table_id:table_id>/talk/switch/", talk.switch, name="switch"),
    path("tables/<table_id:table_id>/talk/<int:message_id>/", talk.change, name="message"),
    path(
        "tables/<table_id:table_id>/talk/<int:message_id>/report/",
        talk.report,
        name="report",
    ),
]
api_urlpatterns = [
    path("tables/<table:id>/talk/", talk_api.TalkApi.as_view(), name="talk"),
    path("tables/<table:id>/talk/reading/", talk_api.ReadingApi.as_view(), name="talk-reading"),
    path("tables/<table:id>/talk/<number:number>/", talk_api.MessageApi.as_view(), name="message"),
    path(
        "tables/<table:id>/talk/<number:number>/report/",
        talk_api.ReportApi.as_view(),
        name="message-report",
    ),
]
