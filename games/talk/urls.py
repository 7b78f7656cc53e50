"""The addresses of this feature: pages by namespace, operations under `/api/`."""

from django.urls import path

from games.api import talk as talk_api
from games.views import talk

pages = {
    "tables": [
        path("tables/<table_id:table_id>/talk/", talk.talk, name="talk"),
        path("tables/<table_id:table_id>/talk/say/", talk.say, name="say"),
        path("tables/<table_id:table_id>/talk/switch/", talk.switch, name="talk-switch"),
        path("tables/<table_id:table_id>/talk/<int:message_id>/", talk.change, name="message"),
        path(
            "tables/<table_id:table_id>/talk/<int:message_id>/report/",
            talk.report,
            name="message-report",
        ),
    ],
}
api = [
    path("tables/<table:id>/talk/", talk_api.TalkApi.as_view(), name="talk"),
    path("tables/<table:id>/talk/hearing/", talk_api.HearingApi.as_view(), name="talk-hearing"),
    path("tables/<table:id>/talk/<number:number>/", talk_api.MessageApi.as_view(), name="message"),
    path(
        "tables/<table:id>/talk/<number:number>/report/",
        talk_api.ReportApi.as_view(),
        name="message-report",
    ),
]
