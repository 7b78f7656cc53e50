"""Bugs of what is hidden."""

from typing import Any

import msgspec
import pytest

from games.rules.kernel import Choice, Played, Title, text
from tests.rules import doubles
from tests.rules.bugs.planting import bug, with_choices
from tests.rules.doubles import DEAR, Toll, Toy, Turn, earn, toy, value


class Leaky(Toy):
    """Shows everybody the top card of the deck."""

    def view(self, state: Any, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "next": state.secret.deck[-1:]}


class Nosy(Toy):
    """Shows a seat its left neighbour's hand."""

    def view(self, state: Any, seat: int | None) -> dict[str, Any]:
        left = [] if seat is None else state.private[(seat + 1) % len(state.private)].hand
        return {**super().view(state, seat), "left": left[:]}


@bug("compartments")
@bug("non-interference")
def top_card_is_in_the_view(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    return toy(Leaky)


@bug("compartments")
@bug("non-interference")
def neighbours_hand_is_in_the_view(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    return toy(Nosy)


@bug("compartments")
@bug("non-interference")
def choices_depend_on_a_hidden_hand(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    honest = Toll.choices

    def knowing(self: Toll, state: Any, seat: int) -> list[Choice]:
        rich = sum(map(value, state.private[seat - 1].hand)) > 6
        return honest(self, state, seat)[: 2 if rich else 1]

    monkeypatch.setattr(Toll, "choices", knowing)
    return toy()


@bug("compartments")
@bug("non-interference")
def prompt_tells_a_hidden_card(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    def prompt(self: Turn, state: Any, seat: int) -> Any:
        return text("toy-prompt-turn", round=sum(state.private[seat].aside))

    monkeypatch.setattr(Turn, "prompt", prompt)
    return toy()


@bug("views")
def seed_is_in_the_view(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    class Open(Toy):
        def view(self, state: Any, seat: int | None) -> dict[str, Any]:
            return {**super().view(state, seat), "game": state.secret.seed.hex()}

    return toy(Open)


@bug("views")
def view_is_no_json(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    return toy(show=lambda public: {"discards": set(public.discards)})


@bug("undo")
def top_card_can_be_peeked_at(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    def rest(ply: Any, seat: int, card: int) -> None:
        top = sum(ply.state.secret.deck[-1:])
        ply.emit("drew-card", seat, visible_to=[seat], card=top)

    monkeypatch.setattr(doubles, "rest", rest)
    return toy()


@bug("undo")
def hidden_cards_decide_without_barrier(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    def rest(ply: Any, seat: int, card: int) -> None:
        earn(ply.state.public, seat, sum(ply.state.private[seat - 1].aside))

    monkeypatch.setattr(doubles, "rest", rest)
    return toy()


@bug("barrier")
@bug("undo")
def draw_has_no_barrier(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    class Careless(Toy):
        def _carry_out(self, before: Any, after: Any, seat: int, choice: Choice) -> Played[Any]:
            played = super()._carry_out(before, after, seat, choice)
            return msgspec.structs.replace(played, barrier=False)

    return toy(Careless)


@bug("events")
def event_tells_everybody_the_card(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    honest = doubles.draw

    def draw(ply: Any, seat: int, card: int) -> None:
        honest(ply, seat, card)
        ply.events[-1] = msgspec.structs.replace(ply.events[-1], visible_to=None)

    monkeypatch.setattr(doubles, "draw", draw)
    return toy()


@bug("imagine")
def nothing_is_imagined(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    def imagine(state: Any, seat: int | None, seed: bytes) -> Any:
        same = doubles.clone(state)
        same.secret.seed = seed
        return same

    return toy(imagine=imagine)


@bug("non-interference")
def imagined_hand_is_another(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    return toy(imagine=lambda state, seat, seed: doubles.imagine(state, None, seed))


@bug("non-interference")
def imagined_cards_are_lost(monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    def imagine(state: Any, seat: int | None, seed: bytes) -> Any:
        other = doubles.imagine(state, seat, seed)
        other.secret.deck.clear()
        return other

    return toy(imagine=imagine)


@bug("sole-choice")
@bug("undo")
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
