"""Lessons as data: a flawed file is refused, with the flaw and its place."""

from __future__ import annotations

from typing import Any

import pytest

from games.rules import titles
from games.rules.kernel.lesson_play import Verdict, are_accepted, judge, problems, stand
from games.rules.kernel.lessons import BadLesson, Lesson, lessons_of, read

GOOD = """
id = "roll"
number = 1
minutes = 3
seats = 3
seed = "yspahan-36"

[[steps]]
id = "roll"
point = ["level:gold"]
counts = ["roll:0"]
[[steps.other]]
keys = ["roll:*"]
say = "yellow"
[steps.numbers]
gold = { at = "purse 0 gold", is = 2 }

[[steps]]
id = "take"
counts = ["take:camels", "take:gold"]
good = ["take:bag"]
then = ""
"""


def lesson(body: str = GOOD) -> Lesson:
    return read(body, "a.toml")


YSPAHAN: Any = titles.get("yspahan")


def test_a_lesson_is_read() -> None:
    one = lesson()
    assert [step.id for step in one.steps] == ["roll", "take"]
    assert one.steps[0].numbers["gold"].value == 2
    assert problems(YSPAHAN, one) == []


@pytest.mark.parametrize(
    ("right", "wrong", "complaint"),
    [
        ('id = "roll"\nnumber', 'id = "roll"\nnumbr', "unknown field `numbr`"),
        ("minutes = 3", 'minutes = "3"', "Expected `int`, got `str` - at `$.minutes`"),
        ("minutes = 3", "minutes = 90", "90 minutes"),
        ("seats = 3", "seats = 3\nseat = 3", "seat 3 isn't one of 3"),
        ("seats = 3", "seats = 3\nprelude = 'x roll:0'", "begins with a seat, not with 'x'"),
        ("seats = 3", "seats = 3\nprelude = '0'", "prelude: seat 0 has no choice"),
        ("seats = 3", "seats = 3\nprelude = '5 roll:0'", "prelude: seat 5 isn't one of 3"),
        ("seed", "sead", "unknown field `sead`"),
        ('id = "take"', 'id = "roll"', "two steps are called 'roll'"),
        ('id = "take"', 'id = "take-do"', "'take-do' is no name"),
        ('id = "take"', 'id = "Take it"', "'Take it' is no name"),
        ('counts = ["roll:0"]', 'count = ["roll:0"]', "unknown field `count`"),
        ('counts = ["roll:0"]', 'counts = ["Roll 0"]', "step roll: 'Roll 0' is no key"),
        ('"take:gold"]', '"take:camels"]', "step take: 'take:camels' counts twice"),
        ('good = ["take:bag"]', 'good = ["take:*"]', "counts, and is as good"),
        ('counts = ["roll:0"]', "", "step roll: nothing counts"),
        ("is = 2", 'is = "2"', "Expected `int`, got `str`"),
        ("gold = {", "Gold = {", "'Gold' is no name of a number"),
        ('keys = ["roll:*"]', "keys = []", "step roll: what is said of another choice"),
        ('then = ""', 'then = "1 TAKE"', "step take: 'TAKE' is no key of a choice"),
        ("[[steps]]", "[[steps", "a.toml: "),
    ],
)
def test_a_wrong_file_is_refused(right: str, wrong: str, complaint: str) -> None:
    assert right in GOOD
    with pytest.raises(BadLesson) as refused:
        lesson(GOOD.replace(right, wrong, 1))
    assert complaint in str(refused.value)
    assert str(refused.value).startswith("a.toml: ")


def test_a_lesson_without_steps_is_refused() -> None:
    with pytest.raises(BadLesson, match="there are no steps"):
        lesson(GOOD.split("[[steps]]", maxsplit=1)[0].rstrip() + "\nsteps = []\n")


@pytest.mark.parametrize(
    ("right", "wrong", "complaint"),
    [
        ('counts = ["roll:0"]', 'counts = ["roll:4"]', "roll:4 isn't offered, but roll:0, roll:1"),
        ('good = ["take:bag"]', 'good = ["take:moon"]', "take:moon isn't offered"),
        ('keys = ["roll:*"]', 'keys = ["fly:*"]', "fly:* isn't offered, so nobody can try it"),
        ('gold", is = 2', 'gold", is = 3', "gold is 2 at 'purse 0 gold', not 3"),
        ('"purse 0 gold"', '"purse 0 silver"', "gold: nothing at 'purse 0 silver'"),
        ('"purse 0 gold"', '"pocket 0 gold"', "gold: nothing at 'pocket 0 gold'"),
        ('"purse 0 gold"', '"facts SILVER"', "gold: nothing at 'facts SILVER'"),
        ('"purse 0 gold", is = 2', '"facts WEEKS", is = 7', "gold is 3 at 'facts WEEKS', not 7"),
        ('"purse 0 gold"', '"preview roll:9 gain gold"', "nothing at 'preview roll:9 gain"),
        ('"purse 0 gold"', '"data city souks list CHE9 points"', "nothing at 'data city souks"),
        ("seats = 3", "seats = 5", "the game can't begin"),
        ("seats = 3", "seats = 3\nprelude = '1 roll:0'", "prelude: seat 1 can't roll:0"),
        ("seats = 3", "seats = 3\nedition = 'lost'", "the game can't begin: edition"),
        ('then = ""', 'then = "0 end"', "after step take: seat 0 can't end"),
    ],
)
def test_a_step_against_the_rules_is_found(right: str, wrong: str, complaint: str) -> None:
    assert right in GOOD
    found = problems(YSPAHAN, lesson(GOOD.replace(right, wrong, 1)))
    assert any(complaint in problem for problem in found), found
    assert all(problem.startswith("yspahan, roll: ") for problem in found)


def test_a_number_must_hold_for_every_accepted_answer() -> None:
    body = f'{GOOD}\n[[steps]]\nid = "then"\nnumbers.n = {{ at = "view public chosen pips", is = 1 }}\n'
    assert any(
        "answers (0, 1), step then: n is 6" in one for one in problems(YSPAHAN, lesson(body))
    )


def test_a_choice_is_judged() -> None:
    one = lesson()
    state = stand(YSPAHAN, one, 1)
    verdicts = {
        key: judge(YSPAHAN, one, state, one.steps[1], key)
        for key in ("take:gold", "take:bag", "take:chest", "end")
    }
    assert list(verdicts.values()) == [
        Verdict.COUNTS, Verdict.GOOD, Verdict.OTHER, Verdict.UNKNOWN,
    ]  # fmt: skip
    assert one.steps[0].aside("roll:2") == "yellow"
    assert one.steps[1].aside("take:chest") == ""


def test_the_choice_that_was_made_leads_on() -> None:
    one = lesson()
    towers = [stand(YSPAHAN, one, 2, answers).public.tower for answers in ((0, 0), (0, 1))]
    assert [tower.index(None) for tower in towers] == [0, 5]
    assert are_accepted(one, (0, 1))
    assert not are_accepted(one, (0, 2))
    assert not are_accepted(one, (0, 0, 0))


def test_a_title_without_lessons_has_none() -> None:
    assert lessons_of("games.rules.kernel") == ()
