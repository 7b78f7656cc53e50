"""The page of a Merchants' game in which a problem was found, step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_safe

from games import engine
from games.engine import Game
from games.errors import NotFound, OtherRules
from games.problems.models import Problem, ProblemGame
from games.problems.selectors import today
from games.rules.kernel.drawing import COLOURS, SIGNS
from games.views.http import PageRequest, number_of, refusals
from games.views.present import Player, board, score_sheet
from mp2site.text.rendering import msg

if TYPE_CHECKING:
    from django.http import HttpResponse


@require_safe
@refusals
def game(request: PageRequest, number: int) -> HttpResponse:
    """Show a Merchants' game after a number of choices; everything is open, since it is over."""
    found = game_get(number)
    last = len(found.moves)
    ply = min(number_of(request.GET.get("ply")) or 0, last)
    now = game_at(found, ply)
    people = [
        Player(
            seat, msg("problems-merchant", number=seat + 1), COLOURS[seat], SIGNS[seat], left=True
        )
        for seat in range(found.seats)
    ]
    outcome = now.outcome()
    context: dict[str, Any] = {
        "game": found,
        "title": found.rules,
        "people": people,
        "acting": [people[seat] for seat in now.acting()],
        "board": board(found.rules, now.view(None), people),
        "sheet": score_sheet(outcome, people) if outcome else None,
        "ply": ply,
        "last": last,
        "previous": _address(found, ply - 1) if ply else "",
        "next": _address(found, ply + 1) if ply < last else "",
    }
    return render(request, "problems/game.html", context)


def game_get(number: int) -> ProblemGame:
    """Return a Merchants' game of which a problem was shown. Raises NotFound, OtherRules."""
    found = ProblemGame.objects.filter(pk=number, table=None).first()
    shown = Problem.objects.filter(game=number, day__lte=today())
    if found is None or not shown.exists():
        raise NotFound
    if found.rules.rules_version != found.rules_version:
        raise OtherRules
    return found


def game_at(found: ProblemGame, ply: int) -> Game:
    """Return a Merchants' game after a number of choices."""
    title = found.rules
    state = engine.begin(title, found.seats, bytes(found.seed), found.options, found.edition)
    moves = [(seat, key) for seat, key in found.moves[:ply]]
    return Game(title, engine.replay(title, state, moves))


def _address(found: ProblemGame, ply: int) -> str:
    return f"{reverse('problems:game', args=[found.pk])}?ply={ply}"
