"""The map of addresses; each app has its own part."""

from django.conf import settings
from django.contrib import admin
from django.urls import include, path

from mp2site.theme import set_language, set_theme
from mp2site.views import clocks_health, credits_page, favicon, healthz, metrics_page

urlpatterns = [
    path("healthz", healthz, name="healthz"),
    path("healthz/clocks", clocks_health, name="clocks_health"),
    path("metrics", metrics_page, name="metrics"),
    path("favicon.ico", favicon),
    path("language/", set_language, name="set_language"),
    path("theme/", set_theme, name="set_theme"),
    path("credits/", credits_page, name="credits"),
    path("accounts/", include("allauth.urls")),
    path("me/", include("accounts.urls")),
    path("api/", include("games.api.urls")),
    path("admin/", admin.site.urls),
    path("", include("notifications.urls")),
    path("", include("games.urls")),
]

# Where mail providers tell of bounces. Whoever knows no secret could mark anybody's address.
if getattr(settings, "ANYMAIL", {}).get("WEBHOOK_SECRET"):
    urlpatterns.insert(0, path("anymail/", include("anymail.urls")))

handler500 = "mp2site.lost.server_error"
