"""The table's page: all of it or, after a choice or a poll, only the part that changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from django.conf import settings
from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_safe

from games.errors import GamesError
from games.events import TableViewed
from games.features import features
from games.features.table_page import TablePage
from games.models import STRENGTHS, Status, TableEvent
from games.presentation.clocks import pace_line
from games.presentation.courses import course_of, turn_entries
from games.rules import titles
from games.selectors.clocks import RUNNING_WITHIN
from games.selectors.consent import asked_to_consent
from games.selectors.positions import stamp_for
from games.services.seen import table_seen
from games.services.sweeping import table_open
from games.session import TableSession, session_open
from games.table_options import facts_of
from games.views.announcements import announcements
from games.views.cards import open_row, with_left_out
from games.views.clocks import to_return, with_absences, with_clocks, with_held
from games.views.ending import ending, shared
from games.views.hints import hints_due
from games.views.http import (
    PageRequest,
    etag_of,
    is_fresh,
    not_modified,
    number_of,
    person_of,
    refusals,
    unlisted,
    with_etag,
    with_parts,
    with_refusal,
)
from games.views.inviting import to_invite
from games.views.log import (
    last_own_ply,
    log_entries,
    new_marks,
    recap_entries,
    recap_told,
    seen_until,
    told_marks,
)
from games.views.offers import offer
from games.views.panels import GAME, WAITING_ROOM, files_of, panels
from games.views.present import (
    Player,
    board,
    chosen_options,
    players,
    score_sheet,
    stand_in_name,
)
from games.views.primer import primer_due
from mp2site.infra import clock
from mp2site.infra.events import publish
from mp2site.text.moments import span
from mp2site.web.offline import keep

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from accounts.models import User
    from games.boards.common.trails import Told, Trails
    from games.models import Seat, Table

LOG_LENGTH: Final = 40
LOG_LIMIT: Final = 50
"""The least number of moves in the log, and the greatest after a long absence."""
CLOCKS_ANEW: Final = 900
"""The age in seconds after which a page is rendered again even if nothing has happened."""
ENDED: Final = TableEvent.Kind.ENDED
LOST: Final = frozenset({403, 404})
"""The statuses of errors after which there is no table to show."""


@require_safe
@refusals
def detail(request: PageRequest, table_id: str) -> HttpResponse:
    """Show a table: its waiting room before the start, the game afterwards.

    With ``partial``, send only the part that changes, or a 304 if it hasn't changed.
    """
    person = person_of(request)
    partial, looking = "partial" in request.GET, "hidden" not in request.GET
    since = number_of(request.GET.get("since"))
    _note_view(request, table_id)
    if partial and (unchanged := _unchanged(request, table_id, since)):
        return unchanged
    session = table_open(table_id=table_id, person=person)
    note_presence(request, table_id, drawn=True)
    if session.own is not None and not partial:
        keep(request)
    etag = table_etag(request, session.stamp, since, recap="recap" in request.GET)
    if session.table.started_at is None:
        response = waiting_room(request, session, partial=partial, etag=etag)
        return with_etag(unlisted(response, session.table), etag)
    recap = not partial or "recap" in request.GET
    response = _game(request, session, since, partial=partial, recap=recap)
    if person is not None and session.own is not None and looking:
        _note_seen(session, person)
    return with_etag(response, etag) if partial else unlisted(response, session.table)


def _unchanged(request: PageRequest, table_id: str, since: int | None) -> HttpResponse | None:
    """Return a 304 if the browser has the table's current state; else ``None``.

    It takes one query.
    """
    if "If-None-Match" not in request.headers:
        return None
    stamp = stamp_for(table_id=table_id, person=person_of(request))
    etag = table_etag(request, stamp, since, recap="recap" in request.GET)
    if not is_fresh(request, etag):
        return None
    note_presence(request, table_id)
    return not_modified(etag)


def note_presence(request: PageRequest, table_id: str, *, drawn: bool = False) -> None:
    """Record that the person sees the table, unless the page reports that it is hidden."""
    person = person_of(request)
    if person is not None and "hidden" not in request.GET:
        publish(TableViewed(table_id, person, drawn))


def _note_view(request: PageRequest, table_id: str) -> None:
    """Let features record what the person has seen, which the page reports with a poll."""
    if (person := person_of(request)) is not None:
        for feature in features:
            if feature.page_seen:
                feature.page_seen(table_id, person, request.GET)


def _note_seen(session: TableSession, person: User) -> None:
    ply = session.position.ply
    if session.position.seen_ply < ply:
        table_seen(table_id=session.table.pk, by=person, ply=ply)


def table_etag(request: PageRequest, stamp: str, since: int | None, *, recap: bool = False) -> str:
    """Return an entity tag for the part that changes: from position, reader and log.

    The stamp is read together with the position and before the log. If it were read later, it could
    include a move that the page doesn't show. Then the page wouldn't be updated until the next
    move.
    """
    # Calendars stop and start clocks without a write to the database, so pages must expire.
    quarter = int(clock.now().timestamp()) // CLOCKS_ANEW
    return etag_of(stamp, since, recap, "talk" in request.GET, request.user.pk, quarter)


def waiting_room(
    request: PageRequest,
    session: TableSession,
    *,
    token: str = "",
    partial: bool = False,
    etag: str = "",
    refusal: GamesError | None = None,
) -> HttpResponse:
    """Show a table that hasn't started: its players, the invitation link, the buttons."""
    person, table = person_of(request), session.table
    row = open_row(table, session.seats, person)
    if not token and not table.over:  # everybody with this address is invited
        [row] = with_left_out([row], person)
    context = {
        "table": table,
        "row": row,
        "seats": session.seats,
        "token": token,
        "nonce": request.POST.get("nonce", ""),
        "guest": request.POST.get("name", "") if refusal else "",
        "refusal": refusal,
        "title": titles.get(table.title),
        "is_host": person is not None and table.host_id == person.pk,
        "invitable": row.joined and not table.hidden,
        **to_invite(session, person),
        "free": () if table.over else row.free,
        "invitation": request.build_absolute_uri(reverse("tables:invite", args=[table.token]))
        if row.joined
        else "",
        "options": chosen_options(table),
        "opponents": STRENGTHS if settings.OPPONENTS else (),
        "stand_in": stand_in_name(table.stand_in),
        "facts": facts_of(table, session.seats),
        "own": session.own,
        "panels": panels(TablePage(session, person), WAITING_ROOM),
        "etag": etag,
        "hints": [] if partial else hints_due(request, session, person),
    }
    template = "tables/_waiting.html" if partial else "tables/waiting.html"
    return with_refusal(render(request, template, context), refusal)


