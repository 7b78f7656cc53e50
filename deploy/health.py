"""Check that a site's clocks run: exit with 0 if a sweep ran recently, otherwise with 1.

With the argument `worker`, check instead whether a worker has recently taken a task from its queue.

Health checks of containers and timers run `deploy/health.py [http://web:8000 [worker]]`. The script
uses only the standard library, so it starts fast. `SITE_URL` has the host name for the header Host.
"""

import os
import sys
import urllib.error
import urllib.request
from urllib.parse import urlsplit


def asked(where: str, heart: str = "sweep") -> tuple[bool, str]:
    """Return whether the site is healthy, and the text of its response."""
    headers = {
        "Host": urlsplit(os.environ.get("SITE_URL", where)).netloc,
        "X-Forwarded-Proto": "https",
    }
    request = urllib.request.Request(f"{where}/healthz/clocks?of={heart}", headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=5) as answer:
            return True, answer.read().decode().strip()
    except urllib.error.HTTPError as error:
        return False, error.read().decode().strip()
    except OSError as error:
        return False, str(error)


if __name__ == "__main__":
    well, said = asked(*(sys.argv[1:] or ["http://127.0.0.1:8000"]))
    print(said)
    sys.exit(not well)
