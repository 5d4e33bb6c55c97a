from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, settings

from tests import mode

LEFT_OUT = "left out where the rules run interpreted"

# no test asserts a time: an example that is slow on a busy machine is no fault
settings.register_profile("gateleg", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("gateleg")


@pytest.fixture(scope="session")
def scale() -> Callable[[int, int], int]:
    """scale(n_compiled, n_interpreted): how many games to play in the mode at hand."""
    return mode.scale


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if mode.COMPILED:
        return
    for item in items:
        if item.get_closest_marker("compiled_only") or item.get_closest_marker("in_browser"):
            item.add_marker(pytest.mark.skip(reason=LEFT_OUT))


def pytest_report_header() -> str:
    return f"rules: {'compiled' if mode.COMPILED else 'interpreted'}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Names and counts what the interpreted run leaves out (skips reach this process also under xdist)."""
    left_out = [report for report in terminalreporter.getreports("skipped") if LEFT_OUT in str(report.longrepr)]
    if not left_out:
        return
    terminalreporter.section(LEFT_OUT)
    names = Counter(report.nodeid.partition("[")[0] for report in left_out)
    for name, count in sorted(names.items()):
        terminalreporter.line(f"{name} ({count})" if count > 1 else name)
    terminalreporter.line(f"{len(left_out)} left out: skipped in this mode only, and run in the compiled one")
