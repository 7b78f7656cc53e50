"""Trading posts: where a movement leaves them, and what they bring {#posts}."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from games.rules.kernel import Act, Choice, Ply, Step, Text
from games.rules.marco_polo_2.contracts import TakeContract, open_contracts
from games.rules.marco_polo_2.facts import POST_POINTS, POSTS, bundle_text, place_text
from games.rules.marco_polo_2.purse import character, facts_of, receive, score, trader
from games.rules.marco_polo_2.words import say
from games.rules.marco_polo_common.bundle import Bundle

if TYPE_CHECKING:
    from games.rules.marco_polo_2.state import Journey
    from games.rules.marco_polo_2.steps import State

replace = msgspec.structs.replace


class Arrive(Act, frozen=True, tag="arrive"):
    """All is paid: the figures move, posts are placed, then bonuses are received {#bonuses-at-end}."""

    cite = "bonuses-at-end"

    def perform(self, ply: Ply[State], seat: int) -> None:
        journey = _journey(ply.state)
        _move_figures(ply, seat, journey)
        ends = [path[-1] for path in journey.paths if len(path) > 1]
        due = dict.fromkeys(place for place in ends if lacks_post(ply.state, seat, place))
        extra = [ExtraPost()] if journey.extra and crossed(ply.state, seat) else []
        ply.push(seat, *(PlacePost(place) for place in due), *extra, Reap())


def _journey(state: State) -> Journey:
    journey = state.public.journey
    if journey is None:
        raise LookupError("nobody travels")
    return journey


def _move_figures(ply: Ply[State], seat: int, journey: Journey) -> None:
    own, facts = trader(ply.state, seat), facts_of(ply.state)
    for figure, path in enumerate(journey.paths):
        if len(path) > 1:
            own.figures[figure] = path[-1]
            spots = [f"figure:{seat}-{figure}", *(f"place:{place}" for place in path)]
            start, end = place_text(facts, path[0]), place_text(facts, path[-1])
            ply.emit("travelled", seat, targets=spots, steps=len(path) - 1, start=start, end=end)


def lacks_post(state: State, seat: int, place: str) -> bool:
    """Tell whether the seat may leave a post here {#posts-once} {#beijing} {#oases}."""
    return facts_of(state).places[place].city and place not in trader(state, seat).posts


def crossed(state: State, seat: int) -> list[str]:
    """Return the cities passed in this movement that lack a post of the seat {#travel-upper}."""
    journey = _journey(state)
    ends = [path[-1] for path in journey.paths if len(path) > 1]
    passed = dict.fromkeys(place for path in journey.paths for place in path[1:-1])
    return [place for place in passed if place not in ends and lacks_post(state, seat, place)]


class ExtraPost(Step, frozen=True, tag="extra-post"):
    """Leave one more post in a city just crossed, or don't {#travel-upper}."""

    cite = "travel-upper"

    def prompt(self, state: State, seat: int) -> Text:
        return say("prompt-extra-post")

    def choices(self, state: State, seat: int) -> list[Choice]:
        facts = facts_of(state)
        posts = [
            Choice(
                f"post:{place}",
                say("choice-post", place=place_text(facts, place)),
                frozenset({f"place:{place}"}),
                "post",
                (place,),
            )
            for place in crossed(state, seat)
        ]
        return [*posts, NO_POST]

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        if choice.args:
            ply.push(seat, PlacePost(choice.args[0]))


NO_POST = Choice("no-post", say("choice-no-post"), group="decline")


class PlacePost(Act, frozen=True, tag="place-post"):
    """Place the next post, or move one if none is left {#posts} {#relocation}."""

    cite = "posts"

    place: str

    def perform(self, ply: Ply[State], seat: int) -> None:
        if len(trader(ply.state, seat).posts) == POSTS:
            ply.push(seat, RelocatePost(self.place))
        else:
            place_post(ply, seat, self.place)


def place_post(ply: Ply[State], seat: int, place: str) -> None:
    """Put a post into a city; late ones bring points {#late-posts}."""
    own, public = trader(ply.state, seat), ply.state.public
    own.posts.append(place)
    journey = _journey(ply.state)
    public.journey = replace(journey, placed=(*journey.placed, place))
    public.fresh_posts.append(place)
    name = place_text(facts_of(ply.state), place)
    ply.emit("placed-post", seat, targets=[f"place:{place}", f"post:{seat}-{place}"], place=name)
    score(ply, seat, "posts", POST_POINTS.get(len(own.posts), 0))


class RelocatePost(Step, frozen=True, tag="relocate-post"):
    """All posts stand: one that wasn't placed just now has to move {#relocation}."""

    cite = "relocation"

    place: str

    def prompt(self, state: State, seat: int) -> Text:
        return say("prompt-relocate", place=place_text(facts_of(state), self.place))

    def choices(self, state: State, seat: int) -> list[Choice]:
        facts, placed = facts_of(state), _journey(state).placed
        return [
            Choice(
                f"relocate:{place}",
                say("choice-relocate", place=place_text(facts, place)),
                frozenset({f"place:{place}", f"post:{seat}-{place}"}),
                "relocate",
                (place,),
            )
            for place in trader(state, seat).posts
            if place not in placed
        ]

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        old: str = choice.args[0]
        own, facts, public = trader(ply.state, seat), facts_of(ply.state), ply.state.public
        own.posts[own.posts.index(old)] = self.place
        journey = _journey(ply.state)
        public.journey = replace(journey, placed=(*journey.placed, self.place))
        public.fresh_posts.append(self.place)
        spots = [f"place:{old}", f"place:{self.place}", f"post:{seat}-{self.place}"]
        whence, name = place_text(facts, old), place_text(facts, self.place)
        ply.emit("relocated-post", seat, targets=spots, old=whence, place=name)


# -- what posts bring -----------------------------------------------------------------------------


class Reap(Act, frozen=True, tag="reap"):
    """The movement is over: receive what its posts and oases bring {#bonuses-at-end}."""

    cite = "bonuses-at-end"

    def perform(self, ply: Ply[State], seat: int) -> None:
        journey = _journey(ply.state)
        ply.state.public.journey = None
        pending = [bonus for place in journey.placed for bonus in _bonuses(ply.state, place)]
        plain = [bonus for bonus in pending if _is_plain(ply.state, bonus)]
        rest = tuple(bonus for bonus in pending if bonus not in plain)
        if rest:
            ply.push(seat, Bonuses(rest))
        _pass_oases(ply, seat, journey)
        for bonus in plain:
            take_bonus(ply, seat, bonus)


def _bonuses(state: State, place: str) -> Iterator[str]:
    """Yield what a new post brings, as kind and place {#ruling-bonus-order}."""
    public = state.public
    if place in public.outposts:
        yield f"outpost:{place}"
    if place in public.bonuses:
        yield f"bonus:{place}"
    if place in public.contracts:
        yield f"contracts:{place}"


def _is_plain(state: State, bonus: str) -> bool:
    kind, _, place = bonus.partition(":")
    if kind == "contracts":
        return False
    if kind == "bonus":
        marker = facts_of(state).bonuses[state.public.bonuses[place]]
        return marker.gain.paid_at_once and not marker.copy
    gain: Bundle = facts_of(state).outposts[state.public.outposts[place]].gain
    return gain.paid_at_once


class Bonuses(Step, frozen=True, tag="bonuses"):
    """Choose the order of bonuses that ask for something {#ruling-bonus-order}."""

    cite = "ruling-bonus-order"

    pending: tuple[str, ...]

    def prompt(self, state: State, seat: int) -> Text:
        return say("prompt-bonuses")

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
    """Say what a bonus of a new post is."""
    kind, _, place = bonus.partition(":")
    facts, public = facts_of(state), state.public
    name = place_text(facts, place)
    if kind == "contracts":
        return say("choice-bonus-contract", place=name)
    if kind == "outpost":
        gain = facts.outposts[public.outposts[place]].gain
        return say("choice-bonus-outpost", place=name, reward=bundle_text(gain))
    marker = facts.bonuses[public.bonuses[place]]
    if marker.copy:
        return say("choice-bonus-copy", place=name)
    return say("choice-bonus-city", place=name, reward=bundle_text(marker.gain))


def take_bonus(ply: Ply[State], seat: int, bonus: str) -> None:
    """Receive one bonus of a new post."""
    kind, _, place = bonus.partition(":")
    if kind == "outpost":
        claim_outpost(ply, seat, place)
    elif kind == "bonus":
        city_bonus(ply, seat, place)
    elif open_contracts(ply.state, (place,)):
        ply.push(seat, TakeContract(1, (place,)))


def claim_outpost(ply: Ply[State], seat: int, place: str) -> None:
    """The first comer takes the outpost's bonus, which then leaves the map {#outposts}."""
    public, facts = ply.state.public, facts_of(ply.state)
    tile = public.outposts.pop(place)
    gain = facts.outposts[tile].gain
    spots, name = [f"place:{place}", f"trader:{seat}"], place_text(facts, place)
    ply.emit("claimed-outpost", seat, targets=spots, place=name, reward=bundle_text(gain))
    for other, own in enumerate(public.traders):
        if character(ply.state, other).keeps_outposts:
            own.kept.append(tile)
            ply.emit("kept-outpost", other, targets=[f"trader:{other}"], reward=bundle_text(gain))
    receive(ply, seat, gain, "outposts", f"outpost:{tile}")


def city_bonus(ply: Ply[State], seat: int, place: str, rule: str = "bonuses") -> None:
    """Receive what a city's bonus marker shows, or what another shows {#city-bonus}."""
    facts = facts_of(ply.state)
    marker = facts.bonuses[ply.state.public.bonuses[place]]
    if marker.copy:
        ply.push(seat, CopyBonus(rule))
    else:
        receive(ply, seat, marker.gain, rule, f"bonus:{place}")


def marked_cities(state: State) -> list[str]:
    """Return the cities where a bonus marker lies, in the edition's order."""
    marked = state.public.bonuses
    return [place for place in facts_of(state).bonus_cities if place in marked]


class CopyBonus(Step, frozen=True, tag="copy-bonus"):
    """Take the bonus of any other marker on the map {#city-bonus}."""

    cite = "city-bonus"

    rule: str

    def prompt(self, state: State, seat: int) -> Text:
        return say("prompt-copy-bonus")

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
            if not facts_of(state).bonuses[state.public.bonuses[place]].copy
        ]

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        city_bonus(ply, seat, choice.args[0], self.rule)


