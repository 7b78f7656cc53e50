"""The work on problems in portions: verify those in use, then search games for new ones.

A portion takes some seconds in the opponents' worker. The next one is requested when it is done, so
that it waits behind the turns that opponents must play meanwhile.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, Final

from django.db.models import Exists, OuterRef, Q

from games.problems.jobs import problems_soon
from games.problems.models import Problem, ProblemAnswer, ProblemGame
from games.rules import titles
from mp2site.infra import clock

if TYPE_CHECKING:
    from games.rules.kernel import Title

PORTION: Final = 10.0
"""The seconds after which a search stops, to be continued by the next portion."""
STOCK: Final = 7
"""The number of unused problems of a title from which no more are searched."""


def problems_next() -> bool:
    """Perform one portion of work, and request the next; return whether there was any.

    Call it outside any transaction.
    """
    done = _verified_one() or any(_searched(title) for title in _in_need())
    if done:
        problems_soon()
    return done


def in_stock(title: str) -> int:
    """Return the number of a title's problems that wait for their day."""
    return Problem.objects.good().filter(title=title, day=None).count()


def _in_need() -> list[Title[Any]]:
    return [title for title in titles if in_stock(title.slug) < STOCK]


def _verified_one() -> bool:
    """Verify the problem that needs it most; return whether there was one."""
    from games.problems.mining import weights_of  # noqa: PLC0415 - needs numpy
    from games.problems.searching import verify  # noqa: PLC0415 - likewise

    new = ProblemAnswer.objects.filter(problem=OuterRef("pk"), counted=False)
    day = clock.now().replace(hour=0, minute=0, second=0, microsecond=0)
    for title in titles:
        known = Problem.objects.good().filter(title=title.slug, rules_version=title.rules_version)
        changed = ~Q(weights=weights_of(title.slug)) | Q(Exists(new), verified_at__lt=day)
        due = known.filter(changed).select_related("game").order_by("verified_at", "pk").first()
        if due is not None:
            verify(due)
            return True
    return False


def _searched(title: Title[Any]) -> bool:
    """Go on with the search of a title's games; return whether there was one to search."""
    from games.problems.searching import games_to_add, merchants_play, search, table_add  # noqa: PLC0415 - needs numpy

    waiting = ProblemGame.objects.filter(title=title.slug, searched_at=None)
    game = waiting.order_by("added_at", "pk").first()
    if game is None:
        table = next(games_to_add(title, 1), None)
        game = merchants_play(title) if table is None else table_add(table)
    search(game, time.monotonic() + PORTION)
    return True
