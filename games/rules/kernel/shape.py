"""msgspec structs for the shape of a data file, and sentences about the flaws of a file.

A field of a file's struct that holds a list of entries is an array of tables in TOML (`[[route]]`).
A field with a single entry is a table (`[setup]`). msgspec finds the flaws; this module makes
sentences of them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from difflib import get_close_matches
from functools import cache
from typing import Annotated, Any, ClassVar, get_args

import msgspec
from msgspec import Meta, inspect

from games.rules.kernel.languages import SOURCE

Id = Annotated[str, Meta(pattern=r"^[a-z0-9-]{1,40}\Z", description="up to 40 of a-z, 0-9 and -")]
"""An entry's id. Stored games and URLs contain ids, so an id never changes."""
Words = Annotated[str, Meta(max_length=200, pattern=r"\S", description="a text")]
Tongue = Annotated[str, Meta(pattern=r"^[a-z]{2,3}(-[a-z0-9]{2,8})?\Z")]
Name = Annotated[dict[Tongue, Words], Meta(description=f'{{ {SOURCE} = "…" }}')]
"""A name by language. Only the source language is required; it is the fallback for the others."""
Number = Annotated[int, Meta(ge=0, le=99)]
"""A number of pieces. The limit of 99 catches typing errors."""
Count = Annotated[int, Meta(ge=1, le=99)]
Pips = Annotated[int, Meta(ge=1, le=6)]

Hook = Callable[[Any, Any], Any]
"""A function that converts values for which msgspec has no type. It raises Misfit."""


class Misfit(ValueError):
    """A value of the wrong type or size.

    The message continues a sentence that begins with the field's name: ``is 3, …``.
    """


class Variant(msgspec.Struct, frozen=True):
    """The fields that entries of one kind must have and may have.

    Some fields get stricter types.
    """

    need: str = ""
    may: str = ""
    types: dict[str, Any] = {}


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An entry of a file. Its note fields say where its values come from.

    ``called_by`` is the field with the entry's readable name. ``variants`` has the fields of each
    ``kind`` of entry.
    """

    called_by: ClassVar[str] = "id"
    variants: ClassVar[dict[str, Variant]] = {}

    source: Words
    reconstructed: tuple[Words, ...] = ()
    disputed: Annotated[tuple[Words, ...], Meta(min_length=1)] = ()
    note: Words = ""


class Described(msgspec.Struct, frozen=True, kw_only=True):
    """An edition's optional description, for people who choose an edition."""

    about: Name | None = None


class File(Described, frozen=True, forbid_unknown_fields=True):
    """A data file: the edition's name, the title's slug, and the tables that a subclass defines."""

    edition: Id
    title: str


# -- descriptions of flaws -------------------------------------------------------------------------


def problems(data: Any, file: type[File], hook: Hook | None = None) -> Iterator[str]:
    """Yield the flaws of a file's tables and fields, each with the found and the expected value."""
    if not isinstance(data, dict):
        yield f"the file: {shown(data)} is no edition"
        return
    yield from (f"the file: {flaw}" for flaw in _flaws(data, file, hook))
    for table, kind, many in tables(file):
        if table in data:
            entries = _entries if many else _entry
            yield from entries(table, data[table], kind, hook)


def tables(file: type[File]) -> Iterator[tuple[str, type[Entry], bool]]:
    """Yield a file's tables: name, struct of an entry, and whether it has many entries."""
    for name, field in _fields(file).items():
        kind = (get_args(field.type) or (field.type,))[0]
        if isinstance(kind, type) and issubclass(kind, Entry):
            yield name, kind, kind is not field.type


def called(table: str, entry: Any, number: int, kind: type[Entry]) -> str:
    """Return the name of an entry for people: `route xian–oasis-gobi`, `place no. 4`."""
    name = entry.get(kind.called_by) if isinstance(entry, dict) else None
    name = "–".join(str(part) for part in name) if isinstance(name, list) else name
    return f"{table} {name}" if type(name) in {int, str} and name != "" else f"{table} no. {number}"


def _entries(table: str, entries: Any, kind: type[Entry], hook: Hook | None) -> Iterator[str]:
    if not isinstance(entries, list):
        yield f"{table}: is {shown(entries)}, expected entries, each under [[{table}]]"
        return
    for number, entry in enumerate(entries, 1):
        yield from _entry(called(table, entry, number, kind), entry, kind, hook)


def _entry(where: str, entry: Any, kind: type[Entry], hook: Hook | None) -> Iterator[str]:
    if not isinstance(entry, dict):
        yield f"{where}: is {shown(entry)}, expected fields and their values"
        return
    flaws = list(_flaws(entry, _variant(kind, str(entry.get("kind"))), hook)) or _notes(entry)
    yield from (f"{where}: {flaw}" for flaw in flaws)


@cache
def _variant(entry: type[Entry], kind: str) -> type[msgspec.Struct]:
    """Return an entry's struct with the fields of one kind."""
    if kind not in entry.variants:
        return entry
    own = entry.variants[kind]
    fields = _fields(entry)
    need = {*own.need.split(), *(name for name, field in fields.items() if field.required)}
    may = {*own.may.split(), *Entry.__struct_fields__} - need
    types = {name: own.types.get(name, field.type) for name, field in fields.items()}
    return msgspec.defstruct(
        entry.__name__,
        [(name, types[name]) for name in fields if name in need]
        + [(name, types[name], None) for name in fields if name in may],
        kw_only=True,
    )


