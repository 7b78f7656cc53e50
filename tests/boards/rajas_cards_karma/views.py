"""Views to draw: a seat in the middle of a game, while it pays, and at the beginning."""

from __future__ import annotations

from typing import Any

from games.rules.rajas_cards_karma import title

View = dict[str, Any]
EDITION = "reconstructed-1"
PROMPT = "rajas-cards-karma-prompt"

MARA: View = {
    "fame": 1,
    "coins": 4,
    "karma": 2,
    "stewards": 1,
    "hand": ["green", "green", "blue", "orange", "orange", "purple"],
    "buildings": ["b01", "b35"],
    "ships": ["s05", "s18"],
    "goods": ["g16", "g25"],
    "track": ["karma2", None, None, None, None, "dice2"],
    "left": 1,
    "right": 1,
}
JONAS: View = {
    "fame": 2,
    "coins": 3,
    "karma": 1,
    "stewards": 2,
    "hand": ["blue", "blue", "orange", "purple", "green"],
    "buildings": ["b36", "b02"],
    "ships": ["s17"],
    "goods": ["g01", "g08"],
    "track": ["ship_or_fame1", None, None, None, "palace_or_coins2", "extra_turn"],
    "left": 1,
    "right": 2,
}
AYLIN: View = {
    "fame": 0,
    "coins": 5,
    "karma": 0,
    "stewards": 1,
    "hand": ["green", "purple", "blue"],
    "buildings": ["b60"],
    "ships": ["s09", "s11"],
    "goods": ["g33"],
    "track": ["extra_turn", "steward1", None, None, None, "karma2"],
    "left": 2,
    "right": 1,
}
GRID = [
    *("s22", "b51", None, "g28"),
    *("p17", "b28", "b59", "s07"),
    *(None, "b03", "g22", None),
    *("g18", "p09", "b34", None),
]
HAND = {"b06": 4, "b20": 1, "b10": 6, "b15": 2, "b49": 5, "b45": 3}
"""Mara's dice: green 4, orange 1, blue 6, purple 2, orange 5, purple 3."""


def mid_game(seat: int | None = 0, *, paying: bool = False) -> View:
    """Return a view of round 4, second pass, three seats: Mara takes a card.

    With `paying` she pays for a fort and a temple instead.
    """
    public = {
        "edition": EDITION,
        "open_bonuses": False,
        "round": 4,
        "pass": 2,
        "turn": 0,
        "order": [0, 1, 2],
        "starter": 0,
        "elephant": "back",
        "finishing": False,
        "extra": 0,
        "grid": GRID,
        "deck": 76,
        "top": "s26",
        "discards": ["b40", "b07"],
        "seen": {"b40": 1, "b07": 4, "s07": 2},
        "playing": [],
        "buying": "b28" if paying else None,
        "players": [MARA, JONAS, AYLIN],
    }
    hand = [{"card": card, "value": value} for card, value in HAND.items()]
    private = {"hand": hand, "laid": {"b06": 1} if paying else {}, "jokers": []}
    prompt = f"{PROMPT}-pay-sum" if paying else f"{PROMPT}-turn"
    return {
        "seat": seat,
        "public": public,
        "private": private if seat == 0 else None if seat is None else empty(),
        "open": {"0": {"id": prompt, "params": {}}},
        "over": False,
    }


def empty() -> View:
    """Return the private view of a seat whose dice do not matter."""
    return {"hand": [], "laid": {}, "jokers": []}


def morning(seats: int, seat: int | None = 0, **options: str) -> View:
    """Return the view of a game that has just begun."""
    state = title.new(seats=seats, seed=bytes([seats] * 32), options=options)
    return title.view(state, seat)


VIEWS = {
    "turn": mid_game(),
    "paying": mid_game(paying=True),
    "rival": mid_game(1),
    "spectator": mid_game(None),
    "morning of two": morning(2),
    "morning of four": morning(4, 2),
    "open bonuses": morning(3, 1, bonuses="open"),
}
