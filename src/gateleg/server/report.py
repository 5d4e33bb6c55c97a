"""Reports of problems: what a viewer saw, opened again by `gateleg replay`."""
from __future__ import annotations

from typing import Any, Final

import msgspec

from gateleg.kernel.errors import InputError
from gateleg.server.protocol import Report

REPORT_FORMAT: Final = "gateleg-report"
REPORT_VERSION: Final = 1


def is_report(data: object) -> bool:
    """Whether a JSON document claims to be a report."""
    return isinstance(data, dict) and data.get("format") == REPORT_FORMAT


def read_report(data: object) -> Report:
    """A report from JSON.  InputError with the path of what is wrong."""
    try:
        report = msgspec.convert(data, Report)
    except msgspec.ValidationError as error:
        text, _, path = str(error).partition(" - at `")
        raise InputError(path.rstrip("`") or "report", text) from None
    if report.format_version != REPORT_VERSION:
        raise InputError("format_version", f"{REPORT_VERSION}, not {report.format_version}")
    return report


def report_document(report: Report) -> dict[str, Any]:
    """What a person looks for first in a report, ready for JSON."""
    view = report.view
    return {
        "game": report.game,
        "gateleg": report.gateleg,
        "rules_version": report.rules_version,
        "content": report.content,
        "options": view.table.options,
        "seat": view.seat,
        "version": view.version,
        "answers": view.at,
        "over": view.outcome is not None,
        "waiting": [awaited.seat for awaited in view.waiting],
        "questions": [
            {
                "kind": question.kind, "options": [option.name for option in question.options],
                "refused": {option.name: option.clause for option in question.refused},
            }
            for question in view.questions
        ],
        "log": [msgspec.to_builtins(line.text) for line in view.log],
        "view": view.model,
    }
