"""`make sbom`: write `sbom.json`, the bill of materials of the running site, in CycloneDX's JSON.

The file lists the packages of `requirements.lock` that apply to this machine, with licences and
dependencies.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Collection, Iterator, Mapping
from importlib.metadata import PackageMetadata, metadata, requires
from pathlib import Path
from typing import Final

from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.model.license import LicenseExpression
from cyclonedx.output import make_outputter
from cyclonedx.schema import OutputFormat, SchemaVersion
from packageurl import PackageURL
from packaging.markers import Marker
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT: Final = Path(__file__).resolve().parent.parent
LOCK: Final = ROOT / "requirements.lock"
PAGE: Final = ROOT / "docs" / "dependencies.md"
SBOM: Final = ROOT / "sbom.json"
PIN: Final = re.compile(
    r"^(?P<name>[\w.-]+)(?:\[[^]]*\])?==(?P<version>[^ ;\\]+)(?: ; (?P<marker>[^\\]+?))? ?\\?$",
    re.MULTILINE,
)
ROW: Final = re.compile(r"^\| `([\w.-]+)(?:\[[^]]*\])?` \| ([^|]+) \|", re.MULTILINE)
OURS: Final = "AGPL-3.0-or-later"
MAX_EXPRESSION: Final = 100
"""The greatest length of a licence's name. Some packages give the licence's whole text as its name."""
licences: Final = LicenseFactory()


def main() -> int:
    """Write the file and print the number of its packages."""
    bom = bill()
    made = make_outputter(bom, OutputFormat.JSON, SchemaVersion.V1_6)
    made.output_to_file(str(SBOM), allow_overwrite=True, indent=1)
    print(f"{SBOM.name}: {len(bom.components)} packages")
    return 0


def bill() -> Bom:
    """Return the bill of materials."""
    parts = {component.name: component for component in map(_component, pins())}
    bom = Bom(components=parts.values())
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    bom.metadata.component = site = Component(
        type=ComponentType.APPLICATION,
        name=project["name"],
        version=project["version"],
        bom_ref=project["name"],
        licenses=[licences.make_from_string(OURS)],
    )
    wanted = [Requirement(line) for line in project["dependencies"]]
    extras = {canonicalize_name(found.name): found.extras for found in wanted}
    bom.register_dependency(site, [parts[name] for name in extras])
    for name, part in parts.items():
        bom.register_dependency(
            part, [parts[need] for need in needs(name, extras) if need in parts]
        )
    return bom


def needs(name: str, extras: Mapping[str, Collection[str]]) -> set[str]:
    """Return the names of the packages that a package with these extras needs on this machine."""
    wanted = [Requirement(line) for line in requires(name) or ()]
    given = ["", *extras.get(name, ())]
    return {
        canonicalize_name(found.name)
        for found in wanted
        if not found.marker or any(found.marker.evaluate({"extra": extra}) for extra in given)
    }


def pins() -> Iterator[re.Match[str]]:
    """Yield the pinned packages of the lock file that apply to this machine."""
    for found in PIN.finditer(LOCK.read_text()):
        if found["marker"] is None or Marker(found["marker"]).evaluate():
            yield found


def _component(pin: re.Match[str]) -> Component:
    name, version = canonicalize_name(pin["name"]), pin["version"]
    return Component(
        type=ComponentType.LIBRARY,
        name=name,
        version=version,
        bom_ref=f"{name}@{version}",
        purl=PackageURL("pypi", name=name, version=version),
        licenses=[licences.make_from_string(licence_of(name))],
    )


def licence_of(name: str) -> str:
    """Return a package's licence from the credits page or else from its metadata."""
    known = {canonicalize_name(found): said for found, said in ROW.findall(PAGE.read_text())}
    return known.get(name) or licence_in(metadata(name))


def licence_in(said: PackageMetadata) -> str:
    """Return the licence in a package's metadata: an SPDX expression, or else another text."""
    lines = [str(line) for line in said.get_all("Classifier", [])]
    classes = [line.split(" :: ")[-1] for line in lines if line.startswith("License :: ")]
    words = " / ".join(classes)
    found = [str(said.get(field) or "") for field in ("License-Expression", "License")]
    return next(filter(is_spdx, found), "") or words or found[-1]


def is_spdx(words: str) -> bool:
    """Return whether a text is a single SPDX identifier or an SPDX expression."""
    if not words or len(words) > MAX_EXPRESSION:
        return False
    made = licences.make_from_string(words)
    return isinstance(made, LicenseExpression) or bool(made.id)


if __name__ == "__main__":
    sys.exit(main())
