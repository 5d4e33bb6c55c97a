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
NOBODY: Final = 0
NONE: Final = -1  # no card, no face, no slot
HIDDEN: Final = -2  # in views: a card whose face the viewer does not know
NOWHERE: Final = 255
PINNED: Final = 128  # in `_sets`: this face is one of those that the viewer knows to be in the set
MAX_CARDS: Final = 255


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

    ValueError for more than 255 cards or zones.
    """

    def __init__(
        self, pools: list[int], zones: list[Zone], classes: list[int] | None = None, sets: bool = False,
        twins: bool = False,
    ) -> None:
        n = sum(pools)
        if n > MAX_CARDS or len(zones) > MAX_CARDS:
            raise ValueError(f"{n} cards in {len(zones)} zones: at most {MAX_CARDS} of each")
        self.zones = zones
        self.cards: i64 = n
        self.twins = twins
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

    gained   changes whenever anybody gets to know a face
    alarm    mask of viewers; Revealed is raised before one of them gets to know a face
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
        for _ in range(n):
            card = i64(places[top])
            top -= 1
            places[to] = u8(card)
            to += 1
            places[card] = u8(zone)
            before = i64(places[seen + card])
            if before & watchers != watchers:
                places[seen + card] = u8(before | watchers)
                self.gained += 1
                if layout.extra:
                    self._leave_sets(card, watchers)

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
            if layout.extra:
                self._leave_sets(card, watchers)

    def _show(self, card: i64, viewers: i64) -> None:
        """The viewers of the mask get to know a card's face."""
        layout = self.layout
        before = self.seen(card)
        if before & viewers != viewers:
            self._places[layout.cards + card] = u8(before | viewers)
            self.gained += 1
            if layout.extra:
                self._leave_sets(card, viewers)

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
            self._extra[card] = u8(new)
            self.gained += 1

    def shuffle(self, zone: i64, chance: Chance, purpose: i64) -> None:
        """Shuffle a zone; only its watchers still know which card is which."""
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
            for i in range(n):
                places[first + i] = u8(i64(old[order[i]]))
        watchers = self.layout.watchers[zone]
        if self.layout.extra:
            self._lose_places([int(places[first + i]) for i in range(n)], watchers)
        else:
            seen: i64 = self.layout.cards
            for i in range(n):
                places[seen + i64(places[first + i])] = u8(watchers)
        if isinstance(source, DealingSource):
            source.deal_again(self, int(zone))

    def mix(self, zones: list[int], privy: int, cards: list[int] | None = None) -> None:
        """Cards have moved hidden between these zones (and single cards): others lose track of them.

        Viewers outside the mask `privy` who knew a face there still know that it is among these cards, but no longer
        which card it is.  Watchers of a zone keep track of what lies in it.  Needs Layout(sets=True), else ValueError.
        """
        if not self.layout.sets:
            raise ValueError("mix needs a Layout with sets=True")
        group = list(cards or [])
        for zone in zones:
            group += [int(self.at(zone, i)) for i in range(self.size(zone))]
        self._lose_places(group, privy)

    def _check_alarm(self, card: i64, watchers: i64) -> None:
        seen = self.seen(card)
        if self.alarm & watchers & (seen ^ EVERYBODY) != 0:
            raise Revealed

    def _leave_sets(self, card: i64, viewers: i64) -> None:
        """Viewers who get to know a face need no longer remember it as one of a set."""
        for viewer in range(i64(VIEWERS)):
            if (viewers >> viewer) & 1 != 0:
                self._extra[(1 + viewer) * self.layout.cards + card] = 0

    def _lose_places(self, group: list[int], privy: i64) -> None:
        """Outside the mask `privy` nobody can tell these cards from one another any longer."""
        layout = self.layout
        n = layout.cards
        extra = self._extra
        for viewer in range(i64(VIEWERS)):
            bit: i64 = 1 << viewer
            if privy & bit != 0:
                continue
            base: i64 = (1 + viewer) * n
            members = group
            known = 0
            if layout.sets:
                joined = [False] * 128
                for card in group:
                    if extra[base + i64(card)] != 0:
                        joined[int(extra[base + i64(card)]) & 127] = True
                members = group + [
                    int(c) for c in range(n)
                    if extra[base + c] != 0 and joined[int(extra[base + c]) & 127] and int(c) not in group
                ]
                used = [False] * 128
                for c in range(n):
                    if extra[base + c] != 0 and not joined[int(extra[base + c]) & 127]:
                        used[int(extra[base + c]) & 127] = True
                number: i64 = 1
                while used[number]:
                    number += 1
            for card in members:
                c = card
                if layout.sets:
                    pinned = self.seen(c) & bit != 0 or i64(extra[base + c]) & PINNED != 0
                    known += 1 if pinned else 0
                    extra[base + c] = u8(number | PINNED if pinned else number)
                self._places[n + c] = u8(self.seen(c) & (bit ^ EVERYBODY))
            if layout.sets and known == 0:
                for card in members:
                    extra[base + i64(card)] = 0
        if EVERYBODY & (privy ^ EVERYBODY) != 0:
            for card in group:
                extra[i64(card)] = 0

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
    """A source that, after a remembered shuffle, deals anew what its seat has lost sight of by it."""

    def deal_again(self, cards: Cards, zone: int) -> None:
        raise NotImplementedError


