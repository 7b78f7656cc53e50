"""No page contains another player's cards, the deck's order, or the source of the rolls."""

from __future__ import annotations

from html import unescape

import pytest
from django.urls import reverse

from accounts.models import User
from games.models import Table
from tests.support.tables import acting, asked, at, choose, now, see
from tests.views.conftest import Browser


@pytest.fixture
def hands(duel: Table) -> Table:
    """A game in which each player holds a card that the other doesn't."""
    for _ in range(120):
        held = [set(see(duel, at(duel, seat)).view["private"]["hand"]) for seat in (0, 1)]
        if held[0] - held[1] and held[1] - held[0]:
            return now(duel)
        user = acting(duel)
        keys = [choice.key for choice in asked(duel, user).choices]
        wanted = [key for key in ("act:draw", "draw", "end", "roll:0") if key in keys]
        choose(duel, user, (wanted or keys)[0])
    pytest.fail("nobody draws")


def pages(table: Table) -> list[str]:
    return [
        "/",
        "/games/",
        "/games/all/",
        reverse("tables:detail", args=[table.pk]),
        f"{reverse('tables:detail', args=[table.pk])}?partial=1&since=0",
        reverse("tables:history", args=[table.pk]),
        reverse("tables:ply", args=[table.pk, table.ply - 1]),
    ]


def test_a_hand_is_on_its_owners_pages_alone(
    browser: Browser, hands: Table, stranger: User
) -> None:
    owner, other = at(hands, 0), at(hands, 1)
    held = set(see(hands, owner).view["private"]["hand"]) - set(
        see(hands, other).view["private"]["hand"]
    )
    assert held
    for card in held:
        sign = f'id="card:{card}"'
        assert sign in unescape(browser(owner).get(reverse("tables:detail", args=[hands.pk])).text)
        for user in (None, stranger, other):
            for page in pages(hands):
                assert sign not in unescape(browser(user).get(page).text), (user, page)


def test_what_chance_comes_from_is_on_no_page(
    browser: Browser, hands: Table, stranger: User
) -> None:
    table = now(hands)
    secrets = [bytes(table.secret).hex(), bytes(table.seed or b"").hex()]
    for user in (None, stranger, at(hands, 0), at(hands, 1)):
        for page in pages(hands):
            text = browser(user).get(page).text
            assert not [secret for secret in secrets if secret in text], (user, page)


def test_the_log_names_a_drawn_card_to_its_owner_alone(
    browser: Browser, hands: Table, stranger: User
) -> None:
    page = reverse("tables:detail", args=[hands.pk])
    assert "drew “" in browser(at(hands, 0)).get(page).text
    for user in (None, stranger):
        told = browser(user).get(page).text
        assert "drew a card" in told
        assert "drew “" not in told
