"""The verification of a finished game's chance, as `docs/tables.md` describes it, over REST."""

from __future__ import annotations

import hashlib
import hmac
import random

import pytest

from accounts.models import User
from tests.api.conftest import Api
from tests.support.tables import open_table, play_on

pytestmark = pytest.mark.django_db


def test_a_finished_game_can_be_checked_by_a_stranger(three: list[User], stranger: User) -> None:
    ask, table = Api(stranger), open_table(three[0], 2)
    promised = ask.get(f"tables/{table.pk}/").json()["fairness"]
    assert (promised["secret"], promised["seed"]) == ("", "")
    assert Api(three[1]).post(f"tables/{table.pk}/join/", {"nonce": "my-word"}).status_code == 200
    play_on(table, random.Random(8))
    seen = ask.get(f"tables/{table.pk}/").json()
    fairness = seen["fairness"]
    assert fairness["commitment"] == promised["commitment"]
    assert fairness["nonces"][1] == "my-word"

    secret = bytes.fromhex(fairness["secret"])
    assert hashlib.sha256(secret).hexdigest() == fairness["commitment"]
    words = "\n".join(fairness["nonces"]).encode()
    assert hmac.digest(secret, words, "sha256").hex() == fairness["seed"]

    moves = ask.get(f"tables/{table.pk}/history/", limit=1000).json()["moves"]
    game = {
        "seats": seen["size"],
        "seed": fairness["seed"],
        "options": seen["options"],
        "edition": seen["edition"],
        "choices": [[move["place"], move["key"]] for move in moves],
    }
    again = ask.post(f"rules/{seen['title']}/validate/", game).json()
    assert again["legal"], again
    assert again["outcome"] == seen["outcome"]

    game["seed"] = "00" * 32
    assert not ask.post(f"rules/{seen['title']}/validate/", game).json()["legal"]
