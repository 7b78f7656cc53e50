"""Creates, joins, starts and ends tables. Leaving is in `leaving`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from django.conf import settings

from accounts.models import User
from accounts.selectors.computers import opponents_of_strength
from accounts.services.computers import opponent_make
from games import engine, fairness, paces
from games.errors import (
    AlreadySeated,
    BadSetup,
    Full,
    NotEnoughSeats,
    NotFound,
    Removed,
    Resigned,
    WrongToken,
    not_playing,
)
from games.events import TableStarted
from games.joining import joining_check
from games.models import (
    STRENGTHS,
    Policy,
    Removal,
    Seat,
    Snapshot,
    StandIn,
    Status,
    Table,
    Visibility,
    new_secret,
)
from games.paces import Pace
from games.rules import UnknownTitle, titles
from games.rules.kernel import BadSetup as TitleBadSetup
from games.rules.kernel import Text, Title
from games.selectors.consent import asked_to_consent
from games.selectors.tables import can_read
from games.services import limits
from games.services.blocking import sitting_check
from games.services.coaching import coach_beginners
from games.services.ending import table_end
from games.services.locks import (
    check_host,
    check_open,
    lock_person,
    lock_seats,
    lock_table,
    own_seat,
    table_transaction,
)
from games.services.quarantine import quarantined_on_bug
from games.services.table_changes import table_changed
from games.services.turns import TURN_COLUMNS, turns_update
from games.table_options import columns_of
from mp2site.infra import clock
from mp2site.infra.events import publish
from mp2site.infra.prepared import Update
from mp2site.text.plain import cleaned

NAME_LENGTH = 60
_seats_save = Update(Seat, *TURN_COLUMNS)


def table_create(
    *,
    by: User,
    title: str,
    seats: int,
    name: str = "",
    options: Mapping[str, str] | None = None,
    visibility: str = "public",
    pace: str = paces.CALM,
    clock: Pace | None = None,
    timeout_policy: str = Policy.TURN,
    timeout_misses: int = 2,
    edition: str | None = None,
    start_when_full: bool = True,
    nonce: str = "",
    opponents: Sequence[str] = (),
    stand_in: str = StandIn.MERCHANT,
    **chosen: Any,
) -> Table:
    """Open a table, seat its creator as the host, then seat its opponents.

    ``clock`` has the numbers of a ``custom`` pace; it is ``None`` for other paces. ``opponents``
    are names of strengths. ``chosen`` has the values of features' table options by name
    (`games.table_options`). Raises BadSetup, TooMany, Suspended, NeedsAccount.
    """
    rules = _title(title, seats)
    secret = new_secret()
    table = Table(
        name=table_name(name),
        title=rules.slug,
        rules_version=rules.rules_version,
        size=seats,
        visibility=_visibility(visibility),
        **_clock(pace, clock, timeout_policy, timeout_misses),
        stand_in=_stand_in(stand_in),
        start_when_full=start_when_full,
        host=by,
        secret=secret,
        commitment=fairness.commitment_to(secret),
        **_agreed(rules, options, edition),
        **columns_of(chosen),
    )
    _check_opponents(opponents, free=seats - 1)
    with table_transaction():
        alone = table.visibility == Visibility.PRIVATE and len(opponents) == seats - 1
        limits.table_check(person=lock_person(by), alone=alone)
        table.save(force_insert=True)
        seated = [_sit_down(table, by, nonce)]
        for strength in opponents:
            seated.append(_seat_opponent(table, seated, strength))
        _start_if_full(table, seated, by)
    return table.lighten()


def table_arrange(
    *,
    people: Sequence[User],
    title: str,
    name: str,
    pace: str,
    visibility: str = "public",
    stand_in: str = StandIn.MERCHANT,
    options: Mapping[str, str] | None = None,
    **chosen: Any,
) -> Table:
    """Open a table and start its game, for seasons and cups.

    ``people`` is in the order of the seats; the first person is the host. They agreed to play when
    they joined the season or cup, so limits aren't checked. After two missed turns in a row, a
    stand-in takes a person's seat. Raises BadSetup.
    """
    rules = _title(title, len(people))
    secret = new_secret()
    table = Table(
        name=table_name(name),
        title=rules.slug,
        rules_version=rules.rules_version,
        size=len(people),
        visibility=_visibility(visibility),
        **_clock(pace, None, Policy.SEAT, 2),
        stand_in=_stand_in(stand_in),
        host=people[0],
        secret=secret,
        commitment=fairness.commitment_to(secret),
        **_agreed(rules, options, None),
        **columns_of(chosen),
    )
    table.feature_options["plays_to_end"] = True
    with table_transaction():
        table.save(force_insert=True)
        seats = [_sit_down(table, person, "") for person in people]
        _start(table, seats, None, arranged=True)
    return table.lighten()


def table_join(*, table_id: str, by: User, token: str = "", nonce: str = "") -> Seat:
    """Take a seat. The last seat starts the game, unless the host has to start it.

    ``nonce`` is the person's contribution to the seed; without it, a random one is used. Raises
    NotFound, NotOpen, AlreadySeated, Full, WrongToken, BadSetup (an invalid nonce), Removed,
    NotAskedFor, TooMany, Suspended, NeedsAccount.
    """
    with quarantined_on_bug(table_id), table_transaction():
        return seat_take(table_id=table_id, by=by, token=token, nonce=nonce)


def seat_take(
    *, table_id: str, by: User, token: str = "", nonce: str = "", present: bool = True
) -> Seat:
    """Take a seat as `table_join` does, within the caller's transaction.

    If ``present`` is false, the person is notified of the start like the other players.
    """
    table = lock_table(table_id, all_columns=True)
    seats = lock_seats(table)
    _check_joining(table, seats, by, token)
    limits.table_check(person=lock_person(by))
    seat = _sit_down(table, by, nonce)
    seats.append(seat)
    if not _start_if_full(table, seats, by if present else None):
        table_changed(table)
    table.lighten()
    return seat


def seat_check(table: Table, seats: Sequence[Seat], by: User) -> None:
    """Check that a person could join a locked public table. Raises the errors of `table_join`."""
    _check_joining(table, seats, by, "")
    limits.table_check(person=lock_person(by))


def opponent_ask(*, table_id: str, by: User, strength: str) -> Seat:
    """Seat an opponent for the host. If it takes the last seat, the game may start.

    Raises NotFound, NotHost, NotOpen, Full, BadSetup (no such opponent, or none on this site).
    """
    with quarantined_on_bug(table_id), table_transaction():
        table = lock_table(table_id, all_columns=True)
        seats = lock_seats(table)
        check_host(table, by)
        if len(seats) >= table.size:
            raise Full
        _check_strengths([strength])
        seat = _seat_opponent(table, seats, strength)
        seats.append(seat)
        if not _start_if_full(table, seats, by):
            table_changed(table)
    table.lighten()
    return seat


def table_start(*, table_id: str, by: User) -> Table:
    """Start a full table for its host. Raises NotFound, NotHost, NotOpen, NotEnoughSeats."""
    with quarantined_on_bug(table_id), table_transaction():
        table = lock_table(table_id, all_columns=True)
        seats = lock_seats(table)
        check_host(table, by)
        if len(seats) < table.size:
            raise NotEnoughSeats(missing=table.size - len(seats))
        _start(table, seats, by)
    return table.lighten()


def abandon_consent(*, table_id: str, by: User, consent: bool = True) -> Table:
    """Record whether a person agrees to end the game without a result.

    The game ends when all required players agree; see `asked_to_consent`. Raises NotFound,
    NotYourSeat, NotPlaying, Resigned, and BadSetup if the game must be played to its end.
    """
    with table_transaction():
        table = lock_table(table_id)
        seats = lock_seats(table)
        seat = own_seat(table, seats, by)
        if table.status not in {Status.PLAYING, Status.QUARANTINED}:
            raise not_playing(table.status)
        if seat.resigned_at is not None:
            raise Resigned
        if table.plays_to_end:
            raise BadSetup(Text("errors-plays-to-end"), rule="plays-to-end")
        seat.consents_to_abandon = consent
        seat.save(update_fields=["consents_to_abandon"])
        asked = asked_to_consent(table, seats, clock.now())
        if all(seat.consents_to_abandon for seat in asked) and table.state is not None:
            table_end(table, seats, by, why="consent")
        else:
            table_changed(table)
    return table.lighten()


# -- helpers ---------------------------------------------------------------------------------


def title_of(slug: str) -> Title[Any]:
    """Return a title. Raises BadSetup for an unknown one."""
    try:
        return titles.get(slug)
    except UnknownTitle:
        raise BadSetup(Text("errors-bad-setup-title"), rule="title") from None


def _title(slug: str, seats: int) -> Title[Any]:
    rules = title_of(slug)
    if seats not in rules.seats:
        params = {"least": rules.seats[0], "most": rules.seats[-1]}
        raise BadSetup(Text("kernel-setup-seats", {**params}), rule="seats")
    return rules


def _agreed(
    rules: Title[Any], options: Mapping[str, str] | None, edition: str | None
) -> dict[str, Any]:
    try:
        return {
            "options": rules.meta.chosen_options(options or {}),
            "edition": rules.editions.chosen(edition),
        }
    except TitleBadSetup as error:
        raise BadSetup(error.reason, rule=error.code) from error


def table_name(name: str) -> str:
    """Return a table's name for storage: one line, no invisible characters. Raises BadSetup."""
    name = " ".join(cleaned(name).split())
    if len(name) > NAME_LENGTH:
        raise BadSetup(Text("errors-bad-setup-name"), rule="name")
    return name


