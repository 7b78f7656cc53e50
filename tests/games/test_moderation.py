"""Actions of the staff: each uses a service, is announced, and is logged with its reason."""

from __future__ import annotations

from collections.abc import Callable
from io import StringIO
from typing import Any

import pytest
from django.contrib.auth.models import Permission
from django.core import mail
from django.core.exceptions import ValidationError
from django.core.management import CommandError, call_command
from django.test import Client
from django.urls import reverse

from accounts.models import AuditEntry, User
from accounts.services.feed import calendar_token_renew
from games.answers.services import conditional_answers_set
from games.errors import Code, NotFound
from games.models import Seat, Status, Table, TableEvent, Visibility
from games.selectors.positions import position_for, stamp_for
from games.selectors.tables import table_get_for, tables_open, tables_public
from games.services.inviting import person_invite
from games.services.lifecycle import table_create, table_join
from games.services.moderation import (
    person_rename,
    person_restore,
    person_suspend,
    table_close,
    table_hide,
    table_rename,
    table_show,
)
from games.services.play import choice_submit
from games.services.returning import seat_return
from games.services.sweeping import sweep
from notifications.models import Kind, Notice
from tests.support.clocks import seat_of
from tests.support.reading import notice_deliver
from tests.support.tables import acting, asked, now, open_table, person, refused, started
from tests.support.tokens import key_of

pytestmark = pytest.mark.django_db
What = AuditEntry.What
WHY = "It offends people"


@pytest.fixture
def keeper(db: None) -> User:
    return User.objects.create_user("keeper", "k@example.com", "a long password", is_staff=True)


@pytest.fixture
def root(db: None) -> User:
    return User.objects.create_superuser("root", "r@example.com", "a long password")


def visitor(user: User) -> Client:
    client = Client()
    client.force_login(user)
    return client


def invalid(code: str) -> pytest.RaisesExc[ValidationError]:
    """Expect this refusal and no other."""
    return pytest.RaisesExc(ValidationError, check=lambda error: error.code == code)


def entry() -> tuple[Any, ...]:
    found = AuditEntry.objects.get()
    return found.what, found.by, found.person, found.table, found.before, found.after, found.why


