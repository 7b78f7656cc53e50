"""The map of addresses; each app has its own part."""

from django.contrib import admin
from django.urls import include, path
from django.views.i18n import set_language

from mp2site.views import healthz

urlpatterns = [
    path("healthz", healthz, name="healthz"),
    path("language/", set_language, name="set_language"),
    path("accounts/", include("allauth.urls")),
    path("me/", include("accounts.urls")),
    path("api/", include("games.api.urls")),
    path("admin/", admin.site.urls),
    path("", include("notifications.urls")),
    path("", include("games.urls")),
]
