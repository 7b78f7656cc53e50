"""Choosing characters, and the compensation for a low roll."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.rules.kernel import Choice, Ply, Step, Text
from games.rules.marco_polo_common.bundle import Bundle
from games.rules.marco_polo_common.purse import receive, trader
from games.rules.marco_polo_common.words import amounts_text, say

if TYPE_CHECKING:
    from games.rules.marco_polo_common.table import State


class ChooseCharacter(Step, frozen=True, tag="choose-character"):
    """The choice of one of the remaining characters {#characters-draft}."""

    cite = "characters-draft"

    def prompt(self, state: State, seat: int) -> Text:
        return say(state, "prompt-character")

    def choices(self, state: State, seat: int) -> list[Choice]:
        return [
            Choice(
                f"character:{slug}",
                say(state, "choice-character", character=state.facts.named("character", slug)),
                frozenset({f"character:{slug}"}),
                "character",
                (slug,),
            )
            for slug in state.public.draft
        ]

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        ply.state.public.draft.remove(choice.args[0])
        become(ply, seat, choice.args[0])


def become(ply: Ply[State], seat: int, slug: str) -> None:
    """Give a seat a character, with its figures and what it gains at the start."""
    own, facts = trader(ply.state, seat), ply.state.facts
    own.character = slug
    chosen = facts.characters[slug]
    own.figures = [chosen.start_place or facts.start] * chosen.figures
    name = facts.named("character", slug)
    ply.emit("became", seat, targets=[f"trader:{seat}"], character=name)
    if chosen.start:
        receive(ply, seat, chosen.start, "character", f"character:{slug}")


class Compensate(Step, frozen=True, tag="compensate"):
    """The choice of a coin or a camel for each missing pip {#compensation}."""

    cite = "compensation"

    missing: int

    def prompt(self, state: State, seat: int) -> Text:
        return say(state, "prompt-compensate", count=self.missing)

    def choices(self, state: State, seat: int) -> list[Choice]:
        coins = range(self.missing + 1)
        gains = [Bundle(camels=self.missing - number, coins=number) for number in coins]
        return [
            Choice(
                f"compensate:{gain.camels}+{gain.coins}",
                say(state, "choice-receive", reward=amounts_text(state, gain)),
                group="compensate",
                args=(gain,),
            )
            for gain in gains
        ]

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        receive(ply, seat, choice.args[0], "cards", "compensation")
