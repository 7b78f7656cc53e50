"""The books' action: one die buys an offer of goods, camels or coins {#books}."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import TYPE_CHECKING

from games.rules.kernel import Blocked, Choice, Ply, Step, Text
from games.rules.marco_polo_2.facts import Book, Edition
from games.rules.marco_polo_common.action import key_of
from games.rules.marco_polo_common.bundle import Bundle
from games.rules.marco_polo_common.purse import charge, receive, trader, unpaid
from games.rules.marco_polo_common.table import Action
from games.rules.marco_polo_common.words import amounts_text, no, say, space_text

if TYPE_CHECKING:
    from games.rules.marco_polo_common.table import State


def _book(state: State, space: str) -> Book:
    facts = state.facts
    found: Book = facts.books[facts.book_spaces[space]]
    return found


def _spaces(state: State) -> Iterable[str]:
    found: Iterable[str] = state.facts.book_spaces
    return found


def _unsuited(state: State, seat: int, space: str, pips: int) -> Blocked | None:
    return None if pips >= _book(state, space).min_die else _too_low(state.facts, space)


@cache
def _too_low(facts: Edition, space: str) -> Blocked:
    least, spot = facts.books[facts.book_spaces[space]].min_die, frozenset({f"space:{space}"})
    return no(facts, key_of(space), "die-too-low", "book-dice", spot, least=least)


def offers(state: State, book: str) -> Iterator[tuple[Bundle, int]]:
    """Yield a book's four offers with their price in jade {#offers} {#book-jade}."""
    facts = state.facts
    tile = facts.tiles[state.public.offers[list(facts.books).index(book)]]
    for free in facts.books[book].free:
        yield free, 0
    yield tile.one_jade, 1
    yield tile.two_jade, 2


class ChooseOffer(Step, frozen=True, tag="choose-offer"):
    """The choice of one of a book's four offers {#offers}."""

    cite = "offers"

    space: str

    def prompt(self, state: State, seat: int) -> Text:
        return say(state, "prompt-offer", book=space_text(state.facts, self.space))

    def choices(self, state: State, seat: int) -> list[Choice]:
        jade, book = trader(state, seat).jade, _book(state, self.space).id
        return [
            _offer_choice(state, book, number, gain, price)
            for number, (gain, price) in enumerate(offers(state, book), 1)
            if price <= jade
        ]

    def blocked(self, state: State, seat: int) -> list[Blocked]:
        jade, book = trader(state, seat).jade, _book(state, self.space).id
        return [
            _jade_missing(state, seat, book, number, price)
            for number, (_, price) in enumerate(offers(state, book), 1)
            if price > jade
        ]

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        gain, price = choice.args
        source = f"space:{self.space}"
        charge(ply, seat, Bundle(jade=price), source)
        receive(ply, seat, gain, "cards", source)


def _jade_missing(state: State, seat: int, book: str, number: int, price: int) -> Blocked:
    spot = frozenset({f"offer:{book}-{number}"})
    refusal = no(state, f"offer:{number}", "jade-missing", "book-jade", spot, jade=price)
    return unpaid(state, seat, refusal, Bundle(jade=price))


def _offer_choice(state: State, book: str, number: int, gain: Bundle, price: int) -> Choice:
    id = "choice-offer-jade" if price else "choice-offer"
    label = say(state, id, what=amounts_text(state, gain), jade=price)
    spot = frozenset({f"offer:{book}-{number}"})
    return Choice(f"offer:{number}", label, spot, "offer", (gain, price))


def _act(ply: Ply[State], seat: int, space: str, pips: int) -> None:
    ply.push(seat, ChooseOffer(space))


BOOKS = Action(group="books", spaces=_spaces, act=_act, unsuited=_unsuited)