def _notes(entry: dict[str, Any]) -> Iterator[str]:
    """Yield a flaw for each note on a field that the entry lacks.

    A note on ``rows.3`` belongs to an item of the field ``rows``.
    """
    for note in ("reconstructed", "disputed"):
        for noted in entry.get(note, []):
            if noted.partition(".")[0] not in entry:
                yield f"{note} names {noted!r}, but there is no such field"


@cache
def _fields(kind: type[msgspec.Struct]) -> dict[str, msgspec.structs.FieldInfo]:
    return {field.name: field for field in msgspec.structs.fields(kind)}


def _flaws(entry: dict[str, Any], kind: type[msgspec.Struct], hook: Hook | None) -> Iterator[str]:
    known = _fields(kind)
    apart = {table for table, _, _ in tables(kind)} if issubclass(kind, File) else set()
    yield from (
        f"{name} is missing"
        for name, field in known.items()
        if field.required and name not in entry
    )
    for name, value in entry.items():
        if name not in known:
            yield f"{name} is unknown, {_guess(name, known)}"
        elif name not in apart:
            try:
                read(value, known[name].type, hook)
                _check_names(value, known[name].type)
            except Misfit as misfit:
                yield f"{name} {misfit}"


def _check_names(value: Any, kind: Any) -> None:
    """Raise Misfit if a name lacks the source language."""
    if isinstance(value, dict) and Name in (kind, *get_args(kind)) and SOURCE not in value:
        raise Misfit(f"is {shown(value)}, expected {_expected(inspect.type_info(Name))}")


def _guess(name: str, known: Iterable[str]) -> str:
    meant = get_close_matches(str(name), known, 1)
    return f"perhaps {meant[0]} is meant" if meant else f"expected only: {', '.join(known)}"


def read(value: Any, kind: Any, hook: Hook | None = None) -> Any:
    """Convert a value from TOML to a type. Raises Misfit."""
    try:
        return msgspec.convert(value, kind, dec_hook=hook)
    except msgspec.ValidationError as error:
        raise Misfit(_said(error, value, inspect.type_info(kind))) from error


def _said(error: msgspec.ValidationError, value: Any, wanted: inspect.Type) -> str:
    message, _, place = str(error).partition(" - at `")
    within = []
    for field, number in re.findall(r"\.(\w+)|\[(\d+)\]", place):
        value, wanted = value[field or int(number)], _inner(wanted, field, number)
        within.append(field or f"entry {int(number) + 1}")
    where = f"is wrong: {', '.join(within)} " if within else ""
    if isinstance(error.__cause__, Misfit):
        return f"{where}{error.__cause__}"
    if lacking := re.fullmatch(r"Object missing required field `(\w+)`", message):
        return f"{where}lacks {lacking[1]}"
    if unknown := re.fullmatch(r"Object contains unknown field `(.+)`", message):
        return f"{where}has {unknown[1]}, which is unknown"
    return f"{where}is {shown(value)}, expected {_expected(wanted)}"


def _inner(wanted: inspect.Type, field: str, number: str) -> inspect.Type:
    """Return the type expected in a field or at an index of a list."""
    match wanted:
        case inspect.Metadata(type=inner) | inspect.UnionType(types=(inner, inspect.NoneType())):
            return _inner(inner, field, number)
        case inspect.StructType(fields=fields):
            return next(one.type for one in fields if one.name == field)
        case inspect.TupleType(item_types=types):
            return types[int(number)]
        case inspect.ListType(item_type=inner) | inspect.VarTupleType(item_type=inner):
            return inner
    return wanted


def _expected(wanted: inspect.Type) -> str:
    match wanted:
        case inspect.Metadata(extra_json_schema={"description": str(words)}):
            return words
        case inspect.Metadata(type=inner) | inspect.UnionType(types=(inner, inspect.NoneType())):
            return _expected(inner)
        case inspect.UnionType(types=types):
            return ", or ".join(_expected(one) for one in types)
    return _plain(wanted)


def _plain(wanted: inspect.Type) -> str:
    match wanted:
        case inspect.IntType(ge=least, le=most):
            return "a whole number" + (f" from {least} to {most}" if most is not None else "")
        case inspect.BoolType():
            return "true or false"
        case inspect.LiteralType(values=values):
            listed = ", ".join(str(value) for value in values)
            return f"one of: {listed}" if len(values) > 1 else repr(values[0])
        case inspect.ListType() | inspect.VarTupleType():
            least, most = wanted.min_length or 0, wanted.max_length
            return f"a list of {least if least == most else f'at least {least}'} entries"
        case inspect.DictType() | inspect.StructType():
            return "a table with fields and their values"
    return "a text" if isinstance(wanted, inspect.StrType) else "another value"


def shown(value: Any) -> str:
    """Return a value as text for a message, cut after 60 characters."""
    text = str(value).lower() if isinstance(value, bool) else repr(value)
    return text if len(text) <= 60 else f"{text[:57]}…"
