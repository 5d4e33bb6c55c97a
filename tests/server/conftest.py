from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.host import Host, hosting


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    with hosting(tmp_path / "tables.db") as host:
        yield host
