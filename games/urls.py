"""The addresses of the pages."""

from django.urls import include, path, register_converter

from games.views import (
    archive,
    deadlines,
    dice,
    guests,
    history,
    home,
    lessons,
    lobby,
    own,
    play,
    seats,
    status,
    titles,
)


class Name:
    """A username as it may stand in an address: without what PostgreSQL won't take."""

    regex = r"[^/\x00-\x1f]{1,150}"

    def to_python(self, value: str) -> str:
        """Return it as it is."""
        return value

    to_url = to_python


register_converter(Name, "name")

tables_patterns = [
    path("tables/", lobby.table_list, name="list"),
    path("tables/new/", lobby.create, name="create"),
    path("tables/<slug:table_id>/", play.detail, name="detail"),
    path("tables/<slug:table_id>/dice/", dice.dice, name="dice"),
    path("tables/<slug:table_id>/join/", seats.join, name="join"),
    path("tables/<slug:table_id>/leave/", seats.leave, name="leave"),
    path("tables/<slug:table_id>/invite/", seats.invite, name="invite-person"),
    path("tables/<slug:table_id>/remove/", seats.remove, name="remove"),
    path("tables/<slug:table_id>/opponents/", seats.ask, name="ask-opponent"),
    path("tables/<slug:table_id>/start/", seats.start, name="start"),
    path("tables/<slug:table_id>/abandon/", seats.abandon, name="abandon"),
    path("tables/<slug:table_id>/rematch/", seats.again, name="rematch"),
    path("tables/<slug:table_id>/return/", seats.come_back, name="return"),
    path("tables/<slug:table_id>/choose/", play.choose, name="choose"),
    path("tables/<slug:table_id>/undo/", play.undo, name="undo"),
    path("tables/<slug:table_id>/reset/", play.reset, name="reset"),
    path("tables/<slug:table_id>/notes/", own.notes, name="notes"),
    path("tables/<slug:table_id>/coaching/", own.coaching, name="coaching"),
    path("tables/<slug:table_id>/orders/", own.orders, name="orders"),
    path("tables/<slug:table_id>/history/", history.history, name="history"),
    path("tables/<slug:table_id>/history/<int:ply>/", history.history, name="ply"),
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
    path("deadlines/<str:token>.ics", deadlines.deadlines, name="deadlines"),
]
people_patterns = [
    path("games/all/", archive.all_games, name="games"),
    path("people/<name:name>/", archive.person, name="detail"),
]

urlpatterns = [
    path("", home.home, name="home"),
    path("status/", status.status, name="status"),
    path("next/", home.next_table, name="next-table"),
    path("", include((tables_patterns, "tables"))),
    path("", include((titles_patterns, "titles"))),
    path("", include((try_patterns, "try"))),
    path("titles/<slug:slug>/lessons/", lessons.lesson_list, name="title-lessons"),
    path("titles/<slug:slug>/lessons/<slug:lesson_id>/", lessons.lesson, name="title-lesson"),
    path("", include((me_patterns, "me"))),
    path("", include((people_patterns, "people"))),
]
