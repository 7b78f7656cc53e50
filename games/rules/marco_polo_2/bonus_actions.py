"""Bonus actions that only this game has: improve a seal, use a kept outpost {#bonus-actions}."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from games.rules.kernel import Act, Blocked, Choice, Ply, Text
from games.rules.marco_polo_common.bonus_actions import never
from games.rules.marco_polo_common.bundle import Bundle, affordable
from games.rules.marco_polo_common.dice import Hand
from games.rules.marco_polo_common.purse import character, charge, receive, trader, unpaid
from games.rules.marco_polo_common.table import BonusAction
from games.rules.marco_polo_common.travel import begin_journey, can_set_out
from games.rules.marco_polo_common.words import amounts_text, no, say

if TYPE_CHECKING:
    from games.rules.marco_polo_common.table import State


# -- seals --------------------------------------------------------------------------------------


def _seals(state: State, seat: int) -> Iterator[tuple[str, bool]]:
    """Yield a seat's seals in the edition's order, and whether they are improved."""
    owned = trader(state, seat).seals
    yield from ((seal, owned[seal]) for seal in state.facts.seals if seal in owned)


def _upgrade_choices(state: State, seat: int, dice: Hand) -> Iterator[Choice]:
    facts = state.facts
    for seal, improved in _seals(state, seat):
        cost = facts.seals[seal].upgrade_cost
        if not improved and affordable(trader(state, seat), cost):
            name, what = facts.named("seal", seal), amounts_text(state, cost)
            label = say(state, "choice-upgrade", seal=name, cost=what)
            yield Choice(f"upgrade:{seal}", label, frozenset({f"seal:{seal}"}), "upgrade", (seal,))


def _unpaid_seals(state: State, seat: int) -> Iterator[Blocked]:
    for seal, improved in _seals(state, seat):
        key, spot = f"upgrade:{seal}", frozenset({f"seal:{seal}"})
        cost = state.facts.seals[seal].upgrade_cost
        if improved:
            yield no(state, key, "improved-already", "upgrade", spot)
        elif not affordable(trader(state, seat), cost):
            what = amounts_text(state, cost)
            refusal = no(state, key, "upgrade-cost-missing", "upgrade", spot, cost=what)
            yield unpaid(state, seat, refusal, cost)


def _upgrade(ply: Ply[State], seat: int, choice: Choice) -> None:
    seal: str = choice.args[0]
    cost = ply.state.facts.seals[seal].upgrade_cost
    charge(ply, seat, cost, f"seal:{seal}", Improve(seal))


class Improve(Act, frozen=True, tag="improve"):
    """The improvement of a seal, for which the seat gets its bonus {#upgrade} {#de-wu}."""

    cite = "upgrade"

    seal: str

    def perform(self, ply: Ply[State], seat: int) -> None:
        own, facts = trader(ply.state, seat), ply.state.facts
        own.seals[self.seal] = True
        spots = [f"trader:{seat}", f"take-seal:{self.seal}"]
        ply.emit("improved", seat, targets=spots, seal=facts.named("seal", self.seal))
        gift = character(ply.state, seat).on_seal_improved
        if gift:
            receive(ply, seat, gift, "character", f"character:{own.character}")
        receive(ply, seat, facts.seals[self.seal].bonus, "bonuses", f"seal:{self.seal}")


UPGRADE = BonusAction("upgrade", _upgrade_choices, _unpaid_seals, _upgrade)


# -- kept outposts ------------------------------------------------------------------------------


def _kept_choices(state: State, seat: int, dice: Hand) -> Iterator[Choice]:
    for tile in trader(state, seat).kept:
        label = _kept_label(state, seat, state.facts.outposts[tile].gain)
        yield Choice(f"kept:{tile}", label, frozenset({f"kept:{tile}"}), "kept", (tile,))


def _kept_label(state: State, seat: int, gain: Bundle) -> Text:
    """Return a kept tile's gain in words, with the part that is lost now {#filippo-vitello}."""
    reward, lost = amounts_text(state, gain), lost_now(state, seat, gain)
    if not lost:
        return say(state, "choice-kept", reward=reward)
    return say(state, "choice-kept-in-vain", reward=reward, why=say(state, f"lost-{lost}"))


def lost_now(state: State, seat: int, gain: Bundle) -> str:
    """Return the part of a reward that would be lost now, as a suffix of a message; "" if none."""
    if gain.contracts_pile and not state.public.pile:
        return "contract"
    if gain.black_dice and not state.public.black:
        return "black-die"
    if gain.steps and not can_set_out(state, seat, begin_journey(state, seat, "", gain.steps)):
        return "step"
    return ""


def _use_kept(ply: Ply[State], seat: int, choice: Choice) -> None:
    """Use a kept outpost bonus, once {#filippo-vitello}."""
    tile: str = choice.args[0]
    trader(ply.state, seat).kept.remove(tile)
    gain = ply.state.facts.outposts[tile].gain
    ply.emit("used-kept", seat, targets=[f"trader:{seat}"], reward=amounts_text(ply.state, gain))
    receive(ply, seat, gain, "outposts", f"outpost:{tile}")


KEPT = BonusAction("kept", _kept_choices, never, _use_kept)
