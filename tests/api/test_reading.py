"""Reading tables: views, ETags, history, earlier states, and hidden information."""

from __future__ import annotations

import random
from typing import Any

import pytest

from accounts.models import User
from games import engine
from games.models import Table
from tests.api.conftest import Api, is_problem
from tests.support.tables import (
    acting,
    asked,
    at,
    choose,
    now,
    open_table,
    play_on,
    started,
    under_other_rules,
)

pytestmark = pytest.mark.django_db


def moving(table: Table) -> str:
    return f"tables/{table.pk}/"


def dealt(table: Table) -> list[list[str]]:
    """Play until a player holds a card and no player has a draft; return the hands."""
    rng, hands = random.Random(4), [[]]
    while not any(hands) or any(seat.draft for seat in table.seats.all()):
        table = play_on(table, rng, choices=1)
        state = engine.unpack(table.rules, table.state or b"")
        hands = [sorted(own.hand) for own in state.private]
    return hands


def events(who: Api, table: Table) -> list[dict[str, Any]]:
    """Return all events that somebody may see, each with its ply."""
    moves = who.get(f"{moving(table)}history/").json()["moves"]
    return [{**event, "ply": move["ply"]} for move in moves for event in move["events"]]


class TestPolling:
    def test_nothing_new_is_304_and_empty(self, game: Table) -> None:
        me = Api(acting(game))
        tag = me.get(moving(game)).headers["ETag"]
        again = me.get(moving(game), headers={"If-None-Match": tag})
        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["ETag"] == tag

    def test_nothing_new_costs_neither_the_state_nor_many_queries(
        self, game: Table, monkeypatch: pytest.MonkeyPatch, django_assert_max_num_queries: Any
    ) -> None:
        me = Api(acting(game))
        tag = me.get(moving(game)).headers["ETag"]

        def decoded(*_: object) -> None:
            pytest.fail("the state was decoded")

        monkeypatch.setattr(engine, "unpack", decoded)
        with django_assert_max_num_queries(2):
            assert me.get(moving(game), headers={"If-None-Match": tag}).status_code == 304

    def test_one_of_several_tags_will_do(self, game: Table) -> None:
        tag = Api().get(moving(game)).headers["ETag"]
        header = f'"old", W/"older", {tag}'
        assert Api().get(moving(game), headers={"If-None-Match": header}).status_code == 304

    def test_another_persons_tag_is_not_mine(self, game: Table, three: list[User]) -> None:
        choose(game, acting(game), "roll:0")
        me = acting(game)
        choose(game, me, asked(game, me).choices[0].key)
        tag = Api(me).get(moving(game)).headers["ETag"]
        assert Api().get(moving(game), headers={"If-None-Match": tag}).status_code == 200

    def test_my_draft_changes_mine_alone(self, game: Table, three: list[User]) -> None:
        choose(game, acting(game), "roll:0")
        me = acting(game)
        other = next(user for user in three if user != me)
        mine, theirs = (Api(user).get(moving(game)).headers["ETag"] for user in (me, other))
        choose(game, me, asked(game, me).choices[0].key)
        assert Api(me).get(moving(game), headers={"If-None-Match": mine}).status_code == 200
        assert Api(other).get(moving(game), headers={"If-None-Match": theirs}).status_code == 304

    def test_a_commit_changes_everybodys(self, game: Table, three: list[User]) -> None:
        tags = {user: Api(user).get(moving(game)).headers["ETag"] for user in three}
        choose(game, acting(game), "roll:0")
        for user, tag in tags.items():
            assert Api(user).get(moving(game), headers={"If-None-Match": tag}).status_code == 200

    def test_everything_that_is_shown_changes_the_tag(self, three: list[User]) -> None:
        """A poll must not miss a new player, a consent to abandon, or a conditional answer that I
        gave elsewhere.
        """
        host, other = Api(three[0]), Api(three[1])
        table = open_table(three[0], 2)
        steps: list[tuple[Api, str, Any]] = [
            (other, "join/", {}),
            (host, "conditional-answers/", {"conditional_answers": {"save-cube": "never"}}),
            (other, "abandon/", {"consent": True}),
            (other, "abandon/", {"consent": False}),
            (other, "abandon/", {"consent": True}),
            (host, "abandon/", {"consent": True}),
        ]
        for who, verb, sent in steps:
            seen = host.get(moving(table))
            assert who.post(f"{moving(table)}{verb}", sent).status_code == 200
            tag = {"If-None-Match": seen.headers["ETag"]}
            again = host.get(moving(table), headers=tag)
            assert again.status_code == 200, verb
            assert again.json() != seen.json(), verb

    def test_sentences_have_a_tag_of_their_own(self, game: Table) -> None:
        bare, told = (Api().get(moving(game), render=n).headers["ETag"] for n in "01")
        german = Api().get(moving(game), {"Accept-Language": "de"}, render="1").headers["ETag"]
        assert len({bare, told, german}) == 3

    def test_a_private_tables_tag_helps_no_stranger(self, game: Table, stranger: User) -> None:
        tag = Api(acting(game)).get(moving(game)).headers["ETag"]
        Table.objects.filter(pk=game.pk).update(visibility="private")
        for who in (Api(stranger), Api()):
            is_problem(who.get(moving(game), headers={"If-None-Match": tag}), 404, "not-found")

    def test_caches_keep_people_apart(self, game: Table) -> None:
        headers = Api().get(moving(game)).headers
        assert "private" in headers["Cache-Control"]
        assert {"Authorization", "Cookie"} <= {word.strip() for word in headers["Vary"].split(",")}


