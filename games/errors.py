"""Errors of tables. Each has a code for programs, a text for people, and an HTTP status.

Views convert these errors to problem+json or to a message on the page. They catch no other
exceptions. A bug in the rules is a `games.rules.kernel.RulesBug` instead, which stops the table
(Quarantined).
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import ClassVar, Final

from accounts.errors import Refused
from games.rules.kernel import Param, Text


class Code(StrEnum):
    """The codes of errors. Clients depend on these values, so they never change."""

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
    RUN_STOPPED = "run-stopped"
    MALFORMED = "malformed"
    NOTHING_TO_UNDO = "nothing-to-undo"
    NOTHING_TO_REDO = "nothing-to-redo"
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
    NOT_SHARING = "not-sharing"
    BAD_PAUSE = "bad-pause"
    BAD_APPOINTMENT = "bad-appointment"
    TALK_CLOSED = "talk-closed"
    TOO_LATE = "too-late"
    YOUR_TURN = "your-turn"
    BAD_PLAN = "bad-plan"
    NOT_ASKED_FOR = "not-asked-for"
    TIME_RAN_OUT = "time-ran-out"
    STAND_IN_PLAYED = "stand-in-played"


class GamesError(Exception):
    """A request that can't be fulfilled.

    ``text`` is a message with parameters (from `errors.ftl` or a title). ``cite`` is the anchor of
    the rule that forbids the request. ``rule`` is the engine's own code, or the limit's name.
    """

    code: ClassVar[Code]
    status: ClassVar[int] = 409
    retry_after: ClassVar[int] = 0
    """The seconds after which the client may try again; 0 if trying again is useless."""

    def __init__(
        self, text: Text | None = None, *, cite: str = "", rule: str = "", **params: Param
    ) -> None:
        self.text = text or Text(f"errors-{self.code}", params)
        self.cite = cite
        self.rule = rule
        super().__init__(f"{self.code}: {self.text.id} {self.text.params or ''}".strip())


class NotFound(GamesError):
    """The table doesn't exist, or the person may not see it."""

    code = Code.NOT_FOUND
    status = 404


class NotYourSeat(GamesError):
    """The person has no seat at the table."""

    code = Code.NOT_YOUR_SEAT
    status = 403


class Resigned(NotYourSeat):
    """The person has resigned: an opponent plays their seat to the end."""

    def __init__(self) -> None:
        super().__init__(Text("errors-resigned"))


class NotOpen(GamesError):
    """The table has already started."""

    code = Code.NOT_OPEN


class Full(GamesError):
    """Every seat is taken."""

    code = Code.FULL


class AlreadySeated(GamesError):
    """The person already has a seat at the table."""

    code = Code.ALREADY_SEATED


class WrongToken(GamesError):
    """The table can only be joined with an invitation's token, and the token is wrong."""

    code = Code.WRONG_TOKEN
    status = 403


class NotHost(GamesError):
    """The action is only for the table's host."""

    code = Code.NOT_HOST
    status = 403


class NotEnoughSeats(GamesError):
    """The game can't start yet, since seats are empty."""

    code = Code.NOT_ENOUGH_SEATS


class NotPlaying(GamesError):
    """The game hasn't started or is over."""

    code = Code.NOT_PLAYING


class StaleDecision(GamesError):
    """The decision isn't open; the client should fetch the table again."""

    code = Code.STALE_DECISION


class StandInPlayed(StaleDecision):
    """A stand-in has answered the decision, since the person was absent.

    ``player`` is the stand-in's name; `house` means autoplay. ``played`` has the keys of its
    choices in that turn.
    """

    code = Code.STAND_IN_PLAYED

    def __init__(self, player: str, played: Sequence[str], *, held: bool) -> None:
        self.played = list(played)
        super().__init__(player=player, held="yes" if held else "no")


class TimeRanOut(StandInPlayed):
    """The time for the decision ran out.

    A stand-in has answered it, or the table has ended (``player`` is `end`).
    """

    code = Code.TIME_RAN_OUT


class Illegal(GamesError):
    """The rules don't offer this choice; ``text``, ``rule`` and ``cite`` give the reason."""

    code = Code.ILLEGAL
    status = 422


