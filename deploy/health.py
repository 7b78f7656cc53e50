"""Ask a running house whether its clocks run: 0 when somebody has swept lately, 1 when not.

With `worker`: 0 when a worker has heard its queue lately, whoever else may sweep.

For health checks of containers and timers. The standard library alone, so that it starts at once:
`deploy/health.py [http://web:8000 [worker]]`. The name that the house answers to comes from `SITE_URL`.
"""

import os
import sys
import urllib.error
import urllib.request
from urllib.parse import urlsplit


def asked(where: str, heart: str = "sweep") -> tuple[bool, str]:
    """Tell whether all is well there, and what was said."""
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
