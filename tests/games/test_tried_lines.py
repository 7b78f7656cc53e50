"""Analysis lines at a table: visible to one person only, on worlds that hide what they may not
know.
"""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from accounts.models import User
from games.analysis.models import NAMED, LineStep
from games.analysis.selectors import lines_told, sandbox_of, shared_line
from games.analysis.services import Tried, Wish, line_drop, line_name, line_share, line_try
from games.errors import Code
from games.lines import worlds
from games.models import Move, Table
from games.rules import titles
from games.services import abandon_consent, person_close
from games.session import session_open
from tests.support.plans import idle, line_ahead, others_choose
from tests.support.tables import (
    acting,
    asked,
    at,
    choose,
    now,
    people,
    person,
    place_of,
    play_on,
    refused,
    started,
)

pytestmark = pytest.mark.django_db
SLUGS = [title.slug for title in titles]


@pytest.fixture
def three() -> list[User]:
    return people(3)


@pytest.fixture
def table(three: list[User]) -> Table:
    return play_on(started(three), random.Random(3), choices=25)


def tried(table: Table, user: User, rng: random.Random, steps: int, after: str = "") -> Tried:
    """Extend a line by random choices of the acting seats."""
    done = None
    for _ in range(steps):
        box = sandbox_of(table_id=table.pk, person=user)
        decision = box.position(box.spot(after)).decision
        assert decision is not None
        wish = Wish(decision.seat, rng.choice(decision.choices).key)
        done = line_try(table_id=table.pk, by=user, wish=wish, after=after)
        after = done.spot.step.pk if done.spot.step else ""
    assert done is not None
    return done


def one(table: Table, user: User, wish: Wish, after: str = "") -> Tried:
    return line_try(table_id=table.pk, by=user, wish=wish, after=after)


def last(done: Tried) -> LineStep:
    assert done.spot.step is not None
    return done.spot.step


def everything(table: Table, three: list[User]) -> str:
    """Return everything that others could see of a table: their views, its stamp, its moves."""
    seen = []
    for user in (None, *three):
        session = session_open(table_id=table.pk, person=user)
        seen.append([session.stamp, repr(session.position.view), repr(session.moves())])
    row = Table.objects.filter(pk=table.pk).values().get()
    return json.dumps([seen, repr(row), Move.objects.filter(table=table).count()])


class TestTrying:
    @pytest.mark.parametrize("slug", SLUGS)
    def test_many_choices_of_every_seat(self, three: list[User], slug: str) -> None:
        table = play_on(started(three, slug), random.Random(1), choices=12)
        user = three[0]
        before = everything(table, three)
        done = tried(table, user, random.Random(2), 40)
        steps = [step for step in done.spot.path if step.seat is not None]
        assert len(steps) >= 40
        assert {step.seat for step in steps} == {0, 1, 2}
        assert everything(table, three) == before

    @pytest.mark.parametrize("slug", SLUGS)
    def test_a_line_is_played_the_same_on_another_device(
        self, three: list[User], slug: str
    ) -> None:
        table = play_on(started(three, slug), random.Random(1), choices=12)
        done = tried(table, three[0], random.Random(2), 15)
        here = done.sandbox.position(done.spot)
        worlds.memory.worlds.clear()
        box = sandbox_of(table_id=table.pk, person=three[0])
        assert box.position(box.spot(last(done).pk)) == here

    def test_back_and_another_branch(self, table: Table, three: list[User]) -> None:
        done = tried(table, three[0], random.Random(2), 3)
        before = done.spot.path[-2]
        box = done.sandbox
        keys = [c.key for c in box.position(box.spot(before.pk)).decision.choices]  # type: ignore[union-attr]
        other = next(key for key in keys if key != last(done).key)
        seat = last(done).seat
        branch = one(table, three[0], Wish(seat, other), before.pk)
        again = one(table, three[0], Wish(seat, last(done).key), before.pk)
        assert last(branch).parent_id == last(done).parent_id == before.pk
        assert last(again).pk == last(done).pk

    def test_it_begins_with_what_is_drafted(self, three: list[User]) -> None:
        table = started(three, "marco-polo-2")
        for _ in range(60):
            user = acting(table)
            submitted = choose(table, user, asked(table, user).choices[0].key)
            if not submitted.committed:
                break
        else:
            pytest.fail("nobody drafts")
        drafted = submitted.position.draft
        seen = submitted.position.view["public"]
        box = sandbox_of(table_id=table.pk, person=user)
        assert box.position(box.spot()).view["public"] == seen
        done = tried(now(table), user, random.Random(2), 1)
        assert [step.key for step in done.spot.path[1:]][:-1] == [key for _, key in drafted]

    def test_another_guess_leaves_what_one_knows(self, table: Table, three: list[User]) -> None:
        user = three[0]
        box = sandbox_of(table_id=table.pk, person=user)
        own = box.game(box.spot()).view(place_of(table, user))
        for _ in range(3):
            done = one(table, user, Wish())
            assert done.sandbox.game(done.spot).view(place_of(table, user)) == own
        guesses = {step.guess for step in done.sandbox.tree.steps.values()}
        assert len(guesses) == 3
        there = one(table, user, Wish(), last(done).pk)
        assert there.sandbox.game(there.spot).view(place_of(table, user)) == own

    def test_the_world_is_not_the_true_one(self, table: Table, three: list[User]) -> None:
        box = sandbox_of(table_id=table.pk, person=three[0])
        seed = box.world(box.spot()).state.secret.seed
        assert seed != bytes(now(table).seed or b"")


