"""Blocks between people. Only the blocking person may see a block; other results aren't shown."""

from __future__ import annotations

from collections.abc import Iterable

from django.db.models import Q, QuerySet

from accounts.models import Block, User


def blocked_between(a: User, b: User) -> bool:
    """Return whether either person has blocked the other."""
    return Block.objects.filter(Q(by=a, of=b) | Q(by=b, of=a)).exists()


def ids_blocked_for(person: User) -> set[int]:
    """Return the ids of people who have blocked the person or were blocked by the person."""
    rows = Block.objects.filter(Q(by=person) | Q(of=person)).values_list("by", "of")
    return {other for pair in rows for other in pair if other != person.pk}


def blocked_for(person: User) -> QuerySet[Block, int]:
    """Return the ids of `ids_blocked_for` as a query, to exclude people from lists.

    It is a union, since for an "or" the database would scan all people.
    """
    set_by = Block.objects.filter(by=person).values_list("of", flat=True)
    return set_by.union(Block.objects.filter(of=person).values_list("by", flat=True))


def blocks_of(person: User) -> QuerySet[Block]:
    """Return the person's blocks with the blocked people, the newest first."""
    return Block.objects.filter(by=person).select_related("of").order_by("-at", "-pk")


def blocks_among(person: User, others: Iterable[int]) -> list[Block]:
    """Return the blocks between the person and these others. It takes one query."""
    keys = list(others)
    return list(Block.objects.filter(Q(by=person, of__in=keys) | Q(of=person, by__in=keys)))


def who_has_blocked(person: User, among: Iterable[int]) -> set[int]:
    """Return the ids of those people who have blocked the person."""
    rows = Block.objects.filter(of=person, by__in=list(among))
    return set(rows.values_list("by", flat=True))
