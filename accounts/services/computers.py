"""Accounts for which programs play: the site's opponents, and people's own programs."""

from __future__ import annotations

from itertools import count

from django.core.exceptions import ValidationError
from django.db import IntegrityError, transaction
from django.db.models import Q

from accounts.models import Scope, User
from accounts.names import look_of
from accounts.selectors.tokens import api_token_by_key


def opponent_make(*, strength: str) -> User:
    """Create and return an opponent of a strength. Its name is the strength, numbered if needed.

    It has neither an address nor a password, so nobody can sign in as it.
    """
    for number in count(1):
        name = strength.capitalize() + (f"-{number}" if number > 1 else "")
        if (person := _made_as(name, strength)) is not None:
            return person
    raise AssertionError("numbers don't end")


def opponent_ensure(*, strength: str) -> None:
    """Create the opponent whose name is its strength, unless the name or a similar one is taken."""
    _made_as(strength.capitalize(), strength)


def _made_as(name: str, strength: str) -> User | None:
    """Return a new opponent with this name; ``None`` if the name or a similar one is taken."""
    alike = Q(look__in={look_of(name), look_of(name.casefold())}) | Q(folded=name)
    if User.objects.filter(alike).exists():
        return None
    person = User(username=name, is_computer=True, strength=strength)
    person.set_unusable_password()
    try:
        with transaction.atomic():
            person.save()
    except IntegrityError:
        return None  # another request has taken the name
    return person


@transaction.atomic
def computer_mark(*, owner: User, key: str) -> User:
    """Mark the account of a token as a program that the owner runs. It can't be undone.

    A person who has a token's key with the scope to play controls both accounts. Raises
    ValidationError with the code `computer-key`, `computer-yourself`, `computer-owned`,
    `computer-owner` (a program can't run another one) or `computer-rated` (other people's ratings
    depend on its games).
    """
    token = api_token_by_key(key.strip())
    if token is None or token.scope != Scope.PLAY:
        raise ValidationError("no key that may play", code="computer-key")
    # Both rows are locked in the order of their ids, so that two opposite calls don't deadlock.
    rows = User.objects.select_for_update(no_key=True).filter(pk__in={owner.pk, token.person_id})
    locked = {row.pk: row for row in rows.order_by("pk")}
    person = locked[token.person_id]
    _check(locked[owner.pk], person)
    person.is_computer, person.owner = True, locked[owner.pk]
    person.save(update_fields=["is_computer", "owner"])
    return person


def _check(owner: User, person: User) -> None:
    if person.pk == owner.pk:
        raise ValidationError("an account doesn't run itself", code="computer-yourself")
    if person.is_computer or person.computers.exists():
        raise ValidationError("a program already, or its owner", code="computer-owned")
    if owner.is_computer:
        raise ValidationError("a program runs no other", code="computer-owner")
    if person.ratings.exists():
        raise ValidationError("it has played as a person", code="computer-rated")


def human_check(*, person: User) -> None:
    """Refuse an action that only people can be the target of, if its target is a site's opponent.

    Raises ValidationError with the code `computer-opponent`.
    """
    if person.strength:
        raise ValidationError("this is a computer opponent", code="computer-opponent")
