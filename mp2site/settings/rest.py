"""Settings of the REST API. Its views are in `games.api` and in the features' packages."""

from __future__ import annotations

from typing import Any

from mp2site.settings import env

REST_FRAMEWORK: dict[str, Any] = {
    "DEFAULT_AUTHENTICATION_CLASSES": [
        "games.api.auth.TokenAuth",
        "rest_framework.authentication.SessionAuthentication",
    ],
    "DEFAULT_PERMISSION_CLASSES": ["rest_framework.permissions.IsAuthenticatedOrReadOnly"],
    "DEFAULT_RENDERER_CLASSES": ["games.api.media.JsonRenderer"],
    "DEFAULT_PARSER_CLASSES": ["games.api.media.JsonParser"],
    "DEFAULT_CONTENT_NEGOTIATION_CLASS": "games.api.media.OnlyJson",
    "DEFAULT_METADATA_CLASS": None,
    "DEFAULT_SCHEMA_CLASS": "games.api.openapi.OperationSchema",
    "EXCEPTION_HANDLER": "games.api.problems.handle",
    "TEST_REQUEST_DEFAULT_FORMAT": "json",
    # The number of proxies in front of us: an anonymous caller's address is the one that the
    # outermost proxy saw. 0: X-Forwarded-For is ignored.
    "NUM_PROXIES": env.number("PROXIES", 0),
}

# The middleware for REST calls (mp2site/wsgi.py). DRF checks CSRF tokens itself.
API_MIDDLEWARE = [
    "mp2site.web.middleware.RequestMiddleware",
    "mp2site.infra.lock_timeouts.PatienceMiddleware",
    "django.middleware.security.SecurityMiddleware",
    "games.api.polls.PollMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.locale.LocaleMiddleware",
    "django.middleware.common.CommonMiddleware",
    "mp2site.web.middleware.BodyMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "mp2site.web.middleware.PersonMiddleware",
    "mp2site.web.middleware.PersonalMiddleware",
    "mp2site.infra.replicas.WritesMiddleware",
    "mp2site.web.once.OnceMiddleware",
]

# Requests a minute; 0 means no limit.
API_RATES = {
    "person": env.number("API_RATE_PERSON", 1200),
    "anonymous": env.number("API_RATE_ANONYMOUS", 240),
    "validate": env.number("API_RATE_VALIDATE", 120),
}
API_BODY_BYTES = 128 * 1024

SPECTACULAR_SETTINGS: dict[str, Any] = {
    "TITLE": "Caravanserai",
    "DESCRIPTION": (
        "Long board games of the trade routes, played online over days.\n\n"
        "To play a turn: create a token on the page `/me/tokens/` and send it with every request "
        "as `Authorization: Token …`. `GET /api/me/turns/` lists the tables where you must choose. "
        "`GET /api/tables/{id}/` shows a table; its `decisions` hold everything that you can "
        "choose now. Send a decision's `id` and the `key` of one of its choices to "
        "`POST /api/tables/{id}/choices/`, and repeat with the `decisions` of the answer until "
        "there are none.\n\n"
        "Texts are message ids with parameters; `render=1` adds the sentences in your language. "
        "Errors are `application/problem+json` with a `code`.\n\n"
        "If the answer to a POST may be lost, send it with a header `Idempotency-Key`, such as a "
        "UUID. For a day you can send the same request again: it is carried out once, and "
        "answered as the first time. The same key with another request is refused (422 "
        "`key-reused`)."
    ),
    "VERSION": "1",
    "OAS_VERSION": "3.1.0",
    "SERVE_INCLUDE_SCHEMA": False,
    "SCHEMA_PATH_PREFIX": "/api/",
    "COMPONENT_SPLIT_REQUEST": True,
    # Our descriptions already explain the values; drf-spectacular would only repeat them.
    "ENUM_GENERATE_CHOICE_DESCRIPTION": False,
    "POSTPROCESSING_HOOKS": [
        "drf_spectacular.hooks.postprocess_schema_enums",
        "games.api.openapi.with_addresses",
    ],
    "ENUM_NAME_OVERRIDES": {
        "TableStatus": "games.models.Status",
        "Visibility": "games.models.Visibility",
        "MoveBy": "games.models.Move.By",
        "PaceEnum": "games.paces.NAMES",
        "SeekPaceEnum": "games.seeks.services.PACES",
        "SeasonPaceEnum": "games.services.organizing.PACES",
        "SeasonPhase": "games.seasons.models.Season.Phase",
        "ReviewState": "games.coach.selectors.STATES",
        "CupPhase": "games.cups.models.Cup.Phase",
        "StandIn": "games.models.StandIn",
        "Strength": "games.models.STRENGTHS",
    },
    "SWAGGER_UI_DIST": "SIDECAR",
    "SWAGGER_UI_FAVICON_HREF": "SIDECAR",
}