@final
class Deal:
    """How the cards may lie that a seat does not know: made once for a position, applied to many copies of it.

    then   the cards at an earlier moment of the same game, or `now` itself; `apply` is for copies of `then`
    now    what the seat has learnt since stays true

    Faces are exchanged among the unknown cards of one back, in keeping with known classes and sets.
    """

    def __init__(self, then: Cards, now: Cards, seat: i64) -> None:
        layout = then.layout
        self.seat = seat
        self.base: i64 = (1 + seat) * layout.cards
        self.unknown: vec[u8] = vec[u8]()  # free cards, pool after pool
        self.pool_end: vec[i64] = vec[i64]()  # where a pool ends in `unknown`
        self.bound: list[int] = []  # cards of known class
        self.masks: list[int] = []  # their masks
        self.bound_end: list[int] = []  # [pool] where it ends in `bound`
        self.sets: list[list[int]] = []  # cards of one set each, without those that are known now
        self.now_known: vec[u8] = vec[u8]([u8((now.seen(c) >> seat) & 1) for c in range(layout.cards)])
        members: dict[int, list[int]] = {}
        card: i64 = 0
        for end in layout.pool_end:
            while card < end:
                known: i64 = (then.seen(card) | now.seen(card)) >> seat & 1
                if then.zone_of(card) == NOWHERE:
                    known = 1
                mark: i64 = 0
                if layout.extra:
                    mark = i64(then._extra[self.base + card])
                if mark != 0 and known == 0:
                    members.setdefault(int(mark) & 127, []).append(int(card))
                if known == 0 and mark & PINNED == 0:
                    mask = now.class_mask(card)
                    if mask == 0:
                        mask = then.class_mask(card)
                    if mask != 0:
                        self.bound.append(int(card))
                        self.masks.append(int(mask))
                    else:
                        self.unknown = append(self.unknown, u8(card))
                card += 1
            self.pool_end = append(self.pool_end, i64(len(self.unknown)))
            self.bound_end.append(len(self.bound))
        self.sets = [members[number] for number in members if len(members[number]) > 1]

    def apply(self, cards: Cards, stream: Stream) -> None:
        """Deal anew."""
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
            self._deal_set(cards, members, stream)

    def sort(self, cards: Cards) -> None:
        """Put the unknown faces in rising order: nothing depends on the true deal then."""
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
        for members in self.sets:
            pairs = [(-(int(cards._extra[self.base + i64(c)]) & PINNED), int(cards._face[i64(c)])) for c in members]
            pairs.sort()
            number = int(cards._extra[self.base + i64(members[0])]) & 127
            for i in range(len(members)):
                card: i64 = members[i]
                cards._face[card] = i16(i64(pairs[i][1]))
                cards._extra[self.base + card] = u8(i64(number - pairs[i][0]))

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

        One after the other takes an admissible face; where masks overlap, choices that leave later cards fewer faces
        would come too often, so the deal is accepted with the share of faces that were left.
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
                    all_fit: i64 = 0
                    choice: i64 = 0
                    for i in range(len(places)):
                        if masks[b] & classes[i64(face[i64(places[i])])] != 0:
                            all_fit += 1
                            if i >= b:
                                left += 1
                                if stream.below(left) == 0:
                                    choice = i
                    if left == 0 or stream.below(all_fit) >= left:
                        accepted = False
                        break
                    one: i64 = bound[b]
                    two: i64 = places[choice]
                    swapped = face[one]
                    face[one] = face[two]
                    face[two] = swapped

    def _deal_set(self, cards: Cards, members: list[int], stream: Stream) -> None:
        """Exchange the faces of a set; what the seat knows of it goes with the faces."""
        face = cards._face
        extra = cards._extra
        n: i64 = len(members)
        while n > 1:
            j: i64 = members[stream.below(n)]
            n -= 1
            i: i64 = members[n]
            swapped = face[i]
            face[i] = face[j]
            face[j] = swapped
            mark = extra[self.base + i]
            extra[self.base + i] = extra[self.base + j]
            extra[self.base + j] = mark

    def deal_zone(self, cards: Cards, zone: i64, stream: Stream) -> None:
        """After a remembered shuffle: deal what the seat does not know now anew within the zone."""
        layout = cards.layout
        face = cards._face
        lost = [
            int(cards.at(zone, i)) for i in range(cards.size(zone)) if self.now_known[cards.at(zone, i)] == 0
        ]
        first: i64 = 0
        for end in layout.pool_end:
            pool = [c for c in lost if first <= c < end]
            n: i64 = len(pool)
            while n > 1:
                j: i64 = pool[stream.below(n)]
                n -= 1
                i: i64 = pool[n]
                swapped = face[i]
                face[i] = face[j]
                face[j] = swapped
            first = end
