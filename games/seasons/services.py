"""Services of seasons: open, join, leave. `games.seasons.sweeping` has the sweep's steps.

Each step is one transaction that locks the season's row first. So an interrupted step is repeated,
and two sweeps don't carry out a step twice. By the order of locks, tables come before seasons. So
handlers of table events change entries without the season's lock, and the sweep resigns seats and
replaces slow players without it.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any, Final

from django.db import IntegrityError, transaction

from accounts.models import Membership, User
from games import fairness
from games.errors import BadSetup, NeedsAccount, NotFound, NotOpen
from games.models.table import new_secret
from games.rules import UnknownTitle, titles
from games.rules.kernel import Text
from games.seasons.events import SeasonOpened
from games.seasons.models import Entry, Season, SignUpWatch
from games.seasons.selectors import may_see, watching
from games.services.locks import held_is_busy
from games.services.organizing import PACES, entrant_lock, entries_leave, opening_check
from games.standings import POINTS
from mp2site.infra import clock
from mp2site.infra.events import publish

SIGN_UP: Final = timedelta(days=7)
"""The duration of the sign-up. If too few people sign up, it is prolonged by the same time."""


def season_open(
    *,
    by: User,
    title: str,
    seats: int | None = None,
    pace: str = "daily",
    circle_id: int | None = None,
) -> Season:
    """Open a season of a title for sign-up: of the site, as staff, or of a circle, as founder.

    ``seats`` is the number of seats at each table, by default the title's maximum. Raises NotFound
    (no such circle), NotHost, BadSetup.
    """
    opening_check(by, circle_id)
    try:
        rules = titles.get(title)
    except UnknownTitle:
        raise BadSetup(Text("errors-bad-setup-title"), rule="title") from None
    possible = [number for number in rules.seats if number in POINTS]
    if seats is not None and seats not in possible:
        params = {"least": possible[0], "most": possible[-1]}
        raise BadSetup(Text("kernel-setup-seats", {**params}), rule="seats")
    if pace not in PACES:
        raise BadSetup(Text("errors-bad-setup-pace"), rule="pace")
    with held_is_busy(), transaction.atomic():
        return season_add(by, rules.slug, seats or possible[-1], pace, circle_id)


def season_add(by: User, title: str, seats: int, pace: str, circle_id: int | None) -> Season:
    """Create the next season of a title, within the caller's transaction. Raises BadSetup."""
    before = Season.objects.filter(title=title, circle=circle_id).select_for_update()
    last = before.order_by("-number").first()
    if last is not None and last.phase != Season.Phase.OVER:
        raise BadSetup(Text("errors-season-open"), rule="season")
    secret, now = new_secret(), clock.now()
    season = Season(
        title=title,
        circle_id=circle_id,
        number=last.number + 1 if last else 1,
        seats=seats,
        pace=pace,
        opened_by=by,
        secret=secret,
        commitment=fairness.commitment_to(secret),
        opened_at=now,
        begins_at=now + SIGN_UP,
    )
    try:
        with transaction.atomic():
            season.save(force_insert=True)
    except IntegrityError:  # another person has opened the season at the same moment
        raise BadSetup(Text("errors-season-open"), rule="season") from None
    publish(SeasonOpened(season, watching(season)))
    return season


def season_join(*, season_id: int, by: User, nonce: str = "") -> Entry:
    """Sign up for a season. Repeating the call changes nothing.

    ``nonce`` is the person's part of the seed; without it, a random one is used. Raises NotFound,
    NotOpen (the season has begun), NeedsAccount, Suspended, BadSetup (the nonce).
    """
    with held_is_busy(), transaction.atomic():
        season = season_lock(season_id, by)
        _open_check(season)
        person = entrant_lock(by)
        share = fairness.nonce_or_random(nonce)
        entry, _ = Entry.objects.get_or_create(
            season=season,
            person=person,
            defaults={"nonce": share, "signed_up_at": clock.now()},
        )
    return entry


def season_take_back(*, season_id: int, by: User) -> None:
    """Cancel a sign-up, if there is one. Raises NotFound, NotOpen (the season has begun)."""
    with held_is_busy(), transaction.atomic():
        season = season_lock(season_id, by)
        _open_check(season)
        Entry.objects.filter(season=season, person=by).delete()


def season_watch(
    *, by: User, title: str, circle_id: int | None = None, wanted: bool = True
) -> None:
    """Set whether a person is notified when sign-up for a title's next season opens.

    Repeating it changes nothing. Raises BadSetup (the title), NotFound (the circle), NeedsAccount.
    """
    if title not in titles.slugs:
        raise BadSetup(Text("errors-bad-setup-title"), rule="title")
    if circle_id is not None and not _member(by, circle_id):
        raise NotFound
    if by.is_guest or by.is_computer:
        raise NeedsAccount
    same: dict[str, Any] = {"person": by, "title": title, "circle_id": circle_id}
    if wanted:
        SignUpWatch.objects.get_or_create(**same)
    else:
        SignUpWatch.objects.filter(**same).delete()


def season_leave(*, season_id: int, by: User) -> None:
    """Leave a running season for good. Stand-ins play on, and the person gets the last place.

    The sweep resigns the person's seats. Raises NotFound, BadSetup (the season isn't running).
    """
    with held_is_busy(), transaction.atomic():
        season = season_lock(season_id, by)
        if season.phase != Season.Phase.RUNNING:
            raise BadSetup(Text("errors-season-not-running"), rule="running")
        own = Entry.objects.filter(season=season, person=by)
        if not own.exists():
            raise NotFound
        own.filter(left_at=None).update(left_at=clock.now())


def seasons_quit(person: User) -> None:
    """Remove a person whose account is closed from seasons that haven't begun.

    For running seasons, record that the person has left.
    """
    SignUpWatch.objects.filter(person=person).delete()
    own = Entry.objects.filter(person=person)
    own.filter(division=None).delete()
    entries_leave(own)


def season_repeat(*, season_id: int, by: User, repeats: bool) -> Season:
    """Set whether the next season opens automatically after this one. Raises NotFound, NotHost."""
    with held_is_busy(), transaction.atomic():
        season = season_lock(season_id, by)
        opening_check(by, season.circle_id)
        season.repeats = repeats
        season.save(update_fields=["repeats"])
    return season


def _member(person: User, circle_id: int) -> bool:
    return Membership.objects.filter(circle=circle_id, person=person).exists()


def season_lock(season_id: int, by: User) -> Season:
    """Lock a season that a person may see. Raises NotFound."""
    season = Season.objects.select_for_update(of=("self",)).filter(pk=season_id).first()
    if season is None or not may_see(season, by):
        raise NotFound
    return season


def hurries_at(began: datetime) -> datetime:
    """Return the time from which stand-ins play turns of a season that wait too long."""
    return began + PLAYED


PLAYED: Final = timedelta(weeks=6)


def _open_check(season: Season) -> None:
    if season.phase != Season.Phase.SIGN_UP:
        raise NotOpen(Text("errors-season-begun"))
