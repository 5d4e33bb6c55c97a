"""How a game ended, in words."""
from __future__ import annotations

from rich.text import Text

from gateleg.kernel.cards import SPECTATOR
from gateleg.tui.table import Table


def end_lines(table: Table) -> list[Text]:
    """Winners, the points of each seat by kind, and the seed with its hash."""
    texts, setup, played = table.texts, table.played.setup, table.played
    winners = setup.game.summary(played.session.table)["winners"]
    names = [table.player_name(seat) for seat, name in enumerate(setup.seats) if name in winners]
    if not names:
        verdict = texts("over-lost")
    elif len(names) == 1:
        verdict = texts("over-winner", player=names[0])
    else:
        verdict = texts("over-shared", players=", ".join(names))
    lines = [Text(texts("over-title")), Text(verdict, "bold"), Text("")]
    rows = table.board.summary(table.model(SPECTATOR))
    width = max(len(title) for title, _ in rows)
    seats = [table.seat_name(seat) for seat in range(len(setup.seats))]
    column = max(5, *(len(seat) + 2 for seat in seats))
    lines.append(Text(" " * width + "".join(seat.rjust(column) for seat in seats), "bold"))
    lines += [Text(title.ljust(width) + "".join(cell.rjust(column) for cell in cells)) for title, cells in rows]
    lines += [Text(""), Text(texts("over-seed", seed=str(played.seed)))]
    if played.commitment is not None:
        lines.append(Text(texts("over-check", hash=played.commitment)))
    return [*lines, Text(""), Text(texts("over-again"), "italic")]
