"""The pace of a new table: presets, custom numbers, the time-out policy, and the text in lists."""

from __future__ import annotations

from typing import Any

import pytest
from django.urls import reverse
from django.utils import translation

from accounts.models import User
from games.models import STRENGTHS, Policy, StandIn, Table
from games.paces import DAY, HOUR, MINUTE, PRESETS, Pace
from games.presentation.clocks import pace_line, pace_sentence, policy_sentence
from mp2site.text.rendering import msg
from tests.support.tables import open_table, started
from tests.views.conftest import Browser

NEW = "/tables/new/"
GOOD = {
    "title": "yspahan",
    "seats": "3",
    "name": "Paper Lantern",
    "visibility": "public",
    "pace": "daily",
    "policy": "turn",
    "start_when_full": "on",
}
OWN = {
    "pace": "custom",
    "grace": "90",
    "grace_unit": "minutes",
    "bank": "3",
    "bank_unit": "days",
    "increment": "4",
    "increment_unit": "hours",
    "cap": "5",
    "cap_unit": "days",
}


@pytest.mark.parametrize("pace", sorted(PRESETS))
def test_a_preset_comes_with_its_numbers(browser: Browser, four: list[User], pace: str) -> None:
    browser(four[0]).post(NEW, {**GOOD, "pace": pace})
    table = Table.objects.get()
    assert (table.pace, table.clock) == (pace, PRESETS[pace])


def test_a_table_is_calm_unless_somebody_says_otherwise(browser: Browser, four: list[User]) -> None:
    form = browser(four[0]).get(NEW).context["form"]
    assert form["pace"].value() == "calm"
    browser(four[0]).post(NEW, {**GOOD, "pace": "calm", "policy": ""})
    assert Table.objects.get().clock is None


def test_numbers_of_ones_own(browser: Browser, four: list[User]) -> None:
    browser(four[0]).post(NEW, {**GOOD, **OWN})
    assert Table.objects.get().clock == Pace(90 * MINUTE, 3 * DAY, 4 * HOUR, 5 * DAY)


def test_without_a_cap_the_bank_doesnt_outgrow_its_beginning(
    browser: Browser, four: list[User]
) -> None:
    browser(four[0]).post(NEW, {**GOOD, **OWN, "cap": ""})
    assert Table.objects.get().pace_cap == 3 * DAY


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ({"grace": "15", "grace_unit": "days"}, "grace"),
        ({"bank": "61"}, "bank"),
        ({"increment": "169"}, "increment"),
        ({"cap": "2"}, "cap"),
        ({"bank": "-1"}, "bank"),
        ({"bank": "soon"}, "bank"),
        ({"bank": "99999999999999999999"}, "bank"),
        ({"grace": "0", "bank": "0", "cap": "0"}, "grace"),
        ({"grace_unit": "years"}, "grace_unit"),
        ({"policy": "riot"}, "policy"),
        ({"misses": "9"}, "misses"),
    ],
)
def test_a_pace_that_is_none_is_explained_and_stays_as_typed(
    browser: Browser, four: list[User], wrong: dict[str, str], field: str
) -> None:
    answer = browser(four[0]).post(NEW, {**GOOD, **OWN, **wrong})
    assert answer.status_code == 422
    form = answer.context["form"]
    assert set(form.errors) == {field}
    assert {name: form[name].value() for name in OWN} == {
        name: wrong.get(name, value) for name, value in OWN.items()
    }
    assert not Table.objects.exists()


def test_numbers_that_nobody_asked_for_are_not_looked_at(
    browser: Browser, four: list[User]
) -> None:
    odd = {"grace": "soon", "bank": "-3", "cap": "1", "cap_unit": "years"}
    assert browser(four[0]).post(NEW, {**GOOD, **odd}).status_code == 302


