"""Several editions side by side: a table keeps its edition while others are added."""

from copy import deepcopy
from random import Random
from typing import Any

import pytest

from games.rules import titles
from games.rules.kernel import BadEdition, BadSetup
from games.rules.marco_polo_2.editions import EDITIONS, edition
from games.rules.marco_polo_common.bundle import Bundle
from tests.rules.marco_polo_2.table import EDITION
from tests.support.editions import FIRST, OTHERS, SLUG, add_second, keep_editions, second_data

SEED = bytes(range(32))
TITLE = titles.get(SLUG)


@pytest.fixture
def second(monkeypatch: pytest.MonkeyPatch) -> None:
    add_second(monkeypatch)


@pytest.fixture(autouse=True)
def kept(monkeypatch: pytest.MonkeyPatch) -> None:
    keep_editions(monkeypatch)


def cost(name: str, one: str, other: str) -> Bundle:
    return next(road.cost for road in edition(name).roads[one] if road.to == other)


# -- as data ---------------------------------------------------------------------------------------


def test_the_second_edition_is_in_order() -> None:
    assert TITLE.editions.check(second_data()) == []


def test_the_default_stands_first_whatever_is_added(second: None) -> None:
    data = {**second_data(), "edition": "a-house"}
    TITLE.editions.add(data)
    assert TITLE.editions == (FIRST, "a-house", *OTHERS, "second")
    assert TITLE.editions.chosen(None) == FIRST
    assert TITLE.editions.chosen("a-house") == "a-house"


def test_each_edition_has_its_own_values(second: None) -> None:
    assert cost(EDITION, "beijing", "xian") == Bundle(camels=2)
    assert cost("second", "beijing", "xian") == Bundle(camels=3)
    assert edition(EDITION).travel["upper"].max_steps == 6
    assert edition("second").travel["upper"].max_steps == 5
    assert edition(EDITION).shield_points[1] == 1
    assert edition("second").shield_points[1] == 0


def test_a_flawed_edition_is_not_added() -> None:
    data = second_data()
    data["goal"].pop()
    with pytest.raises(BadEdition, match="goal: there are 13, expected 14") as refused:
        TITLE.editions.add(data)
    assert refused.value.problems == ["goal: there are 13, expected 14"]
    assert TITLE.editions == (FIRST, *OTHERS)
    with pytest.raises(BadSetup):
        TITLE.new(4, SEED, edition="second")


def test_a_name_stands_for_one_set_of_values(second: None) -> None:
    """Tables may already use the values of a name, so these can't be replaced."""
    known = edition("second")
    TITLE.editions.add(second_data())
    assert edition("second") is known
    other = second_data()
    other["route"][0]["cost"] = {"coins": 9}
    with pytest.raises(BadEdition, match="there is another edition 'second'"):
        TITLE.editions.add(other)
    with pytest.raises(ValueError, match="there is another edition 'second'"):
        EDITIONS.add(other)
    assert edition("second") is known


# -- at the table ----------------------------------------------------------------------------------


def played(state: Any, rng: Random, choices: int = 10_000) -> Any:
    """Play at random, for a number of choices or to the end."""
    for _ in range(choices):
        offers = TITLE.engine.offers(state)
        if not offers:
            break
        seat = rng.choice(sorted(offers))
        TITLE.push(state, seat, rng.choice(offers[seat]))
    return state


def test_a_running_table_keeps_its_own_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    alone, rng = played(TITLE.new(4, SEED), Random(5), 120), Random(6)
    running = TITLE.decode(TITLE.encode(alone))
    ended = played(alone, Random(6))
    assert TITLE.rules.over(ended)
    add_second(monkeypatch)
    TITLE.new(4, SEED, edition="second")
    assert running.public.edition == FIRST
    assert TITLE.encode(played(running, rng)) == TITLE.encode(ended)


@pytest.mark.parametrize(("name", "offered"), [(EDITION, False), ("second", True)])
def test_a_new_table_plays_by_the_edition_it_chose(second: None, name: str, offered: bool) -> None:
    """In the second edition the farmers' seal costs less to improve: 4 coins and 1 good."""
    state = ready(name)
    decision = TITLE.engine.decision(state, state.public.turn)
    assert decision is not None
    assert ("upgrade:farmer" in {choice.key for choice in decision.choices}) is offered


def ready(name: str) -> Any:
    """Return a state at the first turn, in which the seat has exactly the second edition's cost."""
    state, rng = TITLE.new(4, SEED, {}, name), Random(1)
    while TITLE.engine.acting(state) != [state.public.turn]:
        played(state, rng, 1)
    own = state.public.traders[state.public.turn]
    own.seals = {"farmer": False}
    own.coins, own.camels, own.pepper, own.silk, own.gold, own.jade = 4, 0, 1, 0, 0, 0
    return state


@pytest.mark.parametrize("name", ["second", *OTHERS])
def test_a_whole_game_of_another_edition_adds_up(second: None, name: str) -> None:
    state = TITLE.new(3, SEED, edition=name)
    assert state.public.edition == name
    rng = Random(2)
    while not TITLE.rules.over(state):
        played(state, rng, 20)
        assert TITLE.rules.audit(state) == []
    assert TITLE.outcome(state) is not None
    view = TITLE.view(state, None)
    assert view["public"]["edition"] == name
    assert TITLE.draw(view, None).pieces


def test_two_editions_at_the_same_time_dont_mix(second: None) -> None:
    one, other = (TITLE.new(4, SEED, edition=name) for name in (FIRST, "second"))
    rngs = [Random(4), Random(4)]
    for _ in range(40):
        one, other = played(one, rngs[0], 5), played(other, rngs[1], 5)
    alone = played(TITLE.new(4, SEED), Random(4), 200)
    assert TITLE.encode(one) == TITLE.encode(alone)


def test_an_added_edition_is_a_copy(second: None) -> None:
    """An added edition keeps its values even if its caller changes the data later."""
    data = deepcopy(second_data())
    data["edition"] = "third"
    TITLE.editions.add(data)
    data["route"][1]["cost"]["camels"] = 50
    assert cost("third", "beijing", "xian") == Bundle(camels=3)
