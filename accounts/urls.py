"""URLs of a person's own pages."""

from django.urls import path

from accounts.views import (
    blocks,
    confirming,
    data,
    feed,
    security,
    settings,
    suspended,
    times,
    tokens,
)

app_name = "accounts"
urlpatterns = [
    path("settings/", settings.settings, name="settings"),
    path("time/", times.times, name="times"),
    path("vacation/", times.vacation, name="vacation"),
    path("vacation/<int:number>/end/", times.vacation_end, name="vacation-end"),
    path("vacation/auto/", times.vacation_auto, name="vacation-auto"),
    path("tokens/", tokens.tokens, name="tokens"),
    path("tokens/program/", tokens.mark, name="program-mark"),
    path("tokens/<int:number>/withdraw/", tokens.withdraw, name="token-withdraw"),
    path("blocks/", blocks.blocks, name="blocks"),
    path("reports/", blocks.report, name="report"),
    path("blocks/<int:number>/withdraw/", blocks.withdraw, name="block-withdraw"),
    path("data/", data.data, name="data"),
    path("data/download/", data.download, name="data-download"),
    path("close/", data.close, name="close"),
    path("suspended/", suspended.suspended, name="suspended"),
    path("confirm/", confirming.confirm, name="confirm"),
    path("calendar/", feed.feed, name="feed"),
    path("security/", security.security, name="security"),
    path("security/sign-out/", security.sign_out_others, name="sign-out-others"),
]
