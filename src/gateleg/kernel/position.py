"""Positions: a whole state as readable JSON with names, and back.  Every error names the path of what is wrong.

A list of cards holds names.  Where somebody knows more or less of a card than its place implies, a table stands for
the name: `{card, seen, classes, sets}`.
"""
from __future__ import annotations

from copy import deepcopy
from typing import Any, Final, final

from mypy_extensions import i64

from gateleg.kernel.cards import PINNED, PUBLIC, SPECTATOR, VIEWERS, Cards
from gateleg.kernel.chance import EVERYBODY, Chance
from gateleg.kernel.errors import InputError

EMPTY: Final = "empty"  # what a spot without a card says
SPECTATOR_NAME: Final = "spectator"

# forms of places
HELD: Final = 0  # a list in the order in which cards came; the order means nothing
PILE: Final = 1  # a list from the top down
SPOT: Final = 2  # one card as {card, ...}, or EMPTY


# -- checked reading ---------------------------------------------------------------------------------------------------
@final
class Table:
    """A table that is being read: whatever nobody asked for is refused by `finish`.

    InputError from every method, with the path.
    """

    def __init__(self, value: object, path: str = "") -> None:
        if not isinstance(value, dict):
            raise InputError(path or "position", f"a table, not {value!r}")
        self.path = path
        self._values: dict[str, Any] = value
        self._asked: list[str] = []

    def at(self, key: str) -> str:
        """The path of a key."""
        return f"{self.path}.{key}" if self.path else key

    def has(self, key: str) -> bool:
        self._asked.append(key)
        return key in self._values

    def get(self, key: str, default: object = None) -> Any:
        """A value as it stands; the default if it is missing, an error if there is none."""
        self._asked.append(key)
        if key not in self._values:
            if default is None:
                raise InputError(self.at(key), "a value")
            return default
        return self._values[key]

    def number(self, key: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number from `low` to `high`."""
        value = self.get(key, default)
        if type(value) is not int or not low <= value <= high:
            raise InputError(self.at(key), f"a whole number from {low} to {high}, not {value!r}")
        return int(value)

    def word(self, key: str, words: list[str], default: str | None = None) -> str:
        """One of the words."""
        value = self.get(key, default)
        if type(value) is not str or value not in words:
            raise InputError(self.at(key), f"one of {', '.join(words)}, not {value!r}")
        return str(value)

    def words(self, key: str, words: list[str]) -> list[str]:
        """A list of different words of these; empty if it is missing."""
        found: list[str] = []
        for n, value in enumerate(self.items(key)):
            if type(value) is not str or value not in words or value in found:
                raise InputError(f"{self.at(key)}[{n}]", f"one of {', '.join(words)}, once, not {value!r}")
            found.append(value)
        return found

    def flag(self, key: str, default: bool) -> bool:
        """True or false."""
        value = self.get(key, default)
        if type(value) is not bool:
            raise InputError(self.at(key), f"true or false, not {value!r}")
        return bool(value)

    def items(self, key: str) -> list[Any]:
        """A list; empty if it is missing."""
        value = self.get(key, [])
        if not isinstance(value, list):
            raise InputError(self.at(key), f"a list, not {value!r}")
        return list(value)

    def table(self, key: str) -> Table:
        """A table within; empty if it is missing."""
        return Table(self.get(key, {}), self.at(key))

    def keys(self) -> list[str]:
        return list(self._values)

    def finish(self) -> None:
        """Refuse what nobody asked for."""
        for key in self._values:
            if key not in self._asked:
                known = sorted(set(self._asked))
                raise InputError(self.at(key), f"one of {', '.join(known)}" if known else "nothing here")


# -- cards -------------------------------------------------------------------------------------------------------------
@final
class Place:
    """A place for cards in the positions of a game.

    path     where it stands in a position: `hands.a`
    zone     its zone;   pool   of the backs that may lie there, -1 for all
    form     HELD, PILE or SPOT
    known    mask of the viewers who know a card there, if the position does not say otherwise
    supply   path of the pile that its cards come from, and go back under
    """

    def __init__(self, path: str, zone: int, pool: int, form: int, known: int, supply: str) -> None:
        self.path = path
        self.zone = zone
        self.pool = pool
        self.form = form
        self.known = known
        self.supply = supply


@final
class Names:
    """What positions call faces, seats and (for cards of which only that is known) classes."""

    def __init__(self, faces: list[str], seats: list[str], classes: list[str] | None = None) -> None:
        self.faces = faces
        self.viewers = [*seats, SPECTATOR_NAME]
        self.classes = classes or []
        self.face = {name: face for face, name in enumerate(faces)}

    def viewer(self, name: str) -> int:
        """A viewer's number; ValueError for an unknown name."""
        return SPECTATOR if name == SPECTATOR_NAME else self.viewers.index(name)

    def of_mask(self, mask: int) -> list[str]:
        """The viewers in a mask."""
        return [name for name in self.viewers if (mask >> self.viewer(name)) & 1]

    def mask(self, names: list[str]) -> int:
        """The inverse; seats that nobody plays see what is public."""
        mask = sum(1 << self.viewer(name) for name in names)
        if mask & PUBLIC:
            mask |= EVERYBODY ^ ((1 << (len(self.viewers) - 1)) - 1)
        return mask


def card_name(entry: object) -> str:
    """The name in an entry of a list of cards, or in a spot; EMPTY for an empty one."""
    return str(entry["card"]) if isinstance(entry, dict) else str(entry)


def entry_of(cards: Cards, card: int, known: int, names: Names) -> Any:
    """A card in a position: its name, or a table if not just the viewers in `known` know it."""
    knowledge = cards.knowledge(card)
    name = names.faces[int(cards.face(card))]
    entry: dict[str, Any] = {"card": name}
    if knowledge[0] != known:
        entry["seen"] = names.of_mask(knowledge[0])
    if knowledge[1] != 0:
        entry["classes"] = [names.classes[i] for i in range(len(names.classes)) if (knowledge[1] >> i) & 1]
    sets: dict[str, Any] = {}
    for viewer in names.viewers:
        mark = knowledge[2 + names.viewer(viewer)]
        if mark != 0:
            sets[viewer] = {"set": mark & (PINNED - 1), "face_known": mark & PINNED != 0}
    if sets:
        entry["sets"] = sets
    return entry if len(entry) > 1 else name


def list_place(cards: Cards, place: Place, names: Names) -> list[Any]:
    """The cards of a place that is no spot."""
    entries = [
        entry_of(cards, int(cards.at(place.zone, i)), place.known, names) for i in range(cards.size(place.zone))
    ]
    return entries[::-1] if place.form == PILE else entries


@final
class Laying:
    """Lays the cards of a position on a new table.

    numbers   [face] the cards that have it
    """

    def __init__(self, cards: Cards, names: Names, numbers: dict[int, list[int]]) -> None:
        self.cards = cards
        self.names = names
        self._free = {face: list(numbers[face]) for face in numbers}
        self._known = numbers

    def lay_list(self, value: list[Any], path: str, place: Place) -> None:
        """Lay the cards of a place that is no spot.  InputError for a card that is not there, or no longer."""
        taken = [self._take(entry, f"{path}[{n}]", place) for n, entry in enumerate(value)]
        for card, knowledge in taken[::-1] if place.form == PILE else taken:
            self._put(card, place, knowledge)

    def lay_supply(self, value: list[Any], path: str, place: Place, rest: list[int]) -> None:
        """Lay a supply: the cards listed on top, below them those cards of `rest` (top first) that lie nowhere yet."""
        taken = [self._take(entry, f"{path}[{n}]", place) for n, entry in enumerate(value)]
        for card in rest[::-1]:
            face = self._face_of(card)
            if card in self._free[face]:
                self._free[face].remove(card)
                self._put(card, place, [place.known, 0, *[0] * VIEWERS])
        for card, knowledge in taken[::-1]:
            self._put(card, place, knowledge)

    def lay_spot(self, spot: Table, place: Place) -> int:
        """Lay the card of a spot and return it; its keys `card` and those of knowledge are asked for."""
        entry = {"card": spot.get("card")}
        for key in ("seen", "classes", "sets"):
            if spot.has(key):
                entry[key] = spot.get(key)
        card, knowledge = self._take(entry, spot.path, place)
        self._put(card, place, knowledge)
        return card

    def _face_of(self, card: int) -> int:
        return next(face for face, numbers in self._known.items() if card in numbers)

    def _put(self, card: int, place: Place, knowledge: list[int]) -> None:
        self.cards.put(card, self._face_of(card), place.zone)
        self.cards.set_knowledge(card, knowledge[0], knowledge[1], knowledge[2:])

    def _take(self, entry: object, path: str, place: Place) -> tuple[int, list[int]]:
        """A card of that name, and who knows what of it."""
        table = Table(entry, path) if isinstance(entry, dict) else Table({"card": entry}, path)
        at = table.at("card") if isinstance(entry, dict) else path
        name = table.get("card")
        if type(name) is not str or name not in self.names.face:
            raise InputError(at, f"the name of a card, not {name!r}")
        face = self.names.face[name]
        low = int(self.cards.layout.pool_end[place.pool - 1]) if place.pool > 0 else 0
        high = int(self.cards.layout.pool_end[place.pool]) if place.pool >= 0 else self.cards.layout.cards
        if not any(low <= number < high for number in self._known.get(face, [])):
            raise InputError(at, f"a card that can lie there, not {name!r}")
        for number in self._free[face]:
            if low <= number < high:
                self._free[face].remove(number)
                return number, self._knowledge(table, place.known)
        raise InputError(at, f"a card that is not given more often than it is there, not {name!r}")

    def _knowledge(self, table: Table, known: int) -> list[int]:
        names = self.names
        layout = self.cards.layout
        seen = names.mask(table.words("seen", names.viewers)) if table.has("seen") else known
        classes = 0
        for name in table.words("classes", names.classes):
            classes |= 1 << names.classes.index(name)
        marks = [0] * VIEWERS
        sets = table.table("sets")
        for viewer in names.viewers:
            if sets.has(viewer):
                if not layout.sets:
                    raise InputError(sets.at(viewer), "nothing: no cards are mixed in this game")
                mark = sets.table(viewer)
                number = mark.number("set", 1, PINNED - 1)
                marks[names.viewer(viewer)] = number | (PINNED if mark.flag("face_known", False) else 0)
                mark.finish()
                if (seen >> names.viewer(viewer)) & 1:
                    raise InputError(sets.at(viewer), "a viewer who does not know the card itself")
        sets.finish()
        table.finish()
        return [seen, classes, *marks]


# -- chance ------------------------------------------------------------------------------------------------------------
def chance_position(chance: Chance, purposes: list[str]) -> dict[str, Any]:
    """The random streams, so that play goes on the same."""
    return {"epoch": int(chance.epoch), "streams": {name: int(chance.state[i]) for i, name in enumerate(purposes)}}


def set_chance(table: Table, chance: Chance, purposes: list[str]) -> None:
    """Its inverse."""
    chance.epoch = table.number("epoch", 0, (1 << 31) - 1)
    streams = table.table("streams")
    for i, name in enumerate(purposes):
        chance.state[i] = i64(streams.number(name, 0, (1 << 63) - 1))
    streams.finish()
    table.finish()


# -- patches -----------------------------------------------------------------------------------------------------------
def patched(position: dict[str, Any], patch: dict[str, Any], places: list[Place]) -> dict[str, Any]:
    """A position with the keys of a patch in place of its own, as scenario files give them.  Nothing given is changed.

    A place that is given takes its cards from its supply, else from the first place in the order of `places` that has
    them; what lay there goes under the supply.  A list for a supply names the cards on its top.  Other keys replace
    single values.  InputError for a card that cannot be had.
    """
    result: dict[str, Any] = deepcopy(position)
    rest: dict[str, Any] = deepcopy(patch)
    given: list[tuple[Place, Any]] = []
    for place in places:
        value = _pop(rest, place.path)
        if value is None:
            continue
        if place.form == SPOT and isinstance(value, dict) and "card" not in value:
            _merge(result, _nested(place.path, value), "")
            continue
        if place.form != SPOT and not isinstance(value, list):
            raise InputError(place.path, f"a list of cards, not {value!r}")
        if place.form == SPOT and not isinstance(value, dict) and value != EMPTY:
            raise InputError(place.path, f"a table with a card, or {EMPTY!r}, not {value!r}")
        given.append((place, value))
        if place.path != place.supply:
            supply = _at(result, place.supply)
            supply += [card_name(entry) for entry in _cards_at(result, place)]
            _set(result, place.path, EMPTY if place.form == SPOT else [])
    filled = [place.path for place, _ in given if place.path != place.supply]
    sources = [place for place in places if place.path not in filled]
    for place, value in given:
        if place.path != place.supply:
            _fetch(result, place, value, sources)
    for place, value in given:
        if place.path == place.supply:
            _fetch(result, place, value, sources)
    _merge(result, rest, "")
    return result


def _fetch(position: dict[str, Any], place: Place, value: Any, sources: list[Place]) -> None:
    entries = value if place.form != SPOT else [] if value == EMPTY else [value]
    for n, entry in enumerate(entries):
        path = f"{place.path}[{n}]" if place.form != SPOT else f"{place.path}.card"
        if (isinstance(entry, dict) and type(entry.get("card")) is not str) or not isinstance(entry, str | dict):
            raise InputError(path, f"the name of a card, not {entry!r}")
        if not _remove(position, card_name(entry), place, sources):
            raise InputError(path, f"a card of {place.supply} that nothing else here takes, not {card_name(entry)!r}")
    if place.path == place.supply:
        _set(position, place.path, entries + _at(position, place.path))
    else:
        _set(position, place.path, value)


def _remove(position: dict[str, Any], name: str, place: Place, sources: list[Place]) -> bool:
    """Take a card of that name from the supply, else from where it lies."""
    found = [source for source in sources if source.path == place.supply]
    found += [source for source in sources if source.supply == place.supply and source.path != place.supply]
    for source in found:
        names = [card_name(entry) for entry in _cards_at(position, source)]
        if name in names:
            if source.form == SPOT:
                _set(position, source.path, EMPTY)
            else:
                del _at(position, source.path)[names.index(name)]
            return True
    return False


def _cards_at(position: dict[str, Any], place: Place) -> list[Any]:
    value = _at(position, place.path)
    if place.form == SPOT:
        return [] if value == EMPTY else [value]
    return list(value)


def _at(position: dict[str, Any], path: str) -> Any:
    value: Any = position
    for key in path.split("."):
        value = value[key]
    return value


def _set(position: dict[str, Any], path: str, value: Any) -> None:
    keys = path.split(".")
    table: Any = position
    for key in keys[:-1]:
        table = table[key]
    table[keys[-1]] = value


def _pop(patch: dict[str, Any], path: str) -> Any:
    """Take the value at a path out of a patch; None if it gives none."""
    keys = path.split(".")
    table: Any = patch
    for key in keys[:-1]:
        table = table.get(key)
        if not isinstance(table, dict):
            return None
    return table.pop(keys[-1], None)


def _nested(path: str, value: Any) -> dict[str, Any]:
    keys = path.split(".")
    for key in keys[:0:-1]:
        value = {key: value}
    return {keys[0]: value}


def _merge(position: dict[str, Any], patch: dict[str, Any], path: str) -> None:
    for key, value in patch.items():
        at = f"{path}.{key}" if path else key
        if not isinstance(value, dict):
            position[key] = value
        elif isinstance(position.get(key, {}), dict):
            _merge(position.setdefault(key, {}), value, at)
        else:
            raise InputError(at, f"a value in place of {position[key]!r}, not a table")