def act(request: PageRequest, table_id: str, deed: Callable[[], object]) -> HttpResponse:
    """Run an action at a table, then show the table; if refused, explain the error on it.

    If ``deed`` returns a session, this session is shown. Otherwise the table is read again.
    """
    done, refusal = None, None
    try:
        done = deed()
    except GamesError as error:
        if error.status in LOST:
            raise
        refusal = error
    if refusal is None and not request.htmx:
        return redirect("tables:detail", table_id)
    if not isinstance(done, TableSession):
        done = session_open(table_id=table_id, person=person_of(request))
    if done.table.status == Status.OPEN:
        return waiting_room(request, done, partial=bool(request.htmx), refusal=refusal)
    since = number_of(request.POST.get("since"))
    return with_refusal(
        _game(request, done, since, partial=bool(request.htmx), refusal=refusal), refusal
    )


def _game(
    request: PageRequest,
    session: TableSession,
    since: int | None,
    *,
    partial: bool,
    recap: bool = False,
    refusal: GamesError | None = None,
) -> HttpResponse:
    since = seen_until(session.position) if since is None else since
    talk = "talk" in request.GET
    context = game_context(
        session, person_of(request), since, recap=recap, again=partial, talk=talk
    )
    context["refusal"] = refusal
    if not partial:
        context["hints"] = hints_due(request, session, person_of(request))
        context["primer"] = primer_due(request, session, begun=context["begun"])
        context["og"] = shared(request, session.table, session.table.result, context["people"])
    context["etag"] = table_etag(request, session.stamp, since, recap=bool(context["recap"]))
    page = render(request, "tables/_table.html" if partial else "tables/detail.html", context)
    return with_parts(request, page, session.position.seat)


