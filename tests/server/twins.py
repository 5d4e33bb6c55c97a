"""The server's table in another world, which one viewer cannot tell from the true one."""
from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from gateleg.kernel.chance import Stream
from gateleg.kernel.session import Question
from gateleg.server.table import Table
from tests.kits.probe import twin


@contextmanager
def another_world(table: Table, viewer: int, question: Question, stream: Stream) -> Iterator[None]:
    """Inside, the table's session is a redealt twin for the viewer.  Whoever has made views of it must make them anew.

    A twin begins at the last stable point: it gets the past of the true game.
    """
    other = twin(table.session, viewer, question, stream)
    log, stables, events, places, session = (
        other.log, other._stables, other.events, other.event_places, table.session
    )
    begin = session.stable_points()[-1][0]
    other.log = session.log[:begin] + log
    last = session._stables[-1]
    other._stables = [*session._stables[:-1], (*last[:2], stables[0][2], last[3])]
    other.turn = session.turn
    for answer in log:
        if answer.ballot >= 0:
            answer.ballot += begin
    if other._ballot >= 0:
        other._ballot += begin
    before = session._stables[-1][1]
    other.events = session.events[:before] + events
    other.event_places = session.event_places[:before] + [place + begin for place in places]
    table.session = table.played.session = other
    try:
        yield
    finally:
        table.session = table.played.session = session
        other.log, other._stables, other.events, other.event_places = log, stables, events, places
