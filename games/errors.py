"""Errors of tables as values: a code for machines, a text for people, a status for HTTP.

Views turn these into problem+json or a message on the page; they catch nothing else. A bug in the
rules is `games.rules.kernel.RulesBug` and never one of these: it stops the table (Quarantined).
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import ClassVar, Final

from accounts.errors import Refused
from games.rules.kernel import Param, Text


class Code(StrEnum):
    """The codes that machines branch on. Values are frozen: clients have seen them."""

    NOT_FOUND = "not-found"
    NOT_YOUR_SEAT = "not-your-seat"
    NOT_OPEN = "not-open"
    FULL = "full"
    ALREADY_SEATED = "already-seated"
    WRONG_TOKEN = "wrong-token"  # noqa: S105 - a code
    NOT_HOST = "not-host"
    NOT_ENOUGH_SEATS = "not-enough-seats"
    NOT_PLAYING = "not-playing"
    STALE_DECISION = "stale-decision"
    ILLEGAL = "illegal"
    MALFORMED = "malformed"
    NOTHING_TO_UNDO = "nothing-to-undo"
    QUARANTINED = "quarantined"
    BAD_SETUP = "bad-setup"
    BAD_CONDITIONAL_ANSWER = "bad-conditional-answer"
    BAD_PLY = "bad-ply"
    TOO_LONG = "too-long"
    OTHER_RULES = "other-rules"
    BUSY = "busy"
    TOO_MANY = "too-many"
    UNCONFIRMED = "unconfirmed"
    REMOVED = "removed"
    SUSPENDED = "suspended"
    NEEDS_ACCOUNT = "needs-account"
    BAD_PERSON = "bad-person"
    BAD_PAUSE = "bad-pause"
    TALK_CLOSED = "talk-closed"
    TOO_LATE = "too-late"
    YOUR_TURN = "your-turn"
    BAD_PLAN = "bad-plan"
    NOT_ASKED_FOR = "not-asked-for"
    TIME_RAN_OUT = "time-ran-out"
    STAND_IN_PLAYED = "stand-in-played"


class GamesError(Exception):
    """A request of a person or a client that can't be fulfilled.

    ``text`` is a message with its parameters (`errors.ftl`, or a title's words); ``cite`` is the
    anchor of the rule in its way, and ``rule`` the engine's own code, if there is one.
    """

    code: ClassVar[Code]
    status: ClassVar[int] = 409
    retry_after: ClassVar[int] = 0
    """The seconds after which a retry may help; 0: it doesn't."""

    def __init__(
        self, text: Text | None = None, *, cite: str = "", rule: str = "", **params: Param
    ) -> None:
        self.text = text or Text(f"errors-{self.code}", params)
        self.cite = cite
        self.rule = rule
        super().__init__(f"{self.code}: {self.text.id} {self.text.params or ''}".strip())


class NotFound(GamesError):
    """No such table, or none that this person may see."""

    code = Code.NOT_FOUND
    status = 404


class NotYourSeat(GamesError):
    """This person has no seat at the table."""

    code = Code.NOT_YOUR_SEAT
    status = 403


class Resigned(NotYourSeat):
    """This person has resigned: an opponent plays their seat to the end."""

    def __init__(self) -> None:
        super().__init__(Text("errors-resigned"))


class NotOpen(GamesError):
    """The table has started already."""

    code = Code.NOT_OPEN


class Full(GamesError):
    """Every seat is taken."""

    code = Code.FULL


class AlreadySeated(GamesError):
    """This person has a seat at the table already."""

    code = Code.ALREADY_SEATED


class WrongToken(GamesError):
    """A wrong token of a table that can only be joined by invitation."""

    code = Code.WRONG_TOKEN
    status = 403


class NotHost(GamesError):
    """An action that only the host may do."""

    code = Code.NOT_HOST
    status = 403


class NotEnoughSeats(GamesError):
    """Seats are still empty."""

    code = Code.NOT_ENOUGH_SEATS


class NotPlaying(GamesError):
    """The game hasn't started, or is over."""

    code = Code.NOT_PLAYING


class StaleDecision(GamesError):
    """The answered decision isn't open (any more); fetch the table again."""

    code = Code.STALE_DECISION


class StandInPlayed(StaleDecision):
    """A stand-in has answered the decision of an absent person.

    ``player`` names the stand-in (`house` is autoplay), ``played`` has the keys of its choices in
    that turn.
    """

    code = Code.STAND_IN_PLAYED

    def __init__(self, player: str, played: Sequence[str], *, held: bool) -> None:
        self.played = list(played)
        super().__init__(player=player, held="yes" if held else "no")


class TimeRanOut(StandInPlayed):
    """The time for the decision was up.

    A stand-in has answered it, or the table has ended (`end`).
    """

    code = Code.TIME_RAN_OUT


class Illegal(GamesError):
    """The rules don't offer this choice; ``text``, ``rule`` and ``cite`` say why."""

    code = Code.ILLEGAL
    status = 422


class Malformed(GamesError):
    """A request that isn't a choice at all."""

    code = Code.MALFORMED
    status = 400


class NothingToUndo(GamesError):
    """The seat's draft is empty; committed choices stay."""

    code = Code.NOTHING_TO_UNDO


class Quarantined(GamesError):
    """A bug in the rules has stopped this table."""

    code = Code.QUARANTINED
    status = 503


class BadSetup(GamesError):
    """An impossible setup of a table."""

    code = Code.BAD_SETUP
    status = 422


class BadConditionalAnswer(GamesError):
    """The title has no such conditional answer, or no such value."""

    code = Code.BAD_CONDITIONAL_ANSWER
    status = 422


class TooLong(GamesError):
    """A text is longer than allowed."""

    code = Code.TOO_LONG
    status = 422


class BadPly(GamesError):
    """The game has no such ply (yet)."""

    code = Code.BAD_PLY
    status = 404


class OtherRules(GamesError):
    """The game was begun under another version of the rules; its past doesn't play under this one."""

    code = Code.OTHER_RULES
    status = 410


class Busy(GamesError):
    """Another transaction has held the table's lock for too long; try again."""

    code = Code.BUSY
    status = 503
    retry_after = 2


class TooMany(GamesError):
    """A limit that normal use never reaches; ``rule`` names it (`settings.LIMITS`)."""

    code = Code.TOO_MANY
    status = 429


class Unconfirmed(GamesError):
    """An action that needs a confirmed e-mail address."""

    code = Code.UNCONFIRMED
    status = 403


class Removed(GamesError):
    """The host has removed this person from the table."""

    code = Code.REMOVED
    status = 403


class Suspended(GamesError):
    """This person was suspended during the request."""

    code = Code.SUSPENDED
    status = 403


class NeedsAccount(GamesError):
    """An action that guests without an account can't do."""

    code = Code.NEEDS_ACCOUNT
    status = 403


class BadPerson(GamesError):
    """An action that can't be done with this person; ``rule`` has the reason."""

    code = Code.BAD_PERSON
    status = 422


class NotOpenToYou(NotOpen):
    """The table is open, but not to this person."""


class NotAskedFor(GamesError):
    """The person doesn't meet the join requirements; ``text`` compares both."""

    code = Code.NOT_ASKED_FOR
    status = 403


class BadPause(GamesError):
    """This pause can't be proposed, agreed to or ended; ``rule`` has the reason."""

    code = Code.BAD_PAUSE


class GuestsFull(TooMany):
    """The site has reached its number of guests for now."""

    retry_after = 600


class GuestsOften(TooMany):
    """A network address has reached its number of guests' tables for now."""

    retry_after = 3600


def not_playing(status: str) -> GamesError:
    """Return the error of a game that isn't running, by the table's status."""
    if status == "quarantined":
        return Quarantined()
    return NotPlaying(Text(f"errors-not-playing-{status}"))


def not_open(status: str, *, started: bool) -> NotOpen:
    """Return the error of a table that isn't open, by its status."""
    if started and status in {"playing", "quarantined"}:
        return NotOpen()
    return NotOpen(Text(f"errors-not-playing-{status}" if started else "errors-not-open-closed"))


_REFUSALS: Final[dict[str, type[GamesError]]] = {
    "needs-account": NeedsAccount,
    "stars-many": TooMany,
    "circles-many": TooMany,
    "not-found": NotFound,
    "not-founder": NotHost,
    "circle-full": Full,
    "link-closed": WrongToken,
}


def of_refused(error: Refused) -> GamesError:
    """Return accounts' refusal about stars or circles as an error of games."""
    kind = _REFUSALS.get(error.rule, BadSetup)
    return kind(Text(f"refused-{error.rule}", dict(error.params)), rule=error.rule)


class TalkClosed(GamesError):
    """The host has closed the table's chat."""

    code = Code.TALK_CLOSED
    status = 403


class TooLate(GamesError):
    """A message is too old to be changed or deleted."""

    code = Code.TOO_LATE


class YourTurn(GamesError):
    """It is the person's turn now, so there is no next turn to analyse."""

    code = Code.YOUR_TURN


class BadPlan(GamesError):
    """An impossible plan; ``rule`` has the reason."""

    code = Code.BAD_PLAN
    status = 422
