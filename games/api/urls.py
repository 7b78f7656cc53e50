"""The addresses of the REST face: `/api/…`."""

from __future__ import annotations

from typing import Any

from django.urls import URLPattern, URLResolver, include, path, re_path, register_converter

from games.api import (
    agreements,
    circles,
    docs,
    history,
    ladders,
    me,
    peace,
    people,
    plans,
    play,
    seats,
    tables,
    talk,
    tokens,
    tried,
    wishes,
)
from games.rules.api.urls import urlpatterns as rules


class TableId:
    """A table's id as it may stand in an address."""

    regex = "[a-z0-9]{1,10}"

    def to_python(self, value: str) -> str:
        """Return it as it is."""
        return value

    to_url = to_python


class Number:
    """A row's number as it may stand in an address: no more digits than the database counts."""

    regex = "[0-9]{1,18}"

    def to_python(self, value: str) -> int:
        """Return the number."""
        return int(value)

    def to_url(self, value: Any) -> str:
        """Return its digits."""
        return str(value)


class Ply(Number):
    """A ply's number as it may stand in an address: no more digits than any game has."""

    regex = "[0-9]{1,6}"


class PersonName(TableId):
    """A username as it may stand in an address: without what PostgreSQL won't take."""

    regex = r"[^/\x00-\x1f]{1,150}"


register_converter(TableId, "table")
register_converter(Number, "number")
register_converter(Ply, "ply")
register_converter(PersonName, "named")

one_table: list[URLPattern] = [
    path("", tables.TableApi.as_view(), name="table"),
    path("join/", seats.JoinApi.as_view(), name="join"),
    path("leave/", seats.LeaveApi.as_view(), name="leave"),
    path("invite/", seats.InviteApi.as_view(), name="invite"),
    path("remove/", seats.RemoveApi.as_view(), name="remove"),
    path("opponents/", seats.OpponentsApi.as_view(), name="opponents"),
    path("start/", tables.StartApi.as_view(), name="start"),
    path("abandon/", agreements.AbandonApi.as_view(), name="abandon"),
    path("rematch/", agreements.RematchApi.as_view(), name="rematch"),
    path("pause/", agreements.PauseApi.as_view(), name="pause"),
    path("pause/answer/", agreements.PauseAnswerApi.as_view(), name="pause_answer"),
    path("pause/end/", agreements.PauseEndApi.as_view(), name="pause_end"),
    path("resign/", seats.ResignApi.as_view(), name="resign"),
    path("rating/", agreements.RatingApi.as_view(), name="rating"),
    path("return/", seats.ReturnApi.as_view(), name="return"),
    path("choices/", play.ChoicesApi.as_view(), name="choices"),
    path("undo/", play.UndoApi.as_view(), name="undo"),
    path("reset/", play.ResetApi.as_view(), name="reset"),
    path("orders/", play.OrdersApi.as_view(), name="orders"),
    path("notes/", play.NotesApi.as_view(), name="notes"),
    path("talk/", talk.TalkApi.as_view(), name="talk"),
    path("talk/hearing/", talk.HearingApi.as_view(), name="talk-hearing"),
    path("talk/<number:number>/", talk.MessageApi.as_view(), name="message"),
    path("talk/<number:number>/report/", talk.ReportApi.as_view(), name="message-report"),
    path("lines/", tried.TriedStepsApi.as_view(), name="lines"),
    path("lines/<table:step>/", tried.TriedStepApi.as_view(), name="line-step"),
    path("plan/", plans.PlanApi.as_view(), name="plan"),
    path("plan/options/", plans.PlanOptionsApi.as_view(), name="plan-options"),
    path("plan/ways/<number:number>/", plans.PlanWayApi.as_view(), name="plan-way"),
    path("plan/ways/<number:number>/picks/", plans.PlanPickApi.as_view(), name="plan-pick"),
    path("history/", history.HistoryApi.as_view(), name="history"),
    path("states/<ply:ply>/", history.StateApi.as_view(), name="state"),
]

one_circle: list[URLPattern] = [
    path("", circles.CircleApi.as_view(), name="circle"),
    path("link/", circles.CircleLinkApi.as_view(), name="circle-link"),
    path("report/", circles.CircleReportApi.as_view(), name="circle-report"),
    path("leave/", circles.CircleLeaveApi.as_view(), name="circle-leave"),
    path("remove/", circles.CircleRemoveApi.as_view(), name="circle-remove"),
    path("ladder/<slug:slug>/", ladders.CircleLadderApi.as_view(), name="circle-ladder"),
    path("hand-over/", circles.CircleHandOverApi.as_view(), name="circle-hand-over"),
]

app_name = "api"
urlpatterns: list[URLPattern | URLResolver] = [
    path("schema/", docs.SchemaApi.as_view(), name="schema"),
    path("docs/", docs.DocsPage.as_view(), name="docs"),
    path("tables/", tables.TablesApi.as_view(), name="tables"),
    path("tables/<table:id>/", include(one_table)),
    path("circles/", circles.CirclesApi.as_view(), name="circles"),
    path("circles/join/", circles.CircleJoinApi.as_view(), name="circle-join"),
    path("circles/<number:number>/", include(one_circle)),
    path("people/<named:name>/", people.ProfileApi.as_view(), name="profile"),
    path("people/<named:name>/curve/<slug:slug>/", people.CurveApi.as_view(), name="curve"),
    path("titles/<slug:slug>/ladder/", ladders.LadderApi.as_view(), name="ladder"),
    path("me/turns/", me.TurnsApi.as_view(), name="turns"),
    path("me/plans/", plans.PlansApi.as_view(), name="plans"),
    path("me/profile/", people.OwnProfileApi.as_view(), name="own-profile"),
    path("me/people/", people.PeopleApi.as_view(), name="people"),
    path("me/stars/", people.StarsApi.as_view(), name="stars"),
    path("me/wishes/", wishes.WishesApi.as_view(), name="wishes"),
    path("me/wishes/<number:number>/", wishes.WishApi.as_view(), name="wish"),
    path(
        "me/wishes/<number:number>/decline/", wishes.WishDeclineApi.as_view(), name="wish-decline"
    ),
    path("me/tokens/", tokens.TokensApi.as_view(), name="tokens"),
    path("me/tokens/<number:number>/", tokens.TokenApi.as_view(), name="token"),
    path("me/reports/", peace.ReportsApi.as_view(), name="reports"),
    path("me/blocks/", peace.BlocksApi.as_view(), name="blocks"),
    path("me/blocks/<number:number>/", peace.BlockApi.as_view(), name="block"),
    *rules,
    # Any character at all, line feeds too.
    re_path(r"^(?P<path>(?s:.*))\Z", docs.NowhereApi.as_view(), name="nowhere"),
]
