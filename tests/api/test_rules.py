"""The rules over REST: titles, rulebooks, and the validation that stores nothing."""

from __future__ import annotations

import base64
import json
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from games.api.validate import MAX_CHOICES
from games.rules import titles
from tests.api.conftest import Api, is_problem

SEED = bytes(range(32))
BASE = {"seats": 3, "seed": SEED.hex()}
PATH = "rules/yspahan/validate/"

# These operations use no database, not even for rate limits or sessions.
ask = Api()


def played(number: int, seats: int = 3) -> tuple[Any, list[tuple[int, str]]]:
    """Play at random from the seed; return the state and the choices."""
    title, rng = titles.get("yspahan"), Random(number)
    state, choices = title.new(seats, SEED), []
    for _ in range(number):
        offers = title.engine.offers(state)
        if not offers:
            break
        seat = rng.choice(sorted(offers))
        key = rng.choice(offers[seat]).key
        state = title.play(state, seat, key).state
        choices.append((seat, key))
    return state, choices


def validate(**asked: Any) -> dict[str, Any]:
    answer = ask.post(PATH, {**BASE, **asked})
    assert answer.status_code == 200, answer.content
    body: dict[str, Any] = answer.json()
    return body


class TestTitles:
    def test_what_can_be_played(self) -> None:
        found = {title["slug"]: title for title in ask.get("titles/").json()["results"]}
        assert list(found) == titles.slugs
        assert found["yspahan"]["seats"] == [2, 3, 4]
        assert found["yspahan"]["rules_version"] == titles.get("yspahan").rules_version
        assert found["yspahan"]["editions"] == list(titles.get("yspahan").editions)

    def test_one_of_them_with_sentences(self) -> None:
        body = ask.get("titles/yspahan/", render="1").json()
        order = body["conditional_answers"][0]
        assert order["id"] == "save-cube"
        assert len(order["labels"]) == len(order["values"])
        assert all(label["text"] for label in order["labels"])
        assert order["help"]["text"]

    @pytest.mark.parametrize("language", ["en", "de", "fr"])
    def test_its_rulebook(self, language: str) -> None:
        address = ask.get("titles/yspahan/").json()["rulebook"]
        body = ask.get(address.removeprefix("/api/"), language=language).json()
        assert body["text"] == titles.get("yspahan").texts.rulebooks[language]

    def test_a_language_we_lack(self) -> None:
        is_problem(ask.get("titles/yspahan/rulebook/", language="tlh"), 400, "malformed")

    def test_a_book_that_a_language_lacks_is_english_and_says_so(self) -> None:
        books = titles.get("marco-polo-1").texts.rulebooks
        body = ask.get("titles/marco-polo-1/rulebook/", language="fr").json()
        assert "fr" not in books
        assert (body["language"], body["text"]) == ("en", books["en"])

    def test_a_title_we_lack(self) -> None:
        is_problem(ask.get("titles/chess/"), 404, "not-found")
        is_problem(ask.post("rules/chess/validate/", BASE), 404, "not-found")


