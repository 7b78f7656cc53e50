"""Prompts of every title: they name only possible choices and reachable numbers.

This module lists the contents of each prompt by hand, from its sentence in both languages: patterns
of keys, which may depend on the prompt's parameters, and counters for its numbers. A prompt doesn't
need to mention every choice.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from fnmatch import fnmatchcase
from typing import Any, NamedTuple

import pytest

from games.rules import titles
from games.rules.kernel import Choice, Decision, Title
from games.rules.laws import Position
from tests.rules.wandering import CASES, positions

Facts = dict[str, Any]
Count = Callable[[Title[Any], Any, int], int]


class Names(NamedTuple):
    """The contents of a prompt.

    They are patterns, each of which fits an offered key, and counters of its numbers.
    """

    keys: Callable[[Facts], str]
    counts: tuple[tuple[str, Count], ...] = ()


def names(*keys: str, **counts: Count) -> Names:
    """Return the contents of a prompt that do not depend on its parameters."""
    return Names(lambda facts: " ".join(keys), tuple(counts.items()))


def given(keys: Callable[[Facts], str], **counts: Count) -> Names:
    """Return the contents of a prompt that depend on its parameters."""
    return Names(keys, tuple(counts.items()))


def offered(pattern: str) -> Count:
    """Return a counter of the choices that fit a pattern."""

    def count(title: Title[Any], state: Any, seat: int) -> int:
        return len(fitting(title.engine.choices(state, seat), pattern))

    return count


def in_a_row(pattern: str, event: str, between: str = "") -> Count:
    """Return a counter of an event while choices of a pattern are made under one prompt.

    Choices that fit ``between`` may be made meanwhile.
    """

    def count(title: Title[Any], state: Any, seat: int) -> int:
        found, prompt, kinds = 0, "", f"{pattern}|{between}"
        while decision := title.engine.decision(state, seat):
            prompt = prompt or decision.prompt.id
            able = fitting(decision.choices, pattern if decision.prompt.id == prompt else between)
            if not able or not fitting(able, kinds):
                break
            played = title.play(state, seat, able[0].key)
            found += sum(one.kind == event for one in played.events)
            state = played.state
        return found

    return count


def dice_put(title: Title[Any], state: Any, seat: int) -> int:
    """Count the dice that leave a seat's board while it adds dice to a space."""
    before = held = _dice(title, state, seat)
    while more := fitting(title.engine.choices(state, seat), "add:*"):
        state = title.play(state, seat, more[0].key).state
        held = min(held, _dice(title, state, seat))
    return before - held


def _dice(title: Title[Any], state: Any, seat: int) -> int:
    return sum(count for name, count in title.purse(state, seat).items() if "dice" in name)


def most(pattern: str) -> Count:
    """Return a counter that reads the highest number at the end of the keys that fit a pattern."""

    def count(title: Title[Any], state: Any, seat: int) -> int:
        keys = (choice.key for choice in fitting(title.engine.choices(state, seat), pattern))
        return max((int(re.findall(r"\d+", key)[-1]) for key in keys), default=0)

    return count


def summed(pattern: str) -> Count:
    """Return a counter that sums the numbers of a key that fits a pattern; all keys agree."""

    def count(title: Title[Any], state: Any, seat: int) -> int:
        keys = [choice.key for choice in fitting(title.engine.choices(state, seat), pattern)]
        (total,) = {sum(map(int, re.findall(r"\d+", key))) for key in keys}
        return total

    return count


def fitting(choices: list[Choice], pattern: str) -> list[Choice]:
    """Return the choices whose keys fit one of the patterns, which bars separate."""
    return [
        choice
        for choice in choices
        if any(fnmatchcase(choice.key, one) for one in pattern.split("|"))
    ]


PLACING = "khan:*|coins:*|market-*:*|contracts:*|travel*:*|card-*:*|book-*:*|seals:*|special-*:*"
BONUS_ACTIONS = "fulfil:*|bag:*|reroll:*|turn|buy|upgrade:*|kept:*"


