"""The supervisor action: moving the supervisor along the street."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from games.rules.kernel import Blocked, Choice, Ply, Text, text
from games.rules.yspahan.caravan import SendCubes, hit
from games.rules.yspahan.facts import BONUS, DISTANCE, DOORS, FIELDS
from games.rules.yspahan.moments import Between
from games.rules.yspahan.purse import merchant, pay

if TYPE_CHECKING:
    from games.rules.yspahan.steps import State


class MoveSupervisor(Between, frozen=True, tag="move-supervisor"):
    """The choice of a field for the supervisor; some fields cost gold {#supervisor-move}."""

    cite = "supervisor-move"

    forced = False  # it is false since some effects can't be undone, such as a hit or a drawn card
    pips: int

    def prompt(self, state: State, seat: int) -> Text:
        gold = merchant(state, seat).gold
        payable = sum(0 < cost <= gold for cost in self.costs(state, seat))
        return text("yspahan-prompt-move", pips=self.pips, payable=payable)

    def choices(self, state: State, seat: int) -> list[Choice]:
        gold, here = merchant(state, seat).gold, state.public.supervisor
        moves = [
            move_choice(field, cost, here)
            for field, cost in enumerate(self.costs(state, seat))
            if cost <= gold
        ]
        return [*moves, *self.cards(state, seat)]

    def blocked(self, state: State, seat: int) -> list[Blocked]:
        gold = merchant(state, seat).gold
        dear: dict[int, list[int]] = {}
        for field, cost in enumerate(self.costs(state, seat)):
            if cost > gold:
                dear.setdefault(cost, []).append(field)
        prices = sorted(dear.items())
        far = [entry for cost, fields in prices for entry in too_far(fields, cost, gold)]
        return [*far, *self.idle_cards(state, seat)]

    def costs(self, state: State, seat: int) -> list[int]:
        """Return the gold that each field costs {#supervisor-gold}.

        A field at the distance that the dice show is free. Each step more or less costs one gold; a
        bath makes some of these steps free {#bath}.
        """
        free = BONUS["bath"] if merchant(state, seat).has("bath") else 0
        return [
            max(0, abs(steps - self.pips) - free) for steps in DISTANCE[state.public.supervisor]
        ]

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        if ply.state.playing.play(ply, seat, choice, self):
            return
        field, gold = choice.args
        start = ply.state.public.supervisor
        pay(ply, seat, camels=0, gold=gold)
        ply.state.public.supervisor = field
        note_move(ply, seat, start, field, gold)
        hits = tuple(shop for shop in DOORS[field] if ply.state.public.shops[shop] >= 0)
        if len(hits) == 1:
            hit(ply, seat, *hits)
        elif hits:
            ply.push(seat, SendCubes(hits))


def note_move(ply: Ply[State], seat: int, start: int, field: int, gold: int) -> None:
    """Record the event of a move, or that the supervisor stays {#supervisor-stay}."""
    spot = [f"field:{FIELDS[field]}"]
    kind = "stayed" if start == field else "moved"
    way: dict[str, Any] = {} if start == field else {"from": FIELDS[start]}
    ply.emit(kind, seat, targets=spot, field=FIELDS[field], gold=gold, **way)


@cache
def move_choice(field: int, gold: int, here: int) -> Choice:
    """Return the choice to walk to a field, or to stay."""
    name = FIELDS[field]
    label = "yspahan-choice-stay" if field == here else "yspahan-choice-move"
    targets = frozenset({f"field:{name}"})
    return Choice(
        f"move:{name.lower()}", text(label, field=name, gold=gold), targets, "move", (field, gold)
    )


def too_far(fields: list[int], gold: int, have: int) -> list[Blocked]:
    """Return the refusals of fields that all cost the same gold, more than the seat has.

    They have one common reason, which names all fields, so that a page shows it once.
    """
    names = [FIELDS[field] for field in fields]
    reason = text("yspahan-blocked-too-far", fields=", ".join(names), gold=gold)
    return [
        Blocked(
            f"move:{name.lower()}",
            "too-far",
            reason,
            "supervisor-gold",
            frozenset({f"field:{name}"}),
            ({"gold": gold - have},),
        )
        for name in names
    ]
