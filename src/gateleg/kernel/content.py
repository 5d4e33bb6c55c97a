"""Component data: TOML files with provenance, and packs of one's own merged over them.

An entry's provenance is `tag` (of the entry), `tags.FIELD` (of its fields) and `basis`; the words are confirmed,
inferred and invented.  They are never values.
"""
from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any, Final

from gateleg.kernel.errors import InputError

PROVENANCE: Final = ["confirmed", "inferred", "invented"]
PROVENANCE_FIELDS: Final = ["tag", "tags", "basis", "source"]


def read_toml(path: Path) -> dict[str, Any]:
    """A TOML file as tables.  InputError with the file's name and the line at fault."""
    try:
        with path.open("rb") as file:
            return tomllib.load(file)
    except OSError as error:
        raise InputError(str(path), f"a file that can be read ({error.strerror})") from error
    except tomllib.TOMLDecodeError as error:
        raise InputError(str(path), f"TOML ({error})") from error
    except UnicodeDecodeError as error:
        raise InputError(str(path), f"UTF-8 text (byte {error.start})") from error


def read_json(path: Path) -> Any:
    """A JSON file.  InputError with its name, and the line at fault."""
    try:
        return json.loads(path.read_text("utf-8"))
    except OSError as error:
        raise InputError(str(path), f"a file that can be read ({error.strerror})") from error
    except UnicodeDecodeError as error:
        raise InputError(str(path), f"UTF-8 text (byte {error.start})") from error
    except json.JSONDecodeError as error:
        raise InputError(str(path), f"JSON ({error.msg} in line {error.lineno})") from error


def read_folder(folder: Path) -> dict[str, Any]:
    """All content files of a game as one table; each top-level name stands in one file only."""
    content: dict[str, Any] = {}
    for path in sorted(folder.glob("*.toml")):
        for name, value in read_toml(path).items():
            content.setdefault(name, value) if name != "totals" else content.setdefault(f"{path.stem}_totals", value)
    return content


def merged(content: dict[str, Any], pack: dict[str, Any], at: str = "content") -> dict[str, Any]:
    """Lay a pack over content: tables by field, lists of entries by `id`, new entries behind.  Neither is changed.

    InputError for a name or field that the content does not know.
    """
    result = dict(content)
    for name, value in pack.items():
        if name not in content:
            raise InputError(f"{at}.{name}", f"one of {', '.join(sorted(content))}")
        old = content[name]
        if isinstance(old, dict):
            if not isinstance(value, dict):
                raise InputError(f"{at}.{name}", "a table")
            known = {*old, *PROVENANCE_FIELDS}
            for field in value:
                if field not in known:
                    raise InputError(f"{at}.{name}.{field}", f"one of {', '.join(sorted(known))}")
            result[name] = {**old, **value}
        elif isinstance(old, list) and old and isinstance(old[0], dict):
            result[name] = merged_entries(old, value, name)
        else:
            result[name] = value
    return result


def merged_entries(entries: list[Any], pack: object, name: str) -> list[Any]:
    """Entries of a pack replace fields of those with the same id, or come behind them."""
    if not isinstance(pack, list) or not all(isinstance(entry, dict) and "id" in entry for entry in pack):
        raise InputError(name, "a list of entries, each with an id")
    known = {field for entry in entries for field in entry} | set(PROVENANCE_FIELDS)
    result = {entry["id"]: entry for entry in entries}
    seen: set[str] = set()
    for entry in pack:
        item = f"{name} {entry['id']}"
        if entry["id"] in seen:
            raise InputError(f"{item}.id", "an id that is given once")
        seen.add(entry["id"])
        for field in entry:
            if field not in known:
                raise InputError(f"{item}.{field}", f"one of {', '.join(sorted(known))}")
        result[entry["id"]] = {**result.get(entry["id"], {}), **entry}
    return list(result.values())


def check_fields(at: str, entry: dict[str, Any], fields: dict[str, Any]) -> None:
    """InputError unless the entry has each of the fields, of the given type."""
    for field, kind in fields.items():
        if field not in entry:
            raise InputError(f"{at}.{field}", f"a value ({kind.__name__})")
        if type(entry[field]) is not kind:
            raise InputError(f"{at}.{field}", f"{kind.__name__}, not {entry[field]!r}")


def provenance(entry: dict[str, Any], field: str | None = None) -> str | None:
    """The word for a field of an entry, or for the entry; None if it has none."""
    tags = entry.get("tags", {})
    word = tags.get(field, entry.get("tag")) if field is not None else entry.get("tag")
    return str(word) if word is not None else None


def untagged(content: dict[str, Any]) -> list[str]:
    """Paths of all values without provenance, or with a word that is none."""
    paths: list[str] = []
    for name, value in content.items():
        entries = value if isinstance(value, list) else [value]
        for entry in entries:
            if not isinstance(entry, dict):
                paths.append(name)
                continue
            at = f"{name} {entry['id']}" if "id" in entry else name
            for field in entry:
                if field not in PROVENANCE_FIELDS and field != "id" and provenance(entry, field) not in PROVENANCE:
                    paths.append(f"{at}.{field}")
    return paths
