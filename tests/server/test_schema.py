"""What is generated from the wire types says what they say."""
from __future__ import annotations

import msgspec
import pytest

from gateleg.server import protocol, schema


def test_generated_files_are_up_to_date() -> None:
    assert schema.outdated() == [], "run python -m gateleg.server.schema"


def test_every_type_of_the_protocol_is_generated() -> None:
    text = schema.generated()[schema.TYPES_FILE]
    definitions = schema.json_schema()["$defs"]
    for kind in schema.structs_of(protocol):
        assert f"export interface {kind.__name__} {{" in text
        assert kind.__name__ in definitions
        assert kind.__doc__, kind


class Inner(msgspec.Struct):
    """Inside."""

    pair: tuple[int, str]
    many: tuple[float, ...]


class Outer(msgspec.Struct):
    """Outside.

    with two lines
    """

    inner: Inner | None
    table: dict[str, list[int | None]]


def test_typescript_of_every_shape() -> None:
    text = schema.typescript([Inner, Outer])
    assert "/** Inside. */" in text
    assert " * with two lines\n" in text
    assert "  pair: [number, string];\n  many: readonly number[];" in text
    assert "  inner: Inner | null;\n  table: Record<string, (number | null)[]>;" in text


class Odd(msgspec.Struct):
    """Odd."""

    odd: bytes


def test_a_type_that_has_no_typescript() -> None:
    with pytest.raises(TypeError, match="no TypeScript"):
        schema.typescript([Odd])