def _pass_oases(ply: Ply[State], seat: int, journey: Journey) -> None:
    """Each different oasis of the movement pays its friend {#moengke-khan}."""
    own, facts = character(ply.state, seat), facts_of(ply.state)
    if not own.per_oasis:
        return
    oases = {place for path in journey.paths for place in path[1:] if facts.places[place].oasis}
    if oases:
        ply.push(seat, OasisGifts(len(oases)))
        gain = own.per_oasis.times(len(oases))
        receive(ply, seat, gain, "character", f"character:{own.slug}")


class OasisGifts(Step, frozen=True, tag="oasis-gifts"):
    """Choose coins or a camel for each oasis {#moengke-khan}."""

    cite = "moengke-khan"

    oases: int

    def prompt(self, state: State, seat: int) -> Text:
        return say("prompt-oases", count=self.oases)

    def choices(self, state: State, seat: int) -> list[Choice]:
        one, other = character(state, seat).per_oasis_choice
        gains = [one.times(self.oases - n) + other.times(n) for n in range(self.oases + 1)]
        return [
            Choice(
                f"oases:{n}",
                say("choice-receive", reward=bundle_text(gain)),
                group="gift",
                args=(gain,),
            )
            for n, gain in enumerate(gains)
        ]

    def resolve(self, ply: Ply[State], seat: int, choice: Choice) -> None:
        slug = trader(ply.state, seat).character
        receive(ply, seat, choice.args[0], "character", f"character:{slug}")
