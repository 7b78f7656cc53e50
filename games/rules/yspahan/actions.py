"""The actions for which a group of dice can be used."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

import msgspec

from games.rules.kernel import Blocked, Choice, Ply, Text, text
from games.rules.yspahan.building import BuildWithDice, build_choices, waived_choices
from games.rules.yspahan.cards import card_text
from games.rules.yspahan.delivery import deliver, open_shops, room_for
from games.rules.yspahan.facts import (
    BONUS,
    CAMELS,
    CARDS,
    GOLD,
    LEVELS,
    QUARTERS,
    builds_with_dice,
    level_text,
    quarter_text,
)
from games.rules.yspahan.moments import Between
from games.rules.yspahan.purse import can_draw, discard, draw, merchant
from games.rules.yspahan.state import Chosen
from games.rules.yspahan.supervisor import MoveSupervisor

if TYPE_CHECKING:
    from games.rules.yspahan.steps import State


class UseGroup(Between, frozen=True, tag="use-group"):
    """The choice of an action, or of a card to discard for one more die {#three-actions}."""

    cite = "three-actions"

    def prompt(self, state: State, seat: int) -> Text:
        chosen = taken(state)
        return text(
            "yspahan-prompt-action",
            level=level_text(chosen.level),
            pips=chosen.pips,
            count=chosen.count,
        )

    def choices(self, state: State, seat: int) -> list[Choice]:
        chosen = taken(state)
        acts = possible(state, seat, chosen)
        boosts = [] if chosen.boost else boost_choices(state, seat)
        actions = [act.choice(state, seat, chosen) for act in acts]
        return [*actions, *boosts, *self.cards(state, seat)]

    def blocked(self, state: State, seat: int) -> list[Blocked]:
        chosen = taken(state)
        closed = [act for act in ACTIONS if not act.offered(state, seat, chosen)]
        shut = [act.shut(state, chosen) for act in closed]
        impossible = [entry for entry in shut if entry]
        return [*impossible, *_one_boost(chosen), *self.idle_cards(state, seat)]

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        if ply.state.playing.play(ply, seat, choice, self):
            return
        if choice.group == "boost":
            boost(ply, seat, choice.args[0])
            ply.push(seat, self)
        else:
            DO[choice.args[0]](ply, seat, taken(ply.state))


def possible(state: State, seat: int, chosen: Chosen) -> list[Action]:
    """Return the actions that a group can be used for."""
    return [act for act in ACTIONS if act.offered(state, seat, chosen)]


def taken(state: State) -> Chosen:
    """Return the group in use; raise ``LookupError`` if none has been taken."""
    chosen = state.public.chosen
    if chosen is None:
        raise LookupError("no group has been taken")
    return chosen


def boost_choices(state: State, seat: int) -> list[Choice]:
    """List the cards that may be discarded for one more die {#card-boost}."""
    hand = state.private[seat].hand
    return [boost_choice(kind) for kind in CARDS if kind in hand]


def boost(ply: Ply[State], seat: int, kind: str) -> None:
    """Discard a card, so that the group counts one die more {#card-boost}."""
    discard(ply, seat, kind)
    public = ply.state.public
    chosen = taken(ply.state)
    public.chosen = msgspec.structs.replace(chosen, boost=1)
    spots = [f"level:{LEVELS[chosen.level]}", f"merchant:{seat}"]
    ply.emit("boosted", seat, targets=spots, card=card_text(kind))


# -- the actions ----------------------------------------------------------------------------


class Action(msgspec.Struct, frozen=True):
    """An action for which a group of dice can be used."""

    id: str
    offered: Callable[[State, int, Chosen], bool]
    facts: Callable[[State, int, Chosen], dict[str, int | Text]]
    cite: str
    code: str = ""
    expected: Callable[[State, Chosen], bool] = lambda state, chosen: True

    def choice(self, state: State, seat: int, chosen: Chosen) -> Choice:
        """Return the choice of this action."""
        label = text(f"yspahan-choice-act-{self.id}", **self.facts(state, seat, chosen))
        return Choice(f"act:{self.id}", label, frozenset({f"action:{self.id}"}), "act", (self.id,))

    def shut(self, state: State, chosen: Chosen) -> Blocked | None:
        """Return the refusal of this action; ``None`` if players don't expect the action here."""
        if not self.code or not self.expected(state, chosen):
            return None
        facts = {"quarter": quarter_text(chosen.level)} if self.id == "deliver" else {}
        reason = text(f"yspahan-blocked-{self.code}", **facts)
        spots = frozenset({f"action:{self.id}"})
        return Blocked(f"act:{self.id}", self.code, reason, self.cite, spots)


def _can_deliver(state: State, seat: int, chosen: Chosen) -> bool:
    return chosen.level in QUARTERS and bool(open_shops(state.public.shops, seat, chosen.level))


def _can_build(state: State, seat: int, chosen: Chosen) -> bool:
    if not builds_with_dice(len(state.counts)):
        return False
    return bool(build_choices(state, seat) or waived_choices(state, seat))


def _delivery_facts(state: State, seat: int, chosen: Chosen) -> dict[str, int | Text]:
    extra = BONUS["hoist"] * merchant(state, seat).has("hoist")
    room = room_for(state.public.shops, seat, chosen.level)
    return {"count": min(chosen.count + extra, room), "quarter": quarter_text(chosen.level)}


def camels_due(state: State, seat: int, chosen: Chosen) -> int:
    """Return the number of camels that the group gives {#take-camels} {#pasture}."""
    return chosen.count + BONUS["pasture"] * merchant(state, seat).has("pasture")


def gold_due(state: State, seat: int, chosen: Chosen) -> int:
    """Return the amount of gold that the group gives {#take-gold} {#shop}."""
    return chosen.count + BONUS["shop"] * merchant(state, seat).has("shop")


ACTIONS = (
    Action(
        "deliver",
        _can_deliver,
        _delivery_facts,
        "deliver-impossible",
        "deliver",
        lambda state, chosen: chosen.level in QUARTERS,
    ),
    Action(
        "camels",
        lambda state, seat, chosen: chosen.level == CAMELS,
        lambda state, seat, chosen: {"count": camels_due(state, seat, chosen)},
        "take-camels",
    ),
    Action(
        "gold",
        lambda state, seat, chosen: chosen.level == GOLD,
        lambda state, seat, chosen: {"count": gold_due(state, seat, chosen)},
        "take-gold",
    ),
    Action(
        "supervisor",
        lambda state, seat, chosen: True,
        lambda state, seat, chosen: {"pips": chosen.pips},
        "supervisor-move",
    ),
    Action(
        "draw",
        lambda state, seat, chosen: can_draw(state),
        lambda state, seat, chosen: {},
        "ruling-no-card-left",
        "nothing-to-draw",
    ),
    Action(
        "build",
        _can_build,
        lambda state, seat, chosen: {},
        "two-players-build",
        "build-nothing",
        lambda state, chosen: builds_with_dice(len(state.counts)),
    ),
)


def _deliver(ply: Ply[State], seat: int, chosen: Chosen) -> None:
    hoist = merchant(ply.state, seat).has("hoist")
    deliver(ply, seat, chosen.level, chosen.count, hoist=hoist)


def _camels(ply: Ply[State], seat: int, chosen: Chosen) -> None:
    count = camels_due(ply.state, seat, chosen)
    merchant(ply.state, seat).camels += count
    ply.emit("took-camels", seat, targets=[f"merchant:{seat}"], count=count)


def _gold(ply: Ply[State], seat: int, chosen: Chosen) -> None:
    count = gold_due(ply.state, seat, chosen)
    merchant(ply.state, seat).gold += count
    ply.emit("took-gold", seat, targets=[f"merchant:{seat}"], count=count)


def _supervisor(ply: Ply[State], seat: int, chosen: Chosen) -> None:
    ply.push(seat, MoveSupervisor(chosen.pips))


def _draw(ply: Ply[State], seat: int, chosen: Chosen) -> None:
    draw(ply, seat)


def _build(ply: Ply[State], seat: int, chosen: Chosen) -> None:
    ply.emit("set-aside", seat, level=level_text(chosen.level))
    ply.push(seat, BuildWithDice())


DO: dict[str, Callable[[Ply[State], int, Chosen], None]] = {
    "deliver": _deliver,
    "camels": _camels,
    "gold": _gold,
    "supervisor": _supervisor,
    "draw": _draw,
    "build": _build,
}


@cache
def boost_choice(kind: str) -> Choice:
    """Return the choice to discard a card for one more die."""
    label = text("yspahan-choice-boost", card=card_text(kind))
    return Choice(f"boost:{kind}", label, frozenset({f"card:{kind}"}), "boost", (kind,))


def _one_boost(chosen: Chosen) -> list[Blocked]:
    if not chosen.boost:
        return []
    return [Blocked("boost:", "boosted", text("yspahan-blocked-boosted"), "card-boost")]
