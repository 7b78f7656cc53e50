"""The admin: staff who may change people can't give anybody more rights."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from allauth.account.models import EmailAddress, EmailConfirmation
from allauth.mfa.models import Authenticator
from allauth.mfa.totp.internal import auth as totp
from allauth.usersessions.models import UserSession
from django.contrib import admin
from django.contrib.auth.models import Permission
from django.core import mail
from django.core.exceptions import ValidationError
from django.core.management import CommandError, call_command
from django.test import Client
from django.urls import reverse

from accounts.models import AuditEntry, User
from accounts.services.feed import calendar_token_renew
from games.services import moderation
from tests.support.tokens import key_of

pytestmark = pytest.mark.django_db
What = AuditEntry.What
OLD, NEW = "a long password", "quite another one"
WHY = "They asked for it by phone"


@pytest.fixture
def keeper(db: None) -> User:
    """A staff member whose only permission is to change people."""
    keeper = User.objects.create_user("keeper", "k@example.com", OLD, is_staff=True)
    rights = Permission.objects.filter(codename__in=["view_user", "change_user"])
    keeper.user_permissions.set(rights)
    return keeper


@pytest.fixture
def root(db: None) -> User:
    return User.objects.create_superuser("root", "r@example.com", OLD)


@pytest.fixture
def mara(db: None) -> User:
    mara = User.objects.create_user("mara", "mara@example.com", OLD)
    EmailAddress.objects.create(user=mara, email=mara.email, verified=True, primary=True)
    return mara


def visitor(user: User) -> Client:
    client = Client()
    client.force_login(user)
    return client


def now(user: User) -> User:
    return User.objects.get(pk=user.pk)


def page_of(user: User) -> str:
    return reverse("admin:accounts_user_change", args=[user.pk])


def password_page_of(user: User) -> str:
    return reverse("admin:auth_user_password_change", args=[user.pk])


def filled(user: User, **more: str) -> dict[str, str]:
    """Return the data of a person's admin form, as a superuser sends it."""
    return {
        "email": user.email, "first_name": "", "last_name": "", "is_staff": "",
        "date_joined_0": "2026-01-01", "date_joined_1": "12:00:00",
        "language": "en", "theme": "auto",
        "vacations-TOTAL_FORMS": "0", "vacations-INITIAL_FORMS": "0",
        **more,
    }  # fmt: skip


def word(**more: str) -> dict[str, str]:
    return {"password1": NEW, "password2": NEW, "usable_password": "true", "why": WHY, **more}


def invalid(code: str) -> pytest.RaisesExc[ValidationError]:
    return pytest.RaisesExc(ValidationError, check=lambda error: error.code == code)


class TestRights:
    def test_nobody_gives_themselves_more(self, keeper: User) -> None:
        right = Permission.objects.get(codename="add_user")
        sent = filled(
            keeper, is_superuser="on", is_staff="on", email="new@example.com",
            user_permissions=str(right.pk), first_name="Kay",
        )  # fmt: skip
        assert visitor(keeper).post(page_of(keeper), sent).status_code == 302
        row = now(keeper)
        assert (row.is_superuser, row.is_staff, row.email) == (False, True, "k@example.com")
        assert row.user_permissions.count() == 2
        assert row.first_name == "Kay"  # the form was accepted

    def test_nor_anybody_else(self, keeper: User, mara: User) -> None:
        sent = filled(mara, is_superuser="on", is_staff="on", email="k@example.com")
        assert visitor(keeper).post(page_of(mara), sent).status_code == 302
        row = now(mara)
        assert (row.is_superuser, row.is_staff, row.email) == (False, False, "mara@example.com")

    def test_a_superuser_does(self, root: User, mara: User) -> None:
        sent = filled(mara, is_staff="on", email="new@example.com")
        assert visitor(root).post(page_of(mara), sent).status_code == 302
        assert (now(mara).is_staff, now(mara).email) == (True, "new@example.com")

    @pytest.mark.parametrize("rank", ["is_staff", "is_superuser"])
    def test_the_staff_is_changed_by_superusers_alone(
        self, keeper: User, mara: User, rank: str
    ) -> None:
        User.objects.filter(pk=mara.pk).update(**{rank: True})
        sent = filled(mara, first_name="Mara")
        assert visitor(keeper).post(page_of(mara), sent).status_code == 403
        assert now(mara).first_name == ""

    def test_the_hash_is_for_superusers(self, keeper: User, root: User, mara: User) -> None:
        assert "algorithm" in visitor(root).get(page_of(mara)).content.decode()
        shown = visitor(keeper).get(page_of(mara)).content.decode()
        assert "mara@example.com" in shown
        assert "algorithm" not in shown
        assert "../password/" not in shown

    @pytest.mark.parametrize("deed", ["suspend", "rename", "restore"])
    def test_a_superuser_is_of_the_staff(
        self, keeper: User, root: User, mara: User, deed: str
    ) -> None:
        if deed == "restore":
            moderation.person_suspend(person=mara, by=root, why=WHY)
        User.objects.filter(pk=mara.pk).update(is_superuser=True)
        more = {"name": "gentle"} if deed == "rename" else {}
        with invalid("of-the-staff"):
            getattr(moderation, f"person_{deed}")(person=mara, by=keeper, why=WHY, **more)


