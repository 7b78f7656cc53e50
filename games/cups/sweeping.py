"""The sweep's steps of cups: begin, make the tables of rounds, resign, hurry, and close."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from typing import Final

from django.db import transaction
from django.db.models import Count, F, Q

from games import fairness
from games.cups.events import CupGameBegan, CupOver
from games.cups.models import Cup, CupEntry, CupTable
from games.cups.pairing import FEWEST, Pod, paired, paired_early, rounds_of, sizes_of
from games.cups.results import CupState, state_of
from games.cups.services import cup_call_off, cup_end
from games.models import Status
from games.rules.kernel import Chance
from games.services.hurrying import turns_hurry
from games.services.lifecycle import table_arrange
from games.services.organizing import (
    REPAIR,
    entries_drop,
    entries_leave,
    leavers_resign,
    tables_give_up,
    visibility_of,
)
from games.services.sweep_runner import one_by_one
from games.towns import town
from mp2site.infra import clock, faults
from mp2site.infra.events import publish

PLAYED: Final = timedelta(weeks=4)
"""The age of a table after which stand-ins play turns that wait too long."""


def cups_advance() -> None:
    """Carry out the due steps of all cups. It takes one query if no step is due."""
    full = Q(people__gte=F("size")) | Q(begins_at__lte=clock.now())
    rows = Cup.objects.annotate(people=Count("entries")).order_by("pk")
    waiting = Q(phase=Cup.Phase.SIGN_UP) & full
    one_by_one(rows.filter(waiting | Q(phase=Cup.Phase.RUNNING)), _move)


def _move(cup: Cup) -> None:
    if cup.phase == Cup.Phase.RUNNING or cup_begin(cup.pk):
        leavers_resign(
            CupEntry.objects.filter(cup=cup.pk),
            lambda entry: Q(table__of_cup__cup=entry.cup_id),
        )
        cup_pair(cup.pk)
        turns_hurry(_late(cup.pk))
        cup_close(cup.pk)


def cup_begin(cup_id: int) -> bool:
    """Begin a cup that is full or whose sign-up is over; cancel it if too few people joined.

    Return whether the cup has begun.
    """
    with transaction.atomic():
        cup = Cup.objects.select_for_update().get(pk=cup_id)
        if cup.phase != Cup.Phase.SIGN_UP:
            return cup.phase == Cup.Phase.RUNNING
        entries_drop(cup.entries.all(), cup.circle_id)
        nonces = list(cup.entries.order_by("pk").values_list("nonce", flat=True))
        if len(nonces) < cup.size and cup.begins_at > clock.now():
            return False
        if len(nonces) < FEWEST:
            cup_call_off(cup)
            return False
        cup.phase, cup.began_at = Cup.Phase.RUNNING, clock.now()
        cup.seed = fairness.seed_from(bytes(cup.secret), nonces)
        cup.rounds = rounds_of(len(nonces), cup.seats)
        cup.save(update_fields=["phase", "began_at", "seed", "rounds"])
        faults.point("cup.1")
    faults.point("cup.2")
    return True


def cup_pair(cup_id: int) -> int:
    """Make the tables of rounds or the final that can begin; return their number.

    Suspended people are removed from the cup first, so they get no table.
    """
    with transaction.atomic():
        cup = Cup.objects.select_for_update().get(pk=cup_id)
        if cup.phase != Cup.Phase.RUNNING:
            return 0
        entries_leave(cup.entries.filter(person__is_active=False))
        _give_up(cup)
        state = state_of(cup)
        drawn = list(_drawn(state))
        for number, (turn, pod) in enumerate(drawn, len(state.tables)):
            _make(state, number, turn, pod)
            faults.point("cup.3")
    return len(drawn)


def cup_close(cup_id: int) -> bool:
    """Write the places after the final, or if no final is possible.

    Return whether the cup is over.
    """
    with transaction.atomic():
        cup = Cup.objects.select_for_update().get(pk=cup_id)
        state = state_of(cup)
        if cup.phase != Cup.Phase.RUNNING or state.running:
            return False
        if state.final is None and state.finalists:
            return False
        _write_places(state)
        cup_end(cup, Cup.Phase.OVER)
        faults.point("cup.4")
    return True


def _give_up(cup: Cup) -> None:
    """Exclude tables that an error has stopped from the results.

    This happens `REPAIR` after their playing time.
    """
    overdue = clock.now() - PLAYED - REPAIR
    tables_give_up(CupTable.objects.filter(cup=cup, table__started_at__lte=overdue))


def _drawn(state: CupState) -> Iterator[tuple[int, Pod]]:
    """Yield each pod that can begin now, with its round; store the byes of rounds."""
    if state.final is not None or not state.finalists:
        return
    for number in range(1, state.cup.final):
        yield from ((number, pod) for pod in _round(state, number))
    if _complete(state):
        yield state.cup.final, tuple(state.finalists)


def _round(state: CupState, number: int) -> list[Pod]:
    """Return the pods of a round that can begin now. If everybody is free, these are all pods."""
    placed, done = state.placed(number), state.done(number - 1)
    order = [person for person in state.order if person not in placed]
    free = [person for person in order if person in done]
    points = {line.person: line.points for line in state.lines}
    if len(free) < len(order):
        return paired_early(free, order, points, state.met, state.cup.seats)
    return paired(_without_bye(state, order, number), points, state.met, state.cup.seats)


def _without_bye(state: CupState, order: list[int], number: int) -> list[int]:
    """Return the people who play a round, and give a bye to one person if necessary.

    The bye goes to the last person without an earlier bye. If all people have had one, which can
    happen after others left, the last person gets another.
    """
    if len(order) == sum(sizes_of(len(order), state.cup.seats)):
        return order
    last = ([person for person in order if not state.entries[person].byes] or order)[-1]
    entry = state.entries[last]
    entry.byes = [*entry.byes, number]
    entry.save(update_fields=["byes"])
    return [person for person in order if person != last]


def _complete(state: CupState) -> bool:
    """Return whether everybody who hasn't left has played all rounds."""
    return all(set(state.order) <= state.done(number) for number in range(1, state.cup.final))


def _make(state: CupState, number: int, turn: int, pod: Pod) -> None:
    """Make the table of a pod, draw its seats by lot, and notify its people."""
    cup = state.cup
    seats = Chance(bytes(cup.seed or b"")).shuffle(f"seats {number}", sorted(pod))
    table = table_arrange(
        people=[state.entries[person].person for person in seats],
        title=cup.title,
        name=town(number),
        pace=cup.pace,
        visibility=visibility_of(cup.circle_id),
        options=cup.options,
    )
    CupTable.objects.create(cup=cup, round=turn, number=number, table=table)
    for person in seats:
        publish(CupGameBegan(cup, turn, table.name, person))


def _write_places(state: CupState) -> None:
    """Write the places, and notify everybody who took part."""
    played = {person for pod in state.pods.values() for person in pod}
    places = state.places
    for place, entry in enumerate(places, 1):
        entry.place = place
        if entry.person_id in played:
            publish(CupOver(state.cup, entry, len(places)))
    CupEntry.objects.bulk_update(places, ["place"])


def _late(cup_id: int) -> list[str]:
    """Return the ids of running tables that should be over."""
    late = CupTable.objects.filter(
        cup=cup_id, table__status=Status.PLAYING, table__started_at__lte=clock.now() - PLAYED
    )
    return list(late.order_by("table").values_list("table", flat=True))
