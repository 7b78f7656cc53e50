"""The rules that a refusal may cite, by kind of key, as a reader of the rulebook expects them.

The lists are written by hand, independently of the titles' code.
"""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import NamedTuple


class Citable(NamedTuple):
    """The rules that a refusal may cite for a kind of key.

    ``moment`` may be cited at any step; ``thing`` only at a step that asks for the kind but doesn't
    offer this key.
    """

    moment: frozenset[str]
    thing: frozenset[str]


def alike(kinds: str, moment: str, thing: str = "") -> dict[str, Citable]:
    """Return the same rules for several kinds of keys, or for patterns of kinds."""
    rules = Citable(frozenset(moment.split()), frozenset(thing.split()))
    return dict.fromkeys(kinds.split(), rules)


DICE = "spaces mixed-sets lowest-die at-least-once surcharge brown colour-once"
MARCO_POLO = {
    **alike("end", "one-action"),
    **alike("fulfil", "bonus-when", "fulfil"),
    **alike("bag", "bonus-when", "bag bag-last-die"),
    **alike("reroll", "bonus-when", "reroll raschid"),
    **alike("turn", "bonus-when", "turn-die raschid"),
    **alike("buy", "bonus-when", "buy-black black-die-limit"),
    **alike("turn-up turn-down", "turn-die", "no-wrap"),
    **alike("character", "characters-draft"),
    **alike("bid points", "ruling-bids"),
    **alike("compensate", "compensation"),
    **alike("add", "mixed-sets", "spaces surcharge colour-once seal-die travel-costs"),
    **alike("purse", "bag"),
    **alike("leave draw", "reward-contract"),
    **alike("go go-1 go-2", "travel-steps", "travel-costs sea-routes travel-price"),
    **alike("stop", "travel-steps", "at-least-once"),
    **alike("stay", "ruling-reward-optional", "travel-steps"),
    **alike("pay camels", "jade-payment"),
    **alike("goods give", "reward-goods"),
    **alike("keep decline", "reward-contract contract-fresh"),
    **alike("replace", "contract-places", "contract-fresh"),
    **alike("first", "ruling-bonus-order"),
    **alike("relocate", "relocation"),
    **alike("copy", "city-bonus"),
    **alike("times", "card-exchange"),
    **alike("khan", "one-action", f"{DICE} khan-rising khan-slots"),
    **alike(
        "card-*",
        "one-action",
        f"{DICE} city-card-post city-card-once card-min-die card-city-bonus card-count card-move "
        "seal-die seal-once",
    ),
}
CITABLE = {
    "marco-polo-1": {
        **MARCO_POLO,
        **alike("goals", "goals"),
        **alike("row", "market-row"),
        **alike("take", "contract-positions"),
        **alike("bonus", "contract-bonus card-city-bonus"),
        **alike("enough", "at-least-once card-exchange", "contract-positions card-city-bonus"),
        **alike("coins market-*", "one-action", DICE),
        **alike("contracts", "one-action", f"{DICE} contract-places contract-positions"),
        **alike("travel", "one-action", f"{DICE} travel-costs travel-price"),
    },
    "marco-polo-2": {
        **MARCO_POLO,
        **alike("upgrade", "bonus-when", "upgrade"),
        **alike("kept", "bonus-when", "filippo-vitello"),
        **alike("goal", "goals"),
        **alike("offer", "offers", "book-jade"),
        **alike("take-seal", "seal-die", "seal-once"),
        **alike("take", "contract-action"),
        **alike("bonus", "card-city-bonus"),
        **alike("post no-post", "travel-upper"),
        **alike("enough", "at-least-once card-exchange", "contract-action card-city-bonus"),
        **alike("oases", "moengke-khan"),
        **alike("double", "mailin-and-tian-chin"),
        **alike("pair", "isabella-donati"),
        **alike("black", "black-dice-variant"),
        **alike("book-*", "one-action", f"{DICE} book-dice book-jade"),
        **alike("contracts", "one-action", f"{DICE} contract-action contract-places"),
        **alike("seals", "one-action", f"{DICE} seal-die seal-once"),
        **alike("travel-*", "one-action", f"{DICE} travel-costs gantulga-od"),
        **alike("special-*", "one-action", f"{DICE} special special-once"),
    },
    "rajas-cards-karma": {
        **alike("take", "turn hand-limit", "take-die"),
        **alike("build", "turn", "build-payment"),
        **alike("ship", "turn", "ship-price bonuses"),
        **alike("palace", "turn", "palace-price bonuses ruling-declining"),
        **alike("goods", "turn", "ruling-declining"),
        **alike("end", "turn", "bonus-extra-turn"),
        **alike("bonus-turn", "bonus-extra-turn"),
        **alike("steward-dice", "ruling-steward-time", "steward-dice turn"),
        **alike("steward-turn", "ruling-steward-time steward-turn", "turn"),
        **alike("die pay", "build-payment", "ship-price palace-price ruling-irredundant"),
        **alike("karma", "karma", "build-payment karma-bounds ruling-irredundant"),
        **alike(
            "joker",
            "ruling-steward-time steward-joker",
            "build-payment ship-price palace-price ruling-irredundant",
        ),
        **alike("drop", "hand-limit"),
        **alike("stop", "ruling-declining"),
        **alike("trio mixed mixed-goods", "one-effect"),
        **alike("fame coins", "bonuses"),
        **alike("fame-first coins-first", "ruling-flip-order"),
        **alike("reward", "palace-5"),
        **alike("lay", "open-bonuses"),
    },
    "yspahan": {
        **alike("roll", "roll", "yellow-dice"),
        **alike("take", "take-group roll", "two-players-yellow-only"),
        **alike("draw", "no-group"),
        **alike("pass", "ruling-nothing-to-draw", "no-group"),
        **alike(
            "act",
            "three-actions",
            "deliver-impossible ruling-no-card-left two-players-build",
        ),
        **alike("boost", "card-boost"),
        **alike(
            "build",
            "build two-players-build building-once card-effect card-no-camels card-no-gold "
            "ruling-build-cards-single two-players-build-cards",
        ),
        **alike(
            "card",
            "ruling-card-time card-effect",
            "card-swap card-sell-camels card-sell-gold card-no-camels card-no-gold foreign-souk "
            "ruling-at-least-one ruling-place-card unfinished-souk one-cube-per-shop "
            "two-players-build-cards",
        ),
        **alike("end", "turn"),
        **alike("place", "deliver", "foreign-souk unfinished-souk one-cube-per-shop"),
        **alike("skip-hoist", "ruling-hoist-optional", "deliver"),
        **alike("move", "supervisor-move", "supervisor-gold supervisor-no-turning-back"),
        **alike("send", "supervisor-order"),
        **alike("save give", "save-cube"),
    },
}


HEADED = {
    "marco-polo-1": {"no-such-die": "spaces"},
    "marco-polo-2": {"no-such-die": "spaces"},
    "rajas-cards-karma": {"not-offered": "karma"},
    "yspahan": {"end-action": "turn"},
}
"""By code of a refusal: a chapter that it may cite, since the broken rule has no anchor."""


def citable(slug: str, kind: str) -> Citable:
    """Return the rules that a refusal may cite for a kind of key."""
    table = CITABLE[slug]
    exact = table.get(kind)
    return exact or next(table[pattern] for pattern in table if fnmatchcase(kind, pattern))
