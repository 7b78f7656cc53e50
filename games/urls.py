"""The addresses of the pages."""

from django.urls import include, path, register_converter

from games.views import (
    archive,
    circles,
    deadlines,
    dice,
    downloads,
    guests,
    history,
    home,
    ladders,
    lessons,
    lobby,
    own,
    pausing,
    people,
    planning,
    play,
    resigning,
    seats,
    status,
    talk,
    titles,
    trying,
    wishes,
)


class Name:
    """A username as it may stand in an address: without what PostgreSQL won't take."""

    regex = r"[^/\x00-\x1f]{1,150}"

    def to_python(self, value: str) -> str:
        """Return it as it is."""
        return value

    to_url = to_python


class Row:
    """A row's number as it may stand in an address: no more digits than the database counts."""

    regex = "[0-9]{1,18}"

    def to_python(self, value: str) -> int:
        """Return the number."""
        return int(value)

    def to_url(self, value: int) -> str:
        """Return its digits."""
        return str(value)


class TableId:
    """A table's id as it may stand in an address: ten characters, so that no fixed address is one."""

    regex = "[a-z0-9]{10}"

    def to_python(self, value: str) -> str:
        """Return it as it is."""
        return value

    to_url = to_python


register_converter(TableId, "table_id")
register_converter(Name, "name")
register_converter(Row, "row")

tables_patterns = [
    path("tables/", lobby.table_list, name="list"),
    path("tables/new/", lobby.create, name="create"),
    path("tables/<table_id:table_id>/", play.detail, name="detail"),
    path("tables/<table_id:table_id>/dice/", dice.dice, name="dice"),
    path("tables/<table_id:table_id>/join/", seats.join, name="join"),
    path("tables/<table_id:table_id>/leave/", seats.leave, name="leave"),
    path("tables/<table_id:table_id>/invite/", seats.invite, name="invite-person"),
    path("tables/<table_id:table_id>/remove/", seats.remove, name="remove"),
    path("tables/<table_id:table_id>/opponents/", seats.ask, name="ask-opponent"),
    path("tables/<table_id:table_id>/start/", seats.start, name="start"),
    path("tables/<table_id:table_id>/abandon/", seats.abandon, name="abandon"),
    path("tables/<table_id:table_id>/rematch/", seats.again, name="rematch"),
    path("tables/<table_id:table_id>/pause/", pausing.propose, name="pause"),
    path("tables/<table_id:table_id>/pause/answer/", pausing.answer, name="pause-answer"),
    path("tables/<table_id:table_id>/pause/end/", pausing.go_on, name="pause-end"),
    path("tables/<table_id:table_id>/resign/", resigning.resign, name="resign"),
    path("tables/<table_id:table_id>/rating/", resigning.rate, name="rate"),
    path("tables/<table_id:table_id>/return/", seats.come_back, name="return"),
    path("tables/<table_id:table_id>/choose/", play.choose, name="choose"),
    path("tables/<table_id:table_id>/undo/", play.undo, name="undo"),
    path("tables/<table_id:table_id>/reset/", play.reset, name="reset"),
    path("tables/<table_id:table_id>/notes/", own.notes, name="notes"),
    path("tables/<table_id:table_id>/talk/", talk.talk, name="talk"),
    path("tables/<table_id:table_id>/talk/say/", talk.say, name="say"),
    path("tables/<table_id:table_id>/talk/switch/", talk.switch, name="talk-switch"),
    path("tables/<table_id:table_id>/talk/<int:message_id>/", talk.change, name="message"),
    path(
        "tables/<table_id:table_id>/talk/<int:message_id>/report/",
        talk.report,
        name="message-report",
    ),
    path("tables/<table_id:table_id>/coaching/", own.coaching, name="coaching"),
    path("tables/<table_id:table_id>/orders/", own.orders, name="orders"),
    path("tables/<table_id:table_id>/history/", history.history, name="history"),
    path("tables/<table_id:table_id>/history/<int:ply>/", history.history, name="ply"),
    path("tables/<table_id:table_id>/plan/drop/", planning.drop, name="plan-drop"),
    path("tables/<table_id:table_id>/line/", trying.line, name="line"),
    path("tables/<table_id:table_id>/line/<slug:token>/", trying.shared, name="shared-line"),
    path("j/<slug:token>/", lobby.invitation, name="invite"),
]
titles_patterns = [
    path("titles/", titles.title_list, name="list"),
    path("titles/<slug:slug>/", titles.detail, name="detail"),
    path("titles/<slug:slug>/rules/", titles.rules, name="rules"),
    path("titles/<slug:slug>/rules/<slug:anchor>/", titles.rule, name="rule"),
    path("titles/<slug:slug>/summary/", titles.summary, name="summary"),
]
try_patterns = [
    path("try/", guests.offered, name="page"),
    path("try/<slug:slug>/", guests.start, name="start"),
]
me_patterns = [
    path("games/", archive.my_games, name="games"),
    path("plans/", planning.plans, name="plans"),
    path("deadlines/<str:token>.ics", deadlines.deadlines, name="deadlines"),
]
people_patterns = [
    path("games/all/", archive.all_games, name="games"),
    path("games/all.csv", downloads.download, {"form": "csv"}, name="games-csv"),
    path("games/all.json", downloads.download, {"form": "json"}, name="games-json"),
    path("people/", people.people, name="list"),
    path("people/all.csv", downloads.people, {"form": "csv"}, name="list-csv"),
    path("people/all.json", downloads.people, {"form": "json"}, name="list-json"),
    path("stars/", people.star, name="star"),
    path("profile/visibility/", people.visibility, name="visibility"),
    path("people/<name:name>/", archive.person, name="detail"),
]
circles_patterns = [
    path("circles/new/", circles.found, name="new"),
    path("circles/join/<slug:link>/", circles.link, name="link"),
    path("circles/<row:number>/", circles.detail, name="detail"),
    path("circles/<row:number>/ladder/<slug:slug>/", ladders.of_circle, name="ladder"),
    path("circles/<row:number>/rename/", circles.rename, name="rename"),
    path("circles/<row:number>/link/", circles.link_set, name="link-set"),
    path("circles/<row:number>/member/", circles.member_set, name="member"),
    path("circles/<row:number>/report/", circles.report, name="report"),
    path("circles/<row:number>/leave/", circles.leave, name="leave"),
]
wishes_patterns = [
    path("wishes/", wishes.wishes, name="list"),
    path("wishes/<row:number>/", wishes.change, name="change"),
]

urlpatterns = [
    path("", home.home, name="home"),
    path("status/", status.status, name="status"),
    path("next/", home.next_table, name="next-table"),
    path("", include((tables_patterns, "tables"))),
    path("", include((titles_patterns, "titles"))),
    path("", include((try_patterns, "try"))),
    path("titles/<slug:slug>/ladder/", ladders.ladder, name="title-ladder"),
    path("titles/<slug:slug>/lessons/", lessons.lesson_list, name="title-lessons"),
    path("titles/<slug:slug>/lessons/<slug:lesson_id>/", lessons.lesson, name="title-lesson"),
    path("", include((me_patterns, "me"))),
    path("", include((people_patterns, "people"))),
    path("", include((circles_patterns, "circles"))),
    path("", include((wishes_patterns, "wishes"))),
]