def test_what_was_typed_outlives_another_title(browser: Browser, four: list[User]) -> None:
    typed = "&".join(f"{name}={value}" for name, value in OWN.items())
    page = browser(four[0]).get(f"{NEW}?title=yspahan&name=x&policy=seat&misses=3&{typed}")
    form = page.context["form"]
    assert (form["pace"].value(), form["grace"].value(), form["misses"].value()) == (
        "custom",
        "90",
        "3",
    )
    assert 'value="custom" checked' in page.text


@pytest.mark.parametrize("policy", Policy.values)
def test_what_happens_at_zero_is_chosen(browser: Browser, four: list[User], policy: str) -> None:
    browser(four[0]).post(NEW, {**GOOD, "policy": policy, "misses": "3"})
    table = Table.objects.get()
    assert (table.timeout_policy, table.timeout_misses) == (policy, 3)
    room = browser(four[0]).get(reverse("tables:detail", args=[table.pk])).text
    assert policy_sentence(table) in room


@pytest.mark.parametrize("policy", [Policy.TURN, Policy.SEAT])
@pytest.mark.parametrize("language", ["en", "de"])
def test_who_plays_at_zero_is_named(policy: Policy, language: str, settings: Any) -> None:
    names = {
        "en": ("an Apprentice", "a Merchant", "a Master", "autoplay"),
        "de": ("ein Lehrling", "ein Händler", "ein Meister", "die Automatik"),
    }[language]
    with translation.override(language):
        for stand_in, name in zip((*STRENGTHS, StandIn.AUTOPLAY), names, strict=True):
            table = Table(pace="daily", pace_grace=60, timeout_policy=policy, stand_in=stand_in)
            settings.OPPONENTS = True
            assert f" {name} " in policy_sentence(table)
            settings.OPPONENTS = False
            assert f" {names[-1]} " in policy_sentence(table)


@pytest.mark.parametrize("stand_in", [*STRENGTHS, StandIn.AUTOPLAY])
def test_a_running_table_says_who_stands_in(
    browser: Browser, four: list[User], stand_in: str, settings: Any
) -> None:
    table = started(four[:2], stand_in=stand_in, pace="daily")
    own = "stand-in" if stand_in == StandIn.AUTOPLAY else "strength"
    fact = msg("opponents-stand-in-fact", who=msg(f"opponents-{own}-{stand_in}"))
    address = reverse("tables:detail", args=[table.pk])
    page = browser(four[0]).get(address).text
    assert fact in page
    assert policy_sentence(table) in page
    settings.OPPONENTS = False
    assert fact not in browser(four[0]).get(address).text


def test_lists_say_the_pace(browser: Browser, four: list[User]) -> None:
    open_table(four[0], 3, name="A clock", pace="daily")
    open_table(four[0], 3, name="None", pace="calm")
    page = browser(four[1]).get("/tables/").text
    assert "Daily, 12\u00a0h grace, 5\u00a0d bank, +8\u00a0h a turn" in page
    assert "Calm, no clock" in page


@pytest.mark.parametrize(
    ("pace", "line", "sentence"),
    [
        (None, "no clock", "A turn takes as long as it takes."),
        (Pace(DAY, 0), "1\u00a0d a turn", "Unused time is lost."),
        (Pace(0, HOUR, 0, HOUR), "1\u00a0h bank", "Your bank of 1\u00a0h runs"),
        (
            Pace(0, HOUR, MINUTE, 2 * HOUR),
            "1\u00a0h bank, +1\u00a0min a turn",
            "up to 2\u00a0h.",
        ),
        (
            Pace(2 * DAY, 14 * DAY, 0, 14 * DAY),
            "2\u00a0d grace, 14\u00a0d bank",
            "The first 2\u00a0d of a turn are free. Then your bank of 14\u00a0d runs.",
        ),
    ],
)
def test_a_pace_in_words(pace: Pace | None, line: str, sentence: str) -> None:
    with translation.override("en"):
        assert pace_line(pace) == line
        assert sentence in pace_sentence(pace)
