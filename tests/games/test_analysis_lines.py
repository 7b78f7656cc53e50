"""Analysis lines at a table: only the owner sees a line, and its worlds hide unknown information."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from accounts.models import User
from games.analysis.selectors import lines_of, shared_line
from games.analysis.services import (
    CurrentLine,
    NewStep,
    line_drop,
    line_name,
    line_play,
    line_share,
)
from games.errors import Code
from games.lines import worlds
from games.lines.board import analysis_of
from games.models import AnalysisStep, Move, Table
from games.models.analysis_step import NAMED
from games.rules import titles
from games.services.closing import person_close
from games.services.lifecycle import abandon_consent
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


def played(
    table: Table, user: User, rng: random.Random, steps: int, after: str = ""
) -> CurrentLine:
    done = None
    for _ in range(steps):
        analysis = analysis_of(table_id=table.pk, person=user)
        decision = analysis.position(analysis.line(after)).decision
        assert decision is not None
        new = NewStep(decision.seat, rng.choice(decision.choices).key)
        done = line_play(table_id=table.pk, by=user, new=new, after=after)
        after = done.line.step.pk if done.line.step else ""
    assert done is not None
    return done


def one(table: Table, user: User, new: NewStep, after: str = "") -> CurrentLine:
    return line_play(table_id=table.pk, by=user, new=new, after=after)


def last(done: CurrentLine) -> AnalysisStep:
    assert done.line.step is not None
    return done.line.step


def everything(table: Table, three: list[User]) -> str:
    """Return all data of a table that others can see: views, stamp, moves."""
    seen = []
    for user in (None, *three):
        session = session_open(table_id=table.pk, person=user)
        seen.append([session.stamp, repr(session.position.view), repr(session.moves())])
    row = Table.objects.filter(pk=table.pk).values().get()
    return json.dumps([seen, repr(row), Move.objects.filter(table=table).count()])


class TestPlaying:
    @pytest.mark.parametrize("slug", SLUGS)
    def test_many_choices_of_every_seat(self, three: list[User], slug: str) -> None:
        table = play_on(started(three, slug), random.Random(1), choices=12)
        user = three[0]
        before = everything(table, three)
        done = played(table, user, random.Random(2), 40)
        steps = [step for step in done.line.path if step.seat is not None]
        assert len(steps) >= 40
        assert {step.seat for step in steps} == {0, 1, 2}
        assert everything(table, three) == before

    @pytest.mark.parametrize("slug", SLUGS)
    def test_a_line_is_played_the_same_on_another_device(
        self, three: list[User], slug: str
    ) -> None:
        table = play_on(started(three, slug), random.Random(1), choices=12)
        done = played(table, three[0], random.Random(2), 15)
        here = done.analysis.position(done.line)
        worlds.memory.worlds.clear()
        analysis = analysis_of(table_id=table.pk, person=three[0])
        assert analysis.position(analysis.line(last(done).pk)) == here

    def test_back_and_another_branch(self, table: Table, three: list[User]) -> None:
        done = played(table, three[0], random.Random(2), 3)
        before = done.line.path[-2]
        analysis = done.analysis
        keys = [c.key for c in analysis.position(analysis.line(before.pk)).decision.choices]  # type: ignore[union-attr]
        other = next(key for key in keys if key != last(done).key)
        seat = last(done).seat
        branch = one(table, three[0], NewStep(seat, other), before.pk)
        again = one(table, three[0], NewStep(seat, last(done).key), before.pk)
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
        analysis = analysis_of(table_id=table.pk, person=user)
        assert analysis.position(analysis.line()).view["public"] == seen
        done = played(now(table), user, random.Random(2), 1)
        assert [step.key for step in done.line.path[1:]][:-1] == [key for _, key in drafted]

    def test_another_guess_leaves_what_one_knows(self, table: Table, three: list[User]) -> None:
        user = three[0]
        analysis = analysis_of(table_id=table.pk, person=user)
        own = analysis.game(analysis.line()).view(place_of(table, user))
        for _ in range(3):
            done = one(table, user, NewStep())
            assert done.analysis.game(done.line).view(place_of(table, user)) == own
        steps = done.analysis.tree.steps.values()
        guesses = {step.guess for step in steps if step.seat is None}
        assert len(guesses) == 3
        there = one(table, user, NewStep(), last(done).pk)
        assert there.analysis.game(there.line).view(place_of(table, user)) == own

    def test_the_world_is_not_the_true_one(self, table: Table, three: list[User]) -> None:
        analysis = analysis_of(table_id=table.pk, person=three[0])
        seed = analysis.world(analysis.line()).state.secret.seed
        assert seed != bytes(now(table).seed or b"")


class TestChance:
    @pytest.fixture
    def rolling(self, three: list[User]) -> tuple[Table, User, CurrentLine]:
        """A line whose last step was a dice roll."""
        table = started(three)
        for number in range(40):
            done = played(table, three[0], random.Random(number), 1)
            if done.analysis.world(done.line).rolled:
                return table, three[0], done
        pytest.fail("nothing is rolled")

    def test_dice_are_rolled_again_beside(self, rolling: tuple[Table, User, CurrentLine]) -> None:
        table, user, done = rolling
        step = last(done)
        faces = {str(done.analysis.world(done.line).rolled)}
        for _ in range(5):
            new = NewStep(step.seat, step.key, reroll=True)
            other = one(table, user, new, step.parent_id or "")
            assert last(other).parent_id == step.parent_id
            faces.add(str(other.analysis.world(other.line).rolled))
        assert len(faces) > 1

    def test_dice_are_set_by_hand(self, rolling: tuple[Table, User, CurrentLine]) -> None:
        table, user, done = rolling
        step = last(done)
        [(label, roll)] = done.analysis.world(done.line).rolled.items()
        dice = {label: [6] * len(roll.faces)}
        other = one(
            table, user, NewStep(step.seat, step.key, fixed_dice=dice), step.parent_id or ""
        )
        world = other.analysis.world(other.line)
        assert set(world.rolled[label].faces) == {6}
        assert table.rules.rules.audit(world.state) == []

    @pytest.mark.parametrize("faces", [[7], [0], [], [6] * 40])
    def test_dice_that_cant_fall_like_that(
        self, rolling: tuple[Table, User, CurrentLine], faces: list[int]
    ) -> None:
        table, user, done = rolling
        step, count = last(done), AnalysisStep.objects.count()
        [(label, _)] = done.analysis.world(done.line).rolled.items()
        for dice in ({label: faces}, {"no-such-roll": [1]}):
            with refused(Code.MALFORMED):
                one(
                    table, user, NewStep(step.seat, step.key, fixed_dice=dice), step.parent_id or ""
                )
        assert AnalysisStep.objects.count() == count


class TestRefusals:
    def test_who_may_try(self, table: Table, three: list[User]) -> None:
        with refused(Code.NOT_YOUR_SEAT):
            analysis_of(table_id=table.pk, person=person("stranger"))
        with refused(Code.NOT_FOUND):
            analysis_of(table_id="nowhere", person=three[0])
        three[0].is_guest = True
        with refused(Code.NEEDS_ACCOUNT):
            analysis_of(table_id=table.pk, person=three[0])

    def test_another_ones_step_is_nowhere(self, table: Table, three: list[User]) -> None:
        step = last(played(table, three[0], random.Random(2), 2)).pk
        for deed in (line_drop, line_share):
            with refused(Code.NOT_FOUND):
                deed(table_id=table.pk, by=three[1], step=step)
        with refused(Code.NOT_FOUND):
            line_name(table_id=table.pk, by=three[1], step=step, name="Mine")
        with refused(Code.NOT_FOUND):
            one(table, three[1], NewStep(), step)
        assert analysis_of(table_id=table.pk, person=three[1]).tree.steps == {}

    def test_what_isnt_offered(self, table: Table, three: list[User]) -> None:
        with refused(Code.ILLEGAL):
            one(table, three[0], NewStep(table.rules.seats[0] - 2, "no-such-choice"))
        with refused(Code.ILLEGAL):
            one(table, three[0], NewStep(11, "roll:0"))
        with refused(Code.MALFORMED):
            one(table, three[0], NewStep(0, "\0" * 300))
        assert not AnalysisStep.objects.exists()

    def test_a_running_game_has_its_present_alone(self, table: Table, three: list[User]) -> None:
        for ply in (0, table.ply - 1, table.ply + 1):
            with refused(Code.BAD_PLY):
                line_play(table_id=table.pk, by=three[0], new=NewStep(), ply=ply)

    def test_two_hundred_steps_and_eight_names(self, table: Table, three: list[User]) -> None:
        for _ in range(200):
            done = one(table, three[0], NewStep())
        with refused(Code.TOO_MANY):
            one(table, three[0], NewStep())
        steps = list(done.analysis.tree.steps)
        for step in steps[:NAMED]:
            line_name(table_id=table.pk, by=three[0], step=step, name=" To the  Khan ")
        with refused(Code.TOO_MANY):
            line_name(table_id=table.pk, by=three[0], step=steps[-1], name="One more")
        with refused(Code.TOO_LONG):
            line_name(table_id=table.pk, by=three[0], step=steps[0], name="x" * 41)
        assert AnalysisStep.objects.get(pk=steps[0]).name == "To the Khan"
        line_drop(table_id=table.pk, by=three[0], step=steps[0])
        assert one(table, three[0], NewStep()).analysis.tree.left == 0


class TestTheTableMovesOn:
    def test_a_line_goes_by_when_something_else_is_done(
        self, table: Table, three: list[User]
    ) -> None:
        choose(table, acting(table), asked(table, acting(table)).choices[0].key)  # without the dice
        user = acting(table)
        keys = [choice.key for choice in asked(table, user).choices]
        assert len(keys) > 1
        seat = place_of(table, user)
        lines = {key: last(one(table, user, NewStep(seat, key))) for key in keys}
        played = keys[0]
        while not choose(table, user, played).committed:
            played = asked(table, user).choices[0].key
        passed = analysis_of(table_id=table.pk, person=user).passed
        assert lines[keys[0]].pk not in passed
        assert passed.keys() >= {lines[key].pk for key in keys[1:]}
        analysis = analysis_of(table_id=table.pk, person=user)
        analysis.position(analysis.line(lines[keys[1]].pk))

    def test_whether_it_has_doesnt_tell_what_is_hidden(self) -> None:
        """The result is the same for all secret choices of another player."""
        two = people(2)
        table = started(two, "marco-polo-2", options={"characters": "random"})
        own, other = two[0], at(table, 1 - place_of(table, two[0]))
        analysis = analysis_of(table_id=table.pk, person=own)
        guessed = analysis.game(analysis.line()).decision(place_of(table, other))
        assert guessed is not None
        ids = [
            last(one(table, own, NewStep(guessed.seat, choice.key))).pk
            for choice in guessed.choices
        ]
        assert len(ids) > 1
        assert choose(table, other, asked(table, other).choices[0].key).committed
        analysis = analysis_of(table_id=table.pk, person=own)
        assert len({pk in analysis.passed for pk in ids}) == 1

    def test_what_others_do_before_ones_turn_is_no_step_of_it(
        self, table: Table, three: list[User]
    ) -> None:
        """A line of the next turn becomes outdated if other players' choices change that turn."""
        user, chooser = idle(table), place_of(table, acting(table))
        step = line_ahead(table, user, random.Random(1))
        first = analysis_of(table_id=table.pk, person=user).line(step).path[1]
        while (
            AnalysisStep.objects.get(pk=step).seat != chooser
        ):  # some seat that chooses before it also chooses after it
            step = last(played(table, user, random.Random(1), 1, step)).pk
        assert others_choose(table, user, random.Random(2))
        assert analysis_of(table_id=table.pk, person=user).passed == {}
        while not choose(table, user, asked(table, user).choices[-1].key).committed:
            pass
        assert first.pk in analysis_of(table_id=table.pk, person=user).passed

    def test_lines_of_turns_that_are_over_make_room(self, table: Table, three: list[User]) -> None:
        """A new line of the next turn replaces lines of past turns. Named lines and lines of the
        current position stay.
        """
        user = idle(table)
        present = last(one(table, user, NewStep()))
        gone = line_ahead(table, user, random.Random(1))
        line_ahead(table, user, random.Random(2))  # a line of the same turn keeps the first line
        assert AnalysisStep.objects.filter(pk=gone).exists()
        play_a_turn(table, user)
        named = line_ahead(table, user, random.Random(3))
        line_name(table_id=table.pk, by=user, step=named, name="To the Khan")
        assert not AnalysisStep.objects.filter(pk=gone).exists()
        play_a_turn(table, user)
        kept = line_ahead(table, user, random.Random(4))
        left = AnalysisStep.objects.filter(person=user)
        assert {present.pk, named, kept} <= {step.pk for step in left}
        assert left.filter(parent=None, next_turn=True).count() == 2