def _clock(name: str, own: Pace | None, policy: str, misses: int) -> dict[str, Any]:
    """Return the columns of a table's clock. Raises BadSetup."""
    if name not in paces.NAMES or (own is None) == (name == paces.CUSTOM):
        raise BadSetup(Text("errors-bad-setup-pace"), rule="pace")
    if own is not None and (wrong := paces.problem(own)):
        raise BadSetup(Text(f"errors-bad-setup-pace-{wrong}"), rule=f"pace-{wrong}")
    if policy not in Policy.values or misses not in paces.MISSES:
        raise BadSetup(Text("errors-bad-setup-policy"), rule="policy")
    pace = own or paces.PRESETS.get(name) or Pace(0, 0)
    numbers = {f"pace_{field}": getattr(pace, field) for field in Pace.__struct_fields__}
    return {"pace": name, "timeout_policy": policy, "timeout_misses": misses, **numbers}


def _visibility(visibility: str) -> str:
    if visibility not in Visibility.values:
        raise BadSetup(Text("errors-bad-setup-visibility"), rule="visibility")
    return visibility


def _check_joining(table: Table, seats: Sequence[Seat], by: User, token: str) -> None:
    invited = token == table.token
    if not can_read(table, by, token):
        raise NotFound
    if any(seat.person_id == by.pk for seat in seats):
        raise AlreadySeated
    check_open(table)
    if len(seats) >= table.size:
        raise Full
    if not invited and (token or table.visibility != Visibility.PUBLIC):
        raise WrongToken
    if Removal.objects.filter(table=table, guest=by, lifted=False).exists():
        raise Removed
    sitting_check(table, seats, by)
    if not invited:
        joining_check(table, by)


