"""The result, and the audit of a state {#end} {#ties}."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from games.rules.kernel import Outcome, ScoreLine, Tie, ranked
from games.rules.rajas_cards_karma.facts import COLOURS
from games.rules.rajas_cards_karma.gains import COINS, FAME, KARMA, STEWARDS, limit
from games.rules.rajas_cards_karma.state import TRACK
from games.rules.rajas_cards_karma.table import facts_of, held_colour, raja
from games.rules.rajas_cards_karma.words import say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from games.rules.rajas_cards_karma.facts import Facts
    from games.rules.rajas_cards_karma.steps import State


def outcome(state: State) -> Outcome:
    """Return the outcome: turned track cards decide, then remaining fame and coins, then karma.

    Seats that are equal in all of these share a rank {#ties}.
    """
    numbers, rajas = facts_of(state).numbers, state.public.rajas
    totals = [own.turned for own in rajas]
    left = [own.fame * numbers.tie_fame + own.coins * numbers.tie_coin for own in rajas]
    karma = [own.karma for own in rajas]
    lines = [
        ScoreLine("fame", say("score-fame"), [own.left for own in rajas], "fame-flip"),
        ScoreLine("coins", say("score-coins"), [own.right for own in rajas], "coin-flip"),
    ]
    tied = len(set(totals)) < len(totals)
    ties = [Tie(say("tie-left"), left), Tie(say("tie-karma"), karma)] if tied else []
    return Outcome(say("end-track"), lines, totals, ranked(totals, left, karma), ties)


def traits(state: State, seat: int) -> dict[str, tuple[str, ...]]:
    """Return the bonuses at both ends of a seat's row of track cards {#track-row}."""
    seen, hidden = raja(state, seat).track, state.secret.tracks[seat]
    return {"leftmost": (seen[0] or hidden[0],), "rightmost": (seen[-1] or hidden[-1],)}


def audit(state: State) -> list[str]:
    """Return a sentence for each contradiction, such as a card that is missing."""
    return [*_cards(state), *_dice(state), *_tokens(state), *_tracks(state)]


def _cards(state: State) -> Iterator[str]:
    public, cards = state.public, facts_of(state).cards
    displays = [row for own in public.rajas for row in (own.buildings, own.ships, own.goods)]
    hands = [[card for card, _ in own.hand] for own in state.private]
    grid = [card for card in public.grid if card]
    everywhere = chain(state.secret.deck, public.discards, public.playing, grid, *hands, *displays)
    if sorted(everywhere) != sorted(cards):
        yield "cards: not each of them in one place"
    deck = state.secret.deck
    if (public.deck, public.top) != (len(deck), deck[-1] if deck else ""):
        yield "deck: not what is shown"
    for seat, (own, hand) in enumerate(zip(public.rajas, hands, strict=True)):
        if not _is_known_as(facts_of(state), hand, own.hand):
            yield f"hand of seat {seat}: not the cards that it took"
        if len(hand) > facts_of(state).hand_limit:
            yield f"hand of seat {seat}: more dice than may be held"


def _is_known_as(facts: Facts, hand: list[str], known: list[str]) -> bool:
    """Return whether a hand matches its public record: ids, or colours of cards drawn unseen."""
    return len(hand) == len(known) and all(
        card == entry
        or (entry not in facts.cards and held_colour(facts, card) == held_colour(facts, entry))
        for card, entry in zip(hand, known, strict=True)
    )


def _dice(state: State) -> Iterator[str]:
    cards, seen, hidden = facts_of(state).cards, state.public.seen, state.secret.values
    held = {card: value for own in state.private for card, value in own.hand}
    if any(seen[card] != held[card] for card in held if card in seen):
        yield "dice: one in a hand isn't the one that was seen"
    if set(hidden) & (set(seen) | set(held)):
        yield "dice: one is hidden that somebody has seen"
    backs = {**hidden, **seen, **held}
    for colour in COLOURS:
        printed = sorted(card.die_value for card in cards.values() if card.die_colour == colour)
        ids = (card.id for card in cards.values() if card.die_colour == colour)
        if sorted(backs.get(card, 0) for card in ids) != printed:
            yield f"dice: not those that are {colour}"


def _tokens(state: State) -> Iterator[str]:
    for seat, own in enumerate(state.public.rajas):
        for kind in (FAME, COINS, KARMA, STEWARDS):
            have, most = getattr(own, kind), limit(state, seat, kind)
            if have < 0 or (most and have >= most):
                yield f"{kind} of seat {seat}: {have}"
        laid = state.private[seat]
        if sum(map(abs, laid.laid.values())) > own.karma or len(laid.jokers) > own.stewards:
            yield f"payment of seat {seat}: more than it has"


def _tracks(state: State) -> Iterator[str]:
    codes = sorted(facts_of(state).tracks)
    for seat, own in enumerate(state.public.rajas):
        if own.turned > TRACK:
            yield f"track of seat {seat}: {own.turned} cards turned"
        hidden = state.secret.tracks[seat]
        known = [code for code in own.track if code]
        if len(known) + own.track.count("") != TRACK or (
            hidden and sorted([*known, *filter(None, hidden)]) != codes
        ):
            yield f"track of seat {seat}: not one card of each bonus"
