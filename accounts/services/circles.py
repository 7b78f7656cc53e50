"""Changes of circles. The circle is always locked first, then a person."""

from __future__ import annotations

from typing import Final

from django.db import transaction

from accounts.errors import Refused
from accounts.models import Circle, Membership, User
from accounts.models.circles import ABOUT_LENGTH, NAME_LENGTH, new_link
from accounts.selectors.blocks import blocked_between
from mp2site.infra import clock
from mp2site.text.plain import cleaned

CIRCLES_AT_MOST: Final = 20
"""The most circles that a person can be in."""
MEMBERS_AT_MOST: Final = 200
Role = Membership.Role


@transaction.atomic
def circle_found(*, by: User, name: str, about: str = "") -> Circle:
    """Create a circle with the person as its founder.

    Raises Refused: ``needs-account``, ``circle-name``, ``circles-many``.
    """
    name, about = _words(name, about)
    person = _with_room(by)
    circle = Circle.objects.create(name=name, about=about, founded_at=clock.now())
    _enter(circle, person, Role.FOUNDER)
    return circle


@transaction.atomic
def circle_rename(*, circle_id: int, by: User, name: str, about: str = "") -> Circle:
    """Change the name and the description, as the founder.

    Raises Refused: ``not-found``, ``not-founder``, ``circle-name``.
    """
    circle = _founders(circle_id, by)
    circle.name, circle.about = _words(name, about)
    circle.save(update_fields=["name", "about"])
    return circle


@transaction.atomic
def circle_link_set(*, circle_id: int, by: User, open: bool) -> Circle:
    """Renew the link, so that the old one is invalid, or remove it.

    Raises Refused: ``not-found``, ``not-founder``.
    """
    circle = _founders(circle_id, by)
    circle.link = new_link() if open else None
    circle.save(update_fields=["link"])
    return circle


@transaction.atomic
def circle_join(*, link: str, by: User) -> Circle:
    """Join a circle by its link. If the person is a member, nothing changes.

    If there is a block between the founder and the person, the link counts as removed. Raises
    Refused: ``needs-account``, ``link-closed``, ``circle-full``, ``circles-many``.
    """
    if by.is_guest:
        raise Refused("needs-account")
    link = link.replace("\0", "")
    circle = Circle.objects.select_for_update(no_key=True).filter(link=link).first()
    founder = circle and Membership.objects.filter(circle=circle, role=Role.FOUNDER).first()
    if circle is None or (founder and blocked_between(founder.person, by)):
        raise Refused("link-closed")
    members = Membership.objects.filter(circle=circle)
    if members.filter(person=by).exists():
        return circle
    if members.count() >= MEMBERS_AT_MOST:
        raise Refused("circle-full", most=MEMBERS_AT_MOST)
    _enter(circle, _with_room(by), Role.MEMBER)
    return circle


@transaction.atomic
def circle_leave(*, circle_id: int, by: User) -> None:
    """Leave a circle. If nobody is left, it is deleted.

    A founder who isn't alone must first make another member the founder. Raises Refused:
    ``not-found``, ``founder-stays``.
    """
    circle, own = _entered(circle_id, by)
    if own.founds and Membership.objects.filter(circle=circle).exclude(pk=own.pk).exists():
        raise Refused("founder-stays")
    if own.founds:
        circle.delete()
    else:
        own.delete()


@transaction.atomic
def circle_remove(*, circle_id: int, by: User, name: str) -> User:
    """Remove a member, as the founder, and renew the link, since the member knows it.

    Raises Refused: ``not-found``, ``not-founder``, ``no-member``, ``yourself``.
    """
    circle = _founders(circle_id, by)
    member = _member(circle, name)
    if member.person_id == by.pk:
        raise Refused("yourself")
    member.delete()
    if circle.link:
        circle.link = new_link()
        circle.save(update_fields=["link"])
    return member.person


@transaction.atomic
def circle_hand_over(*, circle_id: int, by: User, name: str) -> User:
    """Make another member the founder.

    Raises Refused: ``not-found``, ``not-founder``, ``no-member``.
    """
    circle = _founders(circle_id, by)
    member = _member(circle, name)
    _appoint(circle, member)
    return member.person


@transaction.atomic
def circle_dissolve(*, circle_id: int, by: User) -> None:
    """Delete a circle, as its founder. Raises Refused: ``not-found``, ``not-founder``."""
    _founders(circle_id, by).delete()


def circles_abandon(*, person: User) -> None:
    """Remove a person who closes their account from all circles.

    If they are a circle's founder, its oldest member becomes the founder.
    """
    for own in Membership.objects.filter(person=person).order_by("circle"):
        circle = Circle.objects.select_for_update(no_key=True).get(pk=own.circle_id)
        others = Membership.objects.filter(circle=circle).exclude(pk=own.pk)
        heir = others.filter(person__is_active=True).order_by("joined_at", "pk").first()
        own.delete()
        if heir is None:
            circle.delete()
        elif own.founds:
            _appoint(circle, heir)


def _appoint(circle: Circle, heir: Membership) -> None:
    """Make a member the founder. The former founder becomes a member."""
    Membership.objects.filter(circle=circle, role=Role.FOUNDER).update(role=Role.MEMBER)
    Membership.objects.filter(pk=heir.pk).update(role=Role.FOUNDER)


def _words(name: str, about: str) -> tuple[str, str]:
    """Return a name and a description in one line each, without invisible characters.

    Raises Refused: ``circle-name``.
    """
    name, about = (" ".join(cleaned(words).split()) for words in (name, about))
    if not name or len(name) > NAME_LENGTH or len(about) > ABOUT_LENGTH:
        raise Refused("circle-name", most=NAME_LENGTH, about=ABOUT_LENGTH)
    return name, about


def _with_room(by: User) -> User:
    """Lock a person, and check that they may be in one more circle.

    Raises Refused: ``needs-account``, ``circles-many``.
    """
    person = User.objects.select_for_update(no_key=True).get(pk=by.pk)
    if person.is_guest or person.is_computer or not person.is_active:
        raise Refused("needs-account")
    if Membership.objects.filter(person=person).count() >= CIRCLES_AT_MOST:
        raise Refused("circles-many", most=CIRCLES_AT_MOST)
    return person


def _enter(circle: Circle, person: User, role: str) -> None:
    Membership.objects.create(circle=circle, person=person, role=role, joined_at=clock.now())


def _entered(circle_id: int, by: User) -> tuple[Circle, Membership]:
    """Lock one of the person's circles. Raises Refused: ``not-found``."""
    circle = Circle.objects.select_for_update(no_key=True).filter(pk=circle_id).first()
    own = Membership.objects.filter(circle=circle_id, person=by).first()
    if circle is None or own is None:
        raise Refused("not-found")
    return circle, own


def _founders(circle_id: int, by: User) -> Circle:
    """Lock a circle that the person founded. Raises Refused: ``not-found``, ``not-founder``."""
    circle, own = _entered(circle_id, by)
    if not own.founds:
        raise Refused("not-founder")
    return circle


def _member(circle: Circle, name: str) -> Membership:
    """Return a member by their name. Raises Refused: ``no-member``."""
    name = name.strip().replace("\0", "")
    rows = Membership.objects.filter(circle=circle, person__folded=name)
    found = rows.select_related("person").order_by("person").first()
    if found is None:
        raise Refused("no-member", name=name[:60])
    return found
