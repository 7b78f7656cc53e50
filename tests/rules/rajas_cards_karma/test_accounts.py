"""The accounts: the reported changes of tokens and hands add up, and the audit notices a loss.

A steward spent twice, or a fame left after it has turned a card, makes the accounts differ.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from games.rules.kernel import Event, Text
from games.rules.laws.replay import find
from games.rules.rajas_cards_karma.gains import Tokens
from tests.rules.rajas_cards_karma.guided import TEMPERS, played
from tests.rules.rajas_cards_karma.table import FACTS, TITLE, TOKENS, A, table

NUMBERS = FACTS.numbers
SPENT: dict[str, dict[str, int]] = {
    "karma-trio": {"karma": -NUMBERS.trio},
    "steward-trio": {"stewards": -NUMBERS.trio},
    "turned-by-fame": {"fame": -NUMBERS.fame_to_flip},
    "turned-by-coins": {"coins": -NUMBERS.coins_to_flip},
    "steward-dice": {"stewards": -1},
    "steward-turn": {"stewards": -1},
    "took-die": {"dice": 1},
    "drew-die": {"dice": 1},
    "dropped": {"dice": -1},
}


def changes(event: Event) -> dict[str, int]:
    """Return the changes of tokens and dice that an event reports for its seat."""
    facts: Any = event.params
    if event.kind.startswith("gained-"):
        return {event.kind.removeprefix("gained-"): facts["count"]}
    if event.kind == "paid":
        return {kind: -count for kind, count in Counter(pieces(facts["payment"])).items()}
    return SPENT.get(event.kind, {})


def pieces(payment: Text) -> Iterator[str]:
    """Yield the pieces of a payment: dice, karma and stewards, one by one."""
    facts: Any = payment.params
    match payment.id.removeprefix("rajas-cards-karma-"):
        case "paid-and":
            yield from (*pieces(facts["first"]), *pieces(facts["second"]))
        case "paid-raised" | "paid-lowered":
            yield from ("dice", *["karma"] * facts["karma"])
        case "paid-karma":
            yield from ["karma"] * facts["count"]
        case "paid-joker":
            yield "stewards"
        case "paid-stewards":
            yield from ["stewards"] * facts["count"]
        case "die":
            yield "dice"
        case other:
            pytest.fail(f"{other} is no piece of a payment")


@pytest.mark.parametrize("seats", TITLE.seats)
@pytest.mark.parametrize("temper", TEMPERS)
def test_events_report_every_token_and_every_die(temper: str, seats: int) -> None:
    replay = played(seats, temper, 40)
    state = replay.new(TITLE)
    books = Counter({(seat, "dice"): FACTS.hand_start for seat in range(seats)})
    for seat, key in replay.choices:
        events = TITLE.push(state, seat, find(TITLE.engine.offers(state), seat, key)).events
        for event in events:
            for kind, amount in changes(event).items():
                books[event.seat, kind] += amount
        assert {entry: count for entry, count in books.items() if count} == counted(state)


def counted(state: Any) -> dict[tuple[int, str], int]:
    """Return the public belongings of every seat, with tokens that pending steps will give."""
    amounts = Counter[tuple[int, str]]()
    for seat, own in enumerate(TITLE.view(state, None)["public"]["players"]):
        amounts[seat, "dice"] = len(own["hand"])
        for kind in TOKENS:
            amounts[seat, kind] = own[kind]
        for step in state.stacks[seat]:
            if isinstance(step, Tokens) and step.told:
                amounts[seat, step.kind] += step.count
    return {entry: count for entry, count in amounts.items() if count}


# -- the audit ------------------------------------------------------------------------------------


def lose_a_card(state: Any) -> None:
    state.public.discards.pop()


def double_a_card(state: Any) -> None:
    state.public.rajas[A].goods.append(state.public.discards[-1])


def hide_the_top(state: Any) -> None:
    state.public.top = state.secret.deck[-2]


def hold_another_card(state: Any) -> None:
    state.public.rajas[A].hand.reverse()


def turn_a_die(state: Any) -> None:
    card, value = state.private[A].hand[0]
    state.private[A].hand[0] = (card, value % 6 + 1)


def see_another_die(state: Any) -> None:
    card, value = state.private[A].hand[0]
    state.public.seen[card] = value % 6 + 1


def know_what_is_hidden(state: Any) -> None:
    card = state.secret.deck[0]
    state.public.seen[card] = state.secret.values[card]


def keep_three_karma(state: Any) -> None:
    state.public.rajas[A].karma = 3


def owe_coins(state: Any) -> None:
    state.public.rajas[A].coins = -1


def lay_karma_that_is_not_there(state: Any) -> None:
    state.private[A].laid = {state.private[A].hand[0][0]: 1}


def turn_seven(state: Any) -> None:
    state.public.rajas[A].left = 7


def double_a_bonus(state: Any) -> None:
    state.secret.tracks[A][0] = state.secret.tracks[A][1]


@pytest.mark.parametrize(
    ("harm", "complaint"),
    [
        (lose_a_card, "cards: "),
        (double_a_card, "cards: "),
        (hide_the_top, "deck: "),
        (hold_another_card, "hand of seat 0"),
        (turn_a_die, "dice: not those"),
        (see_another_die, "dice: one in a hand"),
        (know_what_is_hidden, "dice: one is hidden"),
        (keep_three_karma, "karma of seat 0: 3"),
        (owe_coins, "coins of seat 0: -1"),
        (lay_karma_that_is_not_there, "payment of seat 0"),
        (turn_seven, "track of seat 0"),
        (double_a_bonus, "track of seat 0"),
    ],
    ids=lambda part: getattr(part, "__name__", ""),
)
def test_the_audit_notices(harm: Callable[[Any], None], complaint: str) -> None:
    state = table(hands={A: "b5 g6"}, discards="s01 s02").state
    harm(state)
    assert any(line.startswith(complaint) for line in TITLE.rules.audit(state))
