"""Laws on offers: the keys, their order, and the ids of decisions."""

from __future__ import annotations

from collections.abc import Iterator

from games.rules.kernel import Choice, Decision, Text
from games.rules.kernel.choice import KEY
from games.rules.laws.replay import Offers, states
from games.rules.laws.walk import Game, Position


def keys_are_unique(position: Position) -> Iterator[str]:
    """Check that keys are unique in a decision, and that URLs and logs can contain each key."""
    for seat, choices in position.offers.items():
        keys = [choice.key for choice in choices]
        if len(set(keys)) != len(keys):
            yield f"seat {seat} is offered a key twice: {_twice(keys)}"
        for key in keys:
            if not KEY.fullmatch(key):
                yield f"seat {seat} is offered a malformed key: {key!r}"


def _twice(keys: list[str]) -> str:
    return ", ".join(sorted({key for key in keys if keys.count(key) > 1}))


def decisions_match_offers(position: Position) -> Iterator[str]:
    """Check that `decisions` and `offers` have the same seats, in order, with the same choices."""
    if list(position.decisions) != sorted(position.offers):
        yield f"decisions for seats {list(position.decisions)}, offers for {list(position.offers)}"
    for seat, decision in position.decisions.items():
        if decision.seat != seat:
            yield f"seat {seat} gets the decision of seat {decision.seat}"
        if decision.choices != position.offers.get(seat):
            yield f"seat {seat} is offered one thing and shown another"


def order_is_pinned(position: Position) -> Iterator[str]:
    """Check that a decoded or cloned state offers the choices in the same order."""
    decoded = position.title.decode(position.encoded)
    for how, state in (("decoded", decoded), ("cloned", position.title.clone(position.state))):
        if _keys(position.title.engine.offers(state)) != _keys(position.offers):
            yield f"the {how} state offers the same choices in another order, or others"


def order_survives_replay(game: Game) -> Iterator[str]:
    """Check that a replayed game offers the same choices in the same order at every step."""
    again = states(game.title, game.replay())
    for position, (_, offers) in zip(game.positions, again, strict=False):
        if _keys(offers) != _keys(position.offers):
            number = position.number
            yield f"choice {number}, played again, is offered among others or in another order"


def _keys(offers: Offers) -> list[tuple[int, list[str]]]:
    return [(seat, [choice.key for choice in choices]) for seat, choices in offers.items()]


def ids_name_decisions(game: Game) -> Iterator[str]:
    """Check that a decision's id changes exactly if the decision changes or its seat has chosen."""
    following = [
        *(position.decisions for position in game.positions[1:]),
        game.title.decisions(game.last),
    ]
    for position, after in zip(game.positions, following, strict=True):
        for seat, decision in position.decisions.items():
            yield from _same_name(position, decision, after.get(seat))


def _same_name(position: Position, before: Decision, after: Decision | None) -> Iterator[str]:
    if after is None:
        return
    acted, seat = position.seat == before.seat, before.seat
    changed = acted or _content(before) != _content(after)
    if changed and before.id == after.id:
        yield f"seat {seat} has another decision after choice {position.number}, under the same id"
    if not changed and before.id != after.id:
        yield f"seat {seat}'s decision got another id as seat {position.seat} acted"


def _content(decision: Decision) -> tuple[Text, list[tuple[str, Text]]]:
    return decision.prompt, [(choice.key, choice.label) for choice in decision.choices]


def ids_are_used_once(game: Game) -> Iterator[str]:
    """Check that no id is used for two decisions, so that a form sent twice makes one move."""
    answered: set[tuple[int, str]] = set()
    for position in game.positions:
        for seat, decision in position.decisions.items():
            if (seat, decision.id) in answered:
                here = f"at choice {position.number}"
                yield f"decision {decision.id} of seat {seat} comes again {here}"
        answered.add((position.seat, position.decisions[position.seat].id))


def choice_is_whole(position: Position) -> Iterator[str]:
    """Check that every choice has a label, and that its targets are valid ids."""
    for choices in position.offers.values():
        for choice in choices:
            yield from _flaws(choice)


def _flaws(choice: Choice) -> Iterator[str]:
    if not choice.label.id:
        yield f"{choice.key!r} has no label"
    if not isinstance(choice.targets, frozenset) or not all(
        isinstance(target, str) and target for target in choice.targets
    ):
        yield f"{choice.key!r} has targets that are no ids: {choice.targets!r}"
