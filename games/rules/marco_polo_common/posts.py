"""Trading posts: the cities where a movement places them, and their bonuses {#posts}."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from games.rules.kernel import Act, Choice, Ply, Step, Text
from games.rules.marco_polo_common.bundle import Bundle
from games.rules.marco_polo_common.journey import Journey
from games.rules.marco_polo_common.purse import character, receive, score, trader
from games.rules.marco_polo_common.words import amounts_text, plain_choice, say

if TYPE_CHECKING:
    from games.rules.marco_polo_common.table import State

replace = msgspec.structs.replace


class Arrive(Act, frozen=True, tag="arrive"):
    """The end of a paid movement: figures move, then posts and bonuses follow {#bonuses-at-end}."""

    cite = "bonuses-at-end"

    def perform(self, ply: Ply[State], seat: int) -> None:
        journey = _journey(ply.state)
        _move_figures(ply, seat, journey)
        due = dict.fromkeys(place for place in _ends(journey) if lacks_post(ply.state, seat, place))
        extra = [ExtraPost()] if journey.extra and crossed(ply.state, seat) else []
        passing = [PostsInPassing()] if character(ply.state, seat).posts_in_passing else []
        ply.push(seat, *passing, *(PlacePost(place) for place in due), *extra, Reap())


def _ends(journey: Journey) -> list[str]:
    """Return the places where the moved figures stop."""
    return [path[-1] for path in journey.paths if len(path) > 1]


def _journey(state: State) -> Journey:
    journey: Journey = state.public.journey
    if journey is None:
        raise LookupError("nobody travels")
    return journey


def _move_figures(ply: Ply[State], seat: int, journey: Journey) -> None:
    own, facts = trader(ply.state, seat), ply.state.facts
    for figure, path in enumerate(journey.paths):
        if len(path) > 1:
            own.figures[figure] = path[-1]
            spots = [f"figure:{seat}-{figure}", *(f"place:{place}" for place in path)]
            start, end = facts.named("place", path[0]), facts.named("place", path[-1])
            ply.emit("travelled", seat, targets=spots, steps=len(path) - 1, start=start, end=end)


def lacks_post(state: State, seat: int, place: str) -> bool:
    """Return whether the seat may place a post here {#posts-once} {#beijing} {#oases}."""
    return state.facts.places[place].city and place not in trader(state, seat).posts


def crossed(state: State, seat: int) -> list[str]:
    """Return the cities passed in this movement that lack a post of the seat {#travel-upper}."""
    journey = _journey(state)
    ends = _ends(journey)
    passed = dict.fromkeys(place for path in journey.paths for place in path[1:-1])
    return [place for place in passed if place not in ends and lacks_post(state, seat, place)]


class ExtraPost(Step, frozen=True, tag="extra-post"):
    """The choice of a crossed city for one more post; the seat may decline {#travel-upper}."""

    cite = "travel-upper"

    def prompt(self, state: State, seat: int) -> Text:
        return say(state, "prompt-extra-post")

    def choices(self, state: State, seat: int) -> list[Choice]:
        facts = state.facts
        posts = [
            Choice(
                f"post:{place}",
                say(state, "choice-post", place=facts.named("place", place)),
                frozenset({f"place:{place}"}),
                "post",
                (place,),
            )
            for place in crossed(state, seat)
        ]
        return [*posts, plain_choice(state.slug, "no-post", "choice-no-post", "decline")]

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        if choice.args:
            ply.push(seat, PlacePost(choice.args[0]))


class PostsInPassing(Act, frozen=True, tag="posts-in-passing"):
    """The placing of posts in cities on the way, while posts are left {#ruling-passed-cities}."""

    cite = "wilhelm"

    def perform(self, ply: Ply[State], seat: int) -> None:
        for place in (place for path in _journey(ply.state).paths for place in path[1:-1]):
            if lacks_post(ply.state, seat, place) and posts_left(ply.state, seat):
                place_post(ply, seat, place)


def posts_left(state: State, seat: int) -> int:
    """Return the number of posts that a seat hasn't placed yet."""
    whole = state.kit.posts + character(state, seat).extra_posts
    return whole - len(trader(state, seat).posts)


class PlacePost(Act, frozen=True, tag="place-post"):
    """The placing of a post in a city; without a post left, one moves {#posts} {#relocation}."""

    cite = "posts"

    place: str

    def perform(self, ply: Ply[State], seat: int) -> None:
        if not lacks_post(ply.state, seat, self.place):
            return  # the movement also passed this place, and placed a post then
        if posts_left(ply.state, seat):
            place_post(ply, seat, self.place)
        else:
            ply.push(seat, RelocatePost(self.place))


def place_post(ply: Ply[State], seat: int, place: str) -> None:
    """Place a post in a city; the seat gets points for late posts {#late-posts}.

    Wilhelm receives more when all his posts are placed {#wilhelm}.
    """
    own, public = trader(ply.state, seat), ply.state.public
    own.posts.append(place)
    journey = _journey(ply.state)
    public.journey = replace(journey, placed=(*journey.placed, place))
    public.fresh_posts.append(place)
    tell_of_post(ply, seat, place)
    ply.state.kit.placed(ply, seat, place)
    score(ply, seat, "posts", ply.state.kit.post_points.get(len(own.posts), 0))
    chosen = character(ply.state, seat)
    if chosen.all_posts and not posts_left(ply.state, seat):
        receive(ply, seat, chosen.all_posts, "character", f"character:{chosen.slug}")


def tell_of_post(ply: Ply[State], seat: int, place: str) -> None:
    """Announce a new post in a city."""
    name = ply.state.facts.named("place", place)
    ply.emit("placed-post", seat, targets=[f"place:{place}", f"post:{seat}-{place}"], place=name)


class RelocatePost(Step, frozen=True, tag="relocate-post"):
    """The choice of an earlier movement's post to move when all are placed {#relocation}."""

    cite = "relocation"

    place: str

    def prompt(self, state: State, seat: int) -> Text:
        return say(state, "prompt-relocate", place=state.facts.named("place", self.place))

    def choices(self, state: State, seat: int) -> list[Choice]:
        facts, placed = state.facts, _journey(state).placed
        return [
            Choice(
                f"relocate:{place}",
                say(state, "choice-relocate", place=facts.named("place", place)),
                frozenset({f"place:{place}", f"post:{seat}-{place}"}),
                "relocate",
                (place,),
            )
            for place in trader(state, seat).posts
            if place not in placed
        ]

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        old: str = choice.args[0]
        own, facts, public = trader(ply.state, seat), ply.state.facts, ply.state.public
        own.posts[own.posts.index(old)] = self.place
        journey = _journey(ply.state)
        public.journey = replace(journey, placed=(*journey.placed, self.place))
        public.fresh_posts.append(self.place)
        spots = [f"place:{old}", f"place:{self.place}", f"post:{seat}-{self.place}"]
        whence, name = facts.named("place", old), facts.named("place", self.place)
        ply.emit("relocated-post", seat, targets=spots, old=whence, place=name)
        ply.state.kit.left(ply, seat, old)
        ply.state.kit.placed(ply, seat, self.place)


# -- bonuses of posts -----------------------------------------------------------------------------


class Reap(Act, frozen=True, tag="reap"):
    """The receipt of a movement's bonuses for posts and oases, at its end {#bonuses-at-end}."""

    cite = "bonuses-at-end"

    def perform(self, ply: Ply[State], seat: int) -> None:
        journey = _journey(ply.state)
        ply.state.public.journey = None
        promised = _promised(ply.state, seat)
        found = [bonus for place in journey.placed for bonus in _bonuses(ply.state, place)]
        pending = [bonus for bonus in found if bonus not in promised]
        plain = [bonus for bonus in pending if _is_plain(ply.state, bonus)]
        rest = tuple(bonus for bonus in pending if bonus not in plain)
        if rest:
            ply.push(seat, Bonuses(rest))
        _pass_oases(ply, seat, journey)
        for bonus in plain:
            take_bonus(ply, seat, bonus)


def _promised(state: State, seat: int) -> set[str]:
    """Return the places of outposts that pending steps will give to the seat.

    These steps come from an earlier movement. Each outpost can be received only once {#outposts}.
    """
    waiting = [step.pending for step in state.stacks[seat] if isinstance(step, Bonuses)]
    return {bonus for pending in waiting for bonus in pending if bonus.startswith("outpost")}


def _bonuses(state: State, place: str) -> Iterator[str]:
    """Yield the bonuses of a new post, as kind and place {#ruling-bonus-order}."""
    public = state.public
    if place in public.outposts:
        yield f"outpost:{place}"
    if place in public.bonuses:
        yield f"bonus:{place}"
    if place in state.facts.contract_cities:
        yield f"contracts:{place}"


def _is_plain(state: State, bonus: str) -> bool:
    kind, _, place = bonus.partition(":")
    if kind == "contracts":
        return False
    if kind == "bonus":
        marker = state.facts.bonuses[state.public.bonuses[place]]
        return marker.gain.paid_at_once and not marker.copy
    gain: Bundle = state.facts.outposts[state.public.outposts[place]].gain
    return gain.paid_at_once


class Bonuses(Step, frozen=True, tag="bonuses"):
    """The choice of the order of bonuses that need decisions {#ruling-bonus-order}."""

    cite = "ruling-bonus-order"

    pending: tuple[str, ...]

    def prompt(self, state: State, seat: int) -> Text:
        return say(state, "prompt-bonuses")

    def choices(self, state: State, seat: int) -> list[Choice]:
        return [
            Choice(
                f"first:{bonus.replace(':', '-')}",
                bonus_text(state, bonus),
                frozenset({bonus if not bonus.startswith("contracts") else f"place:{bonus[10:]}"}),
                "bonus",
                (bonus,),
            )
            for bonus in self.pending
        ]

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        rest = tuple(bonus for bonus in self.pending if bonus != choice.args[0])
        if rest:
            ply.push(seat, Bonuses(rest))
        take_bonus(ply, seat, choice.args[0])


def bonus_text(state: State, bonus: str) -> Text:
    """Return a bonus of a new post in words."""
    kind, _, place = bonus.partition(":")
    facts, public = state.facts, state.public
    name = facts.named("place", place)
    if kind == "contracts":
        return say(state, "choice-bonus-contract", place=name)
    if kind == "outpost":
        gain = facts.outposts[public.outposts[place]].gain
        return say(state, "choice-bonus-outpost", place=name, reward=amounts_text(state, gain))
    marker = facts.bonuses[public.bonuses[place]]
    if marker.copy:
        return say(state, "choice-bonus-copy", place=name)
    return say(state, "choice-bonus-city", place=name, reward=amounts_text(state, marker.gain))


def take_bonus(ply: Ply[State], seat: int, bonus: str) -> None:
    """Receive one bonus of a new post."""
    kind, _, place = bonus.partition(":")
    if kind == "outpost":
        claim_outpost(ply, seat, place)
    elif kind == "bonus":
        city_bonus(ply, seat, place)
    else:
        ply.push(seat, *ply.state.kit.city_contracts(ply.state, place))


def claim_outpost(ply: Ply[State], seat: int, place: str) -> None:
    """Give an outpost's bonus to the first seat there; the bonus leaves the map {#outposts}."""
    public, facts = ply.state.public, ply.state.facts
    tile = public.outposts.pop(place)
    gain = facts.outposts[tile].gain
    spots, name = [f"place:{place}", f"trader:{seat}"], facts.named("place", place)
    ply.emit(
        "claimed-outpost", seat, targets=spots, place=name, reward=amounts_text(ply.state, gain)
    )
    for other, own in enumerate(public.traders):
        if character(ply.state, other).keeps_outposts:
            own.kept.append(tile)
            ply.emit(
                "kept-outpost",
                other,
                targets=[f"trader:{other}"],
                reward=amounts_text(ply.state, gain),
            )
    receive(ply, seat, gain, "outposts", f"outpost:{tile}")


def city_bonus(ply: Ply[State], seat: int, place: str, rule: str = "bonuses") -> None:
    """Receive the gain of a city's bonus marker, or let the seat copy another's {#city-bonus}."""
    facts = ply.state.facts
    marker = facts.bonuses[ply.state.public.bonuses[place]]
    if marker.copy:
        ply.push(seat, CopyBonus(rule))
    else:
        receive(ply, seat, marker.gain, rule, f"bonus:{place}")


def marked_cities(state: State) -> list[str]:
    """Return the cities with a bonus marker, in the edition's order."""
    marked = state.public.bonuses
    return [place for place in state.facts.bonus_cities if place in marked]


class CopyBonus(Step, frozen=True, tag="copy-bonus"):
    """The choice of another marker on the map, whose bonus the seat takes {#city-bonus}."""

    cite = "city-bonus"

    rule: str

    def prompt(self, state: State, seat: int) -> Text:
        return say(state, "prompt-copy-bonus")

    def choices(self, state: State, seat: int) -> list[Choice]:
        return [
            Choice(
                f"copy:{place}",
                bonus_text(state, f"bonus:{place}"),
                frozenset({f"bonus:{place}", f"place:{place}"}),
                "bonus",
                (place,),
            )
            for place in marked_cities(state)
            if not state.facts.bonuses[state.public.bonuses[place]].copy
        ]

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        city_bonus(ply, seat, choice.args[0], self.rule)


def _pass_oases(ply: Ply[State], seat: int, journey: Journey) -> None:
    """Give a character the gains for each different oasis of the movement {#moengke-khan}."""
    own, facts = character(ply.state, seat), ply.state.facts
    if not own.per_oasis:
        return
    oases = {place for path in journey.paths for place in path[1:] if facts.places[place].oasis}
    if oases:
        ply.push(seat, OasisGifts(len(oases)))
        gain = own.per_oasis.times(len(oases))
        receive(ply, seat, gain, "character", f"character:{own.slug}")


class OasisGifts(Step, frozen=True, tag="oasis-gifts"):
    """The choice of coins or a camel for each oasis {#moengke-khan}."""

    cite = "moengke-khan"

    oases: int

    def prompt(self, state: State, seat: int) -> Text:
        return say(state, "prompt-oases", count=self.oases)

    def choices(self, state: State, seat: int) -> list[Choice]:
        one, other = character(state, seat).per_oasis_choice
        gains = [one.times(self.oases - n) + other.times(n) for n in range(self.oases + 1)]
        return [
            Choice(
                f"oases:{n}",
                say(state, "choice-receive", reward=amounts_text(state, gain)),
                group="gift",
                args=(gain,),
            )
            for n, gain in enumerate(gains)
        ]

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        slug = trader(ply.state, seat).character
        receive(ply, seat, choice.args[0], "character", f"character:{slug}")
