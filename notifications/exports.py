"""The files about notices and mails in an export of a person's data."""

from __future__ import annotations

from accounts.exports import Export, contribute, in_their_words, json_lines, json_of
from accounts.models import User
from mp2site.infra.zips import Files
from notifications.ledger import belongings


def files_of(person: User) -> Files:
    """Return the files, in the person's language."""
    yield "preferences.json", json_of(belongings.preferences_told(person))
    yield "notices.json", json_lines(in_their_words(belongings.notices_told(person), person))
    invitations = belongings.invitations_told(person)
    yield "invitations.json", json_lines(in_their_words(invitations, person))
    yield "messages.json", json_lines(belongings.messages_told(person))
    yield "mails.json", json_lines(belongings.mails_told(person))


contribute(lambda: [Export(belongings.TOLD, files_of)])
