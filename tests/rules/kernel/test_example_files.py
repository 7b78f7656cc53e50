"""Examples as data: a flawed file is refused, and steps against the rules are found."""

from __future__ import annotations

from typing import Any

import pytest

from games.rules import titles
from games.rules.kernel.example_play import problems, shown
from games.rules.kernel.examples import BadExample, examples_of, read

GOOD = """
id = "roll"
rules = ["roll"]
seats = 3
seat = 0
seed = "yspahan-36"

[[pictures]]
id = "tower"
part = "tower"
play = "0 roll:0"
numbers.low = { at = "view public tower camels pips", is = 1 }

[[pictures]]
id = "after"
part = "tower"
play = "0 take:camels"
numbers.gives = { at = "preview act:camels gain camels", is = 2 }
"""
YSPAHAN: Any = titles.get("yspahan")


def test_an_example_is_read_and_its_pictures_follow_each_other() -> None:
    one = read(GOOD, "a.toml")
    assert problems(YSPAHAN, one) == []
    assert one.numbers == {"low": 1, "gives": 2}
    assert shown(YSPAHAN, one, 0).state.public.chosen is None
    assert shown(YSPAHAN, one, 1).state.public.chosen is not None


def test_an_example_stands_where_a_lesson_does() -> None:
    body = GOOD.replace(
        'seats = 3\nseat = 0\nseed = "yspahan-36"', 'seat = 0\nlesson = "first-look"\nstep = "roll"'
    )
    assert problems(YSPAHAN, read(body, "a.toml")) == []
    wrong = read(body.replace('step = "roll"', 'step = "moon"'), "a.toml")
    assert "no step 'moon' in a lesson 'first-look'" in problems(YSPAHAN, wrong)[0]


@pytest.mark.parametrize(
    ("right", "wrong", "complaint"),
    [
        ('part = "tower"', 'prt = "tower"', "unknown field `prt`"),
        ('id = "roll"', 'id = "Roll it"', "'Roll it' is no name"),
        ('id = "after"', 'id = "tower"', "two pictures are called 'tower'"),
        ('rules = ["roll"]', "rules = []", "rules that it is of"),
        ('seed = "yspahan-36"', "", "a seed begins a game of its own, or a lesson"),
        ("seat = 0", 'lesson = "deliver"', "a seed begins a game of its own, or a lesson"),
        ("seat = 0", "seat = 3", "seat 3 isn't one of 3"),
        ("numbers.gives", "numbers.low", "'low' is told twice"),
        ("numbers.gives", "numbers.Gives", "'Gives' is no name of a number"),
        ('play = "0 roll:0"', 'play = "7 roll:0"', "seat 7 isn't one of 3"),
    ],
)
def test_a_wrong_file_is_refused(right: str, wrong: str, complaint: str) -> None:
    assert right in GOOD
    with pytest.raises(BadExample) as refused:
        read(GOOD.replace(right, wrong, 1), "a.toml")
    assert complaint in str(refused.value)
    assert str(refused.value).startswith("a.toml: ")


@pytest.mark.parametrize(
    ("right", "wrong", "complaint"),
    [
        ("is = 1", "is = 3", "picture tower: low is 1 at 'view public tower camels pips', not 3"),
        ('play = "0 roll:0"', 'play = "0 end"', "picture tower: seat 0 can't end"),
        ("seats = 3", "seats = 9", "the game can't begin"),
        ("seat = 0\n", "", "picture after: gives: nothing at 'preview"),
    ],
)
def test_a_step_against_the_rules_is_found(right: str, wrong: str, complaint: str) -> None:
    assert right in GOOD
    found = problems(YSPAHAN, read(GOOD.replace(right, wrong, 1), "a.toml"))
    assert any(complaint in problem for problem in found), found


def test_a_title_without_examples_has_none() -> None:
    assert examples_of("games.rules.kernel") == {}
