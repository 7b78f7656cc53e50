"""Hooks that allauth calls: sign-up, sign-in attempts, passwords and mails about the account."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Any

from allauth.account.adapter import DefaultAccountAdapter
from allauth.account.internal.flows.login import record_authentication
from allauth.account.internal.stagekit import clear_login
from allauth.account.models import EmailAddress
from allauth.account.utils import passthrough_next_redirect_url
from allauth.core.exceptions import ImmediateHttpResponse
from django.conf import settings
from django.contrib import messages
from django.contrib.auth import REDIRECT_FIELD_NAME
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.crypto import constant_time_compare
from django.utils.translation import get_language

from accounts import attempts, browsers, mails
from accounts.addresses import normal_address
from accounts.guests import guest_of, session_hand_over
from accounts.models import User
from accounts.names import refusal_of_alike
from accounts.selectors.people import is_alike
from accounts.services.guests import guest_clear
from accounts.services.sessions import password_set
from accounts.zones import zones
from games.guests.services import guest_seats_move
from mp2site.text.rendering import msg, msg_lazy

if TYPE_CHECKING:
    from django.core.mail import EmailMessage

BEGUN_WITH = "sign_in_begun_with"


class AccountAdapter(DefaultAccountAdapter):
    """allauth's adapter with our rules for names, attempts and mails."""

    error_messages = {
        **DefaultAccountAdapter.error_messages,
        "too_many_login_attempts": msg_lazy("security-error-attempts"),
        "incorrect_code": msg_lazy("security-error-code"),
        "rate_limited": msg_lazy("security-error-attempts"),
    }

    def clean_username(self, username: str, shallow: bool = False) -> str:
        """Check a name and return it. Raises ValidationError if it is taken or looks like another.

        The result is normalised (NFKC), since keyboards can compose the same letter differently.
        """
        composed = unicodedata.normalize("NFKC", username)
        name: str = super().clean_username(composed, shallow=shallow)
        if not shallow and is_alike(name):
            raise refusal_of_alike()
        return name

    def clean_email(self, email: str) -> str:
        """Return an address in its normal form. Every form with an address calls this."""
        return normal_address(super().clean_email(email))

    def respond_user_inactive(self, request: HttpRequest, user: User) -> HttpResponse:
        """Redirect a suspended person who gave the right password to a page that explains this."""
        if user.suspended_at is not None:
            return redirect("accounts:suspended")
        response: HttpResponse = super().respond_user_inactive(request, user)
        return response

    def new_user(self, request: HttpRequest) -> User:
        """Return the user to fill in at sign-up: the browser's guest, or a new user."""
        new: User = guest_of(request) or super().new_user(request)
        return new

    def save_user(self, request: HttpRequest, user: User, form: Any, commit: bool = True) -> User:
        """Fill in and save the new user.

        The language and the `zone` cookie come from the browser; unknown values are ignored.
        """
        language = (get_language() or "").split("-")[0]
        if language in dict(settings.LANGUAGES):
            user.language = language
        zone = request.COOKIES.get("zone", "")
        if zone in zones():
            user.time_zone = zone
        guest_clear(person=user)
        saved: User = super().save_user(request, user, form, commit)
        return saved

    # -- signing in ----------------------------------------------------------------------

    def pre_login(self, request: HttpRequest, user: User, **hooks: Any) -> HttpResponse | None:
        """Store the person's session hash as the sign-in begins.

        The person's sessions may be ended before the sign-in is complete.
        """
        request.session[BEGUN_WITH] = user.get_session_auth_hash()
        response: HttpResponse | None = super().pre_login(request, user, **hooks)
        return response

    def login(self, request: HttpRequest, user: User) -> None:
        """Sign the person in, unless their sessions were ended after they gave their password."""
        begun_with = request.session.pop(BEGUN_WITH, "")
        if not constant_time_compare(begun_with, user.get_session_auth_hash()):
            clear_login(request)
            messages.error(request, msg("security-error-begun-before"))
            raise ImmediateHttpResponse(redirect("account_login"))
        if guest_of(request):
            session_hand_over(request)
        super().login(request, user)

    # -- passwords -----------------------------------------------------------------------

    def pre_authenticate(self, request: HttpRequest, **credentials: Any) -> None:
        """Count the attempt before a password is hashed.

        Raises ValidationError, `too_many_login_attempts`.
        """
        self._login_failed_rl_usage = attempts.consume(request, _login(credentials))
        if self._login_failed_rl_usage is None:
            raise self.validation_error("too_many_login_attempts")

    def _get_login_attempts_cache_key(self, request: HttpRequest, **credentials: Any) -> str:
        """Return the keys under which an account's failed attempts are counted.

        A password reset clears these counts.
        """
        return attempts.source_of(request, _login(credentials))[1]

    def reauthenticate(self, user: User, password: str) -> bool:
        """Return whether this is the password of the signed-in person."""
        self.pre_authenticate(self.request, username=user.username)
        right = user.check_password(password)
        if right:
            self._rollback_login_failed_rl_usage()
        return right

    def set_password(self, user: User, password: str) -> None:
        """Change, set or reset a password; end all sessions except the current one."""
        password_set(person=user, password=password)
        if self.request.user == user:
            browsers.remember(self.request, user)

    def post_login(
        self, request: HttpRequest, user: User, *, signup: bool, **hooks: Any
    ) -> HttpResponse:
        """Mail the person about a sign-in from a new browser.

        A sign-in also counts as a reauthentication, since it needs at least the same proof.
        """
        record_authentication(request, user, method="sign_in", reauthenticated=True)
        response: HttpResponse = super().post_login(request, user, signup=signup, **hooks)
        if not signup and not browsers.browser_of(request).knows(user):
            self.send_notification_mail("account/email/new_sign_in", user)
        browsers.remember(request, user)
        if guest := guest_of(request):
            self._guest_welcome(request, guest, user, signup=signup)
        return response

    def _guest_welcome(
        self, request: HttpRequest, guest: User, user: User, *, signup: bool
    ) -> None:
        """Notify a new person that they keep the guest's table.

        Move it if they already have an account.
        """
        if signup or guest_seats_move(guest=guest, person=user):
            messages.success(request, msg("guests-kept" if signup else "guests-moved"))

    def get_password_change_redirect_url(self, request: HttpRequest) -> str:
        """Return the security page's URL."""
        return reverse("accounts:security")

    def get_reset_password_from_key_url(self, key: str) -> str:
        """Return the reset link for the mail. Its query contains the page to return to."""
        url: str = super().get_reset_password_from_key_url(key)
        return str(passthrough_next_redirect_url(self.request, url, REDIRECT_FIELD_NAME))

    # -- mails ---------------------------------------------------------------------------

    def send_confirmation_mail(
        self, request: HttpRequest, emailconfirmation: Any, signup: bool
    ) -> None:
        """Send the confirmation link.

        If the address belongs to another account, its owner gets a notice instead.
        """
        address = emailconfirmation.email_address
        taken = EmailAddress.objects.filter(email=address.email, verified=True)
        owner = taken.exclude(user=address.user).select_related("user").first()
        if owner:
            self.send_mail(
                "account/email/account_already_exists",
                address.email,
                {"user": owner.user, "password_reset_url": mails.reset_address()},
            )
        else:
            super().send_confirmation_mail(request, emailconfirmation, signup)

    def send_notification_mail(
        self,
        template_prefix: str,
        user: User,
        context: dict[str, Any] | None = None,
        email: str | None = None,
    ) -> None:
        """Send a mail about a change of the account to the person's confirmed address."""
        mine = EmailAddress.objects.filter(user=user, verified=True).order_by("-primary")
        to = (mine.filter(email=normal_address(email)) if email else mine).first()
        if to is not None:
            about = mails.about(self.request, template_prefix, user, context or {})
            self.send_mail(mails.NOTICE, to.email, about)

    def send_mail(self, template_prefix: str, email: str, context: dict[str, Any]) -> None:
        """Render a mail in the person's language and time zone; send it after the response.

        It is sent to the normal form of the address. Django uses an older version of IDNA, which
        could change the typed address to one at another domain.
        """
        with mails.as_read_by(context.get("user")):
            message = self._written(template_prefix, normal_address(email), context)
        mails.post(message)

    def _written(self, template_prefix: str, email: str, context: dict[str, Any]) -> EmailMessage:
        context = {"request": self.request, "email": email, **context}
        message: EmailMessage = self.render_mail(template_prefix, email, context)
        return message


def _login(credentials: dict[str, Any]) -> str:
    return str(credentials.get("email") or credentials.get("username") or "")
