"""Games of bots as text: for pipes, logs and continuous integration."""
from __future__ import annotations

from rich.console import Console
from rich.text import Text

from gateleg.kernel.cards import SPECTATOR
from gateleg.tui.ending import end_lines
from gateleg.tui.table import Table
from gateleg.tui.thinking import LocalThinker


def play_plainly(table: Table, seed: int, console: Console) -> None:
    """Let the bots play to the end; print the log as spectators see it, the final board and the result."""
    texts = table.texts
    session = table.played.session
    thinker = LocalThinker(table.played.setup, table.bots(), seed)
    players = ", ".join(table.player_name(seat) for seat in range(len(table.players)))
    console.print(Text(texts("plain-start", game=texts("game-title"), players=players), "bold"))
    if table.played.commitment is not None:
        console.print(Text(texts("commitment", hash=table.played.commitment)))
    while not session.over:
        seat = session.waiting()[0]
        table.answer(seat, thinker.pick(table.played, seat))
    for line in table.lines(SPECTATOR):
        text = line.text if line.count == 1 else texts("log-count", line=line.text, count=line.count)
        console.print(Text("  " + text if line.nested else text), soft_wrap=True)
    large = console.width >= table.board.width(True)
    for row in table.board.draw(table.model(SPECTATOR), 0, set(), None, large).lines:
        console.print(row, soft_wrap=True)
    for row in end_lines(table)[:-2]:
        console.print(row, soft_wrap=True)
