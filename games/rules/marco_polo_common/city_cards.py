"""City cards: in cities with the seat's post, and two in the action area {#city-cards}."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING

from games.rules.kernel import Act, Blocked, Choice, Ply, Step, Text
from games.rules.marco_polo_common.action import key_of
from games.rules.marco_polo_common.bundle import NOTHING, Bundle, affordable, most_times
from games.rules.marco_polo_common.facts import CityCard, Edition, Exchange
from games.rules.marco_polo_common.journey import Journey
from games.rules.marco_polo_common.posts import bonus_text, city_bonus, marked_cities
from games.rules.marco_polo_common.purse import Receive, charge, receive, trader, unpaid
from games.rules.marco_polo_common.table import Action, CardKind
from games.rules.marco_polo_common.travel import begin_journey, can_set_out, travel
from games.rules.marco_polo_common.words import (
    amounts_text,
    either_text,
    no,
    plain_choice,
    say,
    space_text,
)

if TYPE_CHECKING:
    from games.rules.marco_polo_common.table import State


def card_on(state: State, space: str) -> CityCard:
    """Return the city card on a space."""
    found: CityCard = state.facts.cards[state.public.cards[space]]
    return found


# -- exchanges ----------------------------------------------------------------------------------


def exchanges(card: CityCard) -> list[Exchange]:
    """Return the exchanges of a card {#card-exchange}."""
    return card.options or [Exchange(card.cost, card.gain)]


class UseCard(Step, frozen=True, tag="use-card"):
    """The choice of an exchange, and of how often to make it {#card-exchange} {#card-either}."""

    cite = "card-exchange"

    space: str
    left: int
    again: bool = False
    only: int = 0
    """The index, from 1, of the option that may still be used; 0 for all options."""

    def prompt(self, state: State, seat: int) -> Text:
        times = [choice.args[1] for choice in self.choices(state, seat) if choice.args]
        id = "prompt-card-again" if self.again else "prompt-card"
        name = space_text(state.facts, self.space)
        return say(state, id, space=name, count=max(times, default=0))

    def choices(self, state: State, seat: int) -> list[Choice]:
        own, card = trader(state, seat), card_on(state, self.space)
        found = [
            _times_choice(state, self.space, number, option, times)
            for number, option in enumerate(exchanges(card), 1)
            if self.only in (0, number)
            for times in range(1, most_times(own, option.cost, self.left) + 1)
        ]
        return [*found, *([_enough(state)] if self.again else [])]

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        if not choice.args:
            return
        option, times = choice.args
        source = f"space:{self.space}"
        gain = Receive(option.gain.times(times), "cards", source)
        then = self._then(ply.state, seat, option, times)
        charge(ply, seat, option.cost.times(times), source, gain, *then)

    def _then(self, state: State, seat: int, option: Exchange, times: int) -> list[UseCard]:
        """Return the step for further exchanges, or an empty list.

        If the card's options can be mixed, any of them may follow. Otherwise only the same exchange
        may follow, if it is paid with the gains of the first exchanges. If the seat exchanged less
        often than it could, nothing follows {#ruling-exchange-times}.
        """
        card, left = card_on(state, self.space), self.left - times
        mixed = bool(card.options) and not card.one_option
        if not left or not (mixed or self._all_at_once(state, seat, option, times)):
            return []
        only = 0 if mixed else exchanges(card).index(option) + 1
        return [UseCard(self.space, left, again=True, only=only)]

    def _all_at_once(self, state: State, seat: int, option: Exchange, times: int) -> bool:
        """Return whether the seat can't pay for another exchange yet {#card-exchange}."""
        return times == most_times(trader(state, seat), option.cost, self.left)


def _enough(state: State) -> Choice:
    return plain_choice(state.slug, "enough", "choice-enough", "decline")


def _times_choice(state: State, space: str, number: int, option: Exchange, times: int) -> Choice:
    label = say(
        state,
        "choice-exchange",
        times=times,
        cost=amounts_text(state, option.cost.times(times)),
        gain=amounts_text(state, option.gain.times(times)),
    )
    spot = frozenset({f"space:{space}"})
    return Choice(f"times:{number}x{times}", label, spot, "exchange", (option, times))


def _no_exchange(state: State, seat: int, space: str, card: CityCard, pips: int) -> Blocked | None:
    own = trader(state, seat)
    if any(affordable(own, option.cost) for option in exchanges(card)):
        return None
    return too_dear(state, seat, space, *(option.cost for option in exchanges(card)))


def too_dear(state: State, seat: int, space: str, *costs: Bundle) -> Blocked:
    """Return the refusal of a card if the seat can pay none of its costs."""
    spot, what = frozenset({f"space:{space}"}), either_text(state, costs)
    refusal = no(state, key_of(space), "card-too-dear", "at-least-once", spot, cost=what)
    return unpaid(state, seat, refusal, *dict.fromkeys(costs))


def _exchange(ply: Ply[State], seat: int, space: str, card: CityCard, pips: int) -> None:
    ply.push(seat, UseCard(space, card.most(pips)))


# -- yields -------------------------------------------------------------------------------------


def _always(state: State, seat: int, space: str, card: CityCard, pips: int) -> Blocked | None:
    return None


def _by_die(ply: Ply[State], seat: int, space: str, card: CityCard, pips: int) -> None:
    receive(ply, seat, card.gains[pips - 1], "cards", f"space:{space}")


def _per_pip(ply: Ply[State], seat: int, space: str, card: CityCard, pips: int) -> None:
    receive(ply, seat, card.gain.times(pips), "cards", f"space:{space}")


def counted(state: State, seat: int, card: CityCard) -> int:
    """Return how many of the seat's contracts or posts a card counts {#card-count}."""
    own = trader(state, seat)
    return len(own.done) if card.of == "completed_contracts" else len(own.posts)


def _nothing_to_count(
    state: State, seat: int, space: str, card: CityCard, pips: int
) -> Blocked | None:
    if counted(state, seat, card):
        return None
    code = f"no-{card.of.replace('_', '-')}"
    return no(state, key_of(space), code, "card-count", frozenset({f"space:{space}"}))


def _count(ply: Ply[State], seat: int, space: str, card: CityCard, pips: int) -> None:
    most = pips if card.at_most == "die" else int(card.at_most)
    times = min(most, counted(ply.state, seat, card))
    receive(ply, seat, card.gain.times(times), "cards", f"space:{space}")


# -- city bonuses -------------------------------------------------------------------------------


def bonus_places(state: State, seat: int, used: tuple[str, ...] = ()) -> list[str]:
    """Return the cities whose bonus a seat may take by a card {#card-city-bonus}."""
    posts = trader(state, seat).posts
    return [place for place in marked_cities(state) if place in posts and place not in used]


class TakeBonuses(Step, frozen=True, tag="take-bonuses"):
    """The choice of the next city bonus, each from another city with a post {#card-city-bonus}."""

    cite = "card-city-bonus"

    space: str
    left: int
    used: tuple[str, ...] = ()

    def prompt(self, state: State, seat: int) -> Text:
        places = bonus_places(state, seat, self.used)
        return say(state, "prompt-card-bonus", count=min(self.left, len(places)))

    def choices(self, state: State, seat: int) -> list[Choice]:
        card = card_on(state, self.space)
        able = self.left and affordable(trader(state, seat), card.cost)
        places = bonus_places(state, seat, self.used) if able else []
        found = [
            Choice(
                f"bonus:{place}",
                bonus_text(state, f"bonus:{place}"),
                frozenset({f"bonus:{place}", f"place:{place}"}),
                "bonus",
                (place,),
            )
            for place in places
        ]
        return [*found, *([_enough(state)] if self.used else [])]

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        if not choice.args:
            self._tell_of_loss(ply, seat)
            return
        place: str = choice.args[0]
        cost = card_on(ply.state, self.space).cost
        again = TakeBonuses(self.space, self.left - 1, (*self.used, place))
        charge(ply, seat, cost, f"space:{self.space}", ReceiveBonus(place), again)

    def _tell_of_loss(self, ply: Ply[State], seat: int) -> None:
        """Announce that further bonuses are lost, as there is no other city {#card-city-bonus}."""
        free = not card_on(ply.state, self.space).cost
        if self.left and free and not bonus_places(ply.state, seat, self.used):
            source = space_text(ply.state.facts, self.space)
            ply.emit("no-other-bonus", seat, count=self.left, source=source)


class ReceiveBonus(Act, frozen=True, tag="receive-bonus"):
    """The receipt of a city's bonus through a card."""

    cite = "card-city-bonus"

    place: str

    def perform(self, ply: Ply[State], seat: int) -> None:
        city_bonus(ply, seat, self.place, "cards")


def _no_bonus_city(
    state: State, seat: int, space: str, card: CityCard, pips: int
) -> Blocked | None:
    if not bonus_places(state, seat):
        spot = frozenset({f"space:{space}"})
        return no(state, key_of(space), "no-bonus-city", "card-city-bonus", spot)
    return (
        None
        if affordable(trader(state, seat), card.cost)
        else too_dear(state, seat, space, card.cost)
    )


def _take_bonuses(ply: Ply[State], seat: int, space: str, card: CityCard, pips: int) -> None:
    ply.push(seat, TakeBonuses(space, card.most(pips)))


# -- movement -----------------------------------------------------------------------------------


def card_journey(state: State, seat: int, space: str, card: CityCard, pips: int) -> Journey:
    """Return the journey that a card allows {#card-move}.

    If the die determines the number of steps, each step is paid; otherwise all steps are paid at
    once.
    """
    steps, times = card.gain.steps, card.most(pips)
    by_step = card.times == "die"
    return begin_journey(
        state,
        seat,
        f"space:{space}",
        steps * times,
        NOTHING if by_step else card.cost,
        per_step=card.cost if by_step else NOTHING,
        given=not by_step,
    )


def _no_step(state: State, seat: int, space: str, card: CityCard, pips: int) -> Blocked | None:
    if can_set_out(state, seat, card_journey(state, seat, space, card, pips)):
        return None
    spot = frozenset({f"space:{space}"})
    return no(state, key_of(space), "no-route-payable", "card-move", spot)


def _move(ply: Ply[State], seat: int, space: str, card: CityCard, pips: int) -> None:
    travel(ply, seat, card_journey(ply.state, seat, space, card, pips))


KINDS: dict[str, CardKind] = {
    "exchange": CardKind(_no_exchange, _exchange),
    "either": CardKind(_no_exchange, _exchange),
    "by_die": CardKind(_always, _by_die),
    "per_pip": CardKind(_always, _per_pip),
    "count": CardKind(_nothing_to_count, _count),
    "city_bonus": CardKind(_no_bonus_city, _take_bonuses),
    "move": CardKind(_no_step, _move),
}


# -- the action ---------------------------------------------------------------------------------


def _spaces(state: State) -> Iterable[str]:
    found: Iterable[str] = state.facts.card_spaces
    return found


def _closed(state: State, seat: int, space: str) -> Blocked | None:
    facts = state.facts
    place = facts.city_card_spaces.get(space)
    if place is None:
        return None
    if place not in trader(state, seat).posts:
        return _shut(facts, space, "no-post-there", "city-card-post")
    if place in state.public.fresh_posts:
        return _shut(facts, space, "post-too-new", "card-cities")
    return None


@cache
def _shut(facts: Edition, space: str, code: str, cite: str) -> Blocked:
    """Return the refusal of a city's card, with the city's name."""
    name = facts.named("place", facts.city_card_spaces[space])
    return no(facts, key_of(space), code, cite, frozenset({f"space:{space}"}), place=name)


def _unsuited(state: State, seat: int, space: str, pips: int) -> Blocked | None:
    card = card_on(state, space)
    if pips < card.min_die:
        spot = frozenset({f"space:{space}"})
        return no(state, key_of(space), "die-too-low", "card-min-die", spot, least=card.min_die)
    return state.kit.cards[card.kind].useless(state, seat, space, card, pips)


def _act(ply: Ply[State], seat: int, space: str, pips: int) -> None:
    card = card_on(ply.state, space)
    ply.state.kit.cards[card.kind].use(ply, seat, space, card, pips)


CITY_CARDS = Action(
    group="cards", spaces=_spaces, act=_act, closed=_closed, unsuited=_unsuited, room=1
)
