"""The web's door: `granian --interface wsgi mp2site.wsgi:application`."""

import os

from django.core.wsgi import get_wsgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "mp2site.settings.dev")

application = get_wsgi_application()