def game_context(
    session: TableSession,
    person: User | None,
    since: int,
    *,
    recap: bool = False,
    again: bool = False,
    talk: bool = False,
) -> dict[str, Any]:
    """Return the context of the game's part of the page, for this person.

    ``recap``: show others' turns until the person closes them. ``again``: the page is already open,
    so announce to screen readers what has happened. ``talk``: the chat is open.
    """
    table, position = session.table, session.position
    title = titles.get(table.title)
    people = _people(session, person)
    sitters = [player.sitter for player in people]
    first = max(0, min(since, position.ply - LOG_LENGTH), position.ply - LOG_LIMIT)
    moves, others = session.moves(after=first), session.entries(after=first)
    own_ply = last_own_ply(moves, position.seat)
    since = max(since, own_ply)
    result = table.result
    acting = [player for player in people if player.seat in position.acting]
    briefly = _waits_briefly(session, acting)
    turns = turn_entries(title.slug, moves, apart=[since])
    news = recap_entries(turns, sitters, since) if recap and _looks_back(session) else []
    turns_told = recap_told(news)
    marks = {} if table.over else told_marks(turns_told) or new_marks(moves, since)
    trails = _trails(session, turns_told)
    drawn = board(title, position.view, people, marks, position.decision, trails)
    page = TablePage(session, person, people, talk_open=talk, briefly=briefly)
    shown = panels(page, GAME)
    return {
        "table": table,
        "title": title,
        "position": position,
        "people": people,
        "sitters": sitters,
        "you": people[position.seat] if position.seat is not None else None,
        "acting": acting,
        "computers": any(player.computer for player in people),
        "soon": any(player.site_opponent for player in acting),
        "briefly": briefly,
        "board": drawn,
        "offer": offer(drawn, position.decision, session.previews) if position.decision else None,
        "own": session.own,
        "begun": bool(own_ply or position.draft or first),
        "is_host": person is not None and table.host_id == person.pk,
        "announcements": announcements(moves, people, position.seat) if again else (),
        "log": log_entries(turns, others, sitters, since),
        "recap": news,
        "recap_turns": sum(entry["kind"] == "turn" for entry in news),
        "since": since,
        "stand_in": stand_in_name(table.stand_in) if settings.OPPONENTS else "",
        "news": sum(bool(move.sentences) and move.ply > since for move in moves),
        "sheet": score_sheet(result, people) if result else None,
        "ending": ending(table, result, people) if result else None,
        "consenting": [player for player in people if player.consents],
        "panels": shown,
        "panel_styles": files_of(shown, "styles"),
        "panel_scripts": files_of(shown, "script"),
        **_end_early(table, session.seats, people),
        "behind": _behind(session),
        "ended": next((one.text for one in reversed(others) if one.kind == ENDED), None),
        "clocks": [player for player in people if player.clock],
        "absent": [
            player for player in people if not player.clock and (player.held or player.away)
        ],
        "pace_line": pace_line(table.clock),
        "returning": to_return(session.own) if table.status == Status.PLAYING else "",
    }


def _waits_briefly(session: TableSession, acting: Sequence[Player]) -> bool:
    """Return whether a player waits only for opponents, which choose within moments."""
    own = session.own
    if own is None or own.played_by_stand_in or session.table.status != Status.PLAYING:
        return False
    return bool(acting) and all(player.site_opponent for player in acting)


def _trails(session: TableSession, turns: Sequence[Told]) -> Trails:
    """Return the paths of the pieces that moved in these turns, to draw them on the board."""
    return course_of(session.table.title).trails(session.position.view, turns) if turns else ()


def _looks_back(session: TableSession) -> bool:
    """Return whether a player gets a recap of others' turns.

    There is none during a turn, and none after the game.
    """
    return session.own is not None and not session.position.draft and not session.table.over


def _people(session: TableSession, person: User | None) -> list[Player]:
    seats = session.seats
    people = players(seats, person.pk if person else None)
    if session.table.over:
        return people
    people = with_held(with_absences(people, seats), seats)
    return with_clocks(people, session.clocks)


def _end_early(
    table: Table, seats: Sequence[Seat], people: Sequence[Player]
) -> dict[str, list[Player] | bool]:
    """Return the players whose agreement is needed to end the game early, and whether all agree."""
    asked = asked_to_consent(table, seats, clock.now())
    agreed = all(seat.consents_to_abandon for seat in asked)
    return {"needed": [people[seat.place or 0] for seat in asked], "agreed": agreed}


def _behind(session: TableSession) -> str:
    """Return the time since the last sweep if it is too long and a clock runs; else empty."""
    if session.table.status != Status.PLAYING:
        return ""
    age = session.open_turns.age
    return span(age) if age is not None and age > RUNNING_WITHIN.total_seconds() else ""
