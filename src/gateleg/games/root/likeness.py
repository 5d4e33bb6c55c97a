"""Whether a pack is like the content that it is laid over: factions bring tables of their own, so no schema lists all.

What a name or a count means is checked by whoever reads it; here only that there is such a table, that entries are
entries, and that each value is of a kind that the content has there.
"""
from __future__ import annotations

from typing import Any, Final

from gateleg.kernel.content import PROVENANCE_FIELDS, REPLACE
from gateleg.kernel.pack import Fault

MOST_NUMBER: Final = 100_000
KINDS: Final = {bool: "true or false", int: f"a whole number of at most {MOST_NUMBER}", float: "a number", str: "text",
                list: "a list", dict: "a table"}


def likeness_faults(content: dict[str, Any], pack: dict[str, Any]) -> list[Fault]:
    """What in a pack is not as in the content, in the pack's order."""
    lists = [name for name, value in content.items() if isinstance(value, list)]
    replace = pack.get(REPLACE, [])
    faults: list[Fault] = []
    if not isinstance(replace, list) or any(name not in lists or name not in pack for name in replace):
        faults.append(Fault(REPLACE, None, "", f"a list of lists that the pack gives, not {replace!r}"))
    for name, value in pack.items():
        if name == REPLACE:
            continue
        if name not in content:
            faults.append(Fault("content", None, name, f"one of {', '.join(sorted([*content, REPLACE]))}"))
        elif name in lists:
            faults += entry_faults(name, content[name], value)
        elif not isinstance(value, dict):
            faults.append(Fault(name, None, "", f"a table, not {value!r}"))
        else:
            faults += field_faults(Fault(name, None, "", ""), [content[name]], value)
    return faults


def entry_faults(name: str, own: list[dict[str, Any]], value: object) -> list[Fault]:
    if not isinstance(value, list):
        return [Fault(name, None, "", f"a list of entries, [[{name}]], not {value!r}")]
    faults: list[Fault] = []
    ids = {type(entry["id"]) for entry in own}
    for number, entry in enumerate(value):
        if not isinstance(entry, dict) or type(entry.get("id")) not in ids:
            faults.append(Fault(name, None, "id", "an entry with an id", number))
        else:
            faults += field_faults(Fault(name, str(entry["id"]), "", "", number), own, entry)
    return faults


def field_faults(at: Fault, own: list[dict[str, Any]], entry: dict[str, Any]) -> list[Fault]:
    """Of one table or entry; `at` says which."""
    faults = []
    for field, value in entry.items():
        if field == "tags":
            examples: list[Any] = [{"": ""}]
        elif field in PROVENANCE_FIELDS:
            examples = [""]
        else:
            examples = [other[field] for other in own if field in other]
        expected = unlike(value, examples)
        if expected:
            faults.append(Fault(at.name, at.id, field, f"{expected}, not {value!r}", at.number))
    return faults


def unlike(value: Any, examples: list[Any]) -> str:
    """What is expected in place of a value, or "" if it is of a kind with an example or there is none."""
    alike = [example for example in examples if type(example) is type(value)]
    if examples and not alike:
        return " or ".join(sorted({KINDS[type(example)] for example in examples}))
    if type(value) is int and abs(value) > MOST_NUMBER:
        return KINDS[int]
    if isinstance(value, list):
        items = [item for example in alike for item in example]
        return next((f"a list of {wrong}" for item in value if (wrong := unlike(item, items))), "")
    if isinstance(value, dict):
        values = [item for example in alike for item in example.values()]
        return next((f"a table of {wrong}" for item in value.values() if (wrong := unlike(item, values))), "")
    return "" if examples or type(value) in KINDS else "a value"
