"""The staff's action on messages: hiding one."""

from __future__ import annotations

from accounts.models import User
from accounts.services.moderation import audit_write
from games.errors import NotFound
from games.services.moderation import What, table_moderated
from games.services.table_changes import table_changed
from games.talk.models import Message


def message_hide(*, message_id: int, by: User, why: str) -> Message:
    """Hide a message from everybody. Raises NotFound, Busy, ValidationError."""
    found = Message.objects.select_related("person").filter(pk=message_id).first()
    if found is None:
        raise NotFound
    with table_moderated(found.table_id) as table:
        audit_write(by=by, what=What.MESSAGE_HIDDEN, why=why, person=found.person, table=table.pk)
        Message.objects.filter(pk=found.pk).update(taken_back=True)
        table_changed(table)
    return found
