"""Bugs that break laws on hidden information."""

from itertools import count
from typing import Any

import msgspec
import pytest

from games.rules.kernel import Block, Choice, Features, Played, Title, text
from games.rules.kernel.engine import Engine
from tests.rules import doubles
from tests.rules.bugs.planting import bug, with_choices
from tests.rules.doubles import DEAR, Toll, Turn, earn, toy, value


class Leaky(Engine):
    """A toy that shows everybody the top card of the deck."""

    def view(self, state: Any, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "next": state.secret.deck[-1:]}


class Nosy(Engine):
    """A toy that shows a seat its left neighbour's hand."""

    def view(self, state: Any, seat: int | None) -> dict[str, Any]:
        left = [] if seat is None else state.private[(seat + 1) % len(state.private)].hand
        return {**super().view(state, seat), "left": left[:]}


@bug("compartments", "shows what is hidden from it")
@bug("non-interference", "can tell an imagined state by its view")
def top_card_is_in_the_view(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    return toy(Leaky)


@bug("compartments", "shows what is hidden from it")
@bug("non-interference", "can tell an imagined state by its view")
def neighbours_hand_is_in_the_view(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    return toy(Nosy)


@bug("compartments", "shows what is hidden from it")
@bug("non-interference", "can tell an imagined state by its decision")
def choices_depend_on_a_hidden_hand(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    honest = Toll.choices

    def knowing(self: Toll, state: Any, seat: int) -> list[Choice]:
        rich = sum(map(value, state.private[seat - 1].hand)) > 6
        return honest(self, state, seat)[: 2 if rich else 1]

    monkeypatch.setattr(Toll, "choices", knowing)
    return toy()


@bug("compartments", "shows what is hidden from it")
@bug("non-interference", "can tell an imagined state by its view")
def prompt_tells_a_hidden_card(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    def prompt(self: Turn, state: Any, seat: int) -> Any:
        return text("toy-prompt-turn", round=sum(state.private[seat].aside))

    monkeypatch.setattr(Turn, "prompt", prompt)
    return toy()


@bug("views", "the seed is in the view of seat")
def seed_is_in_the_view(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    class Open(Engine):
        def view(self, state: Any, seat: int | None) -> dict[str, Any]:
            return {**super().view(state, seat), "game": state.secret.seed.hex()}

    return toy(Open)


@bug("views", "Object of type set is not JSON serializable")
def view_is_no_json(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    return toy(show=lambda public: {"discards": set(public.discards)})


@bug("views", "comes back from JSON as another")
def view_has_numbers_for_names(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    return toy(show=lambda public: dict(enumerate(public.coins)))


@bug("views", "gets two views of one state")
def view_depends_on_how_often_it_was_looked_at(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    looks = count()
    return toy(show=lambda public: {"looks": next(looks)})


@bug("views", "looking at the state changed it")
def view_sorts_the_state(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    class Tidy(Engine):
        def view(self, state: Any, seat: int | None) -> dict[str, Any]:
            state.secret.deck.sort()
            return super().view(state, seat)

    return toy(Tidy)


@bug("views", "as its own")
def spectator_has_a_hand(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    class Generous(Engine):
        def view(self, state: Any, seat: int | None) -> dict[str, Any]:
            return {**super().view(state, seat), "private": {}}

    return toy(Generous)


@bug("undo", "is offered to seat")
def hidden_cards_make_a_choice_possible(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    honest = Toll.choices

    def knowing(self: Toll, state: Any, seat: int) -> list[Choice]:
        return honest(self, state, seat)[: 1 + sum(state.secret.deck[-1:]) % 2]

    monkeypatch.setattr(Toll, "choices", knowing)
    monkeypatch.setattr(Toll, "forced", False)
    return toy()


@bug("undo", "but one in an imagined world")
def hidden_cards_decide_about_a_roll(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    honest = doubles.roll

    def rest(ply: Any, seat: int, card: int) -> None:
        if sum(ply.state.private[seat - 1].aside) % 2:
            honest(ply, seat, card)

    monkeypatch.setattr(doubles, "rest", rest)
    return toy()


@bug("undo", "has no barrier, yet its events tell of something hidden")
def top_card_can_be_peeked_at(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    def rest(ply: Any, seat: int, card: int) -> None:
        top = sum(ply.state.secret.deck[-1:])
        ply.emit("drew-card", seat, visible_to=[seat], card=top)

    monkeypatch.setattr(doubles, "rest", rest)
    return toy()


@bug("undo", "has no barrier, yet shows seat")
def hidden_cards_decide_without_barrier(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    def rest(ply: Any, seat: int, card: int) -> None:
        earn(ply.state.public, seat, sum(ply.state.private[seat - 1].aside))

    monkeypatch.setattr(doubles, "rest", rest)
    return toy()


@bug("barrier", "has barrier False, and should not")
@bug("undo", "has no barrier, yet shows seat")
def draw_has_no_barrier(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    class Careless(Engine):
        def _played(self, before: Any, after: Any, seat: int, choice: Choice) -> Played[Any]:
            played = super()._played(before, after, seat, choice)
            return msgspec.structs.replace(played, barrier=False)

    return toy(Careless)


@bug("events", "tell seat None more than its view")
def event_tells_everybody_the_card(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    honest = doubles.draw

    def draw(ply: Any, seat: int, card: int) -> None:
        honest(ply, seat, card)
        ply.events[-1] = msgspec.structs.replace(ply.events[-1], visible_to=None)

    monkeypatch.setattr(doubles, "draw", draw)
    return toy()


@bug("imagine", "what is hidden from seat")
def nothing_is_imagined(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    def imagine(state: Any, seat: int | None, seed: bytes) -> Any:
        same = doubles.clone(state)
        same.secret.seed = seed
        return same

    return toy(imagine=imagine)


@bug("non-interference", "can tell an imagined state by its view")
def imagined_hand_is_another(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    return toy(imagine=lambda state, seat, seed: doubles.imagine(state, None, seed))


@bug("non-interference", "holds the true seed")
def imagined_dice_are_the_true_ones(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    def imagine(state: Any, seat: int | None, seed: bytes) -> Any:
        other = doubles.imagine(state, seat, seed)
        other.secret.seed = state.secret.seed
        return other

    return toy(imagine=imagine)


@bug("non-interference", "imagining changed the state")
def imagining_sorts_the_deck_itself(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    def imagine(state: Any, seat: int | None, seed: bytes) -> Any:
        state.secret.deck.sort()
        return doubles.imagine(state, seat, seed)

    return toy(imagine=imagine)


@bug("non-interference", "is unsound")
def imagined_cards_are_lost(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    def imagine(state: Any, seat: int | None, seed: bytes) -> Any:
        other = doubles.imagine(state, seat, seed)
        other.secret.deck.clear()
        return other

    return toy(imagine=imagine)


@bug("sole-choice", "resolves itself, and so tells of something hidden")
@bug("undo", "has no barrier, yet shows seat")
def forced_choice_tells_of_a_hidden_hand(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    with_choices(
        monkeypatch,
        lambda choices: [
            choice
            for choice in choices
            if choice.key == "rest" or choice.label.params.get("card", 0) == DEAR
        ],
    )
    return toy()


def knowing(names: tuple[str, ...], values: list[float]) -> Features[Any]:
    """Return features of the toy that have only these names and values."""
    nothing = Block((), lambda state, seat: [])
    return Features(Block(names, lambda state, seat: values), nothing, nothing)


@bug("features", "show what is hidden from it")
def features_tell_the_top_card(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    peek = Block(("top",), lambda state, seat: [float(sum(map(value, state.secret.deck[-1:])) / 6)])
    return toy(features=msgspec.structs.replace(knowing((), []), own=peek))


@bug("features", "features for 2 names")
def feature_is_missing(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    return toy(features=knowing(("coins", "cards"), [0.5]))


@bug("features", "and isn't scaled")
def feature_is_out_of_scale(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    return toy(features=knowing(("coins",), [60.0]))


@bug("imagine-fair", "imagines depends on what is hidden from it")
def imagination_begins_with_the_true_order(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    def imagine(state: Any, seat: int | None, seed: bytes) -> Any:
        other = doubles.imagine(state, seat, seed)
        if state.secret.deck[:1] > state.secret.deck[-1:]:
            other.secret.deck.reverse()
        return other

    return toy(imagine=imagine)


@bug("prefer", "shows what is hidden from it")
def the_scores_know_the_top_card(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    def prefer(state: Any, seat: int, choices: list[Choice]) -> list[float]:
        return [float(sum(state.secret.deck[-1:])) for _ in choices]

    return toy(prefer=prefer)


@bug("prefer", "autoplay scores")
def the_heuristics_score_one_choice_alone(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    return toy(prefer=lambda state, seat, choices: [1.0])


@bug("prefer", "scoring choices changed the state")
def the_heuristics_tidy_up(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    def prefer(state: Any, seat: int, choices: list[Choice]) -> list[float]:
        state.secret.deck.sort()
        return doubles.prefer(state, seat, choices)

    return toy(prefer=prefer)
