"""Data in the settings: the export, closing the account, and the privacy page."""

from __future__ import annotations

from typing import Any

import pytest
from django.core import mail
from django.core.management import CommandError, call_command
from django.test import Client
from django.urls import reverse

from accounts.models import User
from mp2site.web.privacy import cookies
from tests.support.tables import person, started

pytestmark = pytest.mark.django_db

PASSWORD = "a long password"
CLOSE = "/me/close/"


@pytest.fixture
def mara() -> User:
    return person("mara")


@pytest.fixture
def signed_in(client: Client, mara: User) -> Client:
    client.force_login(mara)
    return client


@pytest.fixture
def sure(signed_in: Client) -> Client:
    """A person who has just reauthenticated."""
    signed_in.post(reverse("account_reauthenticate"), {"password": PASSWORD})
    return signed_in


class TestClosing:
    def test_asks_first_who_it_is(self, signed_in: Client, mara: User) -> None:
        for asked in (signed_in.get(CLOSE), signed_in.post(CLOSE, {"name": "mara"})):
            assert asked.status_code == 302
            assert asked["Location"].startswith(reverse("account_reauthenticate"))
        mara.refresh_from_db()
        assert mara.is_active

    def test_goes_on_where_one_was_asked(self, signed_in: Client, mara: User) -> None:
        asked = signed_in.post(CLOSE, {"name": "mara"})
        wrong = signed_in.post(asked["Location"], {"password": "wrong", "next": CLOSE})
        assert wrong.status_code == 200
        assert User.objects.get(pk=mara.pk).is_active
        signed_in.post(asked["Location"], {"password": PASSWORD, "next": CLOSE})
        assert not User.objects.get(pk=mara.pk).is_active

    def test_by_ones_typed_name(
        self, sure: Client, mara: User, django_capture_on_commit_callbacks: Any
    ) -> None:
        jonas = person("jonas")
        started([mara, jonas])
        page = sure.get(CLOSE).text
        assert "In your running game a stand-in plays on for you" in page
        with django_capture_on_commit_callbacks(execute=True):
            answer = sure.post(CLOSE, {"name": "mara"}, follow=True)
        assert answer.redirect_chain == [("/", 302)]
        assert "Your account is closed. Farewell!" in answer.text
        assert mail.outbox[-1].subject == "Your account is closed"
        assert sure.get(reverse("accounts:settings")).status_code == 302
        again = sure.post(reverse("account_login"), {"login": "mara", "password": PASSWORD})
        assert again.status_code == 200

    @pytest.mark.parametrize("typed", ["Mara", "jonas", "", "mara\0"])
    def test_by_nothing_else(self, sure: Client, mara: User, typed: str) -> None:
        answer = sure.post(CLOSE, {"name": typed})
        assert answer.status_code == 200
        codes = {error.code for error in answer.context["form"].errors.as_data()["name"]}
        assert codes <= {"close-name", "required", "null_characters_not_allowed"}
        assert codes
        mara.refresh_from_db()
        assert mara.is_active

    def test_the_last_superuser_is_told_why_not(self, sure: Client, mara: User) -> None:
        User.objects.update(is_superuser=True)
        answer = sure.post(CLOSE, {"name": "mara"})
        assert "You are the only superuser of this site." in answer.text
        assert 'value="mara"' in answer.text
        mara.refresh_from_db()
        assert mara.is_active

    def test_is_for_people(self, client: Client) -> None:
        for path in (CLOSE, reverse("accounts:data")):
            assert client.get(path)["Location"].startswith(reverse("account_login"))


class TestThePageAboutPrivacy:
    def test_is_linked_from_every_page_and_at_sign_up(self, client: Client) -> None:
        assert 'href="/privacy/"' in client.get("/titles/").text
        assert client.get(reverse("account_signup")).text.count('href="/privacy/"') == 2

    @pytest.mark.parametrize(("language", "days"), [("en", "41 days"), ("de", "41 Tage")])
    def test_has_its_periods_from_the_settings(
        self, client: Client, settings: Any, language: str, days: str
    ) -> None:
        for kind in settings.KEEP_DAYS:
            before = client.get("/privacy/", headers={"Accept-Language": language}).text
            settings.KEEP_DAYS = {**settings.KEEP_DAYS, kind: 41}
            after = client.get("/privacy/", headers={"Accept-Language": language}).text
            shown = kind != "mailbox"  # there is no such page here
            assert (after.count(days) > before.count(days)) == shown, kind

    def test_tells_of_the_mailbox_where_there_is_one(self, client: Client, settings: Any) -> None:
        assert "The mailbox page" not in client.get("/privacy/").text
        settings.EMAIL_BACKEND = "notifications.mailbox.MailboxBackend"
        settings.KEEP_DAYS = {**settings.KEEP_DAYS, "mailbox": 43}
        page = client.get("/privacy/").text
        assert "The mailbox page" in page
        assert page.count("43 days") == 2

    def test_names_the_operator(self, client: Client, settings: Any) -> None:
        assert "have given no address here" in client.get("/privacy/").text
        settings.SITE_IMPRINT = "Ana <script>\nhost@example.org"
        page = client.get("/privacy/").text
        assert "Ana &lt;script&gt;<br>" in page
        assert 'href="mailto:host@example.org"' in page

    def test_names_every_cookie_that_is_set(self, client: Client, mara: User) -> None:
        client.post("/language/", {"language": "de", "next": "/"})
        client.post("/theme/", {"theme": "night", "next": "/"})
        client.post(reverse("account_login"), {"login": "mara", "password": PASSWORD})
        client.get(reverse("accounts:settings"))
        client.post(reverse("accounts:feed"), {"do": "renew"})
        told = {cookie.name for cookie in cookies()}
        assert set(client.cookies) <= told
        assert {"sessionid", "csrftoken", "theme"} <= set(client.cookies)


class TestLettersToTheHost:
    def test_export(self, mara: User, tmp_path: Any) -> None:
        target = tmp_path / "mara.zip"
        call_command("person_export", "MARA", str(target))
        assert target.read_bytes().startswith(b"PK")
        assert target.stat().st_mode & 0o077 == 0

    def test_export_overwrites_nothing(self, mara: User, tmp_path: Any) -> None:
        target = tmp_path / "mara.zip"
        target.write_text("precious")
        with pytest.raises(CommandError, match="is there already"):
            call_command("person_export", "mara", str(target))
        assert target.read_text() == "precious"

    def test_close(self, mara: User) -> None:
        with pytest.raises(CommandError, match="--yes"):
            call_command("person_close", "mara")
        call_command("person_close", "mara", "--yes")
        assert User.objects.get(pk=mara.pk).left_at is not None

    @pytest.mark.parametrize("command", ["person_export", "person_close"])
    def test_nobody_of_that_name(self, command: str, tmp_path: Any) -> None:
        more = [str(tmp_path / "x.zip")] if command == "person_export" else ["--yes"]
        with pytest.raises(CommandError, match="Nobody is called zenobia"):
            call_command(command, "zenobia", *more)

    def test_the_last_superuser(self, mara: User) -> None:
        User.objects.update(is_superuser=True)
        with pytest.raises(CommandError, match="You are the only superuser of this site"):
            call_command("person_close", "mara", "--yes")
