"""A person's analysis lines at a table. Nobody else sees a line unless the person shares it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from itertools import dropwhile
from typing import Final

from accounts.models import User
from games.engine import Game, State
from games.errors import (
    BadPly,
    Code,
    Illegal,
    NeedsAccount,
    NotFound,
    NotYourSeat,
    Quarantined,
    YourTurn,
    not_playing,
)
from games.lines.tree import Tree, digest_of, step_of
from games.lines.worlds import Beginning, CantStand, Step, World, stand
from games.models import AnalysisStep, Seat, Status, Table
from games.rules.kernel import Text
from games.selectors.history import HistoryMove, moves_told
from games.selectors.moves import moves_of
from games.selectors.positions import Position, check_begun, readable, state_at
from games.selectors.tables import read_with_seats

READS: Final = (
    Code.NOT_FOUND,
    Code.NOT_YOUR_SEAT,
    Code.NOT_PLAYING,
    Code.NEEDS_ACCOUNT,
    Code.QUARANTINED,
)
"""The error codes of `analysis_of`."""
STANDS: Final = (*READS, Code.ILLEGAL, Code.OTHER_RULES)
"""The error codes of `analysis_of` and of the position of a line."""


@dataclass(frozen=True, slots=True)
class AnalysisLine:
    """An analysis line up to a stored step, or a new line of which nothing is stored yet.

    ``drafted`` has the choices of the seat's draft, with which a new line begins.
    """

    beginning: Beginning
    path: tuple[AnalysisStep, ...] = ()
    drafted: tuple[Step, ...] = ()

    @property
    def step(self) -> AnalysisStep | None:
        """The last step; ``None`` if nothing is stored yet."""
        return self.path[-1] if self.path else None

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps from the start to the last step."""
        return self.drafted or tuple(step_of(row) for row in self.path[1:])


@dataclass(frozen=True)
class AnalysisBoard:
    """A table with one person's analysis lines."""

    table: Table
    seats: list[Seat]
    own: Seat | None
    tree: Tree

    @property
    def seat(self) -> int | None:
        """The person's seat; ``None`` for a spectator of a finished game."""
        return self.own.place if self.own else None

    def line(
        self, step: str = "", ply: int | None = None, *, next_turn: bool = False
    ) -> AnalysisLine:
        """Return the line up to a stored step, or a new line.

        A new line starts after a ply, by default the current one. With ``next_turn`` it starts at
        the person's next turn, whose position is predicted. Raises NotFound, BadPly (during the
        game, a line can't start at an earlier ply), NotPlaying, NotYourSeat, YourTurn (it is the
        person's turn already).
        """
        if not step:
            return self._next_turn() if next_turn else self._beginning(ply)
        found = self.tree.steps.get(step)
        if found is None:
            raise NotFound
        path = tuple(self.tree.path(found))
        root = path[0]
        return AnalysisLine(
            Beginning(self.table.pk, root.ply or 0, self.seat, root.guess, root.next_turn), path
        )

    def world(self, line: AnalysisLine) -> World:
        """Return the position at a line's end. Raises the errors of `stand`."""
        return self.stand(line.beginning, line.steps)

    def stand(self, beginning: Beginning, steps: Sequence[Step]) -> World:
        """Return the position after some steps.

        Raises Illegal (a step isn't legal), OtherRules, Quarantined.
        """
        ply = beginning.ply
        with readable(self.table, past=ply < self.table.ply):
            try:
                return stand(self.table.rules, beginning, lambda: self._true(ply), steps)
            except CantStand as error:
                raise Illegal(Text("errors-line-broken", {"step": error.number + 1})) from error

    def position(self, line: AnalysisLine, seat: int | None = None) -> Position:
        """Return the position at a line's end, with choices, as seen by a seat that must choose.

        If several seats must choose, ``seat`` selects one. The default is the person's own seat, or
        else the first.
        """
        game = self.game(line)
        acting = game.acting()
        with readable(self.table):
            who = next((one for one in (seat, self.seat) if one in acting), None)
            who = acting[0] if who is None and acting else who
            shown = self.seat if who is None else who
            return Position(
                table_id=self.table.pk,
                title=self.table.title,
                status=self.table.status,
                ply=line.beginning.ply,
                seat=shown,
                view=game.view(shown),
                decision=None if who is None else game.decision(who),
                acting=acting,
            )

    def game(self, line: AnalysisLine) -> Game:
        """Return the game at a line's end, which lists choices and previews."""
        return Game(self.table.rules, self.world(line).state)

    @cached_property
    def passed(self) -> Mapping[str, HistoryMove]:
        """Return the steps that the game has contradicted by now, each with the move that differs.

        Only events that the person may see are compared, so nothing hidden is revealed.
        """
        begun = [step.ply or 0 for step in self.tree.children.get(None, ())]
        if self.table.status != Status.PLAYING or not begun or min(begun) >= self.table.ply:
            return {}
        moves = moves_told(self.table, self.seat, after=min(begun))
        found: dict[str, HistoryMove] = {}
        for root in self.tree.children[None]:
            since = _since(root, moves, self.seat)
            found |= _gone_by(self.tree, root, since, self.seat)
        return found

    @property
    def turns_over(self) -> list[AnalysisStep]:
        """Return the starts of lines for next turns that have passed."""
        begun = {step: step.ply or 0 for step in self.tree.children.get(None, ()) if step.next_turn}
        if not begun:
            return []
        after, over = min(begun.values()), self.table.over
        own = moves_of(self.table.pk, ("ply",), over=over, after=after, place=self.seat)
        return [step for step, ply in begun.items() if own and ply < own[-1][0]]

    def _beginning(self, ply: int | None) -> AnalysisLine:
        last = self.table.ply
        over = self.table.over
        at = last if ply is None else ply
        if not 0 <= at <= last or (at != last and not over):
            raise BadPly(ply=at, last=last)
        draft = self.own.draft if self.own and not over else []
        drafted = tuple(Step(self.seat, key) for _, key in draft)
        beginning = Beginning(self.table.pk, at, self.seat, "" if over else self._first_guess())
        path = self._kept(beginning, drafted)
        return AnalysisLine(beginning, path, () if path else drafted)

    def _next_turn(self) -> AnalysisLine:
        check_next_turn(self.table, self.own)
        guess = self._first_guess()
        beginning = Beginning(self.table.pk, self.table.ply, self.seat, guess, next_turn=True)
        return AnalysisLine(beginning, self._kept(beginning, ()))

    def _kept(self, beginning: Beginning, drafted: Sequence[Step]) -> tuple[AnalysisStep, ...]:
        """Return the stored start and the draft's steps after it.

        The result is empty if the start isn't stored.
        """
        here = (beginning.ply, beginning.guess, beginning.next_turn)
        roots = self.tree.children.get(None, ())
        path = [step for step in roots if (step.ply, step.guess, step.next_turn) == here][:1]
        for wanted in drafted if path else ():
            after = self.tree.children.get(path[-1].pk, ())
            found = next((step for step in after if step_of(step) == wanted), None)
            if found is None:
                return ()
            path.append(found)
        return tuple(path)

    def _first_guess(self) -> str:
        """Return the first guess of the hidden information.

        It stays the same until the next ply.
        """
        return sha256(f"{self.table.pk}/{self.seat}/{self.table.ply}".encode()).hexdigest()[:16]

    def _true(self, ply: int) -> State:
        return state_at(self.table.rules, self.table, ply)


