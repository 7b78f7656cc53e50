"""Runs: several choices of a seat in one request. They have the same effect as one by one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.engine import Game
from games.errors import GamesError, Illegal, Malformed, RunStopped
from games.rules.kernel import ChoiceError, MalformedChoice, Played, Text
from games.services.locked_session import LockedSession

RUN_LIMIT = 20
"""The most choices after the first one. A longer run can't consist of choices of one kind."""


class Run:
    """The choices that a seat makes in one request."""

    def __init__(self, session: LockedSession, key: str) -> None:
        """Make the first choice. Raises Malformed, Illegal."""
        self.place = session.place
        self.game: Game = session.game
        self.made: list[list[str]] = []
        """The choices that are made, each as decision id and key."""
        self.stopped: RunStopped | None = None
        """The error that stopped the run; ``None`` if all its choices are made."""
        self._make(key)

    def go_on(self, keys: Sequence[str]) -> None:
        """Make further choices, up to the first one that isn't legal or follows a commit.

        After a commit nothing more is made, since its result could change the person's mind.
        """
        for key in keys:
            if self.played.commits:
                self.stopped = RunStopped(Text("errors-run-revealed"), self.keys)
                return
            try:
                self._make(key)
            except GamesError as error:
                self.stopped = RunStopped(error.text, self.keys, cite=error.cite, rule=error.rule)
                return

    def end_turn(self) -> None:
        """End the turn if all choices of the run are made and the seat can do nothing else."""
        offered = self.played.offers.get(self.place, [])
        if self.played.commits or self.stopped or len(offered) != 1:
            return
        if offered[0].ends_turn:
            self._make(offered[0].key)

    @property
    def keys(self) -> list[str]:
        """The keys of the choices that are made."""
        return [key for _, key in self.made]

    def _make(self, key: str) -> None:
        decision = self.game.decision_id(self.place) or ""
        self.played = played_by(self.game, self.place, key)
        self.made.append([decision, key])
        self.game = self.game.after(self.played)


def played_by(game: Game, place: int, key: str) -> Played[Any]:
    """Play a choice on a copy of the game. Raises Malformed, Illegal."""
    try:
        return game.play(place, key)
    except MalformedChoice as error:
        raise Malformed(error.reason, rule=error.code) from error
    except ChoiceError as error:
        raise Illegal(error.reason, cite=error.cite, rule=error.code) from error
