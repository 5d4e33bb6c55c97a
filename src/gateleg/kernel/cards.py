"""Cards, the zones they lie in, and who knows which of them.

A *card* is a physical object, numbered 0..n-1; its number says nothing and is never shown.  Its *face* is what is
printed on it.  Everything a player may know follows from which seats have *seen* a card's face.  Anything that can be
hidden in a game is a card here: face-down tokens, secret plans and goals too.
"""
from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, mypyc_attr, u8

from gateleg.kernel.chance import EVERYBODY, Chance, Source, Stream

MAX_SEATS: Final = 7
SPECTATOR: Final = 7  # the viewer who sees what is public; his bit is the public bit
VIEWERS: Final = 8
PUBLIC: Final = 1 << SPECTATOR
NONE: Final = -1  # no card, no face, no slot
HIDDEN: Final = -2  # in views: a card whose face the viewer does not know
NOWHERE: Final = 255
PINNED: Final = 128  # in `_sets`: this face is one of those that the viewer knows to be in the set
MAX_CARDS: Final = 255
MAX_CLASSES: Final = 255


class Revealed(Exception):
    """A card would become known to a seat that `Cards.alarm` names."""


@final
class Zone:
    """One place for cards.

    watchers   bit mask of the viewers that see every face in it: seats, PUBLIC for everybody else; EVERYBODY if open
    """

    def __init__(self, name: str, capacity: int, watchers: int) -> None:
        self.name = name
        self.capacity = capacity
        self.watchers = watchers


