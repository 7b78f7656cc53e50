"""Decisions, events, outcomes, texts and the registry."""

import msgspec
import pytest

from games.rules.kernel import (
    Blocked,
    Choice,
    Event,
    Param,
    Text,
    Title,
    Who,
    log_text,
    ranked,
    seen,
    text,
)
from games.rules.kernel.choice import KEY, decision_id
from games.rules.registry import Titles, UnknownTitle
from tests.rules.doubles import toy

PROMPT = text("toy-prompt-turn", round=1)
OFFERED = [Choice("roll", text("toy-roll")), Choice("rest", text("toy-rest"))]


@pytest.mark.parametrize("key", ["roll:0", "card:swap:camels=3", "build:bath+no-gold", "a.b,c_d@-"])
def test_key_may_be(key: str) -> None:
    assert KEY.fullmatch(key)


@pytest.mark.parametrize("key", ["", "a b", "a\n", "ü", "a/b", "a?b", "a&b", "x" * 121])
def test_key_may_not_be(key: str) -> None:
    assert not KEY.fullmatch(key)


@pytest.mark.parametrize(
    ("entry", "key", "covers"),
    [
        ("draw", "draw", True),
        ("draw", "drawn", False),
        ("card:sell:", "card:sell:3", True),
        ("card:sell:", "card:sell", False),
        ("card:sell:", "card:sell-gold:3", False),
    ],
)
def test_blocked_covers_its_key_or_its_family(entry: str, key: str, covers: bool) -> None:
    assert Blocked(entry, "code", text("toy-no-deck"), "turn").covers(key) is covers


def test_decision_id_names_seat_count_prompt_and_offers() -> None:
    first = decision_id(1, 7, PROMPT, OFFERED)
    others = [
        decision_id(2, 7, PROMPT, OFFERED),
        decision_id(1, 8, PROMPT, OFFERED),
        decision_id(1, 7, text("toy-prompt-end"), OFFERED),
        decision_id(1, 7, text("toy-prompt-turn", round=2), OFFERED),
        decision_id(1, 7, PROMPT, [Choice("roll", text("toy-roll", price=1)), OFFERED[1]]),
        decision_id(1, 7, PROMPT, OFFERED[:1]),
        decision_id(1, 7, PROMPT, OFFERED[::-1]),
    ]
    assert first == decision_id(1, 7, PROMPT, list(OFFERED))
    assert len({first, *others}) == 1 + len(others)


def test_decision_finds_its_choices_by_key() -> None:
    title = toy()
    decision = title.decisions(title.new(2, bytes(32)))[0]
    assert all(decision.find(choice.key) is choice for choice in decision.choices)
    assert decision.find("lay:99") is None


@pytest.mark.parametrize(
    ("visible_to", "watchers"), [(None, [0, 1, 2, None]), ([1], [1]), ([], []), ([0, 2], [0, 2])]
)
def test_event_is_seen_by_its_audience(
    visible_to: list[int] | None, watchers: list[int | None]
) -> None:
    event = Event("drew", 1, visible_to=visible_to)
    assert [seat for seat in (0, 1, 2, None) if seen([event], seat) == [event]] == watchers


def test_log_entry_has_the_parameters_and_the_seat_of_its_event() -> None:
    params: dict[str, Param] = {"die": 4}
    event = Event("rolled", 2, params)
    assert log_text("toy", event) == Text("toy-log-rolled", {"die": 4, "seat": Who(2)})
    assert params == {"die": 4}
    assert log_text("toy", Event("dawned")) == Text("toy-log-dawned", {})


def test_text_survives_json_with_texts_and_seats_in_it() -> None:
    whole = text("a", number=3, part=text("b", who=Who(1)), numbers=[1, 2], sure=True, name="W3")
    assert msgspec.json.decode(msgspec.json.encode(whole), type=Text) == whole


@pytest.mark.parametrize(
    ("values", "ranks"),
    [
        ([[88, 88, 70]], [1, 1, 3]),
        ([[88, 88, 70], [1, 2, 9]], [2, 1, 3]),
        ([[5, 9, 9, 9], [0, 1, 2, 2], [0, 0, 3, 4]], [4, 3, 2, 1]),
        ([[0, 0]], [1, 1]),
    ],
)
def test_ranks_follow_totals_then_tie_breaks(values: list[list[int]], ranks: list[int]) -> None:
    assert ranked(*values) == ranks


def test_registry_knows_its_titles_by_slug() -> None:
    title: Title = toy()
    registry = Titles(title)
    assert registry.get("toy") is title
    assert (list(registry), registry.slugs, len(registry)) == ([title], ["toy"], 1)
    assert "toy" in registry
    assert "chess" not in registry
    with pytest.raises(UnknownTitle) as unknown:
        registry.get("chess")
    assert unknown.value.slug == "chess"
