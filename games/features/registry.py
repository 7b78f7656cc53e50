"""The registry of features. The core loops over it and doesn't name any feature."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module

from games.features.sockets import Feature


class Features:
    """The features of this site, in the order of their registration."""

    def __init__(self) -> None:
        self._packages: list[str] = []
        self._loaded: dict[str, Feature] = {}

    def add(self, package: str) -> None:
        """Add the feature that a package declares in its module ``feature``.

        The module is imported when the features are listed for the first time. It can't be imported
        earlier, since it imports services and views, which list the features.
        """
        self._packages.append(package)

    def remove(self, package: str) -> None:
        """Remove a feature, for tests that add their own."""
        self._packages.remove(package)

    def __iter__(self) -> Iterator[Feature]:
        return (self._load(package) for package in self._packages)

    def _load(self, package: str) -> Feature:
        if package not in self._loaded:
            self._loaded[package] = import_module(f"{package}.feature").feature
        return self._loaded[package]
