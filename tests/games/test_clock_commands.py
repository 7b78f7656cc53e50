"""Commands for operators: sweep, credit an outage, release tables, replay before a release."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import nullcontext
from datetime import timedelta
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from accounts.models import User
from games.management.commands import replay_tables
from games.models import Heartbeat, Move, Outage, Status, Table
from games.paces import HOUR
from games.services.quarantine import table_quarantine
from mp2site.infra import clock
from mp2site.infra.clock import Hand
from mp2site.management.commands import restore
from tests.support.clocks import NOON, clocked, turn_of
from tests.support.tables import acting, asked, choose, now, play_on, started

pytestmark = pytest.mark.django_db


@pytest.fixture
def hand() -> Iterator[Hand]:
    with clock.at(NOON) as hand:
        yield hand


def said(command: str, *words: str) -> str:
    out = StringIO()
    call_command(command, *words, stdout=out)
    return out.getvalue()


class TestSweep:
    def test_once(self, hand: Hand, with_toy: Callable[..., None], four: list[User]) -> None:
        with_toy()
        table = clocked(four[:2])
        assert said("sweep", "--no-notices").startswith("0 time-outs")
        hand.forward(timedelta(hours=3))
        Heartbeat.objects.update(last_ok=hand.time())
        assert said("sweep").startswith("2 time-outs")
        assert now(table).ply == 2


class TestCredit:
    def test_it_is_given_back(
        self, hand: Hand, with_toy: Callable[..., None], four: list[User]
    ) -> None:
        with_toy()
        table = clocked(four[:2])
        hand.forward(timedelta(hours=2))
        Heartbeat.objects.create(name="sweep", last_ok=hand.time())
        words = ("2026-06-01T12:30", "2026-06-01T13:30+00:00")
        assert said("credit_outage", *words).strip() == "2 turns have their time back."
        assert turn_of(table, four[0]).credit == HOUR
        assert said("credit_outage", *words).startswith("0 turns")
        assert Outage.objects.get().settled_at is not None

    @pytest.mark.parametrize(
        ("words", "why"),
        [
            (("yesterday", "2026-06-01T13:30"), "no time like"),
            (("2026-06-01T11:30", "2026-06-01T11:30"), "is over"),
            (("2026-06-01T11:30", "2026-06-01T12:30"), "is over"),
        ],
    )
    def test_what_is_no_outage(
        self, hand: Hand, db: None, words: tuple[str, str], why: str
    ) -> None:
        with pytest.raises(CommandError, match=why):
            said("credit_outage", *words)


class TestRelease:
    def test_a_table_goes_on(self, toy_table: Table) -> None:
        table_quarantine(table_id=toy_table.pk, trouble="a bug")
        assert said("release", toy_table.pk).strip() == "It goes on."
        table = now(toy_table)
        assert (table.status, table.trouble) == (Status.PLAYING, "")
        choose(table, acting(table), asked(table, acting(table)).choices[0].key)

    @pytest.mark.parametrize("id", ["", "nosuchtabl"])
    def test_one_that_goes_on_already(self, toy_table: Table, id: str) -> None:
        with pytest.raises(CommandError, match="stands still"):
            said("release", id or toy_table.pk)


class TestReplay:
    def test_tables_are_what_their_moves_say(self, yspahan: Table, toy_table: Table) -> None:
        play_on(yspahan, random.Random(1), choices=40)
        assert said("replay_tables").startswith("2 tables, all as they are stored")
        assert said("replay_tables", toy_table.pk).startswith("1 tables")

    def test_drafts_don_t_matter(self, yspahan: Table) -> None:
        choose(yspahan, acting(yspahan), "roll:0")
        choose(yspahan, acting(yspahan), asked(yspahan, acting(yspahan)).choices[0].key)
        assert said("replay_tables").startswith("1 tables")

    def test_finished_ones_if_asked_for(self, yspahan: Table) -> None:
        play_on(yspahan, random.Random(2))
        assert said("replay_tables").startswith("0 tables")
        assert said("replay_tables", "--finished").startswith("1 tables")

    @pytest.mark.parametrize(
        ("harm", "word"),
        [
            (lambda t: Table.objects.filter(pk=t.pk).update(seed=b"1" * 32), "RulesBug|replayed"),
            (lambda t: Move.objects.filter(table=t, ply=2).delete(), "RulesBug|moves for"),
            (lambda t: Move.objects.filter(table=t, ply=t.ply).delete(), "moves for"),
            (lambda t: Table.objects.filter(pk=t.pk).update(state=b"nonsense"), "error"),
            (lambda t: Table.objects.filter(pk=t.pk).update(title="chess"), "no such title"),
            (lambda t: Table.objects.filter(pk=t.pk).update(rules_version=99), "begun with rules"),
        ],
    )
    def test_one_that_differs_stops_the_release(
        self, four: list[User], harm: Callable[[Table], object], word: str
    ) -> None:
        table, other = started(four), started(four)
        harm(play_on(table, random.Random(3), choices=20))
        out = StringIO()
        with pytest.raises(CommandError, match="1 of 2 tables differ"):
            call_command("replay_tables", stdout=out)
        assert table.pk in out.getvalue()
        assert any(part in out.getvalue() for part in word.split("|")), out.getvalue()
        assert other.pk not in out.getvalue()

    def test_other_rules_are_the_reason_and_may_be_allowed(self, four: list[User]) -> None:
        """The message names the version, regardless of the moves' result with today's code."""
        table, other = started(four), started(four)
        play_on(table, random.Random(3), choices=20)
        Table.objects.filter(pk=table.pk).update(rules_version=99, seed=b"1" * 32)
        told = said("replay_tables", "--allow-other-rules")
        assert f"{table.pk}  yspahan, ply {Table.objects.get(pk=table.pk).ply}: begun with" in told
        assert "1 of 2 tables can't be replayed: other rules." in told
        assert "1 tables, all as they are stored" in told
        Table.objects.filter(pk=other.pk).update(state=b"nonsense")
        with pytest.raises(CommandError, match="1 of 2 tables differ"):
            said("replay_tables", "--allow-other-rules")

    @pytest.mark.parametrize("harm", ["state", "autoplay", "draft"])
    def test_a_table_of_other_rules_that_can_not_go_on_stops_the_release(
        self, four: list[User], harm: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        table = started(four)
        Table.objects.filter(pk=table.pk).update(rules_version=99)
        assert "other rules" in said("replay_tables", "--allow-other-rules")
        if harm == "state":
            Table.objects.filter(pk=table.pk).update(state=b"nonsense")
        elif harm == "draft":
            table.seats.filter(place=0).update(draft=[["a", "b"]], draft_state=b"nonsense")
        else:
            monkeypatch.setattr(table.rules, "autoplay", lambda *_: "no such choice")
        out = StringIO()
        with pytest.raises(CommandError, match="1 of 1 tables differ"):
            call_command("replay_tables", allow_other_rules=True, stdout=out)
        here = table.rules.rules_version
        assert f"begun with rules 99, here are {here}, and it can't go on: " in out.getvalue()

    def test_long_work_shows_how_far_it_is(
        self, yspahan: Table, toy_table: Table, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(replay_tables, "EVERY", 1)
        told = said("replay_tables").splitlines()
        assert [line.split(",")[0] for line in told[:-1]] == ["… 1 tables", "… 2 tables"]

    def test_tables_that_are_not_there(self, yspahan: Table) -> None:
        with pytest.raises(CommandError, match="no game"):
            said("replay_tables", yspahan.pk, "nosuchtabl")


class TestRestore:
    """The command's output after a restore; tests/site/test_backups.py covers the restore itself."""

    @pytest.fixture(autouse=True)
    def in_place(self, monkeypatch: pytest.MonkeyPatch) -> None:
        whole = nullcontext((Path("work"), {"made_at": "today"}))
        monkeypatch.setattr(restore, "checked", lambda _file: whole)
        monkeypatch.setattr(restore, "restore", lambda _work: ["the old one"])
        monkeypatch.setattr(restore, "redis_empty", lambda: None)  # other tests use the folder, too

    def test_tables_begun_with_other_rules_are_no_failure(self, four: list[User]) -> None:
        table, _ = started(four), started(four)
        Table.objects.filter(pk=table.pk).update(rules_version=99)
        told = said("restore", "copy")
        assert f"{table.pk}  yspahan, ply 0: begun with rules 99" in told
        assert "1 of 2 tables can't be replayed: other rules." in told
        assert told.endswith("Start it again.\n")

    def test_a_real_difference_is_said_after_that_it_is_restored(self, four: list[User]) -> None:
        Table.objects.filter(pk=started(four).pk).update(state=b"nonsense")
        out = StringIO()
        with pytest.raises(CommandError, match="The site is restored, but 1 of 1 tables differ"):
            call_command("restore", "copy", stdout=out)
        assert "Restored: the site is as it was at the backup." in out.getvalue()
