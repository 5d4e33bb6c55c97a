"""Content packs: component data of one's own, checked against a game's schema, each fault with line, item and field.

A pack is a TOML file.  `game` names its game; `replace` lists the lists of entries that it gives in full; all else is
laid over the game's own content (see kernel.content.merged).  A game's schema is a msgspec Struct with a field for
each table and list of entries; it says nothing of provenance, which every entry may have.
"""
from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, Final, final

import msgspec.inspect as shapes

from gateleg.kernel.content import PROVENANCE, PROVENANCE_FIELDS, REPLACE, read_text
from gateleg.kernel.errors import InputError

GAME: Final = "game"
MOST_NUMBER: Final = 1_000_000  # that rules may have to count with: also where a schema sets no bound
LONG_STRING: Final = re.compile(r'"""(?:[^\\]|\\.)*?"""|\'\'\'.*?\'\'\'', re.DOTALL)
HEADER: Final = re.compile(r'^[ \t]*(\[\[?)[ \t]*([^\[\]#]+?)[ \t]*\]')
KEY: Final = re.compile(r'^[ \t]*"?([\w-]+)"?[ \t]*[.=]')
ID: Final = re.compile(r"[a-z0-9]+(-+[a-z0-9]+)*")  # ids are words of logs, scenarios and addresses


@final
class Fault:
    """One thing wrong in a pack.

    name   of the table or list of entries;   id   of the entry, None in a table
    field  path within it, "" for all of it;   expected   what should stand there
    number of the entry in the pack, -1 if it is not known or not there;   line   in the file, 0 if it is not known
    """

    def __init__(self, name: str, id: str | None, field: str, expected: str, number: int = -1) -> None:
        self.name = name
        self.id = id
        self.field = field
        self.expected = expected
        self.number = number
        self.line = 0

    @property
    def item(self) -> str:
        return self.name if self.id is None else f"{self.name} {self.id}"

    @property
    def path(self) -> str:
        return f"{self.item}.{self.field}" if self.field else self.item


@final
class Pack:
    """A pack as read from a file: its game if it names one, its tables, and its text to find lines in."""

    def __init__(self, game: str | None, content: dict[str, Any], text: str) -> None:
        self.game = game
        self.content = content
        self.text = text


def read_pack(path: Path) -> Pack:
    """Read a pack; what is in it is not checked yet.  InputError for a file that cannot be read."""
    return parse_pack(read_text(path), str(path))


def parse_pack(text: str, path: str) -> Pack:
    """A pack from its text; `path` names it in errors.  InputError for a text that cannot be read."""
    try:
        content = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also a number of more digits than Python reads
        raise InputError(path, f"TOML ({error})") from error
    game = content.pop(GAME, None)
    if game is not None and type(game) is not str:
        raise InputError(f"{path}: {GAME}", f"the name of a game, not {game!r}")
    return Pack(game, content, text)


def bundled_packs(folder: Path) -> dict[str, Path]:
    """The packs that come with a game, by name; `folder` is the game's."""
    return {path.stem: path for path in sorted((folder / "packs").glob("*.toml"))}


# -- faults ------------------------------------------------------------------------------------------------------------
def shape_faults(own: dict[str, Any], schema: Any, pack: dict[str, Any]) -> list[Fault]:
    """What in a pack is not as the schema says, in the pack's order; `own` is the game's content."""
    faults: list[Fault] = []
    shape: Any = shapes.type_info(schema) if schema is not None else None
    fields = {field.encode_name: field for field in shape.fields} if shape is not None else {}
    lists = [name for name in fields if isinstance(fields[name].type, shapes.ListType)]
    replace = pack.get(REPLACE, [])
    if not isinstance(replace, list) or any(name not in lists for name in replace):
        faults.append(Fault(REPLACE, None, "", f"a list of some of {', '.join(sorted(lists))}, not {replace!r}"))
        replace = []
    for name, value in pack.items():
        if name == REPLACE:
            continue
        if name not in fields:
            known = sorted([*fields, GAME, REPLACE])
            faults.append(Fault("content", None, name, f"one of {', '.join(known)}"))
        elif name in lists:
            base = [] if name in replace else [entry["id"] for entry in own[name]]
            check_entries(name, fields[name].type.item_type, value, base, faults)
        elif not isinstance(value, dict):
            faults.append(Fault(name, None, "", f"a table, not {value!r}"))
        else:
            check_entry(Found(name, None, -1, faults), fields[name].type, value, True)
    for name in replace:
        if name not in pack:
            faults.append(Fault(REPLACE, None, "", f"lists that the pack gives; {name} is missing"))
    return faults


