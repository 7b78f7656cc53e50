"""Visitors for the benchmark: a reader of pages, and a crowd that tries passwords."""

from __future__ import annotations

import re
import threading
from collections import Counter
from http.client import HTTPConnection, HTTPException
from time import perf_counter
from typing import Final, Self
from urllib.parse import urlencode

LOGIN: Final = "/accounts/login/"
FORM: Final = "application/x-www-form-urlencoded"
TOKEN: Final = re.compile(r'name="csrfmiddlewaretoken" value="([^"]+)"')


class Visitor:
    """A minimal browser: one connection and its cookies."""

    def __init__(self, port: int) -> None:
        self.http = HTTPConnection("127.0.0.1", port, timeout=60)
        self.cookies: dict[str, str] = {}
        self.token = ""

    def get(self, path: str) -> float:
        """Fetch a page; return the seconds it took."""
        begun = perf_counter()
        status, body = self._ask("GET", path, "")
        taken = perf_counter() - begun
        if status != 200:
            raise RuntimeError(f"{path}: {status}")
        found = TOKEN.search(body)
        self.token = found.group(1) if found else self.token
        return taken

    def sign_in(self, name: str, password: str) -> int:
        """Submit the form; return the status."""
        data = {"login": name, "password": password, "csrfmiddlewaretoken": self.token}
        return self._ask("POST", LOGIN, urlencode(data))[0]

    def _ask(self, verb: str, path: str, body: str) -> tuple[int, str]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        self.http.request(verb, path, body, {"Cookie": cookies, "Content-Type": FORM})
        answer = self.http.getresponse()
        for name, value in answer.getheaders():
            if name.lower() == "set-cookie":
                key, _, rest = value.partition("=")
                self.cookies[key] = rest.split(";")[0]
        return answer.status, answer.read().decode()


class Crowd:
    """Threads that try wrong passwords. Each makes one attempt after the other."""

    def __init__(self, port: int, number: int) -> None:
        self.answers: Counter[int] = Counter()
        self.slowest = 0.0
        self._over = threading.Event()
        self._them = [threading.Thread(target=self._try, args=(port,)) for _ in range(number)]

    def __enter__(self) -> Self:
        for one in self._them:
            one.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        for one in self._them:
            one.join()

    def _try(self, port: int) -> None:
        visitor = Visitor(port)
        while not self._over.is_set():
            begun = perf_counter()
            try:
                if not visitor.token:
                    visitor.get(LOGIN)
                self.answers[visitor.sign_in("mara", "wrong")] += 1
            except (OSError, HTTPException, RuntimeError):
                self.answers[0] += 1
                visitor = Visitor(port)
            self.slowest = max(self.slowest, perf_counter() - begun)
