"""The map of addresses; each app has its own part."""

from django.contrib import admin
from django.urls import include, path

from mp2site.theme import set_language, set_theme
from mp2site.views import credits_page, favicon, healthz

urlpatterns = [
    path("healthz", healthz, name="healthz"),
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