@final
class Found:
    """Collects the faults of one table or entry."""

    def __init__(self, name: str, id: str | None, number: int, faults: list[Fault]) -> None:
        self.name = name
        self.id = id
        self.number = number
        self.faults = faults

    def fault(self, field: str, expected: str) -> None:
        self.faults.append(Fault(self.name, self.id, field, expected, self.number))


def check_entries(name: str, shape: Any, value: object, base: list[str], faults: list[Fault]) -> None:
    """The entries of a list: each has an id of its own; what is new is complete."""
    if not isinstance(value, list):
        faults.append(Fault(name, None, "", f"a list of entries, [[{name}]], not {value!r}"))
        return
    seen: list[str] = []
    for number, entry in enumerate(value):
        if not isinstance(entry, dict) or type(entry.get("id")) is not str or not entry["id"]:
            faults.append(Fault(name, None, "id" if isinstance(entry, dict) else "", "an entry with an id", number))
            continue
        id = str(entry["id"])
        found = Found(name, id, number, faults)
        if id in seen:
            found.fault("id", "an id that is given once")
        if ID.fullmatch(id) is None:
            found.fault("id", "lower-case letters and digits, with hyphens between them")
        seen.append(id)
        check_entry(found, shape, entry, id in base)


def check_entry(found: Found, shape: Any, entry: dict[str, Any], known: bool) -> None:
    """One entry or table; `known` if what it leaves out is in the game's content."""
    fields = {field.encode_name: field for field in shape.fields}
    for name, value in entry.items():
        if name == "tags":
            check_tags(found, value, list(fields))
        elif name == "tag":
            if value not in PROVENANCE:
                found.fault("tag", f"one of {', '.join(PROVENANCE)}, not {value!r}")
        elif name in PROVENANCE_FIELDS:
            if type(value) is not str:
                found.fault(name, f"text, not {value!r}")
        elif name not in fields:
            found.fault(name, f"one of {', '.join(sorted([*fields, *PROVENANCE_FIELDS]))}")
        else:
            check_value(found, name, fields[name].type, value)
    for name, field in fields.items():
        if name not in entry and not known and field.required:
            found.fault(name, "a value")


def check_tags(found: Found, tags: object, fields: list[str]) -> None:
    """Provenance by field."""
    if not isinstance(tags, dict):
        found.fault("tags", f"a table, not {tags!r}")
        return
    for name, word in tags.items():
        if name not in fields:
            found.fault(f"tags.{name}", f"one of {', '.join(sorted(fields))}")
        elif word not in PROVENANCE:
            found.fault(f"tags.{name}", f"one of {', '.join(PROVENANCE)}, not {word!r}")


def check_value(found: Found, at: str, shape: Any, value: Any) -> None:
    """A value of any shape."""
    if isinstance(shape, shapes.UnionType):
        check_union(found, at, shape, value)
    elif isinstance(shape, shapes.StructType):
        check_struct(found, at, shape, value)
    elif isinstance(shape, shapes.ListType):
        check_list(found, at, shape, value)
    elif isinstance(shape, shapes.LiteralType):
        if value not in shape.values:
            found.fault(at, f"one of {', '.join(str(word) for word in shape.values)}, not {value!r}")
    elif isinstance(shape, shapes.DictType):
        if not isinstance(value, dict):
            found.fault(at, f"a table, not {value!r}")
        else:
            for key, item in value.items():
                check_value(found, f"{at}.{key}", shape.value_type, item)
    elif not fits(shape, value):
        found.fault(at, f"{described(shape)}, not {value!r}")


def fits(shape: Any, value: Any) -> bool:
    """Whether a value without parts is of a shape."""
    if isinstance(shape, shapes.IntType):
        in_range = type(value) is int and abs(value) <= MOST_NUMBER and (shape.ge is None or value >= shape.ge)
        return in_range and (shape.le is None or value <= shape.le)
    if isinstance(shape, shapes.BoolType):
        return type(value) is bool
    if isinstance(shape, shapes.StrType):
        return type(value) is str and len(value) >= (shape.min_length or 0)
    if isinstance(shape, shapes.AnyType):
        return True
    raise TypeError(f"a schema may not have {shape!r}")


