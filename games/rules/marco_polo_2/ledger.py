"""What lies before the players: at a glance, row by row, and the viewer's own board."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from games.rules.kernel.text import Param, Text, Who, text
from games.rules.marco_polo_2.band import named, waiting_dice
from games.rules.marco_polo_2.facts import (
    POST_POINTS,
    POSTS,
    SCORES,
    Edition,
    bundle_text,
    character_text,
    edition,
    seal_text,
    shield_text,
)
from games.rules.marco_polo_common.bundle import WARES
from games.rules.marco_polo_common.facts import (
    Contract,
)
from games.rules.marco_polo_common.looks import Data, amounts, seat_colour

SIGNS: Final = {"camels": "camel", "coins": "coin"}
"""The signs of wares that have another name."""


def wares(trader: Data) -> list[Data]:
    """Return a trader's goods in fixed columns, so that seats can be compared."""
    return [
        {
            "symbol": f"mp-{SIGNS.get(ware, ware)}",
            "ware": ware,
            "count": trader[ware],
            "label": text(f"marco-polo-2-amount-{ware}", count=trader[ware]),
        }
        for ware in WARES
    ]


# -- at a glance --------------------------------------------------------------------------------


def strips(public: Data) -> list[Data]:
    """Return what the strip of players shows of each seat."""
    return [
        {
            "seat": seat_colour(seat),
            "points": trader["points"],
            "dice": len(trader["dice"]) + len(trader["black"]),
            "wares": wares(trader),
            "hourglass": public["hourglass"] == seat,
        }
        for seat, trader in enumerate(public["traders"])
    ]


# -- contracts, seals, goals --------------------------------------------------------------------


@cache
def slip(edition_name: str, contract: str) -> Data:
    """Return a contract: what it asks, what it pays, points first."""
    own = edition(edition_name).contracts[contract]
    paid = sorted(amounts(own.gain), key=lambda item: item["icon"] != "points")
    return {
        "id": f"contract:{contract}",
        "asked": amounts(own.cost),
        "paid": paid,
        "starter": own.deck == "starter",
        "label": text("marco-polo-2-label-contract", points=own.gain.vp),
        "tip": text(
            "marco-polo-2-label-contract-tip",
            cost=bundle_text(own.cost),
            gain=bundle_text(own.gain),
        ),
    }


def _slips(public: Data, contracts: list[str]) -> list[Data]:
    return [slip(public["edition"], contract) for contract in contracts]


KEEP: Final = "marco-polo-2-prompt-keep-contract"


def drawn(view: Data) -> Data | None:
    """Return the contract that was drawn from the pile and may be kept {#reward-contract}.

    It lies nowhere yet: only the question about it names it.
    """
    asked = [prompt for prompt in view["open"].values() if prompt["id"] == KEEP]
    if not asked:
        return None
    edition_name = view["public"]["edition"]
    return slip(edition_name, _said(edition_name)[_words(asked[0]["params"]["contract"])])


@cache
def _said(edition_name: str) -> dict[bytes, str]:
    """Return an edition's contracts by the words for what they ask and bring."""
    return {_words(_contract_text(own)): own.id for own in edition(edition_name).contracts.values()}


def _contract_text(own: Contract) -> Text:
    return text("marco-polo-2-contract", cost=bundle_text(own.cost), reward=bundle_text(own.gain))


def _words(said: Text | Data) -> bytes:
    return msgspec.json.encode(msgspec.to_builtins(said), order="deterministic")


def _seals(facts: Edition, trader: Data) -> list[Data]:
    """Return a trader's seals in the order of the edition, with what improving them costs."""
    held: dict[str, bool] = trader["seals"]
    return [_seal(facts, seal, held[seal]) for seal in facts.seals if seal in held]


def _seal(facts: Edition, seal: str, improved: bool) -> Data:
    own = facts.seals[seal]
    key = "improved" if improved else "simple"
    return {
        "id": f"seal:{seal}",
        "seal": seal,
        "improved": improved,
        "upgrade": [] if improved else amounts(own.upgrade_cost),
        "bonus": amounts(own.bonus),
        "name": named("board", f"seal-{key}", seal=seal_text(facts, seal)),
        "tip": named(
            "board",
            f"seal-{key}-tip",
            cost=bundle_text(own.upgrade_cost),
            bonus=bundle_text(own.bonus),
        ),
    }