@final
class Layout:
    """The fixed part of a game's cards, shared by all clones.

    pools     number of cards of each back; cards of one pool look alike from behind and get consecutive numbers
    zones     index = zone number
    classes   [face] bit of the class (a suit, say) that a seat may know without the face; empty: there are none
    sets      what is shuffled or moved hidden is remembered as a set by those who knew the faces (see Cards.mix)
    twins     several cards may have one face
    viewers   mask of the seats that there are, with PUBLIC: nobody keeps account of what others would know

    ValueError for more than 255 cards or zones, or for a class above 255.
    """

    def __init__(
        self, pools: list[int], zones: list[Zone], classes: list[int] | None = None, sets: bool = False,
        twins: bool = False, viewers: int = EVERYBODY,
    ) -> None:
        n = sum(pools)
        if n > MAX_CARDS or len(zones) > MAX_CARDS:
            raise ValueError(f"{n} cards in {len(zones)} zones: at most {MAX_CARDS} of each")
        if any(not 0 <= bits <= MAX_CLASSES for bits in classes or []):
            raise ValueError(f"classes are masks from 0 to {MAX_CLASSES}")
        self.zones = zones
        self.cards: i64 = n
        self.twins = twins
        self.viewers: i64 = viewers
        self.pool_end: vec[i64] = vec[i64]([i64(sum(pools[: i + 1])) for i in range(len(pools))])
        # Cards._places holds: zone of each card, viewers of each card, size of each zone, then the zones' contents;
        # first[zone] .. first[zone + 1] - 1 is the zone's room
        base = 2 * n + len(zones)
        self.first: vec[i64] = vec[i64](
            [i64(base + sum([z.capacity for z in zones[:i]])) for i in range(len(zones) + 1)]
        )
        self.watchers: vec[i64] = vec[i64]([i64(z.watchers) for z in zones])
        self.classes: vec[i64] = vec[i64]([i64(c) for c in classes or []])
        self.extra: bool = sets or classes is not None
        self.sets = sets
        places = [NOWHERE] * n + [0] * (n + len(zones) + sum([z.capacity for z in zones]))
        self._faceless: vec[i16] = vec[i16]([i16(NONE) for _ in range(n)])
        self._nowhere: vec[u8] = vec[u8]([u8(x) for x in places])
        self._ignorance: vec[u8] = vec[u8]([u8(0) for _ in range((1 + VIEWERS) * n if self.extra else 0)])

    def new_cards(self) -> Cards:
        """All cards, lying nowhere, without faces: `put` each of them somewhere."""
        return Cards(self, self._faceless[:], self._nowhere[:], self._ignorance[:], 0, 0)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Cards:
    """Faces, places and knowledge of all cards.

    A zone is a stack: index 0 is its bottom, index size-1 its top.  A card's face becomes known to the watchers of
    every zone it enters.  OverflowError if a zone is full, IndexError for a card number out of range.

    gained   changes whenever anybody gets to know a face, or a class
    alarm    mask of viewers; Revealed is raised before one of them gets to know a face, or a class
    journal  if not None: (card, viewers who got to know its face just now; 0: all got to know its class)
    """

    def __init__(
        self, layout: Layout, face: vec[i16], places: vec[u8], extra: vec[u8], gained: i64, alarm: i64
    ) -> None:
        self.layout = layout
        self._face = face  # [card]
        self._places = places  # see Layout.first
        self._extra = extra  # [card] class mask; [(1 + viewer) * cards + card] number of the set, and PINNED
        self.gained = gained
        self.alarm = alarm
        self.journal: list[tuple[int, int]] | None = None  # not copied

    def clone(self) -> Cards:
        extra = self._extra
        if self.layout.extra:
            extra = extra[:]
        return Cards(self.layout, self._face[:], self._places[:], extra, self.gained, self.alarm)

    # -- reading -------------------------------------------------------------------------------------------------
    def size(self, zone: i64) -> i64:
        return i64(self._places[2 * self.layout.cards + zone])

    def at(self, zone: i64, index: i64) -> i64:
        return i64(self._places[self.layout.first[zone] + index])

    def top(self, zone: i64) -> i64:
        """The top card; NONE if there is none."""
        n = self.size(zone)
        return self.at(zone, n - 1) if n > 0 else NONE

    def zone_of(self, card: i64) -> i64:
        """The zone a card lies in, NOWHERE before it is `put`."""
        return i64(self._places[card])

    def face(self, card: i64) -> i64:
        """The true face.  For rules only: views and bots use `face_for`."""
        return i64(self._face[card])

    def face_for(self, card: i64, viewer: i64) -> i64:
        """The face if the viewer knows it, HIDDEN if not, NONE for no card."""
        if card < 0:
            return NONE
        return i64(self._face[card]) if (self.seen(card) >> viewer) & 1 != 0 else HIDDEN

    def seen(self, card: i64) -> i64:
        """Bit mask of the viewers who know this card's face."""
        return i64(self._places[self.layout.cards + card])

    def class_mask(self, card: i64) -> i64:
        """What everybody knows of the card's class: a bit for each that it may be; 0 if nothing is known."""
        return i64(self._extra[card]) if self.layout.extra else 0

    def alike(self, card: i64, other: i64) -> bool:
        """Whether two cards of one face lie in one zone, are known to the same viewers and of the same known class."""
        return (
            self.zone_of(card) == self.zone_of(other) and self.seen(card) == self.seen(other)
            and self.class_mask(card) == self.class_mask(other)
        )

    def set_mark(self, card: i64, viewer: i64) -> i64:
        """Number of the set in which the viewer knows the card to be, 0 for none; PINNED if its face is one of those
        that he knows to be in the set."""
        layout = self.layout
        return i64(self._extra[(1 + viewer) * layout.cards + card]) if layout.extra else 0

    def known(self, viewer: i64) -> i64:
        """How many cards the viewer knows."""
        n: i64 = 0
        for card in range(self.layout.cards):
            n += (self.seen(card) >> viewer) & 1
        return n

    # -- moving --------------------------------------------------------------------------------------------------
    def put(self, card: i64, face: i64, zone: i64) -> None:
        """Set-up: give a card lying nowhere its face and lay it on top of `zone`."""
        self._face[card] = i16(face)
        self._enter(card, zone)

    def put_all(self, card: i64, faces: vec[i64], begin: i64, end: i64, zone: i64) -> i64:
        """Set-up: the same for the cards from `card` on and faces[begin..end-1]; the number of the card after them."""
        layout = self.layout
        count: i64 = 2 * layout.cards + zone
        n = i64(self._places[count])
        at: i64 = layout.first[zone] + n
        if at + end - begin > layout.first[zone + 1]:
            raise OverflowError(f"zone {layout.zones[zone].name} is full")
        places = self._places
        face = self._face
        watchers = u8(layout.watchers[zone])
        small_zone = u8(zone)
        seen: i64 = layout.cards
        for i in range(begin, end):
            face[card] = i16(faces[i])
            places[at] = u8(card)
            places[card] = small_zone
            places[seen + card] = watchers
            at += 1
            card += 1
        places[count] = u8(n + end - begin)
        if watchers != 0:
            self.gained += 1
        return card

    def move(self, card: i64, zone: i64) -> None:
        """Take `card` out of its zone, closing the gap, and lay it on top of `zone`."""
        if self.alarm != 0:
            self._check_alarm(card, self.layout.watchers[zone])
        self._leave(card)
        self._enter(card, zone)

    def move_under(self, card: i64, zone: i64) -> None:
        """The same, but lay it at the bottom of `zone`."""
        self.move(card, zone)
        places = self._places
        first = self.layout.first[zone]
        at: i64 = first + self.size(zone) - 1
        while at > first:
            places[at] = places[at - 1]
            at -= 1
        places[first] = u8(card)

    def draw(self, source: i64, zone: i64) -> i64:
        """Move the top card of `source` to `zone` and return it; NONE if `source` is empty."""
        count: i64 = 2 * self.layout.cards + source
        n = i64(self._places[count])
        if n == 0:
            return NONE
        card = self.at(source, n - 1)
        if self.alarm != 0:
            self._check_alarm(card, self.layout.watchers[zone])
        self._places[count] = u8(n - 1)
        self._enter(card, zone)
        return card

    def move_all(self, source: i64, zone: i64) -> None:
        """Draw until `source` is empty: the order is turned round."""
        layout = self.layout
        places = self._places
        counts: i64 = 2 * layout.cards
        n = i64(places[counts + source])
        at = i64(places[counts + zone])
        to: i64 = layout.first[zone] + at
        if to + n > layout.first[zone + 1]:
            raise OverflowError(f"zone {layout.zones[zone].name} is full")
        watchers = layout.watchers[zone]
        if self.alarm != 0:
            for i in range(n):
                self._check_alarm(self.at(source, i), watchers)
        places[counts + source] = 0
        places[counts + zone] = u8(at + n)
        top: i64 = layout.first[source] + n - 1
        seen: i64 = layout.cards
        for _drawn in range(n):  # mypyc boxes a variable called _
            card = i64(places[top])
            top -= 1
            places[to] = u8(card)
            to += 1
            places[card] = u8(zone)
            before = i64(places[seen + card])
            if before & watchers != watchers:
                places[seen + card] = u8(before | watchers)
                self.gained += 1
                if layout.extra or self.journal is not None:
                    self._note(card, watchers & (before ^ EVERYBODY))

    def _leave(self, card: i64) -> None:
        layout = self.layout
        places = self._places
        old = i64(places[card])
        at = layout.first[old]
        count: i64 = 2 * layout.cards + old
        last: i64 = i64(places[count]) - 1
        end: i64 = at + last
        while i64(places[at]) != card:
            at += 1
        while at < end:
            places[at] = places[at + 1]
            at += 1
        places[count] = u8(last)

    def _enter(self, card: i64, zone: i64) -> None:
        layout = self.layout
        places = self._places
        count: i64 = 2 * layout.cards + zone
        n = i64(places[count])
        at: i64 = layout.first[zone] + n
        if at >= layout.first[zone + 1]:
            raise OverflowError(f"zone {layout.zones[zone].name} is full")
        places[at] = u8(card)
        places[count] = u8(n + 1)
        places[card] = u8(zone)
        watchers = layout.watchers[zone]
        before = i64(places[layout.cards + card])
        if before & watchers != watchers:  # as in _show; written out because most moves come here
            places[layout.cards + card] = u8(before | watchers)
            self.gained += 1
            if layout.extra or self.journal is not None:
                self._note(card, watchers & (before ^ EVERYBODY))

    def _show(self, card: i64, viewers: i64) -> None:
        """The viewers of the mask get to know a card's face."""
        before = self.seen(card)
        if before & viewers != viewers:
            self._places[self.layout.cards + card] = u8(before | viewers)
            self.gained += 1
            self._note(card, viewers & (before ^ EVERYBODY))

    def _note(self, card: i64, viewers: i64) -> None:
        """These viewers have just got to know a face: no need any longer to remember it as one of a set.

        Once everybody knows the face nobody needs its class.
        """
        if self.layout.sets:
            for viewer in range(i64(VIEWERS)):
                base: i64 = (1 + viewer) * self.layout.cards
                if (viewers >> viewer) & 1 != 0 and self._extra[base + card] != 0:
                    self._leave_set(card, base)
        if self.layout.extra and self.seen(card) == EVERYBODY:
            self._extra[card] = 0
        if self.journal is not None:
            self.journal.append((int(card), int(viewers)))

    def _leave_set(self, card: i64, base: i64) -> None:
        """Take a card, now known, out of a viewer's set; its face may be the one he remembered, on an equal card."""
        mark = i64(self._extra[base + card])
        self._extra[base + card] = 0
        if self.layout.twins and mark != 0 and mark & PINNED == 0:
            for other in range(self.layout.cards):
                if i64(self._extra[base + other]) == mark | PINNED and self._face[other] == self._face[card]:
                    self._extra[base + other] = u8(mark)
                    return

    # -- knowledge -----------------------------------------------------------------------------------------------
    def reveal(self, card: i64, viewers: i64) -> None:
        """Every viewer of the mask now knows this card's face; EVERYBODY makes it public."""
        if self.alarm != 0:
            self._check_alarm(card, viewers)
        self._show(card, viewers)

    def reveal_class(self, card: i64, classes: i64) -> None:
        """Everybody now knows that the card is of one of the classes of the mask, and no more."""
        old = self.class_mask(card)
        new: i64 = classes if old == 0 else old & classes
        if new != old:
            if self.alarm & (self.seen(card) ^ EVERYBODY) != 0:
                raise Revealed
            self._extra[card] = u8(new)
            self.gained += 1
            if self.journal is not None:
                self.journal.append((int(card), 0))

    def shuffle(self, zone: i64, chance: Chance, purpose: i64) -> None:
        """Shuffle a zone; only its watchers still know which card is which.

        The others know the set of those they knew if Layout.sets, else nothing.
        """
        first = self.layout.first[zone]
        n = self.size(zone)
        if n < 2:
            return
        places = self._places
        source = chance.source
        if source is None:
            i: i64
            for i in range(n - 1):
                j: i64 = i + chance.below(purpose, n - i)
                card = places[first + j]
                places[first + j] = places[first + i]
                places[first + i] = card
        else:
            old = [int(places[first + i]) for i in range(n)]
            order = source.order(chance, int(purpose), int(n))
            chance.drawn += 1
            for i in range(n):
                places[first + i] = u8(i64(old[order[i]]))
        watchers = self.layout.watchers[zone]
        if self.layout.sets:
            group = self.layout._faceless[:]
            self._lose_places(group, self._add_zone(group, 0, zone), watchers)
        else:
            seen: i64 = self.layout.cards
            for i in range(n):
                places[seen + i64(places[first + i])] = u8(watchers)
            if self.layout.extra and watchers != EVERYBODY:
                for i in range(n):
                    self._extra[i64(places[first + i])] = 0
        if isinstance(source, DealingSource):
            source.after_shuffle(self, int(zone))

    def mix(self, zones: list[int], privy: int, cards: list[int] | None = None) -> None:
        """Cards have moved hidden between these zones (and single cards): others lose track of them.

        Viewers outside the mask `privy` who knew a face there still know that it is among these cards, but no longer
        which card it is.  Watchers of a zone keep track of what lies in it.  Needs Layout(sets=True), else ValueError.
        """
        if not self.layout.sets:
            raise ValueError("mix needs a Layout with sets=True")
        group = self.layout._faceless[:]
        count: i64 = 0
        for card in cards or []:
            group[count] = i16(i64(card))
            count += 1
        for zone in zones:
            count = self._add_zone(group, count, zone)
        self._lose_places(group, count, privy)

    def mix_in(self, card: i64, zone: i64, privy: i64) -> None:
        """The same for one card that has come from a zone, without lists."""
        group = self.layout._faceless[:]
        group[0] = i16(card)
        self._lose_places(group, self._add_zone(group, 1, zone), privy)

    def _add_zone(self, group: vec[i16], count: i64, zone: i64) -> i64:
        """Add the cards of a zone to a group of `count`, each once; how many there are then."""
        for i in range(self.size(zone)):
            card = i16(self.at(zone, i))
            found = False
            for j in range(count):
                if group[j] == card:
                    found = True
            if not found:
                group[count] = card
                count += 1
        return count

    def _check_alarm(self, card: i64, watchers: i64) -> None:
        seen = self.seen(card)
        if self.alarm & watchers & (seen ^ EVERYBODY) != 0:
            raise Revealed

    def _lose_places(self, group: vec[i16], count: i64, privy: i64) -> None:
        """Outside the mask `privy` nobody can tell the first `count` cards of the group from one another any longer.

        A viewer keeps track of what lies in zones that he watches; a card that is alone has nothing to be taken for.
        """
        if count < 2:
            return
        layout = self.layout
        unaware: i64 = privy ^ EVERYBODY
        for viewer in range(i64(VIEWERS)):
            if (unaware & layout.viewers) >> viewer & 1 != 0 and self._can_tell(group, count, viewer):
                self._lose_places_for(group, count, viewer)
        if unaware != 0:
            self._forget_for_nobody(group, count, unaware & (layout.viewers ^ EVERYBODY))
            for i in range(count):
                self._extra[i64(group[i])] = 0

    def _forget_for_nobody(self, group: vec[i16], count: i64, viewers: i64) -> None:
        """Seats that there are not lose sight of the cards like the others, without remembering any sets."""
        layout = self.layout
        places = self._places
        members: i64 = 0
        for i in range(count):
            if layout.watchers[i64(places[i64(group[i])])] & viewers != viewers:
                members += 1
        if members > 1:
            for i in range(count):
                card = i64(group[i])
                seen: i64 = layout.cards + card
                places[seen] = u8(i64(places[seen]) & ~(viewers & ~layout.watchers[i64(places[card])]))

    def _can_tell(self, group: vec[i16], count: i64, viewer: i64) -> bool:
        """Whether the viewer knows anything that sets the cards that he does not watch apart."""
        layout = self.layout
        places = self._places
        n = layout.cards
        base: i64 = (1 + viewer) * n
        first: i64 = -1
        for i in range(count):
            card = i64(group[i])
            if (layout.watchers[i64(places[card])] >> viewer) & 1 == 0:
                if (i64(places[n + card]) >> viewer) & 1 != 0:
                    return True
                mark = i64(self._extra[base + card]) & 127
                if first >= 0 and mark != first:
                    return True
                first = mark
        return False

    def _lose_places_for(self, group: vec[i16], count: i64, viewer: i64) -> None:
        """The same for one viewer: these cards, and the sets that they belong to, become one set.

        It gets the least number that no other set has; without a known face it is none.
        """
        layout = self.layout
        n = layout.cards
        extra = self._extra
        places = self._places
        inside = layout._nowhere[n : 2 * n]  # [card] 1: among those that the viewer cannot tell apart
        bit: i64 = 1 << viewer
        base: i64 = (1 + viewer) * n
        joined_low: i64 = 0  # masks of the sets that become one, numbers below 64 and above
        joined_high: i64 = 0
        members: i64 = 0
        known = False
        for i in range(count):
            card = i64(group[i])
            if layout.watchers[i64(places[card])] & bit == 0:
                inside[card] = 1
                members += 1
                known = known or (i64(places[n + card]) & bit) != 0
                mark = i64(extra[base + card]) & 127
                if mark >= 64:
                    joined_high |= 1 << (mark - 64)
                elif mark > 0:
                    joined_low |= 1 << mark
        used_low: i64 = 1
        used_high: i64 = 0
        for c in range(n):
            mark = i64(extra[base + c])
            if mark != 0:
                number = mark & 127
                if inside[c] == 0:
                    if (joined_high >> (number - 64) if number >= 64 else joined_low >> number) & 1 != 0:
                        inside[c] = 1
                        members += 1
                    elif number >= 64:
                        used_high |= 1 << (number - 64)
                    else:
                        used_low |= 1 << number
                if inside[c] != 0 and mark & PINNED != 0:
                    known = True
        if members < 2:
            return
        number = 0
        if known:
            while (used_low >> number if number < 64 else used_high >> (number - 64)) & 1 != 0:
                number += 1
        for c in range(n):
            if inside[c] != 0:
                seen = i64(places[n + c])
                pinned = seen & bit != 0 or i64(extra[base + c]) & PINNED != 0
                extra[base + c] = u8(number | PINNED if pinned else number)
                places[n + c] = u8(seen & (bit ^ EVERYBODY))

    # -- views ---------------------------------------------------------------------------------------------------
    def view(self, viewer: i64) -> dict[str, list[int]]:
        """What the viewer may know: zone name -> faces from bottom to top, HIDDEN where unknown."""
        view: dict[str, list[int]] = {}
        zone: i64 = 0
        for z in self.layout.zones:
            view[z.name] = [int(self.face_for(self.at(zone, i), viewer)) for i in range(self.size(zone))]
            zone += 1
        return view

    def hints(self, viewer: i64) -> list[tuple[list[tuple[str, int]], list[int]]]:
        """What the viewer knows beyond single faces: places (zone name, index), and faces or class masks there.

        A set: several places and the faces known to be among them, in rising order.  A class: one place and the
        negative of its class mask.
        """
        layout = self.layout
        hints: list[tuple[list[tuple[str, int]], list[int]]] = []
        if not layout.extra:
            return hints
        places: dict[int, list[tuple[str, int]]] = {}
        faces: dict[int, list[int]] = {}
        base: i64 = (1 + viewer) * layout.cards
        zone: i64 = 0
        for z in layout.zones:
            for i in range(self.size(zone)):
                card = self.at(zone, i)
                mark = int(self._extra[base + card])
                if mark != 0:
                    places.setdefault(mark & 127, []).append((z.name, int(i)))
                    if mark & PINNED != 0:
                        faces.setdefault(mark & 127, []).append(int(self.face(card)))
                if self.class_mask(card) != 0 and (self.seen(card) >> viewer) & 1 == 0:
                    hints.append(([(z.name, int(i))], [-int(self.class_mask(card))]))
            zone += 1
        for number in places:
            hints.append((places[number], sorted(faces.get(number, []))))
        return hints

    # -- positions -----------------------------------------------------------------------------------------------
    def knowledge(self, card: i64) -> list[int]:
        """Who knows what of a card, for positions as JSON: seen mask, class mask, mark of each viewer's set."""
        layout = self.layout
        marks = [0] * VIEWERS
        if layout.extra:
            marks = [int(self._extra[(1 + v) * layout.cards + card]) for v in range(i64(VIEWERS))]
        return [int(self.seen(card)), int(self.class_mask(card)), *marks]

    def set_knowledge(self, card: i64, seen: i64, classes: i64, marks: list[int]) -> None:
        """The inverse of `knowledge`."""
        layout = self.layout
        self._places[layout.cards + card] = u8(seen)
        if layout.extra:
            self._extra[card] = u8(classes)
            for viewer in range(i64(VIEWERS)):
                self._extra[(1 + viewer) * layout.cards + card] = u8(i64(marks[viewer]))