class TestTables:
    def test_a_name_is_changed(self, keeper: User, four: list[User]) -> None:
        table = open_table(four[0], 3, name="Rude")
        table_rename(table_id=table.pk, by=keeper, name="  Kind ", why=WHY)
        assert (now(table).name, now(table).version) == ("Kind", table.version + 1)
        assert entry() == (What.TABLE_RENAMED, keeper, None, table.pk, "Rude", "Kind", WHY)

    def test_a_hidden_table_is_for_those_who_sit_there(
        self, keeper: User, four: list[User]
    ) -> None:
        table = open_table(four[0], 3)
        table_hide(table_id=table.pk, by=keeper, why=WHY)
        assert entry()[0] == What.TABLE_HIDDEN
        for user in (None, four[3], keeper):
            with refused(Code.NOT_FOUND):
                table_get_for(person=user, table_id=table.pk, token=table.token)
            with refused(Code.NOT_FOUND):
                stamp_for(table_id=table.pk, person=user, token=table.token)
            assert not tables_open(user).exists()
        with refused(Code.NOT_FOUND):
            table_join(table_id=table.pk, by=four[3], token=table.token)
        assert visitor(four[3]).get(f"/j/{table.token}/").status_code == 404
        assert (
            "have hidden this table"
            in visitor(four[0]).get(f"/tables/{table.pk}/").content.decode()
        )

    @pytest.mark.parametrize("visibility", [Visibility.PUBLIC, Visibility.LINK])
    def test_its_game_goes_on(
        self, keeper: User, four: list[User], yspahan: Table, visibility: str
    ) -> None:
        Table.objects.update(visibility=visibility)
        stranger = person("stranger")
        table_hide(table_id=yspahan.pk, by=keeper, why=WHY)
        user = self.asked_at(yspahan)
        decision = asked(yspahan, user)
        choice_submit(
            table_id=yspahan.pk, by=user, decision=decision.id, key=decision.choices[0].key
        )
        for who in (None, stranger):
            with refused(Code.NOT_FOUND):
                position_for(now(yspahan), who)
            client = Client() if who is None else visitor(who)
            for path in ("", "history/"):
                assert client.get(f"/tables/{yspahan.pk}/{path}").status_code == 404
                assert client.get(f"/api/tables/{yspahan.pk}/{path}").status_code == 404
        assert not tables_public().exists()
        assert visitor(user).get(f"/tables/{yspahan.pk}/").status_code == 200

    def asked_at(self, table: Table) -> User:
        return User.objects.get(seats__table=table, seats__waiting_since__isnull=False)

    def test_nobody_is_invited_any_more(self, keeper: User, four: list[User]) -> None:
        table = open_table(four[0], 3, name="Rude")
        person_invite(table_id=table.pk, by=four[0], name="jonas")
        table_hide(table_id=table.pk, by=keeper, why=WHY)
        notice = Notice.objects.get(kind=Kind.INVITATION, channel="mail")
        notice_deliver(notice_id=notice.pk)
        notice.refresh_from_db()
        assert (notice.state, notice.reason) == ("skipped", "hidden")
        assert mail.outbox == []

    def test_and_can_be_shown_again(self, keeper: User, four: list[User]) -> None:
        table = open_table(four[0], 3)
        table_hide(table_id=table.pk, by=keeper, why=WHY)
        table_show(table_id=table.pk, by=keeper, why="Settled")
        assert tables_open(four[1]).get() == table
        whats = set(AuditEntry.objects.values_list("what", flat=True))
        assert whats == {What.TABLE_HIDDEN, What.TABLE_SHOWN}

    def test_a_game_that_is_closed_has_no_result(self, keeper: User, yspahan: Table) -> None:
        Notice.objects.all().delete()
        table_close(table_id=yspahan.pk, by=keeper, why=WHY)
        table = now(yspahan)
        assert (table.status, table.outcome) == (Status.ABANDONED, None)
        assert TableEvent.objects.get(table=table, kind="ended").params == {"why": "closed"}
        told = Notice.objects.filter(kind=Kind.OVER, channel="mail")
        assert told.count() == 4
        notice_deliver(notice_id=told[0].pk)
        assert "have closed the table" in str(mail.outbox[0].body)
        assert entry()[:4] == (What.TABLE_CLOSED, keeper, None, table.pk)
        with refused(Code.NOT_PLAYING):
            table_close(table_id=yspahan.pk, by=keeper, why=WHY)

    def test_a_table_that_waits_can_be_closed(self, keeper: User, four: list[User]) -> None:
        table = open_table(four[0], 3)
        table_join(table_id=table.pk, by=four[1])
        table_close(table_id=table.pk, by=keeper, why=WHY)
        assert now(table).status == Status.ABANDONED
        told = Notice.objects.filter(kind=Kind.CLOSED, channel="mail")
        assert {notice.person for notice in told} == set(four[:2])
        notice_deliver(notice_id=told[0].pk)
        assert "closed it before its game began" in str(mail.outbox[0].body)
        with refused(Code.NOT_OPEN):
            table_join(table_id=table.pk, by=four[2])

    def test_its_page_says_so_and_lists_leave_it_out(self, keeper: User, four: list[User]) -> None:
        table = open_table(four[0], 3, name="Gone by")
        table_close(table_id=table.pk, by=keeper, why=WHY)
        host = visitor(four[0])
        page = host.get(f"/tables/{table.pk}/").content.decode()
        assert "This table is closed" in page
        for button in ("leave", "join", "invite", "start"):
            assert f"/tables/{table.pk}/{button}/" not in page
        for path in ("/", "/tables/", "/games/", "/games/all/", f"/people/{four[0].username}/"):
            answer = host.get(path)
            assert answer.status_code == 200
            assert "Gone by" not in answer.content.decode()
        answer = host.get(f"/api/tables/{table.pk}/")
        assert (answer.status_code, answer.json()["status"]) == (200, "abandoned")
        assert host.get(f"/tables/{table.pk}/history/").status_code == 302

    @pytest.mark.parametrize("deed", [table_hide, table_show, table_close])
    def test_only_by_the_staff_and_with_a_reason(
        self, keeper: User, four: list[User], deed: Callable[..., Table]
    ) -> None:
        table = open_table(four[0], 3)
        before = Table.objects.values().get()
        with invalid("not-staff"):
            deed(table_id=table.pk, by=four[0], why=WHY)
        for why in ("", "  ", "x" * 501, "\0"):
            with invalid("why"):
                deed(table_id=table.pk, by=keeper, why=why)
        with pytest.raises(NotFound):
            deed(table_id="nosuchtabl", by=keeper, why=WHY)
        assert Table.objects.values().get() == before
        assert not AuditEntry.objects.exists()


