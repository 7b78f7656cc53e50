"""A small honest title: dice, a deck, hidden hands, a simultaneous first choice, a toll.

First every seat lays one of three cards aside, face down. Then there are three rounds. In its turn
a seat rolls for coins, draws a card, sells a card, or rests. If it sells a dear card, the next seat
may ask a toll: it pays a coin and takes the card. At the end, coins and the card laid aside count.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

from games.rules.kernel import (
    Await,
    Blocked,
    Chance,
    Choice,
    ConditionalAnswer,
    Editions,
    Meta,
    Outcome,
    Pick,
    Ply,
    Rules,
    ScoreLine,
    Step,
    Text,
    Tie,
    Title,
    ask,
    ranked,
    text,
)
from games.rules.kernel import title as kernel_title

CARDS, COINS, ROUNDS, DEAR = 12, 24, 3, 4


def value(card: int) -> int:
    return card % 6 + 1


class Public(msgspec.Struct):
    round: int
    turn: int
    coins: list[int]
    pool: int
    hands: list[int]
    laid: list[bool]
    deck: int
    discards: list[int]
    over: bool = False


class Private(msgspec.Struct):
    hand: list[int]
    aside: list[int]


class Secret(msgspec.Struct):
    seed: bytes
    deck: list[int]


class Lay(Step, frozen=True, tag="lay"):
    cite = "lay"

    def prompt(self, state: Any, seat: int) -> Text:
        return text("toy-prompt-lay")

    def choices(self, state: Any, seat: int) -> list[Choice]:
        hand = state.private[seat].hand
        return [
            Choice(f"lay:{card}", text("toy-lay", card=value(card)), frozenset({f"card:{card}"}))
            for card in hand
        ]

    def resolve(self, ply: Ply[Any], seat: int, choice: Choice) -> None:
        card = int(choice.key.partition(":")[2])
        own, public = ply.state.private[seat], ply.state.public
        own.hand.remove(card)
        own.aside.append(card)
        public.hands[seat] -= 1
        public.laid[seat] = True
        ply.emit("laid", seat)
        ply.emit("laid-card", seat, visible_to=[seat], card=value(card))


class Turn(Step, frozen=True, tag="turn"):
    cite = "turn"

    def prompt(self, state: Any, seat: int) -> Text:
        return text("toy-prompt-turn", round=state.public.round)

    def choices(self, state: Any, seat: int) -> list[Choice]:
        draw = [Choice("draw", text("toy-draw"), frozenset({"deck"}))] if state.public.deck else []
        sales = [
            Choice(f"sell:{card}", text("toy-sell", card=value(card)), frozenset({f"card:{card}"}))
            for card in state.private[seat].hand
        ]
        return [Choice("roll", text("toy-roll")), *draw, *sales, Choice("rest", text("toy-rest"))]

    def blocked(self, state: Any, seat: int) -> list[Blocked]:
        empty = Blocked("draw", "deck-empty", text("toy-no-deck"), "turn")
        return [] if state.public.deck else [empty]

    def resolve(self, ply: Ply[Any], seat: int, choice: Choice) -> None:
        ply.push(seat, End())
        verb, _, card = choice.key.partition(":")
        {"roll": roll, "draw": draw, "sell": sell, "rest": rest}[verb](ply, seat, int(card or -1))


def roll(ply: Ply[Any], seat: int, card: int) -> None:
    public = ply.state.public
    die = ply.dice(f"round-{public.round}/seat-{seat}", 1)[0]
    earn(public, seat, die // 2)
    ply.emit("rolled", seat, die=die)


def draw(ply: Ply[Any], seat: int, card: int) -> None:
    state = ply.state
    drawn = state.secret.deck.pop()
    state.public.deck -= 1
    take_in_hand(state, seat, drawn)
    ply.emit("drew", seat)
    ply.emit("drew-card", seat, visible_to=[seat], card=value(drawn))


def sell(ply: Ply[Any], seat: int, card: int) -> None:
    state = ply.state
    state.private[seat].hand.remove(card)
    state.public.hands[seat] -= 1
    state.public.discards.append(card)
    earn(state.public, seat, value(card))
    ply.emit("sold", seat, card=value(card))
    if value(card) >= DEAR:
        ask(ply, seat, (seat + 1) % len(state.stacks), Toll(card))


def rest(ply: Ply[Any], seat: int, card: int) -> None:
    ply.emit("rested", seat)


def earn(public: Public, seat: int, coins: int) -> None:
    paid = min(coins, public.pool)
    public.pool -= paid
    public.coins[seat] += paid


def take_in_hand(state: State, seat: int, card: int) -> None:
    state.private[seat].hand = sorted([*state.private[seat].hand, card])
    state.public.hands[seat] += 1


class Toll(Step, frozen=True, tag="toll"):
    cite = "toll"
    card: int

    def prompt(self, state: Any, seat: int) -> Text:
        return text("toy-prompt-toll", card=value(self.card))

    def choices(self, state: Any, seat: int) -> list[Choice]:
        keep = Choice("toll:no", text("toy-toll-no"))
        return (
            [keep, Choice("toll:yes", text("toy-toll-yes"))] if state.public.coins[seat] else [keep]
        )

    def resolve(self, ply: Ply[Any], seat: int, choice: Choice) -> None:
        if choice.key == "toll:yes":
            public = ply.state.public
            public.coins[seat] -= 1
            public.pool += 1
            public.discards.remove(self.card)
            take_in_hand(ply.state, seat, self.card)
            ply.emit("tolled", seat, card=value(self.card))


class End(Step, frozen=True, tag="end"):
    forced = False
    note: str = ""

    def prompt(self, state: Any, seat: int) -> Text:
        return text("toy-prompt-end")

    def choices(self, state: Any, seat: int) -> list[Choice]:
        return [Choice("end", text("toy-end"), frozenset({"end-turn"}), ends_turn=True)]

    def resolve(self, ply: Ply[Any], seat: int, choice: Choice) -> None:
        ply.end_turn()


class State(msgspec.Struct):
    public: Public
    private: list[Private]
    secret: Secret
    stacks: list[list[Await | End | Lay | Toll | Turn]]
    counts: list[int]


def begin(seats: int, seed: bytes, options: dict[str, str], edition: str) -> State:
    deck = Chance(seed).shuffle("deck", range(CARDS))
    hands = [sorted(deck.pop() for _ in range(3)) for _ in range(seats)]
    public = Public(
        0, -1, [1] * seats, COINS - seats, [3] * seats, [False] * seats, len(deck), discards=[]
    )
    private = [Private(hand, []) for hand in hands]
    return State(public, private, Secret(seed, deck), [[Lay()] for _ in range(seats)], [0] * seats)


def flow(ply: Ply[State]) -> None:
    public, seats = ply.state.public, len(ply.state.stacks)
    public.turn = (public.turn + 1) % seats
    public.round += public.turn == 0
    public.over = public.round > ROUNDS
    if not public.over:
        ply.push(public.turn, Turn())


def skip(ply: Ply[State], seat: int) -> bool:
    if ply.state.stacks[seat] != [Turn()]:
        return False
    ply.state.stacks[seat].clear()
    return True


def clone(old: State) -> State:
    p = old.public
    public = Public(
        p.round, p.turn, p.coins[:], p.pool, p.hands[:], p.laid[:], p.deck, p.discards[:], p.over
    )
    private = [Private(own.hand[:], own.aside[:]) for own in old.private]
    secret = Secret(old.secret.seed, old.secret.deck[:])
    return State(public, private, secret, [stack[:] for stack in old.stacks], old.counts[:])


def purse(state: State, seat: int) -> dict[str, int]:
    return {"coins": state.public.coins[seat], "cards": len(state.private[seat].hand)}


def outcome(state: State) -> Outcome:
    coins = state.public.coins[:]
    aside = [sum(map(value, own.aside)) for own in state.private]
    totals = [sum(pair) for pair in zip(coins, aside, strict=True)]
    lines = [
        ScoreLine("coins", text("toy-line-coins"), coins, "end"),
        ScoreLine("aside", text("toy-line-aside"), aside, "end"),
    ]
    ties = [Tie(text("toy-tie-hands"), state.public.hands[:])]
    return Outcome(text("toy-over"), lines, totals, ranked(totals, ties[0].values), ties)


def traits(state: State, seat: int) -> dict[str, tuple[str, ...]]:
    return {"aside": tuple(str(value(card)) for card in state.private[seat].aside)}


def imagine(state: State, seat: int | None, seed: bytes) -> State:
    other = clone(state)
    hidden = [own for who, own in enumerate(other.private) if who != seat]
    cards = [card for own in hidden for card in own.hand + own.aside] + other.secret.deck
    cards = Chance(seed).shuffle("imagine", sorted(cards))
    for own in hidden:
        own.hand = sorted(cards.pop() for _ in own.hand)
        own.aside = [cards.pop() for _ in own.aside]
    other.secret = Secret(seed, cards)
    return other


def prefer(state: State, seat: int, choices: list[Choice]) -> list[float]:
    return [0.0 for _ in choices]


def audit(state: State) -> list[str]:
    public, flaws = state.public, []
    held = [own.hand + own.aside for own in state.private]
    if sorted(sum(held, state.secret.deck + public.discards)) != list(range(CARDS)):
        flaws.append("a card is lost or doubled")
    if public.pool + sum(public.coins) != COINS:
        flaws.append("a coin is lost or made")
    if public.hands != [len(own.hand) for own in state.private]:
        flaws.append("hands are counted wrongly")
    return flaws


def answer(
    state: State, seat: int, answers: Mapping[str, str], choices: list[Choice]
) -> Choice | None:
    return choices[0] if choices[0].key == "toll:no" and answers.get("toll") == "never" else None


META = Meta(
    slug="toy",
    name="Toy",
    package="tests.rules",
    seats=range(2, 4),
    rules_version=1,
    editions=("first",),
    conditional_answers=(
        ConditionalAnswer(
            "toll",
            ("ask", "never"),
            text("toy-answer"),
            (text("toy-ask"), text("toy-never")),
            text("toy-answer-help"),
        ),
    ),
    picks=(Pick("dearest", "toy-sell", "toy-dearest", most="card"),),
)
RULES = Rules(
    state=State,
    begin=begin,
    flow=flow,
    over=lambda state: state.public.over,
    clone=clone,
    show=msgspec.to_builtins,
    show_own=msgspec.to_builtins,
    outcome=outcome,
    imagine=imagine,
    prefer=prefer,
    audit=audit,
    purse=purse,
    answer=answer,
    skip=skip,
    traits=traits,
)
MESSAGES = """
toy-prompt-lay = Lay a card aside
toy-lay = Lay { $card } aside
toy-prompt-turn = Take an action in round { $round }
toy-roll = Roll
toy-draw = Draw
toy-sell = Sell { $card }
toy-rest = Rest
toy-no-deck = The deck is empty
toy-prompt-toll = Take { $card } for a coin?
toy-toll-no = No
toy-toll-yes = Yes
toy-prompt-end = End your turn
toy-end = End turn
toy-line-coins = Coins
toy-line-aside = Card laid aside
toy-tie-hands = Cards in hand
toy-over = Three rounds are over
toy-answer = Toll
toy-dearest = Sell my dearest card
toy-answer-help = Nobody waits for you
toy-ask = Ask me
toy-never = Never
toy-purse-coins = { $count } coins
toy-purse-cards = { $count } cards
toy-log-laid = { $seat } lays a card aside
toy-log-laid-card = It is { $card }
toy-log-rolled = { $seat } rolls { $die }
toy-log-drew = { $seat } draws a card
toy-log-drew-card = It is { $card }
toy-log-sold = { $seat } sells { $card }
toy-log-tolled = { $seat } takes { $card }
toy-log-rested = { $seat } rests
"""
RULEBOOK = "# Lay {#lay}\n# Turn {#turn}\n# Toll {#toll}\n# End {#end}\n"


def toy(
    *parts: type[Any],
    meta: Meta = META,
    editions: Editions | None = None,
    **changes: Any,
) -> Title[State]:
    """Return the title with its texts in memory, and with some of its rules replaced.

    ``parts``: subclasses of the kernel's parts of a title, to use instead.
    """
    with pytest.MonkeyPatch.context() as patch:
        for part in parts:
            patch.setattr(kernel_title, part.__base__.__name__, part)
        title = Title(meta, msgspec.structs.replace(RULES, **changes), editions)
    title.texts.messages = {"en": MESSAGES, "de": MESSAGES}
    title.texts.rulebooks = {"en": RULEBOOK, "de": RULEBOOK}
    return title