@mypyc_attr(allow_interpreted_subclasses=True)
class DealingSource(Source):
    """A source that wants to see the cards after a shuffle: to note where they lie, or to deal anew what its seat has
    lost sight of."""

    def after_shuffle(self, cards: Cards, zone: int) -> None:
        raise NotImplementedError


@final
class Deal:
    """How the cards may lie that a seat does not know: made once for a position, applied to many copies of it.

    then     the cards at an earlier moment of the same game, or `now` itself; `apply` is for copies of `then`
    now      what the seat has learnt since stays true
    learnt   cards that the seat has seen in between, also if it has lost sight of them again

    Faces are exchanged among the unknown cards of one back, in keeping with known classes and sets: every deal that
    fits what the seat knows comes with equal chance.
    """

    def __init__(self, then: Cards, now: Cards, seat: i64, learnt: list[int] | None = None) -> None:
        layout = then.layout
        self.seat = seat
        self.unknown: vec[u8] = vec[u8]()  # free cards, pool after pool
        self.pool_end: vec[i64] = vec[i64]()  # where a pool ends in `unknown`
        self.bound: list[int] = []  # cards of known class outside sets, in each pool the most restricted first
        self.masks: list[int] = []  # their masks
        self.bound_end: list[int] = []  # [pool] where it ends in `bound`
        self.sets: list[list[int]] = []  # cards of one set and back each, without those that are known now
        self.set_masks: list[tuple[int, int]] = []  # (card in a set, mask)
        free: list[list[int]] = []  # [pool]
        bound: list[list[tuple[int, int]]] = []  # [pool] (card, mask)
        card: i64 = 0
        for end in layout.pool_end:
            pool: list[int] = []
            bound.append([])
            members: dict[int, list[int]] = {}
            masked: list[tuple[int, int]] = []
            while card < end:
                known: i64 = (then.seen(card) | now.seen(card)) >> seat & 1
                if then.zone_of(card) == NOWHERE or (learnt is not None and int(card) in learnt):
                    known = 1
                if known == 0:
                    mark = then.set_mark(card, seat)
                    if mark != 0:
                        members.setdefault(int(mark) & 127, []).append(int(card))
                    if mark & PINNED == 0:
                        pool.append(int(card))
                    mask = now.class_mask(card)
                    if mask == 0:
                        mask = then.class_mask(card)
                    if mask != 0:
                        masked.append((int(card), int(mask)))
                card += 1
            movable: list[int] = []
            for number in members:
                if len(members[number]) > 1:
                    self.sets.append(members[number])
                    movable += members[number]
            for one, its_mask in masked:
                if one in movable:
                    self.set_masks.append((one, its_mask))
                elif one in pool:
                    bound[len(free)].append((one, its_mask))
                    pool.remove(one)
            free.append(pool)
        for number in range(len(free)):
            for one in free[number]:
                self.unknown = append(self.unknown, u8(i64(one)))
            for size in range(VIEWERS + 1):
                for one, its_mask in bound[number]:
                    if its_mask.bit_count() == size:
                        self.bound.append(one)
                        self.masks.append(its_mask)
            self.pool_end = append(self.pool_end, i64(len(self.unknown)))
            self.bound_end.append(len(self.bound))

    def apply(self, cards: Cards, stream: Stream) -> None:
        """Deal anew."""
        if not self.set_masks:
            self._deal(cards, stream)
            return
        face = cards._face[:]
        extra = cards._extra[:]
        self._deal(cards, stream)
        while not self._fits(cards):
            cards._face = face[:]
            cards._extra = extra[:]
            self._deal(cards, stream)

    def _deal(self, cards: Cards, stream: Stream) -> None:
        if self.bound:
            self._deal_bound(cards, stream)
        face = cards._face
        unknown = self.unknown
        first: i64 = 0
        for end in self.pool_end:
            n: i64 = end
            while n > first + 1:
                j = i64(unknown[first + stream.below(n - first)])
                n -= 1
                i = i64(unknown[n])
                swapped = face[i]
                face[i] = face[j]
                face[j] = swapped
            first = end
        for members in self.sets:
            deal_among(cards, members, stream)

    def _fits(self, cards: Cards) -> bool:
        """Whether the cards of known class in sets have faces of that class."""
        classes = cards.layout.classes
        for card, mask in self.set_masks:
            if classes[cards.face(i64(card))] & i64(mask) == 0:
                return False
        return True

    def sort(self, cards: Cards) -> None:
        """Put the unknown faces in rising order and forget which sets others know: nothing depends on the true deal.

        From now on the deal is for copies of `cards`.
        """
        for members in self.sets:
            for i in range(1, len(members)):
                j = i
                while j > 0 and self._comes_before(cards, i64(members[j]), i64(members[j - 1])):
                    exchange(cards, i64(members[j]), i64(members[j - 1]))
                    j -= 1
        if self.sets:
            self._find_free(cards)
        first: i64 = 0
        bound_first = 0
        pool = 0
        for end in self.pool_end:
            free = [int(self.unknown[i]) for i in range(first, end)]
            bound = self.bound[bound_first : self.bound_end[pool]]
            if bound:
                self._sort_bound(cards, free, bound, self.masks[bound_first : self.bound_end[pool]])
            else:
                faces = sorted([int(cards._face[i64(c)]) for c in free])
                for i in range(len(free)):
                    cards._face[i64(free[i])] = i16(i64(faces[i]))
            bound_first = self.bound_end[pool]
            pool += 1
            first = end
        if cards.layout.sets:
            for viewer in range(i64(VIEWERS)):
                if viewer != self.seat:
                    for c in range(cards.layout.cards):
                        cards._extra[(1 + viewer) * cards.layout.cards + c] = 0

    def _find_free(self, cards: Cards) -> None:
        """Sorting a set has moved the faces that are known to be in it: the others of its cards are free now."""
        in_sets = [card for members in self.sets for card in members]
        old = [int(card) for card in self.unknown if int(card) not in in_sets]
        old += [card for card in in_sets if cards.set_mark(i64(card), self.seat) & PINNED == 0]
        old.sort()
        self.unknown = vec[u8]([u8(i64(card)) for card in old])

    def _comes_before(self, cards: Cards, one: i64, two: i64) -> bool:
        """The order of a set: first the faces that the seat knows to be in it, then by face."""
        ones = cards.set_mark(one, self.seat) & PINNED
        twos = cards.set_mark(two, self.seat) & PINNED
        if ones != twos:
            return ones > twos
        return cards._face[one] < cards._face[two]

    def _sort_bound(self, cards: Cards, free: list[int], bound: list[int], masks: list[int]) -> None:
        """The first matching in rising order, found by augmenting paths: there is one if the true deal is one."""
        classes = cards.layout.classes
        faces = sorted([int(cards._face[i64(c)]) for c in free + bound])
        taken = [-1] * len(faces)
        for b in range(len(bound)):
            self._augment(b, masks, faces, classes, taken, [False] * len(faces))
        rest = [faces[i] for i in range(len(faces)) if taken[i] < 0]
        for i in range(len(faces)):
            if taken[i] >= 0:
                cards._face[i64(bound[taken[i]])] = i16(i64(faces[i]))
        for i in range(len(free)):
            cards._face[i64(free[i])] = i16(i64(rest[i]))

    def _augment(
        self, b: int, masks: list[int], faces: list[int], classes: vec[i64], taken: list[int], tried: list[bool]
    ) -> bool:
        for i in range(len(faces)):
            if not tried[i] and masks[b] & classes[i64(faces[i])] != 0:
                tried[i] = True
                if taken[i] < 0 or self._augment(taken[i], masks, faces, classes, taken, tried):
                    taken[i] = b
                    return True
        return False

    def _deal_bound(self, cards: Cards, stream: Stream) -> None:
        """Give the cards of known class faces of that class, every way with equal chance.

        One after the other takes an admissible face.  Where masks overlap, choices that leave later cards fewer faces
        would come too often, so each is accepted with the share that it left of the most there can be; cards whose
        class allows no other faces than this one's always take theirs from those.
        """
        face = cards._face
        classes = cards.layout.classes
        free_first: i64 = 0
        bound_first = 0
        for pool in range(len(self.bound_end)):
            bound = self.bound[bound_first : self.bound_end[pool]]
            masks = self.masks[bound_first : self.bound_end[pool]]
            bound_first = self.bound_end[pool]
            places = bound + [int(self.unknown[i]) for i in range(free_first, self.pool_end[pool])]
            free_first = self.pool_end[pool]
            accepted = not bound
            while not accepted:
                accepted = True
                for b in range(len(bound)):
                    left: i64 = 0
                    most: i64 = 0
                    choice: i64 = 0
                    for i in range(len(places)):
                        if masks[b] & classes[i64(face[i64(places[i])])] != 0:
                            most += 1
                            if i >= b:
                                left += 1
                                if stream.below(left) == 0:
                                    choice = i
                    for i in range(b):
                        if masks[i] & ~masks[b] == 0:
                            most -= 1
                    if left == 0 or (left < most and stream.below(most) >= left):
                        accepted = False
                        break
                    one: i64 = bound[b]
                    two: i64 = places[choice]
                    swapped = face[one]
                    face[one] = face[two]
                    face[two] = swapped