def analysis_of(*, table_id: str, person: User) -> AnalysisBoard:
    """Return a person's analysis lines at their running table, or at a finished one.

    Raises NotFound, NotYourSeat, NotPlaying, Quarantined, NeedsAccount.
    """
    table, seats, own = read_with_seats(table_id, person)
    if person.is_guest:
        raise NeedsAccount
    check_open(table, own)
    rows = AnalysisStep.objects.filter(table_id=table.pk, person_id=person.pk).order_by(
        "at", "slot"
    )
    return AnalysisBoard(table, seats, own, Tree({row.pk: row for row in rows}))


def check_open(table: Table, own: Seat | None) -> None:
    """Check that analysis is allowed here. Raises NotPlaying, Quarantined, NotYourSeat."""
    if table.status == Status.QUARANTINED:
        raise Quarantined
    if not table.over and own is None:
        raise NotYourSeat
    if table.started_at is None:
        raise not_playing(table.status)
    check_begun(table)


def check_next_turn(table: Table, own: Seat | None) -> None:
    """Check that a player has a next turn to analyse. Raises NotPlaying, NotYourSeat, YourTurn."""
    if table.status != Status.PLAYING:
        raise not_playing(table.status)
    if own is None:
        raise NotYourSeat
    if own.waiting_since is not None:
        raise YourTurn


def _since(root: AnalysisStep, moves: list[HistoryMove], seat: int | None) -> list[HistoryMove]:
    """Return the moves with which a line's steps must be compared.

    A line of the next turn contains no earlier moves of others, so only moves since that turn began
    count.
    """
    since = [move for move in moves if move.ply > (root.ply or 0)]
    return list(dropwhile(lambda move: move.place != seat, since)) if root.next_turn else since


def _gone_by(
    tree: Tree, root: AnalysisStep, moves: list[HistoryMove], seat: int | None
) -> dict[str, HistoryMove]:
    """Return the steps of a line that later moves contradict, each with the move.

    Each seat's steps are compared with the moves of this seat, because seats that choose at the
    same time can do so in any order.
    """
    real: dict[int, list[HistoryMove]] = {}
    for move in moves:
        real.setdefault(move.place, []).append(move)
    found: dict[str, HistoryMove] = {}
    counts: dict[str, dict[int, int]] = {root.pk: {}}
    for step in (row.step for row in tree.rows()):
        before = counts.get(step.parent_id or "")
        if before is None:
            continue
        counts[step.pk] = before
        if step.parent_id in found:
            found[step.pk] = found[step.parent_id]
        elif step.seat is not None:
            number = before.get(step.seat, 0)
            counts[step.pk] = {**before, step.seat: number + 1}
            came = real.get(step.seat, [])[number : number + 1]
            if came and digest_of(came[0].events, seat) != step.seen_digest:
                found[step.pk] = came[0]
    return found
