"""Neither responses nor side effects reveal whether somebody has an account."""

from __future__ import annotations

from typing import Any

import pytest
from allauth.account.models import EmailAddress
from django.core import mail
from django.test import Client
from django.urls import reverse

from accounts.models import User
from accounts.selectors.addresses import confirmed_address
from tests.accounts.test_accounts import link_in_mail, sign_up
from tests.support.signing import again
from tests.support.tables import person

pytestmark = pytest.mark.django_db


def seen(answer: Any) -> tuple[int, str, str]:
    return answer.status_code, answer.headers.get("Location", ""), answer.content.decode()


class TestSigningUp:
    def test_a_taken_address_looks_like_a_new_one(self) -> None:
        person("mara")
        taken, new = Client(), Client()
        assert sign_up(taken, username="ora", email="mara@example.com") == 302
        assert sign_up(new, username="ova", email="ova@example.com") == 302
        pages = [browser.get(reverse("account_email")).content.decode() for browser in (taken, new)]
        one = pages[0].replace("mara@example.com", "…").replace("ora", "ova")
        two = pages[1].replace("ova@example.com", "…")
        strip = [line for line in one.splitlines() if "csrf" not in line.lower()]
        assert strip == [line for line in two.splitlines() if "csrf" not in line.lower()]

    def test_its_owner_is_told_in_their_language(self, client: Client) -> None:
        person("mara", language="de")
        sign_up(client, username="one", email="mara@example.com")
        (letter,) = mail.outbox
        assert letter.to == ["mara@example.com"]
        assert letter.subject == "Du hast schon ein Konto"
        assert "confirm-email" not in letter.body

    def test_the_address_stays_the_owners(self, client: Client) -> None:
        mara = person("mara")
        sign_up(client, username="one", email="mara@example.com")
        one = User.objects.get(username="one")
        assert (confirmed_address(mara), confirmed_address(one)) == ("mara@example.com", "")
        client.post(reverse("account_email"), {"email": "mara@example.com", "action_send": ""})
        assert not EmailAddress.objects.filter(user=one, verified=True).exists()

    def test_of_two_who_claim_it_one_can_confirm(self) -> None:
        first, second = Client(), Client()
        sign_up(first, username="one", email="both@example.com")
        link = link_in_mail()
        sign_up(second, username="two", email="both@example.com")
        first.post(link)
        second.post(link_in_mail())
        owner = EmailAddress.objects.get(email="both@example.com", verified=True)
        assert owner.user.username == "one"

    def test_a_new_address_of_somebody_else_is_no_news(self, client: Client) -> None:
        person("mara")
        client.force_login(person("one"))
        again(client)
        data = {"email": "mara@example.com", "action_add": ""}
        answer = client.post(reverse("account_email"), data)
        assert answer.status_code == 302
        assert [letter.subject for letter in mail.outbox if "mara@example.com" in letter.to] == [
            "You have an account already"
        ]

    def test_a_name_is_public(self, client: Client) -> None:
        person("mara")
        answer = client.post(
            reverse("account_signup"),
            {"username": "Mara", "email": "new@example.com", "password1": "seven camels walk"},
        )
        assert answer.context["form"].errors.as_data()["username"][0].code == "username_taken"


class TestSigningIn:
    @pytest.mark.parametrize(
        ("known", "unknown"), [("mara", "nora"), ("mara@example.com", "n@x.de")]
    )
    def test_an_unknown_one_looks_like_a_wrong_password(self, known: str, unknown: str) -> None:
        person("mara")
        pages = []
        for login in (known, unknown):
            data = {"login": login, "password": "wrong"}
            answer = Client().post(reverse("account_login"), data)
            pages.append((answer.status_code, answer.context["form"].errors.as_json()))
        assert pages[0] == pages[1]


class TestANewPassword:
    def test_an_unknown_address_looks_like_a_known_one(self) -> None:
        person("mara")
        ask = reverse("account_reset_password")
        known = Client().post(ask, {"email": "mara@example.com"})
        unknown = Client().post(ask, {"email": "nobody@example.com"})
        assert seen(known) == seen(unknown)
        assert [letter.to for letter in mail.outbox] == [["mara@example.com"]]

    def test_a_mail_server_that_is_away_tells_nothing(
        self,
        monkeypatch: pytest.MonkeyPatch,
        settings: Any,
        caplog: pytest.LogCaptureFixture,
        django_capture_on_commit_callbacks: Any,
    ) -> None:
        def away(*_: object) -> None:
            raise OSError("mara@example.com can't be reached")

        person("mara")
        settings.ACCOUNT_MAILS_AT_ONCE = False
        monkeypatch.setattr("django.core.mail.EmailMultiAlternatives.send", away)
        monkeypatch.setattr("accounts.mails.connections.close_all", lambda: None)
        monkeypatch.setattr("accounts.mails._out.submit", lambda call, *words: call(*words))
        with django_capture_on_commit_callbacks(execute=True):
            answer = Client().post(reverse("account_reset_password"), {"email": "mara@example.com"})
        assert answer["Location"] == reverse("account_reset_password_done")
        assert "OSError" in caplog.text
        assert "mara@example.com" not in caplog.text

    def test_its_address_gets_the_mail_in_the_readers_language(self, client: Client) -> None:
        person("mara", language="de")
        client.post(reverse("account_reset_password"), {"email": "mara@example.com"})
        assert mail.outbox[0].subject == "Ein neues Passwort"