class TestValidate:
    def test_a_legal_choice_leads_to_its_view(self) -> None:
        body = validate(seat=0, key="roll:0")
        after = titles.get("yspahan").play(titles.get("yspahan").new(3, SEED), 0, "roll:0").state
        assert (body["legal"], body["code"], body["reason"]) == (True, "", None)
        assert body["at"] is None
        assert body["view"]["public"] == titles.get("yspahan").view(after, 0)["public"]
        assert [d["seat"] for d in body["decisions"]] == [0]

    def test_an_illegal_one_says_why_and_cites(self) -> None:
        body = validate(seat=0, key="take:chest")
        assert not body["legal"]
        assert body["code"]
        assert body["reason"]["id"]
        assert body["cite"]
        assert body["at"] == 0
        assert body["view"]["public"]["rolled"] is False

    @pytest.mark.parametrize(
        ("slug", "key", "cite"),
        [
            ("marco-polo-1", "fulfil:r07", "bonus-when"),
            ("marco-polo-2", "fulfil:red-31", "bonus-when"),
            ("rajas-cards-karma", "die:b31", "build-payment"),
            ("yspahan", "place:bag3.a", "deliver"),
        ],
    )
    def test_what_has_another_moment_cites_the_rule_of_that(
        self, slug: str, key: str, cite: str
    ) -> None:
        title = titles.get(slug)
        seat = title.engine.acting(title.new(3, SEED))[0]
        body = ask.post(f"rules/{slug}/validate/", {**BASE, "seat": seat, "key": key}).json()
        assert (body["legal"], body["code"], body["cite"]) == (False, "not-offered", cite)

    def test_somebody_elses_decision(self) -> None:
        assert validate(seat=1, key="roll:0")["code"] == "not-your-decision"
        assert validate(seat=11, key="roll:0")["code"] == "not-your-decision"
        assert validate(key="roll:0")["code"] == "not-your-decision"

    @pytest.mark.parametrize("key", ["", "roll 0", "röll:0", "x" * 120, "\x00"])
    def test_no_key_at_all(self, key: str) -> None:
        answer = ask.post(PATH, {**BASE, "seat": 0, "key": key})
        if answer.status_code == 200:
            assert answer.json()["legal"] is False
        else:
            is_problem(answer, 400, "malformed")

    def test_the_first_broken_choice_is_named(self) -> None:
        _, choices = played(20)
        body = validate(choices=[*choices[:10], [0, "take:roof"], *choices[10:]])
        assert (body["legal"], body["at"]) == (False, 10)

    def test_a_whole_game(self) -> None:
        state, choices = played(2000)
        outcome = titles.get("yspahan").outcome(state)
        assert outcome is not None
        body = validate(choices=choices)
        assert body["legal"]
        assert body["decisions"] == []
        assert body["outcome"]["totals"] == outcome.totals

    def test_a_spectator_sees_no_hand(self) -> None:
        _, choices = played(60)
        assert validate(choices=choices)["view"]["private"] is None
        assert validate(choices=choices, seat=1)["view"]["private"] is not None

    @pytest.mark.parametrize(
        ("asked", "code"),
        [
            ({"seats": 5}, "seats"),
            ({"seats": 1}, "seats"),
            ({"options": {"sun": "high"}}, "options"),
            ({"edition": "lost"}, "edition"),
        ],
    )
    def test_a_set_up_that_the_title_lacks(self, asked: dict[str, Any], code: str) -> None:
        body = validate(**asked)
        assert (body["legal"], body["code"], body["view"]) == (False, code, None)
        assert body["reason"]["id"]

    def test_seeds_in_base64(self) -> None:
        told = validate(seed=base64.b64encode(SEED).decode(), seat=0, key="roll:0")
        assert told == validate(seat=0, key="roll:0")

    @pytest.mark.parametrize(
        "bad",
        [
            {"seed": "00"},
            {"seed": "zz" * 32},
            {"seed": "ü" * 44},
            {"seed": 7},
            {"seed": None},
            {"seats": "3"},
            {"seats": 0},
            {"seats": -(10**40)},
            {"options": []},
            {"choices": {}},
            {"choices": [[0]]},
            {"choices": [[0, "a", "b"]]},
            {"choices": [["0", "roll:0"]]},
            {"choices": [[-1, "roll:0"]]},
            {"choices": [[10**30, "roll:0"]]},
            {"choices": [[0, 7]]},
            {"choices": ["roll:0"]},
            {"choices": [[0, "roll:0"]] * (MAX_CHOICES + 1)},
            {"seat": -1},
            {"seat": 1.5},
            {"seat": "0"},
            {"key": 7},
            {"key": "x" * 121},
            {"edition": 7},
        ],
    )
    def test_what_is_no_question_at_all(self, bad: dict[str, Any]) -> None:
        body = is_problem(ask.post(PATH, {**BASE, **bad}), 400, "malformed")
        assert {error["field"].split(".")[0] for error in body["errors"]} == set(bad)

    def test_as_many_choices_as_fit_are_a_bounded_effort(self) -> None:
        body = validate(choices=[[0, "roll:0"]] * MAX_CHOICES)
        assert (body["legal"], body["at"]) == (False, 1)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=8,
)
KEYS = st.sampled_from(["roll:0", "take:bag", "end", "draw", "act:deliver", "card:swap:camels=3"])
NEAR = st.fixed_dictionaries(
    {"seats": st.sampled_from([2, 3, 4]) | JSON, "seed": st.just(SEED.hex()) | JSON},
    optional={
        "choices": st.lists(st.tuples(st.integers(0, 3), KEYS | st.text(max_size=9))) | JSON,
        "seat": st.integers(0, 4) | JSON,
        "key": KEYS | st.text(max_size=130) | JSON,
        "options": JSON,
        "edition": st.sampled_from(["printed", None]) | JSON,
    },
)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(NEAR | JSON)
def test_whatever_is_asked_is_answered(asked: Any) -> None:
    answer = ask.send(PATH, json.dumps(asked).encode())
    assert answer.status_code in {200, 400}
    if answer.status_code == 400:
        is_problem(answer, 400, "malformed")


@settings(max_examples=60, deadline=None)
@given(st.binary(max_size=60))
def test_whatever_is_sent_is_answered(body: bytes) -> None:
    assert ask.send(PATH, body or b" ").status_code in {200, 400}


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 120), st.sampled_from([2, 3, 4]))
def test_every_offered_choice_is_legal(number: int, seats: int) -> None:
    state, choices = played(number, seats)
    for seat, offers in titles.get("yspahan").engine.offers(state).items():
        for choice in offers[:3]:
            asked = {"seats": seats, "choices": choices, "seat": seat, "key": choice.key}
            assert validate(**asked)["legal"]
