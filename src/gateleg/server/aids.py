"""What helps people beside playing: hints, marks on the board, guided games, content packs."""
from __future__ import annotations

import asyncio
import json
import secrets
from typing import Any, Final

from gateleg.kernel.content import PROVENANCE_FIELDS, REPLACE, provenance
from gateleg.kernel.errors import InputError
from gateleg.kernel.game import OPEN, Game
from gateleg.kernel.pack import Fault, Pack, bundled_packs, parse_pack, read_pack, set_lines
from gateleg.scenario.guide import guide_of
from gateleg.server import protocol as wire
from gateleg.server import table as events
from gateleg.server.commands import SEED_BYTES, hashed, known_level, link, new_row, new_token, table_path
from gateleg.server.hub import Hub, Live, Refused, in_thread, job_of
from gateleg.server.store import EventRow, SeatRow
from gateleg.server.table import BOT, PERSON, Table
from gateleg.texts import content_names

HINT_LEVEL: Final = "hard"
MOST_MARKS: Final = 20  # of a seat
MOST_FAULTS: Final = 100
OWN_PACK: Final = "own"
SERVER_PACK: Final = "server"


# -- hints ------------------------------------------------------------------------------------------------------------
async def hint(hub: Hub, live: Live, device: str, wish: wire.HintWish) -> wire.Hint:
    """What a bot would answer that gets the seat's own position and nothing else; everybody reads that it was asked."""
    async with live.lock:
        seat = live.player(device, wish.seat)
        if not live.row.hints:
            raise Refused("not-now", "", "a table that allows of hints")
    async with live.hinting.setdefault(seat, asyncio.Lock()):  # one at a time: who asks again meanwhile gets the same
        return await hint_for(hub, live, seat, wish.question)


async def hint_for(hub: Hub, live: Live, seat: int, id: str) -> wire.Hint:
    """The hint for an open question, made once."""
    async with live.lock:
        kept = live.hints.get(seat)
        if kept is not None and kept.question == id == live.table.question_id(seat):
            return kept
        question = live.table.session.question_of(seat)
        if question is None or live.table.question_id(seat) != id:
            raise Refused("stale", "question", "the id of an open question of the seat")
        names = live.table.played.option_names(question)
        job = await in_thread(job_of, live.table, question, HINT_LEVEL)
    index = await hub.bots.pick(job)
    async with live.lock:
        if live.table.question_id(seat) != id:
            raise Refused("stale", "question", "a question that is still open")

        def work(table: Table) -> tuple[list[EventRow], None]:
            event = EventRow(events.HINT, seat)
            table.happen(event)
            return [event], None

        await hub.change(live, work)
        live.hints[seat] = wire.Hint(id, names[index], HINT_LEVEL)
        return live.hints[seat]


# -- marks ------------------------------------------------------------------------------------------------------------
async def mark(hub: Hub, live: Live, device: str, wish: wire.Mark) -> None:
    """Mark a place for everybody, or take marks away, as far as the rules let people talk now."""
    async with live.lock:
        seat = live.player(device, wish.seat)
        if live.views.talk() != OPEN:
            raise Refused("not-now", "place", "a time at which the rules let people talk")
        if wish.on and len(live.table.marks[seat]) >= MOST_MARKS:
            raise Refused("not-now", "place", f"at most {MOST_MARKS} marks")
        live.may_talk(seat)

        def work(table: Table) -> tuple[list[EventRow], None]:
            event = EventRow(events.MARK, seat, {"place": wish.place, "on": wish.on})
            table.happen(event)
            return [event], None

        await hub.change(live, work)


# -- guided games -----------------------------------------------------------------------------------------------------
async def create_guided(hub: Hub, device: str, wish: wire.NewGuided) -> wire.NewTableMade:
    """Set up the guided first game of a game: one person, bots on the other seats."""
    game = hub.find_game(wish.game)
    guide = guide_of(game)
    if guide is None:
        raise InputError("game", "a game with a guided first game")
    setup, start = await hub.heavy(guide.start, game)
    row = new_row(setup, secrets.token_hex(SEED_BYTES), device, "private", "")
    row.pack, row.start = {}, start
    who = [
        SeatRow(n, PERSON, nickname=wish.nickname.strip(), device=device, owner=device) if seat == guide.you else
        SeatRow(n, BOT, level=known_level(guide.level, "guide.level"))
        for n, seat in enumerate(setup.seats)
    ]
    token = new_token()
    row.watch_key = hashed(token)
    await hub.create(row, who, [])
    return wire.NewTableMade(row.id, table_path(row.id), [link(row.id, None, token)])


# -- content packs ----------------------------------------------------------------------------------------------------
def chosen_pack(hub: Hub, game: Game, text: str, bundled: str) -> tuple[Pack | None, str]:
    """The pack that a wish asks for, and its name; None for what the server is started with.  InputError if it cannot
    be read, Refused if this server takes none."""
    if text and bundled:
        raise InputError("bundled", "nothing beside a pack of one's own")
    if bundled:
        files = bundled_packs(game.folder)
        if bundled not in files:
            raise InputError("bundled", f"one of {', '.join(files) or 'none'}")
        return read_pack(files[bundled]), bundled
    if not text:
        return None, SERVER_PACK if hub.packs.get(game.name) else ""
    if not hub.own_packs:
        raise Refused("not-now", "pack", "a server that takes content packs")
    pack = parse_pack(text, "pack")
    if pack.game not in (None, game.name):
        raise InputError("pack.game", f"{game.name}, not {pack.game!r}")
    return pack, OWN_PACK


def pack_info(hub: Hub, game: Game, wish: wire.PackWish) -> wire.PackInfo:
    """What is in a pack: its faults, or what it changes and who can sit down with it."""
    pack, _ = chosen_pack(hub, game, wish.pack, wish.bundled)
    content = hub.packs.get(game.name, {}) if pack is None else pack.content
    faults = game.pack_faults(content)
    if pack is not None:
        set_lines(faults, pack)
    if faults:
        return wire.PackInfo([fault_info(fault) for fault in faults[:MOST_FAULTS]], [], [], 0, 0, {})
    seating = game.seating(content)
    names = content_names(game.setup(None, None, content))
    return wire.PackInfo([], pack_values(content), seating.names, seating.least, seating.most, names)


def fault_info(fault: Fault) -> wire.PackFault:
    return wire.PackFault(fault.line, fault.item, fault.field, fault.expected)


def pack_values(content: dict[str, Any]) -> list[wire.PackValue]:
    """Each value that a checked pack gives, with where it comes from."""
    values = []
    for name, given in content.items():
        if name == REPLACE:
            continue
        for entry in given if isinstance(given, list) else [given]:
            item = f"{name} {entry['id']}" if "id" in entry else name
            values += [
                wire.PackValue(item, field, json.dumps(value), provenance(entry, field) or "")
                for field, value in entry.items() if field not in (*PROVENANCE_FIELDS, "id")
            ]
    return values
