"""Seat positions as bytes, so that a bot can think in another process.

Both sides need the same `Setup`: what a game shares between its states (content, switches, layout) is not sent.
"""
from __future__ import annotations

from typing import Any, Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from gateleg.kernel.cards import Cards, Deal
from gateleg.kernel.chance import Chance, fast_chance
from gateleg.kernel.errors import InputError
from gateleg.kernel.game import Setup
from gateleg.kernel.lookahead import Outcome, SeatPosition
from gateleg.kernel.table import State

SHARED: Final = ["rules", "prompt", "cards", "chance"]  # fields of a state that are not copied field by field
PLAIN: Final = (bool, int, float, str, list, tuple, dict, type(None))


def to_bytes(position: SeatPosition) -> bytes:
    """A seat position as bytes."""
    deal = position.deal
    cards = position.stable.cards
    return msgspec.msgpack.encode({
        "fields": {name: plain(value) for name, value in fields_of(position.stable).items()},
        "faces": plain(cards._face), "places": plain(cards._places), "extra": plain(cards._extra),
        "gained": int(cards.gained),
        "deal": [
            plain(deal.unknown), plain(deal.pool_end), deal.bound, deal.masks, deal.bound_end,
            deal.sets, deal.set_masks,
        ],
        "answers": position.answers, "kinds": position.kinds, "team": position.team,
        "outcomes": [[o.n, o.value, o.privy, o.order, o.kept] for o in position.outcomes],
        "view": position.view, "seat": position.seat, "kind": position.kind, "labels": plain(position.labels),
        "file": position.file, "number": position.number, "place": position.place, "turn": position.turn,
        "known": position.known,
    })


def from_bytes(setup: Setup, data: bytes) -> SeatPosition:
    """The inverse, for the set-up that the position is of.  InputError if the bytes are not such a position."""
    try:
        return read(setup, msgspec.msgpack.decode(data))
    except (msgspec.DecodeError, KeyError, ValueError, TypeError, IndexError, AttributeError) as error:
        raise InputError("seat position", f"the bytes of one of {setup.game.name} ({error})") from error


def read(setup: Setup, d: dict[str, Any]) -> SeatPosition:
    """A seat position from what `to_bytes` has written."""
    stable = setup.game.new(setup, fast_chance(0, len(setup.game.purposes)))
    for name, old in fields_of(stable).items():
        value = d["fields"][name]
        setattr(stable, name, type(old)(value) if is_vector(old) else value)
    stable.derive()
    layout = stable.cards.layout
    faces, places, extra = d["faces"], d["places"], d["extra"]
    sizes = [len(stable.cards._face), len(stable.cards._places), len(stable.cards._extra)]
    if sizes != [len(faces), len(places), len(extra)]:
        raise ValueError("another number of cards")
    stable.cards = Cards(
        layout, vec[i16]([i16(i64(x)) for x in faces]), vec[u8]([u8(i64(x)) for x in places]),
        vec[u8]([u8(i64(x)) for x in extra]), d["gained"], 0,
    )
    stable.chance = Chance(vec[i64]([i64(1) for _ in setup.game.purposes]), 0, None)
    deal = Deal(stable.cards, stable.cards, d["seat"])
    unknown, pool_end, deal.bound, deal.masks, deal.bound_end, deal.sets, set_masks = d["deal"]
    deal.unknown = vec[u8]([u8(i64(x)) for x in unknown])
    deal.pool_end = vec[i64]([i64(x) for x in pool_end])
    deal.set_masks = [(card, mask) for card, mask in set_masks]
    outcomes: list[Outcome] = []
    for n, value, privy, order, kept in d["outcomes"]:
        outcome = Outcome(n, value, privy, order)
        outcome.kept = kept
        outcomes.append(outcome)
    return SeatPosition(
        stable, deal, d["answers"], d["kinds"], d["team"], outcomes, d["view"], d["seat"], d["kind"],
        vec[i64]([i64(x) for x in d["labels"]]), d["file"], d["number"], d["place"], d["turn"], d["known"],
    )


def fields_of(t: State) -> dict[str, Any]:
    """The fields of a state that are its own: numbers, texts, vectors and lists of them."""
    names = {name for kind in type(t).__mro__ for name in vars(kind) if hasattr(vars(kind)[name], "__set__")}
    names.update(vars(t) if hasattr(t, "__dict__") else [])
    fields: dict[str, Any] = {}
    for name in sorted(names):
        if not name.startswith("__") and name not in SHARED:
            value = getattr(t, name)
            if isinstance(value, PLAIN) or is_vector(value):
                fields[name] = value
    return fields


def plain(value: Any) -> Any:
    """A vector as a list, anything else as it is."""
    return list(value) if is_vector(value) else value


def is_vector(value: Any) -> bool:
    """Whether a value is a packed vector of whatever kind; mypyc cannot ask that by `isinstance`."""
    return type(value).__name__.startswith("vec[")
