"""REST operations on the person's blocks and reports."""

from __future__ import annotations

from rest_framework.request import Request
from rest_framework.response import Response

from accounts.models import Report
from accounts.selectors.blocks import blocks_of
from accounts.selectors.people import reports_of
from accounts.services.blocking import block_withdraw
from games.api.fields import Instant, Number, OneOf, Words
from games.api.openapi import call
from games.api.operation import SignedInCall
from games.api.schemas.base import Json, Schema
from games.blocks.services import name_report, person_block
from games.errors import Code, NotFound


class BlockSchema(Schema):
    """A person that you have blocked."""

    id = Number("The block's number; `DELETE` takes it in the address.")
    name = Words("The blocked person's username.", source="of.name")
    at = Instant("When you blocked the person.")


class BlocksApi(SignedInCall):
    """Your blocks."""

    class Input(Schema):
        """The username of the person to block."""

        name = Words("The username of the person to block.", max_length=150)

    class Output(Schema):
        """The people you have blocked."""

        results = BlockSchema(many=True, help_text="Your blocks, the newest first.")

    @call("blocks", "List the people you have blocked", response=Output)
    def get(self, request: Request) -> Response:
        """Return the people you have blocked, the newest first.

        Only you can see this list. Only signed-in people may call it.
        """
        return Response({"results": [BlockSchema.of(block) for block in blocks_of(request.user)]})

    @call(
        "person_block",
        "Block a person",
        request=Input,
        request_example={"name": "jonas"},
        response=Output,
        status=201,
        refuses=(Code.BAD_PERSON, Code.TOO_MANY, Code.NEEDS_ACCOUNT),
    )
    def post(self, request: Request) -> Response:
        """Block a person. They can't join your tables, invite you or write to you.

        Repeating the call changes nothing. Needs an account; refused for yourself and for the
        site's computer players.
        """
        person_block(by=request.user, **self.take(request, self.Input))
        answer = self.get(request)
        answer.status_code = 201
        return answer


class BlockApi(SignedInCall):
    """One of your blocks."""

    @call("person_unblock", "Unblock a person", status=204, refuses=(Code.NOT_FOUND,))
    def delete(self, request: Request, number: int) -> Response:
        """Remove a block. The person isn't notified.

        Only the person who blocked may call it; others get 404.
        """
        if block_withdraw(by=request.user, number=number) is None:
            raise NotFound
        return Response(status=204)


class ReportSchema(Schema):
    """One of your reports."""

    id = Number("The report's number.")
    name = Words("The reported username or circle name, or the message's author.")
    what = OneOf(
        Report.What.values,
        "What you reported: a person's `name`, a `message`, or a `circle` (its name and description).",
    )
    quoted = Words("The reported text as it was then.")
    why = Words("Your reason.")
    at = Instant("When you sent the report.")
    answered_at = Instant("When the staff answered; null: not yet.", allow_null=True)
    answer = Words("The staff's answer; empty: none yet.", allow_blank=True)


class ReportsApi(SignedInCall):
    """Your reports to the staff."""

    class Input(Schema):
        """The username to report, and your reason."""

        name = Words("The username to report.", max_length=150)
        why = Words("Your reason, which the staff reads.", max_length=500)

    class Output(Schema):
        """Your reports."""

        results = ReportSchema(many=True, help_text="Your reports, the newest first.")

    @call("reports", "List your reports to the staff", response=Output)
    def get(self, request: Request) -> Response:
        """Return your reports with the staff's answers. Only signed-in people may call it."""
        return Response({"results": [_report_json(one) for one in reports_of(request.user)]})

    @call(
        "name_report",
        "Report a person's name to the staff",
        request=Input,
        request_example={"name": "jonas", "why": "It is another person's name."},
        response=Output,
        status=201,
        refuses=(Code.BAD_PERSON, Code.TOO_MANY, Code.NEEDS_ACCOUNT),
    )
    def post(self, request: Request) -> Response:
        """Report a person's name to the staff.

        While your report is open, repeating the call changes nothing. Needs an account; refused for
        yourself and for the site's computer players.
        """
        name_report(by=request.user, **self.take(request, self.Input))
        answer = self.get(request)
        answer.status_code = 201
        return answer


def _report_json(report: Report) -> Json:
    # A reported circle's founder isn't named, since the founder and the reader may have blocked
    # each other.
    said = report.what == Report.What.MESSAGE
    name = report.of.name if said else report.quoted.partition("\n")[0]
    return ReportSchema.of(report, name=name)
