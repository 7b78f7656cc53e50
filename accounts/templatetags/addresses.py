"""`{% load addresses %}`: addresses as people write them."""

from __future__ import annotations

from django import template

from accounts.addresses import readable_address

register = template.Library()
register.filter("readable", readable_address)
