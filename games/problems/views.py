"""The pages of problems: the day's, a title's archive, and one problem on its board."""

from __future__ import annotations

from datetime import UTC, datetime, time
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlencode

from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from games.errors import GamesError, Illegal, NotFound
from games.problems.models import Problem
from games.problems.results import Result, result_of
from games.problems.selectors import (
    answer_of,
    answered_among,
    archive_of,
    difficulty_of,
    problem_get,
    problems_today,
    today,
)
from games.problems.services import (
    position_after,
    problem_answer,
    problem_vote,
    problem_walk,
)
from games.problems.session import answer_keep, answered
from games.rules import titles
from games.rules.kernel.drawing import COLOURS, SIGNS
from games.views.http import (
    PageRequest,
    member_of,
    page_of,
    person_of,
    refusals,
    title_of,
    with_refusal,
)
from games.views.offers import offer
from games.views.present import Player, board
from mp2site.text.rendering import msg
from mp2site.text.rendering import render as words
from mp2site.web.sign_in import login_required

if TYPE_CHECKING:
    from collections.abc import Sequence

    from django.http import HttpResponse

    from games.problems.positions import Walk

SCALE: Final = 88
"""The length of the best answer's bar, of 100."""
NOON: Final = time(12)
"""The time at which a day of UTC is the same day in most zones."""


@require_safe
@refusals
def listed(request: PageRequest) -> HttpResponse:
    """Show the day's problem of each title."""
    person, found = person_of(request), problems_today()
    by_title = {one.title: one for one in found}
    done = answered_among(found, person)
    rows = [
        {
            "title": title,
            "row": _row(by_title[title.slug], done) if title.slug in by_title else None,
        }
        for title in titles
    ]
    return render(request, "problems/list.html", {"rows": rows})


@require_safe
@refusals
def archive(request: PageRequest, slug: str) -> HttpResponse:
    """Show a title's problems of all days so far."""
    title = title_of(slug)
    page = page_of(request, archive_of(slug))
    found = list(page.object_list)
    done = answered_among(found, person_of(request))
    rows = [_row(one, done) for one in found]
    return render(request, "problems/archive.html", {"title": title, "rows": rows, "page": page})


def _row(problem: Problem, done: set[int]) -> dict[str, Any]:
    answers = getattr(problem, "answers_given", 0)
    return {
        "problem": problem,
        "day": datetime.combine(problem.day or today(), NOON, UTC),
        "name": titles.get(problem.title).name,
        "answers": answers,
        "difficulty": difficulty_of(problem, answers),
        "done": problem.pk in done,
    }


@require_http_methods(["GET", "HEAD", "POST"])
@refusals
def problem(request: PageRequest, number: int) -> HttpResponse:
    """Show a problem's board with the choices so far, or its answers once the reader has answered."""
    found = problem_get(number)
    keys = tuple(request.GET.getlist("key"))
    if request.method == "POST":
        return _posted(request, found, keys)
    given = answered(request, found)
    if given is not None:
        return _answered(request, found, given)
    return _solving(request, found, keys)


def _posted(request: PageRequest, problem: Problem, keys: tuple[str, ...]) -> HttpResponse:
    """Add a choice to those of the address, or store them as the reader's answer."""
    if "key" not in request.POST:
        return _stored(request, problem, keys)
    more = (*keys, request.POST["key"])
    try:
        problem_walk(problem, more)
    except Illegal as error:
        return _solving(request, problem, keys, error)
    if request.htmx:
        return _solving(request, problem, more)
    return redirect(address_of(problem, more))


def _stored(request: PageRequest, problem: Problem, keys: tuple[str, ...]) -> HttpResponse:
    person = person_of(request)
    try:
        if person is None:
            position_after(problem, keys)
            answer_keep(request, problem, keys)
        else:
            problem_answer(number=problem.pk, by=person, choices=keys)
    except Illegal as error:
        return _solving(request, problem, keys, error)
    if request.htmx:
        return _answered(request, problem, answered(request, problem) or keys)
    return redirect(address_of(problem))