class TestSuspending:
    def test_they_are_signed_out_everywhere(self, keeper: User, four: list[User]) -> None:
        here, there, other = visitor(four[0]), visitor(four[0]), visitor(four[1])
        key = key_of(four[0])
        feed = calendar_token_renew(person=four[0])
        person_suspend(person=four[0], by=keeper, why=WHY)
        for client in (here, there):
            assert client.get("/games/").status_code == 302
            assert client.get("/api/me/turns/").status_code == 401
        token = {"Authorization": f"Token {key}"}
        assert Client().get("/api/me/turns/", headers=token).status_code == 401
        assert Client().get(f"/deadlines/{feed}.ics").status_code == 404
        assert other.get("/games/").status_code == 200
        # The end of the suspension doesn't restore the sessions.
        person_restore(person=four[0], by=keeper, why="Settled")
        assert here.get("/games/").status_code == 302

    def test_stand_ins_hold_their_seats(self, keeper: User, four: list[User]) -> None:
        sweep()
        game, waiting = started(four[:3]), open_table(four[0], 3)
        own = open_table(four[1], 3)
        table_join(table_id=own.pk, by=four[0])
        person_suspend(person=four[0], by=keeper, why=WHY)
        assert seat_of(game, four[0]).played_by_stand_in
        assert not Table.objects.filter(pk=waiting.pk).exists()
        assert list(Seat.objects.filter(table=own).values_list("person", flat=True)) == [four[1].pk]
        for _ in range(4):
            sweep()
            user = acting(game)
            assert user != four[0]
            decision = asked(game, user)
            choice_submit(
                table_id=game.pk, by=user, decision=decision.id, key=decision.choices[0].key
            )

    def test_what_they_had_just_asked_is_refused(self, keeper: User, four: list[User]) -> None:
        """The request came before the suspension and waited for the table's lock."""
        game, other = started(four[:3]), open_table(four[3], 3)
        asker = User.objects.get(pk=four[0].pk)
        person_suspend(person=four[0], by=keeper, why=WHY)
        calls: list[Callable[[], object]] = [
            lambda: choice_submit(table_id=game.pk, by=asker, decision="0.0.0", key="roll:0"),
            lambda: seat_return(table_id=game.pk, by=asker),
            lambda: conditional_answers_set(table_id=game.pk, by=asker, answers={}),
            lambda: table_join(table_id=other.pk, by=asker),
            lambda: table_create(by=asker, title="yspahan", seats=3),
        ]
        for call in calls:
            with refused(Code.SUSPENDED):
                call()
        assert seat_of(game, four[0]).played_by_stand_in

    def test_they_are_told_why_by_mail(
        self, keeper: User, four: list[User], django_capture_on_commit_callbacks: Any
    ) -> None:
        User.objects.filter(pk=four[0].pk).update(language="de")
        with django_capture_on_commit_callbacks(execute=True):
            person_suspend(person=four[0], by=keeper, why=WHY)
        (message,) = mail.outbox
        assert message.to == [four[0].email]
        assert message.subject == "Dein Konto ist gesperrt"
        assert WHY in str(message.body)
        assert "inn@localhost" in str(message.body)

    def test_nobody_is_told_who_confirmed_no_address(
        self, keeper: User, django_capture_on_commit_callbacks: Any
    ) -> None:
        new = person("new", verified=False)
        with django_capture_on_commit_callbacks(execute=True):
            person_suspend(person=new, by=keeper, why=WHY)
        assert mail.outbox == []

    def test_nobody_invites_them_and_no_notice_goes_to_them(
        self, keeper: User, four: list[User]
    ) -> None:
        person_suspend(person=four[0], by=keeper, why=WHY)
        table = open_table(four[1], 3)
        with refused(Code.BAD_SETUP):
            person_invite(table_id=table.pk, by=four[1], name=four[0].username)

    def test_the_name_stays(self, keeper: User, four: list[User]) -> None:
        game = started(four[:2])
        person_suspend(person=four[0], by=keeper, why=WHY)
        assert four[0].username in visitor(four[1]).get(f"/tables/{game.pk}/").content.decode()

    def test_signing_in_says_that_they_are_suspended(self, keeper: User, four: list[User]) -> None:
        person_suspend(person=four[0], by=keeper, why=WHY)
        sent = {"login": four[0].username, "password": "a long password"}
        answer = Client().post(reverse("account_login"), sent, follow=True)
        page = answer.content.decode()
        assert answer.status_code == 403
        assert "Your account is suspended" in page
        assert "inn@localhost" in page
        wrong = Client().post(reverse("account_login"), {**sent, "password": "wrong"}, follow=True)
        assert "suspended" not in wrong.content.decode()

    def test_they_come_back(
        self, keeper: User, four: list[User], django_capture_on_commit_callbacks: Any
    ) -> None:
        game = started(four[:2])
        person_suspend(person=four[0], by=keeper, why=WHY)
        with django_capture_on_commit_callbacks(execute=True):
            person_restore(person=four[0], by=keeper, why="Settled")
        assert mail.outbox[-1].subject == "Your account is open again"
        assert seat_of(game, four[0]).played_by_stand_in
        seat_return(table_id=game.pk, by=User.objects.get(pk=four[0].pk))
        assert not seat_of(game, four[0]).played_by_stand_in
        sent = {"login": four[0].username, "password": "a long password"}
        assert Client().post(reverse("account_login"), sent).status_code == 302

    def test_it_is_written_down(self, keeper: User, four: list[User]) -> None:
        person_suspend(person=four[0], by=keeper, why=f" {WHY}\n")
        assert entry() == (What.PERSON_SUSPENDED, keeper, four[0], "", "", "", WHY)

    def test_people_the_staff_may_not_suspend(
        self, keeper: User, root: User, four: list[User]
    ) -> None:
        with invalid("not-staff"):
            person_suspend(person=four[0], by=four[1], why=WHY)
        with invalid("yourself"):
            person_suspend(person=keeper, by=keeper, why=WHY)
        with invalid("of-the-staff"):
            person_suspend(person=root, by=keeper, why=WHY)
        person_suspend(person=four[0], by=keeper, why=WHY)
        with invalid("inactive"):
            person_suspend(person=four[0], by=keeper, why=WHY)
        with invalid("not-suspended"):
            person_restore(person=four[1], by=keeper, why=WHY)
        with invalid("not-staff"):
            person_restore(person=four[0], by=four[1], why=WHY)
        person_suspend(person=keeper, by=root, why=WHY)
        assert AuditEntry.objects.count() == 2

    def test_a_closed_account_is_not_opened(self, keeper: User, four: list[User]) -> None:
        User.objects.filter(pk=four[0].pk).update(is_active=False)
        with invalid("not-suspended"):
            person_restore(person=four[0], by=keeper, why=WHY)

    def test_a_reason_that_is_none_leaves_everything(self, keeper: User, four: list[User]) -> None:
        game = started(four[:2])
        with invalid("why"):
            person_suspend(person=four[0], by=keeper, why="")
        assert not seat_of(game, four[0]).played_by_stand_in
        assert User.objects.get(pk=four[0].pk).is_active


