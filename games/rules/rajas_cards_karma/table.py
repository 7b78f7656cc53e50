"""Functions that move cards between deck, grid, hands and discards, or read parts of a state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.rules.kernel import Ply
from games.rules.rajas_cards_karma.editions import edition
from games.rules.rajas_cards_karma.facts import Facts
from games.rules.rajas_cards_karma.words import back_text, card_text, die_text

if TYPE_CHECKING:
    from collections.abc import Iterable

    from games.rules.rajas_cards_karma.facts import Card
    from games.rules.rajas_cards_karma.state import Raja
    from games.rules.rajas_cards_karma.steps import State


def facts_of(state: State) -> Facts:
    """Return the facts of the game's edition."""
    return edition(state.public.edition)


def raja(state: State, seat: int) -> Raja:
    """Return a seat's public pieces."""
    return state.public.rajas[seat]


def lying(state: State, kind: str) -> list[Card]:
    """Return the cards of a kind in the grid, in the order of its places."""
    cards = facts_of(state).cards
    return [cards[id] for id in state.public.grid if id and cards[id].kind == kind]


# -- the deck ---------------------------------------------------------------------------------


def draw_top(ply: Ply[State]) -> str:
    """Take and return the deck's top card; "" if none is left {#ruling-nothing-to-draw}.

    Callers must call `refill` after they have put the card in its place.
    """
    public, secret = ply.state.public, ply.state.secret
    refill(ply)
    if not public.deck:
        return ""
    card = public.top
    secret.deck.pop()
    public.deck -= 1
    public.top = secret.deck[-1] if public.deck else ""
    return card


def refill(ply: Ply[State]) -> None:
    """Shuffle the discards into a new deck if the deck is empty {#reshuffle}.

    Everybody still knows the dice seen on the discard pile. The new top card is face up.
    """
    public, secret = ply.state.public, ply.state.secret
    if public.deck or not public.discards:
        return
    public.shuffles += 1
    secret.deck = ply.shuffle(f"deck/shuffle-{public.shuffles}", public.discards)
    public.deck, public.top = len(public.discards), secret.deck[-1]
    public.discards = []
    ply.emit("reshuffled", targets=["deck", "discard"], count=public.deck)


# -- the grid ---------------------------------------------------------------------------------


def fill_grid(ply: Ply[State], count: int) -> int:
    """Put up to ``count`` cards from the deck into the grid's first gaps; return how many."""
    grid = ply.state.public.grid
    laid = []
    for place in [place for place, card in enumerate(grid) if not card][:count]:
        card = draw_top(ply)
        if card:
            grid[place] = card
            laid.append(card)
            _unmark(ply, f"gap:{place}")
    refill(ply)
    return len(laid)


def need_grid(ply: Ply[State]) -> None:
    """Fill the small grid if the grid is empty {#grid-empty} {#ruling-small-grid}."""
    if any(ply.state.public.grid):
        return
    count = fill_grid(ply, facts_of(ply.state).small_grid)
    ply.emit("small-grid", targets=["deck"], count=count)


def take_out(state: State, card: str) -> str:
    """Take a card out of the grid; return its gap as a target for events {#gaps}."""
    grid = state.public.grid
    place = grid.index(card)
    grid[place] = ""
    return f"gap:{place}"


def pick_up(state: State, card: str) -> str:
    """Take a card out of the grid for its action; return its gap as a target for events.

    The card is in ``playing`` until it has its place.
    """
    state.public.playing.append(card)
    return take_out(state, card)


# -- hands and discards -----------------------------------------------------------------------


def unnamed(colour: str, shuffles: int) -> str:
    """Return the public record of a card drawn unseen: its colour and its deck."""
    return f"{colour}:{shuffles}"


def held_colour(facts: Facts, held: str) -> str:
    """Return the die colour of a card from its public record in a hand."""
    card = facts.cards.get(held)
    return card.die_colour if card else held.partition(":")[0]


def into_hand(
    ply: Ply[State], seat: int, card: str, *, openly: bool, left: Iterable[str] = ()
) -> None:
    """Turn a card over and put it into a seat's hand as a die {#take-die}."""
    hand = raja(ply.state, seat).hand
    hand.append("")
    turn_over(ply, seat, card, len(hand) - 1, openly=openly, left=left)


def turn_over(
    ply: Ply[State], seat: int, card: str, place: int, *, openly: bool, left: Iterable[str] = ()
) -> None:
    """Turn a card over, with its public record at index ``place`` of the hand {#take-die}.

    ``left`` are event targets of the place where it was. If it wasn't taken ``openly``, the others
    know only its colour {#ruling-hidden-hands}.
    """
    state, face = ply.state, facts_of(ply.state).cards[card]
    seen = state.public.seen
    value = seen[card] if card in seen else state.secret.values.pop(card)
    state.private[seat].hand.append((card, value))
    unseen = unnamed(face.die_colour, state.public.shuffles)
    raja(state, seat).hand[place] = card if openly else unseen
    back, targets = back_text(face.die_colour), [*left, f"player:{seat}"]
    if openly:
        ply.emit("took-die", seat, targets=targets, die=back, card=card_text(face))
    else:
        ply.emit("drew-die", seat, targets=targets, die=back)
    die = die_text(face.die_colour, value)
    ply.emit("took-value", seat, visible_to=[seat], targets=[f"hand:{card}"], die=die)


def out_of_hand(state: State, seat: int, cards: Iterable[str]) -> None:
    """Move dice from a hand to the discard pile, where everybody sees them {#discard}."""
    public, hand, shown = state.public, state.private[seat].hand, raja(state, seat).hand
    for card in cards:
        place = next(place for place, (held, _) in enumerate(hand) if held == card)
        _, public.seen[card] = hand.pop(place)
        shown.pop(place)
        public.discards.append(card)


def discard(ply: Ply[State], cards: Iterable[str]) -> None:
    """Put played cards on the discard pile, where everybody sees their dice {#discard}."""
    public, secret = ply.state.public, ply.state.secret
    for card in cards:
        if card not in public.seen:
            public.seen[card] = secret.values.pop(card)
        public.discards.append(card)
        _unmark(ply, f"own:{card}")


def _unmark(ply: Ply[State], target: str) -> None:
    """Remove a target from the events if it is no longer on the board after this choice."""
    for event in ply.events:
        if target in event.targets:
            event.targets.remove(target)
