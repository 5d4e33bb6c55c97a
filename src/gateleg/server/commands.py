"""What people can do at a table: each function finds out whether it may be done, and does it or raises Refused."""
from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from gateleg.bots.levels import LEVELS
from gateleg.kernel.errors import InputError
from gateleg.kernel.game import Setup
from gateleg.kernel.pack import bundled_packs, read_pack
from gateleg.kernel.record import read_record, told_events
from gateleg.kernel.session import NO_BALLOT
from gateleg.server import protocol as wire
from gateleg.server import table as events
from gateleg.server.hub import Hub, Live, Refused, answer_event
from gateleg.server.store import EventRow, MoveRow, SeatRow, TableRow, now
from gateleg.server.table import BOT, OPEN_SEAT, PERSON, Table

SEED_BYTES: Final = 32
TABLE_BYTES: Final = 12  # of a table's id: not to be guessed, and no secret
TOKEN_BYTES: Final = 32


def new_token() -> str:
    """256 bits that give a right."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def table_path(id: str) -> str:
    return f"/t/{id}"


def link(id: str, seat: str | None, token: str) -> wire.Link:
    """A way in.  Browsers send no fragments, so no log and no referrer ever has the token."""
    return wire.Link(seat, f"{table_path(id)}#key={token}")


# -- new tables -------------------------------------------------------------------------------------------------------
async def create(
    hub: Hub, device: str, wish: wire.NewTable, pack: dict[str, Any], pack_name: str,
) -> wire.NewTableMade:
    """Set up a table with a content pack, or an empty one.  InputError for a game, seats or options that cannot be."""
    game = hub.find_game(wish.game)
    setup = await hub.heavy(game.setup, [seat.name for seat in wish.seats], wish.options, pack)
    who, links = [], []
    row = new_row(setup, secrets.token_hex(SEED_BYTES), device, wish.visibility, wish.name)
    row.pack, row.pack_name, row.hints = pack, pack_name, wish.hints
    for number, seat in enumerate(wish.seats):
        if seat.who == "me":
            who.append(SeatRow(number, PERSON, nickname=wish.nickname.strip(), device=device, owner=device))
        elif seat.who == "bot":
            who.append(SeatRow(number, BOT, level=known_level(seat.level, f"seats[{number}].level")))
        elif seat.who == "open":
            who.append(SeatRow(number, OPEN_SEAT))
        else:
            token = new_token()
            links.append(link(row.id, seat.name, token))
            who.append(SeatRow(number, PERSON, key=hashed(token)))
    token = new_token()
    links.append(link(row.id, None, token))
    row.watch_key = hashed(token)
    await hub.create(row, who, [])
    return wire.NewTableMade(row.id, table_path(row.id), links)


async def open_record(hub: Hub, device: str, wish: wire.OpenRecord) -> wire.NewTableMade:
    """A table from a game's file, all seats in one hand.  InputError for a file that cannot be played again."""
    bundled = await hub.heavy(known_pack, hub, wish.record)
    if bundled is None and not hub.own_packs:
        raise InputError("record.pack", "component data that this server plays with")
    played = await hub.heavy(read_record, wish.record, hub.find_game)
    setup = played.setup
    row = new_row(setup, played.seed, device, "private", "")
    row.pack, row.pack_name, row.start = setup.pack, "own" if bundled is None else bundled, played.start
    row.state = "finished" if played.session.over else "running"
    who = [
        SeatRow(seat, PERSON, nickname=wish.nickname.strip(), device=device, owner=device)
        for seat in range(len(setup.seats))
    ]
    log = [
        EventRow(events.ANSWER, answer.seat, {
            "question": played.words.kind_name(answer.kind), "answer": played.answer_name(answer),
            "epoch": answer.epoch,
        })
        for answer in played.session.log
    ]
    log.append(EventRow(events.OPENED, -1, {"epoch": played.session.epoch}))
    await hub.create(row, who, log)
    return wire.NewTableMade(row.id, table_path(row.id), [])


def known_pack(hub: Hub, record: dict[str, Any]) -> str | None:
    """What a record's pack is called if it is the server's or comes with the game, "" for none; else None.

    Found out before anything is made of the pack.  What is no record has none: reading it will say what is wrong.
    """
    name, pack = record.get("game"), record.get("pack")
    if not pack or type(name) is not str:
        return ""
    game = hub.find_game(name)
    if pack == hub.packs.get(game.name, {}):
        return "server"
    return next((name for name, file in bundled_packs(game.folder).items() if read_pack(file).content == pack), None)


def new_row(setup: Setup, seed: str | int, device: str, visibility: str, name: str) -> TableRow:
    at = now()
    return TableRow(
        secrets.token_urlsafe(TABLE_BYTES), setup.game.name, setup.game.version, setup.content_id(), setup.seats,
        setup.options, seed, name.strip(), visibility, "running", device, "", at, at,
    )


def known_level(level: str, path: str) -> str:
    if level not in LEVELS:
        raise InputError(path, f"one of {', '.join(LEVELS)}")
    return level


