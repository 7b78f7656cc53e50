"""The floor for the figures: one process sends the same mails by Django alone."""

from __future__ import annotations

from email.mime.image import MIMEImage
from time import monotonic
from typing import Any, Final

from django.core.mail import EmailMultiAlternatives, get_connection

from notifications.content.pictures import Name, board_picture
from notifications.models import Delivery

MAILS: Final = 400


def floor(port: int) -> float:
    """Return the rate at which Django composes and sends the latest mails over one connection."""
    latest = Delivery.objects.filter(content__isnull=False).order_by("-created_at")
    letters = latest.values_list("content", flat=True)
    mails = [_mail(letter) for letter in letters[:MAILS] if letter]
    backend = "django.core.mail.backends.smtp.EmailBackend"
    connection = get_connection(backend, host="127.0.0.1", port=port)
    begun = monotonic()
    sent = connection.send_messages(mails)
    return round((sent or 0) / (monotonic() - begun), 1)


def _mail(letter: dict[str, Any]) -> EmailMultiAlternatives:
    mail = EmailMultiAlternatives(letter["subject"], letter["text"], to=["floor@example.com"])
    mail.attach_alternative(letter["html"], "text/html")
    for name in letter["pictures"]:
        mail.attach(MIMEImage(board_picture(Name.read(name)).png, "png"))
    return mail
