"""Blocking a person, and removing a block. The other person isn't notified."""

from __future__ import annotations

from typing import Final

from django.core.exceptions import ValidationError
from django.db import transaction

from accounts.models import Block, User, one_named
from mp2site.infra import clock

BLOCKS_AT_MOST: Final = 500


@transaction.atomic
def person_block(*, by: User, name: str) -> User:
    """Block a person by name; return the person. Repeating the call changes nothing.

    Raises ValidationError with the code `nobody`, `yourself`, `of-the-house`, `guest` or
    `too-many`.
    """
    of = person_to_mind(by=by, name=name)
    theirs = Block.objects.filter(by=by)
    if not theirs.filter(of=of).exists():
        if theirs.count() >= BLOCKS_AT_MOST:
            raise ValidationError("too many blocks", code="too-many")
        Block.objects.create(by=by, of=of, at=clock.now())
    return of


def person_to_mind(*, by: User, name: str) -> User:
    """Return another person by name, for a block or a report.

    The row of ``by`` is locked, so that counts can't change. Raises ValidationError with the code
    `nobody`, `yourself`, `of-the-house` or `guest`.
    """
    if by.is_guest:
        raise ValidationError("a guest meets nobody", code="guest")
    if not User.objects.select_for_update(no_key=True).get(pk=by.pk).is_active:
        raise ValidationError("whoever has left meets nobody", code="guest")
    of = _named(name)
    if of.pk == by.pk:
        raise ValidationError("that is they themselves", code="yourself")
    if of.strength:
        raise ValidationError("this is a computer opponent", code="computer-opponent")
    return of


def block_withdraw(*, by: User, number: int) -> User | None:
    """Remove one of the person's own blocks; return the person who was blocked, or ``None``."""
    block = Block.objects.select_related("of").filter(by=by, pk=number).first()
    if block is None:
        return None
    block.delete()
    return block.of


def _named(name: str) -> User:
    found = one_named(User.objects.filter(left_at=None, is_guest=False), name)
    if found is None:
        raise ValidationError("nobody has this name", code="nobody")
    return found
