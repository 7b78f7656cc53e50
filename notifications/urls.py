"""URLs of the pages about notices, of links in mails, and of the embedded mode's mailbox."""

from django.urls import path

from notifications.views import app, devices, ledger, links, mailbox, news, pictures, preferences

urlpatterns = [
    path("news/", news.news, name="news"),
    path("news/seen/", news.seen, name="news-seen"),
    path("notices/", ledger.ledger, name="notices"),
    path("notices/reach/", preferences.reach, name="notices-reach"),
    path("notices/tables/<slug:table_id>/", preferences.table, name="notices-table"),
    path("notices/webhook/", preferences.webhook, name="notices-webhook"),
    path("notices/webhook/change/", preferences.webhook_change, name="notices-webhook-change"),
    path("notices/devices/", devices.devices, name="notices-devices"),
    path("notices/devices/remove/", devices.remove, name="notices-device-remove"),
    path("worker.js", app.worker, name="worker"),
    path("offline/<slug:language>/", app.offline_page, name="offline"),
    path("notices/mails/", preferences.mails, name="notices-mails"),
    path("notices/address/", preferences.address_again, name="notices-address"),
    path("notices/p/<str:token>/", links.preferences, name="notices-prefs-by-link"),
    path("notices/stop/<str:token>/", links.stop, name="notices-stop"),
    path("tables/<slug:table_id>/picture.png", pictures.final_board, name="table-picture"),
    path(
        "tables/<slug:table_id>/history/<number:ply>/picture.png",
        pictures.moment,
        name="moment-picture",
    ),
    path("mailbox/", mailbox.mailbox, name="mailbox"),
    path("mailbox/<int:mail_id>/", mailbox.mail, name="mailbox-mail"),
    path("mailbox/<int:mail_id>/html/", mailbox.mail_html, name="mailbox-html"),
]