def described(shape: Any) -> str:
    """What a value of a shape is."""
    if isinstance(shape, shapes.IntType):
        if shape.ge is not None and shape.le is not None:
            return f"a whole number from {shape.ge} to {shape.le}"
        return "a whole number" if shape.ge is None else f"a whole number from {shape.ge} on"
    if isinstance(shape, shapes.BoolType):
        return "true or false"
    if isinstance(shape, shapes.ListType):
        return "a list"
    if isinstance(shape, shapes.StructType | shapes.DictType):
        return "a table"
    if isinstance(shape, shapes.LiteralType):
        return f"one of {', '.join(str(word) for word in shape.values)}"
    return "text"


def check_list(found: Found, at: str, shape: Any, value: Any) -> None:
    low = shape.min_length or 0
    high = shape.max_length
    if not isinstance(value, list):
        found.fault(at, f"a list, not {value!r}")
    elif len(value) < low or (high is not None and len(value) > high):
        size = f"{low}" if low == high else f"at least {low}" if high is None else f"{low} to {high}"
        found.fault(at, f"a list of {size}, not of {len(value)}")
    else:
        for n, item in enumerate(value):
            check_value(found, f"{at}[{n}]", shape.item_type, item)


def check_struct(found: Found, at: str, shape: Any, value: Any) -> None:
    if not isinstance(value, dict):
        found.fault(at, f"a table, not {value!r}")
        return
    fields = {field.encode_name: field for field in shape.fields}
    for name, item in value.items():
        if name in fields:
            check_value(found, f"{at}.{name}", fields[name].type, item)
        elif name != shape.tag_field:
            known = [*([shape.tag_field] if shape.tag_field else []), *fields]
            found.fault(f"{at}.{name}", f"one of {', '.join(known)}" if known else "nothing here")
    for name, field in fields.items():
        if field.required and name not in value:
            found.fault(f"{at}.{name}", described(field.type))


def check_union(found: Found, at: str, shape: Any, value: Any) -> None:
    """One of several shapes: tables are told apart by their tag, other values by their kind."""
    tagged = [one for one in shape.types if isinstance(one, shapes.StructType) and one.tag_field]
    if tagged and isinstance(value, dict):
        field = tagged[0].tag_field
        chosen = [one for one in tagged if one.tag == value.get(field)]
        if chosen:
            check_struct(found, at, chosen[0], value)
        else:
            tags = ", ".join(str(one.tag) for one in tagged)
            found.fault(f"{at}.{field}", f"one of {tags}" + (f", not {value[field]!r}" if field in value else ""))
        return
    for one in shape.types:
        if isinstance(one, shapes.ListType) if isinstance(value, list) else not isinstance(one, shapes.ListType):
            if not isinstance(one, shapes.StructType | shapes.NoneType):
                check_value(found, at, one, value)
                return
    found.fault(at, f"{' or '.join(described(one) for one in shape.types)}, not {value!r}")


# -- lines -------------------------------------------------------------------------------------------------------------
def set_lines(faults: list[Fault], pack: Pack) -> None:
    """Give each fault the line in the pack's file: of the field, else of its entry."""
    lines = LONG_STRING.sub(lambda text: '""' + "\n" * text[0].count("\n"), pack.text).split("\n")
    for fault in faults:
        entries = pack.content.get(fault.name)
        if fault.number < 0 and fault.id is not None and isinstance(entries, list):
            ids = [entry["id"] for entry in entries]
            fault.number = ids.index(fault.id) if fault.id in ids else -1
        in_content = fault.name == "content"
        name = fault.field if in_content else fault.name
        fault.line = line_of(lines, name, fault.number, "" if in_content else re.split(r"[.\[]", fault.field)[0])


def line_of(lines: list[str], name: str, number: int, field: str) -> int:
    """The line of a field of the n-th entry of a list, or of a table (number -1); that of its header without it."""
    inside = False
    count = -1
    begin = 0
    for n, line in enumerate(lines, 1):
        header = HEADER.match(line)
        if header is not None:
            path = [part.strip().strip('"') for part in header[2].split(".")]
            if len(path) == 1 or path[0] != name:
                count += path[0] == name and header[1] == "[["
                inside = path[0] == name and (number < 0 or count == number)
                if inside and begin == 0:
                    begin = n
            elif inside and path[1] == field:
                return n
        else:
            key = KEY.match(line)
            if key is not None and inside and key[1] == field:
                return n
            if key is not None and count < 0 and key[1] == name and begin == 0:
                begin = n
    return begin