def _stand_in(name: str) -> str:
    if name not in StandIn.values:
        raise BadSetup(Text("errors-bad-setup-stand-in"), rule="stand-in")
    return name


def _check_opponents(strengths: Sequence[str], *, free: int) -> None:
    """Check that the opponents exist and that there are seats for them. Raises BadSetup."""
    _check_strengths(strengths)
    if len(strengths) > free:
        raise BadSetup(Text("errors-bad-setup-opponents", {"most": free}), rule="opponents")


def _check_strengths(strengths: Sequence[str]) -> None:
    """Check that the site has opponents of these strengths. Raises BadSetup."""
    if strengths and not settings.OPPONENTS:
        raise BadSetup(Text("errors-bad-setup-opponents-off"), rule="opponents-off")
    if not set(strengths) <= set(STRENGTHS):
        raise BadSetup(Text("errors-bad-setup-strength"), rule="opponents")


def _seat_opponent(table: Table, seats: Sequence[Seat], strength: str) -> Seat:
    """Seat an opponent of a strength; create another one if all are at the table already."""
    seated = {seat.person_id for seat in seats}
    known = opponents_of_strength(strength, besides=seated).first()
    return _sit_down(table, known or opponent_make(strength=strength), "")


def _start_if_full(table: Table, seats: Sequence[Seat], by: User | None) -> bool:
    full = table.start_when_full and len(seats) == table.size
    if full:
        _start(table, seats, by)
    return full


def _sit_down(table: Table, person: User, nonce: str) -> Seat:
    return Seat.objects.create(table=table, person=person, nonce=fairness.nonce_or_random(nonce))


def _start(table: Table, seats: Sequence[Seat], by: User | None, *, arranged: bool = False) -> None:
    """Start a game: fix the seed, draw the places unless arranged, set up, open the first turns."""
    joined = sorted(seats, key=lambda seat: seat.pk)
    table.seed = fairness.seed_from(bytes(table.secret), [seat.nonce for seat in joined])
    drawn = joined if arranged else fairness.drawn_places(table.seed, joined)
    state = engine.begin(table.rules, len(drawn), table.seed, table.options, table.edition)
    table.rules_version = table.rules.rules_version
    table.status, table.started_at = Status.PLAYING, clock.now()
    game = engine.Game(table.rules, state)
    table.state = game.packed()
    table_changed(table, "seed", "rules_version", "status", "started_at", "state")
    for place, seat in enumerate(drawn):
        seat.place, seat.bank = place, table.pace_bank
    coach_beginners(table, drawn)
    Seat.objects.bulk_update(drawn, ["place", "bank", "coached"])
    Snapshot.objects.create(table=table, ply=0, state=table.state)
    _seats_save(*turns_update(table, drawn, before=(), after=game.acting(), by=by))
    publish(TableStarted(table, drawn, by, announced=arranged))
