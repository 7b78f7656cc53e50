"""The title's heuristics, for stand-ins and computer players, and its conditional answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from games.rules.kernel import Choice
from games.rules.yspahan.actions import camels_due, gold_due, possible, taken
from games.rules.yspahan.building import price
from games.rules.yspahan.caravan import SaveCube
from games.rules.yspahan.facts import BONUS, DISTANCE, SOUK_OF, SOUKS
from games.rules.yspahan.heuristic_cards import card_taste
from games.rules.yspahan.meta import ROLL, SAVE_CUBE
from games.rules.yspahan.purse import merchant
from games.rules.yspahan.state import Chosen
from games.rules.yspahan.tower import counted
from games.rules.yspahan.turn import RollDice
from games.rules.yspahan.worth import (
    CARD,
    best_building,
    building_worth,
    cube_worth,
    delivery_worth,
    field_worth,
    piece_worth,
    pieces_worth,
    supervisor_worth,
    turns_left,
)

if TYPE_CHECKING:
    from games.rules.yspahan.steps import State

Taste = Callable[["State", int, Choice], float]


def prefer(state: State, seat: int, choices: list[Choice]) -> list[float]:
    """Return a score for each choice; higher is better."""
    return [TASTES[choice.group](state, seat, choice) for choice in choices]


def _roll(state: State, seat: int, choice: Choice) -> float:
    return 100.0 - int(choice.args[0])


def _take(state: State, seat: int, choice: Choice) -> float:
    """Return the worth of a group's best action, plus a little for many dice."""
    public, level = state.public, int(choice.args[0])
    group = public.tower[level]
    if group is None:
        return 0.0
    chosen = Chosen(level, seat, group.pips, counted(public, seat, group), 0)
    acts = [_act_worth(state, seat, chosen, act.id) for act in possible(state, seat, chosen)]
    return 100.0 + max(acts) + chosen.count / 20


def _act(state: State, seat: int, choice: Choice) -> float:
    return 100.0 + _act_worth(state, seat, taken(state), choice.args[0])


def _act_worth(state: State, seat: int, chosen: Chosen, act: str) -> float:
    """Return the worth of an action with a group, in points."""
    own = merchant(state, seat)
    if act == "deliver":
        count = chosen.count + BONUS["hoist"] * own.has("hoist")
        return delivery_worth(state.public, seat, chosen.level, count)
    if act == "supervisor":
        return supervisor_worth(state, seat, chosen.pips)
    if act == "build":
        return best_building(state, seat)
    if act == "draw":
        return CARD * min(1.0, (turns_left(state, seat) - 1) / 4)
    due = camels_due if act == "camels" else gold_due
    return pieces_worth(state, seat, act, due(state, seat, chosen))


def _place(state: State, seat: int, choice: Choice) -> float:
    if not choice.args:
        return 0.0
    public = state.public
    return 100.0 + cube_worth(public, public.shops, seat, choice.args[0])


def _move(state: State, seat: int, choice: Choice) -> float:
    field: int = choice.args[0]
    gold: int = choice.args[1]
    far = DISTANCE[state.public.supervisor][field] / 100
    paid = gold * piece_worth(state, seat, "gold") if gold else 0.0
    return 100.0 + field_worth(state, seat, field) - paid - far


def _send(state: State, seat: int, choice: Choice) -> float:
    return float(state.public.shops[choice.args[0]] == seat)


def _save(state: State, seat: int, choice: Choice) -> float:
    step, public = state.stacks[seat][-1], state.public
    loss = cube_worth(public, public.shops, seat, step.shop) if isinstance(step, SaveCube) else 0
    keep = loss >= piece_worth(state, seat, "camels")
    return float((choice.args[0] == "save") == keep)


def _build(state: State, seat: int, choice: Choice) -> float:
    """Return the score of a building: its worth minus its price; low if it is too late."""
    building, waiver = choice.args
    value = building_worth(state, seat, building)
    return 200.0 + value - sum(price(building, waiver)) / 2 if value > 0.5 else 0.0


def _draw(state: State, seat: int, choice: Choice) -> float:
    return 100.0


def _end(state: State, seat: int, choice: Choice) -> float:
    return 50.0


def _boost(state: State, seat: int, choice: Choice) -> float:
    return 0.0


TASTES: dict[str, Taste] = {
    "roll": _roll,
    "take": _take,
    "act": _act,
    "boost": _boost,
    "place": _place,
    "move": _move,
    "send": _send,
    "save": _save,
    "build": _build,
    "draw": _draw,
    "card": card_taste,
    "end": _end,
}


def hit_is_complete(state: State, seat: int) -> bool:
    """Return whether the hit cube belongs to a complete souk."""
    step = state.stacks[seat][-1]
    if not isinstance(step, SaveCube):
        return False
    shops = state.public.shops
    return all(shops[shop] == seat for shop in SOUKS[SOUK_OF[step.shop]].shops)


def answer(
    state: State, seat: int, answers: Mapping[str, str], choices: list[Choice]
) -> Choice | None:
    """Return the choice that a conditional answer makes: about yellow dice or a hit cube.

    ``None`` if this is another decision, or if the player wants to decide.
    """
    step = state.stacks[seat][-1]
    if isinstance(step, RollDice):
        return _answered_roll(answers.get(ROLL, "ask"), choices)
    if isinstance(step, SaveCube):
        return _answered_save(state, seat, answers.get(SAVE_CUBE, "ask"), choices)
    return None


def _answered_roll(answer: str, choices: list[Choice]) -> Choice | None:
    """Return the roll with the answer's yellow dice; ``None`` if the gold is missing {#roll}."""
    return next((choice for choice in choices if choice.key == f"roll:{answer}"), None)


def _answered_save(state: State, seat: int, answer: str, choices: list[Choice]) -> Choice | None:
    """Return the choice about a hit cube that the answer makes {#save-cube}.

    In the seat's own turn, nothing is answered, since the seat may have hit its own cube on
    purpose.
    """
    public = state.public
    if answer == "ask" or public.order[public.turn] == seat:
        return None
    keep = answer == "always" or (answer == "complete" and hit_is_complete(state, seat))
    verb = "save" if keep else "give"
    return next(choice for choice in choices if choice.args == (verb,))