class TestPasswords:
    @pytest.mark.parametrize("whose", ["root", "mara", "keeper"])
    def test_only_a_superuser_sets_one(
        self, keeper: User, root: User, mara: User, whose: str
    ) -> None:
        whom = {"root": root, "mara": mara, "keeper": keeper}[whose]
        door = visitor(keeper)
        assert door.get(password_page_of(whom)).status_code == 403
        assert door.post(password_page_of(whom), word()).status_code == 403
        assert now(whom).check_password(OLD)

    def test_it_is_written_down_and_told(
        self, root: User, mara: User, django_capture_on_commit_callbacks: Any
    ) -> None:
        calendar_token_renew(person=mara)
        with django_capture_on_commit_callbacks(execute=True):
            answer = visitor(root).post(password_page_of(mara), word())
        assert answer.status_code == 302
        assert now(mara).check_password(NEW)
        assert now(mara).calendar_token is None
        line = AuditEntry.objects.get()
        assert (line.what, line.by, line.person, line.why) == (What.PASSWORD_SET, root, mara, WHY)
        (letter,) = mail.outbox
        assert letter.to == ["mara@example.com"]
        assert WHY in letter.body
        assert NEW not in letter.body + letter.subject

    def test_one_can_be_taken_away(self, root: User, mara: User) -> None:
        sent = word(password1="", password2="", usable_password="false")
        visitor(root).post(password_page_of(mara), {**sent, "unset-password": "1"})
        assert not now(mara).has_usable_password()
        assert AuditEntry.objects.get().what == What.PASSWORD_SET

    @pytest.mark.parametrize("why", ["", "\x07", "x" * 501])
    def test_not_without_a_reason(self, root: User, mara: User, why: str) -> None:
        door = visitor(root)
        assert 'name="why"' in door.get(password_page_of(mara)).content.decode()
        answer = door.post(password_page_of(mara), word(why=why))
        assert "why" in answer.context["form"].errors
        assert now(mara).check_password(OLD)
        assert not AuditEntry.objects.exists()

    def test_ones_own_leaves_one_signed_in(self, root: User) -> None:
        door = visitor(root)
        assert door.post(password_page_of(root), word()).status_code == 302
        assert door.get(page_of(root)).status_code == 200


class TestSecrets:
    @pytest.mark.parametrize("model", [EmailAddress, EmailConfirmation, Authenticator, UserSession])
    def test_what_opens_accounts_is_not_there(self, model: Any) -> None:
        assert admin.site.is_registered(User)
        assert not admin.site.is_registered(model)

    def test_nor_by_address(self, root: User) -> None:
        for path in ("mfa/authenticator", "account/emailaddress", "usersessions/usersession"):
            assert visitor(root).get(f"/admin/{path}/").status_code == 404


class TestFactors:
    @pytest.fixture
    def locked_out(self, mara: User) -> User:
        totp.TOTP.activate(mara, totp.generate_totp_secret())
        return mara

    def test_they_are_removed_for_who_lost_theirs(
        self, keeper: User, locked_out: User, django_capture_on_commit_callbacks: Any
    ) -> None:
        inside = visitor(locked_out)
        with django_capture_on_commit_callbacks(execute=True):
            moderation.person_factors_remove(person=locked_out, by=keeper, why=WHY)
        assert not Authenticator.objects.exists()
        assert inside.get(reverse("accounts:security")).status_code == 302
        line = AuditEntry.objects.get()
        assert (line.what, line.by, line.person) == (What.FACTORS_REMOVED, keeper, locked_out)
        assert WHY in mail.outbox[0].body

    def test_from_the_list(self, keeper: User, locked_out: User) -> None:
        sent = {"action": "factors_off", "_selected_action": [locked_out.pk], "why": WHY}
        visitor(keeper).post(reverse("admin:accounts_user_changelist"), sent)
        assert not Authenticator.objects.exists()

    def test_by_command(self, keeper: User, locked_out: User) -> None:
        said = StringIO()
        given = ["person", "factors-off", "mara", "--by", "keeper", "--reason", WHY]
        call_command(*given, stdout=said)
        assert "written down" in said.getvalue()
        with pytest.raises(CommandError, match="no second factor"):
            call_command(*given)
        assert AuditEntry.objects.count() == 1

    @pytest.mark.parametrize("rank", ["is_staff", "is_superuser"])
    def test_of_the_staff_by_a_superuser_alone(
        self, keeper: User, root: User, locked_out: User, rank: str
    ) -> None:
        User.objects.filter(pk=locked_out.pk).update(**{rank: True})
        with invalid("of-the-staff"):
            moderation.person_factors_remove(person=locked_out, by=keeper, why=WHY)
        assert Authenticator.objects.exists()
        moderation.person_factors_remove(person=locked_out, by=root, why=WHY)
        assert not Authenticator.objects.exists()


class TestCommand:
    def typed(self, monkeypatch: pytest.MonkeyPatch, *words: str) -> None:
        waiting = iter(words)
        monkeypatch.setattr("getpass.getpass", lambda prompt="": next(waiting))

    def test_a_new_password_closes_all_ways(
        self, mara: User, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        calendar_token_renew(person=mara)
        inside, generation = visitor(mara), now(mara).link_generation
        token = {"Authorization": f"Token {key_of(mara)}"}
        assert Client().get("/api/tables/", headers=token).status_code == 200
        self.typed(monkeypatch, "one", "other", "short", "short", NEW, NEW)
        call_command("changepassword", "mara", stdout=StringIO(), stderr=StringIO())
        row = now(mara)
        assert row.check_password(NEW)
        assert (row.calendar_token, row.link_generation) == (None, generation + 1)
        assert inside.get(reverse("accounts:security")).status_code == 302
        assert Client().get("/api/tables/", headers=token).status_code == 401

    def test_nothing_changes_after_three_tries(
        self, mara: User, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        self.typed(monkeypatch, *["one", "other"] * 3)
        with pytest.raises(CommandError, match="3 attempts"):
            call_command("changepassword", "mara", stdout=StringIO())
        assert now(mara).sessions_ended_at is None

    def test_somebody_must_be_called_so(self) -> None:
        with pytest.raises(CommandError, match="nobody"):
            call_command("changepassword", "nobody", stdout=StringIO())
