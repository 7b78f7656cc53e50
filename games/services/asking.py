"""Join requirements: check the host's, and hold players who come uninvited to them."""

from __future__ import annotations

from typing import Any

from accounts.models import User
from games.asks import POINTS, PUNCTUAL
from games.errors import BadSetup, NotAskedFor
from games.models import Table
from games.rules.kernel import Text
from games.selectors.asking import left_out_of


def asks_agreed(punctual: int, least: int | None, most: int | None) -> dict[str, Any]:
    """Return the columns of a table's join requirements. Raises BadSetup."""
    if punctual not in PUNCTUAL:
        raise BadSetup(Text("errors-bad-setup-asks-punctual"), rule="asks-punctual")
    low, high = (POINTS[0] if least is None else least), (POINTS[1] if most is None else most)
    if not POINTS[0] <= low <= high <= POINTS[1]:
        bounds = {"least": POINTS[0], "most": POINTS[1]}
        raise BadSetup(Text("errors-bad-setup-asks-rating", {**bounds}), rule="asks-rating")
    return {"asks_punctual": punctual, "rating_from": least, "rating_to": most}


def asking_check(table: Table, by: User) -> None:
    """Check that somebody without an invitation meets a locked table's requirements.

    Raises NotAskedFor.
    """
    why = left_out_of([table], by).get(table.pk)
    if why is not None:
        raise NotAskedFor(why)
