"""The house's hand: a plain, sane choice for a seat whose owner is away, and standing orders."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from games.rules.kernel import Choice
from games.rules.yspahan.caravan import SaveCube
from games.rules.yspahan.facts import DISTANCE, DOORS, LEVELS, SOUK_OF, SOUKS
from games.rules.yspahan.meta import SAVE_CUBE

if TYPE_CHECKING:
    from games.rules.yspahan.steps import State

Taste = Callable[["State", int, Choice], float]


def prefer(state: State, seat: int, choices: list[Choice]) -> Choice:
    """Return what the house would choose: the best by a rough taste, the first among equals."""
    return max(choices, key=lambda choice: TASTES[choice.group](state, seat, choice))


def _roll(state: State, seat: int, choice: Choice) -> float:
    return 100.0 - int(choice.args[0])


def _take(state: State, seat: int, choice: Choice) -> float:
    group = state.public.tower[choice.args[0]]
    dice = group.white + group.yellow if group else 0
    in_city = LEVELS[choice.args[0]] not in ("camels", "gold")
    return 100.0 + dice + (0.5 if in_city else 0)


def _act(state: State, seat: int, choice: Choice) -> float:
    order = ("supervisor", "draw", "build", "gold", "camels", "deliver")
    return 100.0 + order.index(choice.args[0])


def _place(state: State, seat: int, choice: Choice) -> float:
    if not choice.args:
        return 0.0
    shops = state.public.shops
    souk = SOUKS[SOUK_OF[choice.args[0]]]
    missing = sum(shops[shop] < 0 for shop in souk.shops)
    worth: float = souk.points / missing
    return 100.0 + worth


def _move(state: State, seat: int, choice: Choice) -> float:
    field: int = choice.args[0]
    gold: int = choice.args[1]
    owners = [state.public.shops[shop] for shop in DOORS[field]]
    harm = sum(owner >= 0 and owner != seat for owner in owners) - 2 * owners.count(seat)
    return 100.0 + harm - 3 * gold - DISTANCE[state.public.supervisor][field] / 100


def _send(state: State, seat: int, choice: Choice) -> float:
    return float(state.public.shops[choice.args[0]] == seat)


def _save(state: State, seat: int, choice: Choice) -> float:
    return float((choice.args[0] == "save") == hit_is_complete(state, seat))


def _build(state: State, seat: int, choice: Choice) -> float:
    return 200.0


def _draw(state: State, seat: int, choice: Choice) -> float:
    return 100.0


def _end(state: State, seat: int, choice: Choice) -> float:
    return 50.0


def _card(state: State, seat: int, choice: Choice) -> float:
    return 0.0


TASTES: dict[str, Taste] = {
    "roll": _roll,
    "take": _take,
    "act": _act,
    "boost": _card,
    "place": _place,
    "move": _move,
    "send": _send,
    "save": _save,
    "build": _build,
    "draw": _draw,
    "card": _card,
    "end": _end,
}


def hit_is_complete(state: State, seat: int) -> bool:
    """Tell whether the cube that is asked about belongs to a complete souk."""
    step = state.stacks[seat][-1]
    if not isinstance(step, SaveCube):
        return False
    shops = state.public.shops
    return all(shops[shop] == seat for shop in SOUKS[SOUK_OF[step.shop]].shops)


def answer(
    state: State, seat: int, orders: Mapping[str, str], choices: list[Choice]
) -> Choice | None:
    """Answer the question about a hit cube as the seat's standing order says {#save-cube}.

    In its own turn the seat is asked: nobody waits for that, and it may have hit itself on purpose.
    """
    order, public = orders.get(SAVE_CUBE, "ask"), state.public
    own_turn = public.order[public.turn] == seat
    if order == "ask" or own_turn or not isinstance(state.stacks[seat][-1], SaveCube):
        return None
    keep = order == "always" or (order == "complete" and hit_is_complete(state, seat))
    verb = "save" if keep else "give"
    return next(choice for choice in choices if choice.args == (verb,))
