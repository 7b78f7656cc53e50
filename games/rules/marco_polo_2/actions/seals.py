"""The guild seal action: the lowest die decides which seals may be taken {#seals}."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.rules.kernel import Blocked, Choice, Ply, Step, Text
from games.rules.marco_polo_2.facts import SEAL_DICE, Seal
from games.rules.marco_polo_common.action import key_of
from games.rules.marco_polo_common.bundle import Bundle, affordable
from games.rules.marco_polo_common.city_cards import too_dear
from games.rules.marco_polo_common.facts import CityCard
from games.rules.marco_polo_common.purse import character, charge, receive, trader
from games.rules.marco_polo_common.table import Action, CardKind
from games.rules.marco_polo_common.words import no, say

if TYPE_CHECKING:
    from games.rules.marco_polo_common.table import State


def seals_for(state: State, seat: int, pips: int) -> list[Seal]:
    """Return the seals that a lowest die of ``pips`` can take {#seal-die} {#seal-once}."""
    owned = trader(state, seat).seals
    return [
        seal for seal in state.facts.seals.values() if seal.min_die <= pips and seal.id not in owned
    ]


def no_seal(state: State, seat: int, key: str, space: str, pips: int) -> Blocked | None:
    """Return the refusal if there is no seal for this die, else ``None``."""
    if seals_for(state, seat, pips):
        return None
    spot = frozenset({f"space:{space}"})
    if len(trader(state, seat).seals) == len(state.facts.seals):
        return no(state, key, "all-seals-owned", "seal-once", spot)
    return no(state, key, "no-seal-for-die", "seal-die", spot, pips=pips)


class ChooseSeal(Step, frozen=True, tag="choose-seal"):
    """The choice of a guild seal, with which the seat gets jade {#seal-die} {#seal-jade}."""

    cite = "seal-die"

    pips: int
    source: str

    def prompt(self, state: State, seat: int) -> Text:
        return say(state, "prompt-seal", pips=self.pips)

    def choices(self, state: State, seat: int) -> list[Choice]:
        facts = state.facts
        return [
            Choice(
                f"take-seal:{seal.id}",
                say(state, "choice-take-seal", seal=facts.named("seal", seal.id), jade=seal.jade),
                frozenset({f"take-seal:{seal.id}"}),
                "seal",
                (seal.id,),
            )
            for seal in seals_for(state, seat, self.pips)
        ]

    def blocked(self, state: State, seat: int) -> list[Blocked]:
        able = {seal.id for seal in seals_for(state, seat, self.pips)}
        others = (seal for seal in state.facts.seals.values() if seal.id not in able)
        return [self._why_not(state, seat, seal) for seal in others]

    def _why_not(self, state: State, seat: int, seal: Seal) -> Blocked:
        key, spot = f"take-seal:{seal.id}", frozenset({f"take-seal:{seal.id}"})
        if seal.id in trader(state, seat).seals:
            return no(state, key, "seal-owned", "seal-once", spot)
        return no(state, key, "die-too-low", "seal-die", spot, least=seal.min_die)

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        seal = ply.state.facts.seals[choice.args[0]]
        trader(ply.state, seat).seals[seal.id] = False
        spots = [f"trader:{seat}", f"take-seal:{seal.id}"]
        name = ply.state.facts.named("seal", seal.id)
        ply.emit("took-seal", seat, targets=spots, seal=name)
        receive(ply, seat, Bundle(jade=seal.jade), "cards", f"seal:{seal.id}")


def _unsuited(state: State, seat: int, space: str, pips: int) -> Blocked | None:
    return no_seal(state, seat, key_of(space), space, pips)


def _closed(state: State, seat: int, space: str) -> Blocked | None:
    return no_seal(state, seat, key_of(space), space, 6)


def _act(ply: Ply[State], seat: int, space: str, pips: int) -> None:
    ply.push(seat, ChooseSeal(pips, f"space:{space}"))


def _too_dear(state: State, seat: int, space: str, card: CityCard, pips: int) -> Blocked | None:
    if affordable(trader(state, seat), card.cost):
        return no_seal(state, seat, key_of(space), space, pips)
    return too_dear(state, seat, space, card.cost)


def _by_card(ply: Ply[State], seat: int, space: str, card: CityCard, pips: int) -> None:
    """Pay for a city card and take a seal with the card's one die {#card-guild-seal}."""
    charge(ply, seat, card.cost, f"space:{space}", ChooseSeal(pips, f"space:{space}"))


GUILD_SEAL = CardKind(_too_dear, _by_card)
"""The kind of city card that gives a guild seal."""

GUILD_SEALS = Action(
    group="seals",
    spaces=lambda state: ("seals",),
    act=_act,
    closed=_closed,
    unsuited=_unsuited,
    dice=lambda state, seat, space: character(state, seat).guild_seal_dice or SEAL_DICE,
)
