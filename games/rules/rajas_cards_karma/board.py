"""What the board's templates draw: a pure function of a view.

Grid and piles are here; what lies before the players is the `ledger`'s, a seat's own dice and its
running payment are the `held` module's, what the cards look like the `faces`'.
"""

from __future__ import annotations

from typing import Final

from games.rules.kernel.text import Who
from games.rules.rajas_cards_karma.faces import faces
from games.rules.rajas_cards_karma.facts import Facts, edition
from games.rules.rajas_cards_karma.gallery import gallery
from games.rules.rajas_cards_karma.held import held, needs, payment
from games.rules.rajas_cards_karma.ledger import mine, rivals, strips
from games.rules.rajas_cards_karma.looks import SIGNS, Data, die, seat_colour, shown
from games.rules.rajas_cards_karma.words import say

TURN: Final = "rajas-cards-karma-prompt-turn"
"""What is asked when a seat may choose a card for its action or as a die."""
PITCH: Final = (68, 89)
BORDER: Final = 8
ROWS: Final = 3
LEAST: Final = 5
"""The small picture: from card to card, around them, rows, and columns at the least."""


def drawing(view: Data) -> Data:
    """Turn a view into all that the board, the strip and the thumbnail show."""
    public = view["public"]
    facts = edition(public["edition"])
    pay = payment(facts, view)
    return {
        "panes": _PANES if view["seat"] is not None else _PANES_FOR_WATCHERS,
        "headline": say("board-headline", round=public["round"], **{"pass": public["pass"]}),
        "switch": _switch(view),
        "modes": _MODES,
        "grid": _grid(facts, view),
        "thumb": _thumb(facts, public),
        "columns": facts.columns[len(public["players"])],
        "piles": _piles(facts, public),
        "elephant": _elephant(view),
        "ledger": rivals(facts, view),
        "mine": mine(facts, view, pay),
        "payment": pay,
        "dice": held(facts, view, pay),
        "strip": strips(public),
        "gallery": gallery(facts.name),
    }


_PANES: Final = [
    {"id": "grid", "label": say("pane-table")},
    {"id": "mine", "label": say("pane-mine")},
    {"id": "rivals", "label": say("pane-rivals")},
]
_PANES_FOR_WATCHERS: Final = [
    {"id": "grid", "label": say("pane-table")},
    {"id": "rivals", "label": say("pane-players")},
]
_MODES: Final = [
    {"id": "mode:action", "label": say("board-mode-action")},
    {"id": "mode:die", "label": say("board-mode-die")},
]
"""The two things that any card may be chosen for; one of them lights the cards for it alone."""


def _switch(view: Data) -> bool:
    """Tell whether whoever looks may choose a card for its action or as a die."""
    asked: Data = view["open"].get(str(view["seat"]), {})
    return bool(asked.get("id") == TURN)


# -- the grid -----------------------------------------------------------------------------------


def _grid(facts: Facts, view: Data) -> list[Data | None]:
    """Return the cards in their places; a gap stays one until the round ends."""
    takes = needs(facts, view) if _switch(view) else {}
    cards: list[str | None] = view["public"]["grid"]
    return [
        _card(facts, view["public"], id) | {"need": takes.get(id)} if id else None for id in cards
    ]


def _card(facts: Facts, public: Data, id: str) -> Data:
    colour, seen = facts.cards[id].die_colour, public["seen"].get(id)
    return shown(facts, id, "card") | {
        "taken": id == public["buying"],
        "back": die(colour, seen) if seen else None,
    }


def _thumb(facts: Facts, public: Data) -> Data:
    """Return the grid as a small picture: cards of half the size, in three rows on a wide table."""
    columns = max(LEAST, -(-len(public["grid"]) // ROWS))
    high = BORDER + ROWS * PITCH[1]
    wide = max(BORDER + columns * PITCH[0], high * 3 // 2)
    left = (wide - columns * PITCH[0] + BORDER) // 2
    return {
        "wide": str(wide),
        "high": str(high),
        "cards": [
            {
                "face": [faces(facts.name)[id]],
                "x": str(left + place % columns * PITCH[0]),
                "y": str(BORDER + place // columns * PITCH[1]),
            }
            for place, id in enumerate(public["grid"])
            if id
        ],
    }


# -- piles and elephant -------------------------------------------------------------------------


def _piles(facts: Facts, public: Data) -> Data:
    discards: list[str] = public["discards"]
    top = discards[-1] if discards else None
    return {
        "deck": public["deck"],
        "deck_label": say("label-deck", count=public["deck"]),
        "top": public["top"] and shown(facts, public["top"], "top"),
        "discards": len(discards),
        "discards_label": say("label-discards", count=len(discards)),
        "discard": top and die(facts.cards[top].die_colour, public["seen"][top]),
        "playing": [shown(facts, id, "playing") for id in public["playing"]],
    }


def _elephant(view: Data) -> Data:
    starter = view["public"]["starter"]
    back = view["public"]["elephant"] == "back"
    return {
        "seat": seat_colour(starter),
        "sign": SIGNS[starter],
        "name": Who(starter),
        "back": back,
        "you": starter == view["seat"],
        "tip": say("board-elephant-back" if back else "board-elephant-front"),
    }
