"""The Celery application. It carries "wake up now" and nothing else: the database is the truth."""

import os

from celery import Celery

from mp2site import spool

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "mp2site.settings.dev")

spool.register()
app = Celery("caravanserai")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()
