"""Sessions, second factors, and the mails about changes."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from allauth.mfa.recovery_codes.internal.auth import RecoveryCodes
from allauth.mfa.totp.internal import auth as totp
from allauth.usersessions.models import UserSession
from django.core import mail
from django.http import HttpRequest
from django.test import Client
from django.urls import URLPattern, URLResolver, get_resolver, reverse

from accounts import mails
from accounts.agents import browser_of
from accounts.models import User
from accounts.receivers import NOWHERE
from accounts.services.feed import calendar_token_renew
from accounts.services.sessions import password_set, sessions_end
from mp2site.text import fluent
from tests.accounts.test_accounts import PASSWORD, link_in_mail, sign_up
from tests.support.passkeys import credential
from tests.support.signing import again
from tests.support.tables import person

pytestmark = pytest.mark.django_db

RIGHT = "a long password"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"
PAGE = "/me/security/"


@pytest.fixture
def mara() -> User:
    return person("mara")


def sign_in(client: Client, login: str = "mara", password: str = RIGHT, **more: Any) -> Any:
    return client.post(reverse("account_login"), {"login": login, "password": password}, **more)


def inside(client: Client) -> bool:
    return client.get(PAGE).status_code == 200


def subjects() -> list[str]:
    return [letter.subject for letter in mail.outbox]


class TestSessions:
    def test_they_are_listed_without_an_address(self, client: Client, mara: User) -> None:
        sign_in(client, headers={"user-agent": FIREFOX}, REMOTE_ADDR="203.0.113.9")
        page = client.get(PAGE, headers={"user-agent": FIREFOX}).content.decode()
        assert "Firefox · Linux" in page
        assert "this browser" in page
        (session,) = UserSession.objects.filter(user=mara)
        assert (session.ip, session.user_agent) == (NOWHERE, "Firefox · Linux")

    @pytest.mark.usefixtures("mara")
    def test_all_others_end_and_this_one_stays(self, client: Client) -> None:
        others = [Client(), Client()]
        for browser in (client, *others):
            sign_in(browser)
        assert client.post(reverse("accounts:sign-out-others"))["Location"] == PAGE
        assert inside(client)
        assert [inside(browser) for browser in others] == [False, False]
        assert UserSession.objects.count() == 1

    def test_those_from_before_they_were_listed_end_too(self, client: Client, mara: User) -> None:
        old = Client()
        old.force_login(mara)
        UserSession.objects.all().delete()
        assert inside(old)
        sign_in(client)
        client.post(reverse("accounts:sign-out-others"))
        assert not inside(old)

    def test_the_ways_without_a_sign_in_are_closed(self, client: Client, mara: User) -> None:
        calendar_token_renew(person=mara)
        sign_in(client)
        client.post(reverse("accounts:sign-out-others"))
        mara.refresh_from_db()
        assert mara.calendar_token is None

    def test_only_by_post_and_for_people(self, client: Client, mara: User) -> None:
        assert client.post(reverse("accounts:sign-out-others")).status_code == 302
        client.force_login(mara)
        assert client.get(reverse("accounts:sign-out-others")).status_code == 405
        mara.refresh_from_db()
        assert mara.sessions_ended_at is None

    def test_ending_them_again_ends_newer_ones(self, client: Client, mara: User) -> None:
        sessions_end(person=mara)
        sign_in(client)
        sessions_end(person=mara)
        assert not inside(client)

    def test_earlier_secret_keys_still_count(
        self, client: Client, mara: User, settings: Any
    ) -> None:
        sessions_end(person=mara)
        sign_in(client)
        settings.SECRET_KEY_FALLBACKS = [settings.SECRET_KEY]
        settings.SECRET_KEY = "another"
        hashes = list(mara.get_session_auth_fallback_hash())
        assert client.session["_auth_user_hash"] in hashes


class TestANewPassword:
    def test_changed_keeps_this_browser_alone(self, client: Client, mara: User) -> None:
        calendar_token_renew(person=mara)
        other = Client()
        sign_in(client)
        sign_in(other)
        data = {"oldpassword": RIGHT, "password1": PASSWORD, "password2": PASSWORD}
        assert client.post(reverse("account_change_password"), data)["Location"] == PAGE
        assert (inside(client), inside(other)) == (True, False)
        mara.refresh_from_db()
        assert mara.calendar_token is None

    def test_this_browser_is_still_known(self, client: Client, mara: User) -> None:
        sign_in(client)
        data = {"oldpassword": RIGHT, "password1": PASSWORD, "password2": PASSWORD}
        client.post(reverse("account_change_password"), data)
        client.post(reverse("account_logout"))
        mail.outbox.clear()
        sign_in(client, password=PASSWORD)
        assert subjects() == []

    def test_by_mail_ends_all(self, client: Client, mara: User) -> None:
        calendar_token_renew(person=mara)
        other = Client()
        sign_in(other)
        client.post(reverse("account_reset_password"), {"email": mara.email})
        form = client.get(link_in_mail(), follow=True)
        address = form.redirect_chain[-1][0]
        client.post(address, {"password1": PASSWORD, "password2": PASSWORD})
        assert not inside(other)
        mara.refresh_from_db()
        assert mara.calendar_token is None
        assert mara.check_password(PASSWORD)
        assert subjects()[-1] == "Your password has changed"

    def test_a_password_set_by_an_operator_ends_all_sessions(
        self, client: Client, mara: User
    ) -> None:
        calendar_token_renew(person=mara)
        sign_in(client)
        keeper = Client()
        keeper.force_login(person("keeper", is_staff=True, is_superuser=True))
        data = {"password1": PASSWORD, "password2": PASSWORD, "usable_password": "true"}
        data["why"] = "Asked for by phone"
        given = keeper.post(reverse("admin:auth_user_password_change", args=[mara.pk]), data)
        assert given.status_code == 302
        assert not inside(client)
        mara.refresh_from_db()
        assert mara.check_password(PASSWORD)
        assert mara.calendar_token is None

    def test_nothing_is_half_done(self, mara: User, monkeypatch: pytest.MonkeyPatch) -> None:
        def broken(**_: object) -> None:
            raise RuntimeError("away")

        monkeypatch.setattr("accounts.services.sessions.access_revoke", broken)
        with pytest.raises(RuntimeError, match="away"):
            password_set(person=mara, password=PASSWORD)
        kept = User.objects.get(pk=mara.pk)
        assert kept.check_password(RIGHT)
        assert kept.sessions_ended_at is None


class TestTheApp:
    def test_it_is_set_up_asked_for_and_turned_off(
        self,
        client: Client,
        mara: User,
        monkeypatch: pytest.MonkeyPatch,
        django_capture_on_commit_callbacks: Any,
    ) -> None:
        client.force_login(mara)
        assert (
            reverse("account_reauthenticate")
            in client.get(reverse("mfa_activate_totp"))["Location"]
        )
        again(client)
        page = client.get(reverse("mfa_activate_totp"))
        secret = page.context["form"].secret
        assert "data:image/svg+xml;base64," in page.content.decode()
        monkeypatch.setattr(totp, "yield_hotp_counters_from_time", lambda: iter([4711]))
        code = totp.format_hotp_value(totp.hotp_value(secret, 4711))
        with django_capture_on_commit_callbacks(execute=True):
            made = client.post(reverse("mfa_activate_totp"), {"code": code})
        assert made["Location"] == reverse("mfa_view_recovery_codes")
        assert subjects()[-1] == "An authenticator app was set up"

        other = Client()
        assert sign_in(other)["Location"] == reverse("mfa_authenticate")
        assert not inside(other)
        codes = RecoveryCodes(Authenticator.objects.get(user=mara, type="recovery_codes"))
        other.post(reverse("mfa_authenticate"), {"code": codes.get_unused_codes()[0]})
        assert inside(other)

        with django_capture_on_commit_callbacks(execute=True):
            client.post(reverse("mfa_deactivate_totp"))
        assert not Authenticator.objects.filter(user=mara).exists()
        assert subjects()[-1] == "The authenticator app was turned off"

    @pytest.mark.usefixtures("mara")
    def test_a_wrong_code_is_said_to_be_one(self, client: Client, mara: User) -> None:
        totp.TOTP.activate(mara, totp.generate_totp_secret())
        sign_in(client)
        answer = client.post(reverse("mfa_authenticate"), {"code": "12345"})
        assert answer.context["form"].errors.as_data()["code"][0].code == "incorrect_code"
        assert not inside(client)

    def test_staff_need_it_at_the_admin_too(self, client: Client) -> None:
        keeper = person("keeper", is_staff=True, is_superuser=True)
        totp.TOTP.activate(keeper, totp.generate_totp_secret())
        sign_in(client, "keeper")
        assert client.get("/admin/").status_code == 302

    def test_recovery_codes_can_be_kept_and_made_again(self, client: Client, mara: User) -> None:
        totp.TOTP.activate(mara, totp.generate_totp_secret())
        RecoveryCodes.activate(mara)
        client.force_login(mara)
        again(client)
        first = client.get(reverse("mfa_download_recovery_codes")).content.decode().split()
        assert len(first) == 10
        client.post(reverse("mfa_generate_recovery_codes"))
        second = client.get(reverse("mfa_download_recovery_codes")).content.decode().split()
        assert not set(first) & set(second)

    def test_codes_without_a_factor_are_refused_in_words(self, client: Client, mara: User) -> None:
        client.force_login(mara)
        again(client)
        page = client.post(reverse("mfa_generate_recovery_codes")).content.decode()
        assert "Set up a second factor first" in page


class TestASecondStepThatWaits:
    """The person has given the password, but not the code."""

    @pytest.fixture
    def code(self, client: Client, mara: User) -> str:
        totp.TOTP.activate(mara, totp.generate_totp_secret())
        code: str = RecoveryCodes.activate(mara).get_unused_codes()[0]
        assert sign_in(client)["Location"] == reverse("mfa_authenticate")
        return code

    def test_goes_on_with_the_code(self, client: Client, code: str) -> None:
        client.post(reverse("mfa_authenticate"), {"code": code})
        assert inside(client)

    @pytest.mark.parametrize(
        "end",
        [
            lambda mara: password_set(person=mara, password=PASSWORD),
            lambda mara: sessions_end(person=mara),
        ],
    )
    def test_ends_with_all_sessions(self, client: Client, mara: User, code: str, end: Any) -> None:
        end(mara)
        answer = client.post(reverse("mfa_authenticate"), {"code": code}, follow=True)
        assert not inside(client)
        assert answer.redirect_chain[-1][0] == reverse("account_login")
        assert "since you gave your password here" in answer.content.decode()

    def test_one_signs_in_again(self, client: Client, mara: User, code: str) -> None:
        sessions_end(person=mara)
        client.post(reverse("mfa_authenticate"), {"code": code})
        assert sign_in(client)["Location"] == reverse("mfa_authenticate")
        more = RecoveryCodes(Authenticator.objects.get(user=mara, type="recovery_codes"))
        client.post(reverse("mfa_authenticate"), {"code": more.get_unused_codes()[0]})
        assert inside(client)


NONSENSE = [
    "",
    "null",
    "1",
    "[]",
    "{}",
    '"x"',
    '{"response": 1}',
    '{"id": "AA", "rawId": "AA", "type": "public-key", "response": {}}',
    '{"id": "AA", "rawId": "!!", "type": "public-key", "response": {"clientDataJSON": "x"}}',
    json.dumps(
        {
            "id": "AA",
            "rawId": "AA",
            "type": "public-key",
            "response": {
                "clientDataJSON": "e30",
                "authenticatorData": "AA",
                "signature": "AA",
                "userHandle": "AA",
                "attestationObject": "AA",
            },
        }
    ),
    "{",
]


@pytest.mark.parametrize("sent", NONSENSE)
class TestAPasskeyThatIsNone:
    def test_opens_nothing(self, client: Client, sent: str) -> None:
        client.get(reverse("mfa_login_webauthn"), headers={"accept": "application/json"})
        answer = client.post(reverse("mfa_login_webauthn"), {"credential": sent})
        assert answer["Location"] == reverse("account_login")
        assert not inside(client)

    def test_is_not_added(self, client: Client, mara: User, sent: str) -> None:
        client.force_login(mara)
        again(client)
        client.get(reverse("mfa_add_webauthn"))
        answer = client.post(reverse("mfa_add_webauthn"), {"credential": sent})
        codes = {
            e.code for errors in answer.context["form"].errors.as_data().values() for e in errors
        }
        assert codes <= {"required", "invalid", "incorrect_code"}
        assert codes
        assert not Authenticator.objects.exists()


class TestMails:
    def test_a_new_browser_is_told_of_once(self, client: Client, mara: User) -> None:
        sign_in(client, headers={"user-agent": FIREFOX})
        (letter,) = mail.outbox
        assert letter.subject == "A new sign-in"
        assert "Firefox · Linux" in letter.body
        assert "127.0.0.1" not in letter.body
        client.post(reverse("account_logout"))
        sign_in(client, headers={"user-agent": FIREFOX})
        assert len(mail.outbox) == 1

    def test_signing_up_is_no_news(self, client: Client) -> None:
        sign_up(client)
        assert subjects() == ["Please confirm your address"]

    def test_after_signing_out_everywhere_a_browser_is_new(
        self, client: Client, mara: User
    ) -> None:
        sign_in(client)
        sessions_end(person=mara)
        client.cookies.pop("sessionid")
        sign_in(client)
        assert subjects() == ["A new sign-in"] * 2

    def test_it_is_in_the_persons_language_and_zone(self, client: Client) -> None:
        person("mara", language="de", time_zone="Asia/Tehran")
        sign_in(client)
        assert mail.outbox[0].subject == "Eine neue Anmeldung"
        assert "Asia/Tehran" in mail.outbox[0].body

    def test_nobody_is_written_to_at_an_unconfirmed_address(self, client: Client) -> None:
        person("new", verified=False)
        sign_in(client, "new")
        assert mail.outbox == []

    def test_every_change_of_address(self, client: Client, mara: User) -> None:
        client.force_login(mara)
        again(client)
        page = reverse("account_email")
        client.post(page, {"email": "two@example.com", "action_add": ""})
        told = [(letter.subject, letter.to) for letter in mail.outbox]
        assert ("An address was added", ["mara@example.com"]) in told
        EmailAddress.objects.filter(email="two@example.com").update(verified=True)
        mail.outbox.clear()
        client.post(page, {"email": "two@example.com", "action_primary": ""})
        client.post(page, {"email": "mara@example.com", "action_remove": ""})
        assert [(letter.subject, letter.to) for letter in mail.outbox] == [
            ("Your primary address has changed", ["mara@example.com"]),
            ("An address was removed", ["two@example.com"]),
        ]
        assert "two@example.com" in mail.outbox[0].body

    @pytest.mark.parametrize("lang", ["en", "de", "fr"])
    @pytest.mark.parametrize("template", mails.KINDS)
    def test_each_kind_has_its_words(self, mara: User, template: str, lang: str) -> None:
        mara.language = lang
        request = HttpRequest()
        context = mails.about(request, template, mara, {"to_email": "two@example.com"})
        for key in (context["subject"], context["text"]):
            assert fluent.bundle_for(lang).has_message(key)

    def test_all_that_allauth_tells_of_is_known(self) -> None:
        from pathlib import Path  # noqa: PLC0415 - only here

        import allauth  # noqa: PLC0415

        told = set()
        for app in ("account", "mfa", "usersessions"):
            for path in (Path(allauth.__file__).parent / app).rglob("*.py"):
                found = r"send_notification_mail\(\s*\"([^\"]+)\""
                told |= set(re.findall(found, path.read_text("utf-8")))
        assert len(told) >= 9
        assert told <= set(mails.KINDS) | {"account/email/email_confirm"}


@pytest.mark.parametrize(
    ("header", "name"),
    [
        (FIREFOX, "Firefox · Linux"),
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36 Edg/126.0", "Edge · Windows"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1", "Safari · iPhone"),
        ("Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36", "Chrome · Android"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15", "Safari · macOS"),
        ("curl/8.5", "?"),
        ("", "?"),
        ("x" * 9000 + "Firefox", "Firefox"),
    ],
)  # fmt: skip
def test_browsers_have_names(header: str, name: str) -> None:
    assert str(browser_of(header)) == name


# -- every page of allauth's that can be reached has our layout --------------------------------

OURS = "css/site.css"
SHOWN = {
    "account_login",
    "account_signup",
    "account_logout",
    "account_inactive",
    "account_reauthenticate",
    "account_email",
    "account_email_verification_sent",
    "account_confirm_email",
    "account_change_password",
    "account_reset_password",
    "account_reset_password_done",
    "account_reset_password_from_key",
    "account_reset_password_from_key_done",
    "mfa_authenticate",
    "mfa_reauthenticate",
    "mfa_activate_totp",
    "mfa_deactivate_totp",
    "mfa_view_recovery_codes",
    "mfa_generate_recovery_codes",
    "mfa_add_webauthn",
    "mfa_reauthenticate_webauthn",
    "mfa_remove_webauthn",
    "mfa_edit_webauthn",
}
ELSEWHERE = {
    "account_confirm_login_code": "leads to signing in: there are no codes by mail",
    "account_set_password": "leads to changing it: everybody has one",
    "mfa_index": "leads to our page",
    "mfa_list_webauthn": "leads to our page",
    "usersessions_list": "leads to our page",
    "mfa_login_webauthn": "is fetched by a script",
    "mfa_download_recovery_codes": "is a file",
}


def allauth_names(resolver: URLResolver) -> set[str]:
    found: set[str] = set()
    for entry in resolver.url_patterns:
        if isinstance(entry, URLResolver):
            found |= allauth_names(entry)
        elif isinstance(entry, URLPattern) and entry.lookup_str.startswith("allauth."):
            found.add(str(entry.name))
    return found


def templates_of(answer: Any) -> set[str]:
    return {str(used.origin.name) for used in answer.templates if used.origin}


@pytest.fixture
def passkey(mara: User) -> Authenticator:
    """A passkey as a browser creates it."""
    data = {"name": "Laptop", "credential": credential()}
    return Authenticator.objects.create(user=mara, type="webauthn", data=data)


def visit(mara: User, name: str, passkey: Authenticator) -> Any:
    """Open one of allauth's pages as the person who would see it."""
    client = Client()
    for_guests = {"account_login", "account_signup", "mfa_authenticate"}
    if name == "mfa_authenticate":
        sign_in(client)
    elif name not in for_guests:
        client.force_login(mara)
    if name.startswith("mfa_") and "authenticate" not in name:
        again(client)
    if name == "mfa_activate_totp":
        Authenticator.objects.filter(type="totp").delete()
    words: dict[str, Any] = {
        "account_confirm_email": {"key": "nonsense"},
        "account_reset_password_from_key": {"uidb36": "1", "key": "x-y"},
        "mfa_remove_webauthn": {"pk": passkey.pk},
        "mfa_edit_webauthn": {"pk": passkey.pk},
    }
    return client.get(reverse(name, kwargs=words.get(name)), follow=True)


def test_every_page_is_known() -> None:
    assert allauth_names(get_resolver()) == SHOWN | set(ELSEWHERE)


@pytest.mark.parametrize("name", sorted(SHOWN | set(ELSEWHERE) - {"mfa_download_recovery_codes"}))
def test_every_page_has_our_look(mara: User, passkey: Authenticator, name: str) -> None:
    totp.TOTP.activate(mara, totp.generate_totp_secret())
    RecoveryCodes.activate(mara)
    answer = visit(mara, name, passkey)
    assert answer.status_code == 200
    page = answer.content.decode()
    assert OURS in page
    assert "<h1" in page
    assert not any("/allauth/templates/" in used for used in templates_of(answer))
    if name in SHOWN:
        assert answer.resolver_match.url_name == name
    assert " style=" not in page
    assert not re.search(r"<script(?![^>]*(src=|application/json))", page)
