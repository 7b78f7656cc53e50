"""What can go wrong at a table, as values: a code for machines, a text for people, a status for HTTP.

Faces turn these into problem+json or a message on the page; nothing else is caught there. A bug in
the rules is `games.rules.kernel.RulesBug` and never one of these: it stops the table (Quarantined).
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import ClassVar, Final

from accounts.errors import Refused
from games.rules.kernel import Param, Text


class Code(StrEnum):
    """What machines branch on. Values are frozen: clients have seen them."""

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
    BAD_ORDER = "bad-order"
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
    """Anything that a person or a client asked for and can't have.

    ``text`` is a message with its parameters (`errors.ftl`, or a title's words); ``cite`` is the
    anchor of the rule that stands against it, and ``rule`` the engine's own code, where there is one.
    """

    code: ClassVar[Code]
    status: ClassVar[int] = 409
    retry_after: ClassVar[int] = 0
    """Seconds after which it may be tried again, where waiting helps."""

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
    """One joins this table by invitation only, and this isn't one."""

    code = Code.WRONG_TOKEN
    status = 403


class NotHost(GamesError):
    """Only the host may do that."""

    code = Code.NOT_HOST
    status = 403


class NotEnoughSeats(GamesError):
    """Seats are still empty."""

    code = Code.NOT_ENOUGH_SEATS


class NotPlaying(GamesError):
    """The game hasn't started, or is over."""

    code = Code.NOT_PLAYING


class StaleDecision(GamesError):
    """The decision that was answered isn't open (any more); look at the table again."""

    code = Code.STALE_DECISION


class StandInPlayed(StaleDecision):
    """A stand-in has answered the decision: its person had left the seat.

    ``player`` names the stand-in (`house` is autoplay), ``played`` has the keys of its choices in that turn.
    """

    code = Code.STAND_IN_PLAYED

    def __init__(self, player: str, played: Sequence[str], *, held: bool) -> None:
        self.played = list(played)
        super().__init__(player=player, held="yes" if held else "no")


class TimeRanOut(StandInPlayed):
    """The time for the decision was up; a stand-in has answered it, or the table has ended (`end`)."""

    code = Code.TIME_RAN_OUT


class Illegal(GamesError):
    """The rules don't offer this choice; ``text``, ``rule`` and ``cite`` say why."""

    code = Code.ILLEGAL
    status = 422


class Malformed(GamesError):
    """What was sent is no choice at all."""

    code = Code.MALFORMED
    status = 400


class NothingToUndo(GamesError):
    """The seat's draft is empty; what is committed stays."""

    code = Code.NOTHING_TO_UNDO


class Quarantined(GamesError):
    """A bug in the rules has stopped this table."""

    code = Code.QUARANTINED
    status = 503


class BadSetup(GamesError):
    """A table can't be set up like that."""

    code = Code.BAD_SETUP
    status = 422


class BadOrder(GamesError):
    """The title knows no such standing order, or no such answer."""

    code = Code.BAD_ORDER
    status = 422


class TooLong(GamesError):
    """A text is longer than the house keeps it."""

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
    """Somebody else holds the table's lock for too long; try again."""

    code = Code.BUSY
    status = 503
    retry_after = 2


class TooMany(GamesError):
    """A limit is reached that a normal person never meets; ``rule`` names it (`settings.LIMITS`)."""

    code = Code.TOO_MANY
    status = 429


class Unconfirmed(GamesError):
    """That needs an e-mail address that was shown to be one's own."""

    code = Code.UNCONFIRMED
    status = 403


class Removed(GamesError):
    """The host has removed this person from the table."""

    code = Code.REMOVED
    status = 403


class Suspended(GamesError):
    """This person was suspended while they asked."""

    code = Code.SUSPENDED
    status = 403


class NeedsAccount(GamesError):
    """That isn't for guests who play without an account."""

    code = Code.NEEDS_ACCOUNT
    status = 403


class BadPerson(GamesError):
    """That can't be done with this person; ``rule`` says why."""

    code = Code.BAD_PERSON
    status = 422


class NotOpenToYou(NotOpen):
    """The table waits for people, but this person can't sit down there."""


class NotAskedFor(GamesError):
    """The table asks for other people; ``text`` says for whom, and what this person has."""

    code = Code.NOT_ASKED_FOR
    status = 403


class BadPause(GamesError):
    """No such pause can be proposed, agreed to or ended here; ``rule`` says why."""

    code = Code.BAD_PAUSE


class GuestsFull(TooMany):
    """So many guests play already that the house takes no more for now."""

    retry_after = 600


class GuestsOften(TooMany):
    """From one network address guests have begun as many tables as it may, for now."""

    retry_after = 3600


def not_playing(status: str) -> GamesError:
    """Return why nothing can be played at a table of this status."""
    if status == "quarantined":
        return Quarantined()
    return NotPlaying(Text(f"errors-not-playing-{status}"))


def not_open(status: str, *, started: bool) -> NotOpen:
    """Return why a table of this status doesn't wait for people."""
    if started and status in {"playing", "quarantined"}:
        return NotOpen()
    return NotOpen(Text(f"errors-not-playing-{status}" if started else "errors-not-open-closed"))


_COMPANY: Final[dict[str, type[GamesError]]] = {
    "needs-account": NeedsAccount,
    "stars-many": TooMany,
    "circles-many": TooMany,
    "not-found": NotFound,
    "not-founder": NotHost,
    "circle-full": Full,
    "link-closed": WrongToken,
}


def of_company(error: Refused) -> GamesError:
    """Return what accounts refuse of stars and circles as an error of ours."""
    kind = _COMPANY.get(error.rule, BadSetup)
    return kind(Text(f"company-refused-{error.rule}", dict(error.params)), rule=error.rule)


class TalkClosed(GamesError):
    """The table's host wants nothing to be said there."""

    code = Code.TALK_CLOSED
    status = 403


class TooLate(GamesError):
    """What was said has stood for too long to be changed or taken back."""

    code = Code.TOO_LATE


class YourTurn(GamesError):
    """It is the person's turn now: there is nothing to plan ahead."""

    code = Code.YOUR_TURN


class BadPlan(GamesError):
    """What should be planned can't be; ``rule`` says what is wrong."""

    code = Code.BAD_PLAN
    status = 422
