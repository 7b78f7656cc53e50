"""Lessons: a title's list of lessons, and each step of a lesson on the table's board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from games.engine import Game
from games.lessons.progress import progress_note, progress_of
from games.lessons.selectors import Progress
from games.rules.kernel import SOURCE
from games.rules.kernel.drawing import COLOURS, SIGNS
from games.rules.kernel.lesson_play import Verdict, are_accepted, judge, stand
from games.services.coaching import coaching_set
from games.views.http import (
    PageRequest,
    member_of,
    number_of,
    person_of,
    refusals,
    signed_in,
    title_of,
)
from games.views.offers import offer
from games.views.play import act
from games.views.present import Player, board, score_sheet
from mp2site.text.rendering import language, msg
from mp2site.text.rendering import render as said

if TYPE_CHECKING:
    from django.http import QueryDict

    from games.rules.kernel import Title
    from games.rules.kernel.lessons import Lesson, LessonStep

DOTS: Final = 9
"""The most steps that the card shows as dots. With more, it shows numbers."""


@dataclass(frozen=True, slots=True)
class Place:
    """A step of a lesson, with the answers that led to it.

    The last place has no step: the lesson's end.
    """

    title: Title[Any]
    lesson: Lesson
    number: int
    answers: str

    @property
    def step(self) -> LessonStep | None:
        """The step; ``None`` at the end."""
        steps = self.lesson.steps
        return steps[self.number] if self.number < len(steps) else None

    @property
    def game(self) -> Game:
        """The game at the beginning of the step."""
        answers = tuple(int(digit) for digit in self.answers)
        return Game(self.title, stand(self.title, self.lesson, self.number, answers))

    @property
    def address(self) -> str:
        """The URL of the step."""
        page = reverse("lessons:lesson", args=[self.title.slug, self.lesson.id])
        answers = f"&answers={self.answers}" if self.answers.strip("0") else ""
        return f"{page}?step={self.number + 1}{answers}"

    def moved(self, number: int, made: int = 0) -> Place:
        """Return the place of another step.

        ``made`` is the index of the answer that leads to it.
        """
        number = max(0, min(number, len(self.lesson.steps)))
        answers = f"{self.answers}{made}"[:number].ljust(number, "0")
        return Place(self.title, self.lesson, number, answers)

    def word(self, name: str) -> str:
        """Return one of the step's sentences."""
        numbers = self.step.numbers if self.step else {}
        values = {name: number.value for name, number in numbers.items()}
        return msg(f"{self.title.slug}-lesson-{self.lesson.id}-{name}", **values)


@require_safe
def lesson_list(request: PageRequest, slug: str) -> HttpResponse:
    """Show a title's lessons, and the reader's progress."""
    title = title_of(slug)
    if not title.texts.lessons:
        return redirect("titles:detail", slug)
    begun = progress_of(request, slug)
    rows = [_row(title, lesson, begun.get(lesson.id)) for lesson in title.texts.lessons]
    context = {
        "title": title,
        "rows": rows,
        "tongue": _tongue(title),
        "minutes": sum(lesson.minutes for lesson in title.texts.lessons),
        "next": next((row for row in rows if not row["done"]), None),
    }
    return render(request, "lessons/list.html", context)


def _tongue(title: Title[Any]) -> str:
    """Return the language of a title's lessons, or an empty string if it is the reader's."""
    return "" if language() in title.texts.taught_in else SOURCE


def _row(title: Title[Any], lesson: Lesson, progress: Progress | None) -> dict[str, Any]:
    count = len(lesson.steps)
    step = progress.step if progress else 0
    return {
        "lesson": lesson,
        "name": msg(f"{title.slug}-lesson-{lesson.id}"),
        "about": msg(f"{title.slug}-lesson-{lesson.id}-about"),
        "address": reverse("lessons:lesson", args=[title.slug, lesson.id]),
        "done": progress is not None and progress.done,
        "begun": 0 < step < count,
        "step": min(step + 1, count),
        "count": count,
    }


@require_http_methods(["GET", "HEAD", "POST"])
def lesson(request: PageRequest, slug: str, lesson_id: str) -> HttpResponse:
    """Show a step of a lesson, or the step after an accepted answer or a button."""
    title = title_of(slug)
    found = next((one for one in title.texts.lessons if one.id == lesson_id), None)
    if found is None:
        raise Http404
    if request.method != "POST":
        return _shown(request, _asked(request, title, found))
    place = _place(title, found, request.POST.get("step"), _answers(request.POST))
    key = request.POST.get("key", "")
    after, note = _chosen(place, key) if key else (_gone(place, request.POST.get("go", "")), None)
    done = after.step is None
    progress_note(request, slug, found.id, Progress(after.number, after.answers, done))
    if note or request.htmx:
        return _shown(request, after, note, partial=bool(request.htmx))
    return redirect(after.address)


def _asked(request: PageRequest, title: Title[Any], lesson: Lesson) -> Place:
    """Return the step in the URL; without one, the step where the reader stopped, or the first."""
    if "step" in request.GET:
        return _place(title, lesson, request.GET["step"], _answers(request.GET))
    left = progress_of(request, title.slug).get(lesson.id, Progress(0))
    if left.step >= len(lesson.steps):
        return Place(title, lesson, 0, "")
    return _place(title, lesson, str(left.step + 1), left.answers)


