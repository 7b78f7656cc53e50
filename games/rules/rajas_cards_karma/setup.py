"""The set-up of a game {#setup} {#ruling-die-values}."""

from __future__ import annotations

from games.rules.kernel import Chance
from games.rules.rajas_cards_karma.editions import edition
from games.rules.rajas_cards_karma.facts import COLOURS, Facts
from games.rules.rajas_cards_karma.meta import BONUSES, OPEN
from games.rules.rajas_cards_karma.state import TRACK, Private, Public, Raja, Secret
from games.rules.rajas_cards_karma.steps import State
from games.rules.rajas_cards_karma.table import unnamed


def begin(seats: int, seed: bytes, options: dict[str, str], edition_name: str) -> State:
    """Return the first state {#setup}: each seat has four cards, and the grid is full.

    The first round begins after it.
    """
    facts, chance = edition(edition_name), Chance(seed)
    open_bonuses = options[BONUSES] == OPEN
    values = shuffled_values(chance, facts)
    deck = chance.shuffle("deck/shuffle-0", list(facts.cards))
    hands = [[deck.pop() for _ in range(facts.hand_start)] for _ in range(seats)]
    colours = [[unnamed(facts.cards[card].die_colour, 0) for card in hand] for hand in hands]
    grid = [deck.pop() for _ in range(facts.grid[seats])]
    tracks = [hidden_track(chance, facts, seat, open_bonuses) for seat in range(seats)]
    return State(
        public=Public(
            edition=edition_name,
            open_bonuses=open_bonuses,
            rajas=[Raja([""] * TRACK, held) for held in colours],
            grid=grid,
            deck=len(deck),
            top=deck[-1],
            discards=[],
            seen={},
        ),
        private=[Private([(card, values.pop(card)) for card in hand]) for hand in hands],
        secret=Secret(seed, deck, values, tracks),
        stacks=[[] for _ in range(seats)],
        counts=[0] * seats,
    )


def shuffled_values(chance: Chance, facts: Facts) -> dict[str, int]:
    """Return the value of each card's die, shuffled within its colour {#ruling-die-values}."""
    values: dict[str, int] = {}
    for colour in COLOURS:
        cards = [card for card in facts.cards.values() if card.die_colour == colour]
        dealt = chance.shuffle(f"dice/{colour}", [card.die_value for card in cards])
        values.update(zip((card.id for card in cards), dealt, strict=True))
    return values


def hidden_track(chance: Chance, facts: Facts, seat: int, open_bonuses: bool) -> list[str]:
    """Return a seat's shuffled track cards.

    Empty if the seat arranges them itself {#open-bonuses}.
    """
    return [] if open_bonuses else chance.shuffle(f"track/{seat}", facts.tracks)
