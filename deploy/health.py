"""Check that a running site's clocks run: exit with 0 if a sweep ran recently, otherwise with 1.

With `worker`, check instead that a worker has recently taken a task from its queue, regardless of
the process that sweeps.

Health checks of containers and timers run `deploy/health.py [http://web:8000 [worker]]`. The script
uses only the standard library, so that it starts fast. `SITE_URL` provides the name for the Host
header.
"""

import os
import sys
import urllib.error
import urllib.request
from urllib.parse import urlsplit


def asked(where: str, heart: str = "sweep") -> tuple[bool, str]:
    """Return whether the site is healthy, and its response's text."""
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
