"""Who keeps the house may play at it, too: no cards and no secrets in the admin."""

from __future__ import annotations

import pytest
from django.test import Client
from django.urls import reverse

from accounts.models import User
from games.models import Table
from notifications.models import Kind, Notice
from tests.games.test_reading import secrets_of

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


def test_nothing_at_a_table_is_changed_there(keeper: Client, yspahan: Table) -> None:
    address = reverse("admin:games_table_change", args=[yspahan.pk])
    assert keeper.post(address, {"name": "mine"}).status_code == 403
    assert keeper.get(reverse("admin:games_table_add")).status_code == 403


def test_the_ledger_can_be_read(keeper: Client, yspahan: Table, four: list[User]) -> None:
    notice = Notice.objects.create(person=four[0], table=yspahan, turn=9, kind=Kind.OVER)
    page = keeper.get(reverse("admin:notifications_notice_changelist"))
    assert str(notice.pk) in page.content.decode()
    assert keeper.get(reverse("admin:notifications_notice_add")).status_code == 403
