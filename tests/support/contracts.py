"""The import contracts of rules, boards and features: each lists the allowed imports."""

from __future__ import annotations

import sys
from typing import Any

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class RulesPurity(Contract):
    """The contract: kernel and titles are pure; the kernel imports no title, a title no other.

    The contract covers a new title's folder automatically. Packages in `shared` hold code of
    several titles: every title may use all of them, and each of them may use the earlier ones. The
    boards have the same contract; their `kernel` is the rules app, which all boards may use.
    """

    rules = fields.StringField()
    kernel = fields.StringField()
    shared = fields.ListField(subfield=fields.StringField(), required=False)
    exempt = fields.ListField(subfield=fields.StringField())
    third_party = fields.ListField(subfield=fields.StringField())
    banned = fields.ListField(subfield=fields.StringField())

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Check every import of every module below `rules`, except the exempt modules."""
        broken = [
            (module, imported)
            for module in sorted(self._pure_modules(graph))
            for imported in sorted(graph.find_modules_directly_imported_by(module))
            if not self._is_allowed(module, imported)
        ]
        return ContractCheck(kept=not broken, metadata={"broken": broken})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Print each import that is not allowed."""
        for module, imported in check.metadata["broken"]:
            output.print_error(f"{module} must not import {imported}")

    def _pure_modules(self, graph: ImportGraph) -> set[str]:
        below = graph.find_descendants(self.rules) | {self.rules}
        return {name for name in below if not any(_is_in(name, face) for face in self._exempt)}

    @property
    def _shared(self) -> list[Any]:
        return list(self.shared or ())

    @property
    def _exempt(self) -> list[Any]:
        return list(self.exempt)

    def _is_allowed(self, module: str, imported: str) -> bool:
        top = imported.split(".", 1)[0]
        if _is_in(str(self.rules), top):
            return self._is_allowed_inside(module, imported)
        if top in self.third_party:
            return True
        return top in sys.stdlib_module_names and top not in self.banned

    def _is_allowed_inside(self, module: str, imported: str) -> bool:
        """Return whether a module may import another.

        The registry may import all, a package itself and the kernel, a title also the shared
        packages.
        """
        if _is_in(imported, str(self.kernel)):
            return True
        if not _is_in(imported, str(self.rules)):
            return False
        package = self._package(module)
        if package is None:
            return not any(_is_in(imported, face) for face in self._exempt)
        return _is_in(imported, package) or self._may_share(package, imported)

    def _may_share(self, package: str, imported: str) -> bool:
        """Return whether a package may use a shared one.

        A title may use all, a shared package the earlier ones, the kernel none.
        """
        if package == str(self.kernel):
            return False
        place = self._shared.index(package) if package in self._shared else None
        return any(_is_in(imported, shared) for shared in self._shared[:place])

    def _package(self, module: str) -> str | None:
        """Return a module's title package, or None for the registry's modules."""
        depth = str(self.rules).count(".") + 2
        parts = module.split(".")
        name = ".".join(parts[:depth])
        return name if len(parts) >= depth and name not in self._registry else None

    @property
    def _registry(self) -> set[str]:
        return {f"{self.rules}.registry"}


class _OfFeatures(Contract):
    """A contract about features, which are the packages with a module ``feature``."""

    allowed = fields.ListField(subfield=fields.StringField(), required=False)
    """The allowed imports."""

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Find imports that `allowed` omits, and entries of `allowed` without an import."""
        features = {
            module.removesuffix(".feature") for module in graph.modules if _declares(module)
        }
        found = {
            self._said(module, imported, features): f"{module} -> {imported}"
            for module in graph.modules
            for imported in graph.find_modules_directly_imported_by(module)
        }
        found.pop("", None)
        allowed = set(self.allowed or ())
        broken = [text for said, text in found.items() if said not in allowed]
        unused = [f"{said} is allowed, but unused" for said in allowed - found.keys()]
        return ContractCheck(kept=not broken + unused, metadata={"broken": sorted(broken + unused)})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for text in check.metadata["broken"]:
            output.print_error(text)

    def _said(self, module: str, imported: str, features: set[str]) -> str:
        """Return an import in the form of `allowed`; empty if the contract permits it."""
        raise NotImplementedError


class Apart(_OfFeatures):
    """The contract: features don't import one another directly; `allowed` has pairs of packages.

    Unlike import-linter's independence, the contract permits imports of the same core module.
    """

    def _said(self, module: str, imported: str, features: set[str]) -> str:
        one, other = _feature_of(module, features), _feature_of(imported, features)
        return f"{one} -> {other}" if one and other and one != other else ""


class Unnamed(_OfFeatures):
    """The contract: the core names no feature; `allowed` has pairs of modules."""

    core = fields.ListField(subfield=fields.StringField())

    def _said(self, module: str, imported: str, features: set[str]) -> str:
        inside = any(_is_in(module, str(one)) for one in self.core)
        feature = _feature_of(imported, features)
        return f"{module} -> {imported}" if inside and feature else ""


def _declares(module: str) -> bool:
    return module.startswith("games.") and module.endswith(".feature") and module.count(".") == 2


def _feature_of(module: str, features: set[str]) -> str:
    """Return the feature that a module belongs to, or an empty string."""
    package = ".".join(module.split(".")[:2])
    return package if package in features else ""


def _is_in(module: str, package: str) -> bool:
    return module == package or module.startswith(f"{package}.")