class TestChance:
    @pytest.fixture
    def rolling(self, three: list[User]) -> tuple[Table, User, Tried]:
        """A line whose last step has rolled dice."""
        table = started(three)
        for number in range(40):
            done = tried(table, three[0], random.Random(number), 1)
            if done.sandbox.world(done.spot).rolled:
                return table, three[0], done
        pytest.fail("nothing is rolled")

    def test_dice_are_rolled_again_beside(self, rolling: tuple[Table, User, Tried]) -> None:
        table, user, done = rolling
        step = last(done)
        faces = {str(done.sandbox.world(done.spot).rolled)}
        for _ in range(5):
            wish = Wish(step.seat, step.key, anew=True)
            other = one(table, user, wish, step.parent_id or "")
            assert last(other).parent_id == step.parent_id
            faces.add(str(other.sandbox.world(other.spot).rolled))
        assert len(faces) > 1

    def test_dice_are_set_by_hand(self, rolling: tuple[Table, User, Tried]) -> None:
        table, user, done = rolling
        step = last(done)
        [(label, roll)] = done.sandbox.world(done.spot).rolled.items()
        laid = {label: [6] * len(roll.faces)}
        other = one(table, user, Wish(step.seat, step.key, laid=laid), step.parent_id or "")
        world = other.sandbox.world(other.spot)
        assert set(world.rolled[label].faces) == {6}
        assert table.rules.audit(world.state) == []

    @pytest.mark.parametrize("faces", [[7], [0], [], [6] * 40])
    def test_dice_that_cant_fall_like_that(
        self, rolling: tuple[Table, User, Tried], faces: list[int]
    ) -> None:
        table, user, done = rolling
        step, count = last(done), LineStep.objects.count()
        [(label, _)] = done.sandbox.world(done.spot).rolled.items()
        for laid in ({label: faces}, {"no-such-roll": [1]}):
            with refused(Code.MALFORMED):
                one(table, user, Wish(step.seat, step.key, laid=laid), step.parent_id or "")
        assert LineStep.objects.count() == count


