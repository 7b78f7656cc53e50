"""A finished game's moves in one row: reading gives the same moves, byte for byte."""

from __future__ import annotations

import random
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from django.core.management import CommandError, call_command

from accounts.models import User
from games.errors import Code
from games.models import Move, PackedGame, Snapshot, Status, Table
from games.packing import pack_moves, unpack_moves
from games.selectors import growth as growths
from games.selectors.audits import packed_checked, table_replayed
from games.selectors.belongings import tables_told
from games.selectors.growth import growth_of
from games.selectors.history import history_for, last_own_ply, turns_around
from games.selectors.news import news_for
from games.selectors.positions import position_at
from games.services.packing import game_pack
from games.services.play import choice_submit
from games.services.retention import old_erase
from games.table_options import values_of
from mp2site.infra import clock, faults
from tests.support.tables import at, now, play_on, refused, started

pytestmark = pytest.mark.django_db


@pytest.fixture
def over(four: list[User]) -> Table:
    """A finished game of two."""
    table = play_on(started(four[:2]), random.Random(7))
    assert table.status == Status.FINISHED
    return table


def seen(table: Table) -> dict[str, Any]:
    """Return all readable data of a finished game."""
    growths._growth.cache_clear()
    people = [at(table, 0), at(table, 1), None]
    plies = sorted({0, 1, table.ply // 2, table.ply - 1, table.ply})
    return {
        "history": [history_for(table, person) for person in people],
        "part": history_for(table, None, after=7, until=12),
        "beyond": history_for(table, None, after=table.ply),
        "positions": [position_at(table, person, ply) for person in people for ply in plies],
        "turns": [turns_around(table, 1, ply) for ply in plies],
        "own": [last_own_ply(table, 1, ply) for ply in plies],
        "growth": growth_of(table),
        "export": list(tables_told(at(table, 0), values_of)),
        "replayed": table_replayed(table.pk),
        "news": news_for([(table.pk, at(table, 0).pk)])[table.pk, at(table, 0).pk].moves,
    }


def test_all_is_read_as_before(over: Table) -> None:
    before = seen(over)
    assert game_pack(table_id=over.pk)
    assert not Move.objects.filter(table=over).exists()
    assert not Snapshot.objects.filter(table=over).exists()
    assert seen(now(over)) == before
    assert before["replayed"].same
    assert packed_checked(over.pk) == ""


def test_it_takes_a_fraction(over: Table) -> None:
    assert game_pack(table_id=over.pk)
    packed = PackedGame.objects.get(pk=over.pk)
    assert len(packed.moves) + len(packed.states) < 40_000


def test_a_choice_sent_again_is_a_repeat(over: Table) -> None:
    last = Move.objects.filter(table=over, by=Move.By.PERSON).latest("ply")
    sent = {"table_id": over.pk, "by": at(over, last.place), "decision": last.decision}
    assert choice_submit(**sent, key=last.key).repeated
    assert game_pack(table_id=over.pk)
    assert choice_submit(**sent, key=last.key).repeated
    with refused(Code.NOT_PLAYING):
        choice_submit(**sent, key="another")


def test_only_what_is_over_and_whole_is_packed(four: list[User], over: Table) -> None:
    running = started(four[:2])
    assert not game_pack(table_id=running.pk)
    Move.objects.filter(table=over, ply=3).delete()
    assert not game_pack(table_id=over.pk)
    assert Move.objects.filter(table=over).count() == over.ply - 1
    assert not PackedGame.objects.exists()


def test_it_is_done_once(over: Table) -> None:
    assert game_pack(table_id=over.pk)
    assert not game_pack(table_id=over.pk)


@pytest.mark.parametrize("point", ["pack.1", "pack.2"])
def test_what_dies_on_the_way_has_changed_nothing(over: Table, point: str) -> None:
    before = seen(over)
    faults.plan(f"{point}=raise")
    try:
        with pytest.raises(faults.Fault):
            game_pack(table_id=over.pk)
    finally:
        faults.plan("")
    assert now(over).packed_at is None
    assert not PackedGame.objects.exists()
    assert seen(over) == before
    assert game_pack(table_id=over.pk)


def test_the_sweep_packs_after_a_month(over: Table) -> None:
    with clock.at(clock.now()) as hand:
        hand.forward(timedelta(days=29))
        old_erase()
        assert now(over).packed_at is None
        hand.forward(timedelta(days=2))
        old_erase()
        assert now(over).packed_at == hand.time()


def test_it_goes_with_its_table(over: Table) -> None:
    assert game_pack(table_id=over.pk)
    over.delete()
    assert not PackedGame.objects.exists()


def _another_key(packed: PackedGame) -> None:
    rows = unpack_moves(packed.moves)
    packed.moves = pack_moves([rows[0]._replace(key="another"), *rows[1:]])


def _another_state(packed: PackedGame) -> None:
    other = PackedGame.objects.exclude(pk=packed.pk).get()
    packed.states = other.states


@pytest.mark.parametrize("meddle", [_another_key, _another_state])
def test_the_check_finds_what_differs(
    four: list[User], over: Table, meddle: Callable[[PackedGame], None]
) -> None:
    other = play_on(started(four[:2], "marco-polo-2"), random.Random(8))
    call_command("archive", check=True)
    call_command("archive", days=0)
    assert now(other).packed_at is not None
    call_command("archive", check=True)
    packed = PackedGame.objects.get(pk=over.pk)
    meddle(packed)
    packed.save()
    with pytest.raises(CommandError, match="1 of 2 games differ"):
        call_command("archive", check=True)
