"""Putting dice on spaces: first the space with one die, then the others that it takes {#spaces}."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import TYPE_CHECKING

from games.rules.kernel import Blocked, Choice, Ply, Step, Text
from games.rules.marco_polo_2.actions import ACTIONS, Action
from games.rules.marco_polo_2.actions.action import due, key_of, lying, shut, unfit
from games.rules.marco_polo_2.purse import charge, trader
from games.rules.marco_polo_2.words import no, say, space_text
from games.rules.marco_polo_common.dice import BLACK, Die, can_complete, has_colour

if TYPE_CHECKING:
    from games.rules.marco_polo_2.steps import State

OWN, DARK = "d", "b"
"""How keys and targets call a seat's own dice and its black ones: ``d5``, ``b2``."""

BY_GROUP = {action.group: action for action in ACTIONS}


def die_choice(verb: str, kind: str, pips: int, group: str) -> Choice:
    """Do something with one die."""
    name = f"{kind}{pips}"
    label = say(f"choice-{group}{'-black' if kind == DARK else ''}", pips=pips)
    spots = frozenset({f"die:{name}", f"act:{group}" if group != "bag" else "space:bag"})
    return Choice(f"{verb}:{name}", label, spots, group, (kind, pips))


def dice_kinds(state: State, seat: int) -> list[tuple[str, int]]:
    """Return the different dice that a seat has left, its own first."""
    own = trader(state, seat)
    return [
        *((OWN, pips) for pips in dict.fromkeys(own.dice)),
        *((DARK, pips) for pips in dict.fromkeys(own.black)),
    ]


def usable(state: State, seat: int, space: str) -> tuple[list[tuple[str, int]], list[int]]:
    """Return the kinds of dice that may go to a space, and the pips of all of them {#colour-once}."""
    own = trader(state, seat)
    if has_colour(lying(state, space), seat):
        return [(DARK, pips) for pips in dict.fromkeys(own.black)], own.black
    return dice_kinds(state, seat), own.dice + own.black


def placements(state: State, seat: int) -> Iterator[Choice]:
    """Yield the ways to begin an action: a space, and a die for it {#one-action}."""
    for action in ACTIONS:
        for space in action.spaces(state):
            if not shut(state, action, seat, space):
                yield from _first_dice(state, action, seat, space)


def _first_dice(state: State, action: Action, seat: int, space: str) -> Iterator[Choice]:
    kinds, pips = usable(state, seat, space)
    need = action.dice(state, seat, space)
    if len(pips) < need:
        return
    suits = judge(state, action, seat, space)
    for kind, face in kinds:
        if can_complete((face,), without(pips, face), need, suits):
            yield place_choice(state.public.edition, action.group, space, kind, face)


def judge(state: State, action: Action, seat: int, space: str) -> Callable[[int], bool]:
    """Return whether dice of which so many pips are the lowest can be used; each is judged once."""
    known: dict[int, bool] = {}

    def suits(lowest: int) -> bool:
        if lowest not in known:
            known[lowest] = unfit(state, action, seat, space, lowest) is None
        return known[lowest]

    return suits


def without(pips: list[int], face: int) -> list[int]:
    """Return the pips of dice without one that shows this face."""
    place = pips.index(face)
    return pips[:place] + pips[place + 1 :]


@cache
def place_choice(edition: str, group: str, space: str, kind: str, pips: int) -> Choice:
    """Put a die on a space."""
    id = "choice-place-black" if kind == DARK else "choice-place"
    label = say(id, space=space_text(edition, space), pips=pips)
    spots = frozenset({f"space:{space}", f"die:{kind}{pips}"})
    return Choice(f"{space}:{kind}{pips}", label, spots, group, (space, kind, pips))


def place(ply: Ply[State], seat: int, choice: Choice) -> None:
    """Put the first die on a space; the action follows when all its dice lie there {#turn}."""
    space, kind, pips = choice.args
    public = ply.state.public
    public.placing, public.put = space, 0
    put_die(ply, seat, space, kind, pips)
    _go_on(ply, seat, choice.group, space)


def put_die(ply: Ply[State], seat: int, space: str, kind: str, pips: int) -> None:
    """Move a die from the seat's board to a space."""
    own, public = trader(ply.state, seat), ply.state.public
    (own.dice if kind == OWN else own.black).remove(pips)
    colour = seat if kind == OWN else BLACK
    public.spaces.setdefault(space, []).append(Die(colour, pips, seat))
    public.put += 1