class TestWhatIsSeen:
    def test_decisions_are_only_mine(self, game: Table, three: list[User]) -> None:
        me = acting(game)
        for user in three:
            body = Api(user).get(moving(game)).json()
            assert len(body["decisions"]) == (user == me)
            assert all(decision["seat"] == body["seat"] for decision in body["decisions"])
        assert Api().get(moving(game)).json()["decisions"] == []

    def test_nobody_sees_what_is_hidden(self, game: Table, three: list[User]) -> None:
        """Only the holder sees a hand. Nobody sees the seed, the secret and the deck's order."""
        hands = dealt(game)
        for place in range(3):
            body = Api(at(game, place)).get(moving(game)).json()
            assert body["view"]["private"]["hand"] == hands[place]
        assert Api().get(moving(game)).json()["view"]["private"] is None

    def test_no_answer_holds_seed_or_secret(self, game: Table, three: list[User]) -> None:
        game = play_on(game, random.Random(4), choices=60)
        hidden = [bytes(game.seed).hex(), bytes(game.secret).hex()]
        for who in (Api(), *map(Api, three)):
            for path in ("", "history/", f"states/{game.ply}/", "states/3/"):
                text = who.get(f"{moving(game)}{path}").content.decode()
                assert not any(word in text for word in hidden)
                assert '"secret":{' not in text
                assert "draft_state" not in text

    def test_sentences_name_people(self, game: Table) -> None:
        body = Api().get(f"{moving(game)}history/", render="1").json()
        game = play_on(game, random.Random(4), choices=30)
        body = Api().get(f"{moving(game)}history/", render="1").json()
        lines = [event["text"] for move in body["moves"] for event in move["events"]]
        assert all(lines)
        assert any("mara" in line for line in lines)

    def test_german(self, game: Table) -> None:
        english, german = (
            Api(acting(game)).get(moving(game), {"Accept-Language": lang}, render="1").json()
            for lang in ("en", "de")
        )
        said = [b["decisions"][0]["prompt"]["text"] for b in (english, german)]
        assert said[0] != said[1]

    def test_a_program_that_says_no_language_gets_its_persons(self, game: Table) -> None:
        person = acting(game)
        asked = Api(person)

        def prompt(**headers: str) -> str:
            body = asked.get(moving(game), headers, render="1").json()
            return body["decisions"][0]["prompt"]["text"]

        english = prompt()
        User.objects.filter(pk=person.pk).update(language="de")
        assert prompt() == prompt(**{"Accept-Language": "de"}) != english
        assert prompt(**{"Accept-Language": "en"}) == english


