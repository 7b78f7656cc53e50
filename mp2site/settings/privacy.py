"""Retention periods of personal data, which the privacy page shows, too."""

from __future__ import annotations

from mp2site.settings import env

# The retention periods in days. The sweep deletes older data once a day
# (games/services/retention.py).
KEEP_DAYS = {
    # The content of messages sent by mail or webhook; the notices still record that they were sent.
    "messages": env.number("KEEP_MESSAGES_DAYS", 30, least=1),
    # Mails of the embedded mode's mailbox page.
    "mailbox": env.number("KEEP_MAILBOX_DAYS", 30, least=1),
    # A person's notices with their times and outcomes, and the outcomes of plans.
    "notices": env.number("KEEP_NOTICES_DAYS", 365, least=1),
    # The time when a person last looked at a table.
    "presence": env.number("KEEP_PRESENCE_DAYS", 30, least=1),
    # Past vacations. The allowance depends on the vacations of this year and the last year.
    "vacations": env.number("KEEP_VACATIONS_DAYS", 800, least=740),
    # The admin's log of changes.
    "admin": env.number("KEEP_ADMIN_LOG_DAYS", 365, least=1),
    # The audit log of the staff's actions.
    "audit": env.number("KEEP_AUDIT_DAYS", 1095, least=1),
    # Logs of the proxy and the site. The machine deletes them (logrotate, journald;
    # deploy/README.md); the privacy page shows this period.
    "logs": env.number("KEEP_SERVER_LOGS_DAYS", 14, least=1),
}

# The operator's name and address for the privacy page; "\n" begins a new line.
SITE_IMPRINT = env.text("SITE_IMPRINT", "").replace("\\n", "\n")

# Seconds between two downloads of a person's data.
EXPORT_REST_SECONDS = env.number("EXPORT_REST_SECONDS", 600, least=0)