class TestRefusals:
    def test_who_may_try(self, table: Table, three: list[User]) -> None:
        with refused(Code.NOT_YOUR_SEAT):
            sandbox_of(table_id=table.pk, person=person("stranger"))
        with refused(Code.NOT_FOUND):
            sandbox_of(table_id="nowhere", person=three[0])
        three[0].is_guest = True
        with refused(Code.NEEDS_ACCOUNT):
            sandbox_of(table_id=table.pk, person=three[0])

    def test_another_ones_step_is_nowhere(self, table: Table, three: list[User]) -> None:
        step = last(tried(table, three[0], random.Random(2), 2)).pk
        for deed in (line_drop, line_share):
            with refused(Code.NOT_FOUND):
                deed(table_id=table.pk, by=three[1], step=step)
        with refused(Code.NOT_FOUND):
            line_name(table_id=table.pk, by=three[1], step=step, name="Mine")
        with refused(Code.NOT_FOUND):
            one(table, three[1], Wish(), step)
        assert sandbox_of(table_id=table.pk, person=three[1]).tree.steps == {}

    def test_what_isnt_offered(self, table: Table, three: list[User]) -> None:
        with refused(Code.ILLEGAL):
            one(table, three[0], Wish(table.rules.seats[0] - 2, "no-such-choice"))
        with refused(Code.ILLEGAL):
            one(table, three[0], Wish(11, "roll:0"))
        with refused(Code.MALFORMED):
            one(table, three[0], Wish(0, "\0" * 300))
        assert not LineStep.objects.exists()

    def test_a_running_game_has_its_present_alone(self, table: Table, three: list[User]) -> None:
        for ply in (0, table.ply - 1, table.ply + 1):
            with refused(Code.BAD_PLY):
                line_try(table_id=table.pk, by=three[0], wish=Wish(), ply=ply)

    def test_two_hundred_steps_and_eight_names(self, table: Table, three: list[User]) -> None:
        for _ in range(200):
            done = one(table, three[0], Wish())
        with refused(Code.TOO_MANY):
            one(table, three[0], Wish())
        steps = list(done.sandbox.tree.steps)
        for step in steps[:NAMED]:
            line_name(table_id=table.pk, by=three[0], step=step, name=" To the  Khan ")
        with refused(Code.TOO_MANY):
            line_name(table_id=table.pk, by=three[0], step=steps[-1], name="One more")
        with refused(Code.TOO_LONG):
            line_name(table_id=table.pk, by=three[0], step=steps[0], name="x" * 41)
        assert LineStep.objects.get(pk=steps[0]).name == "To the Khan"
        line_drop(table_id=table.pk, by=three[0], step=steps[0])
        assert one(table, three[0], Wish()).sandbox.tree.left == 0


class TestTheTableMovesOn:
    def test_a_line_goes_by_when_something_else_is_done(
        self, table: Table, three: list[User]
    ) -> None:
        choose(table, acting(table), asked(table, acting(table)).choices[0].key)  # the dice
        user = acting(table)
        keys = [choice.key for choice in asked(table, user).choices]
        assert len(keys) > 1
        seat = place_of(table, user)
        lines = {key: last(one(table, user, Wish(seat, key))) for key in keys}
        played = keys[0]
        while not choose(table, user, played).committed:
            played = asked(table, user).choices[0].key
        passed = sandbox_of(table_id=table.pk, person=user).passed
        assert lines[keys[0]].pk not in passed
        assert passed.keys() >= {lines[key].pk for key in keys[1:]}
        box = sandbox_of(table_id=table.pk, person=user)
        box.position(box.spot(lines[keys[1]].pk))

    def test_whether_it_has_doesnt_tell_what_is_hidden(self) -> None:
        """Whatever another has chosen in secret, all guesses of it are treated alike."""
        two = people(2)
        table = started(two, "marco-polo-2", options={"characters": "random"})
        own, other = two[0], at(table, 1 - place_of(table, two[0]))
        box = sandbox_of(table_id=table.pk, person=own)
        guessed = box.game(box.spot()).decision(place_of(table, other))
        assert guessed is not None
        ids = [
            last(one(table, own, Wish(guessed.seat, choice.key))).pk for choice in guessed.choices
        ]
        assert len(ids) > 1
        assert choose(table, other, asked(table, other).choices[0].key).committed
        box = sandbox_of(table_id=table.pk, person=own)
        assert len({pk in box.passed for pk in ids}) == 1

    def test_what_others_do_before_ones_turn_is_no_step_of_it(
        self, table: Table, three: list[User]
    ) -> None:
        """A line of the next turn becomes outdated when that turn is played differently, and
        not before.
        """
        user, chooser = idle(table), place_of(table, acting(table))
        step = line_ahead(table, user, random.Random(1))
        first = sandbox_of(table_id=table.pk, person=user).spot(step).path[1]
        while (
            LineStep.objects.get(pk=step).seat != chooser
        ):  # a seat that chooses before it does so after it, too
            step = last(tried(table, user, random.Random(1), 1, step)).pk
        assert others_choose(table, user, random.Random(2))
        assert sandbox_of(table_id=table.pk, person=user).passed == {}
        while not choose(table, user, asked(table, user).choices[-1].key).committed:
            pass
        assert first.pk in sandbox_of(table_id=table.pk, person=user).passed

    def test_lines_of_turns_that_are_over_make_room(self, table: Table, three: list[User]) -> None:
        """When a line of the next turn begins; named lines, and lines of the present, stay."""
        user = idle(table)
        present = last(one(table, user, Wish()))
        gone = line_ahead(table, user, random.Random(1))
        line_ahead(table, user, random.Random(2))  # of the same turn: it leaves the first alone
        assert LineStep.objects.filter(pk=gone).exists()
        play_a_turn(table, user)
        named = line_ahead(table, user, random.Random(3))
        line_name(table_id=table.pk, by=user, step=named, name="To the Khan")
        assert not LineStep.objects.filter(pk=gone).exists()
        play_a_turn(table, user)
        kept = line_ahead(table, user, random.Random(4))
        left = LineStep.objects.filter(person=user)
        assert {present.pk, named, kept} <= {step.pk for step in left}
        assert left.filter(parent=None, ahead=True).count() == 2


