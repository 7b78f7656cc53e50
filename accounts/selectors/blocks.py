"""Who has blocked whom. Only the one who did may be told; every other use is for the house alone."""

from __future__ import annotations

from collections.abc import Iterable

from django.db.models import Q, QuerySet

from accounts.models import Block, User


def blocked_between(a: User, b: User) -> bool:
    """Tell whether one of the two has blocked the other, whichever it was."""
    return Block.objects.filter(Q(by=a, of=b) | Q(by=b, of=a)).exists()


def ids_blocked_for(person: User) -> set[int]:
    """Return the keys of those whom the person has blocked or who have blocked them."""
    rows = Block.objects.filter(Q(by=person) | Q(of=person)).values_list("by", "of")
    return {other for pair in rows for other in pair if other != person.pk}


def blocked_for(person: User) -> QuerySet[Block, int]:
    """Return the same keys as `ids_blocked_for`, for subqueries of lists that leave people out.

    A union: with "or" the database would look at everybody in the house.
    """
    set_by = Block.objects.filter(by=person).values_list("of", flat=True)
    return set_by.union(Block.objects.filter(of=person).values_list("by", flat=True))


def blocks_of(person: User) -> QuerySet[Block]:
    """Return the blocks that the person has set, the newest first, with whom they are of."""
    return Block.objects.filter(by=person).select_related("of").order_by("-at", "-pk")


def blocks_among(person: User, others: Iterable[int]) -> list[Block]:
    """Return the blocks between the person and these others: one query."""
    keys = list(others)
    return list(Block.objects.filter(Q(by=person, of__in=keys) | Q(of=person, by__in=keys)))


def who_has_blocked(person: User, among: Iterable[int]) -> set[int]:
    """Return the keys of those of these people who have blocked the person."""
    rows = Block.objects.filter(of=person, by__in=list(among))
    return set(rows.values_list("by", flat=True))
