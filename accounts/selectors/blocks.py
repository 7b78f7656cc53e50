"""Blocks between people. Only the blocking person may see a block; other uses are internal."""

from __future__ import annotations

from collections.abc import Iterable

from django.db.models import Q, QuerySet

from accounts.models import Block, User


def blocked_between(a: User, b: User) -> bool:
    """Return whether either person has blocked the other."""
    return Block.objects.filter(Q(by=a, of=b) | Q(by=b, of=a)).exists()


def ids_blocked_for(person: User) -> set[int]:
    """Return the keys of the people who block the person or are blocked by the person."""
    rows = Block.objects.filter(Q(by=person) | Q(of=person)).values_list("by", "of")
    return {other for pair in rows for other in pair if other != person.pk}


def blocked_for(person: User) -> QuerySet[Block, int]:
    """Return the same keys as `ids_blocked_for`, for subqueries that exclude people from lists.

    The query is a union, since the database would scan all people for an "or".
    """
    set_by = Block.objects.filter(by=person).values_list("of", flat=True)
    return set_by.union(Block.objects.filter(of=person).values_list("by", flat=True))


def blocks_of(person: User) -> QuerySet[Block]:
    """Return the person's blocks with the blocked people, the newest first."""
    return Block.objects.filter(by=person).select_related("of").order_by("-at", "-pk")


def blocks_among(person: User, others: Iterable[int]) -> list[Block]:
    """Return the blocks between the person and these others, by one query."""
    keys = list(others)
    return list(Block.objects.filter(Q(by=person, of__in=keys) | Q(of=person, by__in=keys)))


def who_has_blocked(person: User, among: Iterable[int]) -> set[int]:
    """Return the keys of these people that have blocked the person."""
    rows = Block.objects.filter(of=person, by__in=list(among))
    return set(rows.values_list("by", flat=True))