@require_POST
@login_required
@refusals
def vote(request: PageRequest, number: int) -> HttpResponse:
    """Set the vote that a problem has more than one right answer, or take it back."""
    two = request.POST.get("two_answers") == "yes"
    problem_vote(number=number, by=member_of(request), two_answers=two)
    return redirect("problems:problem", number)


def address_of(problem: Problem, keys: Sequence[str] = ()) -> str:
    """Return the URL of a problem after some choices."""
    page = reverse("problems:problem", args=[problem.pk])
    return page + (f"?{urlencode([('key', key) for key in keys])}" if keys else "")


def _solving(
    request: PageRequest, problem: Problem, keys: tuple[str, ...], error: GamesError | None = None
) -> HttpResponse:
    """Show the board after some choices. Raises Illegal if they can't be played."""
    after = problem_walk(problem, keys)
    people = _people(problem)
    decision = None if after.ended else after.game.decision(problem.seat)
    if decision is None and not after.ended:
        raise NotFound
    drawn = board(problem.rules, after.shown.view(problem.seat), people, decision=decision)
    previews = after.game.previews(problem.seat) if decision else {}
    context = {
        **_context(problem, people),
        "board": drawn,
        "decision": decision,
        "offer": offer(drawn, decision, previews) if decision else None,
        "acting": [people[problem.seat]],
        "choose_at": address_of(problem, keys),
        "made": _words(after, people),
        "ended": after.ended,
        "undo_at": address_of(problem, keys[:-1]) if keys else "",
        "note": words(error.text, people=[str(one) for one in people]) if error else "",
        "number": f"{problem.pk}.{len(keys)}",
    }
    return _shown(request, context, address_of(problem, keys), error)


def _answered(request: PageRequest, problem: Problem, choices: tuple[str, ...]) -> HttpResponse:
    """Show the values of the answers, beside the board of the problem's position."""
    person, result = person_of(request), result_of(problem, choices)
    people = _people(problem)
    game = problem_walk(problem, ()).game
    given = answer_of(problem, person)
    context = {
        **_context(problem, people),
        "board": board(problem.rules, game.view(problem.seat), people),
        "acting": [people[problem.seat]],
        "result": result,
        "lines": _lines(result, people),
        "own_words": _said(result.own, people),
        "vote": given,
        "may_vote": given is not None and person is not None and not person.is_guest,
        "may_analyse": person is not None and not person.is_guest,
        "number": f"{problem.pk}.answered",
    }
    return _shown(request, context, address_of(problem), None)


def _context(problem: Problem, people: Sequence[Player]) -> dict[str, Any]:
    return {"problem": problem, "title": problem.rules, "people": people, "game": problem.game}


def _shown(
    request: PageRequest, context: dict[str, Any], address: str, error: GamesError | None
) -> HttpResponse:
    partial = bool(request.htmx)
    template = "problems/_problem.html" if partial else "problems/problem.html"
    response = render(request, template, context)
    response["Cache-Control"] = "private, no-store"
    if "?" in address:
        response["X-Robots-Tag"] = "noindex"
    if partial:
        response["HX-Push-Url"] = address
    return with_refusal(response, error)


def _people(problem: Problem) -> list[Player]:
    """Return the players without names: who sat there is said by the game, after the answer."""
    return [
        Player(
            seat,
            msg("problems-player", number=seat + 1),
            COLOURS[seat],
            SIGNS[seat],
            you=seat == problem.seat,
            left=True,
        )
        for seat in range(problem.seats)
    ]


def _words(after: Walk, people: Sequence[Player]) -> list[str]:
    return _said([choice.label for choice in after.choices], people)


def _said(labels: Sequence[Any], people: Sequence[Player]) -> list[str]:
    names = [player.name for player in people]
    return [words(label, people=names) for label in labels]


def _lines(result: Result, people: Sequence[Player]) -> list[dict[str, Any]]:
    """Return the answers with their choices in words and their bars; bars begin at 0."""
    most = result.best.worth or 1.0
    return [
        {
            "line": line,
            "words": _said(line.choices, people),
            "bar": round(SCALE * line.worth / most),
            "less": round(result.best.worth - line.worth, 1),
        }
        for line in result.lines
    ]
