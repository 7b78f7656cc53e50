"""The site's URLs; each app adds its own."""

from allauth.account.decorators import secure_admin_login
from django.conf import settings
from django.contrib import admin
from django.urls import include, path, re_path
from django.views.generic import RedirectView

from accounts.views.resetting import MailAsked, NewPassword
from mp2site.web.privacy import privacy_page
from mp2site.web.theme import set_language, set_theme
from mp2site.web.views import (
    clocks_health,
    credits_page,
    favicon,
    healthz,
    mail_health,
    metrics_page,
    robots,
)
from mp2site.web.well_known import change_password, security_txt
from notifications.api.urls import urlpatterns as news_calls

to_security = RedirectView.as_view(pattern_name="accounts:security")

urlpatterns = [
    path("healthz", healthz, name="healthz"),
    path("healthz/clocks", clocks_health, name="clocks_health"),
    path("healthz/mail", mail_health, name="mail_health"),
    path("metrics", metrics_page, name="metrics"),
    path("favicon.ico", favicon),
    path(".well-known/security.txt", security_txt, name="security-txt"),
    path(".well-known/change-password", change_password),
    path("robots.txt", robots),
    path("language/", set_language, name="set_language"),
    path("theme/", set_theme, name="set_theme"),
    path("credits/", credits_page, name="credits"),
    path("privacy/", privacy_page, name="privacy"),
    # Our own page replaces these pages of allauth.
    path("accounts/2fa/", to_security),
    path("accounts/2fa/webauthn/", to_security),
    path("accounts/sessions/", to_security),
    path("accounts/password/reset/", MailAsked.as_view(), name="account_reset_password"),
    re_path(
        r"^accounts/password/reset/key/(?P<uidb36>[0-9A-Za-z]+)-(?P<key>.+)/$",
        NewPassword.as_view(),
        name="account_reset_password_from_key",
    ),
    path("accounts/", include("allauth.urls")),
    path("me/", include("accounts.urls")),
    path("api/", include([*news_calls, path("", include("games.api.urls"))])),
    # Staff members sign in like everybody else, with rate limits and second factors.
    path("admin/login/", secure_admin_login(admin.site.login)),
    path("admin/password_change/", RedirectView.as_view(pattern_name="account_change_password")),
    path("admin/", admin.site.urls),
    path("", include("notifications.urls")),
    path("", include("games.urls")),
]

# Mail providers report bounces at this URL. Without a secret, anybody could mark any address as
# bad.
if getattr(settings, "ANYMAIL", {}).get("WEBHOOK_SECRET"):
    urlpatterns.insert(0, path("anymail/", include("anymail.urls")))

handler500 = "mp2site.web.unavailable.server_error"