def play_a_turn(table: Table, user: User) -> None:
    """Let all play at random until the user has had a turn and waits again."""
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
                analysis = analysis_of(table_id=over.pk, person=user)
                assert analysis.world(analysis.line("", ply)).state.secret.seed == bytes(
                    over.seed or b""
                )
        with refused(Code.BAD_PLY):
            analysis.line("", over.ply + 1)

    def test_what_was_played_can_be_played_again(self, over: Table, three: list[User]) -> None:
        after = ""
        for move in Move.objects.filter(table=over, ply__lte=20).order_by("ply"):
            new = NewStep(move.place, move.key)
            done = line_play(table_id=over.pk, by=three[0], new=new, after=after, ply=0)
            after = last(done).pk
        analysis = analysis_of(table_id=over.pk, person=three[0])
        there, then = (
            analysis.world(analysis.line(after)).state,
            analysis.world(analysis.line("", 20)).state,
        )
        assert over.rules.encode(there) == over.rules.encode(then)

    def test_it_is_shared_by_its_address(self, over: Table, three: list[User]) -> None:
        step = last(line_play(table_id=over.pk, by=three[0], new=NewStep(), ply=3))
        token = last(line_share(table_id=over.pk, by=three[0], step=step.pk)).token
        again = last(line_share(table_id=over.pk, by=three[0], step=step.pk)).token
        assert token == again
        assert shared_line(table_id=over.pk, token=token, person=None)[1].step == step
        line_share(table_id=over.pk, by=three[0], step=step.pk, shared=False)
        for wrong in (token, "", "x"):
            with refused(Code.NOT_FOUND):
                shared_line(table_id=over.pk, token=wrong, person=three[0])

    def test_none_is_shared_while_the_game_runs(self, table: Table, three: list[User]) -> None:
        step = last(one(table, three[0], NewStep()))
        with refused(Code.NOT_PLAYING):
            line_share(table_id=table.pk, by=three[0], step=step.pk)


class TestKept:
    def test_they_are_taken_along_by_their_person_alone(
        self, table: Table, three: list[User]
    ) -> None:
        done = played(table, three[0], random.Random(2), 3)
        assert [row["id"] for row in lines_of(three[0])] == list(done.analysis.tree.steps)
        assert lines_of(three[1]) == []

    def test_they_are_erased_with_the_account(self, table: Table, three: list[User]) -> None:
        played(table, three[0], random.Random(2), 3)
        kept: Any = played(table, three[1], random.Random(2), 1)
        person_close(person=three[0])
        assert set(AnalysisStep.objects.values_list("pk", flat=True)) == set(
            kept.analysis.tree.steps
        )

    def test_a_step_is_erased_with_all_that_follows(self, table: Table, three: list[User]) -> None:
        done = played(table, three[0], random.Random(2), 4)
        path = done.line.path
        left = line_drop(table_id=table.pk, by=three[0], step=path[2].pk)
        assert left.line.step == path[1]
        assert AnalysisStep.objects.count() == 2
