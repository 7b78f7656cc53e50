"""`{% load face %}`: icons, seat signs, dice, avatars, form controls and other small parts of pages."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from django import template
from django.conf import settings
from django.forms import Textarea
from django.templatetags.static import static
from django.utils.html import format_html
from django.utils.safestring import SafeString

from games.models import Seat
from games.rules.kernel.drawing import COLOURS, SIGNS
from mp2site.infra.prepared import PreparedValues
from mp2site.text.rendering import msg
from mp2site.web.once import FIELD, new_key
from mp2site.web.sign_in import NOBODY, entrance_url, person_name
from mp2site.web.theme import theme_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from django.forms import BoundField
    from django.http import HttpRequest

register = template.Library()


@register.simple_tag
def once() -> SafeString:
    """Return a hidden field with a new key, so that a form sent twice is carried out once."""
    return format_html('<input type="hidden" name="{}" value="{}">', FIELD, new_key())


SPRITE: Final = "icons/sprite.svg"
_WAITING: Final = PreparedValues(
    lambda person: Seat.objects.filter(person=person).waiting().values_list("table"), -314_159_265
)
"""The query of the tables that wait for a person. Every page shows their number."""
SIGN_OF: Final = dict(zip(COLOURS, SIGNS, strict=True))


@register.simple_tag
def icon(name: str, size: str = "", label: str = "", extra: str = "") -> SafeString:
    """Return an icon: `{% icon "camel" %}`.

    The size is "s" or "l". Without a label the icon is decoration for screen readers.
    """
    sized = f" icon--{size}" if size else ""
    return _drawn(name, f"icon{sized}{' ' + extra if extra else ''}", label)


@register.simple_tag
def seat_sign(
    seat: str | Mapping[str, Any] | object, size: str = "", label: str = ""
) -> SafeString:
    """Return a seat's sign in its colour: `{% seat_sign player %}` or `{% seat_sign "blue" %}`.

    A player is anything with ``colour`` and ``sign``. The size is "" (16 px) or "l" (20 px).
    """
    colour, sign = _colour_and_sign(seat)
    sized = f" seat-sign--{size}" if size else ""
    return _drawn(f"seat-{sign}", f"seat-sign seat--{colour}{sized}", label)


@register.simple_tag
def open_sign(form: str = "disc", label: str = "") -> SafeString:
    """Return a free seat's dashed sign: `{% open_sign %}`; ``form`` is one of the four shapes."""
    return _drawn(f"seat-{form}", "seat-sign seat-sign--open", label)


@register.simple_tag
def die(pips: int, colour: str = "white", size: str = "", label: str = "") -> SafeString:
    """Return a die: `{% die 5 colour="yellow" %}`; by default its number is the label."""
    kind = "" if colour == "white" else f" die--{colour}"
    sized = f" die--{size}" if size else ""
    return _drawn(f"die-{int(pips)}", f"die{kind}{sized}", label or str(int(pips)))


@register.simple_tag
def avatar(name: str, brown: bool = False, computer: bool = False) -> SafeString:
    """Return a disc with the name's initial: `{% avatar person.username %}`.

    With `computer=person.is_computer`, a program's disc has a robot instead of the initial.
    """
    shown = icon("bot") if computer else name[:1].upper() or "?"
    more = " avatar--brown" * brown + " avatar--computer" * computer
    return format_html('<span class="avatar{}" aria-hidden="true">{}</span>', more, shown)


@register.simple_tag
def computer_sign(label: str = "opponents-mark") -> SafeString:
    """Return the sign of a program that plays: `{% computer_sign %}`.

    ``label`` is the key of its message for screen readers.
    """
    return icon("bot", "s", label=msg(label), extra="computer")


@register.simple_tag(takes_context=True)
def theme(context: template.Context) -> str:
    """Return "auto", "day" or "night" for this request: `{% theme as colours %}`."""
    request: HttpRequest | None = context.get("request")
    return "auto" if request is None else theme_of(request)


@register.simple_tag(takes_context=True)
def entrance(context: template.Context, name: str, page: str = "") -> str:
    """Return the URL to sign in or up: `{% entrance "account_login" %}`.

    Afterwards the person returns to ``page``, by default to the current page.
    """
    return entrance_url(context.get("request"), name, page)


@register.simple_tag(takes_context=True)
def shown_to(context: template.Context) -> str:
    """Return an opaque name of the page's reader, for its scripts: `{% shown_to %}`."""
    request: HttpRequest | None = context.get("request")
    return NOBODY if request is None else person_name(request)


@register.simple_tag
def token_cookie() -> str:
    """Return the name of the cookie with the CSRF token, for scripts: `{% token_cookie %}`."""
    return settings.CSRF_COOKIE_NAME


@register.simple_tag(takes_context=True)
def waiting_count(context: template.Context, besides: str = "") -> int:
    """Return the number of tables that wait for the person: `{% waiting_count as waiting %}`.

    The table with the id ``besides`` isn't counted.
    """
    request: HttpRequest | None = context.get("request")
    user = getattr(request, "user", None)
    if request is None or user is None or not user.is_authenticated:
        return 0
    if not hasattr(request, "waiting_tables"):  # several tags of a page need it
        request.waiting_tables = [table for (table,) in _WAITING(user.pk)]  # type: ignore[attr-defined]
    return sum(table != besides for table in request.waiting_tables)  # type: ignore[attr-defined]


@register.simple_tag(takes_context=True)
def current(context: template.Context, address: str, exact: bool = False) -> SafeString:
    """Mark a link to the current page or section: `<a href="{{ url }}"{% current url %}>`."""
    request: HttpRequest | None = context.get("request")
    path = "" if request is None else request.path
    here = path == address if exact else path.startswith(address)
    return SafeString(' aria-current="page"') if here else SafeString("")


@register.simple_tag
def control(field: BoundField, labelled: bool = False) -> SafeString:
    """Return a field's widget with our classes, hint and errors: `{% control form.name %}`.

    If the label is visible (``labelled``), a placeholder that repeats it is left out.
    """
    own = field.field.widget.attrs
    attributes: dict[str, str | bool] = {"class": f"{own.get('class', '')} input".strip()}
    if labelled and own.get("placeholder") == field.label:
        attributes["placeholder"] = False
    if isinstance(field.field.widget, Textarea) or field.widget_type == "text":
        attributes["dir"] = "auto"  # names and words may be in any script
    notes = [f"{field.auto_id}_helptext"] if field.help_text else []
    if field.errors:
        attributes["aria-invalid"] = "true"
        notes.append(f"{field.auto_id}_error")
    if notes:
        attributes["aria-describedby"] = " ".join(notes)
    return field.as_widget(attrs=attributes)


@lru_cache(maxsize=2048)
def _drawn(symbol: str, classes: str, label: str) -> SafeString:
    """Return an icon of the sprite; cached, since pages repeat icons."""
    address = f"{static(SPRITE)}#{symbol}"
    if not label:
        return format_html(
            '<svg class="{}" aria-hidden="true"><use href="{}"/></svg>', classes, address
        )
    named = '<svg class="{}" role="img" aria-label="{}"><use href="{}"/></svg>'
    return format_html(named, classes, label, address)


def _colour_and_sign(seat: Any) -> tuple[str, str]:
    if isinstance(seat, str):
        return seat, SIGN_OF[seat]
    if hasattr(seat, "colour"):
        return seat.colour, seat.sign
    return seat["colour"], seat["sign"]
