"""Placing dice: a seat chooses a space and its first die, then the space's other dice {#spaces}."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from games.rules.kernel import Blocked, Choice, Ply, Step, Text
from games.rules.marco_polo_common.action import OWN, due, joins, key_of, lying, shut
from games.rules.marco_polo_common.bundle import Bundle, affordable
from games.rules.marco_polo_common.dice import (
    UNDECLARED,
    Die,
    DieKind,
    Hand,
    has_colour,
    lowest_of,
)
from games.rules.marco_polo_common.facts import Edition
from games.rules.marco_polo_common.purse import charge, trader, unpaid
from games.rules.marco_polo_common.table import Action, suits_all
from games.rules.marco_polo_common.words import amounts_text, no, say, space_text

if TYPE_CHECKING:
    from games.rules.marco_polo_common.table import State

COLOUR_WORDS = {"d": "", "b": "-black", "w": "-white"}
"""By letter of a kind of die: the suffix of ids of messages about it."""
FACES = range(1, 7)

REMEMBERED = 16_384
"""The size of the caches for hands, and for lists of choices that depend on a hand."""


def hand(state: State, seat: int, *, colourless: bool = False) -> Hand:
    """Return a seat's remaining dice; with ``colourless``, only black and white ones."""
    own = trader(state, seat)
    pools = [
        (letter, tuple(getattr(own, pool)))
        for letter, pool, colour in state.kit.dice
        if not colourless or colour != OWN
    ]
    return _hand(tuple(pools))


@lru_cache(REMEMBERED)
def _hand(pools: tuple[tuple[str, tuple[int, ...]], ...]) -> Hand:
    kinds = tuple((letter, pips) for letter, dice in pools for pips in dict.fromkeys(dice))
    rolled = tuple((letter, pips) for letter, pips in kinds if pips != UNDECLARED)
    return Hand(kinds, rolled, tuple(pips for _, dice in pools for pips in dice))


def dice_kinds(state: State, seat: int) -> tuple[DieKind, ...]:
    """Return the different dice that a seat has left, its own first."""
    return hand(state, seat).kinds


@lru_cache(REMEMBERED)
def die_choices(slug: str, group: str, dice: Hand, *, rolled: bool) -> tuple[Choice, ...]:
    """Return the choices to use a die; with ``rolled``, only dice with a number."""
    kinds = dice.rolled if rolled else dice.kinds
    return tuple(_die_choice(slug, group, kind, pips) for kind, pips in kinds)


def _die_choice(slug: str, group: str, kind: str, pips: int) -> Choice:
    label = Text(f"{slug}-choice-{group}{COLOUR_WORDS[kind]}", {"pips": pips})
    spots = frozenset({f"die:{kind}{pips}", f"act:{group}" if group != "bag" else "space:bag"})
    return Choice(f"{group}:{kind}{pips}", label, spots, group, (kind, pips))


def usable(state: State, seat: int, space: str) -> Hand:
    """Return the dice that may go to a space {#colour-once}."""
    return hand(state, seat, colourless=has_colour(lying(state, space), seat))


def placements(state: State, seat: int, dice: Hand) -> list[Choice]:
    """Return the choices of a space and its first die from the remaining dice {#one-action}."""
    spaces = state.public.spaces
    found: list[Choice] = []
    for action in state.kit.actions:
        for space in action.spaces(state):
            if (
                space not in spaces
            ):  # an empty space isn't full, lacks the seat's colour, and has no surcharge
                if not action.closed(state, seat, space):
                    found += _first_dice(state, action, seat, space, dice, pays=False)
            elif not shut(state, action, seat, space):
                able, pays = usable(state, seat, space), joins(state, action, seat, space)
                found += _first_dice(state, action, seat, space, able, pays=pays)
    return found


def _first_dice(
    state: State, action: Action, seat: int, space: str, dice: Hand, *, pays: bool
) -> tuple[Choice, ...]:
    need = action.dice(state, seat, space)
    if len(dice.pips) < need:
        return ()
    fit = None
    if pays or action.unsuited is not suits_all:
        _, lows = _more(dice, (), need)
        fit = suited(state, action, seat, space, lows, pays=pays)
    return _beginnings(state.facts, action.group, space, dice, need, fit)


