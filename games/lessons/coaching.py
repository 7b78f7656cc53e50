"""Coaching: an explanation of a prompt, and the lesson that teaches it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from django.urls import reverse

from games.rules.kernel.coaching import coach_text, taught_in
from mp2site.text.rendering import msg

if TYPE_CHECKING:
    from collections.abc import Mapping

    from games.rules.kernel import Text, Title


@dataclass(frozen=True, slots=True)
class Coach:
    """The explanation of a decision; name and address of the lesson with that decision, if any."""

    text: Text
    lesson: str
    address: str


def coach_of(title: Title[Any], prompt: Text, seats: int, purse: Mapping[str, int]) -> Coach:
    """Return the explanation of a prompt for a seat with this purse."""
    text = coach_text(prompt, seats, purse)
    if prompt.id not in taught_in(title):
        return Coach(text, "", "")
    lesson, number = taught_in(title)[prompt.id]
    page = reverse("lessons:lesson", args=[title.slug, lesson.id])
    return Coach(text, msg(f"{title.slug}-lesson-{lesson.id}"), f"{page}?step={number + 1}")