def act(facts: Facts) -> str:
    if not facts["able"]:
        return BONUS_ACTIONS
    return f"{PLACING} {BONUS_ACTIONS}" if facts["bonuses"] else PLACING


def ending(facts: Facts) -> str:
    return f"{BONUS_ACTIONS} end" if facts["bonuses"] else "end"


def walking(facts: Facts) -> str:
    return "go*:* stop" if facts["left"] == 0 else "go*:*"


def contracts(facts: Facts) -> str:
    return "take:*" if facts["count"] else "enough"


MARCO_POLO = {
    "character": names("character:*"),
    "bid": names("bid:*"),
    "bid-points": names("points:*"),
    "compensate": names("compensate:0+*", "compensate:*+0", count=summed("compensate:*")),
    "act": given(act),
    "no-dice": given(ending),
    "end": given(ending),
    "more-dice": names("add:*", count=dice_put),
    "turn-die": names("turn-up:*|turn-down:*"),
    "card": names("times:*", count=most("times:*")),
    "card-again": names("times:*", "enough", count=most("times:*")),
    "card-bonus": names("bonus:*", count=offered("bonus:*")),
    "contract": given(contracts, count=in_a_row("take:*", "took-contract", "replace:*|bonus:*")),
    "keep-contract": names("keep:*"),
    "walk": given(walking),
    "walk-paying": given(walking),
    "relocate": names("relocate:*"),
    "bonuses": names("first:*"),
    "copy-bonus": names("copy:*"),
    "take-goods": names("goods:*", count=summed("goods:*")),
    "give-goods": names("give:*", count=summed("give:*")),
    "replace-contract": names("replace:*"),
    "no-room": names("draw"),
    "no-room-drawn": names("decline"),
}
PROMPTS: dict[str, dict[str, Names]] = {
    "marco-polo-1": {
        **MARCO_POLO,
        "goals": names("goals:*"),
        "row": names("row:*"),
        "position-bonus": names("bonus:coins", "bonus:camels"),
        "bag": names("purse:coins"),
    },
    "marco-polo-2": {
        **MARCO_POLO,
        "goal": names("goal:*"),
        "double": names("double:*"),
        "pair": names("pair:[1-6]", "pair:none"),
        "offer": names("offer:*"),
        "seal": names("take-seal:*"),
        "bag": names("purse:coins", "purse:camels", "purse:jade"),
        "extra-post": names("post:*", "no-post"),
        "oases": names("oases:0", "oases:[1-9]", count=most("oases:*")),
        "pay": names("pay:*|camels:*"),
        "black-die": names("black:*"),
    },
    "rajas-cards-karma": {
        "turn": names("take:*"),
        "pay-sum": names("pay"),
        "pay-exact": names("pay"),
        "drop": names("drop:*", count=in_a_row("drop:*", "dropped")),
        "take-die": names("take:*"),
        "take-goods": names("goods:*"),
        "take-goods-more": names("goods:*", "stop"),
        "take-palace": names("palace:*"),
        "take-palace-more": names("palace:*", "stop"),
        "take-ship": names("ship:*"),
        "take-ship-more": names("ship:*", "stop"),
        "pick-bonus": names("palace:*|ship:*", "coins|fame"),
        "pick-reward": names("reward:*"),
        "pick-trio": names("trio:*|mixed:*|mixed-goods:*"),
        "which-first": given(
            lambda facts: f"coins-first {facts['kind']}-first",
        ),
        "bonus-turn": names("bonus-turn", "steward-*"),
        "end": names("end"),
        "end-steward": names("steward-*", "end"),
        "arrange": names("lay:*"),
    },
    "yspahan": {
        "roll": given(lambda facts: "roll:0 roll:[1-3]" if facts["yellow"] else "roll:0"),
        "choose-group": names("take:*"),
        "action": names("act:*"),
        "place": names("place:*", left=in_a_row("place:*", "placed")),
        "place-hoist": names("place:*", "skip-hoist"),
        "move": names("move:*"),
        "send": names("send:*"),
        "send-last": names("send:*"),
        "save": names("save:*", "give:*"),
        "save-gone": names("give:*"),
        "forced-draw": names("draw"),
        "forced-pass": names("pass"),
        "build": names("build:*"),
        "end": given(lambda facts: "build:* end" if facts["builds"] else "end"),
        "end-plain": names("end"),
    },
}