# -- seats ------------------------------------------------------------------------------------------------------------
async def claim(hub: Hub, live: Live, device: str, wish: wire.Claim) -> wire.Seated:
    """Exchange the token of a link.  Refused with `not-found` if it opens nothing (any longer)."""
    key = hashed(wish.token)
    async with live.lock:
        if secrets.compare_digest(live.row.watch_key, key):
            await hub.watch(live, device)
            return wire.Seated(None)
        for seat in live.table.seats:
            if seat.key and secrets.compare_digest(seat.key, key):
                taken = replace(
                    seat, holder=PERSON, level="", nickname=wish.nickname.strip(), device=device, owner=device, key="",
                    webhook="",
                )
                await change_seat(hub, live, taken)
                return wire.Seated(live.table.name(seat.seat))
    raise Refused("not-found", "token", "a link that has not been used yet")


async def sit(hub: Hub, live: Live, device: str, wish: wire.Sit) -> wire.Seated:
    """Take an open seat."""
    async with live.lock:
        seat = live.table.seats[live.table.seat_of(wish.seat)]
        if seat.holder != OPEN_SEAT:
            raise Refused("not-now", "seat", "a seat that is open")
        taken = replace(seat, holder=PERSON, level="", nickname=wish.nickname.strip(), device=device, owner=device)
        await change_seat(hub, live, taken)
    return wire.Seated(wish.seat)


async def give_seat(hub: Hub, live: Live, device: str, wish: wire.ChangeSeat) -> wire.SeatChanged:
    """Give a seat to a bot, a person or whoever comes.

    Who plays the seat may do that, and whoever played it last if a bot does now.  The host may do it with seats that
    nobody has played, and may let a bot step in for anybody; but no seat that one person has played gets to another
    without him, because its secrets are his.
    """
    async with live.lock:
        table = live.table
        seat = table.seats[table.seat_of(wish.seat)]
        own = device in (seat.device, seat.owner) and bool(device)
        if not own and live.row.host != device:
            raise Refused("not-yours", "seat", "a seat of this device, or of a table that it has set up")
        if wish.holder == BOT:
            changed = replace(seat, holder=BOT, level=known_level(wish.level, "level"), device="", key="", webhook="")
            await change_seat(hub, live, changed)
            return wire.SeatChanged(None)
        if seat.owner and not own:
            raise Refused("not-yours", "seat", "a seat that no other person has played")
        if wish.holder == OPEN_SEAT:
            await change_seat(hub, live, SeatRow(seat.seat, OPEN_SEAT))
            return wire.SeatChanged(None)
        if wish.me:
            await change_seat(hub, live, SeatRow(
                seat.seat, PERSON, nickname=seat.nickname, device=device, owner=device
            ))
            return wire.SeatChanged(None)
        token = new_token()
        holder = PERSON if seat.holder != BOT else BOT  # a bot plays on until the person comes
        await change_seat(hub, live, replace(seat, holder=holder, level=seat.level, key=hashed(token)))
        return wire.SeatChanged(link(table.id, wish.seat, token))


async def change_seat(hub: Hub, live: Live, changed: SeatRow) -> None:
    """Put a seat into other hands, and say so in the log; hold the lock."""
    old = live.table.seats[changed.seat]
    told = (old.holder, old.level, old.device) != (changed.holder, changed.level, changed.device)

    def work(table: Table) -> tuple[list[EventRow], None]:
        data = {"holder": changed.holder, "level": changed.level}
        made = [EventRow(events.SEAT, changed.seat, data)] if told else []
        for event in made:
            table.happen(event)
        table.seats[changed.seat] = changed
        settle(table, made)
        return made, None

    await hub.change(live, work, [changed])


# -- playing ----------------------------------------------------------------------------------------------------------
Work = Callable[[Table], tuple[list[EventRow], int]]


async def play(hub: Hub, live: Live, device: str, name: str, move_id: str, work: Callable[[int], Work]) -> wire.Done:
    """Carry out a move once, and give the same answer to its repetitions.

    work   of a seat: makes events happen and returns how many answers were applied
    """
    async with live.lock:
        seat = live.table.seat_of(name)
        if seat in live.table.held_by(device):  # a repetition may come when the curtain has fallen
            done = await hub.answer_to(live, seat, move_id)
            if done is not None:
                return wire.Done(done.move_id, done.applied, done.version)
        seat = live.player(device, name)
        moved: list[MoveRow] = []

        def move(applied: int) -> MoveRow:
            moved.append(MoveRow(seat, move_id, applied, live.table.versions[seat]))
            return moved[0]

        await hub.change(live, work(seat), move=move)
        return wire.Done(move_id, moved[0].applied, moved[0].version)


async def answer(hub: Hub, live: Live, device: str, wish: wire.Move) -> wire.Done:
    """Answer questions of a seat, in order, up to the first barrier."""
    def work(seat: int) -> Work:
        return lambda table: answer_all(table, seat, wish)

    return await play(hub, live, device, wish.seat, wish.move_id, work)


