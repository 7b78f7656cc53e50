"""Players' pieces in both games: goods, contracts, characters, posts and points.

Texts are the title's (``where`` is its edition); amounts are tokens (see ``looks``).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

import msgspec

from games.boards.common.seats import seat_colour
from games.boards.marco_polo_common.looks import Data, Tokens, amounts, points_first
from games.rules.kernel.text import Text, Who
from games.rules.marco_polo_common.facts import Edition
from games.rules.marco_polo_common.words import Slugged, amounts_text, say

# -- goods --------------------------------------------------------------------------------------


class Ware(msgspec.Struct, frozen=True):
    """A seat's amount of a ware."""

    symbol: str
    ware: str
    count: int
    label: Text


def wares(where: Slugged, trader: Data, kinds: Iterable[str]) -> tuple[Ware, ...]:
    """Return a trader's amounts of these kinds, in the order of the columns."""
    signs = {"camels": "camel", "coins": "coin"}
    return tuple(
        Ware(
            symbol=f"mp-{signs.get(ware, ware)}",
            ware=ware,
            count=trader[ware],
            label=say(where, f"amount-{ware}", count=trader[ware]),
        )
        for ware in kinds
    )


# -- contracts ----------------------------------------------------------------------------------


class Ticket(msgspec.Struct, frozen=True, kw_only=True):
    """A contract that a player has or may take: the goods that it asks for and its reward."""

    id: str
    asked: Tokens
    paid: Tokens
    starter: bool
    label: Text
    tip: Text


@cache
def ticket(facts: Edition, contract: str) -> Ticket:
    """Return a contract: its goods and its reward, points first."""
    own = facts.contracts[contract]
    cost, gain = amounts_text(facts, own.cost), amounts_text(facts, own.gain)
    return Ticket(
        id=f"contract:{contract}",
        asked=amounts(own.cost),
        paid=points_first(amounts(own.gain)),
        starter=own.starter,
        label=say(facts, "label-contract", points=own.gain.vp),
        tip=say(facts, "label-contract-tip", cost=cost, gain=gain),
    )


def tickets(facts: Edition, contracts: Iterable[str]) -> tuple[Ticket, ...]:
    """Return contracts in the order given."""
    return tuple(ticket(facts, contract) for contract in contracts)


def drawn(facts: Edition, view: Data) -> Ticket | None:
    """Return the drawn contract that a player may keep, or ``None`` {#reward-contract}.

    The contract is identified by the text of the prompt, since nothing else in a view names it.
    """
    keep = say(facts, "prompt-keep-contract").id
    asked = [prompt for prompt in view["open"].values() if prompt["id"] == keep]
    if not asked:
        return None
    return ticket(facts, _said(facts)[_words(asked[0]["params"]["contract"])])


@cache
def _said(facts: Edition) -> dict[bytes, str]:
    """Return the ids of an edition's contracts by the encoded texts that name them in a prompt."""
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


# -- characters, posts, points ------------------------------------------------------------------


class Character(msgspec.Struct, frozen=True):
    """A character with its ability."""

    id: str
    slug: str
    name: Text
    tip: Text


class Candidate(msgspec.Struct, frozen=True):
    """A character in the draft, with the colour and the seat of the player who took it.

    ``bid`` describes the bid of that player, if the characters are bid for.
    """

    character: Character
    seat: str
    owner: Who | None
    bid: Text | None = None


@cache
def _character(facts: Edition, slug: str, players: int) -> Character:
    return Character(
        id=f"character:{slug}",
        slug=slug,
        name=facts.named("character", slug),
        tip=say(facts, f"board-character-{slug}", players=players),
    )


def character(facts: Edition, slug: str, players: int) -> Character | None:
    """Return a character; ``None`` before the draft."""
    return _character(facts, slug, players) if slug else None


def draft(facts: Edition, public: Data) -> tuple[Candidate, ...]:
    """Return the characters of the draft, both remaining and taken ones."""
    if not public["draft"]:
        return ()
    if public["bids"]:
        return _bid_for(facts, public)
    seats = public["traders"]
    chosen = {own["character"]: seat for seat, own in enumerate(seats) if own["character"]}
    return tuple(
        Candidate(
            _character(facts, slug, len(seats)),
            seat_colour(chosen.get(slug)),
            Who(chosen[slug]) if slug in chosen else None,
        )
        for slug in [*public["draft"], *chosen]
    )


def _bid_for(facts: Edition, public: Data) -> tuple[Candidate, ...]:
    """Return the characters with the bids on them {#ruling-bids}."""
    bids = {bid["item"]: (seat, bid["points"]) for seat, bid in enumerate(public["bids"]) if bid}
    found = []
    for slug in public["draft"]:
        seat, points = bids.get(slug, (None, 0))
        bid = None if seat is None else say(facts, "board-bid", points=points)
        owner = None if seat is None else Who(seat)
        one = _character(facts, slug, len(public["traders"]))
        found.append(Candidate(one, seat_colour(seat), owner, bid))
    return tuple(found)


def draft_note(where: Slugged, public: Data) -> Text:
    """Return a sentence on how the characters are chosen."""
    return say(where, "board-draft-note-bids" if public["bids"] else "board-draft-note")


def owed(facts: Edition, view: Data, seat: int) -> Text | None:
    """Return the points that a seat will pay for its character; ``None`` if there are none."""
    public = view["public"]
    bid = public["bids"][seat] if public["bids"] else None
    if view["over"] or not bid or not bid["points"] or not public["traders"][seat]["character"]:
        return None
    return say(facts, "board-owed", points=bid["points"])


class PostPlace(msgspec.Struct, frozen=True):
    """A place for an unplaced post: whether the post is still there, and the points for it."""

    there: bool
    points: int


def shelf(whole: int, gone: int, points: dict[int, int]) -> tuple[PostPlace, ...]:
    """Return the places of a seat's unplaced posts; the one used first comes first {#late-posts}.

    ``whole`` is the number of all posts, ``gone`` that of the placed ones. ``points`` has the
    points by a post's number.
    """
    return tuple(PostPlace(number > gone, points.get(number, 0)) for number in range(1, whole + 1))


class Score(msgspec.Struct, frozen=True):
    """Each seat's points so far by one scoring rule."""

    name: Text
    points: tuple[int, ...]


def score_sheet(where: Slugged, public: Data, rules: Sequence[str]) -> tuple[Score, ...]:
    """Return the points so far by scoring rule, without rules that have given no points."""
    scores = public["scores"]
    return tuple(
        Score(say(where, f"score-{rule}"), tuple(scores[rule]))
        for rule in rules
        if any(scores.get(rule, ()))
    )
