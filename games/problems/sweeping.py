"""The sweep's work on problems: the day's problems, votes, strengths, and the request to search."""

from __future__ import annotations

from datetime import date, timedelta
from hashlib import sha256
from typing import Final

from django.conf import settings
from django.db import IntegrityError, transaction
from django.db.models import Count, Q

from games.problems.jobs import problems_soon
from games.problems.models import Problem
from games.problems.rating import answers_count
from games.problems.selectors import today
from games.rules import titles
from games.services.claims import Beats, claimed
from mp2site.infra import clock

HEART: Final = "problems"
EVERY: Final = timedelta(minutes=20)
VOTES: Final = 3
"""The least number of votes for several right answers that retire a problem."""
PART: Final = 5
"""Such votes retire a problem if at least one of this many people who answered gave one."""


def problems_tend(known: Beats | None = None) -> bool:
    """Perform the sweep's work, every 20 minutes; return whether it was due. ``known``: see `claimed`."""
    if not claimed(HEART, EVERY, clock.now(), known):
        return False
    rules_retire()
    votes_retire()
    days_choose()
    answers_count()
    if settings.OPPONENTS:
        problems_soon()
    return True


def days_choose() -> int:
    """Choose the day's problem of each title that has none; return how many were chosen."""
    day, chosen = today(), 0
    for title in titles:
        known = Problem.objects.good().filter(title=title.slug)
        if not known.filter(day=day).exists() and (one := _next(title.slug, day)):
            chosen += _place(one, day)
    return chosen


def votes_retire() -> int:
    """Retire the problems of which enough people say that several answers are right."""
    said = Problem.objects.good().annotate(
        votes=Count("given", filter=Q(given__two_answers=True)), answers_given=Count("given")
    )
    rows = said.filter(votes__gte=VOTES).values_list("pk", "votes", "answers_given")
    wanted = [pk for pk, votes, answers in rows if votes * PART >= answers]
    return Problem.objects.filter(pk__in=wanted).update(retired=Problem.Retired.VOTES)


def rules_retire() -> int:
    """Retire the problems whose positions the installed rules can't show."""
    return sum(
        Problem.objects.good()
        .filter(title=title.slug)
        .exclude(rules_version=title.rules_version)
        .update(retired=Problem.Retired.RULES)
        for title in titles
    )


def _next(title: str, day: date) -> Problem | None:
    """Return the waiting problem for a day: of people's games first, then by a digest of the day."""
    waiting = Problem.objects.good().light().filter(title=title, day=None)
    rows = list(waiting.select_related("game"))
    return min(rows, key=lambda one: (one.game.table_id is None, _lot(one, day)), default=None)


def _lot(problem: Problem, day: date) -> bytes:
    return sha256(f"{problem.title}/{day}/{problem.pk}".encode()).digest()


def _place(problem: Problem, day: date) -> int:
    try:
        with transaction.atomic():
            return Problem.objects.filter(pk=problem.pk, day=None).update(day=day)
    except IntegrityError:
        return 0  # another sweep chose one meanwhile
