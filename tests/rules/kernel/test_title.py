"""The title: set-up, choices, refusals, decisions out of turn, steps without choices.

The laws test the rest.
"""

import json
from collections.abc import Callable
from typing import Any, Generic

import msgspec
import pytest

from games.rules.kernel import (
    Act,
    BadEdition,
    BadSetup,
    ChoiceError,
    Citation,
    DataEditions,
    IllegalChoice,
    MalformedChoice,
    NotYourDecision,
    Option,
    Ply,
    RulesBug,
    Text,
    Title,
    citations,
    kind_of,
    text,
)
from games.rules.kernel.stepper import SETTLE_LIMIT
from tests.rules.doubles import META, End, Toll, Turn, toy

SEED = bytes(range(32))


def play_all(title: Title[Any], state: Any, *choices: tuple[int, str]) -> Any:
    for seat, key in choices:
        state = title.play(state, seat, key).state
    return state


def lay_first(title: Title[Any], state: Any) -> Any:
    """Let every seat choose its first card to lay aside; all seats do this at the same time."""
    for seat, choices in title.engine.offers(state).items():
        state = title.play(state, seat, choices[0].key).state
    return state


@pytest.fixture
def title() -> Title[Any]:
    return toy()


@pytest.fixture
def turn(title: Title[Any]) -> Any:
    """A state in which seat 0 begins its first turn."""
    return lay_first(title, title.new(3, SEED))


# -- setting up


def test_same_seed_same_game(title: Title[Any]) -> None:
    assert title.new(3, SEED) == title.new(3, SEED)
    assert title.new(3, SEED) != title.new(3, SEED[::-1])


@pytest.mark.parametrize(
    ("seats", "seed", "options", "edition", "code"),
    [
        (1, SEED, {}, None, "seats"),
        (4, SEED, {}, None, "seats"),
        (3, SEED[:-1], {}, None, "seed"),
        (3, SEED.hex(), {}, None, "seed"),
        (3, SEED, {}, "second", "edition"),
        (3, SEED, {"length": "endless"}, None, "options"),
        (3, SEED, {"width": "short"}, None, "options"),
    ],
)
def test_bad_setup_is_refused(
    seats: int, seed: Any, options: dict[str, str], edition: str | None, code: str
) -> None:
    with pytest.raises(BadSetup) as refused:
        with_option().new(seats, seed, options, edition)
    assert refused.value.code == code
    assert refused.value.reason.id.startswith("kernel-setup-")


def with_option() -> Title[Any]:
    length = Option("length", ("long", "short"), text("a"), text("b"), (text("c"), text("d")))
    return toy(meta=msgspec.structs.replace(META, options=(length,)))


def test_options_have_defaults() -> None:
    assert with_option().meta.chosen_options({}) == {"length": "long"}
    assert with_option().meta.chosen_options({"length": "short"}) == {"length": "short"}


# -- playing and refusing


@pytest.mark.parametrize(
    ("seat", "key", "expected"),
    [
        (0, "roll", None),
        (0, "sell:99", (IllegalChoice, "not-offered")),
        (0, "end", (IllegalChoice, "not-offered")),
        (1, "roll", (NotYourDecision, "not-your-decision")),
        (3, "roll", (NotYourDecision, "not-your-decision")),
        (-1, "roll", (NotYourDecision, "not-your-decision")),
        (0, "two words", (MalformedChoice, "malformed")),
        (0, None, (MalformedChoice, "malformed")),
    ],
)
def test_choice_is_judged(
    title: Title[Any],
    turn: Any,
    seat: int,
    key: Any,
    expected: tuple[type[ChoiceError], str] | None,
) -> None:
    before = title.encode(turn)
    if expected is None:
        assert title.play(turn, seat, key).events[0].kind == "rolled"
    else:
        with pytest.raises(expected[0]) as refused:
            title.play(turn, seat, key)
        assert refused.value.code == expected[1]
        assert refused.value.reason.id.startswith("kernel-")
    assert title.encode(turn) == before


def test_blocked_choice_is_refused_with_its_reason_and_rule(title: Title[Any], turn: Any) -> None:
    turn.public.deck = 0
    with pytest.raises(IllegalChoice) as refused:
        title.play(turn, 0, "draw")
    error = refused.value
    assert (error.code, error.reason, error.cite) == ("deck-empty", text("toy-no-deck"), "turn")


def test_refusal_cites_the_step_when_nothing_else_is_known(title: Title[Any], turn: Any) -> None:
    with pytest.raises(IllegalChoice) as refused:
        title.play(turn, 0, "sell:99")
    assert refused.value.cite == "turn"
    assert refused.value.reason == Text("kernel-not-offered", {"key": "sell:99"})


