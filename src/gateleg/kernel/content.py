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
REPLACE: Final = "replace"  # in a pack: the lists of entries that it gives in full


def read_toml(path: Path) -> dict[str, Any]:
    """A TOML file as tables.  InputError with the file's name and the line at fault."""
    try:
        return tomllib.loads(read_text(path))
    except (ValueError, RecursionError) as error:
        raise InputError(str(path), f"TOML ({error})") from error


def read_text(path: Path) -> str:
    """A text file.  InputError with its name."""
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise InputError(str(path), f"a file that can be read ({error.strerror})") from error
    except UnicodeDecodeError as error:
        raise InputError(str(path), f"UTF-8 text (byte {error.start})") from error


def read_json(path: Path) -> Any:
    """A JSON file.  InputError with its name, and the line at fault."""
    try:
        return json.loads(read_text(path))
    except json.JSONDecodeError as error:
        raise InputError(str(path), f"JSON ({error.msg} in line {error.lineno})") from error
    except (ValueError, RecursionError) as error:  # a number of too many digits, brackets in brackets without end
        raise InputError(str(path), f"JSON ({error})") from error


def read_folder(folder: Path) -> dict[str, Any]:
    """All content files of a game as one table: lists of entries of several files are joined, each other name stands
    in one file only."""
    content: dict[str, Any] = {}
    for path in sorted(folder.glob("*.toml")):
        for name, value in read_toml(path).items():
            key = name if name != "totals" else f"{path.stem}_totals"
            if isinstance(value, list) and key in content:
                content[key] = content[key] + value
            else:
                content.setdefault(key, value)
    return content


def merged(content: dict[str, Any], pack: dict[str, Any]) -> dict[str, Any]:
    """Lay a pack, checked (see kernel.pack), over content: tables by field, lists of entries by `id`, new entries
    behind.  Lists that the pack's `replace` names are the pack's alone.  Neither is changed.
    """
    result = {name: list(value) if isinstance(value, list) else value for name, value in content.items()}
    replace = pack.get(REPLACE, [])
    for name, value in pack.items():
        if name == REPLACE:
            continue
        if isinstance(value, dict):
            result[name] = overlaid(content[name], value)
        elif name in replace:
            result[name] = [dict(entry) for entry in value]
        else:
            entries = {entry["id"]: entry for entry in content[name]}
            for entry in value:
                id = entry["id"]
                entries[id] = overlaid(entries[id], entry) if id in entries else dict(entry)
            result[name] = list(entries.values())
    return result


def overlaid(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    """An entry with fields replaced.  What the new fields do not say of their provenance is not known: the old words
    were about other values."""
    fields = {field: value for field, value in new.items() if field not in PROVENANCE_FIELDS}
    tags = {**old.get("tags", {}), **{field: provenance(new, field) for field in fields if field != "id"}}
    return {**old, **fields, "tags": tags}


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