class RunStopped(GamesError):
    """Only some choices of a request were made. ``why`` is the error of the first that wasn't.

    ``played`` has the keys of the choices that were made.
    """

    code = Code.RUN_STOPPED

    def __init__(self, why: Text, played: Sequence[str], *, cite: str = "", rule: str = "") -> None:
        self.played = list(played)
        super().__init__(cite=cite, rule=rule, why=why, made=len(played))


class Malformed(GamesError):
    """The request's data don't have the form of a choice."""

    code = Code.MALFORMED
    status = 400


class NothingToUndo(GamesError):
    """The seat's draft is empty; committed choices can't be undone."""

    code = Code.NOTHING_TO_UNDO


class NothingToRedo(GamesError):
    """No undone choice is left: the seat has made another choice, or the game has moved on."""

    code = Code.NOTHING_TO_REDO


class Quarantined(GamesError):
    """A bug in the rules has stopped the table."""

    code = Code.QUARANTINED
    status = 503


class BadSetup(GamesError):
    """The setup of a table is impossible."""

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
    """The game hasn't reached this ply, or the number is negative."""

    code = Code.BAD_PLY
    status = 404


class OtherRules(GamesError):
    """The game began under another version of the rules, so the installed version can't replay it."""

    code = Code.OTHER_RULES
    status = 410


class Busy(GamesError):
    """Another transaction held the table's lock for too long; the client should try again."""

    code = Code.BUSY
    status = 503
    retry_after = 2


class TooMany(GamesError):
    """The request exceeds a limit that normal use never reaches; ``rule`` names the limit."""

    code = Code.TOO_MANY
    status = 429


class Unconfirmed(GamesError):
    """The action needs a person with a confirmed e-mail address."""

    code = Code.UNCONFIRMED
    status = 403


class Removed(GamesError):
    """The host has removed the person from the table."""

    code = Code.REMOVED
    status = 403


class Suspended(GamesError):
    """The person was suspended during the request."""

    code = Code.SUSPENDED
    status = 403


class NeedsAccount(GamesError):
    """The action needs a person with an account; guests have none."""

    code = Code.NEEDS_ACCOUNT
    status = 403


class BadPerson(GamesError):
    """The action isn't possible with this person; ``rule`` has the reason."""

    code = Code.BAD_PERSON
    status = 422


class NotOpenToYou(NotOpen):
    """The table is open, but not to this person."""


class NotAskedFor(GamesError):
    """The person doesn't meet the table's join requirements.

    ``text`` has the required value and the person's.
    """

    code = Code.NOT_ASKED_FOR
    status = 403


class BadPause(GamesError):
    """The pause can't be proposed, agreed to or ended; ``rule`` has the reason."""

    code = Code.BAD_PAUSE


class NotSharing(GamesError):
    """Only players who share their own presence see that of others."""

    code = Code.NOT_SHARING
    status = 403


class BadAppointment(GamesError):
    """The appointment can't be proposed or cancelled; ``rule`` has the reason."""

    code = Code.BAD_APPOINTMENT


class GuestsFull(TooMany):
    """The site has reached its maximum number of guests."""

    retry_after = 600


class GuestsOften(TooMany):
    """A network address has reached its maximum number of new guests' tables."""

    retry_after = 3600


def not_playing(status: str) -> GamesError:
    """Return the error for a game that isn't running, by its table's status."""
    if status == "quarantined":
        return Quarantined()
    return NotPlaying(Text(f"errors-not-playing-{status}"))


def not_open(status: str, *, started: bool) -> NotOpen:
    """Return the error for a table that isn't open, by its status."""
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
    """Convert an error of accounts about stars or circles to an error of games."""
    kind = _REFUSALS.get(error.rule, BadSetup)
    return kind(Text(f"refused-{error.rule}", dict(error.params)), rule=error.rule)


class TalkClosed(GamesError):
    """The host has closed the table's talk."""

    code = Code.TALK_CLOSED
    status = 403


class TooLate(GamesError):
    """The message is too old to be changed or deleted."""

    code = Code.TOO_LATE


class YourTurn(GamesError):
    """The person's turn is open now, so they have no next turn to analyse."""

    code = Code.YOUR_TURN


class BadPlan(GamesError):
    """The plan is impossible; ``rule`` has the reason."""

    code = Code.BAD_PLAN
    status = 422
