"""`{% load bar %}`: the links that features add to the navigation bar."""

from __future__ import annotations

from django import template
from django.urls import reverse

from games.features import features
from mp2site.text.rendering import msg

register = template.Library()


@register.simple_tag
def bar_links() -> list[dict[str, str]]:
    """Return the features' links with address, label and icon: `{% bar_links as links %}`."""
    return [
        {"address": reverse(link.address), "label": msg(link.label), "icon": link.icon}
        for feature in features
        for link in feature.bar
    ]