def play_a_turn(table: Table, user: User) -> None:
    """Let all play at random until the user has had a turn, and waits again."""
    assert others_choose(table, user, random.Random(5))
    while acting(table) == user:
        choose(table, user, asked(table, user).choices[0].key)


class TestOver:
    @pytest.fixture
    def over(self, table: Table, three: list[User]) -> Table:
        for user in three:
            abandon_consent(table_id=table.pk, by=user)
        return now(table)

    def test_it_begins_at_any_step_with_nothing_hidden(
        self, over: Table, three: list[User]
    ) -> None:
        stranger = person("stranger")
        for user in (three[0], stranger):
            for ply in (0, 7, over.ply):
                box = sandbox_of(table_id=over.pk, person=user)
                assert box.world(box.spot("", ply)).state.secret.seed == bytes(over.seed or b"")
        with refused(Code.BAD_PLY):
            box.spot("", over.ply + 1)

    def test_what_was_played_can_be_played_again(self, over: Table, three: list[User]) -> None:
        after = ""
        for move in Move.objects.filter(table=over, ply__lte=20).order_by("ply"):
            wish = Wish(move.place, move.key)
            done = line_try(table_id=over.pk, by=three[0], wish=wish, after=after, ply=0)
            after = last(done).pk
        box = sandbox_of(table_id=over.pk, person=three[0])
        there, then = box.world(box.spot(after)).state, box.world(box.spot("", 20)).state
        assert over.rules.encode(there) == over.rules.encode(then)

    def test_it_is_shared_by_its_address(self, over: Table, three: list[User]) -> None:
        step = last(line_try(table_id=over.pk, by=three[0], wish=Wish(), ply=3))
        token = last(line_share(table_id=over.pk, by=three[0], step=step.pk)).token
        again = last(line_share(table_id=over.pk, by=three[0], step=step.pk)).token
        assert token == again
        assert shared_line(table_id=over.pk, token=token, person=None)[1].step == step
        line_share(table_id=over.pk, by=three[0], step=step.pk, shared=False)
        for wrong in (token, "", "x"):
            with refused(Code.NOT_FOUND):
                shared_line(table_id=over.pk, token=wrong, person=three[0])

    def test_none_is_shared_while_the_game_runs(self, table: Table, three: list[User]) -> None:
        step = last(one(table, three[0], Wish()))
        with refused(Code.NOT_PLAYING):
            line_share(table_id=table.pk, by=three[0], step=step.pk)


class TestKept:
    def test_they_are_taken_along_by_their_person_alone(
        self, table: Table, three: list[User]
    ) -> None:
        done = tried(table, three[0], random.Random(2), 3)
        assert [row["id"] for row in lines_told(three[0])] == list(done.sandbox.tree.steps)
        assert lines_told(three[1]) == []

    def test_they_are_erased_with_the_account(self, table: Table, three: list[User]) -> None:
        tried(table, three[0], random.Random(2), 3)
        kept: Any = tried(table, three[1], random.Random(2), 1)
        person_close(person=three[0])
        assert set(LineStep.objects.values_list("pk", flat=True)) == set(kept.sandbox.tree.steps)

    def test_a_step_is_erased_with_all_that_follows(self, table: Table, three: list[User]) -> None:
        done = tried(table, three[0], random.Random(2), 4)
        path = done.spot.path
        left = line_drop(table_id=table.pk, by=three[0], step=path[2].pk)
        assert left.spot.step == path[1]
        assert LineStep.objects.count() == 2
