"""The end of a game for display: podium, bars of points, the deciding tie-break, the rematch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from django.urls import reverse

from games.models import Status, Visibility
from games.presentation.charts import chart
from games.presentation.endings import deciding, headline, standings
from games.rules.kernel import Text
from games.selectors.growth import growth_of
from games.selectors.tables import rematch_of
from mp2site.text.rendering import msg

if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.models import Table
    from games.rules.kernel import Outcome
    from games.views.http import PageRequest
    from games.views.present import Player

PLACES: Final = (1, 0, 2, 3)
"""The order of ranks on the podium: second, first, third, fourth (from 0)."""


def ending(table: Table, outcome: Outcome, people: Sequence[Player]) -> dict[str, Any]:
    """Return the context of a game's end."""
    names = [player.name for player in people]
    you = next((player.seat for player in people if player.you), None)
    return {
        "headline": headline(outcome, names, you),
        "remarks": deciding(outcome, names),
        "standings": standings(outcome, names),
        "chart": chart(growth_of(table), table.ply, outcome.totals, Text("ending-growth-end")),
        "podium": _podium(outcome, people),
        **_again(table, people, sits=you is not None),
    }


def _podium(outcome: Outcome, people: Sequence[Player]) -> list[dict[str, Any]]:
    """Return the podium's steps by rank.

    Equal ranks have the same height. ``at`` is the position.
    """
    order = sorted(people, key=lambda player: (outcome.ranks[player.seat], player.seat))
    return [
        {
            "player": player,
            "rank": outcome.ranks[player.seat],
            "total": outcome.totals[player.seat],
            "at": PLACES.index(number),
        }
        for number, player in enumerate(order)
    ]


def _again(table: Table, people: Sequence[Player], *, sits: bool) -> dict[str, Any]:
    """Return the rematch with the players who have joined it, for the game's players only."""
    if not sits:
        return {"rematch": None, "may_rematch": False}
    found = rematch_of(table)
    agreed = found.agreed if found else frozenset()
    return {
        "rematch": found,
        "may_rematch": found is None or found.status == Status.OPEN,
        "asked": [
            {"player": player, "agreed": player.person_id in agreed}
            for player in people
            if not player.left
        ],
        "own_yes": any(player.you and player.person_id in agreed for player in people),
    }


def shared(
    request: PageRequest, table: Table, outcome: Outcome | None, people: Sequence[Player]
) -> dict[str, str] | None:
    """Return the preview for links to a table, if its game is public and finished.

    Else ``None``.
    """
    if outcome is None or not _is_shown(table):
        return None
    names = [player.name for player in people]
    address = reverse("tables:detail", args=[table.pk])
    return {
        "title": f"{headline(outcome, names)} · {table.rules.name}",
        "description": standings(outcome, names),
        "address": request.build_absolute_uri(address),
        "image": request.build_absolute_uri(reverse("table-picture", args=[table.pk])),
    }


def shared_moment(
    request: PageRequest, table: Table, ply: int, people: Sequence[Player], address: str
) -> dict[str, str] | None:
    """Return the preview for links to a moment of a public and finished game, else ``None``.

    ``address`` is the page's path.
    """
    if not _is_shown(table) or not 0 <= ply <= table.ply:
        return None
    picture = reverse("moment-picture", args=[table.pk, ply])
    return {
        "title": f"{table.name} · {table.rules.name}",
        "description": msg(
            "history-moment", ply=ply, last=table.ply, names=", ".join(one.name for one in people)
        ),
        "address": request.build_absolute_uri(address),
        "image": request.build_absolute_uri(picture),
    }


def _is_shown(table: Table) -> bool:
    """Return whether everybody may see the table, and its game is finished."""
    public = table.visibility == Visibility.PUBLIC and not table.hidden
    return public and table.status == Status.FINISHED
