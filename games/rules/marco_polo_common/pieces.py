"""What lies on both games' boards beside the map, as their templates draw it.

Dice, spaces of the action area, small actions, goods, contracts, characters and posts. Sentences are the
title's (``where`` is its edition), amounts are lists of tokens (see ``looks``); nothing here knows HTML.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Final

import msgspec

from games.rules.kernel.text import Param, Text, Who
from games.rules.marco_polo_common.bundle import Bundle
from games.rules.marco_polo_common.dice import UNDECLARED
from games.rules.marco_polo_common.facts import (
    BUY_DIE,
    KHAN_SLOTS,
    REROLL,
    TURN_DIE,
    Edition,
)
from games.rules.marco_polo_common.looks import Data, amounts, die_colour, seat_colour
from games.rules.marco_polo_common.words import Slugged, amounts_text, say

ACTS: Final = {"reroll": REROLL, "turn": TURN_DIE, "buy": BUY_DIE}
"""The bonus actions that have no other place on the board, each with its cost."""
LIGHT: Final = {"d": "", "b": "black", "w": "white"}
"""Colours of dice that may lie before a seat, by the letter of their targets; its own is ""."""
WORDS: Final = {"d": "own-die", "b": "black-die", "w": "white-die"}


def board_text(where: Slugged, id: str, /, **params: Param) -> Text:
    """Return a sentence of the title's board."""
    return say(where, f"board-{id}", **params)


# -- dice ---------------------------------------------------------------------------------------


def waiting_dice(where: Slugged, trader: Data, colour: str) -> list[Data]:
    """Return a seat's dice that are not placed: its own in its colour, white ones, black ones."""
    kinds = {"d": trader["dice"], "w": trader.get("white", []), "b": trader["black"]}
    dice = [_waiting(where, kind, pips, colour) for kind, own in kinds.items() for pips in own]
    return _first_named(dice)


def _waiting(where: Slugged, kind: str, pips: int, colour: str) -> Data:
    return {
        "target": f"die:{kind}{pips}",
        "colour": LIGHT[kind] or colour,
        "pips": pips,
        "undeclared": pips == UNDECLARED,
        "label": board_text(where, WORDS[kind], pips=pips),
    }


def _first_named(things: list[Data]) -> list[Data]:
    """Give the first of several things with the same target its id: ids stand once on a page."""
    seen: set[str] = set()
    for thing in things:
        thing["id"] = "" if thing["target"] in seen else thing["target"]
        seen.add(thing["target"])
    return things


def _lying(where: Slugged, die: Data) -> Data:
    who = Who(die["by"]) if die["by"] >= 0 else board_text(where, "nobody")
    return {
        "colour": die_colour(die["colour"]),
        "pips": die["pips"],
        "undeclared": die["pips"] == UNDECLARED,
        "label": board_text(where, "die-of", pips=die["pips"], seat=who),
    }


def supply(where: Slugged, public: Data) -> list[Data]:
    """Return the black dice of the supply, not rolled yet, as one with their number."""
    count = len(public["black"])
    if not count:
        return []
    return [{"id": "black:0", "count": count, "label": board_text(where, "supply", count=count)}]


# -- spaces -------------------------------------------------------------------------------------


@cache
def small_actions(where: Edition) -> list[Data]:
    """Return the bonus actions that are paid with camels."""
    return [
        {
            "id": f"act:{act}",
            "act": act,
            "items": amounts(cost),
            "name": board_text(where, f"act-{act}"),
            "tip": board_text(where, f"act-{act}-tip", cost=amounts_text(where, cost)),
        }
        for act, cost in ACTS.items()
    ]


def space(where: Slugged, public: Data, id: str, name: Text, tip: Text, **more: Any) -> Data:
    """Return what all spaces have in common: a target, the dice on it, words."""
    dice = [_lying(where, die) for die in public["spaces"].get(id, [])]
    return {
        "id": f"space:{id}",
        "name": name,
        "label": _taken(where, name, dice) if dice else name,
        "tip": tip,
        "dice": dice,
        "crowd": "many" if len(dice) > 4 else "some" if len(dice) > 2 else "",
        "placing": public["placing"] == id,
        **more,
    }


