"""Choices as buttons under their headings."""

from __future__ import annotations

from games.rules import titles
from games.rules.kernel import Choice, Decision, Text
from games.views.present import offer, sample

TITLE = titles.get("yspahan")


def choice(key: str, group: str, family: str = "", *, ends_turn: bool = False) -> Choice:
    heading = Text(family) if family else None
    label = Text("yspahan-choice-end")
    return Choice(key, label, group=group, family=heading, ends_turn=ends_turn)


def test_families_have_headings_of_their_own_in_the_order_of_the_first() -> None:
    choices = [
        choice("place:a", "place", "yspahan-souk-CHE4"),
        choice("place:b", "place", "yspahan-souk-CHE8"),
        choice("place:c", "place", "yspahan-souk-CHE4"),
        choice("skip", "place"),
        choice("end", "end", ends_turn=True),
    ]
    shown = offer(sample(TITLE), Decision("id", 0, Text("yspahan-prompt-build"), choices, []))

    headings = {group.label.id: [button.key for button in group.buttons] for group in shown.groups}
    assert headings == {
        "yspahan-souk-CHE4": ["place:a", "place:c"],
        "yspahan-souk-CHE8": ["place:b"],
        "yspahan-group-place": ["skip"],
    }
    assert [button.key for button in shown.finals] == ["end"]


def test_a_choice_apart_is_one_that_ends_the_turn_whatever_its_group() -> None:
    choices = [choice("a", "end"), choice("b", "place", ends_turn=True)]
    shown = offer(sample(TITLE), Decision("id", 0, Text("yspahan-prompt-build"), choices, []))

    assert [button.key for group in shown.groups for button in group.buttons] == ["a"]
    assert [button.key for button in shown.finals] == ["b"]
