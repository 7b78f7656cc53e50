"""Refusals of every title: they cite the broken rule, not the current step.

The tests try the keys that occurred in games of a title at positions that don't offer them.
``citable.py`` lists the rules that may be cited for each kind of key.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from random import Random
from typing import Any, NamedTuple

import pytest

from games.rules import titles
from games.rules.kernel import IllegalChoice, Step, Title, kind_of
from tests.rules.citable import CITABLE, HEADED, citable
from tests.rules.temperaments import curious

GAMES = 10
SPOTS = 10
"""The number of positions tried in any case, for each kind of step and number of seats."""


class Moment(NamedTuple):
    """A position in which a seat has to choose."""

    state: Any
    seat: int
    step: Step
    offered: frozenset[str]


class Played:
    """Games of a title with one number of seats: positions of all kinds, and all offered keys."""

    def __init__(self, title: Title[Any], seats: int) -> None:
        self.title = title
        self.moments: list[Moment] = []
        self.keys: dict[str, dict[str, None]] = {}
        self.asked: set[tuple[str, type[Step]]] = set()
        self._seen: Counter[type[Step]] = Counter()
        for number in range(GAMES):
            self._play(seats, Random(f"{title.slug}/{seats}/{number}"))

    def _play(self, seats: int, rng: Random) -> None:
        options = {option.id: rng.choice(option.values) for option in self.title.options}
        seed = sha256(rng.randbytes(9)).digest()
        state = self.title.new(seats, seed, options)
        while offers := self.title.engine.offers(state):
            for seat, choices in offers.items():
                self._note(state, seat, frozenset(choice.key for choice in choices), rng)
            seat = rng.choice(sorted(offers))
            self.title.push(state, seat, curious(state, seat, offers[seat], rng))

    def _note(self, state: Any, seat: int, offered: frozenset[str], rng: Random) -> None:
        step = state.stacks[seat][-1]
        for key in sorted(offered):
            self.keys.setdefault(kind_of(key), {})[key] = None
            self.asked.add((kind_of(key), type(step)))
        self._seen[type(step)] += 1
        if self._seen[type(step)] <= SPOTS or rng.random() < SPOTS / self._seen[type(step)] / 10:
            self.moments.append(Moment(self.title.clone(state), seat, step, offered))

    def refusals(self, rng: Random) -> Iterator[tuple[Moment, str, IllegalChoice]]:
        """Try a key of each kind that isn't offered, at each position; yield the refusals."""
        for moment in self.moments:
            for keys in self.keys.values():
                absent = [key for key in keys if key not in moment.offered]
                if absent:
                    yield self._refused(moment, rng.choice(absent))

    def _refused(self, moment: Moment, key: str) -> tuple[Moment, str, IllegalChoice]:
        with pytest.raises(IllegalChoice) as refused:
            self.title.play(moment.state, moment.seat, key)
        return moment, key, refused.value

    def asks_for(self, step: Step, kind: str) -> bool:
        """Return whether a step of this type has ever offered this kind of key."""
        return (kind, type(step)) in self.asked


TABLES = [(slug, seats) for slug in titles.slugs for seats in titles.get(slug).seats]


@pytest.fixture(scope="module", params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def played(request: pytest.FixtureRequest) -> Played:
    slug, seats = request.param
    return Played(titles.get(slug), seats)


def test_no_refusal_cites_an_unrelated_rule(played: Played) -> None:
    unrelated, slug = Counter[str](), played.title.slug
    tried = 0
    for moment, key, error in played.refusals(Random(slug)):
        tried += 1
        rules = citable(slug, kind_of(key))
        asked = played.asks_for(moment.step, kind_of(key))
        if error.cite not in rules.moment | (rules.thing if asked else frozenset()):
            where = type(moment.step).__name__
            unrelated[f"{kind_of(key)} at {where}: {error.code}, {error.cite}"] += 1
    assert tried > 100
    assert unrelated == Counter()


def headings(slug: str) -> set[str]:
    """Return the anchors of the rulebook's headings: they stand for chapters, not for rules."""
    return set(
        re.findall(r"^#.*\{#([a-z0-9-]+)\}$", titles.get(slug).texts.rulebooks["en"], re.MULTILINE)
    )


def test_a_refusal_cites_a_rule_and_no_chapter(played: Played) -> None:
    slug = played.title.slug
    chapters, cited = headings(slug), Counter[str]()
    for moment, key, error in played.refusals(Random(slug)):
        if error.cite in chapters and error.cite != HEADED[slug].get(error.code):
            where = type(moment.step).__name__
            cited[f"{kind_of(key)} at {where}: {error.code}, {error.cite}"] += 1
    assert cited == Counter()


def test_every_kind_of_key_has_its_rule(played: Played) -> None:
    title, state = played.title, played.moments[-1].state
    without = [
        kind
        for kind, keys in played.keys.items()
        if not title.rules.citation(state, next(iter(keys)))
    ]
    assert without == []


def test_every_listed_chapter_exists() -> None:
    assert {
        (slug, chapter)
        for slug, codes in HEADED.items()
        for chapter in codes.values()
        if chapter not in headings(slug)
    } == set()


def test_every_citable_rule_exists() -> None:
    books = "".join(titles.get(slug).texts.rulebooks["en"] for slug in titles.slugs)
    tables = [rules for table in CITABLE.values() for rules in table.values()]
    named = {rule for rules in tables for rule in rules.moment | rules.thing}
    assert {rule for rule in named if f"{{#{rule}}}" not in books} == set()
