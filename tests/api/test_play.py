"""Choices over REST: drafts, commits, repeats, and every refusal."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from accounts.models import User
from games.models import Move, Table
from tests.api.conftest import Api, is_problem
from tests.support.tables import acting, asked, at, now, play_on

pytestmark = pytest.mark.django_db


def choices(table: Table) -> str:
    return f"tables/{table.pk}/choices/"


def picture(table: Table) -> Any:
    """Return everything that a submission may change."""
    seats = table.seats.order_by("pk").values_list(
        "draft", "conditional_answers", "version", "waiting_since"
    )
    return now(table).version, now(table).ply, list(seats), table.moves.count()


@pytest.fixture
def me(game: Table) -> Api:
    """The acting person, after the dice roll: further choices go into a draft."""
    first = Api(acting(game))
    decision = first.get(f"tables/{game.pk}/").json()["decisions"][0]
    rolled = first.post(choices(game), {"decision": decision["id"], "key": "roll:0"})
    assert rolled.json()["committed"]
    return first


def ask(me: Api, game: Table) -> dict[str, Any]:
    return me.get(f"tables/{game.pk}/").json()["decisions"][0]


def take_until(me: Api, game: Table, fits: Callable[[dict[str, Any]], Any]) -> Any:
    """Take one group of dice after the other for each action until its choices fit."""
    for group in ask(me, game)["choices"]:
        for action in ("act:deliver", "act:supervisor"):
            for key in (group["key"], action):
                me.post(choices(game), {"decision": ask(me, game)["id"], "key": key})
            found = fits(ask(me, game))
            if found:
                return found
            me.post(f"tables/{game.pk}/reset/")
    raise AssertionError


def delivery(me: Api, game: Table) -> Any:
    """Begin a delivery of several cubes; return the keys of two shops."""
    return take_until(me, game, in_row)


def in_row(decision: dict[str, Any]) -> tuple[str, str] | None:
    choice = decision["choices"][0]
    then = choice["preview"]["onward"]["then"]
    return (choice["key"], then[0]) if choice["group"] == "place" and then else None


def last_choice(me: Api, game: Table) -> Any:
    """Begin an action; return the key of its last choice before the end of the turn."""
    return take_until(me, game, leaves_the_end)


def leaves_the_end(decision: dict[str, Any]) -> tuple[str, bool] | None:
    choice = decision["choices"][0]
    ends = choice["preview"]["onward"]["ends"]
    return (choice["key"], ends) if choice["group"] in {"place", "move"} and ends else None


class TestAChoice:
    def test_answers_with_the_new_view(self, game: Table, me: Api) -> None:
        decision = ask(me, game)
        key = decision["choices"][0]["key"]
        answer = me.post(choices(game), {"decision": decision["id"], "key": key})
        assert answer.status_code == 200
        body = answer.json()
        assert body["draft"] == [[decision["id"], key]]
        assert (body["committed"], body["repeated"]) == (False, False)
        assert body["view"]["public"]["chosen"]["level"] == key.removeprefix("take:")
        assert body["decisions"][0]["id"] != decision["id"]

    def test_answers_with_what_a_look_shows(self, game: Table, me: Api) -> None:
        decision = ask(me, game)
        sent = {"decision": decision["id"], "key": decision["choices"][0]["key"]}
        answer = me.post(choices(game), sent).json()
        looked = me.get(f"tables/{game.pk}/").json()
        del answer["committed"], answer["repeated"], answer["played"]
        assert answer == {name: looked[name] for name in answer}

    def test_sent_again_changes_nothing(self, game: Table, me: Api) -> None:
        decision = ask(me, game)
        sent = {"decision": decision["id"], "key": decision["choices"][0]["key"]}
        first = me.post(choices(game), sent).json()
        before = picture(game)
        again = me.post(choices(game), sent)
        assert again.status_code == 200
        assert again.json() == {**first, "repeated": True}
        assert picture(game) == before

    def test_several_are_made_at_once_as_their_previews_offer_them(
        self, game: Table, me: Api
    ) -> None:
        first, more = delivery(me, game)
        sent = {"decision": ask(me, game)["id"], "key": first, "then": [more]}
        body = me.post(choices(game), sent).json()
        assert (body["played"], body["committed"]) == ([first, more], False)
        assert [key for _, key in body["draft"]][-2:] == [first, more]
        again = me.post(choices(game), sent).json()
        assert again == {**body, "repeated": True}

    def test_of_several_the_ones_before_an_illegal_one_are_made(self, game: Table, me: Api) -> None:
        first, more = delivery(me, game)
        sent = {"decision": ask(me, game)["id"], "key": first, "then": [more, first]}
        body = is_problem(me.post(choices(game), sent), 409, "run-stopped")
        assert body["played"] == [first, more]
        assert [key for _, key in body["position"]["draft"]][-2:] == [first, more]
        assert (body["cite"], body["reason"]["params"]["made"]) == ("one-cube-per-shop", 2)

    def test_it_ends_the_turn_if_asked_to(self, game: Table, me: Api) -> None:
        key, ends = last_choice(me, game)
        sent = {"decision": ask(me, game)["id"], "key": key, "ends": True}
        body = me.post(choices(game), sent).json()
        assert ends
        assert (body["committed"], body["played"]) == (True, [key, "end"])

    @pytest.mark.parametrize("then", ["place:che4.a", [1], ["place"] * 21, ["x" * 121]])
    def test_several_must_be_a_short_list_of_keys(self, game: Table, me: Api, then: object) -> None:
        decision = ask(me, game)
        sent = {"decision": decision["id"], "key": decision["choices"][0]["key"], "then": then}
        is_problem(me.post(choices(game), sent), 400, "malformed")

    def test_is_hidden_from_the_others_until_it_is_committed(
        self, game: Table, me: Api, three: list[User]
    ) -> None:
        other = Api(next(user for user in three if user != me.user))
        before = other.get(f"tables/{game.pk}/").json()
        decision = ask(me, game)
        me.post(choices(game), {"decision": decision["id"], "key": decision["choices"][0]["key"]})
        assert other.get(f"tables/{game.pk}/").json() == before

    def test_with_sentences(self, game: Table, me: Api) -> None:
        decision = ask(me, game)
        sent = {"decision": decision["id"], "key": decision["choices"][0]["key"]}
        body = me.post(choices(game), sent, query="?render=1").json()
        labels = [choice["label"]["text"] for choice in body["decisions"][0]["choices"]]
        assert all(labels)

    def test_a_broken_address_is_refused_before_anything_is_done(
        self, game: Table, me: Api
    ) -> None:
        decision, before = ask(me, game), picture(game)
        sent = {"decision": decision["id"], "key": decision["choices"][0]["key"]}
        is_problem(me.post(choices(game), sent, query="?render=yes"), 400, "malformed")
        assert picture(game) == before

    def test_targets_are_sorted_and_arguments_stay_here(self, game: Table, me: Api) -> None:
        for choice in ask(me, game)["choices"]:
            assert choice["targets"] == sorted(choice["targets"])
            assert set(choice) == {"key", "label", "targets", "group", "family", "preview"}

    def test_a_choice_does_what_its_preview_says(self, game: Table, me: Api) -> None:
        taken = ask(me, game)
        me.post(choices(game), {"decision": taken["id"], "key": taken["choices"][0]["key"]})
        decision = ask(me, game)
        chosen = next(one for one in decision["choices"] if one["preview"]["gain"])
        assert (chosen["preview"]["cost"], chosen["preview"]["ends_turn"]) == ({}, False)
        sent = {"decision": decision["id"], "key": chosen["key"]}
        body = me.post(choices(game), sent).json()
        own = body["view"]["public"]["merchants"][body["seat"]]
        seen = {name: own[name] for name in chosen["preview"]["left"] if name in own}
        assert seen
        assert seen == {name: chosen["preview"]["left"][name] for name in seen}
        assert body["committed"] == chosen["preview"]["lasts"]


class TestRefusals:
    """Each refusal is set up beside a case in which the choice would be accepted."""

    @pytest.fixture
    def sent(self, game: Table, me: Api) -> dict[str, str]:
        decision = ask(me, game)
        return {"decision": decision["id"], "key": decision["choices"][0]["key"]}

    def test_a_stale_decision_brings_the_game_as_it_is(
        self, game: Table, me: Api, sent: dict[str, str]
    ) -> None:
        before = picture(game)
        answer = me.post(choices(game), {**sent, "decision": "0.0.00000000"})
        body = is_problem(answer, 409, "stale-decision")
        assert body["position"]["decisions"] == [ask(me, game)]
        assert body["position"]["view"] == me.get(f"tables/{game.pk}/").json()["view"]
        assert picture(game) == before

    def test_an_illegal_choice_says_why_and_cites(
        self, game: Table, me: Api, sent: dict[str, str]
    ) -> None:
        before = picture(game)
        body = is_problem(me.post(choices(game), {**sent, "key": "take:roof"}), 422, "illegal")
        assert body["rule"]
        assert body["reason"]["id"]
        assert body["reason"]["text"] == body["detail"]
        assert body["cite"]
        assert picture(game) == before

    def test_what_has_another_moment_cites_the_rule_of_that(
        self, game: Table, me: Api, sent: dict[str, str]
    ) -> None:
        answer = me.post(choices(game), {**sent, "key": "place:bag3.a"})
        body = is_problem(answer, 422, "illegal")
        assert (body["rule"], body["cite"]) == ("not-offered", "deliver")

    def test_a_key_that_is_none_is_malformed(
        self, game: Table, me: Api, sent: dict[str, str]
    ) -> None:
        before = picture(game)
        is_problem(me.post(choices(game), {**sent, "key": "take the bag"}), 400, "malformed")
        assert picture(game) == before

    def test_somebody_without_a_seat(
        self, game: Table, me: Api, sent: dict[str, str], stranger: User
    ) -> None:
        before = picture(game)
        is_problem(Api(stranger).post(choices(game), sent), 403, "not-your-seat")
        assert picture(game) == before

    def test_somebody_not_signed_in(self, game: Table, me: Api, sent: dict[str, str]) -> None:
        before = picture(game)
        is_problem(Api().post(choices(game), sent), 401, "not-signed-in")
        assert picture(game) == before

    def test_another_seat(
        self, game: Table, me: Api, sent: dict[str, str], three: list[User]
    ) -> None:
        before = picture(game)
        other = Api(next(user for user in three if user != me.user))
        is_problem(other.post(choices(game), sent), 409, "stale-decision")
        assert picture(game) == before

    def test_no_such_table(self, me: Api, sent: dict[str, str]) -> None:
        is_problem(me.post("tables/zzzzzzzzzz/choices/", sent), 404, "not-found")

    def test_a_private_table_is_not_there_for_strangers(
        self, game: Table, me: Api, sent: dict[str, str], stranger: User
    ) -> None:
        Table.objects.filter(pk=game.pk).update(visibility="private")
        is_problem(Api(stranger).post(choices(game), sent), 404, "not-found")

    def test_a_table_that_has_not_begun(self, three: list[User], sent: dict[str, str]) -> None:
        host = Api(three[0])
        made = host.post("tables/", {"title": "yspahan", "seats": 3}).json()
        is_problem(host.post(f"tables/{made['id']}/choices/", sent), 409, "not-playing")

    def test_a_quarantined_table(self, game: Table, me: Api, sent: dict[str, str]) -> None:
        Table.objects.filter(pk=game.pk).update(status="quarantined")
        is_problem(me.post(choices(game), sent), 503, "quarantined")

    @pytest.mark.parametrize("missing", ["decision", "key"])
    def test_a_field_is_missing(
        self, game: Table, me: Api, sent: dict[str, str], missing: str
    ) -> None:
        del sent[missing]
        body = is_problem(me.post(choices(game), sent), 400, "malformed")
        assert [error["field"] for error in body["errors"]] == [missing]
        assert body["errors"][0]["code"] == "required"


class TestDrafts:
    def test_undo_takes_one_back_redo_makes_it_again_and_reset_takes_all(
        self, game: Table, me: Api
    ) -> None:
        begun = me.get(f"tables/{game.pk}/").json()
        for _ in range(2):
            decision = ask(me, game)
            key = next(c["key"] for c in decision["choices"] if c["key"] in TWO_STEPS)
            me.post(choices(game), {"decision": decision["id"], "key": key})
        undone = me.post(f"tables/{game.pk}/undo/").json()
        assert len(undone["draft"]) == len(undone["undone"]) == 1
        redone = me.post(f"tables/{game.pk}/redo/").json()
        assert (len(redone["draft"]), redone["undone"]) == (2, [])
        reset = me.post(f"tables/{game.pk}/reset/").json()
        assert reset["draft"] == []
        assert reset["view"] == begun["view"]
        assert reset["decisions"] == begun["decisions"]

    @pytest.mark.parametrize("verb", ["undo", "reset"])
    def test_without_a_draft(self, game: Table, me: Api, verb: str) -> None:
        is_problem(me.post(f"tables/{game.pk}/{verb}/"), 409, "nothing-to-undo")

    def test_without_an_undone_choice(self, game: Table, me: Api) -> None:
        is_problem(me.post(f"tables/{game.pk}/redo/"), 409, "nothing-to-redo")


TWO_STEPS = {"take:bag", "take:barrel", "take:chest", "take:vase", "act:supervisor"}


class TestConditionalAnswers:
    def test_are_set_and_shown(self, game: Table, me: Api) -> None:
        answer = me.post(
            f"tables/{game.pk}/conditional-answers/",
            {"conditional_answers": {"save-cube": "always"}},
        )
        kept = {"save-cube": "always", "yellow-dice": "ask"}
        assert answer.json() == {"conditional_answers": {"save-cube": "always"}}
        assert me.get(f"tables/{game.pk}/").json()["conditional_answers"] == kept

    def test_the_history_names_them(self, game: Table, me: Api) -> None:
        """The database stores an older word for the value."""
        assert Move.By.CONDITIONAL_ANSWER == "order"
        game.moves.update(by=Move.By.CONDITIONAL_ANSWER)
        moves = me.get(f"tables/{game.pk}/history/").json()["moves"]
        assert {move["by"] for move in moves} == {"conditional-answer"}

    def test_are_seen_by_nobody_else(self, game: Table, me: Api, three: list[User]) -> None:
        me.post(
            f"tables/{game.pk}/conditional-answers/",
            {"conditional_answers": {"save-cube": "always"}},
        )
        other = Api(next(user for user in three if user != me.user))
        assert other.get(f"tables/{game.pk}/").json()["conditional_answers"] == {
            "save-cube": "ask",
            "yellow-dice": "ask",
        }
        assert Api().get(f"tables/{game.pk}/").json()["conditional_answers"] is None

    @pytest.mark.parametrize("answers", [{"save-cube": "perhaps"}, {"sleep": "always"}])
    def test_unknown_ones(self, game: Table, me: Api, answers: dict[str, str]) -> None:
        is_problem(
            me.post(f"tables/{game.pk}/conditional-answers/", {"conditional_answers": answers}),
            422,
            "bad-conditional-answer",
        )


def test_the_last_choice_of_a_game_is_answered_with_its_end(game: Table) -> None:
    rng = random.Random(1)
    play_on(game, rng, choices=250)
    body = {"status": "playing"}
    while body["status"] == "playing":
        user = acting(game)
        decision = asked(game, user)
        sent = {"decision": decision.id, "key": rng.choice(decision.choices).key}
        body = Api(user).post(choices(game), sent).json()
    assert body["status"] == "finished"
    assert body["decisions"] == []
    seen = Api().get(f"tables/{game.pk}/").json()
    assert seen["outcome"]["totals"] == [person["score"] for person in seen["people"]]
    assert min(person["rank"] for person in seen["people"]) == 1
    assert len(seen["fairness"]["secret"]) == 64


def test_whose_turn_it_is(game: Table, three: list[User]) -> None:
    first = at(game, 0)
    body = Api(first).get(f"tables/{game.pk}/").json()
    assert body["acting"] == [0]
    waiting = [person["waiting_since"] is not None for person in body["people"]]
    assert waiting == [True, False, False]