class TestRenamingPeople:
    def test_they_have_another_name_everywhere(
        self, keeper: User, four: list[User], django_capture_on_commit_callbacks: Any
    ) -> None:
        game = started(four[:2])
        watcher = visitor(four[1])
        before = stamp_for(table_id=game.pk, person=four[1])
        with django_capture_on_commit_callbacks(execute=True):
            person_rename(person=four[0], by=keeper, name="gentle", why=WHY)
        assert entry() == (What.PERSON_RENAMED, keeper, four[0], "", "mara", "gentle", WHY)
        page = watcher.get(f"/tables/{game.pk}/").content.decode()
        assert "gentle" in page
        assert "mara" not in page
        assert stamp_for(table_id=game.pk, person=four[1]) != before
        assert "a new name: gentle" in str(mail.outbox[-1].body)

    @pytest.mark.parametrize("name", ["jonas", "JONAS", "", "a/b", "admin", "x" * 151])
    def test_by_the_rules_of_signing_up(self, keeper: User, four: list[User], name: str) -> None:
        with pytest.raises(ValidationError):
            person_rename(person=four[0], by=keeper, name=name, why=WHY)
        assert User.objects.get(pk=four[0].pk).username == "mara"
        assert not AuditEntry.objects.exists()

    def test_not_one_of_the_staff(self, keeper: User, root: User) -> None:
        with invalid("of-the-staff"):
            person_rename(person=root, by=keeper, name="nobody", why=WHY)