@pytest.mark.parametrize(
    ("citation", "cite"),
    [
        (Citation("market-day"), "market-day"),
        (Citation("market-day", at=("lay",)), "market-day"),
        (Citation("market-day", at=("lay", "turn")), "turn"),
        (Citation("market-day", at=("lay", "turn"), there="stall"), "stall"),
        (Citation("market-day", at=("lay",), there="stall"), "market-day"),
    ],
)
def test_refusal_cites_when_this_kind_may_be_chosen(
    turn: Any, citation: Citation, cite: str
) -> None:
    with pytest.raises(IllegalChoice) as refused:
        toy(citation=lambda state, key: citation).play(turn, 0, "sell:99")
    assert (refused.value.code, refused.value.cite) == ("not-offered", cite)


def test_kinds_share_a_citation() -> None:
    assert citations("market-day", "sell", "buy", at=("turn",), there="stall") == {
        kind_of("sell:99"): Citation("market-day", ("turn",), "stall"),
        kind_of("buy"): Citation("market-day", ("turn",), "stall"),
    }


@pytest.mark.parametrize(
    ("key", "barrier", "hands_over"),
    [("roll", True, False), ("draw", True, False), ("rest", False, False)],
)
def test_barrier_is_derived(
    title: Title[Any], turn: Any, key: str, barrier: bool, hands_over: bool
) -> None:
    played = title.play(turn, 0, key)
    assert (played.barrier, played.hands_over, played.commits) == (barrier, hands_over, barrier)


def test_end_of_turn_hands_over(title: Title[Any], turn: Any) -> None:
    played = title.play(play_all(title, turn, (0, "rest")), 0, "end")
    assert (played.barrier, played.hands_over, played.commits) == (False, True, True)
    assert title.engine.acting(played.state) == [1]


def test_choices_at_the_same_time_are_open_for_all(title: Title[Any]) -> None:
    state = title.new(3, SEED)
    assert title.engine.acting(state) == [0, 1, 2]
    after = play_all(title, state, (1, title.engine.offers(state)[1][0].key))
    assert title.engine.acting(after) == [0, 2]


def test_push_returns_the_next_offers(title: Title[Any], turn: Any) -> None:
    state = title.clone(turn)
    ply = title.push(state, 0, title.engine.offers(state)[0][0])
    assert ply.offers == title.engine.offers(state) != {}


# -- asking out of turn


def test_asked_seat_answers_while_the_asker_waits(title: Title[Any], turn: Any) -> None:
    state = asked(title, turn)
    assert title.engine.acting(state) == [1]
    assert title.engine.acting(play_all(title, state, (1, "toll:no"))) == [0]


def asked(title: Title[Any], turn: Any) -> Any:
    """Return a state in which seat 0 has sold a dear card, and seat 1 may ask a toll."""
    turn.private[0].hand = [5]
    played = title.play(turn, 0, "sell:5")
    assert played.hands_over
    return played.state


def test_sole_answer_resolves_itself(title: Title[Any], turn: Any) -> None:
    turn.public.coins[1] = 0
    turn.private[0].hand = [5]
    assert title.engine.acting(title.play(turn, 0, "sell:5").state) == [0]


def test_sole_choice_that_ends_a_turn_waits_for_its_seat(title: Title[Any], turn: Any) -> None:
    state = play_all(title, turn, (0, "rest"))
    assert [choice.key for choice in title.engine.offers(state)[0]] == ["end"]


def test_conditional_answer_answers_only_its_question(title: Title[Any], turn: Any) -> None:
    state = asked(title, turn)
    assert title.heuristics.conditional_choice(state, 1, {"toll": "never"}) == "toll:no"
    assert title.heuristics.conditional_choice(state, 1, {"toll": "ask"}) is None
    assert title.heuristics.conditional_choice(state, 1, {}) is None
    assert title.heuristics.conditional_choice(state, 0, {"toll": "never"}) is None
    assert title.heuristics.conditional_choice(turn, 0, {"toll": "never"}) is None


def test_autoplay_chooses_for_a_seat_that_may_choose(title: Title[Any], turn: Any) -> None:
    assert title.autoplay(turn, 0) == "roll"
    with pytest.raises(NotYourDecision):
        title.autoplay(turn, 1)


# -- settling


class Echo(Act, frozen=True, tag="echo"):
    """An act that pushes itself again `left` times, and emits an event each time."""

    left: int

    def perform(self, ply: Ply[Any], seat: int) -> None:
        ply.emit("echoed", seat)
        if self.left:
            ply.push(seat, Echo(self.left - 1))