def exchange(cards: Cards, one: i64, two: i64) -> None:
    """Two unknown cards exchange faces.  Who knows a set with both in it goes on knowing the faces in it."""
    face = cards._face
    swapped = face[one]
    face[one] = face[two]
    face[two] = swapped
    if cards.layout.sets:
        extra = cards._extra
        n = cards.layout.cards
        for viewer in range(i64(VIEWERS)):
            i: i64 = (1 + viewer) * n + one
            j: i64 = (1 + viewer) * n + two
            if (extra[i] ^ extra[j]) == PINNED:
                mark = extra[i]
                extra[i] = extra[j]
                extra[j] = mark


def deal_among(cards: Cards, members: list[int], stream: Stream) -> None:
    """Exchange the faces of some cards of one back, every way with equal chance."""
    n: i64 = len(members)
    while n > 1:
        j: i64 = members[stream.below(n)]
        n -= 1
        i: i64 = members[n]
        if i != j:
            exchange(cards, i, j)


def deal_unseen(then: Cards, now: Cards, chance: Chance) -> None:
    """Deal anew, in `then`, what nobody has seen: cards go on lying where they lie, but nothing foretells their faces.

    Faces are exchanged among cards of one back that lie in one zone and of which everybody knows the same, both in
    `then` and in the later `now` of the same game.  Cards that lay nowhere in `then` stay as they are.
    """
    layout = then.layout
    groups: dict[tuple[int, ...], list[int]] = {}
    pool = 0
    for card in range(layout.cards):
        while card >= layout.pool_end[pool]:
            pool += 1
        if then.zone_of(card) == NOWHERE or then.seen(card) != 0 or now.seen(card) != 0:
            continue
        key = [pool]
        for cards in (then, now):
            key += [int(cards.zone_of(card)), int(cards.class_mask(card))]
            key += [int(cards.set_mark(card, viewer)) & 127 for viewer in range(i64(VIEWERS))]
        groups.setdefault(tuple(key), []).append(int(card))
    for members in groups.values():
        n: i64 = len(members)
        while n > 1:
            j: i64 = members[chance.below(0, n)]
            n -= 1
            i: i64 = members[n]
            if i != j:
                exchange(then, i, j)


def lost_by_shuffle(cards: Cards, zone: i64, kept: list[int]) -> list[list[int]]:
    """The indices of those cards in a zone that are not among `kept`, back by back."""
    lost: list[list[int]] = []
    first: i64 = 0
    for end in cards.layout.pool_end:
        lost.append([])
        for i in range(cards.size(zone)):
            card = cards.at(zone, i)
            if first <= card < end and int(card) not in kept:
                lost[len(lost) - 1].append(int(i))
        first = end
    return lost