class TestCommands:
    def run(self, *given: str) -> str:
        said = StringIO()
        call_command(*given, stdout=said)
        return said.getvalue()

    def test_a_table(self, keeper: User, four: list[User]) -> None:
        table = open_table(four[0], 3, name="Rude")
        how = ("--by", "keeper", "--reason", WHY)
        assert "Done" in self.run("table", "rename", table.pk, "--name", "Kind", *how)
        self.run("table", "hide", table.pk, *how)
        assert (now(table).name, now(table).hidden) == ("Kind", True)
        self.run("table", "show", table.pk, *how)
        self.run("table", "close", table.pk, *how)
        assert (now(table).hidden, now(table).status) == (False, "abandoned")
        with pytest.raises(CommandError, match="No game is going on"):
            self.run("table", "close", table.pk, *how)
        printed = self.run("audit").splitlines()
        assert len(printed) == 4
        assert printed[-1].endswith(f"keeper: table-renamed {table.pk} 'Rude' -> 'Kind': {WHY}")

    def test_a_person(self, keeper: User, four: list[User]) -> None:
        how = ("--by", "keeper", "--reason", WHY)
        self.run("person", "suspend", "mara", *how)
        assert not User.objects.get(username="mara").is_active
        self.run("person", "restore", "mara", *how)
        self.run("person", "rename", "mara", "--name", "gentle", *how)
        assert User.objects.get(username="gentle").is_active
        with pytest.raises(CommandError, match="isn't suspended"):
            self.run("person", "restore", "gentle", *how)

    def test_only_by_the_staff(self, four: list[User]) -> None:
        with pytest.raises(CommandError, match="Nobody of the staff is called 'jonas'"):
            self.run("person", "suspend", "mara", "--by", "jonas", "--reason", WHY)

    def test_an_unknown_name(self, keeper: User) -> None:
        with pytest.raises(CommandError, match="Nobody here is called 'mara'"):
            self.run("person", "suspend", "mara", "--by", "keeper", "--reason", WHY)