def _answers(asked: QueryDict) -> str:
    """Return the accepted answers so far, from the query.

    Bookmarks and pages opened earlier may use the former name of the parameter, `way`.
    """
    return asked.get("answers", asked.get("way", ""))


def _place(title: Title[Any], lesson: Lesson, step: str | None, answers: str) -> Place:
    """Return the step with a number, counted from 1. A wrong number gives the nearest step."""
    number = max(0, min((number_of(step) or 1) - 1, len(lesson.steps)))
    digits = answers if answers.isascii() and answers.isdigit() else ""
    known = digits[:number].ljust(number, "0")
    if not are_accepted(lesson, tuple(int(digit) for digit in known)):
        known = "0" * number
    return Place(title, lesson, number, known)


def _gone(place: Place, where: str) -> Place:
    """Return the step to which a button leads: next, previous, or first."""
    steps = {"back": place.number - 1, "again": 0}
    return place.moved(steps.get(where, place.number + 1))


def _chosen(place: Place, key: str) -> tuple[Place, dict[str, str] | None]:
    """Return the step after an accepted choice; or the same step, with a note about the choice."""
    step = place.step
    if step is None or not step.counts:
        return place, None
    game = place.game
    verdict = judge(place.title, place.lesson, game.state, step, key)
    if verdict is Verdict.COUNTS:
        return place.moved(place.number + 1, step.counts.index(key)), None
    meant = game.decision(place.lesson.seat)
    choice = meant.find(step.counts[0]) if meant else None
    label = said(choice.label, people=_names(place)) if choice else ""
    aside = step.aside(key) if verdict is Verdict.OTHER else ""
    words = place.word(aside) if aside else msg(f"lessons-{verdict}", choice=label)
    return place, {"kind": verdict, "words": words}


def _shown(
    request: PageRequest, place: Place, note: dict[str, str] | None = None, *, partial: bool = False
) -> HttpResponse:
    context = _context(request, place) | {"note": note}
    response = render(
        request, "lessons/_lesson.html" if partial else "lessons/lesson.html", context
    )
    if partial:
        response["HX-Replace-Url"] = place.address
    return response


def _context(request: PageRequest, place: Place) -> dict[str, Any]:
    title, lesson, step, game = place.title, place.lesson, place.step, place.game
    people = _people(request, place)
    decision = game.decision(lesson.seat) if step and step.counts else None
    drawn = board(title, game.view(lesson.seat), people, decision=decision)
    outcome = game.outcome()
    after = [one for one in title.texts.lessons if one.number > lesson.number]
    return {
        "title": title,
        "lesson": lesson,
        "name": msg(f"{title.slug}-lesson-{lesson.id}"),
        "place": place,
        "answers": place.answers,
        "step": step,
        "number": place.number + 1,
        "count": len(lesson.steps),
        "dots": range(1, len(lesson.steps) + 1) if len(lesson.steps) <= DOTS else (),
        "steps": _steps(place),
        "card": _card(place),
        "tongue": _tongue(title),
        "people": people,
        "acting": [people[seat] for seat in game.acting()],
        "board": drawn,
        "decision": decision,
        "points": step.point if step else (),
        "offer": offer(drawn, decision, game.previews(lesson.seat)) if decision else None,
        "sheet": score_sheet(outcome, people) if outcome else None,
        "following": after[0] if after else None,
        "choose_at": place.address.partition("?")[0],
    }


def _steps(place: Place) -> list[dict[str, Any]]:
    """Return all steps with their names, for the list beside the card."""
    rows = (place.moved(number) for number in range(len(place.lesson.steps)))
    return [
        {
            "number": row.number + 1,
            "name": row.word(f"{row.step.id}-head") if row.step else "",
            "past": row.number < place.number,
            "now": row.number == place.number,
            "address": Place(
                row.title, row.lesson, row.number, place.answers[: row.number]
            ).address,
        }
        for row in rows
    ]


def _card(place: Place) -> dict[str, str]:
    """Return the card's texts. The last card has the same texts for all titles."""
    step = place.step
    if step is None:
        name = msg(f"{place.title.slug}-lesson-{place.lesson.id}")
        return {"head": msg("lessons-done"), "text": msg("lessons-done-text", name=name), "do": ""}
    return {
        "head": place.word(f"{step.id}-head"),
        "text": place.word(step.id),
        "do": place.word(f"{step.id}-do") if step.counts else "",
    }


def _people(request: PageRequest, place: Place) -> list[Player]:
    person = person_of(request)
    names = _names(place, person.username if person else "")
    return [
        Player(who, name, COLOURS[who], SIGNS[who], you=who == place.lesson.seat, left=True)
        for who, name in enumerate(names)
    ]


def _names(place: Place, own: str = "") -> list[str]:
    """Return the names of the reader and the lesson's other players, by seat."""
    seats = range(place.lesson.seats)
    rivals = {who: n for n, who in enumerate((s for s in seats if s != place.lesson.seat), start=1)}
    return [
        msg("lessons-rival", number=rivals[who]) if who in rivals else own or msg("lessons-you")
        for who in seats
    ]


@require_POST
@signed_in
@refusals
def coaching(request: PageRequest, table_id: str) -> HttpResponse:
    """Switch coaching on or off."""
    person, on = member_of(request), request.POST.get("coached") == "yes"
    return act(
        request,
        table_id,
        lambda: coaching_set(table_id=table_id, by=person, coached=on),
    )
