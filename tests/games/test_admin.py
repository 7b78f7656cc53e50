"""Staff may play, too, so the admin shows neither cards nor secrets."""

from __future__ import annotations

from io import StringIO

import pytest
from django.contrib import admin
from django.core.management import CommandError, call_command
from django.test import Client
from django.urls import reverse

from accounts.models import ApiToken, User
from games.models import Table
from games.services.quarantine import table_quarantine
from notifications.models import Kind, Notice
from tests.games.test_reading import secrets_of
from tests.support.tokens import key_of

pytestmark = pytest.mark.django_db


@pytest.fixture
def keeper(client: Client, db: None) -> Client:
    client.force_login(User.objects.create_superuser("keeper", "k@example.com", "a long password"))
    return client


def test_a_table_can_be_looked_at_without_its_secrets(keeper: Client, yspahan: Table) -> None:
    pages = [
        keeper.get(reverse("admin:games_table_changelist")),
        keeper.get(reverse("admin:games_table_change", args=[yspahan.pk])),
    ]
    for page in pages:
        assert page.status_code == 200
        text = page.content.decode()
        assert yspahan.pk in text
        assert not [secret for secret in secrets_of(yspahan) if secret in text]
    assert yspahan.token not in pages[1].content.decode()


TROUBLE = "KeyError: the-card-in-hand"


@pytest.fixture
def stopped(yspahan: Table) -> Table:
    return table_quarantine(table_id=yspahan.pk, trouble=TROUBLE)


def test_nor_with_the_trouble_that_stopped_it(keeper: Client, stopped: Table) -> None:
    pages = [
        keeper.get(reverse("admin:games_table_changelist")),
        keeper.get(reverse("admin:games_table_change", args=[stopped.pk])),
    ]
    for page in pages:
        assert page.status_code == 200
        text = page.content.decode()
        assert "uarantined" in text
        assert "the-card-in-hand" not in text
        assert not [secret for secret in secrets_of(stopped) if secret in text]


def printed(table_id: str) -> str:
    said = StringIO()
    call_command("trouble", table_id, stdout=said)
    return said.getvalue()


def test_those_with_a_shell_can_read_the_trouble(stopped: Table) -> None:
    assert printed(stopped.pk) == f"{TROUBLE}\n"
    with pytest.raises(CommandError, match="no such table"):
        printed("nosuchtabl")


def test_or_that_there_is_none(yspahan: Table) -> None:
    assert "no trouble" in printed(yspahan.pk)


def test_peoples_tokens_are_not_there(keeper: Client, four: list[User]) -> None:
    key = key_of(four[0])
    assert not admin.site.is_registered(ApiToken)
    for page in ("admin:index", "admin:accounts_user_changelist"):
        assert key not in keeper.get(reverse(page)).content.decode()


def test_nothing_at_a_table_is_changed_there(keeper: Client, yspahan: Table) -> None:
    address = reverse("admin:games_table_change", args=[yspahan.pk])
    assert keeper.post(address, {"name": "mine"}).status_code == 403
    assert keeper.get(reverse("admin:games_table_add")).status_code == 403


def test_the_ledger_can_be_read(keeper: Client, yspahan: Table, four: list[User]) -> None:
    notice = Notice.objects.create(person=four[0], table=yspahan, turn=9, kind=Kind.OVER)
    page = keeper.get(reverse("admin:notifications_notice_changelist"))
    assert str(notice.pk) in page.content.decode()
    assert keeper.get(reverse("admin:notifications_notice_add")).status_code == 403