def wrong(title: Title[Any], state: Any, decision: Decision) -> list[str]:
    """Return the parts of a prompt that are impossible."""
    prompt, flaws = decision.prompt, list[str]()
    told = PROMPTS[title.slug][prompt.id.removeprefix(f"{title.slug}-prompt-")]
    flaws += [
        f"{prompt.id} {prompt.params} names {pattern}, which isn't offered"
        for pattern in told.keys(prompt.params).split()
        if not fitting(decision.choices, pattern)
    ]
    for name, count in told.counts:
        able = count(title, state, decision.seat)
        if able < int(prompt.params[name]):  # type: ignore[arg-type]
            flaws.append(f"{prompt.id} says {name} {prompt.params[name]}, possible are {able}")
    return flaws


def gold(position: Position, decision: Decision) -> list[str]:
    """Return the flaw in the supervisor's prompt about gold; labels show whether gold is paid."""
    paid = any(choice.label.params.get("gold") for choice in decision.choices)
    return [] if paid or not decision.prompt.params["payable"] else ["no field costs gold"]


@pytest.mark.parametrize(("title", "seats"), CASES)
def test_a_prompt_names_only_what_is_offered(title: Title[Any], seats: int) -> None:
    flaws, read = Counter[str](), 0
    for position in positions(title, seats):
        for decision in position.decisions.values():
            read += 1
            flaws.update(wrong(title, position.state, decision))
            if decision.prompt.id == "yspahan-prompt-move":
                flaws.update(gold(position, decision))
    assert read > 200
    assert flaws == Counter()


@pytest.mark.parametrize("slug", titles.slugs)
def test_no_prompt_is_left_out(slug: str) -> None:
    ids = re.findall(
        rf"^{slug}-prompt-([a-z-]+) =", titles.get(slug).texts.messages["en"], re.MULTILINE
    )
    assert {*ids} == PROMPTS[slug].keys()


LIMITS = [("walk", "left"), ("walk-paying", "left")]
"""The numbers that prompts call limits, since a seat may be unable to pay for them.

Only a search at each view of the table could find the longest path that can be paid.
"""


@pytest.mark.parametrize(("language", "words"), [("en", "at most {}"), ("de", "höchstens {}")])
@pytest.mark.parametrize("slug", [slug for slug in titles.slugs if slug.startswith("marco-polo")])
def test_a_number_that_may_be_out_of_reach_is_called_a_limit(
    slug: str, language: str, words: str
) -> None:
    messages = titles.get(slug).texts.messages[language]
    for prompt, name in LIMITS:
        said = re.search(rf"^{slug}-prompt-{prompt} =.*(?:\n[ }}].*)*", messages, re.MULTILINE)
        assert said
        number = f"{{ ${name} }}"
        assert said[0].count(number) == said[0].count(words.format(number)) == 2


FUTURE = re.compile(r"\bwill\b|\bis the last\b|\bnext (?:round|turn|day)\b")


@pytest.mark.parametrize("slug", titles.slugs)
def test_no_log_entry_predicts_an_uncertain_event(slug: str) -> None:
    lines = re.findall(
        rf"^{slug}-log-.*(?:\n[ }}].*)*", titles.get(slug).texts.messages["en"], re.MULTILINE
    )
    assert len(lines) > 20
    assert [line for line in lines if FUTURE.search(line)] == []


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("slug", titles.slugs)
def test_each_prompt_is_explained_in_a_first_game(slug: str, language: str) -> None:
    said = titles.get(slug).texts.messages[language]
    ids = re.findall(rf"^{slug}-(prompt|coach)-([a-z-]+) =", said, re.MULTILINE)
    coached = {name for kind, name in ids if kind == "coach"}
    assert {name for kind, name in ids if kind == "prompt"} <= coached