@lru_cache(REMEMBERED)
def _more(
    dice: Hand, placed: tuple[int, ...], need: int
) -> tuple[tuple[tuple[str, int, int, tuple[int, ...]], ...], tuple[int, ...]]:
    """Return the dice that a seat may place next, and the possible values of the lowest die.

    ``need`` is the number of dice that the space takes, including those already placed. Each entry
    of the first list is a die (kind, pips), the face that it shows, and the values that the lowest
    die can then have. The values of the second list ascend.
    """
    found = tuple(
        (kind, pips, face, lowest_of((*placed, face), without(dice.pips, pips), need))
        for kind, pips in dice.kinds
        for face in shown(pips)
    )
    return found, tuple(sorted({low for *_, lows in found for low in lows}))


@lru_cache(REMEMBERED)
def _beginnings(
    facts: Edition, group: str, space: str, dice: Hand, need: int, fit: tuple[int, ...] | None
) -> tuple[Choice, ...]:
    """Return the choices of a first die after which the lowest die can have a value in ``fit``.

    ``fit`` is ``None`` if all values are accepted.
    """
    return tuple(
        place_choice(facts, group, space, kind, pips, face)
        for kind, pips, face, lows in _more(dice, (), need)[0]
        if (lows if fit is None else any(low in fit for low in lows))
    )


def suited(
    state: State, action: Action, seat: int, space: str, lows: tuple[int, ...], *, pays: bool
) -> tuple[int, ...]:
    """Return the values in ``lows`` that an open space accepts as the lowest die.

    ``lows`` ascend. If ``pays``, the seat owes a surcharge there, of as many coins as the value.
    """
    if pays:
        own = trader(state, seat)
        able = [low for low in lows if affordable(own, Bundle(coins=low))]
        return tuple([low for low in able if action.unsuited(state, seat, space, low) is None])
    if not lows or action.unsuited(state, seat, space, lows[0]) is None:
        return lows
    if action.unsuited(state, seat, space, lows[-1]):
        return ()
    return tuple([low for low in lows[1:] if action.unsuited(state, seat, space, low) is None])


def shown(pips: int) -> tuple[int, ...] | range:
    """Return the faces that a die may show on a space; undeclared dice may show any {#raschid}."""
    return FACES if pips == UNDECLARED else (pips,)


def without(pips: tuple[int, ...], face: int) -> tuple[int, ...]:
    """Return pips without the first one that equals ``face`` (0 for an undeclared die)."""
    place = pips.index(face)
    return pips[:place] + pips[place + 1 :]


@cache
def place_choice(facts: Edition, group: str, space: str, kind: str, pips: int, face: int) -> Choice:
    """Return the choice to put a die that shows a face on a space."""
    name = space_text(facts, space)
    label = say(facts, f"choice-place{COLOUR_WORDS[kind]}", space=name, pips=face)
    spots = frozenset({f"space:{space}", f"die:{kind}{pips}"})
    return Choice(f"{space}:{kind}{face}", label, spots, group, (space, kind, pips, face))


def place(ply: Ply[State], seat: int, choice: Choice) -> None:
    """Put the first die on a space; carry out the action when the space has all dice {#turn}."""
    space, kind, pips, face = choice.args
    public = ply.state.public
    public.placing, public.put = space, 0
    put_die(ply, seat, space, kind, pips, face)
    _go_on(ply, seat, choice.group, space)


def put_die(ply: Ply[State], seat: int, space: str, kind: str, pips: int, face: int) -> None:
    """Move a die from the seat's board to a space, where it shows a face."""
    own, public = trader(ply.state, seat), ply.state.public
    pool, colour = next((pool, own) for letter, pool, own in ply.state.kit.dice if letter == kind)
    getattr(own, pool).remove(pips)
    die = Die(seat if colour == OWN else colour, face, seat)
    public.spaces.setdefault(space, []).append(die)
    public.put += 1


def _action(state: State, group: str) -> Action:
    return next(action for action in state.kit.actions if action.group == group)


