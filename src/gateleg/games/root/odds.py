"""How likely each number of hits is before the dice of a battle, for those who look at the table."""
from __future__ import annotations

from mypy_extensions import i64

from gateleg.games.root.layout import ATTACKING, B_ATTACKER, B_DEFENDER, B_EXTRA, DEFENDING
from gateleg.games.root.rules_battle import is_defenseless, most_hits
from gateleg.games.root.state import Root


def hit_odds(t: Root) -> list[list[float]]:
    """By role, the chance of 0, 1, 2... hits in the battle that is being fought.

    Rolled hits and those that come by themselves, from public numbers alone: what may still be played is left out.
    """
    return [role_odds(t, ATTACKING), role_odds(t, DEFENDING)]


def role_odds(t: Root, role: i64) -> list[float]:
    """The chances of one side, by number of hits."""
    most = int(most_hits(t, role))
    side = t.n[B_ATTACKER + role]
    sure = int(t.n[B_EXTRA + role])
    if side < t.seats:
        sure += int(t.board.factions[side].extra_hits(t, role))
    if role == ATTACKING and is_defenseless(t):
        sure += 1
    takes_higher = (role == ATTACKING) != bool((t.board.high_roll >> t.n[B_DEFENDER]) & 1)
    faces = [int(face) for face in t.board.law.faces]
    odds = [0.0] * (sure + min(most, max(faces)) + 1)
    for one in faces:
        for two in faces:
            rolled = max(one, two) if takes_higher else min(one, two)
            odds[sure + min(rolled, most)] += 1 / len(faces) ** 2
    return odds
