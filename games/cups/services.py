"""Services of cups: open, join, leave, cancel. `games.cups.sweeping` has the sweep's steps.

Each step is one transaction that locks the cup's row first. By the order of locks, tables come
before cups. So handlers of table events change entries without the cup's lock, and the sweep
resigns seats and replaces slow players without it.
"""

from __future__ import annotations

from datetime import timedelta
from typing import Final

from django.db import transaction

from accounts.models import User
from games import fairness
from games.cups.events import CupCancelled
from games.cups.models import LIVE, Cup, CupEntry
from games.cups.pairing import FEWEST, SEATS, most_of
from games.cups.selectors import may_see
from games.errors import BadSetup, NotFound, NotOpen
from games.models.table import new_secret
from games.rules.kernel import Text
from games.services.lifecycle import table_name, title_of
from games.services.locks import held_is_busy
from games.services.organizing import (
    PACES,
    entrant_lock,
    entries_leave,
    opening_check,
    owner_lock,
)
from mp2site.infra import clock
from mp2site.infra.events import publish

DAYS: Final = range(1, 29)
"""The possible numbers of days after which a cup begins even if it isn't full."""
LIVE_MOST: Final = 5
"""The maximum number of unfinished cups of the site, or of a circle."""


def cup_open(
    *,
    by: User,
    name: str,
    title: str,
    seats: int = 4,
    size: int = 16,
    days: int = 7,
    pace: str = "daily",
    circle_id: int | None = None,
) -> Cup:
    """Open a cup of the site, as its staff, or of a circle, as its founder.

    The cup begins when ``size`` people have joined. After ``days``, it begins with the people who
    have joined by then. Raises NotFound (no such circle), NotHost, BadSetup.
    """
    opening_check(by, circle_id)
    rules = title_of(title)
    _setup_check(seats=seats, size=size, days=days, pace=pace)
    name, secret, now = _name(name), new_secret(), clock.now()
    with held_is_busy(), transaction.atomic():
        owner_lock(circle_id)
        if Cup.objects.filter(circle=circle_id, phase__in=LIVE).count() >= LIVE_MOST:
            raise BadSetup(Text("errors-cup-many", {"most": LIVE_MOST}), rule="many")
        return Cup.objects.create(
            name=name,
            title=rules.slug,
            circle_id=circle_id,
            seats=seats,
            size=size,
            pace=pace,
            opened_by=by,
            secret=secret,
            commitment=fairness.commitment_to(secret),
            opened_at=now,
            begins_at=now + timedelta(days=days),
        )


def cup_join(*, cup_id: int, by: User, nonce: str = "") -> CupEntry:
    """Join a cup. Repeating the call changes nothing.

    ``nonce`` is the person's part of the seed; without it, a random one is used. Raises NotFound,
    NotOpen (the cup is full or has begun), NeedsAccount, Suspended, BadSetup (the nonce).
    """
    with held_is_busy(), transaction.atomic():
        cup = cup_lock(cup_id, by)
        if found := cup.entries.filter(person=by, left_at=None).first():
            return found
        if cup.phase != Cup.Phase.SIGN_UP or cup.entries.count() >= cup.size:
            raise NotOpen(Text("errors-cup-closed"))
        person = entrant_lock(by)
        share = fairness.nonce_or_random(nonce)
        return cup.entries.create(person=person, nonce=share, joined_at=clock.now())


def cup_leave(*, cup_id: int, by: User) -> None:
    """Leave a cup. Repeating the call changes nothing.

    Before the cup begins, the person's entry is deleted. After that, leaving is final: the sweep
    resigns the person's seat, a stand-in plays it, and the person gets the last place. Raises
    NotFound, BadSetup (the cup is over).
    """
    with held_is_busy(), transaction.atomic():
        cup = cup_lock(cup_id, by)
        own = cup.entries.filter(person=by)
        if cup.phase == Cup.Phase.SIGN_UP:
            own.delete()
        elif cup.phase == Cup.Phase.RUNNING:
            own.filter(left_at=None).update(left_at=clock.now())
        else:
            raise BadSetup(Text("errors-cup-over"), rule="over")


def cup_cancel(*, cup_id: int, by: User) -> Cup:
    """Cancel a cup before its start, as a person who may open such a cup.

    Repeating the call changes nothing. Raises NotFound, NotHost, NotOpen (the cup has begun).
    """
    with held_is_busy(), transaction.atomic():
        cup = cup_lock(cup_id, by)
        opening_check(by, cup.circle_id)
        if cup.phase not in {Cup.Phase.SIGN_UP, Cup.Phase.CANCELLED}:
            raise NotOpen(Text("errors-cup-closed"))
        if cup.phase == Cup.Phase.SIGN_UP:
            cup_call_off(cup, by)
    return cup


def cups_quit(person: User) -> None:
    """Remove a person whose account is closed from cups that haven't begun.

    For running cups, record that the person has left.
    """
    own = CupEntry.objects.filter(person=person)
    live = Cup.objects.filter(pk__in=own.values("cup"), phase__in=LIVE).order_by("pk")
    list(live.select_for_update())  # a cup that is beginning now reads all nonces
    own.filter(cup__phase__in=[Cup.Phase.SIGN_UP, Cup.Phase.CANCELLED]).delete()
    entries_leave(own.filter(cup__phase=Cup.Phase.RUNNING))


def cup_call_off(cup: Cup, by: User | None = None) -> None:
    """Cancel a locked cup. Notify the people who joined, except the person who cancels it."""
    cup_end(cup, Cup.Phase.CANCELLED)
    joined = cup.entries.filter(person__is_active=True).values_list("person", flat=True)
    publish(CupCancelled(cup, list(joined.order_by("pk")), by))


def cup_end(cup: Cup, phase: str) -> None:
    """End a locked cup with the phase "over" or "cancelled"."""
    cup.phase, cup.ended_at = phase, clock.now()
    cup.save(update_fields=["phase", "ended_at"])


def cup_lock(cup_id: int, by: User) -> Cup:
    """Lock a cup that a person may see. Raises NotFound."""
    cup = Cup.objects.select_for_update(of=("self",)).filter(pk=cup_id).first()
    if cup is None or not may_see(cup, by):
        raise NotFound
    return cup


def _name(name: str) -> str:
    """Return a cup's name for storage. Raises BadSetup."""
    if not (found := table_name(name)):
        raise BadSetup(Text("errors-cup-name"), rule="name")
    return found


def _setup_check(*, seats: int, size: int, days: int, pace: str) -> None:
    if seats not in SEATS:
        raise BadSetup(Text("kernel-setup-seats", {"least": 2, "most": 4}), rule="seats")
    most = most_of(seats)
    if not FEWEST <= size <= most:
        raise BadSetup(Text("errors-cup-size", {"least": FEWEST, "most": most}), rule="size")
    if days not in DAYS:
        raise BadSetup(Text("errors-cup-days", {"most": DAYS[-1]}), rule="days")
    if pace not in PACES:
        raise BadSetup(Text("errors-bad-setup-pace"), rule="pace")