def _go_on(ply: Ply[State], seat: int, group: str, space: str) -> None:
    public, action = ply.state.public, _action(ply.state, group)
    if public.put < action.dice(ply.state, seat, space):
        ply.push(seat, PlaceMore(group, space))
        return
    faces = [die.pips for die in public.spaces[space][-public.put :]]
    spots, name = [f"space:{space}", f"trader:{seat}"], space_text(ply.state.facts, space)
    ply.emit("placed", seat, targets=spots, space=name, dice=faces)
    _carry_out(ply, seat, action, space, min(faces))


def _carry_out(ply: Ply[State], seat: int, action: Action, space: str, lowest: int) -> None:
    """Let the seat pay the surcharge, then carry out the action {#surcharge}.

    For the travel action, the surcharge is added to its own costs instead.
    """
    public = ply.state.public
    cost = due(ply.state, action, seat, space, lowest)
    action.act(ply, seat, space, lowest)
    public.placing, public.put = "", 0
    if cost and not public.journey:
        charge(ply, seat, cost, "surcharge")


class PlaceMore(Step, frozen=True, tag="place-more"):
    """The choice of the other dice for a space that takes several {#mixed-sets}."""

    cite = "mixed-sets"

    group: str
    space: str

    def prompt(self, state: State, seat: int) -> Text:
        need = _action(state, self.group).dice(state, seat, self.space) - state.public.put
        name = space_text(state.facts, self.space)
        return say(state, "prompt-more-dice", space=name, count=need)

    def choices(self, state: State, seat: int) -> list[Choice]:
        action = _action(state, self.group)
        dice, placed = usable(state, seat, self.space), self._placed(state)
        need = action.dice(state, seat, self.space)
        more, lows = _more(dice, placed, need)
        pays = joins(state, action, seat, self.space)
        fit = suited(state, action, seat, self.space, lows, pays=pays)
        return [
            _add_choice(state.slug, self.space, kind, lies, face)
            for kind, lies, face, lows in more
            if any(low in fit for low in lows)
        ]

    def _placed(self, state: State) -> tuple[int, ...]:
        dice = state.public.spaces[self.space][-state.public.put :]
        return tuple(die.pips for die in dice)

    def why_not(self, state: State, seat: int, key: str) -> Blocked | None:
        verb, _, die = key.partition(":")
        named = die_named(die) if verb == "add" else None
        if not named:
            return super().why_not(state, seat, key)
        reason = _why_no_die(state, seat, self.space, key, *named)
        return reason or self._unfit(state, seat, named)

    def _unfit(self, state: State, seat: int, die: DieKind) -> Blocked | None:
        """Return the refusal of the space's dice if this die is one of them {#lowest-die}."""
        action, dice = _action(state, self.group), usable(state, seat, self.space)
        lows = _lowest_with(dice, self._placed(state), action.dice(state, seat, self.space), *die)
        return unfit(state, action, seat, self.space, lows)

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        kind, pips, face = choice.args
        put_die(ply, seat, self.space, kind, pips, face)
        _go_on(ply, seat, self.group, self.space)


@cache
def _add_choice(slug: str, space: str, kind: str, pips: int, face: int) -> Choice:
    label = Text(f"{slug}-choice-add{COLOUR_WORDS[kind]}", {"pips": face})
    spots = frozenset({f"space:{space}", f"die:{kind}{pips}"})
    return Choice(f"add:{kind}{face}", label, spots, "add", (kind, pips, face))


# -- refusals -----------------------------------------------------------------------------------


def blocked_spaces(state: State, seat: int, offered: set[str]) -> Iterator[Blocked]:
    """Yield a refusal for each space that isn't in ``offered``, the spaces that can be used."""
    for action in state.kit.actions:
        for space in action.spaces(state):
            found = _why_closed(state, action, seat, space) if space not in offered else None
            if found:
                yield found


def _why_closed(state: State, action: Action, seat: int, space: str) -> Blocked | None:
    """Return the refusal that holds for every die on a space, or ``None``."""
    found = shut(state, action, seat, space) or _too_few(state, action, seat, space)
    if found:
        return found
    _, lows = _more(usable(state, seat, space), (), action.dice(state, seat, space))
    return unfit(state, action, seat, space, lows)


