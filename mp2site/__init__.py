"""The project: settings from the environment, URLs, WSGI, Celery, messages."""

from mp2site.celery import app as celery_app

__all__ = ["celery_app"]
