"""The rules app: a kernel, a package per title, and the registry that knows them."""

from games.rules.registry import Titles, UnknownTitle

try:  # BUILDING: remove the guard as soon as the first title stands
    from games.rules.yspahan import title as yspahan
except ImportError:
    titles = Titles()
else:
    titles = Titles(yspahan)

__all__ = ["UnknownTitle", "titles"]
