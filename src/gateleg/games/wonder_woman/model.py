"""What interfaces draw: the table of Wonder Woman by names, made from nothing but a view and the content."""
from __future__ import annotations

from typing import Any, cast

import msgspec

from gateleg.games.wonder_woman.box import Box
from gateleg.games.wonder_woman.state import Switches


class Model(msgspec.Struct, frozen=True):
    round: int


def make_model(view: dict[str, object], content: dict[str, Any], box: Box, switches: Switches) -> Model:
    public = cast(dict[str, Any], view["public"])
    return Model(round=public["round"])


def event_details(box: Box, what: int, face: int, a: int, b: int) -> dict[str, str | int]:
    return {}