def _too_few(state: State, action: Action, seat: int, space: str) -> Blocked | None:
    need = action.dice(state, seat, space)
    if len(usable(state, seat, space).pips) >= need:
        return None
    spot = frozenset({f"space:{space}"})
    return no(state, key_of(space), "dice-missing", "mixed-sets", spot, count=need)


def unfit(
    state: State, action: Action, seat: int, space: str, lows: tuple[int, ...]
) -> Blocked | None:
    """Return the refusal if an open space accepts none of these values of the lowest die.

    The values ascend. If only the surcharge prevents some of them, the refusal names the least of
    these surcharges {#surcharge}.
    """
    pays = joins(state, action, seat, space)
    if suited(state, action, seat, space, lows, pays=pays):
        return None
    wrong = [action.unsuited(state, seat, space, low) for low in lows]
    if None in wrong:
        return _surcharge_missing(state, action, seat, space, lows, wrong.index(None))
    dear = _surcharge_missing(state, action, seat, space, lows, 0)
    return dear if pays and action.surcharge_within and dear.missing else wrong[-1]


def _surcharge_missing(
    state: State, action: Action, seat: int, space: str, lows: tuple[int, ...], place: int
) -> Blocked:
    cost, spot = due(state, action, seat, space, lows[place]), frozenset({f"space:{space}"})
    reason = say(
        state,
        f"blocked-surcharge-{'missing' if len(lows) == 1 else 'from'}",
        cost=amounts_text(state, cost),
    )
    refusal = Blocked(key_of(space), "surcharge-missing", reason, "surcharge", spot)
    return unpaid(state, seat, refusal, cost)


def _lowest_with(
    dice: Hand, placed: tuple[int, ...], need: int, kind: str, face: int
) -> tuple[int, ...]:
    """Return the values, ascending, that the lowest die can have if this die is placed next."""
    found = _more(dice, placed, need)[0]
    return tuple(
        sorted(
            {
                low
                for letter, _, shows, lows in found
                if (letter, shows) == (kind, face)
                for low in lows
            }
        )
    )


def why_not_there(state: State, seat: int, key: str) -> Blocked | None:
    """Return the refusal of the die and space that a key names, or ``None``."""
    space, _, die = key.partition(":")
    action = next((one for one in state.kit.actions if space in one.spaces(state)), None)
    named = die_named(die)
    if action is None or named is None:
        return None
    found = shut(state, action, seat, space)
    found = found or _why_no_die(state, seat, space, key, *named)
    found = found or _too_few(state, action, seat, space)
    if found:
        return found
    dice, need = usable(state, seat, space), action.dice(state, seat, space)
    return unfit(state, action, seat, space, _lowest_with(dice, (), need, *named))


def die_named(words: str) -> DieKind | None:
    """Return the die that a part of a key names, such as ``d4``; ``None`` for other text."""
    if len(words) == 2 and words[0] in COLOUR_WORDS and words[1] in "0123456789":
        return words[0], int(words[1])
    return None


def no_such_die(
    state: State, seat: int, key: str, kind: str, pips: int, cite: str = "spaces"
) -> Blocked | None:
    """Return the refusal if the seat has no such die left, otherwise ``None``."""
    if _has(dice_kinds(state, seat), kind, pips):
        return None
    reason = say(state, f"blocked-no-such-die{COLOUR_WORDS[kind]}", pips=pips)
    return Blocked(key, "no-such-die", reason, cite)


def _why_no_die(
    state: State, seat: int, space: str, key: str, kind: str, pips: int
) -> Blocked | None:
    """Return the refusal if the die is missing or the space has its colour {#colour-once}."""
    if _has(usable(state, seat, space).kinds, kind, pips):
        return None
    spot, name = frozenset({f"space:{space}"}), space_text(state.facts, space)
    there = no(state, key, "colour-there", "colour-once", spot, space=name)
    return no_such_die(state, seat, key, kind, pips) or there


def _has(kinds: Iterable[DieKind], kind: str, face: int) -> bool:
    return any(letter == kind and face in shown(pips) for letter, pips in kinds)
