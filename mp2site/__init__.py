"""The project: settings read from the environment, URLs, WSGI, Celery, words."""

from mp2site.celery import app as celery_app

__all__ = ["celery_app"]