@cache
def goal(edition_name: str, id: str) -> Data:
    """Return a goal card: points for improved seals, shields that count once more."""
    facts = edition(edition_name)
    own = facts.goals[id]
    seals = [
        named("board", "goal-seal", seal=seal_text(facts, seal), points=points)
        for seal, points in own.seals.items()
    ]
    shields = [
        named("board", "goal-shield", shield=shield_text(facts, shield)) for shield in own.shields
    ]
    lines: dict[str, Param] = dict(zip("abcd", [*seals, *shields], strict=True))
    return {
        "id": f"goal:{id}",
        "seals": [{"seal": seal, "points": points} for seal, points in own.seals.items()],
        "shields": [
            {"shield": shield, "name": shield_text(facts, shield)} for shield in own.shields
        ],
        "label": named("board", "goal"),
        "tip": Text("marco-polo-2-board-goal-tip", lines),
    }


@cache
def character(edition_name: str, slug: str) -> Data | None:
    """Return a character with what it can do; ``None`` before one is chosen."""
    if not slug:
        return None
    return {
        "id": f"character:{slug}",
        "slug": slug,
        "name": character_text(edition(edition_name), slug),
        "tip": named("board-character", slug),
    }


def _kept(facts: Edition, trader: Data) -> list[Data]:
    return [
        {
            "id": f"kept:{id}",
            "items": amounts(facts.outposts[id].gain),
            "label": named("board", "kept", gain=bundle_text(facts.outposts[id].gain)),
        }
        for id in trader["kept"]
    ]


# -- the players --------------------------------------------------------------------------------


def ledger(view: Data) -> Data:
    """Return a row per player: what lies open before them."""
    public = view["public"]
    rows = [_row(view, seat, trader) for seat, trader in enumerate(public["traders"])]
    return {"rows": rows, "wares": wares(public["traders"][0])}


def _row(view: Data, seat: int, trader: Data) -> Data:
    public = view["public"]
    facts = edition(public["edition"])
    left = POSTS - len(trader["posts"])
    return {
        "id": f"trader:{seat}",
        "seat": seat_colour(seat),
        "name": Who(seat),
        "you": seat == view["seat"],
        "theirs": seat != view["seat"],
        "turn": seat == public["turn"] and not view["over"],
        "hourglass": seat == public["hourglass"],
        "starts": seat == public["starter"] and public["round"] > 0,
        "points": trader["points"],
        "character": character(facts.name, trader["character"]),
        "wares": wares(trader),
        "dice": [
            die | {"colour": die["colour"] or seat_colour(seat)}
            for die in waiting_dice(trader, None)
        ],
        "seals": _seals(facts, trader),
        "slips": _slips(public, trader["contracts"]),
        "done": len(trader["done"]),
        "done_label": named("board", "done", count=len(trader["done"])),
        "left": left,
        "left_label": named("board", "posts-left", count=left),
        "kept": _kept(facts, trader),
        "goals": _shown_goals(public, seat),
    }


def _shown_goals(public: Data, seat: int) -> list[Data]:
    """Return the goal cards of a seat that everybody sees: the open ones, at the end all."""
    shown = public["open_goals"]
    own = public["traders"][seat]["goal"]
    ids = [own] if own else shown[seat] if shown else []
    return [goal(public["edition"], id) for id in ids]


# -- the viewer's own board ---------------------------------------------------------------------


def mine(view: Data) -> Data | None:
    """Return all that lies before the viewer; ``None`` for those who only watch."""
    public, seat = view["public"], view["seat"]
    if seat is None:
        return None
    facts, trader = edition(public["edition"]), public["traders"][seat]
    return {
        "seat": seat_colour(seat),
        "character": character(facts.name, trader["character"]),
        "wares": wares(trader),
        "dice": waiting_dice(trader, seat),
        "slips": _slips(public, trader["contracts"]),
        "seals": _seals(facts, trader),
        "goals": _own_goals(view),
        "posts": _posts(trader),
        "posts_label": named("board", "posts-left", count=POSTS - len(trader["posts"])),
        "kept": _kept(facts, trader),
        "done": len(trader["done"]),
        "done_label": named("board", "done", count=len(trader["done"])),
    }


def _own_goals(view: Data) -> list[Data]:
    public, own = view["public"], view["private"]
    ids = own["goals"] if own else []
    return [goal(public["edition"], id) for id in ids]


def _posts(trader: Data) -> list[Data]:
    """Return the places of a trader's posts; they are taken from the first on {#late-posts}."""
    gone = len(trader["posts"])
    return [
        {"there": number > gone, "points": POST_POINTS.get(number, 0)}
        for number in range(1, POSTS + 1)
    ]


# -- scores -------------------------------------------------------------------------------------


def score_sheet(public: Data) -> list[Data]:
    """Return the points so far, rule by rule, without rules that gave none."""
    scores = public["scores"]
    return [
        {"name": named("score", rule), "points": scores[rule]}
        for rule in SCORES
        if any(scores.get(rule, ()))
    ]
