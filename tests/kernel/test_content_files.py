"""Files that are not what they should be are named, whatever is in them."""
from __future__ import annotations

from pathlib import Path

import pytest

from gateleg.kernel.content import read_json, read_toml
from gateleg.kernel.errors import InputError
from gateleg.kernel.pack import parse_pack

ODD = ["{", "[" * 100_000, "9" * 5000, "\0", "x = = 1", "a = " + "9" * 5000, "a = " + "[" * 5000, "[[", '"']


@pytest.mark.parametrize("text", ODD)
def test_a_file_that_cannot_be_read_is_named(tmp_path: Path, text: str) -> None:
    file = tmp_path / "odd"
    file.write_text(text, "utf-8")
    for read in (read_json, read_toml):
        with pytest.raises(InputError) as error:
            read(file)
        assert error.value.path == str(file)
    with pytest.raises(InputError) as error:
        parse_pack(text, "pack")
    assert error.value.path == "pack"


def test_a_file_that_is_none(tmp_path: Path) -> None:
    file = tmp_path / "odd"
    file.write_bytes(b"\xff\xfe")
    for path in (file, tmp_path, tmp_path / "missing"):
        with pytest.raises(InputError):
            read_json(path)
