"""Several requests look up a new opponent at once: one creates the account, all get it."""

from __future__ import annotations

from functools import partial

import pytest

from accounts.models import User
from games.services.computer_profiles import person_for_profile
from tests.concurrency.conftest import race

pytestmark = pytest.mark.django_db(transaction=True)
ROUNDS = 6


def test_all_see_the_same_opponent() -> None:
    for _ in range(ROUNDS):
        met = race([partial(person_for_profile, name="Merchant", reader=None) for _ in range(6)])
        merchant = User.objects.get()
        assert [seen.person for seen in met] == [merchant] * 6  # type: ignore[union-attr]
        merchant.delete()
