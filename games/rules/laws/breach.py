"""The error that reports a broken law."""

from __future__ import annotations

import msgspec

from games.rules.laws.replay import Replay


class LawBroken(AssertionError):
    """A broken law: its name, the details, and the game that led there."""

    def __init__(self, law: str, detail: str, replay: Replay) -> None:
        where = f"{replay.title}, {replay.seats} seats, after {len(replay.choices)} choices"
        super().__init__(f"{law}: {detail} ({where})")
        self.law = law
        self.detail = detail
        self.replay = msgspec.structs.replace(replay, law=law, detail=detail)