def _taken(where: Slugged, name: Text, dice: list[Data]) -> Text:
    pips = [die["pips"] for die in dice if not die["undeclared"]]
    if not pips:
        return board_text(where, "space-undeclared", space=name, count=len(dice))
    return board_text(where, "space-taken", space=name, pips=pips, count=len(pips))


def khan(where: Slugged, public: Data, gain: Bundle) -> Data:
    """Return the Khan's favour: the dice on it, and for the next slot the least die {#khan-rising}."""
    tip = board_text(where, "khan-tip", gain=amounts_text(where, gain))
    name = board_text(where, "khan")
    station = space(where, public, "khan", name, tip, items=amounts(gain))
    dice = station["dice"]
    free = KHAN_SLOTS - len(dice)
    station["slots"] = [{"least": dice[-1]["pips"] if dice and not at else 0} for at in range(free)]
    return station


# -- before the players -------------------------------------------------------------------------


def wares(where: Slugged, trader: Data, kinds: Iterable[str]) -> list[Data]:
    """Return a trader's goods in fixed columns, so that seats can be compared."""
    signs = {"camels": "camel", "coins": "coin"}
    return [
        {
            "symbol": f"mp-{signs.get(ware, ware)}",
            "ware": ware,
            "count": trader[ware],
            "label": say(where, f"amount-{ware}", count=trader[ware]),
        }
        for ware in kinds
    ]


@cache
def ticket(facts: Edition, contract: str) -> Data:
    """Return a contract: what it asks, what it pays, points first."""
    own = facts.contracts[contract]
    cost, gain = amounts_text(facts, own.cost), amounts_text(facts, own.gain)
    return {
        "id": f"contract:{contract}",
        "asked": amounts(own.cost),
        "paid": sorted(amounts(own.gain), key=lambda item: item["icon"] != "points"),
        "starter": own.starter,
        "label": say(facts, "label-contract", points=own.gain.vp),
        "tip": say(facts, "label-contract-tip", cost=cost, gain=gain),
    }


def drawn(facts: Edition, view: Data) -> Data | None:
    """Return the contract that was drawn from the pile and may be kept {#reward-contract}.

    It lies nowhere yet: only the question about it names it.
    """
    keep = say(facts, "prompt-keep-contract").id
    asked = [prompt for prompt in view["open"].values() if prompt["id"] == keep]
    if not asked:
        return None
    return ticket(facts, _said(facts)[_words(asked[0]["params"]["contract"])])


@cache
def _said(facts: Edition) -> dict[bytes, str]:
    """Return an edition's contracts by the words for what they ask and bring."""
    return {
        _words(
            say(
                facts,
                "contract",
                cost=amounts_text(facts, own.cost),
                reward=amounts_text(facts, own.gain),
            )
        ): own.id
        for own in facts.contracts.values()
    }


def _words(said: Text | Data) -> bytes:
    return msgspec.json.encode(msgspec.to_builtins(said), order="deterministic")


@cache
def character(facts: Edition, slug: str, players: int) -> Data | None:
    """Return a character with what it can do; ``None`` before one is chosen."""
    if not slug:
        return None
    return {
        "id": f"character:{slug}",
        "slug": slug,
        "name": facts.named("character", slug),
        "tip": say(facts, f"board-character-{slug}", players=players),
    }


def draft(facts: Edition, public: Data) -> list[Data]:
    """Return the characters while they are being chosen: those still there, those taken."""
    if not public["draft"]:
        return []
    seats = public["traders"]
    chosen = {own["character"]: seat for seat, own in enumerate(seats) if own["character"]}
    return [
        {
            **(character(facts, slug, len(seats)) or {}),
            "seat": seat_colour(chosen.get(slug)),
            "owner": Who(chosen[slug]) if slug in chosen else None,
        }
        for slug in [*public["draft"], *chosen]
    ]


def shelf(whole: int, gone: int, points: dict[int, int]) -> list[Data]:
    """Return the places of a seat's posts; they are taken from the first on {#late-posts}."""
    return [
        {"there": number > gone, "points": points.get(number, 0)} for number in range(1, whole + 1)
    ]


def score_sheet(where: Slugged, public: Data, rules: Sequence[str]) -> list[Data]:
    """Return the points so far, rule by rule, without rules that gave none."""
    scores = public["scores"]
    return [
        {"name": say(where, f"score-{rule}"), "points": scores[rule]}
        for rule in rules
        if any(scores.get(rule, ()))
    ]