def answer_all(table: Table, seat: int, wish: wire.Move) -> tuple[list[EventRow], int]:
    made: list[EventRow] = []
    for given in wish.answers:
        question = table.session.question_of(seat)
        follows = bool(made) and not given.question
        if question is None or not (follows or given.question == table.question_id(seat)):
            if made:
                break
            raise Refused("stale", "answers[0].question", "a question that is open")
        if not made and wish.expected_version > table.versions[seat]:
            raise Refused("stale", "expected_version", "the version of a view that was sent")
        if given.option not in table.played.option_names(question):
            if made:
                break
            raise Refused("not-offered", "answers[0].option", "one of the options of the question")
        event = answer_event(table, question, given.option)
        table.happen(event)
        made.append(event)
        if table.session.log[-1].barrier or table.session.question_of(seat) is None:
            break
    return made, len(made)


async def take_back(hub: Hub, live: Live, device: str, wish: wire.TakeBack) -> wire.Done:
    """Withdraw the last answer in the open ballot."""
    def work(seat: int) -> Work:
        def run(table: Table) -> tuple[list[EventRow], int]:
            expect_version(table, seat, wish.expected_version)
            if not table.session.can_take_back(seat):
                raise Refused("not-now", "", "an answer in a ballot that is open")
            event = EventRow(events.TAKE_BACK, seat)
            table.happen(event)
            return [event], 0
        return run

    return await play(hub, live, device, wish.seat, wish.move_id, work)


async def undo(hub: Hub, live: Live, device: str, wish: wire.Undo) -> wire.Done:
    """Go back to a step, or ask the others whether they agree."""
    def work(seat: int) -> Work:
        def run(table: Table) -> tuple[list[EventRow], int]:
            expect_version(table, seat, wish.expected_version)
            if table.session.over:
                raise Refused("not-now", "", "a game that is not over: its seed is known")
            place = table.place_of(seat, wish.to) if wish.to <= len(table.steps(seat)) else None
            # while a ballot is open, what lies in it is secret: also whether there is anything to go back over
            ballot = table.session.ballot
            if place is None or place >= (len(table.session.log) if ballot == NO_BALLOT else ballot):
                raise Refused("bad-request", "to", "a step before the present one and before the open ballot")
            if table.proposal is not None:
                raise Refused("not-now", "", "no other proposal to undo")
            kind = events.UNDO if place >= table.free_undo(seat) else events.PROPOSE
            made = [EventRow(kind, seat, {"place": place})]
            table.happen(made[0])
            settle(table, made)
            return made, 0
        return run

    return await play(hub, live, device, wish.seat, wish.move_id, work)


async def undo_answer(hub: Hub, live: Live, device: str, wish: wire.UndoAnswer) -> wire.Done:
    """Agree to a proposal, or not."""
    def work(seat: int) -> Work:
        def run(table: Table) -> tuple[list[EventRow], int]:
            proposal = table.proposal
            if proposal is None or proposal.id != wish.proposal:
                raise Refused("stale", "proposal", "the id of the present proposal")
            if wish.agree and seat not in table.awaited_agreement():
                raise Refused("not-now", "agree", "a seat whose consent is awaited")
            made = [EventRow(events.AGREE, seat, {"agree": wish.agree})]
            table.happen(made[0])
            settle(table, made)
            return made, 0
        return run

    return await play(hub, live, device, wish.seat, wish.move_id, work)


def settle(table: Table, made: list[EventRow]) -> None:
    """Carry out a proposal to which everybody has agreed."""
    proposal = table.proposal
    if proposal is not None and not table.awaited_agreement():
        made.append(EventRow(events.UNDO, proposal.seat, {"place": proposal.place}))
        table.happen(made[-1])


def expect_version(table: Table, seat: int, version: int) -> None:
    if version != table.versions[seat]:
        raise Refused("stale", "expected_version", "the present one: the table has changed")


# -- talking ----------------------------------------------------------------------------------------------------------
async def say(hub: Hub, live: Live, device: str, wish: wire.Say) -> wire.Said:
    """Say something, as far as the rules let people talk now."""
    async with live.lock:
        table = live.table
        seat, nickname = -1, ""
        if wish.seat is not None:
            seat = live.player(device, wish.seat) if not table.session.over else own_seat(table, device, wish.seat)
            nickname = table.seats[seat].nickname
        talk = live.views.talk() if not table.session.over else "open"
        text = wish.text.strip()
        if bool(text) == bool(wish.phrase):
            raise Refused("bad-request", "text", "either a text or a phrase")
        if talk == "closed" or (talk == "phrases" and not wish.phrase):
            raise Refused("not-now", "text", "a time at which the rules let people talk")
        if wish.phrase and wish.phrase not in table.setup.game.phrases:
            raise Refused("bad-request", "phrase", "one of the game's phrases")
        live.may_talk(seat)
        return wire.Said(await hub.say(live, seat, nickname, text, wish.phrase))


def own_seat(table: Table, device: str, name: str) -> int:
    seat = table.seat_of(name)
    if seat not in table.held_by(device):
        raise Refused("not-yours", "seat", "a seat of this device")
    return seat


def record_of(table: Table) -> dict[str, Any]:
    """The game as a file, with everything that was told, so that a replay can prove that too."""
    return {**table.played.record(), "events": told_events(table.played)}

