"""The caravan: sending cubes to it, saving cubes with a camel, and its scoring."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.rules.kernel import NOTHING, Blocked, Choice, Open, Ply, Text, Who, ask, text
from games.rules.yspahan.facts import ROW_POINTS, ROW_WORTH, ROWS, SHOPS, shop_text
from games.rules.yspahan.moments import Between
from games.rules.yspahan.purse import draw, merchant, pay, score

if TYPE_CHECKING:
    from games.rules.yspahan.state import Public
    from games.rules.yspahan.steps import State


class SendCubes(Between, frozen=True, tag="send-cubes"):
    """The choice of the next cube that the supervisor hits {#supervisor-order}."""

    cite = "supervisor-order"

    shops: tuple[int, ...]

    def prompt(self, state: State, seat: int) -> Text:
        return text("yspahan-prompt-send" if self.shops[1:] else "yspahan-prompt-send-last")

    def choices(self, state: State, seat: int) -> list[Choice]:
        last = not self.shops[1:]
        sent = [send_choice(shop, state.public.shops[shop], last=last) for shop in self.shops]
        return [*sent, *self.cards(state, seat)]

    def blocked(self, state: State, seat: int) -> list[Blocked]:
        return self.idle_cards(state, seat)

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        if ply.state.playing.play(ply, seat, choice, self):
            return
        (shop,) = choice.args
        rest = tuple(other for other in self.shops if other != shop)
        if rest:
            ply.push(seat, SendCubes(rest))
        hit(ply, seat, shop)

    def beyond(self, ply: Ply[State], seat: int) -> Open | None:
        """Count the cube if only one is hit, since it is sent in any case; otherwise nothing."""
        if self.shops[1:]:
            return None
        hit(ply, seat, *self.shops)
        return NOTHING


class SaveCube(Between, frozen=True, tag="save-cube"):
    """The owner's choice to keep a hit cube in its shop for a camel {#save-cube}."""

    forced = False
    cite = "save-cube"

    shop: int

    def prompt(self, state: State, seat: int) -> Text:
        id = "save" if merchant(state, seat).camels else "save-gone"
        return text(f"yspahan-prompt-{id}", shop=shop_text(self.shop))

    def choices(self, state: State, seat: int) -> list[Choice]:
        verbs = ("save", "give") if merchant(state, seat).camels else ("give",)
        return [*(save_choice(verb, self.shop) for verb in verbs), *self.cards(state, seat)]

    def blocked(self, state: State, seat: int) -> list[Blocked]:
        gone = [] if merchant(state, seat).camels else [no_camel(self.shop)]
        return [*gone, *self.idle_cards(state, seat)]

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        if ply.state.playing.play(ply, seat, choice, self):
            return
        if choice.args[0] == "save":
            save(ply, seat, self.shop)
        else:
            send(ply, seat, self.shop)


def send_choice(shop: int, owner: int, *, last: bool) -> Choice:
    """Return the choice to send this cube; ``last``: no other cube is hit."""
    name = SHOPS[shop]
    id = "yspahan-choice-send-last" if last else "yspahan-choice-send"
    label = text(id, shop=shop_text(shop), owner=Who(owner))
    return Choice(f"send:{name.lower()}", label, frozenset({f"shop:{name}"}), "send", (shop,))


def save_choice(verb: str, shop: int) -> Choice:
    """Return the choice to keep a shop's cube (``save``) or to let it go (``give``)."""
    name = SHOPS[shop]
    spot = f"shop:{name}" if verb == "save" else "caravan"
    label = text(f"yspahan-choice-{verb}", shop=shop_text(shop))
    return Choice(f"{verb}:{name.lower()}", label, frozenset({spot}), "save", (verb,))


def no_camel(shop: int) -> Blocked:
    """Return the refusal to keep a cube when its owner has no camel left."""
    name = SHOPS[shop]
    spots = frozenset({f"shop:{name}"})
    reason = text("yspahan-blocked-no-camel")
    return Blocked(f"save:{name.lower()}", "no-camel", reason, "save-cube", spots)


def hit(ply: Ply[State], mover: int, shop: int) -> None:
    """Let the supervisor hit a cube. If its owner can keep it for a camel, the owner chooses."""
    owner = ply.state.public.shops[shop]
    if merchant(ply.state, owner).camels:
        ask(ply, mover, owner, SaveCube(shop))
    else:
        send(ply, owner, shop)


def send(ply: Ply[State], owner: int, shop: int) -> None:
    """Take the cube from its shop to the caravan {#supervisor-hit}."""
    ply.state.public.shops[shop] = -1
    ply.emit("sent", owner, targets=[f"shop:{SHOPS[shop]}", "caravan"], shop=shop_text(shop))
    load(ply, owner)


def save(ply: Ply[State], owner: int, shop: int) -> None:
    """Pay a camel to keep a cube in its shop, and load one from the supply instead {#save-cube}."""
    pay(ply, owner, camels=1, gold=0)
    ply.emit("saved", owner, targets=[f"shop:{SHOPS[shop]}", "caravan"], shop=shop_text(shop))
    load(ply, owner)


def load(ply: Ply[State], owner: int, *, by_card: bool = False) -> None:
    """Load a cube on the next camel of the caravan, and score its points.

    The owner may draw a card. If the caravan is full, it is scored. Rules {#caravan-fill}
    {#caravan-points} {#caravansary} {#caravan-full}.
    """
    public = ply.state.public
    points = next_camel_points(public)
    public.caravan.append(owner)
    ply.emit("loaded", owner, targets=["caravan"], camel=len(public.caravan), points=points)
    score(ply, owner, "arrival", points)
    if merchant(ply.state, owner).has("caravansary") and not by_card:
        draw(ply, owner)
    if len(public.caravan) == public.camels:
        score_full(ply)


def next_camel_points(public: Public) -> int:
    """Return the points of the next camel: 2 in the bottom row, 1 in the middle, 0 on top."""
    return ROW_POINTS[len(public.caravan) * ROWS // public.camels]


def worth(public: Public, seat: int) -> tuple[int, int]:
    """Return a seat's number of cubes on the caravan, and the points per cube by its top row."""
    cubes = public.caravan.count(seat)
    if not cubes:
        return 0, 0
    last = len(public.caravan) - 1 - public.caravan[::-1].index(seat)
    return cubes, ROW_WORTH[last * ROWS // public.camels]


def score_full(ply: Ply[State]) -> None:
    """Score the full caravan and empty it {#caravan-full}."""
    ply.emit("caravan-full", targets=["caravan"])
    score_caravan(ply, "full")
    ply.state.public.caravan.clear()


def score_caravan(ply: Ply[State], rule: str) -> None:
    """Score each seat's cubes times the points of its highest row {#week-caravan}."""
    public = ply.state.public
    for seat in range(len(public.merchants)):
        cubes, row = worth(public, seat)
        score(ply, seat, rule, cubes * row, "scored-caravan", cubes=cubes, row=row)