class TestHistory:
    def test_tells_every_ply_in_order(self, game: Table) -> None:
        game = play_on(game, random.Random(4), choices=40)
        body = Api().get(f"{moving(game)}history/").json()
        assert [move["ply"] for move in body["moves"]] == list(range(1, game.ply + 1))
        assert body["next"] is None

    def test_in_pages(self, game: Table) -> None:
        game = play_on(game, random.Random(4), choices=40)
        whole = Api().get(f"{moving(game)}history/").json()["moves"]
        moves: list[Any] = []
        after = 0
        while after is not None:
            body = Api().get(f"{moving(game)}history/", after=after, limit=7).json()
            moves += body["moves"]
            after = body["next"]
        assert moves == whole

    def test_a_drawn_card_is_told_to_its_holder_alone(self, game: Table) -> None:
        hands = dealt(game)
        blind = events(Api(), game)
        for place, hand in enumerate(hands):
            told = events(Api(at(game, place)), game)
            own = [event for event in told if event not in blind]
            assert [event for event in blind if event not in told] == []
            assert all(event["seat"] == place for event in own)
            assert bool(own) >= bool(hand)

    def test_choices_of_others_are_told_when_the_game_is_over(
        self, game: Table, three: list[User]
    ) -> None:
        choose(game, acting(game), "roll:0")
        assert Api().get(f"{moving(game)}history/").json()["moves"][0]["key"] == ""
        over = play_on(game, random.Random(4))
        assert Api().get(f"{moving(over)}history/").json()["moves"][0]["key"] == "roll:0"

    @pytest.mark.parametrize(
        "query", [{"after": "-1"}, {"after": "9" * 400}, {"limit": "0"}, {"render": "2"}]
    )
    def test_bad_parameters(self, game: Table, query: dict[str, str]) -> None:
        is_problem(Api().get(f"{moving(game)}history/", **query), 400, "malformed")


class TestStates:
    def test_any_ply_as_it_was(self, game: Table, three: list[User]) -> None:
        me, views = Api(three[0]), []
        for _ in range(30):
            views.append(me.get(moving(game)).json()["view"])
            before = now(game).ply
            while now(game).ply == before:
                user = acting(game)
                choose(game, user, asked(game, user).choices[-1].key)
            if now(game).ply > before + 1:
                views += [None] * (now(game).ply - before - 1)
        for ply, view in enumerate(views):
            body = me.get(f"{moving(game)}states/{ply}/").json()
            assert body["ply"] == ply
            assert body["decisions"] == []
            assert view is None or body["view"] == view

    def test_a_ply_that_is_not_there_yet(self, game: Table) -> None:
        is_problem(Api().get(f"{moving(game)}states/1/"), 404, "bad-ply")
        is_problem(Api().get(f"{moving(game)}states/999999/"), 404, "bad-ply")

    def test_a_moment_of_other_rules(self, game: Table) -> None:
        old = under_other_rules(play_on(game, random.Random(3), choices=40), ply=2)
        body = is_problem(Api().get(f"{moving(old)}states/3/"), 410, "other-rules")
        assert body["reason"]["params"]["version"] == old.rules_version
        assert "began under other rules" in body["detail"]
        assert Api().get(f"{moving(old)}history/").json()["moves"]
        assert Api().get(f"{moving(old)}states/{old.ply}/").json()["ply"] == old.ply
        mine = Api(acting(old))
        decision = mine.get(moving(old)).json()["decisions"][0]
        sent = {"decision": decision["id"], "key": decision["choices"][0]["key"]}
        assert mine.post(f"{moving(old)}choices/", sent).status_code == 200

    def test_before_the_start(self, three: list[User]) -> None:
        made = Api(three[0]).post("tables/", {"title": "yspahan", "seats": 3}).json()
        is_problem(Api().get(f"tables/{made['id']}/states/0/"), 409, "not-playing")


class TestInvited:
    """An invitation's token shows an open private table, and everything that belongs to it."""

    def test_the_token_opens_the_history_as_it_does_the_table(self, three: list[User]) -> None:
        table = open_table(three[0], 3, visibility="private")
        for who in (Api(), Api(three[2])):
            for path in (f"tables/{table.pk}/", f"tables/{table.pk}/history/"):
                assert who.get(path, token=table.token).status_code == 200
                is_problem(who.get(path), 404, "not-found")
                is_problem(who.get(path, token="another"), 404, "not-found")

    def test_and_says_of_earlier_states_that_there_are_none_yet(self, three: list[User]) -> None:
        table = open_table(three[0], 3, visibility="private")
        path = f"tables/{table.pk}/states/0/"
        is_problem(Api().get(path, token=table.token), 409, "not-playing")
        is_problem(Api().get(path), 404, "not-found")

    def test_a_running_private_game_is_none_of_its_business(self, three: list[User]) -> None:
        table = started(three, visibility="private")
        for path in ("", "history/", "states/0/"):
            way = f"tables/{table.pk}/{path}"
            is_problem(Api().get(way, token=table.token), 404, "not-found")
