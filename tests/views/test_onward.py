"""The choices that may follow picked ones: the site sends those that the game offers then."""

from __future__ import annotations

import random
import re
from typing import Final

import pytest
from django.test import Client

from accounts.models import User
from games.models import Table
from games.rules import titles
from games.session import session_open
from tests.support.tables import acting, asked, choose, people, started

pytestmark = pytest.mark.django_db

VALUES: Final = re.compile(r'name="key" value="([^"]+)"')
PATIENCE: Final = 150


def shown(client: Client, table: Table, user: User, keys: list[str]) -> list[str]:
    """Return the keys of the choices that the site sends for these picks."""
    client.force_login(user)
    sent = {"decision": asked(table, user).id, "key": keys}
    answer = client.get(f"/tables/{table.pk}/onward/", sent)
    assert answer.status_code == 200
    return VALUES.findall(answer.content.decode())


def with_more(table: Table, rng: random.Random) -> tuple[User, str] | None:
    """Play on until a choice of the open decision may be followed by others of its kind."""
    for _ in range(PATIENCE):
        user = acting(table)
        previews = session_open(table_id=table.pk, person=user).previews
        for key, told in previews.items():
            if [one for one in told.onward.then if one != key]:
                return user, key
        keys = [choice.key for choice in asked(table, user).choices]
        choose(table, user, "act:deliver" if "act:deliver" in keys else rng.choice(keys))
    return None


@pytest.mark.parametrize("slug", ["yspahan", "marco-polo-1", "marco-polo-2"])
def test_what_may_follow_is_what_the_game_offers_then(client: Client, slug: str) -> None:
    table = started(people(2), title=slug)
    found = with_more(table, random.Random(1))
    assert found
    user, first = found
    game = session_open(table_id=table.pk, person=user).game
    picks = [first]
    while then := shown(client, table, user, picks):
        place = session_open(table_id=table.pk, person=user).position.decision
        assert place
        game = game.after(game.play(place.seat, picks[-1]))
        decision = game.decision(place.seat)
        assert decision
        assert set(then) <= {choice.key for choice in decision.choices} - set(picks)
        picks.append(then[-1])
    assert len(picks) > 1
    before = asked(table, user).id
    client.post(
        f"/tables/{table.pk}/choose/", {"decision": before, "key": picks[0], "then": picks[1:]}
    )
    draft = session_open(table_id=table.pk, person=user).position.draft
    assert [key for _, key in draft][-len(picks) :] == picks


def test_another_decision_has_nothing_that_follows(client: Client) -> None:
    table = started(people(2))
    user = acting(table)
    client.force_login(user)
    path = f"/tables/{table.pk}/onward/"
    assert client.get(path, {"decision": "0.0.0", "key": ["roll:0"]}).status_code == 204
    answer = client.get(path, {"decision": asked(table, user).id, "key": ["no-such:key"]})
    assert answer.status_code == 409


def test_the_turn_ends_with_the_last_choice_only_if_nothing_is_left(client: Client) -> None:
    table, rng = started(people(2)), random.Random(2)
    for _ in range(PATIENCE):
        user = acting(table)
        previews = session_open(table_id=table.pk, person=user).previews
        ends = [key for key, told in previews.items() if told.onward.ends]
        key = (ends or [rng.choice(list(previews))])[0]
        client.force_login(user)
        decision = asked(table, user).id
        client.post(f"/tables/{table.pk}/choose/", {"decision": decision, "key": key, "ends": "1"})
        after = session_open(table_id=table.pk, person=user).position
        if ends:
            assert not after.draft
            return
    pytest.fail("no turn ever ends")


def test_titles_name_only_groups_that_they_have() -> None:
    for title in titles:
        state = title.new(title.seats[-1], bytes(32))
        assert title.draw(title.view(state, 0), None).lays