def _go_on(ply: Ply[State], seat: int, group: str, space: str) -> None:
    public, action = ply.state.public, BY_GROUP[group]
    if public.put < action.dice(ply.state, seat, space):
        ply.push(seat, PlaceMore(group, space))
        return
    faces = [die.pips for die in public.spaces[space][-public.put :]]
    spots, name = [f"space:{space}", f"trader:{seat}"], space_text(public.edition, space)
    ply.emit("placed", seat, targets=spots, space=name, dice=faces)
    _carry_out(ply, seat, action, space, min(faces))


def _carry_out(ply: Ply[State], seat: int, action: Action, space: str, lowest: int) -> None:
    """Do the action, the surcharge before it; travel owes that with all its costs {#surcharge}."""
    public = ply.state.public
    cost = due(ply.state, action, space, lowest)
    action.act(ply, seat, space, lowest)
    public.placing, public.put = "", 0
    if cost and not public.journey:
        charge(ply, seat, cost, "surcharge")


class PlaceMore(Step, frozen=True, tag="place-more"):
    """Put the other dice on a space that takes several {#mixed-sets}."""

    cite = "mixed-sets"

    group: str
    space: str

    def prompt(self, state: State, seat: int) -> Text:
        need = BY_GROUP[self.group].dice(state, seat, self.space) - state.public.put
        return say(
            "prompt-more-dice", space=space_text(state.public.edition, self.space), count=need
        )

    def choices(self, state: State, seat: int) -> list[Choice]:
        action = BY_GROUP[self.group]
        kinds, pips = usable(state, seat, self.space)
        placed = self._placed(state)
        need = action.dice(state, seat, self.space)
        suits = judge(state, action, seat, self.space)
        return [
            _add_choice(self.space, kind, face)
            for kind, face in kinds
            if can_complete((*placed, face), without(pips, face), need, suits)
        ]

    def _placed(self, state: State) -> tuple[int, ...]:
        dice = state.public.spaces[self.space][-state.public.put :]
        return tuple(die.pips for die in dice)

    def why_not(self, state: State, seat: int, key: str) -> Blocked | None:
        if any(key == f"add:{kind}{pips}" for kind, pips in dice_kinds(state, seat)):
            spot = frozenset({f"space:{self.space}"})
            return no(key, "die-unsuited", "lowest-die", spot)
        return super().why_not(state, seat, key)

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        kind, pips = choice.args
        put_die(ply, seat, self.space, kind, pips)
        _go_on(ply, seat, self.group, self.space)


@cache
def _add_choice(space: str, kind: str, pips: int) -> Choice:
    label = say("choice-add-black" if kind == DARK else "choice-add", pips=pips)
    spots = frozenset({f"space:{space}", f"die:{kind}{pips}"})
    return Choice(f"add:{kind}{pips}", label, spots, "add", (kind, pips))


# -- why not ------------------------------------------------------------------------------------


def blocked_spaces(state: State, seat: int, offered: set[str]) -> Iterator[Blocked]:
    """Yield why spaces can't be used at all now; ``offered`` are those that can."""
    for action in ACTIONS:
        for space in action.spaces(state):
            if space not in offered:
                yield _why_closed(state, action, seat, space)


def _why_closed(state: State, action: Action, seat: int, space: str) -> Blocked:
    closed = shut(state, action, seat, space)
    if closed:
        return closed
    _, pips = usable(state, seat, space)
    need = action.dice(state, seat, space)
    spot = frozenset({f"space:{space}"})
    if len(pips) < need:
        return no(key_of(space), "dice-missing", "mixed-sets", spot, count=need)
    lowest = sorted(pips, reverse=True)[need - 1]
    reason = unfit(state, action, seat, space, lowest)
    return reason or no(key_of(space), "die-unsuited", "lowest-die", spot)


def why_not_there(state: State, seat: int, key: str) -> Blocked | None:
    """Say why this very die can't go to this very space."""
    space, _, die = key.partition(":")
    action = next((one for one in ACTIONS if space in one.spaces(state)), None)
    if action is None or die[:1] not in (OWN, DARK) or not die[1:].isdigit():
        return None
    kinds, _ = usable(state, seat, space)
    kind, pips = die[0], int(die[1:])
    if (kind, pips) not in dice_kinds(state, seat):
        return no(key, "no-such-die", "spaces", pips=pips)
    if (kind, pips) not in kinds:
        spot, name = frozenset({f"space:{space}"}), space_text(state.public.edition, space)
        return no(key, "colour-there", "colour-once", spot, space=name)
    return unfit(state, action, seat, space, pips)
