"""The decisions that a person answered themselves in a turn."""

from __future__ import annotations

from collections.abc import Iterator

from django.db.models import QuerySet

from games.engine import Game
from games.models import Move
from games.selectors.positions import state_at
from games.services.locked_session import LockedSession


def answered_by_hand(session: LockedSession, turn: int) -> Iterator[str]:
    """Yield the prompts that the person answered in a turn, in committed moves and in the draft."""
    for ply in _by_hand(session, turn).values_list("ply", flat=True):
        yield _prompt(session, _before(session, ply))
    draft = session.seat.draft if session.seat.turn == turn else []
    for number in range(len(draft)):
        yield _prompt(session, session.folded(draft[:number]))


def has_chosen(session: LockedSession, turn: int) -> bool:
    """Return whether a person has answered a decision in a turn, at least in the draft."""
    return bool(session.seat.draft) or _by_hand(session, turn).exists()


def _by_hand(session: LockedSession, turn: int) -> QuerySet[Move]:
    own = Move.objects.filter(table=session.table.pk, place=session.place, turn=turn)
    return own.filter(by=Move.By.PERSON).order_by("ply")


def _before(session: LockedSession, ply: int) -> Game:
    """Return the game before the move with this ply."""
    rules = session.table.rules
    return Game(rules, state_at(rules, session.table, ply - 1))


def _prompt(session: LockedSession, game: Game) -> str:
    decision = game.decision(session.place)
    return decision.prompt.id if decision else ""
