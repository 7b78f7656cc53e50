"""The rules app: a kernel, a package per title, and the registry that knows them."""

from games.rules.registry import Titles, UnknownTitle
from games.rules.yspahan import title as yspahan

titles = Titles(yspahan)

__all__ = ["UnknownTitle", "titles"]
