"""Wrong input from people and files: one kind of error that names the field and what was expected."""
from __future__ import annotations


class InputError(ValueError):
    """`path` names the field (of an option, a file, an item), the message says what was expected there."""

    def __init__(self, path: str, expected: str) -> None:
        super().__init__(f"{path}: expected {expected}")
        self.path = path
        self.expected = expected