def pushing(*steps: Any) -> Callable[..., None]:
    return lambda self, ply, seat, choice: ply.push(seat, *steps)


def test_acts_perform_themselves_in_the_order_laid(
    title: Title[Any], turn: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Turn, "resolve", pushing(Echo(1), End()))
    played = title.play(turn, 0, "rest")
    assert [event.kind for event in played.events] == ["echoed", "echoed"]
    assert title.engine.decision(played.state, 0) == title.decisions(played.state)[0]
    assert played.state.stacks[0] == [End()]


def test_endless_acts_are_a_bug_of_the_rules_and_not_a_hang(
    title: Title[Any], turn: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Turn, "resolve", pushing(Echo(SETTLE_LIMIT)))
    with pytest.raises(RulesBug, match="toy"):
        title.play(turn, 0, "rest")


# -- looking


def test_view_is_taken_from_two_compartments(title: Title[Any], turn: Any) -> None:
    mine, spectators = title.view(turn, 0), title.view(turn, None)
    assert mine["private"] == {"hand": turn.private[0].hand, "aside": turn.private[0].aside}
    assert (spectators["seat"], spectators["private"]) == (None, None)
    assert mine["public"] == spectators["public"]
    assert json.loads(json.dumps(mine))["open"] == {
        "0": {"type": "text", "id": "toy-prompt-turn", "params": {"round": 1}}
    }


def test_outcome_is_there_at_the_end_only(title: Title[Any], turn: Any) -> None:
    assert title.outcome(turn) is None
    turn.public.over = True
    turn.stacks = [[], [], []]
    outcome = title.outcome(turn)
    assert outcome is not None
    assert outcome.winners == [seat for seat in range(3) if outcome.ranks[seat] == 1]
    assert title.decisions(turn) == {}


def test_decoding_keeps_the_types_of_steps(title: Title[Any], turn: Any) -> None:
    state = asked(title, turn)
    assert title.decode(title.encode(state)).stacks[1] == [Toll(5)]


# -- editions as data


class Numbered:
    """The facts of an edition that has a number."""

    def __init__(self, name: str, data: dict[str, Any]) -> None:
        self.name, self.data = name, data


def with_data(*beside: dict[str, Any]) -> Title[Any]:
    """Return a title whose editions are data with a required number."""
    editions = DataEditions(
        {"edition": "own", "number": 1},
        Numbered,
        check=lambda data: [] if "number" in data else ["number is missing"],
        sum_up=lambda data: [],
        beside=beside,
    )
    return toy(editions=editions)


def test_a_title_without_data_has_the_editions_of_its_meta(title: Title[Any]) -> None:
    assert title.editions == META.editions == ("first",)
    assert title.editions.check({"number": 1}) == ["the title has no editions as data"]
    with pytest.raises(BadEdition, match="the title has no editions as data"):
        title.editions.add({"number": 1})


def test_an_edition_is_known_from_when_it_was_added() -> None:
    title = with_data()
    with pytest.raises(BadSetup):
        title.new(3, SEED, edition="other")
    title.editions.add({"edition": "other", "number": 2})
    assert title.editions == ("own", "other")
    assert title.editions.chosen(None) == "own"
    assert title.new(3, SEED, edition="other")


def test_several_editions_may_come_with_a_title() -> None:
    title = with_data({"edition": "former", "number": 0})
    assert title.editions == ("own", "former")
    assert title.editions.chosen(None) == "own"
    assert title.new(3, SEED, edition="former")


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        ({"edition": "other"}, "number is missing"),
        ({"edition": "own", "number": 2}, "there is another edition 'own'"),
    ],
)
def test_a_bad_edition_is_not_added(data: dict[str, Any], problem: str) -> None:
    title = with_data()
    with pytest.raises(BadEdition) as refused:
        title.editions.add(data)
    assert len(refused.value.problems) == 1
    assert problem in refused.value.problems[0]
    assert title.editions == ("own",)


FACTS = {"meta", "slug", "name", "seats", "options", "rules_version", "board"}
PARTS = {"rules", "texts", "editions", "stepper", "engine", "previews", "heuristics", "worlds"}
GAME = {
    *{"new", "decisions", "play", "push", "clone", "view", "outcome", "imagine", "autoplay"},
    *{"purse", "preview", "features", "draw", "encode", "decode"},
}
"""The names that programs use, so they can't change."""


def test_a_title_has_facts_parts_and_the_names_of_its_contract(title: Title[Any]) -> None:
    names = {*vars(Title), *vars(title)} - {*vars(object), *vars(Generic)}
    assert {name for name in names if not name.startswith("_")} == FACTS | PARTS | GAME