class TestAdmin:
    @pytest.fixture
    def staff(self, root: User) -> Client:
        return visitor(root)

    def do(self, client: Client, page: str, action: str, *keys: object, **more: str) -> str:
        sent = {"action": action, "_selected_action": [str(key) for key in keys], **more}
        answer = client.post(reverse(f"admin:{page}_changelist"), sent, follow=True)
        assert answer.status_code == 200
        return answer.content.decode()

    def test_people(self, staff: Client, root: User, four: list[User]) -> None:
        done = self.do(staff, "accounts_user", "suspend", four[0].pk, four[1].pk, why=WHY)
        assert "Done for 2" in done
        assert User.objects.filter(suspended_at__isnull=False).count() == 2
        assert set(AuditEntry.objects.values_list("by", "why")) == {(root.pk, WHY)}
        self.do(staff, "accounts_user", "restore", four[0].pk, why=WHY)
        self.do(staff, "accounts_user", "rename", four[0].pk, why=WHY, name="gentle")
        assert User.objects.get(pk=four[0].pk).username == "gentle"

    def test_without_a_reason_nothing_is_done(self, staff: Client, four: list[User]) -> None:
        assert "Give a reason" in self.do(staff, "accounts_user", "suspend", four[0].pk, why="")
        assert User.objects.get(pk=four[0].pk).is_active

    def test_a_name_is_for_one(self, staff: Client, four: list[User]) -> None:
        keys = [user.pk for user in four[:2]]
        said = self.do(staff, "accounts_user", "rename", *keys, why=WHY, name="gentle")
        assert "only one person at a time" in said
        assert not AuditEntry.objects.exists()

    def test_tables(self, staff: Client, four: list[User]) -> None:
        table = open_table(four[0], 3, name="Rude")
        self.do(staff, "games_table", "rename", table.pk, why=WHY, name="Kind")
        self.do(staff, "games_table", "hide", table.pk, why=WHY)
        assert (now(table).name, now(table).hidden) == ("Kind", True)
        self.do(staff, "games_table", "show", table.pk, why=WHY)
        self.do(staff, "games_table", "close", table.pk, why=WHY)
        assert "No game is going on" in self.do(staff, "games_table", "close", table.pk, why=WHY)
        assert AuditEntry.objects.count() == 4

    def test_there_is_no_way_around(self, staff: Client, four: list[User]) -> None:
        address = reverse("admin:accounts_user_change", args=[four[0].pk])
        page = staff.get(address).content.decode()
        for field in ("is_active", "username", "suspended_at"):
            assert f'name="{field}"' not in page
        sent = {"username": "other", "date_joined_0": "2026-01-01", "date_joined_1": "12:00"}
        staff.post(address, {**sent, "email": "new@example.com"})
        row = User.objects.get(pk=four[0].pk)
        assert (row.username, row.is_active) == ("mara", True)
        table = open_table(four[0], 3)
        for page_ in ("accounts_user", "games_table"):
            key = four[0].pk if page_ == "accounts_user" else table.pk
            assert staff.get(reverse(f"admin:{page_}_delete", args=[key])).status_code == 403
            self.do(staff, page_, "delete_selected", key, post="yes")
        assert User.objects.filter(pk=four[0].pk).exists()
        assert Table.objects.filter(pk=table.pk).exists()

    def test_only_with_the_right_to_it(self, keeper: User, four: list[User]) -> None:
        rights = Permission.objects.filter(codename__in=["view_user", "view_table"])
        keeper.user_permissions.set(rights)
        self.do(visitor(keeper), "accounts_user", "suspend", four[0].pk, why=WHY)
        assert User.objects.get(pk=four[0].pk).is_active
        keeper.user_permissions.add(Permission.objects.get(codename="change_user"))
        self.do(visitor(keeper), "accounts_user", "suspend", four[0].pk, why=WHY)
        assert not User.objects.get(pk=four[0].pk).is_active

    def test_the_log_is_read_and_never_written(
        self, staff: Client, keeper: User, four: list[User]
    ) -> None:
        person_suspend(person=four[0], by=keeper, why=WHY)
        row = AuditEntry.objects.get()
        assert WHY in staff.get(reverse("admin:accounts_auditentry_changelist")).content.decode()
        change = reverse("admin:accounts_auditentry_change", args=[row.pk])
        assert staff.get(change).status_code == 200
        assert staff.post(change, {"why": "other"}).status_code == 403
        for name, args in (("add", []), ("delete", [row.pk])):
            address = reverse(f"admin:accounts_auditentry_{name}", args=args)
            assert staff.post(address, {"post": "yes"}).status_code == 403
        self.do(staff, "accounts_auditentry", "delete_selected", row.pk, post="yes")
        assert AuditEntry.objects.get().why == WHY

    def test_nothing_secret_is_in_it(self, keeper: User, yspahan: Table) -> None:
        table_hide(table_id=yspahan.pk, by=keeper, why=WHY)
        said = str(AuditEntry.objects.values().get())
        assert yspahan.token not in said
        assert bytes(now(yspahan).secret).hex() not in said
